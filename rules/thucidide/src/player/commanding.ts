import { hexDistance, type Proposal, type Seat } from '@arbitre/kernel';
import { boardOf } from '../movement/field.ts';
import type { Command } from '../play/command.ts';
import { choicesOf } from '../play/offers.ts';
import { characterById, onTable, type State, type Unit, unitOf } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { RANGES } from '../command/command.table.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { expectedLoss, unitWorth } from './strength.ts';
import { enemyCells, exposure, nearest, threatRange } from './threat.ts';

/** How much a unit would do if it were activated: strike what is in its reach, come nearer, or get out of harm's way. */
export function eagerness(state: State, unit: Unit): number {
  const { at } = unit;
  if (at === 'outside') return 14; // reinforcements are of no use outside
  if (!onTable(at)) return 0;
  const board = boardOf(state.field);
  const factors = factorsOf(unit);
  const { move, range } = threatRange(unit);
  let best = 0;
  for (const enemy of state.units) {
    if (enemy.side === unit.side || !onTable(enemy.at) || factors === null) continue;
    const distance = hexDistance(board, at, enemy.at);
    const closes = distance <= move + 1;
    if (!closes && distance > move + range) continue;
    const dice = closes ? (distance === 1 ? factors.melee : factors.assault) : factors.fire;
    best = Math.max(best, expectedLoss(enemy, dice, false, unitWorth(state, enemy.side)) + dice);
  }
  const harm = unit.elements === 1 ? 0.5 * exposure(state, unit, at) : 0;
  const goals = state.victory.hold === null ? enemyCells(state, unit.side) : state.victory.objectives;
  const away = nearest(state, at, goals);
  const pace = Math.min(move, away) * 2;
  return (
    best + harm + (state.victory.objectives.includes(at) && state.victory.hold !== null ? 0 : pace + 4 - 0.3 * away)
  );
}

/** The command phase: the chief whose units would do most, then those units, the most eager first. */
export function commanding(state: State, seat: Seat): readonly Proposal<Command>[] {
  const proposals: Proposal<Command>[] = [];
  for (const { command } of choicesOf(state)) {
    switch (command.do) {
      case 'command':
        proposals.push({ command, prior: 200 + chiefWorth(state, seat, command.chief), why: ['command'] });
        break;
      case 'activate':
        proposals.push({ command, prior: 100 + pieceEagerness(state, command.piece), why: ['activate'] });
        break;
      case 'end':
        proposals.push({ command, prior: 50, why: ['ready'] });
        break;
      default: // orders of the command phase are dear and seldom worth it
    }
  }
  return proposals;
}

function pieceEagerness(state: State, id: string): number {
  return characterById(state, id) === undefined ? eagerness(state, unitOf(state, id)) : 1;
}

/** What the best activation of that chief would do: as many units as one activation takes, of one family. */
function chiefWorth(state: State, seat: Seat, id: string): number {
  const chief = characterById(state, id);
  if (chief === undefined || chief.rank === 'person') return 0;
  const size = state.armies[seat]?.activations[0] ?? 3;
  const board = boardOf(state.field);
  const foot: number[] = [];
  const horse: number[] = [];
  for (const unit of state.units) {
    if (unit.side !== seat) continue;
    const near =
      onTable(unit.at) && onTable(chief.at)
        ? hexDistance(board, chief.at, unit.at) <= RANGES[chief.rank].command
        : unit.at === 'outside' && chief.at === 'outside' && unit.group === chief.group;
    if (near) (isMountedTroop(unit.type) ? horse : foot).push(eagerness(state, unit));
  }
  const total = (list: number[]) =>
    list
      .sort((a, b) => b - a)
      .slice(0, size)
      .reduce((sum, one) => sum + one, 0);
  return Math.max(total(foot), total(horse));
}
