import { compare, fraction, ONE, showFraction, add } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { fight } from '../../testing/fight.ts';
import { unit } from '../../testing/play.ts';
import { combatOdds } from './forecast.ts';

describe('exact odds before the dice fall', () => {
  test('th.x.die three dice without advantage: hits, flags and letters by the multinomial law', () => {
    const state = fight(['A blue medium infantry 0403', 'R red medium infantry 0503', 'S red medium infantry 0803']);
    const [odds] = combatOdds(state, unit(state, 'A'));
    expect(odds?.handful.dice).toBe(3);
    const weight = (hits: number, flags: number, letters: number) => {
      const found = odds?.results.find((one) => one.hits === hits && one.flags === flags && one.letters === letters);
      return found === undefined ? '0' : showFraction(found.weight);
    };
    // One face in six each for a hit, a flag and a letter, three for nothing.
    expect(weight(3, 0, 0)).toBe('1/216');
    expect(weight(1, 1, 1)).toBe(showFraction(fraction(6, 216)));
    expect(weight(0, 0, 0)).toBe(showFraction(fraction(27, 216)));
    expect(weight(2, 0, 0)).toBe(showFraction(fraction(3 * 3, 216)));
    const sum = odds?.results.map((one) => one.weight).reduce(add);
    expect(sum && compare(sum, ONE)).toBe(0);
  });

  test('th.x.advantage two faces in six strike with the advantage', () => {
    const state = fight(['A blue medium infantry 0403', 'G blue senior-officer 0403', 'R red medium infantry 0503']);
    const results = combatOdds(state, unit(state, 'A'))[0]?.results ?? [];
    const three = results.find(({ hits }) => hits === 3);
    expect(three && showFraction(three.weight)).toBe(showFraction(fraction(8, 216)));
  });

  test('th.x.target every legal target has its odds', () => {
    const state = fight([
      'A blue light infantry 0303 bow',
      'R red medium infantry 0503',
      'S red heavy infantry 0603',
      'T red medium infantry 0505',
      'U red light infantry 0803',
    ]);
    expect(
      combatOdds(state, unit(state, 'A')).map(({ target, kind, handful }) => [target, kind, handful.dice]),
    ).toEqual([
      ['R', 'fire', 2],
      ['T', 'fire', 2],
    ]);
  });

  test('th.x.evasion the forecast of an attack: if it stands, the letters, and if it evades', () => {
    const state = fight(['A blue medium infantry 0403', 'R red light infantry 0503 1', 'S red light infantry 0803']);
    const forecasts = thucidide.forecast(state, 'blue', { do: 'attack', unit: 'A', target: 'R' });
    expect(forecasts.map(({ assuming }) => assuming)).toEqual(['stands', 'letters', 'evades']);
    const chance = (index: number, ending: string) =>
      forecasts[index]?.endings.find((one) => one.ending === ending)?.weight;
    expect(chance(0, 'eliminated')).toEqual(fraction(216 - 125, 216)); // at least one FOOT of three
    expect(chance(1, 'letters 0')).toEqual(fraction(125, 216));
    expect(chance(2, 'eliminated')).toEqual(fraction(216 - 125, 216));
    for (const { endings } of forecasts) expect(compare(endings.map(({ weight }) => weight).reduce(add), ONE)).toBe(0);
    for (const { assuming, endings } of forecasts) {
      for (const text of [assuming, ...endings.map(({ ending }) => ending)]) {
        expect(thucidide.words.fr.forecast(text)).not.toBe(thucidide.words.en.forecast(text));
      }
    }
  });
});
