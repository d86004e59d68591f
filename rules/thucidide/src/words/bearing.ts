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
  const turn = Math.round((Math.atan2(x, -y * Math.sqrt(3)) * 6) / Math.PI);
  return SKY[(turn + 12) % 12] as Bilingual;
}
