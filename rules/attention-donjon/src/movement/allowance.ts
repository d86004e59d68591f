import { modifierOf } from '../effect/effect.ts';
import type { State } from '../play/state.ts';
import type { Figure } from '../turn/figure.ts';

/** Seuil d'activation of the two movements and of revealing the dungeon: 2+, a number that only action dice look at (ad.move.3). */
export const MOVE_LABEL = 2;

/** Zone moves a turn allows: one, or what an explicit statement says (ad.move.12, ad.move.13). */
export function maxZoneMoves(state: State, figure: Figure): number {
  return Math.max(0, figure.profile.movement + modifierOf(state.effects, figure, 'zone-moves'));
}
