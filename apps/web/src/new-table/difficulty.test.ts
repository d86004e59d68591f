import { expect, test } from 'vitest';
import { difficultyOf, type Measured } from './difficulty.ts';

const SIDES = [
  { seat: 'blue', name: { fr: 'Bleu', en: 'Blue' } },
  { seat: 'red', name: { fr: 'Rouge', en: 'Red' } },
];

function measured(kind: string, games: number, won: Readonly<Record<string, number>>): Measured {
  return { kind, minutes: 20, played: [{ player: 'soldier', games, won, nobody: 0 }] };
}

test('a duel is well balanced, or has a favourite, by what was played', () => {
  expect(difficultyOf(measured('duel', 40, { blue: 19, red: 20 }), SIDES)?.fr).toBe('équilibré');
  expect(difficultyOf(measured('duel', 20, { blue: 4, red: 16 }), SIDES)?.en).toBe('favourites: Red (80% of games)');
});

test('the strongest that was measured tells who is the favourite', () => {
  const { played, ...rest } = measured('duel', 100, { blue: 52, red: 48 });
  const apprentice = { player: 'apprentice', games: 100, won: { blue: 30, red: 70 }, nobody: 0 };
  expect(difficultyOf({ ...rest, played: [...played, apprentice] }, SIDES)?.fr).toBe('équilibré');
});

test('too few games say nothing; a lesson is one', () => {
  expect(difficultyOf(measured('duel', 4, { red: 4 }), SIDES)).toBeNull();
  expect(difficultyOf(measured('lesson', 0, {}), SIDES)?.en).toBe('to learn');
});

test('alone, the share of games won says how hard it is', () => {
  const hero = [{ seat: 'hero', name: { fr: 'le héros', en: 'the hero' } }];
  const told = (won: number) => difficultyOf(measured('solo', 40, { hero: won }), hero)?.en;
  expect([told(38), told(28), told(10)]).toEqual([
    'easy (in your place, a soldier wins 95% of games)',
    'medium (in your place, a soldier wins 70% of games)',
    'hard (in your place, a soldier wins 25% of games)',
  ]);
});
