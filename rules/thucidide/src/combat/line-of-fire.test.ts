import { describe, expect, test } from 'vitest';
import { boardOf } from '../movement/field.ts';
import { nameOf, placeNamed } from '../file/hex-name.ts';
import { exercise } from '../../testing/exercise.ts';
import { blockedAt } from './line-of-fire.ts';
import type { Rulings } from '../rulings.ts';

/** The hex that blocks the line between two hexes of a drawn map, or null. */
function blocked(
  map: string,
  from: string,
  to: string,
  more: Readonly<Record<string, unknown>> = {},
  rulings: Partial<Rulings> = {},
): string | null {
  const state = exercise({ map, units: [], ...more }, rulings);
  const cell = (name: string) => {
    const place = placeNamed(state.field, name);
    if (typeof place !== 'number') throw new Error(`no hex ${name}`);
    return place;
  };
  const at = blockedAt(state, cell(from), cell(to));
  return at === null ? null : nameOf(state.field, at);
}

const flat = (row: string) => `${row}\n ${'. '.repeat(6).trim()}\n${'. '.repeat(6).trim()}`;

describe('th.x.line from hex centre to hex centre, in whole numbers', () => {
  test('th.x.line open ground is clear; a unit in between blocks, at either end it does not', () => {
    const wall = [{ id: 'U', side: 'red', type: 'infantry', weight: 'light', at: '0301' }];
    expect(blocked(flat('. . . . . .'), '0101', '0501')).toBeNull();
    expect(blocked(flat('. . . . . .'), '0101', '0501', { units: wall })).toBe('0301');
    expect(blocked(flat('. . . . . .'), '0101', '0301', { units: wall })).toBeNull();
  });

  for (const [letter, what] of [
    ['w', 'woods'],
    ['r', 'rocks'],
    ['v', 'dwellings'],
    ['^', 'a mountain'],
  ]) {
    test(`th.x.line ${what} in between block, the target’s own hex never does`, () => {
      expect(blocked(flat(`. . ${letter} . . .`), '0101', '0401')).toBe('0301');
      expect(blocked(flat(`. . ${letter} . . .`), '0101', '0301')).toBeNull();
    });
  }

  for (const letter of ['m', 's', 'n', '~']) {
    test(`th.x.line ground drawn ${letter} does not block`, () => {
      expect(blocked(flat(`. . ${letter} . . .`), '0101', '0401')).toBeNull();
    });
  }

  test('th.x.line a hill blocks unless firer or target stands on one', () => {
    expect(blocked(flat('. . h . . .'), '0101', '0501')).toBe('0301');
    expect(blocked(flat('h . h . . .'), '0101', '0501')).toBeNull();
    expect(blocked(flat('. . h . h .'), '0101', '0501')).toBeNull();
    expect(blocked(flat('h . w . . .'), '0101', '0501')).toBe('0301');
  });

  // Two rows down: the line from 0201 to 0203 runs along the side that 0102 and 0202 share.
  const column = (left: string, right: string) => `. . . .\n ${left} ${right} . .\n. . . .`;

  test('th.x.line along a hex side, both hexes must block', () => {
    expect(blocked(column('w', '.'), '0201', '0203')).toBeNull();
    expect(blocked(column('.', 'w'), '0201', '0203')).toBeNull();
    expect(blocked(column('w', 'w'), '0201', '0203')).not.toBeNull();
  });

  test('th.x.line lineAlongSide either: one of the two is enough', () => {
    expect(blocked(column('w', '.'), '0201', '0203', {}, { lineAlongSide: 'either' })).toBe('0102');
    expect(blocked(column('.', 'w'), '0201', '0203', {}, { lineAlongSide: 'either' })).toBe('0202');
    expect(blocked(column('.', '.'), '0201', '0203', {}, { lineAlongSide: 'either' })).toBeNull();
  });

  test('th.x.line a wall across the line blocks, unless firer or target stands at it', () => {
    const walled = (between: string) => ({ obstacles: [{ is: 'wall', between }] });
    expect(blocked(flat('. . . . . .'), '0101', '0501', walled('0201-0301'))).toBe('0301');
    expect(blocked(flat('. . . . . .'), '0101', '0501', walled('0101-0201'))).toBeNull();
    expect(blocked(flat('. . . . . .'), '0101', '0501', walled('0401-0501'))).toBeNull();
    expect(
      blocked(flat('. . . . . .'), '0101', '0501', { obstacles: [{ is: 'hedge', between: '0201-0301' }] }),
    ).toBeNull();
  });

  test('th.x.line seen from the other end it is the same line', () => {
    const map = '. w . h . .\n . . . w . .\n. . v . . .\n . w . . . .';
    const state = exercise({ map, units: [] });
    const board = boardOf(state.field);
    for (let a = 0; a < board.size; a++) {
      for (let b = 0; b < a; b++)
        expect(blockedAt(state, a, b) === null, `${a} ${b}`).toBe(blockedAt(state, b, a) === null);
    }
  });
});
