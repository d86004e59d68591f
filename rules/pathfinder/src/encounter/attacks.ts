import type { Cell } from '@arbitre/kernel';
import type { Order } from '../play/command.ts';
import type { Creature, State } from '../play/state.ts';
import { isWithinReach, overlaps } from '../space/space.ts';
import { assistsAgainst } from './assist.ts';
import { areAllied, blockOf, canAttack, has, spaceOf, threatReach } from './creature.ts';
import { huntProblem } from './hunting.ts';
import { gripProblem, shovesOf } from './manoeuvres.ts';
import { strikeProblem } from './strike.ts';

/** An order and the square it points at. */
export interface Aimed<O extends Order = Order> {
  readonly command: O;
  readonly at: Cell;
}

/** Everything a creature may do to each of the others: Strikes, shoves, trips, grips, help against it, hunting it. */
export function attacksOf(state: State, creature: Creature): readonly Aimed[] {
  const list: Aimed[] = [];
  const who = creature.id;
  const own = spaceOf(state, creature);
  const { attacks } = blockOf(state, creature);
  const armed = canAttack(creature);
  const hunts = has(state, creature, 'hunt-target');
  const arm = Math.max(0, threatReach(state, creature)); // nothing done by hand goes farther
  for (const target of state.creatures) {
    if (target.id === who || target.conditions.dead) continue;
    const space = spaceOf(state, target);
    if (areAllied(state, creature.side, target.side) && !overlaps(own, space)) continue;
    const { id, at } = target;
    const near = isWithinReach(own, space, arm, state.rulings);
    if (armed) {
      for (let attack = 0; attack < attacks.length; attack++) {
        if ((near || attacks[attack]!.kind === 'ranged') && strikeProblem(state, creature, id, attack) === null)
          list.push({ command: { do: 'strike', who, target: id, attack }, at });
      }
    }
    if (armed && near) {
      for (const command of shovesOf(state, creature, target)) list.push({ command, at });
      for (const grip of ['trip', 'grapple'] as const) {
        if (gripProblem(state, creature, grip, id) === null) list.push({ command: { do: grip, who, target: id }, at });
      }
      for (const command of assistsAgainst(state, creature, target)) list.push({ command, at });
    }
    if (hunts && huntProblem(state, creature, id) === null) list.push({ command: { do: 'hunt', who, target: id }, at });
  }
  return list;
}
