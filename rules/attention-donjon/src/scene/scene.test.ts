import { expect, test } from 'vitest';
import { openingOf, shipped } from '../../testing/shipped.ts';
import { Stage } from '../../testing/stage.ts';
import { lay, spotsBehind } from '../file/room.ts';
import { evolve } from '../play/evolve.ts';
import type { State } from '../play/state.ts';
import { legend, sceneOf } from './scene.ts';

const stage = new Stage({
  heroes: { dorrin: 'a1' },
  groups: { rats: { profile: 'giant-rat', at: ['i3'] } },
  room: { walls: ['b1|c1'], doors: [{ at: 'c2|d2' }, { at: 'c3|d3', open: true }], exits: ['i2 E'] },
});

test('a scene names its figures by what they are, so that a picture of each can be found', () => {
  expect(sceneOf(stage.state).pieces.map(({ id, kind, figure }) => `${id} ${kind} ${figure}`)).toEqual([
    'dorrin hero dorrin',
    'rats-1 enemy giant-rat',
  ]);
});

test('walls and doors lie on sides, by kind; every kind is in the legend', () => {
  const { edges = [] } = sceneOf(stage.state);
  expect(edges.map(({ cell, direction, kind }) => `${cell} ${direction} ${kind}`)).toEqual([
    '1 2 wall',
    '11 2 closed-door',
    '20 2 open-door',
  ]); // the way out of i2 would leave the table: no door
  for (const { kind } of edges) expect(legend).toHaveProperty(kind);
});

test('a door that faces a wall hides it: each side is drawn once', () => {
  const { plan } = stage.state;
  const walls = [...plan.walls, { cell: 12, direction: 6 as const }, { cell: 2, direction: 6 as const }];
  const { edges = [] } = sceneOf({ ...stage.state, plan: { ...plan, walls } });
  expect(edges.map(({ kind }) => kind)).toEqual(['wall', 'closed-door', 'open-door']);
});

test('rooms have names and cells, those found later after the first', () => {
  const nest = openingOf(shipped('nid-des-hommes-rats.yaml'));
  const named = (state: State) => sceneOf(state).rooms?.map(({ name, cells }) => `${name.en}: ${cells.length}`);
  expect(named(nest)).toEqual(['the Entrance: 24']);
  const room = nest.hidden?.rooms['gallery'];
  const [door] = nest.plan.doors;
  const spot = room === undefined || door === undefined ? undefined : spotsBehind(nest.plan, room, door)[0];
  if (room === undefined || spot === undefined) throw new Error('the gallery fits behind the first door');
  const plan = lay(nest.plan, room, spot);
  const found = evolve(nest, { is: 'room-revealed', hero: 'dorrin', room: 'gallery', name: room.name, plan });
  expect(named(found)).toEqual(['the Entrance: 24', 'the Gallery of the chasm: 27']);
});

test('zones have names, numbered as on the board', () => {
  const { board, zones = [] } = sceneOf(stage.state);
  expect(zones.map(({ zone, name }) => `${zone} ${name.en}`)).toEqual(['1 zone x', '2 zone y', '3 zone z']);
  expect([board.zone[0], board.zone[3], board.zone[8]]).toEqual([1, 2, 3]);
});
