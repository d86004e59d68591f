import { dial } from '@arbitre/kernel/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Drawn, type DrawnOptions, drawn } from '../../testing/drawn.ts';
import { areAdjacent } from '../space/geometry.ts';
import { isEmpty, zoneAt } from '../space/ground.ts';
import { rulebook } from '../rulebook/index.ts';
import { judgeZoneMove, zoneMoves } from './zone-move.ts';

const XY = 'x x x y y y\nx x x y y y\nx x x y y y';
const XYZ = 'x x x y y y z z z\nx x x y y y z z z\nx x x y y y z z z';

/** The verdict of a zone move of H: 'yes', or the code of the refusal. */
function verdict(board: Drawn, to: string): string {
  const judged = judgeZoneMove(board, board.where('H'), board.at(to));
  return 'code' in judged ? judged.code : 'yes';
}

describe('ad.move.6 condition 1: the arrival cell lies in an adjacent zone', () => {
  const board = drawn('. . . . . . . . .\n. H . . . . . . .\n. . . . . . . . .', { zones: XYZ });
  test.each([
    ['f3', 'yes'],
    ['c2', 'same-zone'],
    ['g2', 'zone-not-adjacent'],
  ])('ad.move.6 b2 to %s: %s', (to, expected) => {
    expect(verdict(board, to)).toBe(expected);
  });
});

test('ad.move.5 a solid cell of one’s own zone is refused for its zone: same-zone comes before solid', () => {
  const board = drawn('. # . . . .\nH . . . . .', { zones: 'x x x y y y\nx x x y y y' });
  expect(judgeZoneMove(board, board.where('H'), board.at('b1'))).toMatchObject({
    code: 'same-zone',
    rules: ['ad.move.6', 'ad.move.4'],
  });
});

test('ad.move.4 a zone move changes zone once: every destination lies in the next zone', () => {
  const board = drawn('. . . . . . . . .\n. H . . . . . . .\n. . . . . . . . .', { zones: XYZ });
  expect(new Set(zoneMoves(board, board.where('H')).map(({ to }) => zoneAt(board, to)))).toEqual(new Set(['y']));
});

test('ad.move.7 condition 2: a border held everywhere is closed, though cells behind are empty', () => {
  const board = drawn('. . . 1 . .\n. H . 2 . .\n. . . 3 . .', { zones: XY });
  expect(judgeZoneMove(board, board.where('H'), board.at('e2'))).toMatchObject({
    code: 'no-free-border-cell',
    rules: ['ad.move.7'],
    cells: ['d1', 'd2', 'd3'].map(board.at),
  });
});

test('ad.move.7 one figure in the only doorway closes it; corners at a door frame are closed', () => {
  const frame: DrawnOptions = { zones: XY, walls: ['c1|d1', 'c3|d3'], doors: [{ at: 'c2|d2', open: true }] };
  expect(verdict(drawn('. . . . . .\n. H . 1 . .\n. . . . . .', frame), 'e2')).toBe('no-free-border-cell');
  expect(verdict(drawn('. . . . . .\n. H . . . .\n. . . . . .', frame), 'e2')).toBe('yes');
});

describe('ad.move.8 condition 3: empty cells lead from the border to the arrival cell', () => {
  const board = drawn('. . . . 1 .\n. H . 2 3 .\n. . . # . .', { zones: XY });
  test.each([
    ['d1', 'yes'],
    ['f2', 'no-path'],
    ['f1', 'no-path'],
    ['e3', 'no-path'],
  ])('ad.move.8 b2 to %s: %s', (to, expected) => {
    expect(verdict(board, to)).toBe(expected);
  });
});

test('ad.move.8 ruling displacementPath: with any-zone the path may leave the arrival zone, not cross the mover', () => {
  // the border cell c1 leads to c3 only through the other zone
  const picture = '. . .\n. H 1\n. . .';
  const zones = 'x x y\nx x y\nx x y';
  const walls = ['b3|c3'];
  expect(verdict(drawn(picture, { zones, walls, rulings: { adjacency: 'four' } }), 'c3')).toBe('no-path');
  const around = drawn(picture, { zones, rulings: { adjacency: 'four', displacementPath: 'any-zone' } });
  expect(verdict(around, 'c3')).toBe('yes');
  const shut = drawn('. # .\n# H 1\n. # .', {
    zones,
    walls,
    rulings: { adjacency: 'four', displacementPath: 'any-zone' },
  });
  expect(verdict(shut, 'c3')).not.toBe('yes');
});

test('ad.move.9 any cell of the arrival zone may be chosen, next to the border or not', () => {
  const board = drawn('. . . . . .\n. H . . . .\n. . . . . .', { zones: XY });
  expect(board.names(zoneMoves(board, board.where('H')).map(({ to }) => to))).toEqual([
    'd1',
    'e1',
    'f1',
    'd2',
    'e2',
    'f2',
    'd3',
    'e3',
    'f3',
  ]);
});

test('ad.move.10 nothing is asked of the departure zone: an encircled figure may leave, unless the ruling asks for a path', () => {
  const picture = '1 2 3 . . .\n4 H 5 . . .\n6 7 8 . . .';
  expect(verdict(drawn(picture, { zones: XY }), 'e2')).toBe('yes');
  expect(verdict(drawn(picture, { zones: XY, rulings: { departurePath: 'required' } }), 'e2')).toBe(
    'no-departure-path',
  );
  expect(
    verdict(
      drawn('. . . . . .\n. H . . . .\n. . . . . .', { zones: XY, rulings: { departurePath: 'required' } }),
      'e2',
    ),
  ).toBe('yes');
});

test('ad.move.5 refusals come in a fixed order: off board, same zone, zone, cell, border, path', () => {
  const board = drawn('H . 1 2 . -\n. . 3 4 . .', { zones: 'x x y y z -\nx x y y z z' });
  expect(['f1', 'b1', 'e1', 'd1'].map((to) => verdict(board, to))).toEqual([
    'off-board',
    'same-zone',
    'zone-not-adjacent',
    'cell-occupied',
  ]);
  expect(verdict(drawn('H 1 #\n. 2 .', { zones: 'x y y\nx y y' }), 'c1')).toBe('cell-solid');
  expect(verdict(drawn('H 1 .\n. 2 .', { zones: 'x y y\nx y y' }), 'c1')).toBe('no-free-border-cell');
});

test('ad.move.16 the drawings that stand for the missing diagrams are in the rulebook, in both languages', () => {
  for (const id of ['ad.move.6', 'ad.move.7', 'ad.move.8', 'ad.move.10', 'ad.move.11'] as const) {
    const { example } = rulebook.rules[id];
    expect(example?.fr.length).toBeGreaterThan(30);
    expect(example?.en.length).toBeGreaterThan(30);
  }
});

test('ad.space.11 ruling traversalEffects: the path goes around effect cells where crossing them would burn', () => {
  const options = { zones: 'x y y y\nx y y y' };
  const board = drawn('. . ~ .\nH # . .', options);
  const cells = (ground: Drawn) => {
    const judged = judgeZoneMove(ground, ground.at('a2'), ground.at('d1'));
    return 'path' in judged ? judged.path.map((cell) => ground.names([cell])[0]) : judged.code;
  };
  expect(cells(board)).toHaveLength(3);
  expect(cells(drawn('. . ~ .\nH # . .', { ...options, rulings: { traversalEffects: 'every-cell' } }))).toEqual([
    'b1',
    'c2',
    'd1',
  ]);
});

/** Conditions 1 to 3 read off the page: try every empty cell, grow the set until it stops growing. */
function naive(board: Drawn, from: number): number[] {
  const here = zoneAt(board, from);
  const { geometry } = board;
  const cells = geometry.plan.ground.map((_, cell) => cell);
  const found: number[] = [];
  for (const zone of geometry.zones.keys()) {
    if (
      zone === here ||
      !cells.some((a) =>
        cells.some((b) => sharesSide(board, a, b) && zoneAt(board, a) === zone && zoneAt(board, b) === here),
      )
    )
      continue;
    const reached = new Set(
      cells.filter(
        (cell) =>
          zoneAt(board, cell) === zone &&
          isEmpty(board, cell) &&
          cells.some((b) => zoneAt(board, b) === here && areAdjacent(geometry, cell, b)),
      ),
    );
    for (let before = -1; before !== reached.size; ) {
      before = reached.size;
      for (const a of cells)
        if (zoneAt(board, a) === zone && isEmpty(board, a) && [...reached].some((b) => areAdjacent(geometry, a, b)))
          reached.add(a);
    }
    found.push(...reached);
  }
  return found.sort((a, b) => a - b);
}

function sharesSide({ geometry }: Drawn, a: number, b: number): boolean {
  const { columns, ground } = geometry.plan;
  const straight =
    Math.abs(a - b) === columns || (Math.abs(a - b) === 1 && Math.floor(a / columns) === Math.floor(b / columns));
  return straight && ground[a] !== 'void' && ground[b] !== 'void';
}

test('ad.move.5 on random boards the destinations are those of the naive reading of the three conditions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('.', '.', '.', '#', '1', '2', '~'), { minLength: 24, maxLength: 24 }),
      fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 6, maxLength: 6 }),
      (cells, blocks) => {
        const at = (i: number) => (i === 0 ? 'H' : cells[i]);
        const picture = [0, 1, 2, 3]
          .map((row) => [0, 1, 2, 3, 4, 5].map((column) => at(row * 6 + column)).join(' '))
          .join('\n');
        const zones = [0, 1, 2, 3]
          .map((row) =>
            [0, 1, 2, 3, 4, 5].map((column) => blocks[Math.floor(row / 2) * 3 + Math.floor(column / 2)]).join(' '),
          )
          .join('\n');
        const board = drawn(picture, { zones });
        const moves = zoneMoves(board, board.at('a1')).map(({ to }) => to);
        expect(moves).toEqual(naive(board, board.at('a1')));
        for (let cell = 0; cell < 24; cell++) {
          expect('path' in judgeZoneMove(board, board.at('a1'), cell)).toBe(moves.includes(cell));
        }
      },
    ),
    { numRuns: dial(200), seed: 5 },
  );
});
