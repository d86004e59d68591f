import { type Bilingual, type Board, type Cell, columnOf, rowOf } from '@arbitre/kernel';

/** Twelve ways, clockwise from north: the hexes two away lie so many. */
const SKY: readonly Bilingual[] = [
  { fr: 'vers le nord', en: 'to the north' },
  { fr: 'vers le nord-est', en: 'to the north-east' },
  { fr: 'vers l’est-nord-est', en: 'to the east-north-east' },
  { fr: 'vers l’est', en: 'to the east' },
  { fr: 'vers l’est-sud-est', en: 'to the east-south-east' },
  { fr: 'vers le sud-est', en: 'to the south-east' },
  { fr: 'vers le sud', en: 'to the south' },
  { fr: 'vers le sud-ouest', en: 'to the south-west' },
  { fr: 'vers l’ouest-sud-ouest', en: 'to the west-south-west' },
  { fr: 'vers l’ouest', en: 'to the west' },
  { fr: 'vers l’ouest-nord-ouest', en: 'to the west-north-west' },
  { fr: 'vers le nord-ouest', en: 'to the north-west' },
];

/** Which way a hex lies from another, as the map is printed: north is up. */
export function bearing(board: Board, from: Cell, to: Cell): Bilingual {
  const across = (cell: Cell) => 2 * columnOf(board, cell) + (rowOf(board, cell) % 2); // in half hexes: odd rows stand half a hex to the right
  const x = across(to) - across(from);
  const y = rowOf(board, to) - rowOf(board, from);
  const off = twelfths(Math.abs(x), Math.abs(y));
  const turn = y > 0 ? 6 - Math.sign(x) * off : Math.sign(x) * off;
  return SKY[(turn + 12) % 12] as Bilingual;
}

/**
 * How many twelfths of a turn a way lies off north or south, rounded: so many half hexes across and so many rows, which are √3 half hexes
 * apart. The limits are at 15°, 45° and 75°, whose tangents are 2 − √3, 1 and 2 + √3: squared, they are compared in whole numbers.
 */
function twelfths(across: number, rows: number): 0 | 1 | 2 | 3 {
  const limit = 12 * rows * rows;
  if ((across + 3 * rows) ** 2 < limit) return 0;
  if (across * across < 3 * rows * rows) return 1;
  const beyond = across - 3 * rows;
  return beyond < 0 || beyond * beyond < limit ? 2 : 3;
}
