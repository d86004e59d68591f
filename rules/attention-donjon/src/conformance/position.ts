import { either, list, object, optional, type Read, record, type Shaped, text } from '@arbitre/kernel';
import type { ReadyHeroId } from '../adventure/hero.ts';
import { READY_HEROES } from '../adventure/hero.ts';
import { groupFields, heroFields, type Scenario, scenarioFields } from '../file/scenario.ts';
import { setup } from '../file/setup.ts';
import type { State } from '../play/state.ts';
import type { Rulings } from '../rulings.ts';

const { size, ...aboutGroup } = groupFields;
const { players, suitOrder, rounds, hands, deck, effects, now, withheld, events, lessons } = scenarioFields;

/** A position in a single room: who stands where, and what has happened. */
export const positionFields = {
  zones: text({ min: 1, max: 4000 }),
  map: optional(text({ min: 1, max: 4000 })),
  walls: optional(list(text({ max: 20 }))),
  /** A hero by the cell, or with what else there is to say. */
  heroes: record(either(text({ min: 2, max: 6 }), object(heroFields))),
  /** A group: its profile, and the cells its figures stand in. */
  groups: optional(
    record(object({ ...aboutGroup, size: optional(size), at: optional(list(text({ min: 2, max: 6 }))) })),
  ),
  goal: optional(scenarioFields.goal),
  present: scenarioFields.present,
  players,
  suitOrder,
  rounds,
  hands,
  deck,
  effects,
  now,
  withheld,
  events,
  lessons,
};
const positionShape = object(positionFields);
export type PositionText = Shaped<typeof positionShape>;

/** The state a position describes; whatever is not said is as a scenario leaves it. */
export function setUp(given: PositionText, rulings: Rulings): Read<State> {
  const { zones, map, walls, heroes, groups = {}, goal, present, ...rest } = given;
  const drawing = zones
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const told = Object.entries(heroes).map(([hero, one]) => ({
    hero,
    ...(typeof one === 'string' ? { at: one } : one),
  }));
  const scenario: Scenario = {
    table: { columns: drawing[0]?.length ?? 1, rows: drawing.length },
    rooms: { room: { name: { fr: 'la salle', en: 'the room' }, zones, ...(map && { map }), ...(walls && { walls }) } },
    laid: [{ room: 'room', at: 'a1' }],
    heroes: told.filter((one): one is (typeof told)[number] & { hero: ReadyHeroId } =>
      Object.hasOwn(READY_HEROES, one.hero),
    ),
    groups: {
      nobody: { profile: 'captive', size: 1 },
      ...Object.fromEntries(
        Object.entries(groups).map(([id, { at, ...line }]) => [id, { size: Math.max(1, at?.length ?? 1), ...line }]),
      ),
    },
    present: present ?? Object.entries(groups).flatMap(([group, { at }]) => (at ? [{ group, at }] : [])),
    goal: goal ?? { kind: 'rescue', group: 'nobody', cell: told[0]?.at ?? 'a1' },
    ...rest,
  };
  return setup(scenario, rulings);
}
