import { neighbour, OFF_BOARD } from '@arbitre/kernel';
import { blockOf, chart, has, spaceOf } from '../encounter/creature.ts';
import { gripProblem, shovesOf } from '../encounter/manoeuvres.ts';
import { multipleAttackPenalty } from '../encounter/strike.ts';
import { fallDamage } from '../falling/falling.ts';
import type { Creature, State } from '../play/state.ts';
import { terrainAt } from '../space/battlefield.ts';
import { isWithinReach, UNITS_PER_SQUARE } from '../space/space.ts';
import { checkOdds, weightOf } from './blow.ts';
import type { Idea } from './idea.ts';
import { freeBlow, longestReach, type Look, menaced } from './look.ts';
import { friendsOf, menaceOf, oneMore } from './menace.ts';

/** Hands instead of weapons: to trip, hold or push those who lose most by it. */
export function manoeuvres(look: Look): readonly Idea[] {
  return look.targets
    .flatMap(({ target }) => [...trips(look, target), ...grips(look, target), ...pushes(look, target)])
    .filter(({ prior }) => prior > 0);
}

/** The chance that a manoeuvre against that DC works, the penalty of earlier attacks counted. */
function oddsOf({ state, creature }: Look, dc: number): number {
  const bonus = blockOf(state, creature).athletics[1] + multipleAttackPenalty(state.turn?.attacks ?? 0, null);
  const { hit, critical } = checkOdds(bonus, dc);
  return hit + critical;
}

/** Friends who would strike it hand to hand from where they are, itself among them. */
function strikersOn(state: State, target: Creature, side: readonly Creature[]): readonly Creature[] {
  const body = spaceOf(state, target);
  return side.filter((one) => {
    const reach = longestReach(state, one);
    return reach >= 0 && isWithinReach(spaceOf(state, one), body, reach, state.rulings);
  });
}

/** pf.x.trip: on the ground it strikes worse, is struck more easily, and loses an action and a reaction's blow to get up. */
function trips(look: Look, target: Creature): readonly Idea[] {
  const { state, creature, actions } = look;
  if (gripProblem(state, creature, 'trip', target.id) !== null) return [];
  const odds = oddsOf(look, 10 + blockOf(state, target).saves.ref);
  const near = strikersOn(state, target, [creature, ...friendsOf(state, creature)]);
  const struck = near.reduce((sum, one) => sum + 0.18 * (menaceOf(state, one, target).melee[2] ?? 0), 0);
  const rising = near
    .filter((one) => one.reaction && has(state, one, 'attack-of-opportunity'))
    .reduce((sum, one) => sum + 0.6 * freeBlow(state, one, target), 0);
  const gain = odds * (0.22 * menaced(look, target) + struck + rising) - 0.05 * look.here;
  return [
    { order: { do: 'trip', who: creature.id, target: target.id }, prior: gain + after(look, actions), why: 'trip' },
  ];
}

/** pf.x.grapple: held, it goes nowhere; worth it against what would fly or run from one blow to the next. */
function grips(look: Look, target: Creature): readonly Idea[] {
  const { state, creature, actions } = look;
  if (gripProblem(state, creature, 'grapple', target.id) !== null) return [];
  const odds = oddsOf(look, 10 + blockOf(state, target).saves.fort);
  const near = strikersOn(state, target, friendsOf(state, creature));
  const struck = near.reduce((sum, one) => sum + 0.18 * (menaceOf(state, one, target).melee[2] ?? 0), 0);
  const prior = odds * (0.12 * menaced(look, target) + struck) - 0.05 * look.here + after(look, actions);
  return [{ order: { do: 'grapple', who: creature.id, target: target.id }, prior, why: 'hold' }];
}

/** pf.x.shove: over an edge, into the water or the embers. */
function pushes(look: Look, target: Creature): readonly Idea[] {
  const { state, creature, actions } = look;
  const map = chart(state);
  return shovesOf(state, creature, target).flatMap((order): readonly Idea[] => {
    if (order.follow || target.stance !== 'ground') return [];
    const to = neighbour(map.board, target.at, order.direction);
    if (to === OFF_BOARD) return [];
    const { height, water, hazard } = terrainAt(map, to);
    const drop = target.z - height;
    const harm =
      drop > UNITS_PER_SQUARE
        ? fallDamage({ height: drop, softDepth: water?.depth ?? null, dive: false }, state.rulings)
        : 0;
    if (harm === 0 && hazard === undefined && drop <= UNITS_PER_SQUARE) return [];
    const share = Math.min(1, (harm + (hazard === undefined ? 0 : 3)) / Math.max(1, target.hp));
    const lost = drop > UNITS_PER_SQUARE ? 0.4 * menaced(look, target) : 0;
    const gain = oddsOf(look, 10 + blockOf(state, target).saves.fort) * (0.8 * share * weightOf(state, target) + lost);
    return [{ order, prior: gain + after(look, actions), why: 'edge' }];
  });
}

/** What the actions after this one still bring, their penalty grown: no more from one target than it is worth. */
function after({ blows }: Look, actions: number): number {
  let best = 0;
  for (const { worth, most } of blows)
    best = Math.max(best, oneMore(worth[1] ?? 0, actions > 2 ? (worth[2] ?? 0) : 0, most));
  return actions > 1 ? best : 0;
}
