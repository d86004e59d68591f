import { readFileSync } from 'node:fs';
import { explore, fold, isRefusal } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { openingOf, readScenario } from '../../testing/shipped.ts';
import { attentionDonjon as game } from '../game.ts';
import type { State } from './state.ts';

const text = (file: string) => readFileSync(new URL(`../../perft/${file}`, import.meta.url), 'utf8');

/** Sequences of commands, each draw counted once for each way it may fall. */
function perft(state: State, depth: number): number {
  const [seat = ''] = game.awaiting(state)?.seats ?? [];
  let count = 0;
  for (const { command } of game.offers(state, seat)) {
    explore(
      (chance) => {
        const decided = game.decide(state, seat, command, chance);
        if (isRefusal(decided)) throw new Error(`offered and refused: ${decided.code}`);
        count += depth === 1 ? 1 : perft(fold(game, state, decided), depth - 1);
      },
      () => '',
    );
  }
  return count;
}

test('ad.move.9 ad.step.3 ad.wait.2 the published counts of legal sequences, derived by hand', () => {
  const opening = openingOf(readScenario(text('positions/two-zones.yaml')));
  const published = [...text('two-zones.perft').matchAll(/^perft (\d+) (\d+)$/gm)];
  expect(published).toHaveLength(2);
  for (const [, depth, count] of published) expect(perft(opening, Number(depth)), `depth ${depth}`).toBe(Number(count));
});
