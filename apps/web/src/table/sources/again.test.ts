import { readFileSync } from 'node:fs';
import type { Game } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { canSwap, playAgain, playFrom, playSwapped } from './again.ts';
import { beCharacter, characterAt } from './character.ts';
import { type Bots, LocalSource } from './local-source.ts';
import { newId, remembered } from './saves.ts';

const game = thucidide as unknown as Game; // as the registry knows it

function sourceWith(bots: Bots): LocalSource {
  const file = new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url);
  const loaded = loadScenario(readFileSync(file, 'utf8'), registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 1 }, 'en');
  return new LocalSource({ game, match }, bots, () => {}, { id: newId() });
}

/** Who plays the seats of a table: the computer's level and character, or null for a person. */
function sitters(table: string, { seats }: LocalSource): readonly (string | null)[] {
  const kept = remembered.value.find(({ id }) => id === table);
  const levels = kept?.kind === 'local' ? (kept.levels ?? {}) : {};
  return seats.map((seat) => (levels[seat] === undefined ? null : `${characterAt(table, seat)} ${levels[seat]}`));
}

const [ours = '', theirs = ''] = sourceWith({}).seats;

test('a rematch, and a game gone on with from an entry, keep how well the computer plays and how it leans', () => {
  const source = sourceWith({ [theirs]: 'captain' });
  beCharacter(source.id ?? '', theirs, 'greedy');
  expect(sitters(playAgain(source), source)).toEqual([null, 'greedy captain']);
  expect(sitters(playFrom(source, 0), source)).toEqual([null, 'greedy captain']);
});

test('sides swapped, the computer takes level and character along', () => {
  const source = sourceWith({ [theirs]: 'captain' });
  beCharacter(source.id ?? '', theirs, 'bold');
  expect(canSwap(source)).toBe(true);
  expect(sitters(playSwapped(source), source)).toEqual(['bold captain', null]);
});

test('two computers each keep their own character, and there is nothing to swap', () => {
  const source = sourceWith({ [ours]: 'soldier', [theirs]: 'master' });
  beCharacter(source.id ?? '', ours, 'careful');
  expect(canSwap(source)).toBe(false);
  expect(sitters(playAgain(source), source)).toEqual(['careful soldier', 'plain master']);
});
