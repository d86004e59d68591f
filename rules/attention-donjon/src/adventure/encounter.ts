import { type Cell, pick } from '@arbitre/kernel';
import { cellNamed, nameOf } from '../play/naming.ts';
import { offer } from '../play/command.ts';
import type { Figure } from '../turn/figure.ts';
import type { FrameOf } from '../play/frame.ts';
import { cellsOfZone, zoneDistances } from '../space/geometry.ts';
import { isEmpty } from '../space/ground.ts';
import { drawForGroup } from '../initiative/group-initiative.ts';
import { type Group, memberFigure } from '../turn/group.ts';
import { isPassed } from '../turn/order.ts';
import { isEffectGround } from '../space/plan.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, groundOf, type GroupPlan, heroesOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { refuse } from '../play/refusal.ts';
import type { Resolver } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';

type Placement = FrameOf<'placement'>;

/**
 * A group comes into play: it draws its initiative for this Round (ad.x.encounter), which is lost when its card has
 * already been passed (ad.turn.3); then its figures are placed.
 */
export function appear(
  unfolding: Unfolding,
  hero: string,
  told: GroupPlan,
  zones: readonly string[],
  encounter: { readonly id: string; readonly zones: readonly string[] } | null,
  cells: readonly Cell[] = [],
): void {
  const plan = { ...told, id: freeId(unfolding.state, told.id) };
  const group: Group = {
    id: plan.id,
    name: plan.name,
    side: plan.side,
    ai: plan.ai,
    controller: null,
    initiative: plan.profile.initiative,
    captive: plan.captive,
    encounter: plan.side === 'enemy' ? (encounter?.id ?? null) : null,
  };
  const isNew =
    encounter !== null && plan.side === 'enemy' && !unfolding.state.encounters.some(({ id }) => id === encounter.id);
  unfolding.happens({
    is: 'group-appears',
    group,
    encounter: isNew ? { ...encounter, over: false, searched: false, failures: [] } : null,
    size: plan.size,
  });
  if (!plan.captive) {
    drawForGroup(unfolding, group);
    for (const { card } of unfolding.state.hands[group.id] ?? [])
      if (isPassed(unfolding.state, card)) unfolding.happens({ is: 'turn-skipped', by: group.id, card });
  }
  unfolding.open({ kind: 'placement', hero, group: plan, placed: 0, zones, cells, delegated: false });
}

/** What heroes may do once the groups of an encounter are in place: smell them out, then react by instinct. */
export function answerEncounter(unfolding: Unfolding, encounter: string): void {
  unfolding.open({ kind: 'instinct', asked: [] });
  unfolding.open({ kind: 'scent', encounter, asked: [], between: null });
}

/** A line of a sheet may come up again: the group it brings then has a number, and cards, of its own. */
function freeId(state: State, id: string, number = 1): string {
  const name = number === 1 ? id : `${id}.${number}`;
  const taken = Object.hasOwn(state.hands, name) || state.groups.some((group) => group.id === name);
  return taken ? freeId(state, id, number + 1) : name;
}

/** Embuscade: zones next to the hero's, then his own, then any other. */
export function zonesAround(state: State, hero: Figure): readonly string[] {
  const distances = zoneDistances(geometryAt(state), zoneOfFigure(state, hero));
  const order = (distance: number) => (distance === 0 ? 1.5 : distance);
  return withoutHeroesFirst(
    state,
    [...distances].sort(([, a], [, b]) => order(a) - order(b)).map(([zone]) => zone),
  );
}

/** Melee figures near the door, shooters far from it, never with a hero if another zone will do (ad.x.encounter). */
export function zonesOfRoom(state: State, plan: GroupPlan, zones: readonly string[], door: string): readonly string[] {
  const distances = zoneDistances(geometryAt(state), door);
  const far = (zone: string) => distances.get(zone) ?? Number.POSITIVE_INFINITY;
  const sign = plan.ai.includes('shooter') ? -1 : 1;
  const sorted = zones.toSorted((a, b) => sign * (far(a) - far(b)));
  const named = plan.zones ?? [];
  return [
    ...named,
    ...withoutHeroesFirst(
      state,
      sorted.filter((zone) => !named.includes(zone)),
    ),
  ];
}

function withoutHeroesFirst(state: State, zones: readonly string[]): readonly string[] {
  const held = new Set(heroesOf(state).map((hero) => zoneOfFigure(state, hero)));
  return [...zones.filter((zone) => !held.has(zone)), ...zones.filter((zone) => held.has(zone))];
}

/** The cells the next figure may stand in: its own if the scenario names it, else the first zone with room. */
function placesFor(state: State, { group, zones, cells, placed }: Placement): readonly Cell[] {
  if (placed >= group.size) return [];
  const ground = groundOf(state);
  const named = cells[placed];
  if (named !== undefined && isEmpty(ground, named)) return [named];
  for (const zone of zones) {
    const free = cellsOfZone(ground.geometry, zone).filter(
      (cell) => isEmpty(ground, cell) && !isEffectGround(state.plan.ground[cell] ?? 'void'),
    );
    if (free.length > 0) return free;
  }
  return [];
}

function place(unfolding: Unfolding, frame: Placement, at: Cell): void {
  const { group, placed } = frame;
  const number = placed + 1;
  unfolding.happens({ is: 'figure-placed', figure: memberFigure(group, at, number, group.size) });
  unfolding.replace({ ...frame, placed: number });
}

/** The active player picks the cells, or lets the referee do it. */
export const placementResolver: Resolver<'placement'> = {
  asks(state, frame) {
    const hero = state.figures[frame.hero];
    return hero === undefined || frame.delegated || placesFor(state, frame).length <= 1
      ? null
      : { seat: seatOf(state, hero), kind: 'placement' };
  },
  candidates(state, frame) {
    const geometry = geometryAt(state);
    const places = placesFor(state, frame).map((cell) => offer('choice', { do: 'place', at: nameOf(geometry, cell) }));
    return [...places, offer('choice', { do: 'delegate' })];
  },
  refusal(state, frame, command) {
    if (command.do === 'delegate') return null;
    if (command.do !== 'place') return refuse('not-asked');
    const cell = cellNamed(geometryAt(state), command.at);
    if (cell === null) return refuse('unknown-cell', { what: command.at });
    return placesFor(state, frame).includes(cell) ? null : refuse('not-a-place', { cell });
  },
  take(unfolding, frame, command) {
    if (command.do === 'place') return place(unfolding, frame, cellNamed(geometryAt(unfolding.state), command.at) ?? 0);
    unfolding.replace({ ...frame, delegated: true });
    unfolding.happens({ is: 'delegated', seat: seatOf(unfolding.state, theFigure(unfolding.state, frame.hero)) });
  },
  advance(unfolding, frame) {
    const places = placesFor(unfolding.state, frame);
    if (places.length === 0) return unfolding.close();
    place(unfolding, frame, pick(unfolding.chance, places));
  },
};
