import { readFileSync } from 'node:fs';
import { fold, noChance } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from './play/offers.ts';
import { decide } from './play/decide.ts';
import { evolve } from './play/evolve.ts';
import { isRefused } from './play/refusal.ts';
import type { State } from './play/state.ts';
import { opening } from '../testing/opening.ts';
import { naiveCount } from '../testing/perft-twin.ts';
import { play } from '../testing/play.ts';
import { shipped } from '../testing/shipped.ts';

/** Sequences of commands, by the game itself; no dice fall at these depths. */
function perft(state: State, depth: number): number {
  const seat = state.turn.side;
  return choicesOf(state).reduce((sum, { command }) => {
    if (depth === 1) return sum + 1;
    const decided = decide(state, seat, command, noChance);
    if (isRefused(decided)) throw new Error(`offered and refused: ${decided.code}`);
    return sum + perft(fold({ evolve }, state, decided), depth - 1);
  }, 0);
}

describe('counts of legal sequences', () => {
  const start = opening(shipped('the-bridge-and-the-fords'));
  const moving = ['command BG', 'activate BI1', 'activate BI3', 'end'].reduce(
    (state, line) => play(state, `blue: ${line}`),
    start,
  );

  test('th.x.command the opening of the small scenario, depth 1, by hand: two chiefs, a reconnaissance, five couriers, the end', () => {
    expect(perft(start, 1)).toBe(9);
  });

  test('th.x.command th.cap.unit in the middle of a movement phase the game and the twin count the same', () => {
    for (const depth of [1, 2]) expect(perft(moving, depth), `depth ${depth}`).toBe(naiveCount(moving, depth));
  });

  const file = readFileSync(new URL('../perft/the-bridge-and-the-fords.perft', import.meta.url), 'utf8');
  const published = [...file.matchAll(/^perft (\d+) (\d+)$/gm)].map(([, depth, count]) => ({
    depth: Number(depth),
    count: Number(count),
  }));

  test('th.x.command the published counts are the game’s, and the twin’s as deep as it is quick', () => {
    expect(published.map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
    for (const { depth, count } of published) expect(perft(start, depth), `depth ${depth}`).toBe(count);
    for (const { depth, count } of published.slice(0, 3))
      expect(naiveCount(start, depth), `depth ${depth}`).toBe(count);
  });
});
