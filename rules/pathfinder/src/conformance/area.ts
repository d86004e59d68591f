import { integer, type Json, object, oneOf, optional, type Shaped } from '@arbitre/kernel';
import { aura, burst, cone } from '../space/areas.ts';

const size = integer({ min: 1, max: 60 });

/** A burst or an aura of a radius, an aura around a body of a side, a cone of a length in a direction (0 north to 7 north-west). */
export const areaSquaresShape = object({
  kind: oneOf(['burst', 'aura', 'cone']),
  squares: size,
  side: optional(size),
  direction: optional(integer({ min: 0, max: 7 })),
});

/** How many squares, in all and in each row from the top. */
export function answerArea({ kind, squares, side = 1, direction = 0 }: Shaped<typeof areaSquaresShape>): Json {
  const area = kind === 'burst' ? burst(squares) : kind === 'aura' ? aura(side, squares) : cone(direction, squares);
  const rows = new Map<number, number>();
  for (const { y } of area) rows.set(y, (rows.get(y) ?? 0) + 1);
  return { count: area.length, rows: [...rows].toSorted(([a], [b]) => a - b).map(([, count]) => count) };
}
