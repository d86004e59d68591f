import { integer, type Json, list, object, oneOf, optional, type Shaped } from '@arbitre/kernel';
import { stepBase } from '../walking/diagonal.ts';
import { flightHalves } from '../speeds/flight.ts';
import type { Rulings } from '../rulings.ts';
import { CENTIMETRES_PER_SQUARE, UNITS_PER_SQUARE } from '../space/space.ts';
import { isDiagonalMove } from '../speeds/step3.ts';
import { LONGEST_FALL } from '../falling/falling.ts';
import { MOVEMENT_KINDS } from '../walking/movement-kind.ts';

const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Steps in squares: columns, rows, height. */
export const volumeShape = object({
  kind: oneOf(['fly', 'swim']),
  moves: list(list(integer({ min: -1, max: 1 }), { min: 3, max: 3 }), { min: 1, max: 60 }),
  wind: optional(oneOf(WINDS)),
  gravity: optional(oneOf(['normal', 'none'])),
  diagonalsBefore: optional(integer({ min: 0, max: 100 })),
});

/** What each step costs in half squares, and the squares of Speed it takes in all. */
export function answerVolume(given: Shaped<typeof volumeShape>, rulings: Rulings): Json {
  const wind = given.wind === undefined ? null : WINDS.indexOf(given.wind);
  let diagonals = given.diagonalsBefore ?? 0;
  const halves = given.moves.map(([dx = 0, dy = 0, up = 0]) => {
    const move = { dx, dy, dz: up * UNITS_PER_SQUARE };
    const double = diagonals % 2 === 1;
    const diagonal = isDiagonalMove(move);
    if (diagonal) diagonals++;
    if (given.kind === 'swim') return 2 * (stepBase(diagonal, double ? 1 : 0) + (up === 0 ? 0 : 1)); // pf.swim.3
    return flightHalves(move, double, wind, given.gravity ?? 'normal', rulings.windSector);
  });
  return { halves, speedNeeded: Math.ceil(halves.reduce((sum, half) => sum + half, 0) / 2) };
}

export const constantShape = object({
  name: oneOf(['centimetres-per-square', 'units-per-square', 'longest-fall', 'movement-kinds']),
});

export function answerConstant(given: Shaped<typeof constantShape>): Json {
  switch (given.name) {
    case 'centimetres-per-square':
      return { value: CENTIMETRES_PER_SQUARE };
    case 'units-per-square':
      return { value: UNITS_PER_SQUARE };
    case 'longest-fall':
      return { value: LONGEST_FALL };
    case 'movement-kinds':
      return { value: [...MOVEMENT_KINDS] };
  }
}
