import { expect, test } from 'vitest';
import { bow, drawn } from '../../testing/drawn.ts';
import { defence } from '../../testing/duel.ts';
import type { State } from '../play/state.ts';

const archer = { M: { attacks: [bow] } };
const rules = (state: State) => defence(state, 'm', 'e').parts.map(({ rule }) => rule);

test('pf.screen.2 pf.screen.5 one size smaller screens, whoever stands taller: two Mediums between a Large archer and a Large target', () => {
  const between = drawn(
    `
    M M . F . . . E E .
    M M . G . . . E E .
    . . . . . . . . . .`,
    archer,
  );
  expect(rules(between)).toContain('pf.screen.3');
});

test('pf.screen.2 two sizes smaller do not: a Small body between Large ones', () => {
  const between = drawn(
    `
    M M . F . . . E E .
    M M . G . . . E E .`,
    { ...archer, F: { size: 'Small' }, G: { size: 'Small' } },
  );
  expect(rules(between)).not.toContain('pf.screen.3');
});

test('pf.screen.5 where heights differ a body screens if the line passes through the heights it fills, its top included', () => {
  const aloft = (z: number) =>
    drawn(
      `
    M M . F . . E .
    M M . G . . . .`,
      { ...archer, E: { speeds: { land: 5, fly: 5 }, on: { z } } },
    );
  expect(rules(aloft(0))).toContain('pf.screen.3');
  expect(rules(aloft(3))).toContain('pf.screen.3'); // from 5 units, the top of F and G, up to 5.5
  const over = drawn(
    `
    M . F . E`,
    {
      M: { attacks: [bow], speeds: { land: 5, fly: 5 }, on: { z: 5 } },
      E: { speeds: { land: 5, fly: 5 }, on: { z: 5 } },
    },
  );
  expect(rules(over)).toEqual(['pf.x.strike']); // wholly above F
});
