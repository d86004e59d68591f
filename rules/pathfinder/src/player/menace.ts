import { areAllied, areEnemies, blockOf, canAct, chart, isInert, meleeReach, spaceOf } from '../encounter/creature.ts';
import { mean } from '../encounter/dice.ts';
import { multipleAttackPenalty } from '../encounter/strike.ts';
import { actionsOfTurn } from '../encounter/turn.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';
import { hasLineOfEffect } from '../space/line-of-effect.ts';
import { distance, type Space } from '../space/space.ts';
import { expectedLoss, weightOf, worthWith } from './blow.ts';
import { isSameScene, type Mover, moverFrom, movesFor, wayToReach } from './ways.ts';

/** What one creature could take from another in a turn of its own, by where the other stands. */
export interface Menace {
  readonly by: Creature;
  readonly target: Creature;
  readonly from: Mover;
  readonly actions: number;
  /** Squares its weapons for hand-to-hand fighting reach; -1: it has none. */
  readonly reach: number;
  /** What no Strike, one, two, three in a row are expected to take: hand to hand, then from afar. */
  readonly melee: readonly number[];
  readonly shots: readonly number[];
  /** Squares of its longest range increment. */
  readonly increment: number;
  /** What its breath would take, and how far it goes; 0 while it is drawn again. */
  readonly breath: number;
  readonly length: number;
  /** The most it can take: what the other is worth as it is. */
  readonly most: number;
}

/** The enemies that are up. */
export function enemiesOf(state: State, creature: Creature): readonly Creature[] {
  return state.creatures.filter((other) => areEnemies(state, creature, other) && !isInert(other));
}

/** Its friends that are up, itself left out. */
export function friendsOf(state: State, creature: Creature): readonly Creature[] {
  return state.creatures.filter(
    (other) => other.id !== creature.id && areAllied(state, other.side, creature.side) && !isInert(other),
  );
}

/** pf.x.strike with what the target always has: its armour, a raised shield, lying down or being held; no ground, no cover. */
function plainDefence(state: State, { conditions, block }: Creature, melee: boolean): number {
  const { ac = 10, shield = 0 } = state.blocks[block] ?? {};
  const { shieldRaised, prone, held } = conditions;
  return ac + (shieldRaised ? shield : 0) - (held !== undefined || (prone && melee) ? 2 : 0);
}

/** What was last weighed between two creatures of those names. */
const menaces = new Map<CreatureId, Map<CreatureId, { readonly menace: Menace; readonly in: State }>>();

/** What a creature could do to another; weighed once as long as both stay as they are. */
export function menaceOf(state: State, by: Creature, target: Creature): Menace {
  let known = menaces.get(by.id);
  if (known === undefined) menaces.set(by.id, (known = new Map<CreatureId, { menace: Menace; in: State }>()));
  const last = known.get(target.id);
  if (last?.menace.by === by && last.menace.target === target && isSameMoment(last.in, state)) return last.menace;
  const menace = weighed(state, by, target);
  known.set(target.id, { menace, in: state });
  return menace;
}

/** pf.x.breathe counts rounds; what a creature weighs, the creatures there are. */
function isSameMoment(one: State, other: State): boolean {
  return (
    one === other ||
    (one.round === other.round && one.creatures.length === other.creatures.length && isSameScene(one, other))
  );
}

function weighed(state: State, by: Creature, target: Creature): Menace {
  const block = blockOf(state, by);
  const { prone, frightened = 0, recharging = 0 } = by.conditions;
  const hindered = (prone ? 2 : 0) + frightened;
  const seen = target.conditions.hiddenFrom?.includes(by.id) ? 0.5 : 1; // pf.x.hide: a guess first
  const melee = [0, 0, 0, 0];
  const shots = [0, 0, 0, 0];
  const most = worthWith(state, target, target.hp);
  let [reach, increment] = [-1, 1];
  for (let strike = 0; strike < 3; strike++) {
    let [hand, shot] = [0, 0];
    for (const attack of block.attacks) {
      const bonus = attack.bonus + multipleAttackPenalty(strike, attack) - hindered;
      const near = attack.kind === 'melee';
      const loss = expectedLoss(state, target, attack, bonus, plainDefence(state, target, near));
      if (near) {
        hand = Math.max(hand, loss);
        reach = Math.max(reach, meleeReach(block, attack));
      } else {
        shot = Math.max(shot, loss);
        increment = Math.max(increment, attack.increment ?? 1);
      }
    }
    melee[strike + 1] = oneMore(melee[strike] ?? 0, seen * hand, most);
    shots[strike + 1] = oneMore(shots[strike] ?? 0, seen * shot, most);
  }
  const weapon = state.round + 1 < recharging ? undefined : block.breathWeapon;
  const harm = weapon === undefined ? 0 : Math.min(target.hp, 0.65 * mean(weapon.damage));
  return {
    by,
    target,
    from: moverFrom(state, by, by),
    actions: canAct(by) ? actionsOfTurn(by) - (prone ? 1 : 0) : 0,
    reach,
    melee,
    shots,
    increment,
    breath: (weightOf(state, target) * 0.6 * harm) / blockOf(state, target).hp,
    length: weapon?.length ?? 0,
    most,
  };
}

/** What is taken in all when one more blow falls on what the blows before it have left. */
export function oneMore(taken: number, blow: number, most: number): number {
  return most <= 0 ? 0 : taken + blow * Math.max(0, 1 - taken / most);
}

/** What it is expected to take from someone who stands there when its turn comes. */
export function takenAt(state: State, menace: Menace, there: Space): number {
  const { from, actions, reach, melee, shots, increment, breath, length, most } = menace;
  if (actions <= 0) return 0;
  const away = distance(from.body, there);
  let best = 0;
  if (reach >= 0) {
    const left = actions - movesFor(from, wayToReach(state, from, reach, there));
    best = melee[Math.max(0, Math.min(3, left))] ?? 0;
  }
  const beyond = Math.ceil(away / increment) - 1;
  const shooting = beyond <= 5 ? 0.85 * (shots[Math.min(3, actions)] ?? 0) * Math.max(0, 1 - 0.25 * beyond) : 0;
  if (shooting > best) best = Math.max(best, shooting * (hasLineOfEffect(chart(state), from.body, there) ? 1 : 0.5));
  if (breath > 0 && actions >= 2) {
    const moves = movesFor(from, Math.max(0, away - length));
    if (moves <= actions - 2) best = Math.max(best, breath + (melee[actions - 2 - moves] ?? 0));
  }
  return Math.min(most, best);
}

/** A part of what an enemy could take counts for each whom it could take it from, and more for the one it would choose. */
const EACH = 0.09;
const CHOSEN = 0.32;

/**
 * What standing somewhere costs a creature until its next turn: what each enemy could take from it, most of it only as far as that
 * is more than the enemy could take from its friends, for it strikes one of them in any case.
 */
export function dangerFor(state: State, creature: Creature): (there: Space) => number {
  const friends = friendsOf(state, creature);
  const menaces = enemiesOf(state, creature).map((enemy) => ({
    menace: menaceOf(state, enemy, creature),
    else: friends.reduce(
      (most, friend) => Math.max(most, takenAt(state, menaceOf(state, enemy, friend), spaceOf(state, friend))),
      0,
    ),
  }));
  return (there) => {
    let sum = 0;
    for (const { menace, else: otherwise } of menaces) {
      const taken = takenAt(state, menace, there);
      sum += EACH * taken + CHOSEN * Math.max(0, taken - otherwise);
    }
    return sum;
  };
}
