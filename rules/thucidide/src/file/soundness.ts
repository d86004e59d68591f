import { treadOf } from '../movement/terrain.ts';
import { waitingIn } from '../combat/resolution.ts';
import { type Cell, cellName, type Place } from '@arbitre/kernel';
import { capacityOf, leaderCapacity } from '../movement/capacity.ts';
import { boardOf, goingAt, isRoadHex, terrainAt } from '../movement/field.ts';
import { onTable, type State } from '../play/state.ts';
import { ELEMENTS } from '../proposal/terrain.table.ts';
import type { Findings } from './findings.ts';
import { nameOf } from './hex-name.ts';
import type { Scenario } from './scenario.ts';

/** What can only be seen once every piece is in its place. */
export function checkPieces(scenario: Scenario, state: State, found: Findings): void {
  const { field, sides, units, characters, rulings } = state;
  const board = boardOf(field);
  const taken = new Map<Cell, string>();
  const ids = new Set<string>();
  if (!sides.includes(state.turn.side))
    found.add(['turn', 'side'], state.turn.side, 'unknown-side', { sides: sides.join(', ') });
  for (const [list, pieces] of [
    ['units', units],
    ['characters', characters],
  ] as const) {
    for (const [index, piece] of pieces.entries()) {
      const at: Place = [list, index];
      if (ids.has(piece.id)) found.add([...at, 'id'], piece.id, 'duplicate-id');
      ids.add(piece.id);
      if (!sides.includes(piece.side))
        found.add([...at, 'side'], piece.side, 'unknown-side', { sides: sides.join(', ') });
      const { group } = piece;
      const known =
        group === null
          ? piece.at !== 'outside' || rulings.reinforcements === 'none' || scenario.exercise
          : field.entries[group]?.side === piece.side;
      if (!known) found.add([...at, 'group'], group ?? piece.id, 'unknown-group');
      const closed = onTable(piece.at) && goingAt(field, piece.at, treadOf(piece)) === 'impassable';
      const byRoad =
        onTable(piece.at) && isRoadHex(field, piece.at) && ELEMENTS[terrainAt(board, piece.at)].going !== 'impassable';
      if (closed && !byRoad && onTable(piece.at)) {
        found.add([...at, 'at'], nameOf(field, piece.at), 'impassable-hex', { piece: piece.id });
      }
    }
  }
  for (const [index, unit] of units.entries()) {
    if (!onTable(unit.at)) continue;
    const by = taken.get(unit.at);
    if (by !== undefined)
      found.add(['units', index, 'at'], cellName(board, unit.at), 'hex-taken', { by, unit: unit.id }); // th.prec.10
    taken.set(unit.at, unit.id);
  }
  for (const [index, character] of characters.entries()) {
    if (leaderCapacity(character.rank, character.weight, rulings) === null) {
      found.add(['characters', index, 'weight'], character.weight ?? '∅', 'chief-weight'); // th.cap.leader
    }
    const over = onTable(character.at) ? units.find(({ at }) => at === character.at) : undefined;
    if (over !== undefined && over.side !== character.side) {
      found.add(['characters', index, 'at'], character.id, 'hex-taken', { by: over.id, unit: character.id });
    }
  }
  if (!scenario.exercise) checkArmies(state, found);
}

/** th.x.command: one general-in-chief, one only; th.cap.artillery: static artillery is deployed, never a reinforcement. */
function checkArmies({ sides, units, characters }: State, found: Findings): void {
  for (const [index, side] of sides.entries()) {
    const generals = characters.filter((one) => one.side === side && one.rank === 'general-in-chief').length;
    if (generals !== 1) found.add(['armies', index], generals, 'one-general', { side });
    if (!units.some((unit) => unit.side === side)) found.add(['armies', index], side, 'no-units', { side });
  }
  for (const [index, unit] of units.entries()) {
    if (unit.at === 'outside' && capacityOf(unit.type, unit.weight)?.isStatic)
      found.add(['units', index, 'at'], unit.id, 'static-outside');
  }
}

/** A combat or a flight under way has to leave somebody a choice, or nobody could go on. */
export function checkMoment(state: State, found: Findings): void {
  const waiting = waitingIn(state);
  if (waiting === null || waiting.choices.length > 0) return;
  const at: Place = waiting.step === 'flight' ? ['flights', 0] : ['combat', 'step'];
  found.add(at, state.flights[0]?.character ?? waiting.step, 'nothing-to-choose');
}
