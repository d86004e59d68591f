import { blockOf, isInert } from '../encounter/creature.ts';
import { mean } from '../encounter/dice.ts';
import type { Creature, State } from '../play/state.ts';

/** What a side can still bear and what it can still do: hit points, and damage a turn of those who are up. */
export interface Might {
  readonly bears: number;
  readonly deals: number;
}

/**
 * What the logarithm of each proportion counts for, in thousandths of a win before the sum is bent: a fight is lost by proportion, as
 * Lanchester found. Whoever has twice as many hit points left is as well off with forty as with eighty.
 */
const BEARS = 1150;
const DEALS = 720;
/** How much of a healing still to come counts as hit points. */
const HEALING = 0.6;
/** What nobody falls below, so that a proportion remains one. */
const LEAST = 3;

/** The might of some creatures that fight together. */
export function mightOf(state: State, side: readonly Creature[]): Might {
  let [bears, deals] = [LEAST, LEAST];
  for (const one of side) {
    if (isInert(one)) continue;
    bears += one.hp + healingOf(state, one);
    deals += damageOf(state, one);
  }
  return { bears, deals };
}

/** Hit points that a healer may still give. */
function healingOf(state: State, { block, heals }: Creature): number {
  const dice = state.blocks[block]?.heal?.dice;
  return dice === undefined ? 0 : HEALING * heals * mean(dice);
}

/** Roughly what its best attack does to someone of middling armour. */
function damageOf(state: State, creature: Creature): number {
  const { attacks } = blockOf(state, creature);
  return attacks.reduce((most, { damage, bonus }) => Math.max(most, (mean(damage) * (8 + bonus)) / 20), 0);
}

/** How much more one side can bear than the other. */
export function endurance(ours: Might, theirs: Might): number {
  return BEARS * Math.log(ours.bears / theirs.bears);
}

/** How much more one side can do than the other. */
export function strength(ours: Might, theirs: Might): number {
  return DEALS * Math.log(ours.deals / theirs.deals);
}

/** What a creature weighs for its side: all its hit points together, and being up. */
export interface Weight {
  readonly points: number;
  readonly up: number;
}

/** What its side would lose with its hit points, and what with its blows and its healing. */
export function weightIn(state: State, { bears, deals }: Might, creature: Creature): Weight {
  const without = (all: number, part: number) => Math.log(all / Math.max(LEAST, all - part));
  const points = BEARS * without(bears, creature.hp);
  const body = BEARS * without(bears, creature.hp + healingOf(state, creature));
  return { points, up: body - points + DEALS * without(deals, damageOf(state, creature)) };
}
