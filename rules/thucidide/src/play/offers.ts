import { type Decision, rememberLast, type Offer } from '@arbitre/kernel';
import { chiefsOf, judgeActivate, judgeCommand } from '../command/activation.ts';
import type { Command } from './command.ts';
import { waitingIn } from '../combat/resolution.ts';
import { mayFight, targetsOf } from '../combat/target.ts';
import { companionsOf, mayAccompany } from '../movement/companions.ts';
import { nameOf, placeNamed } from '../file/hex-name.ts';
import { judgeMove, mayMove, type Waypoint } from '../movement/move.ts';
import { judgeOrder, orderRequests } from '../command/orders.ts';
import { judgeEnd } from '../movement/phase.ts';
import { isRefused } from './refusal.ts';
import {
  activationOf,
  type Character,
  isUnit,
  onTable,
  type State,
  type Unit,
  unitById,
  characterById,
} from './state.ts';
import { waysOf } from '../movement/ways.ts';

type Choice = Offer<Command>;

/** Who must choose now: the active player, or whoever a combat waits for; null when the battle is over. */
export function awaiting(state: State): Decision | null {
  if (state.outcome !== null) return null;
  const waiting = waitingIn(state);
  return waiting === null
    ? { seats: [state.turn.side], kind: state.turn.phase }
    : { seats: [waiting.seat], kind: waiting.step };
}

/** Every legal command of whoever must choose, in a stable order: pieces as the scenario lists them, the end of the phase last. */
export const choicesOf = rememberLast((state: State): readonly Choice[] => {
  if (state.outcome !== null) return [];
  const waiting = waitingIn(state);
  if (waiting !== null) return waiting.choices.map((command) => inCombat(state, command));
  const own = (piece: Unit | Character) => piece.side === state.turn.side;
  const units = state.units.filter(own);
  const characters = state.characters.filter(own);
  const end: Choice[] = judgeEnd(state) === null ? [{ group: 'end', command: { do: 'end' } }] : [];
  switch (state.turn.phase) {
    case 'command':
      return [...calls(state), ...activations(state, [...units, ...characters]), ...orders(state), ...end];
    case 'movement': {
      const found: Choice[] = [];
      for (const piece of [...units, ...characters]) addMoves(found, state, piece);
      return found.concat(orders(state), end);
    }
    case 'combat':
      return [...units.flatMap((unit) => attacks(state, unit)), ...end];
  }
});

function cellOf(state: State, id: string): { readonly at?: number } {
  const at = (unitById(state, id) ?? characterById(state, id))?.at;
  return at !== undefined && onTable(at) ? { at } : {};
}

function hexAt(state: State, name: string): { readonly at?: number } {
  const at = placeNamed(state.field, name);
  return at !== null && at !== 'outside' ? { at } : {};
}

function inCombat(state: State, command: Command): Choice {
  const { combat } = state;
  const target = combat === null ? {} : { piece: combat.riposte ? combat.attacker : combat.target };
  switch (command.do) {
    case 'flee':
      return { group: 'combat', command, piece: command.character, ...hexAt(state, command.to) };
    case 'escape':
    case 'retreat':
      return { group: 'combat', command, ...target, ...hexAt(state, command.to) };
    case 'follow':
      return { group: 'combat', command, ...(combat && { piece: combat.attacker, at: combat.hex }) };
    case 'pursue':
      return { group: 'combat', command, ...(combat && { piece: combat.attacker }), ...cellOf(state, command.target) };
    default:
      return { group: 'combat', command };
  }
}

function calls(state: State): Choice[] {
  return chiefsOf(state, state.turn.side)
    .filter(({ id }) => judgeCommand(state, id) === null)
    .map(({ id }) => ({ group: 'command', command: { do: 'command', chief: id }, piece: id }));
}

function activations(state: State, pieces: readonly (Unit | Character)[]): Choice[] {
  return pieces
    .filter(({ id }) => !isRefused(judgeActivate(state, id)))
    .map(({ id }) => ({ group: 'activate', command: { do: 'activate', piece: id }, piece: id, ...cellOf(state, id) }));
}

function orders(state: State): Choice[] {
  return orderRequests(state)
    .filter((command) => !isRefused(judgeOrder(state, command)))
    .map((command) =>
      command.unit === undefined ? { group: 'order', command } : { group: 'order', command, piece: command.unit },
    );
}

/** The moves of one piece, each a whole move. */
function addMoves(found: Choice[], state: State, piece: Unit | Character): void {
  if (mayMove(state, piece) !== null) return;
  const { id } = piece;
  const ways = waysOf(state, piece);
  const companions = isUnit(piece) ? companionsOf(state, piece) : [];
  const add = (to: Waypoint, command: Command) =>
    found.push(
      to === 'outside' ? { group: 'move', command, piece: id } : { group: 'move', command, piece: id, at: to },
    );
  if (!isRefused(ways)) {
    for (const { to } of ways.moves) {
      const name = nameOf(state.field, to);
      add(to, { do: 'move', piece: id, to: name });
      if (mayAccompany(state, companions, to)) add(to, { do: 'move', piece: id, to: name, with: true });
    }
    for (const { to } of ways.marches) {
      const name = nameOf(state.field, to);
      add(to, { do: 'move', piece: id, to: name, march: true });
      if (mayAccompany(state, companions, to)) add(to, { do: 'move', piece: id, to: name, march: true, with: true });
    }
  }
  if (!isRefused(judgeMove(state, id, []))) {
    found.push({ group: 'move', command: { do: 'stay', piece: id }, piece: id, ...cellOf(state, id) });
  }
}

function attacks(state: State, unit: Unit): Choice[] {
  if (activationOf(state.turn, unit.id) < 0 || mayFight(state, unit) !== null) return [];
  return targetsOf(state, unit).map(({ target }) => ({
    group: 'attack',
    command: { do: 'attack', unit: unit.id, target: target.id },
    piece: unit.id,
    ...cellOf(state, target.id),
  }));
}
