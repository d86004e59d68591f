import { defenceAgainst } from '../defence/armour-class.ts';
import { type AssistCommand, ASSISTANCES } from '../play/command.ts';
import {
  areAllied,
  blockOf,
  canAct,
  canAttack,
  chart,
  creatureOf,
  meleeAttacks,
  spaceOf,
  theCreature,
  threatReach,
} from './creature.ts';
import { test } from '../walking/harm.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { distance, isWithinReach } from '../space/space.ts';
import type { Creature, State } from '../play/state.ts';
import { attackBonus, multipleAttackPenalty } from './strike.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.assist: an enemy within one's own melee reach and within that of the friend one helps. */
export function assistProblem(
  state: State,
  creature: Creature,
  { target: enemyId, ally: allyId }: AssistCommand,
): Refusal | null {
  const facts = { who: creature.id };
  if (!canAttack(creature)) return refuse('cannot-attack', ['pf.x.conditions'], facts);
  const [enemy, ally] = [creatureOf(state, enemyId), creatureOf(state, allyId)];
  if (enemy === undefined || enemy.conditions.dead || ally === undefined || ally.id === creature.id || !canAct(ally))
    return refuse('no-such-target', ['pf.x.assist'], facts);
  if (!areAllied(state, creature.side, ally.side))
    return refuse('not-an-ally', ['pf.x.assist'], { ...facts, other: allyId });
  if (areAllied(state, creature.side, enemy.side))
    return refuse('not-an-enemy', ['pf.x.assist'], { ...facts, other: enemyId });
  for (const one of [creature, ally]) {
    const [own, other] = [spaceOf(state, one), spaceOf(state, enemy)];
    const reach = threatReach(state, one);
    if (!isWithinReach(own, other, reach, state.rulings) || !hasLineOfEffect(chart(state), own, other))
      return refuse('out-of-reach', ['pf.x.assist', 'pf.geom.4'], {
        who: one.id,
        other: enemyId,
        need: distance(own, other),
        have: reach,
      });
  }
  return null;
}

/** Every way to help a friend against that enemy. */
export function assistsAgainst(state: State, creature: Creature, enemy: Creature): readonly AssistCommand[] {
  const { id: target } = enemy;
  return state.creatures.flatMap((ally): AssistCommand[] => {
    if (ally.id === creature.id || !areAllied(state, ally.side, creature.side)) return [];
    const [first, second] = ASSISTANCES.map(
      (how): AssistCommand => ({ do: 'assist', who: creature.id, target, ally: ally.id, how }),
    );
    return first === undefined || second === undefined || assistProblem(state, creature, first) !== null
      ? []
      : [first, second];
  });
}

/** The weapon one assists with: the surest of those that reach. */
function assistingAttack(state: State, creature: Creature, enemy: Creature) {
  const [own, other] = [spaceOf(state, creature), spaceOf(state, enemy)];
  return meleeAttacks(state, creature)
    .filter(({ reach }) => isWithinReach(own, other, reach, state.rulings))
    .toSorted((a, b) => b.attack.bonus - a.attack.bonus)[0]?.attack;
}

/** pf.x.assist: an attack roll that hurts nobody; 2 or, on a critical success, 4; a critical failure turns against the friend. */
export function assist(unfolding: Unfolding, { who, target, ally, how }: AssistCommand): void {
  const { state } = unfolding;
  const [creature, enemy] = [theCreature(state, who), theCreature(state, target)];
  const attack = assistingAttack(state, creature, enemy);
  const penalty = multipleAttackPenalty((state.turn?.attacks ?? 1) - 1, attack ?? null);
  const bonus =
    attack === undefined
      ? blockOf(state, creature).athletics[1] + penalty
      : attackBonus(state, creature, enemy, attack, penalty);
  const dc = attack === undefined ? blockOf(state, enemy).ac : defenceAgainst(state, creature, enemy, attack).ac;
  const degree = test(unfolding, who, 'assist', bonus, dc, { against: target });
  const worth = { 'critical-success': 4, success: 2, failure: 0, 'critical-failure': -2 }[degree];
  if (worth === 0) return;
  const { assisting = [] } = theCreature(unfolding.state, who).conditions;
  const help = { ally, enemy: target, how, worth };
  unfolding.happens({ is: 'changed', who, change: { assisting: [...assisting, help] }, why: 'pf.x.assist' });
}
