import type { RuleId } from '../rulebook/index.ts';
import type { Rulings } from '../rulings.ts';
import { type Size, sizeDifference } from '../space/size.ts';

/** What matters about a creature whose space someone wants to enter. */
export interface Occupant {
  readonly size: Size;
  readonly prone: boolean;
  /** Unconscious or dead: it consents to nothing, friend or not. */
  readonly inert: boolean;
  /** Same side, or consent given. */
  readonly willing: boolean;
  /** pf.sizes.1, "in most cases": the referee has marked it as barring the way. */
  readonly blocksPassage: boolean;
}

/** May a mover enter an occupied space, may it stay, what does it pay, and by which rule? */
export interface Passage {
  readonly enter: boolean;
  readonly stay: boolean;
  /** Least surcharge of the squares of that space. */
  readonly surcharge: number;
  readonly rule: RuleId;
}

/** How the mover stands to the occupant, besides their sizes. */
export interface Entering {
  readonly size: Size;
  /** Is one of them riding the other? */
  readonly mounted: boolean;
  /** Has a Tumble Through succeeded, or is one being planned, against that occupant? */
  readonly tumbling: boolean;
}

/** pf.through.6: the first line that applies wins. */
export function passage(mover: Entering, occupant: Occupant, rulings: Pick<Rulings, 'largerBodyClimb'>): Passage {
  const larger = sizeDifference(occupant.size, mover.size);
  if (mover.mounted) return { enter: true, stay: true, surcharge: 0, rule: 'pf.space.5' };
  if (mover.size === 'Tiny') return { enter: true, stay: true, surcharge: 0, rule: 'pf.sizes.5' };
  if (occupant.inert && larger <= 0) return { enter: true, stay: true, surcharge: 0, rule: 'pf.prone.1' };
  if (occupant.inert && rulings.largerBodyClimb === 'allowed-as-greater-difficult') {
    return { enter: true, stay: true, surcharge: 2, rule: 'pf.prone.3' };
  }
  const willing = occupant.willing && !occupant.inert;
  if (occupant.prone && willing && larger <= 0) return { enter: true, stay: true, surcharge: 0, rule: 'pf.prone.1' };
  // pf.sizes.2: so Medium passes through Gargantuan, and Small through Huge.
  if (larger >= 3 && !occupant.blocksPassage) return { enter: true, stay: false, surcharge: 0, rule: 'pf.sizes.1' };
  if (larger <= -3 && !occupant.blocksPassage) return { enter: true, stay: false, surcharge: 0, rule: 'pf.sizes.3' };
  if (willing) return { enter: true, stay: false, surcharge: 0, rule: 'pf.through.1' };
  if (mover.tumbling && !occupant.inert) return { enter: true, stay: false, surcharge: 1, rule: 'pf.x.tumble' };
  return { enter: false, stay: false, surcharge: 0, rule: occupant.inert ? 'pf.prone.2' : 'pf.through.2' };
}
