import { type Game, isRefusal, SeededChance } from '@arbitre/kernel';
import { loadGames, loadScenario } from '@arbitre/referee/core';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { BotThread } from './bot-thread.ts';

vi.setConfig({ testTimeout: 60_000 });

const text = readFileSync(new URL('../../../../scenarios/donjon-d10/the-duel.yaml', import.meta.url), 'utf8');
const threads: BotThread[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));

function threadOf(longest?: number): BotThread {
  const thread = new BotThread(longest);
  threads.push(thread);
  return thread;
}

async function duel() {
  const games = await loadGames(['donjon-d10']);
  const scenario = loadScenario(text, games);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.mistakes));
  const { game, opening } = scenario.value;
  const seat = game.awaiting(opening)?.seats[0] ?? '';
  return { game, view: game.view(opening, seat), opening, seat };
}

test('a bot in its thread chooses what the rules allow', async () => {
  const { game, view, opening, seat } = await duel();
  const thread = threadOf();
  const chosen = await Promise.all(Array.from({ length: 20 }, () => thread.choose(game, view, seat)));
  for (const command of chosen) {
    if (command === null) throw new Error('it chose nothing');
    expect(isRefusal(game.decide(opening, seat, command, new SeededChance(1)))).toBe(false);
  }
});

test('one that does not answer in time, or whose rules throw, gets no command; the others are answered all the same', async () => {
  const { game, view, seat } = await duel();
  const thread = threadOf(2_000);
  await thread.choose(game, view, seat); // it has started
  const broken = thread.choose(game, { nothing: 'of the sort' }, seat);
  const next = thread.choose(game, view, seat);
  expect(await broken).toBeNull();
  expect(await next).not.toBeNull();
  const unknown = { ...game, id: 'solitaire' } as Game;
  expect(await thread.choose(unknown, view, seat)).toBeNull();
  const hurried = threadOf(0); // not even time to start
  expect(await hurried.choose(game, view, seat)).toBeNull();
});
