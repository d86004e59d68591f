import type { Temper } from '@arbitre/kernel';
import { blockOf, meleeReach, spaceOf } from '../encounter/creature.ts';
import { watchersOf, threatens } from '../reactions/watch.ts';
import type { Provocation } from '../reactions/watch.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { distance, isWithinReach, type Space } from '../space/space.ts';
import { type Blow, blowsOf, salvo, weightOf } from './blow.ts';
import { BREATHING, breathsFrom } from './breath.ts';
import { dangerFor, enemiesOf, friendsOf, type Menace, menaceOf, takenAt } from './menace.ts';
import { moverFrom, movesFor, wayToReach } from './ways.ts';

/** What a creature about to act sees at a glance; every figure in thousandths of a win. */
export interface Look {
  readonly state: State;
  readonly creature: Creature;
  readonly actions: number;
  readonly blows: readonly Blow[];
  /** What it could do to each enemy in a turn. */
  readonly targets: readonly Menace[];
  readonly bodies: readonly Space[];
  /** What standing there until its next turn costs. */
  readonly danger: (there: Space) => number;
  /** The same where it stands. */
  readonly here: number;
  /** What an action left over brings at most in defence, when it stays. */
  readonly guard: number;
}

/** A character sees the same with other eyes: what it fears, what its blows bring and what its guard is worth count more or less to it. */
export function lookAround(state: State, creature: Creature, temper: Temper = {}): Look {
  const { danger: fear = 1, strength: spite = 1, footing: guarded = 1 } = temper;
  const dreaded = dangerFor(state, creature);
  const danger = fear === 1 ? dreaded : (there: Space) => fear * dreaded(there);
  const here = danger(spaceOf(state, creature));
  const blows = blowsOf(state, creature);
  const enemies = enemiesOf(state, creature);
  return {
    state,
    creature,
    actions: state.turn?.actions ?? 0,
    blows: spite === 1 ? blows : blows.map((blow) => ({ ...blow, worth: blow.worth.map((one) => spite * one) })),
    targets: enemies.map((enemy) => menaceOf(state, creature, enemy)),
    bodies: enemies.map((enemy) => spaceOf(state, enemy)),
    danger,
    here,
    guard: guarded * shieldWorth(state, creature, here),
  };
}

/** What a shield brings to one who stands in so much danger: a tenth fewer hits, and a blow that it takes. */
export function shieldWorth(state: State, creature: Creature, danger: number): number {
  const { shield, hardness = 0, hp } = blockOf(state, creature);
  if (shield === undefined || creature.conditions.shieldRaised || creature.dents >= 2) return 0;
  const stops = creature.reaction && danger > 0 ? (weightOf(state, creature) * 0.42 * Math.min(hardness, 5)) / hp : 0;
  return 0.19 * danger + stops;
}

/** What an enemy is expected to take from the side in its next turn. */
export function menaced({ state, creature }: Look, enemy: Creature): number {
  let most = 0;
  for (const one of [creature, ...friendsOf(state, creature)])
    most = Math.max(most, takenAt(state, menaceOf(state, enemy, one), spaceOf(state, one)));
  return most;
}

/** What it costs to give those who watch an occasion, as things stand. */
export function provoking({ state, creature }: Look, to: Provocation): number {
  const space = spaceOf(state, creature);
  let sum = 0;
  for (const watcher of watchersOf(state, creature, to))
    if (threatens(state, watcher, space)) sum += freeBlow(state, watcher, creature);
  return sum;
}

/** What a Strike as a reaction is expected to take. */
export function freeBlow(state: State, watcher: Creature, creature: Creature): number {
  return 0.75 * (menaceOf(state, watcher, creature).melee[1] ?? 0); // pf.x.opportunity: at −2
}

/** How much of the drive to get nearer counts where there is a choice: an enemy that comes by itself spends its own actions. */
const PATIENCE = 0.7;

/**
 * How much it matters to get nearer: by each move action that lies between that place and the next enemy to strike hand to hand, and
 * more the less it can do from afar. It grows with the rounds, so that nobody waits for ever.
 */
export function driveAt({ state, creature, targets }: Look, spot: Spot): number {
  return PATIENCE * driveTo(state, creature, spot, targets);
}

/** How much of it is left where wings do not lead within reach: whoever hides in a narrow ravine is waited for. */
const OUT_OF_REACH = 0.1;

/** The same for anyone, by what it could do to each enemy. */
export function driveTo(state: State, creature: Creature, spot: Spot, targets: readonly Menace[]): number {
  const block = blockOf(state, creature);
  const mover = moverFrom(state, creature, spot);
  const there = mover.body;
  const fit = Math.min(1, 0.28 + creature.hp / block.hp); // whoever is badly hurt is in no hurry
  let best = -Infinity;
  for (const { target, melee, shots, reach, increment } of targets) {
    const body = spaceOf(state, target);
    const [hand, shot] = [melee[3] ?? 0, shots[3] ?? 0];
    const away = distance(there, body);
    const tooFar = shot > 0 ? Math.max(0, Math.ceil(away / increment) - 1) : 0;
    const easy = reach < 0 ? Infinity : wayToReach(state, mover, reach, body);
    const squares =
      easy < Infinity ? easy : 12 + wayToReach(state, moverFrom(state, creature, spot, true), reach, body);
    const moves = squares < Infinity ? movesFor(mover, squares) : away / 5 + 4;
    const near = squares < Infinity ? squares / Math.max(1, block.speeds.land ?? 1) : moves;
    const eager = mover.flies && squares === Infinity ? OUT_OF_REACH : 1;
    const pull = eager * (hand > shot ? fit * (0.5 * (hand - shot) + 0.12 * hand) : 0.025 * shot);
    const closing = pull * Math.min(15, 0.5 * moves + 0.5 * near) * (1 + state.round / 11);
    best = Math.max(best, -closing - 0.15 * shot * tooFar);
  }
  return best === -Infinity ? 0 : best;
}

/** Is there no enemy that it could strike now, or come to on foot or wing? */
export function isCutOff({ state, creature, blows, targets, bodies }: Look): boolean {
  const mover = moverFrom(state, creature, creature);
  return (
    blows.length === 0 &&
    targets.every(({ reach }, index) => {
      const body = bodies[index];
      return body === undefined || reach < 0 || wayToReach(state, mover, reach, body) === Infinity;
    })
  );
}

/** What so many Strikes from there would bring, at a glance: within reach or range, no cover, no flank. */
export function glance({ state, creature, targets, bodies }: Look, there: Space, strikes: number): number {
  const made = state.turn?.who === creature.id ? state.turn.attacks : 0;
  let best = 0;
  for (const [index, { melee, shots, reach, increment }] of targets.entries()) {
    const body = bodies[index];
    if (body === undefined) continue;
    const until = (sums: readonly number[]) =>
      (sums[Math.min(3, made + strikes)] ?? 0) - (sums[Math.min(3, made)] ?? 0);
    if (reach >= 0 && isWithinReach(there, body, reach, state.rulings)) best = Math.max(best, until(melee));
    const beyond = Math.ceil(distance(there, body) / increment) - 1;
    if (beyond < 4) best = Math.max(best, until(shots) * (1 - 0.33 * Math.max(0, beyond)));
  }
  return best;
}

/** What so many actions bring once it stands there, as if it stood there already: the best mix of Strikes and a raised shield, or a breath. */
export function bestThere({ state, creature }: Look, spot: Spot, danger: number, actions: number): number {
  if (actions <= 0) return 0;
  const moved = { ...creature, ...spot };
  const after: State = {
    ...state,
    creatures: state.creatures.map((one) => (one.id === creature.id ? moved : one)),
  };
  const blows = blowsOf(after, moved);
  const struck = mix(blows, actions, shieldWorth(state, creature, danger));
  if (actions < BREATHING || blockOf(state, creature).breathWeapon === undefined) return struck;
  const rest = salvo(blows, actions - BREATHING);
  return breathsFrom(after, moved).reduce((best, { worth }) => Math.max(best, worth + rest), struck);
}

/** Strikes as long as they bring more than one's guard does. */
export function mix(blows: readonly Blow[], actions: number, guard: number): number {
  let best = 0;
  for (let strikes = 0; strikes <= actions; strikes++)
    best = Math.max(best, salvo(blows, strikes) + (strikes < actions ? guard : 0));
  return best;
}

/** Its longest reach hand to hand; -1 without a weapon for it. */
export function longestReach(state: State, creature: Creature): number {
  const block = blockOf(state, creature);
  return block.attacks.reduce(
    (most, one) => (one.kind === 'melee' ? Math.max(most, meleeReach(block, one)) : most),
    -1,
  );
}
