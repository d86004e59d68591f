import { isRefusal, SeededChance } from '@arbitre/kernel';
import { loadGames, loadScenario } from '@arbitre/referee/core';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { BotJob } from './bot.ts';
import { BotThreads } from './bot-thread.ts';

const text = readFileSync(new URL('../../../../scenarios/donjon-d10/the-duel.yaml', import.meta.url), 'utf8');
const threads: BotThreads[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));

function threadOf(longest?: number, most?: number): BotThreads {
  const thread = new BotThreads(longest, most);
  threads.push(thread);
  return thread;
}

async function duel() {
  const games = await loadGames(['donjon-d10']);
  const scenario = loadScenario(text, games);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.mistakes));
  const { game, opening } = scenario.value;
  const seat = game.awaiting(opening)?.seats[0] ?? '';
  const job = (seed = 1): BotJob => ({
    game: game.id,
    view: game.view(opening, seat),
    seat,
    level: 0,
    character: 'plain',
    seed,
  });
  return { game, job, opening, seat };
}

test('a bot in its thread chooses what the rules allow', async () => {
  const { game, job, opening, seat } = await duel();
  const thread = threadOf();
  const chosen = await Promise.all(Array.from({ length: 20 }, (_, seed) => thread.choose(job(seed)).command));
  for (const command of chosen) {
    if (command === null) throw new Error('it chose nothing');
    expect(isRefusal(game.decide(opening, seat, command, new SeededChance(1)))).toBe(false);
  }
});

test('one that does not answer in time, or whose rules throw, gets no command; the others are answered all the same', async () => {
  const { job } = await duel();
  const thread = threadOf(30_000);
  await thread.choose(job()).command; // it has started
  const broken = thread.choose({ ...job(), view: { nothing: 'of the sort' } }).command;
  const next = thread.choose(job()).command;
  expect(await broken).toBeNull();
  expect(await next).not.toBeNull();
  expect(await thread.choose({ ...job(), game: 'solitaire' }).command).toBeNull();
  const hurried = threadOf(0); // not even time to start
  expect(await hurried.choose(job()).command).toBeNull();
});

test('the same job has the same answer; one that nobody wants any more has none', async () => {
  const { job } = await duel();
  const thread = threadOf(30_000, 1);
  const [one, again] = await Promise.all([7, 7].map((seed) => thread.choose(job(seed)).command));
  expect(again).toEqual(one);
  const first = thread.choose(job(1));
  const second = thread.choose(job(2)); // waits behind it
  second.cancel();
  expect(await second.command).toBeNull();
  expect(await first.command).not.toBeNull();
});
