import { type Decision, rememberLast, type Offer } from '@arbitre/kernel';
import { activationFault, callFault, chiefsOf } from '../command/activation.ts';
import type { Command } from './command.ts';
import { waitingIn } from '../combat/resolution.ts';
import { fightFault, targetsOf } from '../combat/target.ts';
import { companionsOf, mayAccompany } from '../movement/companions.ts';
import { nameOf, placeNamed } from '../file/hex-name.ts';
import { judgeMove, type Waypoint } from '../movement/move.ts';
import { moveFault } from '../movement/phase.ts';
import { ordersNow } from '../command/orders.ts';
import { judgeEnd } from '../movement/phase-end.ts';
import { isRefused } from './refusal.ts';
import {
  type Character,
  characterById,
  type CombatStep,
  isUnit,
  onTable,
  type Phase,
  type State,
  type Unit,
  unitById,
} from './state.ts';
import { type Ways, waysOf } from '../movement/ways.ts';

type Choice = Offer<Command>;

/** What a seat is asked to choose: what its phase allows, or an answer in a combat. */
export type DecisionKind = Phase | CombatStep | 'flight';

/** Who must choose now: the active player, or whoever a combat waits for; null when the battle is over. */
export function awaiting(state: State): Decision<DecisionKind> | null {
  if (state.outcome !== null) return null;
  const waiting = waitingIn(state);
  if (waiting === null) return { seats: [state.turn.side], kind: state.turn.phase };
  // A riposte costs nothing and comes first among the offers (th.x.riposte).
  return { seats: [waiting.seat], kind: waiting.step, ...(waiting.step === 'riposte' && { minor: true }) };
}

/** Every legal command of whoever must choose, in a stable order: pieces as the scenario lists them, the end of the phase last. */
export const choicesOf = rememberLast((state: State): readonly Choice[] => {
  if (state.outcome !== null) return [];
  const waiting = waitingIn(state);
  if (waiting !== null) return waiting.choices.map((command) => inCombat(state, command));
  const found: Choice[] = [];
  addChoices(found, state);
  if (judgeEnd(state) === null) found.push(END);
  return found;
});

/** May more be called, beyond the activations, for tokens (th.x.orders)? */
export function maySendCourier(state: State): boolean {
  return choicesOf(state).some(({ command }) => command.do === 'order' && command.order === 'courier');
}

const END: Choice = { group: 'end', command: { do: 'end' } };

/** The choices of the active player's phase but its end. */
function addChoices(found: Choice[], state: State): void {
  const { turn, units, characters } = state;
  switch (turn.phase) {
    case 'command':
      addCalls(found, state);
      for (const unit of units) addActivation(found, state, unit);
      for (const character of characters) addActivation(found, state, character);
      return addOrders(found, state);
    case 'movement':
      for (const unit of units) addMoves(found, state, unit);
      for (const character of characters) addMoves(found, state, character);
      return addOrders(found, state);
    case 'combat':
      for (const unit of units) addAttacks(found, state, unit);
  }
}

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

function addCalls(found: Choice[], state: State): void {
  for (const chief of chiefsOf(state, state.turn.side)) {
    if (callFault(state, chief) !== null) continue;
    found.push({ group: 'command', command: { do: 'command', chief: chief.id }, piece: chief.id });
  }
}

function addActivation(found: Choice[], state: State, piece: Unit | Character): void {
  if (activationFault(state, piece) !== null) return;
  const { id, at } = piece;
  const command: Command = { do: 'activate', piece: id };
  found.push(onTable(at) ? { group: 'activate', command, piece: id, at } : { group: 'activate', command, piece: id });
}

function addOrders(found: Choice[], state: State): void {
  for (const command of ordersNow(state)) {
    const { unit } = command;
    found.push(unit === undefined ? { group: 'order', command } : { group: 'order', command, piece: unit });
  }
}

function addMoves(found: Choice[], state: State, piece: Unit | Character): void {
  if (moveFault(state, piece) === null) for (const choice of movesOf(state, piece)) found.push(choice);
}

/** The moves of one piece as they were last offered, and the ways they stand on. */
interface Offered {
  readonly ways: Ways;
  readonly along: boolean;
  readonly choices: readonly Choice[];
}

/** By id: as long as the ways are the same ways, so are the offers. */
const offered = new Map<string, Offered>();
const MOST_OFFERED = 1000;

/** The moves of one piece, each a whole move. */
function movesOf(state: State, piece: Unit | Character): readonly Choice[] {
  const { id } = piece;
  const ways = waysOf(state, piece);
  if (isRefused(ways)) return isRefused(judgeMove(state, id, [])) ? [] : [stay(piece)];
  const companions = isUnit(piece) ? companionsOf(state, piece) : [];
  const along = companions.length > 0;
  const crowds = along && !state.rulings.charactersShareHex;
  const known = offered.get(id);
  if (known !== undefined && known.ways === ways && known.along === along && !crowds) return known.choices;
  const choices = listMoves(state, piece, ways, companions);
  if (offered.size > MOST_OFFERED) offered.clear();
  if (onTable(piece.at)) offered.set(id, { ways, along, choices });
  return choices;
}

function listMoves(
  state: State,
  piece: Unit | Character,
  ways: Ways,
  companions: readonly Character[],
): readonly Choice[] {
  const { id } = piece;
  const found: Choice[] = [];
  const add = (to: Waypoint, command: Command) =>
    found.push(
      to === 'outside' ? { group: 'move', command, piece: id } : { group: 'move', command, piece: id, at: to },
    );
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
  if (!isRefused(judgeMove(state, id, []))) found.push(stay(piece));
  return found;
}

function stay({ id, at }: Unit | Character): Choice {
  const command: Command = { do: 'stay', piece: id };
  return onTable(at) ? { group: 'move', command, piece: id, at } : { group: 'move', command, piece: id };
}

function addAttacks(found: Choice[], state: State, unit: Unit): void {
  if (fightFault(state, unit) !== null) return;
  for (const { target } of targetsOf(state, unit)) {
    const command: Command = { do: 'attack', unit: unit.id, target: target.id };
    found.push({ group: 'attack', command, piece: unit.id, at: Number(target.at) }); // a target stands on the table
  }
}
