import { type Chance, fold, hexDistance, type Offer, pick } from '@arbitre/kernel';
import { awaiting, choicesOf } from './offers.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { boardOf, isRoadHex, terrainAt } from '../movement/field.ts';
import { nameOf } from '../file/hex-name.ts';
import { ELEMENTS, goingOn } from '../proposal/terrain.table.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { isRefused } from './refusal.ts';
import { type Character, isUnit, onTable, type State, treadOf, type Unit } from './state.ts';

/**
 * A battle played to its end at random, `visit` seeing every state on the way. So that the armies meet, a phase is ended early
 * only once in eight choices, and of a few moves drawn the one that ends nearest an enemy is made.
 *
 * @example randomBattle(opening, new SeededChance(1)).state.outcome
 */
export function randomBattle(
  opening: State,
  chance: Chance,
  visit: (state: State) => void = () => {},
): { readonly state: State; readonly commands: number } {
  let state = opening;
  for (let commands = 0; ; commands++) {
    visit(state);
    const seat = awaiting(state)?.seats[0];
    if (seat === undefined) return { state, commands };
    const { command } = randomChoice(state, chance);
    const decided = decide(state, seat, command, chance);
    if (isRefused(decided)) throw new Error(`${command.do} was offered and then refused: ${decided.code}`);
    state = fold({ evolve }, state, decided);
  }
}

function randomChoice(state: State, chance: Chance): Offer<Command> {
  const choices = choicesOf(state);
  const acts = choices.filter(({ group }) => group !== 'end');
  if (acts.length === 0 || (acts.length < choices.length && chance.int(8) === 0))
    return pick(chance, choices.slice(acts.length));
  const group = pick(chance, [...new Set(acts.map((choice) => choice.group))]);
  const alike = acts.filter((choice) => choice.group === group);
  let chosen = pick(chance, alike);
  for (let more = group === 'move' ? 3 : 0; more > 0; more--) {
    const other = pick(chance, alike);
    if (toEnemy(state, other) < toEnemy(state, chosen)) chosen = other;
  }
  return chosen;
}

/** Hexes from where a move ends to the nearest enemy unit. */
function toEnemy(state: State, { at }: Offer<Command>): number {
  if (at === undefined) return Number.POSITIVE_INFINITY;
  const board = boardOf(state.field);
  let nearest = Number.POSITIVE_INFINITY;
  for (const unit of state.units) {
    if (unit.side !== state.turn.side && onTable(unit.at)) nearest = Math.min(nearest, hexDistance(board, at, unit.at));
  }
  return nearest;
}

/** What no state of a battle may be: the first thing wrong with it, or null. For fuzzers and for doubtful positions. */
export function brokenState(state: State): string | null {
  const taken = new Map<number, string>();
  for (const unit of state.units) {
    const full = factorsOf(unit)?.elements ?? 0;
    if (unit.elements < 0 || unit.elements > full) return `${unit.id} has ${unit.elements} elements of ${full}`;
    if ((unit.at === 'lost') !== (unit.elements === 0))
      return `${unit.id} is ${unit.at} with ${unit.elements} elements`;
    if (!onTable(unit.at)) continue;
    const other = taken.get(unit.at);
    if (other !== undefined) return `${unit.id} and ${other} share ${nameOf(state.field, unit.at)}`; // th.prec.10
    taken.set(unit.at, unit.id);
  }
  for (const piece of [...state.units, ...state.characters]) {
    const wrong = misplaced(state, piece);
    if (wrong !== null) return wrong;
  }
  const poor = state.sides.find((side) => (state.armies[side]?.tokens ?? 0) < 0);
  return poor === undefined ? null : `${poor} owes order tokens`;
}

function misplaced(state: State, piece: Unit | Character): string | null {
  if (!onTable(piece.at)) return null;
  const board = boardOf(state.field);
  const name = nameOf(state.field, piece.at);
  if (piece.at < 0 || piece.at >= board.size) return `${piece.id} stands off the table`;
  const ground = ELEMENTS[terrainAt(board, piece.at)];
  const byRoad = ground.going !== 'impassable' && isRoadHex(state.field, piece.at);
  // A character goes where his unit goes; alone he would have to be able to stand there.
  const closed = ground.going === 'impassable' || (isUnit(piece) && goingOn(ground, treadOf(piece)) === 'impassable');
  if (closed && !byRoad) return `${piece.id} stands on impassable ground at ${name}`; // th.prec.11
  const enemy = state.units.find((unit) => unit.at === piece.at && unit.side !== piece.side);
  return enemy === undefined ? null : `${piece.id} stands on ${enemy.id} at ${name}`; // th.prec.6
}
