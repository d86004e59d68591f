import type { Beat } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { opening } from '../../testing/opening.ts';
import { shipped } from '../../testing/shipped.ts';
import type { Fact } from '../play/fact.ts';
import { thucidide } from '../game.ts';
import { beats } from './beats.ts';

const state = opening(shipped('the-bridge-and-the-fords'));
const rolled: Extract<Fact, { is: 'rolled' }> = {
  is: 'rolled',
  unit: 'BC1',
  target: 'RI1',
  riposte: false,
  factor: 6,
  modifiers: [{ name: 'ground', dice: -1 }],
  advantage: true,
  dice: ['foot', 'advantage', 'flag', 'letter', 'mounted'],
  hits: 2,
  flags: 1,
  letters: 1,
};

const thrown = (fact: Fact) =>
  beats(fact, state).find((beat): beat is Extract<Beat, { show: 'dice' }> => beat.show === 'dice');

test('th.x.dice each die of a combat says what it does to that target, and why there are so many', () => {
  const beat = thrown(rolled);
  expect(beat?.dice.map(({ face, counts, does }) => [face, counts, does?.en])).toEqual([
    ['face:foot', 'hit', 'one element lost'],
    ['face:advantage', 'hit', 'one element lost'],
    ['face:flag', 'none', 'back one hex'],
    ['face:letter', 'none', 'one order token gained'],
    ['face:mounted', 'miss', 'no effect'],
  ]);
  expect(beat?.sum?.map(({ label, value }) => [label.en, value])).toEqual([
    ['Melee dice', 6],
    ['ground', -1],
  ]);
  expect(beat?.note?.en).toBe('Advantage: swords hit');
  expect(beat?.result).toEqual({
    says: { fr: '2 coups, 1 drapeau, 1 pion d’ordre', en: '2 hits, 1 flag, 1 order token' },
    good: true,
  });
});

test('th.x.dice swords without the advantage do nothing, and a throw of nothing says so', () => {
  const beat = thrown({ ...rolled, advantage: false, dice: ['advantage'], hits: 0, flags: 0, letters: 0 });
  expect(beat?.dice.map(({ counts, does }) => [counts, does?.fr])).toEqual([['miss', 'sans effet']]);
  expect(beat?.note).toBeUndefined();
  expect(beat?.result).toEqual({ says: { fr: 'Sans effet', en: 'No effect' }, good: false });
});

test('th.x.dice terms that come to less than one die end with the least of one die, in the tray and in the tale', () => {
  const fact: Fact = {
    ...rolled,
    factor: 1,
    modifiers: [
      { name: 'across', dice: -1 },
      { name: 'closeRanks', dice: -1 },
    ],
    dice: ['engine'],
  };
  const sum = thrown(fact)?.sum ?? [];
  expect(sum.at(-1)).toEqual({ label: { fr: 'un dé au moins', en: 'one die at least' }, value: 2 });
  expect(sum.reduce((all, { value }) => all + value, 0)).toBe(1);
  expect(thucidide.words.en.fact(fact, state)).toContain('closed ranks −1, one die at least');
  expect(thucidide.words.fr.fact(fact, state)).toContain('rangs serrés −1, un dé au moins');
});
