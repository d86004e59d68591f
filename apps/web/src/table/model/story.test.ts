import { attentionDonjon } from '@arbitre/attention-donjon';
import type { Game } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { LocalSource } from '../sources/local-source.ts';
import { TableModel } from './table-model.ts';
import { lastLesson } from './story.ts';

test('the lesson of the Round is the last one taught, and nothing is taught before the game begins', async () => {
  const game: Game = attentionDonjon;
  const text = readFileSync(
    new URL('../../../../../scenarios/attention-donjon/entrainement.yaml', import.meta.url),
    'utf8',
  );
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 3 }, 'fr');
  const model = new TableModel(new LocalSource({ game, match }, {}, () => {}));
  expect(lastLesson(model.chapters.value)).toBeNull();
  const begin = model.choices.value.find(({ typed }) => typed === 'begin');
  if (begin === undefined) throw new Error('the game does not begin');
  await model.play(begin);
  const taught = lastLesson(model.chapters.value)?.moments.map(({ fact, before }) => game.words.fr.fact(fact, before));
  expect(taught).toEqual([expect.stringMatching(/^Leçon 1, sortir d’une zone/)]);
});
