import { readFileSync } from 'node:fs';
import { attentionDonjon } from '@arbitre/attention-donjon';
import type { Command } from '@arbitre/kernel';
import { aimOf } from '@arbitre/players';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { brain } from '@arbitre/thucidide/player';
import { expect, test } from 'vitest';
import { LocalSource } from '../sources/local-source.ts';
import type { Explained } from './computer-worker.ts';
import { explainNews, foretold } from './explain-news.ts';
import { TableModel } from './table-model.ts';

const TEXT = readFileSync(
  new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url),
  'utf8',
);

/** A table at which the computer plays Blue, and what the page asks its thread for. */
function tableWithBlue() {
  const loaded = loadScenario(TEXT, registryOf(thucidide));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 3 }, 'en');
  const source = new LocalSource({ game: thucidide, match }, { blue: 'captain' }, () => {});
  const model = new TableModel(source);
  const explained: Promise<Explained>[] = [];
  const stop = explainNews(model, {
    explain: ({ deeds }) => {
      const aims = deeds.map(({ view, seat, command }) => aimOf(brain as never, view, seat, command));
      explained.push(Promise.resolve({ id: 1, aims }));
      return explained.at(-1) ?? Promise.reject(new Error('nothing was asked'));
    },
  });
  const playBlue = async (told: (command: Command, view: unknown) => void = () => {}) => {
    while (model.seat.value === null) {
      const state = source.match.peek().state as Parameters<typeof brain.proposals>[0];
      const [first] = brain.proposals(state, 'blue');
      if (first === undefined) throw new Error('nothing is proposed');
      told(first.command, thucidide.view(state, 'blue'));
      await source.play('blue', first.command);
    }
  };
  return { model, explained, stop, playBlue };
}

test('what a computer did while one waited is explained deed by deed, and as a plan', async () => {
  const { model, explained, stop, playBlue } = tableWithBlue();
  await playBlue();
  await Promise.all(explained);
  stop();
  const { aims, plans } = model.reasons.value;
  const hashes = model.news.value.map(({ chapter }) => chapter.entry.hash);
  expect([...aims.keys()].every((hash) => hashes.includes(hash))).toBe(true);
  expect(aims.size).toBeGreaterThan(1);
  expect(plans.map(({ by }) => by)).toEqual(['blue']);
  for (const aim of (plans[0]?.says.en ?? '').split(/, | and /))
    expect([...aims.values()].map(({ en }) => en)).toContain(aim);
});

test('a computer of this page tells what for with its choice: its plan is there at once, and nobody is asked', async () => {
  const { model, explained, stop, playBlue } = tableWithBlue();
  await playBlue((command, view) => foretold.set(command, aimOf(brain as never, view, 'blue', command)));
  stop();
  expect(explained).toEqual([]);
  expect(model.reasons.value.plans.map(({ by }) => by)).toEqual(['blue']);
});

test('where several computers play, each has its own plan', async () => {
  const text = readFileSync(
    new URL('../../../../../scenarios/attention-donjon/nid-des-hommes-rats.yaml', import.meta.url),
    'utf8',
  );
  const loaded = loadScenario(text, registryOf(attentionDonjon));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 5 }, 'en');
  const [own = '', ...others] = attentionDonjon.seats(match.state as never);
  const bots = Object.fromEntries(others.map((seat) => [seat, 'captain' as const]));
  const source = new LocalSource({ game: attentionDonjon, match }, bots, () => {});
  const model = new TableModel(source);
  const aim = (seat: string, deed: number) => ({ fr: `faire ${seat} ${deed}`, en: `do ${seat} ${deed}` });
  const told: Promise<Explained>[] = [];
  const stop = explainNews(model, {
    explain: ({ deeds }) => {
      told.push(Promise.resolve({ id: 1, aims: deeds.map(({ seat }) => aim(seat, told.length % 2)) }));
      return told.at(-1) ?? Promise.reject(new Error('nothing was asked'));
    },
  });
  for (let n = 0; n < 400 && model.reasons.value.plans.length < 2; n++) {
    const state = source.match.peek().state as never;
    const seat = attentionDonjon.awaiting(state)?.seats[0] ?? own;
    const [offer] = attentionDonjon.offers(state, seat);
    if (offer === undefined) break;
    await source.play(seat, offer.command);
    await Promise.all(told);
  }
  stop();
  const { plans } = model.reasons.value;
  expect(new Set(plans.map(({ by }) => by)).size).toBeGreaterThan(1);
  for (const { by, says } of plans)
    expect(says.en.split(/, | and /).every((one) => one.startsWith(`do ${by}`))).toBe(true);
});
