import { bent, type Features, type Seat } from '@arbitre/kernel';
import { areAllied, isInert, spaceOf } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import { type Force, forceOf, weighedForce } from './force.ts';
import { driveTo } from './look.ts';
import { type Menace, menaceOf, takenAt } from './menace.ts';

/**
 * By how much each term counts beside the forces, in thousandths of half the logarithm of the odds before the sum is bent: what the fit of `force.ts` found, for both
 * sides alike.
 */
const PROMISE = 2.1;
const DREAD = 1.9;
/** So that nobody waits for ever. */
const NEARNESS = 0.33;
const FOOTING = 3.5;

/** An encounter at one moment, term by term. */
export function features(state: State, seat: Seat): Features {
  const ours = state.creatures.filter((one) => areAllied(state, one.side, seat));
  const theirs = state.creatures.filter((one) => !areAllied(state, one.side, seat));
  const [us, them] = [ours, theirs].map((side) => side.filter((one) => !isInert(one))) as [Creature[], Creature[]];
  let [danger, chances, ground] = [0, 0, 0];
  for (const enemy of them)
    danger -=
      DREAD *
      most(
        state,
        us.map((one) => menaceOf(state, enemy, one)),
      );
  for (const one of us) {
    const menaces = them.map((enemy) => menaceOf(state, one, enemy));
    chances += PROMISE * most(state, menaces);
    ground += NEARNESS * driveTo(state, one, one, menaces);
  }
  const [our, their] = [forceOf(state, seat, true), forceOf(state, seat, false)];
  return bent({
    strength: weighedForce(our) - weighedForce(their),
    down: weighedDown(our) - weighedDown(their),
    danger,
    chances,
    ground,
    footing: FOOTING * (sum(us, standing) - sum(them, standing)),
  });
}

function sum(side: readonly Creature[], of: (one: Creature) => number): number {
  return side.reduce((total, one) => total + of(one), 0);
}

/** What a creature could take from the one of some others that it would choose, where each stands. */
function most(state: State, menaces: readonly Menace[]): number {
  let best = 0;
  for (const menace of menaces) best = Math.max(best, takenAt(state, menace, spaceOf(state, menace.target)));
  return best;
}

/** What those who are down add to the force of the others. */
function weighedDown(force: Force): number {
  return weighedForce({ ...force, deals: force.deals + force.down }) - weighedForce(force);
}

/** On its feet, with its shield up, unseen, unheld, out of the water. */
function standing({ conditions, stance }: Creature): number {
  const { prone, held, shieldRaised, hiddenFrom, takenCover } = conditions;
  const lost = (prone ? 12 : 0) + (held === undefined ? 0 : 10) + (stance === 'swimming' ? 40 : 0);
  return (shieldRaised ? 4 : 0) + (hiddenFrom === undefined && !takenCover ? 0 : 2) - lost;
}
