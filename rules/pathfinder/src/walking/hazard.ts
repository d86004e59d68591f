import { chart, spaceOf, theCreature } from '../encounter/creature.ts';
import { type Dice, rollDice } from '../encounter/dice.ts';
import type { CreatureId, Spot } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { squaresOf, terrainAt } from '../space/battlefield.ts';
import { hurt } from './harm.ts';

/** pf.hazard.2: acid, embers, spikes… pf.hazard.3: each with its own damage. pf.fallobj.3: so has a rockfall, which is no falling object. */
export interface Hazard {
  readonly damage: Dice;
  readonly type: string;
}

/** pf.hazard.1: once per step, the largest amount among the squares newly entered on the ground. */
export function burn(unfolding: Unfolding, who: CreatureId, from: Spot): boolean {
  const { state } = unfolding;
  const creature = theCreature(state, who);
  if (creature.stance !== 'ground') return false;
  const map = chart(state);
  const before = spaceOf(state, creature, from);
  const now = spaceOf(state, creature);
  const old = new Set(squaresOf(map, before.x, before.y, before.side));
  const hazards = squaresOf(map, now.x, now.y, now.side)
    .filter((cell) => !old.has(cell))
    .flatMap((cell) => terrainAt(map, cell).hazard ?? []);
  return hurtByHazard(unfolding, who, hazards);
}

/** The largest of some hazards hurts (pf.hazard.3: each has its own amount and type). */
export function hurtByHazard(unfolding: Unfolding, who: CreatureId, hazards: readonly Hazard[]): boolean {
  const most = ({ count, faces, plus }: Dice) => count * faces + plus;
  const worst = hazards.reduce<Hazard | null>(
    (bad, hazard) => (bad === null || most(hazard.damage) > most(bad.damage) ? hazard : bad),
    null,
  );
  if (worst === null) return false;
  hurt(unfolding, who, rollDice(unfolding.chance, worst.damage), { type: worst.type, cause: 'hazard' });
  return true;
}
