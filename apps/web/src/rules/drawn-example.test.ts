import { LANGS } from '@arbitre/kernel';
import { loadGame, loadGames } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { blocks, sceneOf } from './drawn-example.tsx';

test('whatever an example draws is drawn: no row of cells stands in its prose', async () => {
  for (const [, { rulebook, legend }] of await loadGames()) {
    for (const [id, { example }] of Object.entries(rulebook.rules)) {
      for (const { drawn, text } of LANGS.flatMap((lang) => blocks(example?.[lang] ?? ''))) {
        if (drawn) expect(sceneOf(text, legend), id).not.toBeNull();
        else expect(text, id).not.toMatch(/(?:^| )(?:[\w.#~-] ){4,}/);
      }
    }
  }
});

test('a drawing of zones has each of them with its letter, and the hero in the first', async () => {
  const { legend } = await loadGame('attention-donjon');
  const drawn = sceneOf('x x y y\nx H y y\nz z w w', legend);
  expect(Array.from(drawn?.scene.board.zone ?? [])).toEqual([1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect(drawn?.scene.pieces.map(({ id, at }) => `${id}${at}`)).toEqual(['x0', 'y2', 'z8', 'w10', 'H5']);
});
