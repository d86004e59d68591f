import { readFileSync } from 'node:fs';
import { type Board, type Game, hexBoard, OFF_BOARD, squareBoard } from '@arbitre/kernel';
import { loadScenario, registryOf } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { telegraph } from '../games/thucidide/telegraph.ts';
import { enemiesOf, threatsOf, within } from './threat.ts';

/** Steps from one cell to another, the slow way: every cell relaxed until nothing changes. */
function stepsFrom(board: Board, from: number): readonly number[] {
  const steps = Array.from({ length: board.size }, (_, cell) => (cell === from ? 0 : Infinity));
  for (let round = 0; round < board.size; round++) {
    for (let cell = 0; cell < board.size; cell++) {
      for (let direction = 0; direction < board.degree; direction++) {
        const beyond = board.neighbours[cell * board.degree + direction] ?? OFF_BOARD;
        if (beyond !== OFF_BOARD) steps[beyond] = Math.min(steps[beyond] ?? Infinity, (steps[cell] ?? Infinity) + 1);
      }
    }
  }
  return steps;
}

test('what lies within a distance of some cells is what is at most so many steps from one of them', () => {
  for (const board of [squareBoard(6, 5), hexBoard(6, 5)]) {
    for (const [from, far] of [
      [[0], 1],
      [[7, 22], 2],
      [[13], 0],
    ] as const) {
      const steps = from.map((cell) => stepsFrom(board, cell));
      const near = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) =>
        steps.some((one) => (one[cell] ?? Infinity) <= far),
      );
      expect(within(board, from, far)).toEqual(near);
    }
  }
});

test('in THUCIDIDE an enemy threatens more than its neighbours, though it is not its turn', () => {
  const game = thucidide as unknown as Game; // the registry's own view of it
  const text = readFileSync(
    new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
    'utf8',
  );
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const { opening } = loaded.value;
  const view = game.view(opening, 'blue');
  const scene = game.scene(view);
  const enemies = enemiesOf(scene, game, ['blue', 'red'], ['blue']);
  expect(enemies.map(({ seat }) => seat)).toEqual(enemies.map(() => 'red'));
  const threats = threatsOf(game, view, enemies, telegraph);
  for (const { piece, cells } of threats) {
    const at = scene.pieces.find(({ id }) => id === piece)?.at ?? -1;
    expect(cells.length, piece).toBeGreaterThan(within(scene.board, [at], 1).length);
  }
});
