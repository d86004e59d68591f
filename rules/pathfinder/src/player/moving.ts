import type { Seat, Trails } from '@arbitre/kernel';
import { chart, sideOf, spaceOf } from '../encounter/creature.ts';
import { triggersAlong } from '../ask/preview.ts';
import type { Order } from '../play/command.ts';
import { judge, type Plan } from '../play/judge.ts';
import type { Spot } from '../play/state.ts';
import { terrainAt } from '../space/battlefield.ts';
import { distance } from '../space/space.ts';
import { climbable } from './scramble.ts';
import { voyagesOf } from '../speeds/judge-volume.ts';
import { landSearch } from '../walking/land-search.ts';
import { standingHeight } from '../walking/ground.ts';
import { speedOf } from '../walking/speed.ts';
import { onGround } from '../walking/walking.ts';
import { mayWalk, walksOf } from '../walking/walks.ts';
import { firstFew } from './first-few.ts';
import type { Idea } from './idea.ts';
import { bestThere, driveAt, freeBlow, glance, isCutOff, longestReach, type Look } from './look.ts';

/** How places to move to are looked at. */
export interface Manner {
  /** Places of each kind looked at closely, of all that one move leads to. */
  readonly closely: number;
  /** Does one who flies also look where it could walk to? */
  readonly onFoot: boolean;
}

const IN_EARNEST: Manner = { closely: 6, onFoot: true };

/** How much of a place's danger counts for one who fights hand to hand: whoever must come near and fears every blow strikes none. */
const CARE = 0.7;

/** What a move must bring more than staying does, where there is someone to strike: one may still move after the blow. */
const STRIKE_FIRST = 3;

/** How much coming nearer counts with the last action, when the enemy has the first word. */
const LATE = 0.4;

/** Moves worth making: to a better place to strike from, to a safer one, nearer. */
export function moves(look: Look, seat: Seat, manner = IN_EARNEST): readonly Idea[] {
  const { state, creature } = look;
  if (creature.conditions.takenCover && state.turn?.acted === true && look.blows.length === 0) return []; // covers are not taken to be left
  if (creature.stance !== 'ground' && creature.stance !== 'flying') return climbable(look);
  const flies = speedOf(state, creature, 'fly') !== undefined;
  if (!flies && isCutOff(look)) return [...walks(look, seat, manner), ...crossings(look)];
  const wings = flies ? flights(look, seat, manner) : [];
  return wings.length > 0 && !manner.onFoot ? wings : [...walks(look, seat, manner), ...wings];
}

/** The best of some spots at a glance, and what each is worth beyond staying, before its way there is paid for. */
function bestSpots(
  look: Look,
  spots: readonly Spot[],
  { closely }: Manner,
): readonly (Spot & { readonly worth: number })[] {
  const { state, creature, actions } = look;
  const best = firstFew(spots, closely, (spot, undercut) => {
    const space = spaceOf(state, creature, spot);
    const drawback = -glance(look, space, actions - 1) - driveAt(look, spot);
    return drawback < undercut ? drawback + look.danger(space) : drawback; // danger is never below 0, and dear to tell
  });
  const drivenHere = driveAt(look, creature) + (look.blows.length > 0 ? STRIKE_FIRST : 0);
  const caring = shoots(look) ? 1 : CARE;
  return best.map((spot) => {
    const danger = look.danger(spaceOf(state, creature, spot));
    const nearer = driveAt(look, spot) - drivenHere;
    const brings = (actions === 1 && nearer > 0 ? LATE * nearer : nearer) + bestThere(look, spot, danger, actions - 1);
    return { ...spot, worth: caring * (look.here - danger) + brings };
  });
}

/** Does it do enough from afar to keep away? */
function shoots({ targets }: Look): boolean {
  return targets.some(({ melee, shots }) => 2 * (shots[3] ?? 0) > (melee[3] ?? 0));
}

function walks(look: Look, seat: Seat, manner: Manner): readonly Idea[] {
  const { state, creature } = look;
  const who = creature.id;
  if (creature.conditions.prone || !mayWalk(state, creature, 'stride')) return [];
  const { cheap, steps } = landSearch(state, creature, 'stride');
  const spots: Spot[] = [];
  const burns = burningTrails(look, cheap);
  for (const trail of cheap.ends) {
    const at = cheap.cells[trail]!;
    if (at === creature.at || steps.noStop[at] !== 0 || burns[trail] === 1) continue;
    spots.push(onGround(state, creature, at));
  }
  return bestSpots(look, spots, manner).flatMap(({ at, worth }): readonly Idea[] => {
    const plain = priced(look, seat, { do: 'stride', who, to: at }, worth);
    if (plain === null || plain.paid === 0) return plain === null ? [] : [plain];
    const step = priced(look, seat, { do: 'step', who, to: at }, worth, 'safety');
    if (step !== null) return [step];
    const safer = priced(look, seat, { do: 'stride', who, to: at, way: 'safest' }, worth, 'safety');
    return safer === null || safer.paid >= plain.paid ? [plain] : [safer];
  });
}

/** 1 for each trail that leads through a hazard: nobody walks there who could do without. */
function burningTrails(look: Look, { cells, previous }: Trails): Uint8Array {
  const burns = new Uint8Array(cells.length);
  if (!chart(look.state).terrain.some(({ hazard }) => hazard !== undefined)) return burns;
  for (let trail = 0; trail < cells.length; trail++) {
    const before = previous[trail]!;
    if (before >= 0 && (burns[before] === 1 || isHazardous(look, cells[trail]!))) burns[trail] = 1;
  }
  return burns;
}

/** Would the body stand in a hazard there? */
function isHazardous({ state, creature }: Look, at: number): boolean {
  const map = chart(state);
  const side = sideOf(state, creature);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      if (terrainAt(map, at + row * map.board.columns + column).hazard !== undefined) return true;
  return false;
}

/** The idea of a move with what its way costs taken off; null when the rules refuse it, or it burns. */
function priced(
  look: Look,
  seat: Seat,
  order: Order,
  worth: number,
  why = 'approach',
): (Idea & { paid: number }) | null {
  const { state, creature } = look;
  const plan = judge(state, seat, order);
  if ('code' in plan) return null;
  const path = pathOf(look, plan);
  if (order.do !== 'fly' && path.some(({ at }) => isHazardous(look, at))) return null;
  let paid = 0;
  if (order.do !== 'step')
    for (const { who } of triggersAlong(state, creature, path)) {
      const watcher = state.creatures.find(({ id }) => id === who);
      if (watcher !== undefined) paid += freeBlow(state, watcher, creature);
    }
  return {
    order,
    prior: worth - paid,
    why: why === 'approach' && worth > 0 && isSafer(look, path) ? 'away' : why,
    paid,
  };
}

function pathOf({ state, creature }: Look, plan: Plan): readonly Spot[] {
  if (plan.kind === 'walk') return plan.walk.path.map((at) => onGround(state, creature, at));
  return plan.kind === 'voyage' ? plan.voyage.path : [];
}

/** Does the way end farther from the nearest enemy than it began, and in less danger? */
function isSafer({ state, creature, bodies, danger, here }: Look, path: readonly Spot[]): boolean {
  const end = path.at(-1);
  if (end === undefined) return false;
  const near = (spot: Spot) => Math.min(99, ...bodies.map((body) => distance(spaceOf(state, creature, spot), body)));
  return near(end) > near(creature) && danger(spaceOf(state, creature, end)) < here;
}

/** What a check that may fail is taken to cost. */
const RISK = 6;

/** Where no walk leads to an enemy: along a beam or up a face, if that is nearer. */
function crossings(look: Look): readonly Idea[] {
  const { state, creature } = look;
  const who = creature.id;
  const here = driveAt(look, creature);
  const nearer = (spot: Spot) =>
    driveAt(look, { at: spot.at, z: standingHeight(chart(state), spot.at, sideOf(state, creature)) });
  const balances = walksOf(state, creature).filter((order) => order.do === 'balance');
  const climbs = voyagesOf(state, creature, 'climb', false);
  return [
    ...balances.map((order) => ({
      order,
      prior: nearer(onGround(state, creature, order.to)) - here - RISK,
      why: 'cross',
    })),
    ...climbs.map((spot) => ({
      order: { do: 'climb', who, to: spot.at, z: spot.z } as const,
      prior: nearer(spot) - here - RISK + 0.4 * spot.z,
      why: 'cross',
    })),
  ];
}

/** What falling out of the air is taken to cost. */
const DROP = 40;

/** Wings: to where it can strike, rather on the ground than above it; and they must be beaten every turn to stay aloft. */
function flights(look: Look, seat: Seat, manner: Manner): readonly Idea[] {
  const { state, creature, actions, bodies, blows } = look;
  const aloft = creature.stance === 'flying' && state.turn?.flew === false;
  if (blows.length > 0 && actions === 2 && !aloft) return []; // it has come to strike
  const who = creature.id;
  const map = chart(state);
  const side = sideOf(state, creature);
  const reach = Math.max(0, longestReach(state, creature));
  const spots = voyagesOf(state, creature, 'fly', false);
  const nearest = (spot: Spot) => {
    const space = spaceOf(state, creature, spot);
    let away = 99;
    for (const body of bodies) away = Math.min(away, distance(space, body));
    return away;
  };
  const above = ({ at, z }: Spot) => Math.max(0, z - standingHeight(map, at, side));
  const near = firstFew(spots, 4 * manner.closely, (spot) => {
    const away = nearest(spot);
    return (away <= reach ? 0 : away) + above(spot) * 0.03;
  });
  const far = blows.length > 0 ? [] : firstFew(spots, manner.closely, (spot) => above(spot) - nearest(spot));
  const falls = aloft && actions === 1 ? DROP : 0;
  return bestSpots(look, [...near, ...far], { ...manner, closely: Math.min(4, manner.closely) }).flatMap(
    ({ at, z, worth }): readonly Idea[] => {
      const idea = priced(look, seat, { do: 'fly', who, to: at, z }, worth + falls);
      return idea === null ? [] : [idea];
    },
  );
}
