import {
  add,
  canonical,
  type Chance,
  explore,
  type Fraction,
  fraction,
  multiply,
  type Seat,
  SeededChance,
  ZERO,
} from '@arbitre/kernel';
import { creatureOf, isInert } from '../encounter/creature.ts';
import type { Order } from '../play/command.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { playOn } from './forecast.ts';

/** Outcomes of the dice that are all looked at; beyond, so many throws stand for them. */
const LIMIT = 1_500;
const THROWS = 150;

/** How likely each change is for one creature, once a command and every reaction to it have been played. */
export interface Fate {
  readonly who: CreatureId;
  /** Loses hit points. */
  readonly hurt: Fraction;
  /** Hit points lost when it loses any, on average. */
  readonly loss: Fraction;
  readonly healed: Fraction;
  /** Hit points regained when it regains any, on average. */
  readonly gain: Fraction;
  /** Out of the fight: unconscious or dead. */
  readonly down: Fraction;
  readonly dead: Fraction;
  readonly prone: Fraction;
  readonly held: Fraction;
  /** Another place than before, without having chosen it. */
  readonly fallen: Fraction;
}

/** What a command may lead to, creature by creature. `exact` is false when throws stand for all outcomes. */
export interface Aftermath {
  readonly exact: boolean;
  readonly fates: readonly Fate[];
  /** Some way of it, to read off what is certain. */
  readonly example: State;
}

/** Plays a command with every reaction taken, over all outcomes of the dice. */
export function aftermath(state: State, seat: Seat, order: Order): Aftermath {
  const act = (chance: Chance) => playOn(state, seat, order, chance, true);
  const explored = explore(act, (after) => canonical(after.creatures.map(marksOf)), LIMIT);
  const ways = explored.exact
    ? explored.outcomes
    : Array.from({ length: THROWS }, (_, seed) => ({
        value: act(new SeededChance(seed)),
        weight: fraction(1, THROWS),
      }));
  const example = ways[0]?.value ?? state;
  const fates = state.creatures.map((before): Fate => {
    const chanceOf = (holds: (after: Creature) => boolean): Fraction =>
      ways.reduce((sum, { value, weight }) => {
        const after = creatureOf(value, before.id);
        return after !== undefined && holds(after) ? add(sum, weight) : sum;
      }, ZERO);
    const meanOf = (amount: (after: Creature) => number, given: Fraction): Fraction => {
      const sum = ways.reduce((total, { value, weight }) => {
        const after = creatureOf(value, before.id);
        return after === undefined ? total : add(total, multiply(fraction(amount(after)), weight));
      }, ZERO);
      return given.n === 0n ? ZERO : multiply(sum, { n: given.d, d: given.n });
    };
    const hurt = chanceOf((after) => after.hp < before.hp);
    const healed = chanceOf((after) => after.hp > before.hp);
    return {
      who: before.id,
      hurt,
      loss: meanOf((after) => Math.max(0, before.hp - after.hp), hurt),
      healed,
      gain: meanOf((after) => Math.max(0, after.hp - before.hp), healed),
      down: chanceOf((after) => isInert(after) && !isInert(before)),
      dead: chanceOf((after) => after.conditions.dead === true && before.conditions.dead !== true),
      prone: chanceOf((after) => isProne(after) && !isProne(before)),
      held: chanceOf((after) => after.conditions.held !== undefined && before.conditions.held === undefined),
      fallen: chanceOf((after) => after.z < before.z - 4 && after.hp < before.hp),
    };
  });
  return { exact: explored.exact, fates, example };
}

function isProne({ conditions }: Creature): boolean {
  return conditions.prone === true && conditions.unconscious !== true && conditions.dead !== true;
}

/** What is told of a creature: outcomes that agree on it are one. */
function marksOf({ hp, at, z, conditions }: Creature): unknown {
  const { dead, unconscious, prone, held } = conditions;
  return [hp, at, z, dead === true, unconscious === true, prone === true, held !== undefined];
}
