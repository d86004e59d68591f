import type { Type } from './troops.ts';

/**
 * Our proposal (th.x.die): the six faces of the die, after JOMINI, one of each. THUCIDIDE itself only confirms the order letter.
 * The order is that of the draw: a die that shows 0 is a FOOT.
 */
export const FACES = ['foot', 'mounted', 'engine', 'advantage', 'flag', 'letter'] as const;
export type Face = (typeof FACES)[number];

/** The face that strikes a type of troop. */
export const HIT_FACE: Readonly<Record<Type, Face>> = {
  infantry: 'foot', // mounted infantry included (th.mounted.1)
  cavalry: 'mounted',
  camelry: 'mounted',
  chariotry: 'mounted',
  elephants: 'mounted',
  artillery: 'engine',
};

/** Our proposal (th.x.chiefs): dice rolled for a chief in danger; he is lost when all of them show ADVANTAGE. */
export const DANGER_DICE = { elementLost: 2, unitEliminated: 1, loneAttacked: 1 } as const;

/** Our proposal (th.x.retreat), after JOMINI: hexes of retreat for each flag. */
export const RETREAT_PER_FLAG = { foot: 1, mounted: 2 } as const;
