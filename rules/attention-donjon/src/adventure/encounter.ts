import { type Cell, cellName, pick } from '@arbitre/kernel';
import { actionOffers } from '../turn/action.ts';
import { type Command, offer } from '../play/command.ts';
import { canReact } from '../movement/dodge.ts';
import { type Figure, type Group, hasTalent } from '../turn/figure.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { cellsOfZone, zoneDistances } from '../space/geometry.ts';
import { isEmpty } from '../space/ground.ts';
import { drawForGroup } from '../initiative/group-initiative.ts';
import { memberFigure } from '../turn/member.ts';
import { cellNamed } from '../play/naming.ts';
import { isPassed } from '../initiative/order.ts';
import { perform } from '../turn/perform.ts';
import { isEffectGround } from '../space/plan.ts';
import { seatOf } from '../turn/seat.ts';
import { geometryAt, groundOf, type GroupPlan, heroesOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import type { Resolver, Table } from '../play/unfolding.ts';

type Placement = FrameOf<'placement'>;
type Turn = FrameOf<'turn'>;

/**
 * A group comes into play: it draws its initiative for this Round (ad.x.encounter), which is lost when its card has
 * already been passed (ad.turn.3); then its figures are placed.
 */
export function appear(
  table: Table,
  hero: string,
  told: GroupPlan,
  zones: readonly string[],
  encounter: { readonly id: string; readonly zones: readonly string[] } | null,
  cells: readonly Cell[] = [],
): void {
  const plan = { ...told, id: freeId(table.state, told.id) };
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
    encounter !== null && plan.side === 'enemy' && !table.state.encounters.some(({ id }) => id === encounter.id);
  table.emit({
    is: 'group-appears',
    group,
    encounter: isNew ? { ...encounter, over: false, searched: false, failures: [] } : null,
    size: plan.size,
  });
  if (!plan.captive) {
    drawForGroup(table, group);
    for (const { card } of table.state.hands[group.id] ?? [])
      if (isPassed(table.state, card)) table.emit({ is: 'turn-skipped', by: group.id, card });
  }
  table.push({ kind: 'placement', hero, group: plan, placed: 0, zones, cells, delegated: false });
}

/** What heroes may do once the groups of an encounter are in place: smell them out, then react by instinct. */
export function answerEncounter(table: Table, encounter: string): void {
  table.push({ kind: 'instinct', asked: [] });
  table.push({ kind: 'scent', encounter, asked: [], between: null });
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
function placesFor(state: State, { zones, cells, placed }: Placement): readonly Cell[] {
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

function place(table: Table, frame: Placement, at: Cell): void {
  const { group, placed } = frame;
  const number = placed + 1;
  table.emit({ is: 'figure-placed', figure: memberFigure(group, at, number, group.size) });
  table.replace({ ...frame, placed: number });
}

/** The active player picks the cells, or lets the referee do it. */
export const placementResolver: Resolver<'placement'> = {
  choice(state, frame) {
    const places = frame.placed < frame.group.size && !frame.delegated ? placesFor(state, frame) : [];
    const hero = state.figures[frame.hero];
    if (places.length <= 1 || hero === undefined) return null;
    const { board } = geometryAt(state);
    return {
      seat: seatOf(state, hero),
      kind: 'placement',
      offers: () => [
        ...places.map((cell) => offer('choice', { do: 'place', at: cellName(board, cell) })),
        offer('choice', { do: 'delegate' }),
      ],
    };
  },
  take(table, frame, command) {
    if (command.do === 'place') return place(table, frame, cellNamed(geometryAt(table.state).board, command.at) ?? 0);
    table.replace({ ...frame, delegated: true });
    table.emit({ is: 'delegated', seat: seatOf(table.state, theFigure(table.state, frame.hero)) });
  },
  advance(table, frame) {
    const places = frame.placed < frame.group.size ? placesFor(table.state, frame) : [];
    if (places.length === 0) return table.pop();
    place(table, frame, pick(table.chance, places));
  },
};

/** The turn an Instinctif plays out of turn: a single Action. */
const instinctTurn = (hero: string): Turn => ({
  kind: 'turn',
  figure: hero,
  card: null,
  begun: true,
  budget: { ...FRESH, spent: 1 },
  reaction: true,
});

function instinctive(state: State, asked: readonly string[]): Figure | undefined {
  return heroesOf(state).find(
    (hero) => hasTalent(hero, 'instinctive') && canReact(state, hero) && !asked.includes(hero.id),
  );
}

/** Instinctif: when an encounter has appeared, the Reaction buys one movement, bonus or standard action (ad.react.3). */
export const instinctResolver: Resolver<'instinct'> = {
  choice(state, { asked }) {
    const hero = instinctive(state, asked);
    if (hero === undefined) return null;
    const actions = actionOffers(state, instinctTurn(hero.id)).filter(({ command }) => command.do !== 'end');
    if (actions.length === 0) return null;
    return {
      seat: seatOf(state, hero),
      kind: 'instinct',
      offers: () => [...actions, offer('reaction', { do: 'pass' })],
    };
  },
  take(table, { asked }, command: Command) {
    const hero = instinctive(table.state, asked);
    if (hero === undefined) return;
    table.replace({ kind: 'instinct', asked: [...asked, hero.id] });
    if (command.do === 'pass') return table.emit({ is: 'passed', who: hero.id });
    table.emit({ is: 'reacts', figure: hero.id });
    const turn = instinctTurn(hero.id);
    table.push(turn);
    perform(table, turn, command);
  },
  advance(table, { asked }) {
    const hero = instinctive(table.state, asked);
    if (hero === undefined) return table.pop();
    table.replace({ kind: 'instinct', asked: [...asked, hero.id] });
  },
};
