import { defenceAgainst } from '../defence/armour-class.ts';
import { assistanceIn } from './assistance.ts';
import { check, flatCheck } from './check.ts';
import { areEnemies, blockOf, canAttack, chart, creatureOf, meleeReach, spaceOf, theCreature } from './creature.ts';
import { doubled, rollDice } from './dice.ts';
import { directionsAway, push } from '../falling/forced.ts';
import type { BlockFrame } from '../play/frame.ts';
import { maintainBalance } from '../walking/footing.ts';
import { hurt } from '../walking/harm.ts';
import { isQuarry } from './hunting.ts';
import { hasLineOfEffect, isPartedByGround } from '../space/line-of-effect.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import { mayBlock } from './shield.ts';
import { distance, isWithinReach } from '../space/space.ts';
import type { Attack } from './stat-block.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import type { Unfolding } from '../play/unfolding.ts';

/** pf.x.range: increments beyond which a shot is impossible. */
const MOST_INCREMENTS = 6;
/** pf.x.opportunity: penalty of a Strike made as a reaction to movement. */
export const OPPORTUNITY_PENALTY = -2;

export function attackOf(state: State, creature: Creature, index: number): Attack | undefined {
  return blockOf(state, creature).attacks[index];
}

/** pf.x.range: squares beyond which a shot with that weapon is impossible. */
export function farthestShot({ increment = 1 }: Pick<Attack, 'increment'>): number {
  return increment * MOST_INCREMENTS;
}

/** May this creature make that attack on that target now? Null when it may. */
export function strikeProblem(state: State, attacker: Creature, targetId: CreatureId, index: number): Refusal | null {
  const facts = { who: attacker.id, other: targetId };
  if (!canAttack(attacker)) return refuse('cannot-attack', ['pf.x.conditions'], { who: attacker.id });
  const attack = attackOf(state, attacker, index);
  if (attack === undefined) return refuse('no-such-attack', ['pf.x.strike'], { who: attacker.id });
  const target = creatureOf(state, targetId);
  if (target === undefined || target.conditions.dead)
    return refuse('no-such-target', ['pf.x.strike'], { who: attacker.id });
  if (!areEnemies(state, attacker, target)) return refuse('not-an-enemy', ['pf.x.strike'], facts);
  const [from, to] = [spaceOf(state, attacker), spaceOf(state, target)];
  if (attack.kind === 'melee') {
    const reach = meleeReach(blockOf(state, attacker), attack);
    if (!isWithinReach(from, to, reach, state.rulings)) {
      const rules = reach === 0 ? (['pf.geom.4', 'pf.space.8'] as const) : (['pf.geom.4', 'pf.x.strike'] as const);
      return refuse('out-of-reach', rules, { ...facts, need: distance(from, to), have: reach });
    }
  } else {
    const farthest = farthestShot(attack);
    const away = distance(from, to);
    if (away > farthest) return refuse('out-of-range', ['pf.x.range'], { ...facts, need: away, have: farthest });
  }
  if (isPartedByGround(chart(state), from, to)) return refuse('underground', ['pf.burrow.1', 'pf.x.effect'], facts);
  if (!hasLineOfEffect(chart(state), from, to)) return refuse('no-line-of-effect', ['pf.x.effect'], facts);
  return null;
}

/** pf.x.multiple: the penalty of the next attack of the turn; pf.x.hunt: milder on a quarry alone. */
export function multipleAttackPenalty(attacks: number, attack: Pick<Attack, 'traits'> | null, hunting = false): number {
  const step = (attack?.traits.includes('agile') ? 4 : 5) - (hunting ? 1 : 0);
  return -step * Math.min(2, attacks);
}

/** What the attacker adds to its d20: bonus, range, being prone, and the penalty given. */
export function attackBonus(
  state: State,
  attacker: Creature,
  target: Creature,
  attack: Attack,
  penalty: number,
): number {
  const away = distance(spaceOf(state, attacker), spaceOf(state, target));
  const increments = attack.kind === 'ranged' ? Math.max(0, Math.ceil(away / (attack.increment ?? 1)) - 1) : 0;
  const beyond = increments === 1 && isQuarry(attacker, target.id) ? 0 : increments; // pf.x.hunt
  const { prone, frightened = 0 } = attacker.conditions;
  const helped = assistanceIn(state, attacker, target);
  const bonus = Math.max(traitBonus(state, attacker, target, attack), helped.bonus);
  const hindrance = Math.min(prone ? -2 : 0, helped.penalty); // pf.x.bonus: of one type, the worst
  return attack.bonus + penalty + bonus + hindrance - 2 * beyond - frightened;
}

/** pf.x.traits: +1 for a sweep at another target than before, or for a backswing after a miss; of one type, so never +2 (pf.x.bonus). */
function traitBonus(state: State, attacker: Creature, target: Creature, attack: Attack): number {
  const { turn } = state;
  if (turn?.who !== attacker.id) return 0;
  const sweeps = attack.traits.includes('sweep') && turn.attacked.some((id) => id !== target.id);
  const missed = turn.missed === null ? undefined : attackOf(state, attacker, turn.missed);
  return sweeps || (attack.traits.includes('backswing') && missed === attack) ? 1 : 0;
}

/** Makes an attack that was found possible: the roll, the damage, and what a hit does. */
export function strike(
  unfolding: Unfolding,
  who: CreatureId,
  targetId: CreatureId,
  index: number,
  penalty: number,
  reaction: boolean,
): boolean {
  const { state, chance } = unfolding;
  const attacker = theCreature(state, who);
  const target = theCreature(state, targetId);
  const attack = attackOf(state, attacker, index);
  if (attack === undefined) throw new Error(`${who} has no attack ${index}: judge the command first`);
  revealBy(unfolding, attacker, reaction);
  if (target.conditions.hiddenFrom?.includes(who)) {
    const guess = flatCheck(chance, 11);
    unfolding.happens({ is: 'guessed', who, target: targetId, die: guess.die, hit: guess.passed });
    if (!guess.passed) return false;
  }
  const defence = defenceAgainst(state, attacker, target, attack);
  const rolled = check(chance, attackBonus(state, attacker, target, attack, penalty), defence.ac);
  unfolding.happens({
    is: 'struck',
    who,
    target: targetId,
    attack: index,
    check: rolled,
    parts: defence.parts,
    reaction,
  });
  const critical = rolled.degree === 'critical-success';
  if (!critical && rolled.degree !== 'success') return false;
  const extra =
    critical && attack.deadly !== undefined ? rollDice(chance, { count: 1, faces: attack.deadly, plus: 0 }) : 0;
  const damage = rollDice(chance, critical ? doubled(attack.damage) : attack.damage) + extra;
  const blow: BlockFrame = { kind: 'block', who: targetId, by: who, attack: index, damage, critical };
  if (mayBlock(state, target, attack.type)) unfolding.frames.push(blow);
  else wound(unfolding, blow);
  return true;
}

/** What a hit does once nothing can stop it any more: the damage a shield has left of it, and what follows. */
export function wound(unfolding: Unfolding, { who, by, attack: index, damage, critical }: BlockFrame): void {
  const attacker = theCreature(unfolding.state, by);
  const attack = attackOf(unfolding.state, attacker, index);
  if (attack === undefined) throw new Error(`${by} has no attack ${index}: it has just struck with it`);
  hurt(unfolding, who, damage, {
    type: attack.type,
    cause: 'attack',
    critical,
    dc: blockOf(unfolding.state, attacker).classDC,
    nonlethal: attack.traits.includes('nonlethal'),
  });
  if (critical && attack.pushOnCritical !== undefined) pushAway(unfolding, by, who, attack.pushOnCritical);
  maintainBalance(unfolding, who); // pf.narrow.3, pf.uneven.3: hit, whatever the damage
}

/** An attack ends taken cover and hiding. */
function revealBy(unfolding: Unfolding, attacker: Creature, reaction: boolean): void {
  const { takenCover, hiddenFrom } = attacker.conditions;
  if (takenCover && !reaction)
    unfolding.happens({ is: 'changed', who: attacker.id, change: { takenCover: null }, why: 'pf.cover.3' });
  if (hiddenFrom !== undefined)
    unfolding.happens({ is: 'changed', who: attacker.id, change: { hiddenFrom: null }, why: 'pf.x.hide' });
}

function pushAway(unfolding: Unfolding, who: CreatureId, targetId: CreatureId, squares: number): void {
  const target = theCreature(unfolding.state, targetId);
  if (target.conditions.dead) return;
  const [direction] = directionsAway(unfolding.state, theCreature(unfolding.state, who), target);
  if (direction !== undefined) push(unfolding, targetId, direction, squares);
}
