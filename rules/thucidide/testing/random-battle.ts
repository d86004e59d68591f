import { type Chance, fold, hexDistance, type Offer, pick } from '@arbitre/kernel';
import { awaiting, choicesOf } from '../src/play/offers.ts';
import type { Command } from '../src/play/command.ts';
import { decide } from '../src/play/decide.ts';
import { evolve } from '../src/play/evolve.ts';
import { boardOf } from '../src/movement/field.ts';
import { isRefused } from '../src/play/refusal.ts';
import { onTable, type State } from '../src/play/state.ts';

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
