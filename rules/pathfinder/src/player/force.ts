import type { Seat } from '@arbitre/kernel';
import { areAllied, blockOf, isInert } from '../encounter/creature.ts';
import { mean } from '../encounter/dice.ts';
import type { StatBlock } from '../encounter/stat-block.ts';
import type { Creature, State } from '../play/state.ts';

/**
 * What a side has left, each as a share of what it began with: the hit points it can still lose, healing to come among them, and the
 * blows it can still deal. Those who are down and may get up are counted for themselves.
 */
export interface Force {
  readonly bears: number;
  readonly deals: number;
  readonly down: number;
  /** What a hit point is of what it began with. */
  readonly point: number;
}

/**
 * By how much each counts, in thousandths of half the logarithm of the odds, and what is added to the shares so that the last of them counts for no more than it
 * should. All from a fit of who won 1,900 games between apprentices, soldiers and brains with the drake and in the contested gorge.
 */
const BEARS = 1250;
const DEALS = 800;
const FLOOR = 0.1;

/** How much of its blows a hero who is down still counts for, and how much less with each step towards death. */
const DOWN = 0.3;
const DYING = 0.055;

/** The harm a creature does, to compare it with others of its side. */
export function harmOf({ attacks }: StatBlock): number {
  return attacks.reduce((most, { damage, bonus }) => Math.max(most, mean(damage) * (8 + bonus)), 0);
}

/** The force of those on that seat's side, or of the others; `without`: as if that one were out of the fight. */
export function forceOf(state: State, seat: Seat, ours: boolean, without?: Creature): Force {
  let [bears, deals, down, allBear, allDeal] = [0, 0, 0, 0, 0];
  for (const one of state.creatures) {
    if (areAllied(state, one.side, seat) !== ours) continue;
    const block = blockOf(state, one);
    const harm = harmOf(block);
    const mends = block.heal === undefined ? 0 : mean(block.heal.dice);
    allBear += block.hp + mends * (block.heal?.uses ?? 0);
    allDeal += harm;
    if (one === without) continue;
    if (isInert(one)) down += shareDown(one) * harm;
    else {
      bears += one.hp + mends * one.heals;
      deals += harm;
    }
  }
  const [points, harm] = [Math.max(1, allBear), Math.max(1, allDeal)];
  return { bears: bears / points, deals: deals / harm, down: down / harm, point: 1 / points };
}

function shareDown({ conditions: { unconscious, dead, dying = 0 } }: Creature): number {
  return unconscious && !dead ? DOWN - DYING * dying : 0;
}

/** What a force is worth, in thousandths before the sum of all terms is bent: a share lost counts for more the less is left. */
export function weighedForce({ bears, deals }: Pick<Force, 'bears' | 'deals'>): number {
  return BEARS * Math.log(bears + FLOOR) + DEALS * Math.log(deals + FLOOR);
}
