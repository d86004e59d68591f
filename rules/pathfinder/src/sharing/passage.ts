import { areAllied, blockOf, has, isInert } from '../encounter/creature.ts';
import type { Creature, State } from '../play/state.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Rulings } from '../rulings.ts';
import { liesUnderfoot, mayClimbLargerBodies } from './prone.ts';
import { areMounted } from '../space/mount.ts';
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

const row = (enter: boolean, stay: boolean, surcharge: number, rule: RuleId): Passage => ({
  enter,
  stay,
  surcharge,
  rule,
});

// pf.through.6, line by line.
const MOUNTED = row(true, true, 0, 'pf.space.5');
const TINY = row(true, true, 0, 'pf.sizes.5');
const OVER_THE_FALLEN = row(true, true, 0, 'pf.prone.1');
const UP_A_LARGER_BODY = row(true, true, 2, 'pf.prone.3');
// pf.sizes.4: under or over such a body one passes, and does not stay.
const UNDER_THE_GREAT = row(true, false, 0, 'pf.sizes.1');
const OVER_THE_SMALL = row(true, false, 0, 'pf.sizes.3');
const BY_CONSENT = row(true, false, 0, 'pf.through.1');
const TUMBLING = row(true, false, 1, 'pf.x.tumble');
const BARRED_BY_A_BODY = row(false, false, 0, 'pf.prone.2');
const BARRED = row(false, false, 0, 'pf.through.2');

/** pf.through.6: the first line that applies wins. */
export function passage(mover: Entering, occupant: Occupant, rulings: Pick<Rulings, 'largerBodyClimb'>): Passage {
  const larger = sizeDifference(occupant.size, mover.size);
  if (mover.mounted) return MOUNTED;
  if (mover.size === 'Tiny') return TINY;
  if (liesUnderfoot(occupant, larger)) return OVER_THE_FALLEN;
  if (occupant.inert && mayClimbLargerBodies(rulings)) return UP_A_LARGER_BODY;
  const willing = occupant.willing && !occupant.inert;
  // pf.sizes.2: so Medium passes through Gargantuan, and Small through Huge.
  if (larger >= 3 && !occupant.blocksPassage) return UNDER_THE_GREAT;
  if (larger <= -3 && !occupant.blocksPassage) return OVER_THE_SMALL;
  if (willing) return BY_CONSENT;
  if (mover.tumbling && !occupant.inert) return TUMBLING;
  return occupant.inert ? BARRED_BY_A_BODY : BARRED;
}

/** pf.through.1: one's own side lets one pass, unless that pair was told otherwise; the unconscious and the dead consent to nothing. */
export function passageThrough(state: State, mover: Creature, occupant: Creature, tumbling: boolean): Passage {
  return passage(
    { size: blockOf(state, mover).size, mounted: areMounted(mover, occupant), tumbling },
    {
      size: blockOf(state, occupant).size,
      prone: occupant.conditions.prone === true,
      inert: isInert(occupant),
      willing: occupant.consents?.[mover.id] ?? areAllied(state, mover.side, occupant.side),
      blocksPassage: has(state, occupant, 'blocks-passage'),
    },
    state.rulings,
  );
}
