import type { Cell } from '@arbitre/kernel';
import { STEP } from './field.ts';
import type { Mover } from './mover.ts';
import { refuse, type Refusal } from '../play/refusal.ts';
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

/** th.prec.12, th.cap.leader.terrain: rough ground is nothing to a character who moves alone, unless he is in a vehicle. */
export function ignoresRough(piece: Unit | Character): boolean {
  return !isUnit(piece) && !piece.vehicle;
}

/** Ground closed to the piece (th.prec.11); of a lone character th.prec.13 says that it is closed to him too. */
export function closedTo(piece: Unit | Character, at: Cell): Refusal {
  const refused = refuse('impassable', { piece: piece.id, at });
  return isUnit(piece) ? refused : { ...refused, rules: [...refused.rules, 'th.prec.13'] };
}

/** th.prec.11: what a step counts for, whether the ground ends the move there, and the difficult hexes a woodsman still crosses. */
export function takeStep(
  { difficult }: Pick<Mover, 'difficult'>,
  step: number,
  woodsman: number,
): { readonly cost: number; readonly stops: boolean; readonly woodsman: number } {
  const rough = (step & STEP.difficult) !== 0 && difficult !== 'none';
  if (!rough) return { cost: 1, stops: false, woodsman };
  if (woodsman > 0) return { cost: 1, stops: false, woodsman: woodsman - 1 };
  return difficult === 'stop' ? { cost: 1, stops: true, woodsman } : { cost: 2, stops: false, woodsman };
}
