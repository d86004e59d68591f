import { hexDistance, type Proposal, type Seat } from '@arbitre/kernel';
import { boardOf } from '../movement/field.ts';
import type { Command } from '../play/command.ts';
import { choicesOf } from '../play/offers.ts';
import { characterById, onTable, type State, unitOf } from '../play/state.ts';
import { RANGES } from '../command/command.table.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { eagerness } from './moving.ts';

/** The command phase: the chief whose units would do most, then those units, the most eager first. */
export function commanding(state: State, seat: Seat): readonly Proposal<Command>[] {
  const proposals: Proposal<Command>[] = [];
  const choices = choicesOf(state);
  // To call somebody costs nothing and binds nobody: a phase is not ended before.
  const idle = state.turn.activations.length === 0 && choices.some(({ command }) => command.do === 'command');
  for (const { command } of choices) {
    switch (command.do) {
      case 'command':
        proposals.push({ command, prior: 200 + chiefWorth(state, seat, command.chief), why: ['command'] });
        break;
      case 'activate':
        proposals.push({ command, prior: 100 + pieceEagerness(state, command.piece), why: ['activate'] });
        break;
      case 'end':
        if (!idle) proposals.push({ command, prior: 50, why: ['ready'] });
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
