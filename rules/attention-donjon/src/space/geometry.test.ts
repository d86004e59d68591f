import { expect, test } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { areZonesAdjacent, borderCells, cellsOfZone, zoneDistances } from './geometry.ts';
import { isEmpty } from './ground.ts';
import { judgeShift } from '../movement/step.ts';
import { judgeZoneMove } from '../movement/zone-move.ts';
import { rulebook } from '../rulebook/index.ts';

const BLOCK = `
  . . .
  . . .
  . . .`;
const near = (board: ReturnType<typeof drawn>, name: string) => board.names(board.geometry.near[board.at(name)] ?? []);

test('ad.space.1 the three words the book leaves undefined are defined, each by a rule that says so', () => {
  for (const id of ['ad.space.2', 'ad.space.3', 'ad.space.4'] as const) {
    expect(rulebook.rules[id].text.fr).toMatch(/case|espace|zone/i);
  }
  expect(rulebook.rules['ad.space.1'].reading?.en).toContain('ad.space.2 to ad.space.11');
});

test('ad.space.2 a cell holds one figure: it is no longer empty, its neighbours are', () => {
  const board = drawn('. H .');
  expect([isEmpty(board, board.at('a1')), isEmpty(board, board.at('b1')), isEmpty(board, board.at('c1'))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('ad.space.3 a space is a cell: zone moves and steps agree on which ones are empty', () => {
  const board = drawn('H . 1', { zones: 'x y y' });
  expect(judgeShift(board, board.at('a1'), board.at('b1'))).toHaveProperty('use', 'next-zone');
  expect(judgeZoneMove(board, board.at('a1'), board.at('b1'))).toHaveProperty('path');
  expect(judgeZoneMove(board, board.at('a1'), board.at('c1'))).toHaveProperty('code', 'cell-occupied');
});

test('ad.space.4 every cell belongs to one zone, and the zones cover the board', () => {
  const { geometry, names } = drawn('. . .\n. # .', { zones: 'x x y\nx y y' });
  expect(names(cellsOfZone(geometry, 'x'))).toEqual(['a1', 'b1', 'a2']);
  expect(names(cellsOfZone(geometry, 'y'))).toEqual(['c1', 'b2', 'c2']);
});

test('ad.space.5 eight neighbours in the open', () => {
  expect(near(drawn(BLOCK), 'b2')).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3']);
});

test('ad.space.5 a wall beside a corner closes it, and so does the limit of the board', () => {
  const expected = ['a1', 'b1', 'a2', 'c2', 'a3', 'b3', 'c3'];
  expect(near(drawn(BLOCK, { walls: ['b1|c1'] }), 'b2')).toEqual(expected);
  expect(near(drawn('. . -\n. . .\n. . .'), 'b2')).toEqual(expected);
});

test('ad.space.5 figures and solid elements never cancel adjacency', () => {
  expect(near(drawn('1 # .\n# H .\n. . .'), 'b2')).toHaveLength(8);
});

test('ad.space.5 ruling adjacency: four sides only', () => {
  expect(near(drawn(BLOCK, { rulings: { adjacency: 'four' } }), 'b2')).toEqual(['b1', 'a2', 'c2', 'b3']);
});

const QUARTERS = 'x x y y\nx x y y\nz z w w\nz z w w';
const QUARTERS_BOARD = '. . . .\n. H . .\n. . . .\n. . . .';

test('ad.space.6 zones are adjacent by an open side; a corner is not enough for a zone move, and is for a step', () => {
  const board = drawn(QUARTERS_BOARD, { zones: QUARTERS });
  const pairs = ['xy', 'xz', 'yw', 'zw', 'xw', 'yz'].filter((pair) =>
    areZonesAdjacent(board.geometry, pair.charAt(0), pair.charAt(1)),
  );
  expect(pairs).toEqual(['xy', 'xz', 'yw', 'zw']);
  expect(judgeZoneMove(board, board.at('b2'), board.at('c3'))).toMatchObject({
    code: 'zone-not-adjacent',
    zone: 'w',
    other: 'x',
  });
  expect(judgeShift(board, board.at('b2'), board.at('c3'))).toMatchObject({ use: 'next-zone' });
});

test('ad.space.6 ruling zoneAdjacency: an open corner is enough, even under four neighbours', () => {
  for (const adjacency of ['eight', 'four'] as const) {
    const { geometry } = drawn(QUARTERS_BOARD, { zones: QUARTERS, rulings: { zoneAdjacency: 'corner', adjacency } });
    expect(areZonesAdjacent(geometry, 'x', 'w')).toBe(true);
  }
});

test('ad.space.6 a declared link makes two cells and their zones adjacent', () => {
  const board = drawn('. . . .', { zones: 'x x y z', walls: ['b1|c1', 'c1|d1'], links: ['a1|d1'] });
  expect(near(board, 'a1')).toEqual(['b1', 'd1']);
  expect(areZonesAdjacent(board.geometry, 'x', 'z')).toBe(true);
  expect(areZonesAdjacent(board.geometry, 'x', 'y')).toBe(false);
});

test('ad.space.7 border cells touch the other zone, solid cells of it included', () => {
  const { geometry, names } = drawn('. . . .\n. # . .', { zones: 'x x y y\nx x y y' });
  expect(names(borderCells(geometry, 'y', 'x'))).toEqual(['c1', 'c2']);
  expect(names(borderCells(geometry, 'x', 'y'))).toEqual(['b1', 'b2']);
});

test('ad.space.8 friends fill a cell as foes do; an effect does not', () => {
  const board = drawn('H K 1 ~ #');
  expect(['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => isEmpty(board, board.at(name)))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('ad.space.10 a closed door is a wall, an open one an ordinary side, the unrevealed is off the board', () => {
  const zones = 'x y';
  expect(near(drawn('. .', { zones, doors: [{ at: 'a1|b1' }] }), 'a1')).toEqual([]);
  expect(near(drawn('. .', { zones, doors: [{ at: 'a1|b1', open: true }] }), 'a1')).toEqual(['b1']);
  const board = drawn('. -', { zones: 'x -' });
  expect(judgeShift(board, board.at('a1'), board.at('b1'))).toMatchObject({ code: 'off-board' });
});

test('zone distances count borders along the shortest chain of zones', () => {
  const { geometry } = drawn(QUARTERS_BOARD, { zones: QUARTERS });
  expect(Object.fromEntries(zoneDistances(geometry, 'x'))).toEqual({ x: 0, y: 1, z: 1, w: 2 });
});
