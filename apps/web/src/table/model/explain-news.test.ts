import { readFileSync } from 'node:fs';
import { aimOf, planOf } from '@arbitre/players';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { brain } from '@arbitre/thucidide/player';
import { expect, test } from 'vitest';
import { LocalSource } from '../sources/local-source.ts';
import type { Explained } from './computer-worker.ts';
import { explainNews } from './explain-news.ts';
import { TableModel } from './table-model.ts';

const TEXT = readFileSync(
  new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
  'utf8',
);

test('what a computer did while one waited is explained deed by deed, and as a plan', async () => {
  const loaded = loadScenario(TEXT, registryOf(thucidide));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 3 }, 'en');
  const source = new LocalSource({ game: thucidide, match }, { blue: 'captain' }, () => {});
  const model = new TableModel(source);
  const explained: Promise<Explained>[] = [];
  const stop = explainNews(model, {
    explain: ({ deeds }) => {
      const aims = deeds.map(({ view, seat, command }) => aimOf(brain as never, view, seat, command));
      explained.push(Promise.resolve({ id: 1, aims, plan: planOf(aims.filter((aim) => aim !== null)) }));
      return explained.at(-1) ?? Promise.reject(new Error('nothing was asked'));
    },
  });
  while (model.seat.value === null) {
    const state = source.match.peek().state as Parameters<typeof brain.proposals>[0];
    const [first] = brain.proposals(state, 'blue');
    if (first === undefined) throw new Error('nothing is proposed');
    await source.play('blue', first.command);
  }
  await Promise.all(explained);
  stop();
  const { aims, plan } = model.reasons.value;
  const hashes = model.news.value.map(({ chapter }) => chapter.entry.hash);
  expect([...aims.keys()].every((hash) => hashes.includes(hash))).toBe(true);
  expect(aims.size).toBeGreaterThan(1);
  expect(plan?.by).toBe('blue');
  for (const aim of (plan?.says.en ?? '').split(/, | and /))
    expect([...aims.values()].map(({ en }) => en)).toContain(aim);
});
