import { hexBoard, type LegendEntry, type Scene, squareBoard } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import type { Looks } from '../../board/look.ts';
import { chanceAt } from './hand.ts';
import { MATERIALS, type Material } from './material.ts';
import { paintPlace } from './place.ts';

const LOOKS: Looks = Object.fromEntries(MATERIALS.map((material) => [material, { material }]));
const LEGEND: Readonly<Record<string, LegendEntry>> = {};

/** A map by chance of some materials, here and there higher or lower, with a road across and water along it. */
function odd(grid: 'square' | 'hex', columns: number, rows: number, of: readonly Material[], seed = 1): Scene {
  const empty = grid === 'square' ? squareBoard(columns, rows) : hexBoard(columns, rows);
  const at = (cell: number, salt: number) => chanceAt(cell, seed, salt)();
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const ground = cells.map((cell) => of[Math.floor(at(cell, 1) * of.length)] ?? 'earth');
  const height = cells.map((cell) => (at(cell, 2) > 0.9 ? 5 : at(cell, 2) < 0.08 ? -10 : 0));
  const row = cells.filter((cell) => Math.floor(cell / columns) === rows >> 1);
  return {
    board: { ...empty, height },
    ground,
    pieces: [],
    lines: [{ kind: 'road', cells: row }],
    edges: row.map((cell) => ({ cell, direction: 2, kind: 'river' })),
  };
}

const paint = (scene: Scene) => paintPlace(scene, LEGEND, LOOKS, 'light');
const isSound = (scene: Scene) => {
  const { marks } = paint(scene);
  expect(marks.length).toBeGreaterThan(0);
  expect(JSON.stringify(marks)).not.toMatch(/NaN|Infinity|null|undefined/);
};

describe.each(['square', 'hex'] as const)('a map of any scenario gets a landscape: %s', (grid) => {
  test.each(MATERIALS)('of nothing but %s', (material) => isSound(odd(grid, 7, 5, [material])));

  test.each([1, 2, 3, 4, 5, 6])('of everything at once, %i', (seed) => isSound(odd(grid, 23, 17, MATERIALS, seed)));

  test.each([
    [1, 1],
    [1, 9],
    [9, 1],
    [2, 2],
  ])('%i by %i', (columns, rows) => isSound(odd(grid, columns, rows, MATERIALS)));

  test('is painted the same each time', () => {
    const scene = odd(grid, 12, 12, MATERIALS);
    expect(paint(scene)).toEqual(paint(scene));
  });
});

test('a kind that no table of looks knows is painted by the part it plays', () => {
  const scene = { ...odd('square', 4, 4, ['earth']), ground: Array.from({ length: 16 }, () => 'quicksand') };
  const legend = { quicksand: { glyph: 'q', tone: 'danger', name: { fr: 'sables', en: 'sands' } } } as const;
  const { marks } = paintPlace(scene, legend, {}, 'dark');
  expect(JSON.stringify(marks)).toContain('#f0803c'); // danger burns
});
