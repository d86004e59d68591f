import { SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { playSeasoned } from '../testing/seasoned-player.ts';
import { openingOf, shipped } from '../testing/shipped.ts';
import { randomGame } from '../testing/random-game.ts';
import { broken } from './play/broken.ts';

const opening = (file: string) => openingOf(shipped(file));

test('the Nest can be won and can be lost', () => {
  const endings = Array.from(
    { length: 10 },
    (_, seed) => playSeasoned(opening('nid-des-hommes-rats.yaml'), new SeededChance(seed + 1)).ending,
  );
  expect(endings.some((ending) => ending?.kind === 'rescued')).toBe(true);
  expect(endings.some((ending) => ending?.won === false)).toBe(true);
});

test('the training bridge is won by whoever attacks, and lost by whoever dawdles', () => {
  expect(playSeasoned(opening('entrainement.yaml'), new SeededChance(1)).ending?.kind).toBe('slain');
  const endings = Array.from(
    { length: 20 },
    (_, seed) => randomGame(opening('entrainement.yaml'), new SeededChance(seed)).state.ending?.won,
  );
  expect(endings).toContain(false);
});

test('random games: no crash, no dead end, no broken state, and never beyond the twelfth Round', () => {
  for (const file of ['nid-des-hommes-rats.yaml', 'entrainement.yaml']) {
    const start = opening(file);
    for (let seed = 1; seed <= dial(40); seed++) {
      const { state } = randomGame(start, new SeededChance(seed), (now) => {
        const wrong = broken(now);
        if (wrong !== null) throw new Error(`${file}, seed ${seed}: ${wrong}`);
      });
      expect(state.ending, `${file}, seed ${seed}`).not.toBeNull();
      expect(state.round).toBeLessThanOrEqual(12);
    }
  }
});
