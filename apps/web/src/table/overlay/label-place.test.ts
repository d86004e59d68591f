import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import type { Game, Scene } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { loadScenario, orThrow, registryOf } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aimsOf } from '../../board/aims.tsx';
import { layoutOf } from '../../board/layout.ts';
import type { Extent } from '../../board/viewport.ts';
import { cellsOf, LINE, linesOf, piecesOf, placeFor, roomOf, shared, widthOf } from './label-place.ts';

function openingOf(game: Game, scenario: string): Scene {
  const text = readFileSync(new URL(`../../../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8');
  const { opening } = orThrow(loadScenario(text, registryOf(game)));
  return game.scene(opening);
}

const apart = (one: Extent, other: Extent): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

const inside = (one: Extent, room: Extent): boolean =>
  one.x >= room.x &&
  one.y >= room.y &&
  one.x + one.width <= room.x + room.width &&
  one.y + one.height <= room.y + room.height;

for (const [game, scenario] of [
  [donjonD10, 'donjon-d10/first-steps'],
  [pathfinder, 'pathfinder/gorge'],
  [thucidide, 'thucidide/the-bridge-and-the-fords'],
  [attentionDonjon, 'attention-donjon/entrainement'],
] as const)
  test(`${scenario}: a label on any cell lies on no piece, on no aim and in sight`, () => {
    const scene = openingOf(game, scenario);
    const { board, pieces } = scene;
    const layout = layoutOf(board);
    const aims = [0, Math.floor(board.size / 2), board.size - 1];
    const taken = [...piecesOf(scene), ...cellsOf(board, aims)];
    const within = roomOf(board);
    expect(pieces.length).toBeGreaterThan(0);
    for (let cell = 0; cell < board.size; cell++) {
      const box = placeFor(layout.centre(cell), widthOf('the raiders'), {
        taken,
        cell: layout.inner,
        within,
        line: LINE,
      });
      for (const other of taken) expect(apart(other, box), `cell ${cell}`).toBe(true);
      expect(inside(box, within), `cell ${cell}`).toBe(true);
    }
  });

test('the bridge: the count of enemies who could strike lies off both aims and off the army, and off a label before it', () => {
  const scene = openingOf(thucidide, 'thucidide/the-bridge-and-the-fords');
  const { board } = scene;
  const layout = layoutOf(board);
  const aims = aimsOf(scene);
  expect(aims).toHaveLength(2);
  const taken = [...piecesOf(scene), ...cellsOf(board, aims)];
  const within = { x: 0, y: 0, width: layout.width, height: layout.height };
  for (const aim of aims) {
    const box = placeFor(layout.centre(aim), widthOf('3 ennemis pourraient frapper ici'), {
      taken,
      cell: layout.inner,
      within,
      line: LINE,
    });
    for (const other of taken) expect(apart(other, box)).toBe(true);
    taken.push(box);
  }
});

test('a label stays in the part of the board that is in sight', () => {
  const within = { x: 100, y: 100, width: 300, height: 200 };
  for (const from of [
    { x: 110, y: 110 },
    { x: 390, y: 290 },
    { x: 250, y: 200 },
  ]) {
    const box = placeFor(from, 250, { taken: [], cell: 24, within, line: LINE });
    expect(inside(box, within)).toBe(true);
  }
});

test('two parts of the board share what lies in both', () => {
  expect(shared({ x: 0, y: 0, width: 10, height: 10 }, { x: 4, y: -2, width: 20, height: 6 })).toEqual({
    x: 4,
    y: 0,
    width: 6,
    height: 4,
  });
});

test('a label stands in one line, or in two of much the same length, and no word is cut in two', () => {
  expect(linesOf('58 % : Dorrin perd 1 de Santé')).toEqual(['58 % : Dorrin perd 1 de Santé']);
  expect(linesOf('64 % : Misha est blessé en partant')).toEqual(['64 % : Misha est', 'blessé en partant']);
  for (const line of linesOf('69 % : l’esquive manque : une attaque gratuite au plus, peut-être deux'))
    expect(line.length).toBeLessThanOrEqual(32);
});
