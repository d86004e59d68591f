import { areEnemies, creatureOf, has, spaceOf } from './creature.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { distance } from '../space/space.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';

/** pf.x.hunt: squares within which a quarry is chosen. */
const HUNTING_RANGE = 20;

export function huntProblem(state: State, creature: Creature, targetId: CreatureId): Refusal | null {
  const facts = { who: creature.id, other: targetId };
  if (!has(state, creature, 'hunt-target')) return refuse('no-such-ability', ['pf.x.hunt'], { who: creature.id });
  const target = creatureOf(state, targetId);
  if (target === undefined || target.conditions.dead)
    return refuse('no-such-target', ['pf.x.hunt'], { who: creature.id });
  if (!areEnemies(state, creature, target)) return refuse('not-an-enemy', ['pf.x.hunt'], facts);
  if (creature.conditions.hunting === targetId) return refuse('already', ['pf.x.hunt'], facts);
  const away = distance(spaceOf(state, creature), spaceOf(state, target));
  return away > HUNTING_RANGE
    ? refuse('out-of-range', ['pf.x.hunt'], { ...facts, need: away, have: HUNTING_RANGE })
    : null;
}

export function isQuarry({ conditions }: Creature, target: CreatureId): boolean {
  return conditions.hunting === target;
}

/** pf.x.hunt: every attack of the turn so far, and this one, is on the quarry. */
export function huntsOnly({ turn }: State, hunter: Creature, target: CreatureId, attacksBefore: number): boolean {
  if (turn?.who !== hunter.id || !isQuarry(hunter, target)) return false;
  return turn.attacked.length === attacksBefore && turn.attacked.every((id) => id === target);
}
