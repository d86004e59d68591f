import { type Cell, hexDistance, type Survey } from '@arbitre/kernel';
import { blockedAt } from '../combat/line-of-fire.ts';
import { boardOf } from '../movement/field.ts';
import { onTable, type State } from '../play/state.ts';
import { factorsOf } from '../proposal/troops.table.ts';
import { threats } from './threats.ts';

/** Distance in hexes, sight by the line of fire (th.x.line), threat and strength: what a player asks first. */
export const survey: Survey<State> = {
  distance(view, one, other) {
    const [a, b] = [hexOf(view, one), hexOf(view, other)];
    return a === null || b === null ? Infinity : hexDistance(boardOf(view.field), a, b);
  },
  sees(view, one, other) {
    const [a, b] = [hexOf(view, one), hexOf(view, other)];
    return a !== null && b !== null && blockedAt(view, a, b) === null;
  },
  threats,
  strength(view, piece) {
    const unit = view.units.find(({ id }) => id === piece); // a chief without his troops is no match for anybody
    if (unit === undefined || !onTable(unit.at)) return 0;
    const { fire = 0, assault = 0, melee = 0 } = factorsOf(unit) ?? {};
    return (unit.elements * Math.max(fire, assault, melee)) / 6; // th.x.factors: one face in six hits
  },
};

/** The hex of a unit or a chief; null when it is not on the table. */
function hexOf({ units, characters }: State, piece: string): Cell | null {
  const at = [...units, ...characters].find(({ id }) => id === piece)?.at;
  return at !== undefined && onTable(at) ? at : null;
}
