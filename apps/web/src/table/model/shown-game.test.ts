import { thucidide } from '@arbitre/thucidide';
import { signal } from '@preact/signals';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableOf } from '../clicks/count.ts';
import type { Source } from '../sources/source.ts';
import { ShownGame } from './shown-game.ts';

const bridge = new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url);

function seenFrom(mine: readonly string[]): ShownGame {
  const { source } = tableOf(thucidide, readFileSync(bridge, 'utf8'), 5);
  return new ShownGame(Object.create(source, { mine: { value: signal(mine) } }) as Source);
}

test('whoever only watches has nothing to begin: a host without a seat, anyone at a closed table', () => {
  expect(seenFrom([]).begins.value).toBe(false);
  expect(seenFrom(['blue']).begins.value).toBe(true);
});
