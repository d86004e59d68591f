import { readFileSync } from 'node:fs';
import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import type { Game } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { loadScenario, registryOf } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { enemiesOf, isWorthTelling, strikersBy } from './threat.ts';

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

test('who could strike is asked of every game itself', () => {
  for (const game of [attentionDonjon, donjonD10, pathfinder, thucidide]) expect(game.survey, game.id).toBeDefined();
});

test('nobody is told who could strike over a chasm, unless someone stands there or may go there', () => {
  const { legend } = attentionDonjon;
  const scene = {
    ground: ['floor', 'precipice', 'precipice', 'precipice'],
    pieces: [{ id: 'h', kind: 'hero', at: 2 }],
  };
  const told = scene.ground.map((_, cell) => isWorthTelling(scene, { legend }, new Map([[3, []]]), cell));
  expect(told).toEqual([true, false, true, true]);
});
