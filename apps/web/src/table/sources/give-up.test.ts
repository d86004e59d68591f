import { readFileSync } from 'node:fs';
import type { Match } from '@arbitre/kernel';
import { loadMatch, loadScenario, registryOf, saveMatch, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { TableModel } from '../model/table-model.ts';
import { LocalSource } from './local-source.ts';

const TEXT = readFileSync(
  new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
  'utf8',
);

test('whoever gives up against the computer has nothing more to choose; the kept game says so, and taking a move back goes on', async () => {
  const games = registryOf(thucidide);
  const loaded = loadScenario(TEXT, games);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 3 }, 'en');
  let kept = '';
  const keep = (now: Match, _bots: unknown, givenUp: readonly string[]) => (kept = saveMatch({ ...now, givenUp }));
  const source = new LocalSource({ game: thucidide, match }, { red: 'captain' }, keep);
  const model = new TableModel(source);
  const [first] = model.choices.value;
  if (first === undefined) throw new Error('nothing is offered');
  await model.play(first);
  expect(model.seat.value).toBe('blue');
  source.giveUp();
  expect([model.seat.value, source.givenUp.value]).toEqual([null, ['blue']]);
  const opened = loadMatch(kept, games);
  if (!opened.ok) throw new Error(JSON.stringify(opened.mistakes));
  expect(opened.value.match.entries).toEqual(source.entries.value);
  const again = new LocalSource(opened.value, { red: 'captain' }, keep);
  expect(again.givenUp.value).toEqual(['blue']);
  await again.undo(0);
  expect(again.givenUp.value).toEqual([]);
  expect(kept).not.toContain('givenUp');
});
