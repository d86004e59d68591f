import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import type { Game, Scene } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { loadScenario, orThrow, registryOf } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutOf } from '../../board/layout.ts';
import { type Box, cellsOf, LINE, piecesOf, placeFor, widthOf } from './label-place.ts';

function openingOf(game: Game, scenario: string): Scene {
  const text = readFileSync(new URL(`../../../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8');
  const { opening } = orThrow(loadScenario(text, registryOf(game)));
  return game.scene(opening);
}

const apart = (one: Box, tall: number, other: Box, high: number): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + tall <= other.y || other.y + high <= one.y;

for (const [game, scenario] of [
  [donjonD10, 'donjon-d10/first-steps'],
  [pathfinder, 'pathfinder/gorge'],
  [thucidide, 'thucidide/the-bridge-and-the-fords'],
  [attentionDonjon, 'attention-donjon/entrainement'],
] as const)
  test(`${scenario}: a label on any cell lies on no piece and on no aim`, () => {
    const scene = openingOf(game, scenario);
    const { board, pieces } = scene;
    const layout = layoutOf(board);
    const aims = [0, Math.floor(board.size / 2), board.size - 1];
    const taken = [...piecesOf(scene), ...cellsOf(board, aims)];
    expect(pieces.length).toBeGreaterThan(0);
    for (let cell = 0; cell < board.size; cell++) {
      const width = widthOf('the raiders');
      const box = placeFor(layout.centre(cell), width, { taken, cell: layout.inner, wide: layout.width, line: LINE });
      for (const other of taken) expect(apart(other, 2 * layout.inner, box, LINE), `cell ${cell}`).toBe(true);
    }
  });
