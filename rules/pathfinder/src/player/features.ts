import { bent, type Features, type Seat } from '@arbitre/kernel';
import { areAllied, isInert, spaceOf } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import { weightOf, worthWith } from './blow.ts';
import { driveTo } from './look.ts';
import { type Menace, menaceOf, shareOfDanger, takenAt } from './menace.ts';

/**
 * By how much each term counts, in thousandths of a win before the sum is bent. Chosen by hand among sets that played alike; what
 * `scripts/fit-choices.mjs` (at the root) finds for them, and that it disagrees about PROMISE, is told in docs/players.md.
 */
const STRENGTH = 1.5;
const PROMISE = 1.8;
const DREAD = 0.45;
/** So that nobody waits for ever. */
const NEARNESS = 0.1;
/** What a healing still to come is worth, beside the strength of those who are up. */
const HEALING = 45;
/** How much of its weight a hero who is down still counts for, and how much less with each step towards death. */
const DOWN = 0.6;
const DYING = 0.11;

/** An encounter at one moment, term by term. */
export function features(state: State, seat: Seat): Features {
  const ours = state.creatures.filter((one) => areAllied(state, one.side, seat));
  const theirs = state.creatures.filter((one) => !areAllied(state, one.side, seat));
  const [us, them] = [ours, theirs].map((side) => side.filter((one) => !isInert(one))) as [Creature[], Creature[]];
  let danger = 0;
  for (const enemy of them) danger -= DREAD * shareOfDanger(us.map((one) => taken(state, menaceOf(state, enemy, one))));
  let [chances, ground] = [0, 0];
  for (const one of us) {
    const menaces = them.map((enemy) => menaceOf(state, one, enemy));
    chances += PROMISE * menaces.reduce((most, menace) => Math.max(most, taken(state, menace)), 0);
    ground += NEARNESS * driveTo(state, one, one, menaces);
  }
  return bent({
    strength: STRENGTH * (strengthOf(state, ours) - strengthOf(state, theirs)),
    down: sum(ours, (one) => downed(state, one)) - sum(theirs, (one) => downed(state, one)),
    danger,
    chances,
    ground,
    footing: sum(us, standing) - sum(them, standing),
  });
}

function sum(side: readonly Creature[], of: (one: Creature) => number): number {
  return side.reduce((total, one) => total + of(one), 0);
}

function strengthOf(state: State, side: readonly Creature[]): number {
  return sum(side, (one) => (isInert(one) ? 0 : worthWith(state, one, one.hp) + HEALING * one.heals));
}

/** What a creature could take from another where that one stands. */
function taken(state: State, menace: Menace): number {
  return takenAt(state, menace, spaceOf(state, menace.target));
}

/** On its feet, with its shield up, unseen, unheld, out of the water. */
function standing({ conditions, stance }: Creature): number {
  const { prone, held, shieldRaised, hiddenFrom, takenCover } = conditions;
  const lost = (prone ? 12 : 0) + (held === undefined ? 0 : 10) + (stance === 'swimming' ? 40 : 0);
  return (shieldRaised ? 4 : 0) + (hiddenFrom === undefined && !takenCover ? 0 : 2) - lost;
}

/** A hero who is down may still come back. */
function downed(state: State, creature: Creature): number {
  const { unconscious, dead, dying = 0 } = creature.conditions;
  return unconscious && !dead ? (DOWN - DYING * dying) * weightOf(state, creature) : 0;
}
