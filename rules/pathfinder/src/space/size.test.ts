import { expect, test } from 'vitest';
import { drawn, fist } from '../../testing/drawn.ts';
import { awaiting } from '../play/awaiting.ts';
import { threatReach, theCreature } from '../encounter/creature.ts';
import { play } from '../../testing/table.ts';
import { SIZE_TABLE, SIZES } from './size.ts';

test('pf.space.3 an attack without a reach of its own has that of the body: tall and long, by size', () => {
  const bodies = SIZES.flatMap((size) => (['tall', 'long'] as const).map((shape) => ({ size, shape })));
  for (const { size, shape } of bodies) {
    const yard = drawn(
      `
      M . . .
      . . . .
      . . . .
      . . . .`,
      { M: { size, shape, attacks: [fist] } },
    );
    const natural = SIZE_TABLE[size].reach[shape];
    expect({ size, shape, reach: threatReach(yard, theCreature(yard, 'm')) }).toEqual({ size, shape, reach: natural });
  }
});

test('pf.space.3 a tall Large body reacts to one who leaves a square two away, a long one does not', () => {
  const guard = (shape: 'tall' | 'long') =>
    drawn(
      `
      E E . M . .
      E E . . . .`,
      { E: { shape, abilities: ['attack-of-opportunity'], attacks: [fist], on: { reaction: true } } },
    );
  expect(awaiting(play(guard('tall'), ['stride m f1']).state)?.kind).toBe('reaction');
  expect(awaiting(play(guard('long'), ['stride m f1']).state)?.kind).toBe('turn');
});

test('pf.space.3 pf.space.8 a Tiny body without a reach of its own strikes only from within the other’s space', () => {
  const tiny = drawn(`M E`, { M: { size: 'Tiny', attacks: [fist] } });
  expect(play(tiny, ['strike m e']).last).toMatchObject({ code: 'out-of-reach', have: 0 });
});
