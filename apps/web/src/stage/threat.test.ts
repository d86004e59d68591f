import { readFileSync } from 'node:fs';
import { type Board, type Game, hexBoard, OFF_BOARD, squareBoard } from '@arbitre/kernel';
import { loadScenario, registryOf } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { enemiesOf, strikersBy, within } from './threat.ts';

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

test('who could strike a cell is everyone whose threat holds it', () => {
  const threats = [
    { piece: 'a', cells: [1, 2] },
    { piece: 'b', cells: [2, 3] },
  ];
  expect([...strikersBy(threats)]).toEqual([
    [1, ['a']],
    [2, ['a', 'b']],
    [3, ['b']],
  ]);
});

test('enemies are those of the other seats, or those whom nobody plays', () => {
  const game = thucidide as unknown as Game; // the registry's own view of it
  const text = readFileSync(
    new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
    'utf8',
  );
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const scene = game.scene(game.view(loaded.value.opening, 'blue'));
  const enemies = enemiesOf(scene, game, ['blue', 'red'], ['blue']);
  expect(enemies.length).toBeGreaterThan(3);
  expect(enemies.map(({ seat }) => seat)).toEqual(enemies.map(() => 'red'));
});
