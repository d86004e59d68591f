import type { Cell } from '@arbitre/kernel';
import { judgeAttack } from '../adventure/attack.ts';
import { attacksOf, canAct, type Figure, isImmovable, meleeAttackOf } from '../turn/figure.ts';
import { blowOf } from './odds.ts';
import { placeOf } from '../initiative/card.ts';
import { areZonesAdjacent, zoneOf } from '../space/geometry.ts';
import { FAR, LEG, type Travel, travelTo } from './travel.ts';
import { figuresOf, geometryAt, groupOf, heroesOf, membersOf, type State } from '../play/state.ts';

/** What the heroes want next. */
export type Aim =
  | { readonly kind: 'slay'; readonly cells: readonly Cell[] }
  | { readonly kind: 'explore'; readonly cells: readonly Cell[] }
  | { readonly kind: 'free'; readonly cells: readonly Cell[] }
  | { readonly kind: 'escort'; readonly cells: readonly Cell[] }
  | { readonly kind: 'reach'; readonly cells: readonly Cell[] };

/** Enemies on the board, those that never move last. */
export function enemies(state: State): readonly Figure[] {
  return figuresOf(state).filter(({ side }) => side === 'enemy');
}

/** The figures the heroes came for, once they are on the board. */
export function captives(state: State): readonly Figure[] {
  return state.goal.kind === 'rescue' ? membersOf(state, state.goal.group) : [];
}

/** Does the captive still wait to be freed? */
export function isBound(state: State): boolean {
  return state.goal.kind === 'rescue' && groupOf(state, state.goal.group)?.captive === true;
}

/** What the heroes should be doing now. */
export function aimOf(state: State): Aim {
  const { goal } = state;
  const foes = enemies(state);
  if (goal.kind === 'reach') return { kind: 'reach', cells: [goal.cell] };
  if (goal.kind === 'slay') return { kind: 'slay', cells: foes.map(({ at }) => at) };
  const [captive] = captives(state);
  if (captive !== undefined && isBound(state)) return { kind: 'free', cells: [captive.at] };
  if (captive !== undefined) {
    const hunters = foes.filter((foe) => !isImmovable(foe)).map(({ at }) => at);
    return { kind: 'escort', cells: hunters.length > 0 ? hunters : [goal.cell] };
  }
  const doors = state.plan.doors.flatMap(({ cell, state: door }) => (door === 'unexplored' ? [cell] : []));
  return { kind: 'explore', cells: doors.length > 0 ? doors : foes.map(({ at }) => at) };
}

/** What one hero should be doing: whoever attacks the company comes before the errand. */
export function aimFor(state: State, hero: Figure): Aim {
  const aim = aimOf(state);
  if (aim.kind === 'slay' || aim.kind === 'reach') return aim;
  const geometry = geometryAt(state);
  const company = zonesTo(
    state,
    aim.kind === 'explore' ? [hero.at] : figuresOf(state).flatMap(({ side, at }) => (side === 'enemy' ? [] : [at])),
  );
  const near = enemies(state).filter(
    (foe) => canAct(foe) && !isImmovable(foe) && (company.get(zoneOf(geometry, foe.at)) ?? 9) <= 1,
  );
  if (near.length === 0) return aim;
  // One of them runs ahead, to the door or to the captive: twelve Rounds are few.
  const runs = aim.kind !== 'escort' && runnerFor(state, aim) === hero.id;
  if (runs && (hero.health > 2 || roundsToSpare(state) <= 1)) return aim;
  const fight: Aim = { kind: 'slay', cells: near.map(({ at }) => at) };
  return takesPart(state, hero, fight) ? fight : aim;
}

/** Can a hero strike, or come to where the fight is within a turn? Whoever stands behind a crowded doorway is of more use elsewhere. */
function takesPart(state: State, hero: Figure, fight: Aim): boolean {
  const inReach = enemies(state).some(
    (foe) => canAct(foe) && attacksOf(hero).some((attack) => judgeAttack(state, hero, foe, attack) === null),
  );
  return inReach || travelTo(state, standsFor(state, fight).cells).actions(hero.at, LEG.fresh) <= A_TURN;
}

/** Actions of a turn. */
const A_TURN = 2;

/** Who runs the errand: the nearest in Actions, the sturdy before the frail. */
function runnerFor(state: State, aim: Aim): string {
  const { cells, more } = standsFor(state, aim);
  const travel = travelTo(state, cells, more);
  const kinds = new Map(enemies(state).flatMap((foe) => (canAct(foe) ? [[foe.profile, foe]] : []))); // one of each will do
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const hero of heroesOf(state)) {
    if (!canAct(hero)) continue;
    const harm = [...kinds.values()].reduce((most, foe) => {
      const attack = meleeAttackOf(foe);
      return attack === null ? most : Math.max(most, blowOf(state, foe, hero, attack, 'plain').wounds);
    }, 0);
    const distance = travel.actions(hero.at, LEG.fresh) + 1.5 * harm + (hero.health <= 2 ? 3 : 0);
    if (distance < least) [least, best] = [distance, hero.id];
  }
  return best;
}

/** Enemies who play this Round before a figure of a group does, and can reach it. */
export function strikesBefore(state: State, figure: Figure): readonly Figure[] {
  const zone = zoneOf(geometryAt(state), figure.at);
  const own = placeInRound(state, figure);
  return enemies(state).filter((foe) => {
    if (!canAct(foe) || placeInRound(state, foe) >= own) return false;
    const there = zoneOf(geometryAt(state), foe.at);
    return there === zone || (!isImmovable(foe) && areZonesAdjacent(geometryAt(state), there, zone));
  });
}

/** When a figure's next turn of this Round comes, the sooner the lower; infinite when none is left. */
function placeInRound({ hands, suits }: State, { group, id }: Figure): number {
  return (hands[group ?? id] ?? []).reduce(
    (soonest, { card, done }) => (done ? soonest : Math.min(soonest, placeOf(card, suits))),
    Number.POSITIVE_INFINITY,
  );
}

/** Rounds left over once everything that has still to be done is done as fast as it can be; infinite where nobody counts. */
export function roundsToSpare(state: State): number {
  const { goal, lastRound, round } = state;
  if (goal.kind === 'slay' || lastRound === null) return Number.POSITIVE_INFINITY;
  const left = lastRound - round;
  const walkers = heroesOf(state).filter(canAct);
  const soonest = (travel: Travel) =>
    walkers.reduce((least, { at }) => Math.min(least, travel.actions(at, LEG.fresh)), FAR);
  const home = travelTo(state, [goal.cell]);
  if (goal.kind === 'reach') return left - Math.ceil(soonest(home) / 2);
  const [captive] = captives(state);
  if (captive === undefined) return left - UNKNOWN_ERRAND;
  const way = Math.ceil(home.actions(captive.at, LEG.fresh) / 2);
  if (!isBound(state)) return left - way;
  const { cells } = standsFor(state, { kind: 'free', cells: [captive.at] });
  return left - way - Math.ceil((soonest(travelTo(state, cells)) - 1) / 2);
}

/** Rounds one should have left while the captive is still to be found. */
const UNKNOWN_ERRAND = 8;

/** Where one has to stand for an aim, and what each place costs beyond the walk there. */
export function standsFor(
  state: State,
  { kind, cells }: Aim,
): { readonly cells: readonly Cell[]; readonly more: (cell: Cell) => number } {
  const geometry = geometryAt(state);
  const nothing = () => 0;
  switch (kind) {
    case 'explore': {
      // What is found behind a door has to be brought home from there.
      if (state.goal.kind !== 'rescue' || cells.length < 2) return { cells, more: nothing };
      const home = travelTo(state, [state.goal.cell]);
      return { cells, more: (cell) => Math.floor(home.actions(cell, LEG.fresh) / 2) };
    }
    case 'free':
      return { cells: cells.flatMap((cell) => geometry.near[cell] ?? []), more: nothing };
    case 'slay':
    case 'escort': {
      if (state.goal.kind === 'rescue' && cells.includes(state.goal.cell)) return { cells: [], more: nothing }; // nobody hunts her
      const zones = new Set(cells.map((cell) => zoneOf(geometry, cell)));
      return { cells: [...zones].flatMap((zone) => geometry.zones.get(zone) ?? []), more: nothing };
    }
    case 'reach':
      return { cells, more: nothing };
  }
}

/** The zone the heroes are bound for; their own when there is none. */
export function goalZone(state: State): string {
  const [cell] = aimOf(state).cells;
  const [hero] = heroesOf(state);
  return zoneOf(geometryAt(state), cell ?? hero?.at ?? 0);
}

/** Steps, zone by zone, from each cell's zone to the nearest of the aim's cells. */
export function zonesTo(state: State, cells: readonly Cell[]): ReadonlyMap<string, number> {
  const geometry = geometryAt(state);
  const far = new Map<string, number>();
  for (const cell of cells) far.set(zoneOf(geometry, cell), 0);
  for (const [zone, distance] of far) {
    for (const next of geometry.zonesNear.get(zone) ?? []) if (!far.has(next)) far.set(next, distance + 1);
  }
  return far;
}
