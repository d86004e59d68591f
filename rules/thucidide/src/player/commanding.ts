import { hexDistance, type Proposal, type Seat, type Temper } from '@arbitre/kernel';
import { activationSizes, openActivation } from '../command/activation.ts';
import { RANGES } from '../command/command.table.ts';
import { type OrderCommand, priceOf } from '../command/orders.ts';
import { boardOf } from '../movement/field.ts';
import type { Command } from '../play/command.ts';
import { choicesOf } from '../play/offers.ts';
import { characterById, onTable, type State, unitById, unitOf } from '../play/state.ts';
import { isMountedTroop } from '../proposal/troops.ts';
import { eagerness } from './moving.ts';
import { WEIGHTS } from './weights.ts';

/** The command phase: the chief whose units would do most, then those units, the most eager first. */
export function commanding(state: State, seat: Seat, temper?: Temper): readonly Proposal<Command>[] {
  const proposals: Proposal<Command>[] = [];
  const pieces: string[] = [];
  const choices = choicesOf(state);
  // To call somebody costs nothing and binds nobody: a phase is not ended before.
  const idle = state.turn.activations.length === 0 && choices.some(({ command }) => command.do === 'command');
  for (const { command } of choices) {
    switch (command.do) {
      case 'command':
        proposals.push({ command, prior: 200 + chiefWorth(state, seat, command.chief, temper), why: ['command'] });
        break;
      case 'activate':
        pieces.push(command.piece);
        break;
      case 'order':
        proposals.push(...ordering(state, command, temper));
        break;
      case 'end':
        if (!idle) proposals.push({ command, prior: 50, why: ['ready'] });
        break;
      default:
    }
  }
  return [...proposals, ...activating(state, pieces, temper)];
}

/**
 * Whom to activate next: of each family the most eager, and those who would else be left out. In which order the others are called changes
 * nothing: to think about it would be to think the same twice.
 */
function activating(state: State, pieces: readonly string[], temper?: Temper): readonly Proposal<Command>[] {
  const room = openActivation(state)?.room ?? activationSizes(state)[0] ?? 1;
  const eager = pieces
    .map((id) => ({ id, worth: pieceEagerness(state, id, temper) }))
    .sort((a, b) => b.worth - a.worth);
  const called: Record<'foot' | 'horse', number> = { foot: 0, horse: 0 };
  const proposals: Proposal<Command>[] = [];
  for (const { id, worth } of eager) {
    const unit = unitById(state, id);
    const nth = called[unit !== undefined && isMountedTroop(unit.type) ? 'horse' : 'foot']++;
    if (nth > 0 && nth < room) continue;
    proposals.push({ command: { do: 'activate', piece: id }, prior: 100 + worth, why: ['activate'] });
  }
  return proposals;
}

/** Orders of the command phase that may be worth their tokens: a courier to a unit that would else stay idle, a quiet turn for tokens. */
function ordering(state: State, command: OrderCommand, temper?: Temper): readonly Proposal<Command>[] {
  const price = WEIGHTS.token * priceOf(state, command);
  if (command.order === 'courier' && command.unit !== undefined) {
    const worth = eagerness(state, unitOf(state, command.unit), temper) - price;
    return worth > 0
      ? [{ command, prior: Math.min(99, 50 + worth), why: ['order courier'], rules: ['th.x.orders'] }]
      : [];
  }
  return [];
}

function pieceEagerness(state: State, id: string, temper?: Temper): number {
  return characterById(state, id) === undefined ? eagerness(state, unitOf(state, id), temper) : 1;
}

/** What the best activation of that chief would do: as many units as one activation takes, of one family. */
function chiefWorth(state: State, seat: Seat, id: string, temper?: Temper): number {
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
    if (near) (isMountedTroop(unit.type) ? horse : foot).push(eagerness(state, unit, temper));
  }
  const total = (list: number[]) =>
    list
      .sort((a, b) => b - a)
      .slice(0, size)
      .reduce((sum, one) => sum + one, 0);
  return Math.max(total(foot), total(horse));
}
