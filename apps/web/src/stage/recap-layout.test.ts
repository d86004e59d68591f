import { readFileSync } from 'node:fs';
import type { Game, Piece, Scene } from '@arbitre/kernel';
import { loadScenario, orThrow, registryOf } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { layoutOf } from '../board/layout.ts';
import type { RecapMark } from './recap.ts';
import { laidRecap } from './recap-layout.ts';
import { away } from './recap-lines.ts';

function opening(): Scene {
  const game = thucidide as unknown as Game; // the registry's own view of it
  const bridge = new URL('../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url);
  return game.scene(orThrow(loadScenario(readFileSync(bridge, 'utf8'), registryOf(game))).opening);
}

/** Three of a file who went two cells each, one after the other, and the last was struck by a neighbour. */
function file(): { readonly scene: Scene; readonly marks: readonly RecapMark[] } {
  const scene = opening();
  const [model] = scene.pieces as readonly [Piece];
  const row = 4 * scene.board.columns;
  const stood = [4, 5, 6].map((column, index): Piece => ({ ...model, id: `went${index}`, at: row + column }));
  const pieces = [...stood.map((piece) => ({ ...piece, at: piece.at - 2 })), { ...model, id: 'foe', at: row + 5 }];
  const marks = stood.map((ghost, index): RecapMark => {
    const blows = index === 2 ? [{ from: row + 5, at: row + 4, loses: 1 }] : [];
    return { number: index + 1, seat: 'red', ghost, to: ghost.at - 2, blows };
  });
  return { scene: { ...scene, pieces }, marks };
}

for (const scale of [0.55, 1, 1.5])
  test(`what a file did, at scale ${scale}: no arrow and no number lies on a piece, no number on another`, () => {
    const { scene, marks } = file();
    const layout = layoutOf(scene.board);
    const body = layout.inner * 0.8;
    const laid = laidRecap(marks, scene, [], scale);
    expect(laid.map(({ haunts }) => haunts)).toEqual([false, false, true]);
    for (const { way, number } of laid) {
      expect(way?.length).toBeGreaterThan(4);
      for (const { at } of scene.pieces) {
        const middle = layout.centre(at);
        for (const point of way ?? []) expect(away(point, middle)).toBeGreaterThan(body);
        expect(away(number, middle)).toBeGreaterThan(body + 12 / scale);
      }
      for (const other of laid)
        if (other.number !== number) expect(away(other.number, number)).toBeGreaterThan(24 / scale);
    }
  });

test('an arrow ends at the rim of whoever went, and one step from a ghost is long enough to be seen', () => {
  const scene = opening();
  const [mover] = scene.pieces as readonly [Piece];
  const layout = layoutOf(scene.board);
  const { inner } = layout;
  const ghost = { ...mover, at: mover.at + 1 };
  const [laid] = laidRecap(
    [{ number: 1, seat: 'red', ghost, to: mover.at, blows: [] }],
    { ...scene, pieces: [mover] },
    [],
    1,
  );
  const [start, end] = [laid?.way?.[0], laid?.way?.at(-1)];
  if (start === undefined || end === undefined) throw new Error('no arrow');
  const rim = away(end, layout.centre(mover.at)) / inner;
  expect(rim).toBeGreaterThanOrEqual(0.95);
  expect(rim).toBeLessThan(1.05);
  expect(away(start, end)).toBeGreaterThan(inner * 0.6);
});
