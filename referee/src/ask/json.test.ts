import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, pick, SeededChance } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { loadCommand } from '../file/command.ts';
import { loadScenario } from '../file/scenario.ts';
import { orThrow } from '../words/mistakes.ts';
import { judge } from './judge.ts';
import { odds } from './odds.ts';
import { groupOffers } from './offers.ts';
import { reachOf } from './reach.ts';

const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const SHIPPED = [...GAMES.keys()].flatMap((game) =>
  readdirSync(`${SCENARIOS}/${game}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${game}/${name}`),
);

/** What a program gets over a wire is what it was given here, an exact fraction being two whole numbers. */
function survives(answer: unknown): void {
  expect(JSON.parse(JSON.stringify(answer))).toEqual(plainly(answer));
}

/** The same with its fractions written out: whatever else JSON would change stays as it is, and shows. */
function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  if (isFraction(value)) return JSON.parse(JSON.stringify(value));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value; // a Map, a Set, a typed array: they would show
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainly(one)]));
}

function isFraction(value: object): boolean {
  return 'n' in value && 'd' in value && typeof value.n === 'bigint';
}

/** A game at random, as far as it is played: every state of it and what may be done there. */
function* moments(file: string, most: number) {
  const { game, opening } = orThrow(loadScenario(readFileSync(`${SCENARIOS}/${file}`, 'utf8'), GAMES));
  const [choices, dice] = [new SeededChance(11), new SeededChance(12)];
  let state = opening;
  for (let n = 0; n < most; n++) {
    const seat = game.awaiting(state)?.seats[0];
    if (seat === undefined) return;
    const { command } = pick(choices, game.offers(state, seat));
    yield { game, state, seat, command };
    const facts = game.decide(state, seat, command, dice);
    if (!Array.isArray(facts)) throw new Error('what is offered is legal');
    state = facts.reduce((now: unknown, fact) => game.evolve(now, fact), state);
  }
}

describe.each(SHIPPED)('%s', (file) => {
  test('every answer of the referee survives a trip through JSON', () => {
    for (const { game, state, seat, command } of moments(file, 12)) {
      survives(judge(game, state, seat, command, 'en'));
      survives(groupOffers(game, state, seat, 'fr'));
      survives(odds(game, state, seat, command, { outcomes: 50, throws: 20 }));
      for (const { id } of game.scene(state).pieces.slice(0, 3)) survives(reachOf(game, state, id, 'en'));
      survives(game.forecast(state, seat, command));
    }
  });

  test('a command that names nobody is refused or not read, never obeyed', () => {
    for (const { game, state, seat, command } of moments(file, 40)) {
      for (const [key, value] of Object.entries(command)) {
        if (key === 'do' || typeof value !== 'string') continue;
        const wrong = { ...command, [key]: 'nobody-at-all' } as Command;
        const read = loadCommand(game, state, JSON.stringify(wrong));
        const verdict = read.ok ? judge(game, state, seat, read.value, 'en') : { legal: false };
        expect(verdict.legal, `${JSON.stringify(wrong)} after ${JSON.stringify(command)}`).toBe(false);
      }
    }
  });
});
