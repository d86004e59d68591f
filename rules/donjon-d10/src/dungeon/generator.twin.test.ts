import { pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { naivelyCompleted } from '../../testing/naive-completable.ts';
import { naiveFloor } from '../../testing/naive-generator.ts';
import { DEFAULT_RULINGS, type DonjonRulings, RULINGS } from '../rulings.ts';
import type { Floor } from '../squares/floor.ts';
import { canBeCompleted } from './completable.ts';
import { generateFloor } from './generator.ts';

function anyRulings(dice: SeededChance): DonjonRulings {
  const drawn = Object.entries(RULINGS).map(([name, { values }]) => {
    return [name, dice.int(2) === 0 ? values[0] : pick<string | number | boolean>(dice, values)];
  });
  return { ...DEFAULT_RULINGS, ...Object.fromEntries(drawn) };
}

test('dx.x.floor every floor is the one that the first generator drew, square by square', () => {
  for (let seed = 0; seed < dial(150); seed++) {
    const dice = new SeededChance(seed);
    const number = 1 + dice.int(50);
    // Where a move must stop on the exit, the first generator may take very long: it is asked about the others.
    const rulings: DonjonRulings = seed % 2 === 0 ? DEFAULT_RULINGS : { ...anyRulings(dice), exitOnCross: 'mandatory' };
    expect(generateFloor(number, seed, rulings), `seed ${seed}`).toEqual(naiveFloor(number, seed, rulings));
    expect(generateFloor(number, seed, rulings)).toBe(generateFloor(number, seed, rulings));
  }
});

/** A small floor of anything, most of them without a way to the exit. */
function anyFloor(dice: SeededChance): Floor {
  const columns = 2 + dice.int(6);
  const rows = Array.from({ length: 2 + dice.int(5) }, () =>
    Array.from({ length: columns }, () => pick(dice, ['.', '.', '.', 'w', '#', '#', '^', 'M'])),
  );
  const cells = rows.flat();
  const exit = dice.int(cells.length);
  cells[exit] = '>';
  const creatures = cells.flatMap((sign, at) => {
    if (sign !== 'M' && (sign !== '>' || dice.int(2) === 0)) return [];
    return [
      {
        at,
        kind: 'bat',
        attack: 'short',
        value: 1,
        pv: 2,
        weapon: 0,
        armour: 0,
        gold: 2,
        atk: 0,
        boss: false,
      } as const,
    ];
  });
  const start = cells.findIndex((sign) => sign === '.');
  const drawn = rows.map((_, y) => cells.slice(y * columns, (y + 1) * columns).join(''));
  return { number: 1, rows: drawn, start: Math.max(0, start), creatures, seed: null };
}

test('dx.x.floor dx.move.12 whether a floor can be completed is answered as leg by leg, under any rulings', () => {
  const answers = { yes: 0, no: 0 };
  for (let seed = 0; seed < dial(1500); seed++) {
    const dice = new SeededChance(seed);
    const floor = anyFloor(dice);
    const rulings = anyRulings(dice);
    const found = canBeCompleted(floor, rulings);
    expect(found, `seed ${seed}: ${floor.rows.join(' ')}`).toBe(naivelyCompleted(floor, rulings));
    answers[found ? 'yes' : 'no']++;
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(5);
});
