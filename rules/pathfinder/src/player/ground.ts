import { type Cell, pathOf } from '@arbitre/kernel';
import { areEnemies, blockOf, chart, isInert, meleeReach, spaceOf, threatReach } from '../encounter/creature.ts';
import { speedOf, landBudget } from '../walking/speed.ts';
import { distance, type Space } from '../space/space.ts';
import { terrainAt } from '../space/battlefield.ts';
import type { Creature, Spot, State } from '../play/state.ts';
import { cheapestWays, listEnds, onGround, strideSteps } from '../walking/walking.ts';
import { weightOf } from './blow.ts';

/** A place a creature may go to with one action on the ground. */
export interface Place {
  readonly at: Cell;
  readonly spot: Spot;
}

/** The enemies that are up. */
export function enemiesOf(state: State, creature: Creature): readonly Creature[] {
  return state.creatures.filter((other) => areEnemies(state, creature, other) && !isInert(other));
}

/** How far its longest attack goes, and whether that is a shot. */
export function rangeOf(state: State, creature: Creature): { readonly reach: number; readonly shoots: boolean } {
  const block = blockOf(state, creature);
  let reach = 0;
  let shoots = false;
  let [best, most] = [0, 0];
  for (const attack of block.attacks) {
    const harm = (attack.damage.count * (attack.damage.faces + 1)) / 2 + attack.damage.plus;
    if (attack.kind === 'melee') {
      reach = Math.max(reach, meleeReach(block, attack));
      most = Math.max(most, harm);
    } else best = Math.max(best, harm);
  }
  if (best >= most) shoots = true;
  return { reach, shoots };
}

/** What the enemies may do to a creature that stands there until its next turn, roughly, in thousandths of a win. */
export function exposure(state: State, creature: Creature, there: Space): number {
  let sum = 0;
  const hp = blockOf(state, creature).hp;
  for (const enemy of enemiesOf(state, creature)) {
    const block = blockOf(state, enemy);
    const away = distance(spaceOf(state, enemy), there);
    const speed = Math.max(speedOf(state, enemy, 'land') ?? 0, speedOf(state, enemy, 'fly') ?? 0);
    const reach = threatReach(state, enemy);
    for (const attack of block.attacks) {
      const harm = ((attack.damage.count * (attack.damage.faces + 1)) / 2 + attack.damage.plus) * 0.5;
      const strikes =
        attack.kind === 'melee'
          ? away <= reach
            ? 1.6
            : away <= reach + speed
              ? 1.2
              : away <= reach + 2 * speed
                ? 0.6
                : 0
          : away <= (attack.increment ?? 1)
            ? 1.2
            : 0.6;
      sum += (harm * strikes) / block.attacks.length;
    }
  }
  return (weightOf(state, creature) * 0.6 * Math.min(sum, hp)) / hp;
}

/** Squares of ground within one Stride, those first that lead to a place to strike from. */
export function places(state: State, creature: Creature): readonly Place[] {
  const steps = strideSteps(state, creature);
  const far = cheapestWays(state, creature, 'stride', steps, 60);
  const budget = landBudget(state, creature, 'stride');
  const { reach, shoots } = rangeOf(state, creature);
  const enemies = enemiesOf(state, creature).map((enemy) => spaceOf(state, enemy));
  const spotOf = (at: Cell): Spot => onGround(state, creature, at);
  const found = new Map<Cell, number>();
  let goal: { readonly trail: number; readonly cost: number } | null = null;
  for (const { to, halves, trail } of listEnds(far)) {
    const space = spaceOf(state, creature, spotOf(to));
    const away = Math.min(30, ...enemies.map((enemy) => distance(space, enemy)));
    if (away <= reach && (goal === null || halves < goal.cost)) goal = { trail, cost: halves };
    if (halves > 2 * budget || to === creature.at) continue;
    const harm = terrainAt(chart(state), to).hazard === undefined ? 0 : 20;
    const wanted = shoots ? Math.abs(away - 5) * 0.5 : away <= reach ? -4 - 0.3 * away : away;
    found.set(to, wanted + harm);
  }
  if (goal !== null) {
    // The way to the nearest place to strike from: as far along it as one action goes.
    for (const cell of pathOf(far, goal.trail))
      if (found.has(cell)) found.set(cell, (found.get(cell) ?? 0) - 3 - 0.01 * cell);
    const last = pathOf(far, goal.trail).findLast((cell) => found.has(cell));
    if (last !== undefined) found.set(last, -20);
  }
  return [...found]
    .sort((a, b) => a[1] - b[1])
    .slice(0, 6)
    .map(([at]) => ({ at, spot: spotOf(at) }));
}
