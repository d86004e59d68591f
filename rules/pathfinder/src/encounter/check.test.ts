import { expect, test } from 'vitest';
import { cutsOf, degreeOf } from './check.ts';

test('the faces at which a degree changes are those that trying every face finds, asked twice as well', () => {
  for (const dc of [5, 14, 17, 30, 45]) {
    for (let bonus = -10; bonus <= 20; bonus++) {
      const tried: number[] = [];
      for (let die = 2; die <= 20; die++)
        if (degreeOf(die, bonus, dc) !== degreeOf(die - 1, bonus, dc)) tried.push(die - 1);
      expect(cutsOf(bonus, dc)).toEqual(tried);
      expect(cutsOf(bonus + 3, dc + 3)).toEqual(tried);
    }
  }
});
