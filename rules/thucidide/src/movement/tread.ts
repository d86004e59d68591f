import { type Character, isUnit, type Unit } from '../play/state.ts';
import type { Closed } from '../proposal/terrain.table.ts';

/**
 * How ground sees a piece: a unit by its type, mounted infantry still as infantry (th.mounted.1); a lone character as infantry, in a
 * vehicle as chariotry (th.prec.13).
 */
export function treadOf(piece: Unit | Character): Closed {
  if (!isUnit(piece)) return piece.vehicle ? 'chariotry' : 'infantry';
  return piece.type === 'cavalry' && piece.weight === 'very-heavy' ? 'very-heavy cavalry' : piece.type;
}
