import { evolve } from '../play/evolve.ts';
import { momentOf } from '../play/awaiting.ts';
import type { LostBecause } from '../play/fact.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { CutShort, State } from '../play/state.ts';
import { headingRefusal } from '../movement/heading-refusal.ts';
import { type HeadingName, headingName, headingNumber, NO_HEADING } from '../movement/headings.ts';
import type { Walker } from '../movement/move.ts';
import { hasWay, openFrom, rollOf, withoutWay } from '../movement/move-roll.ts';
import { goingOn, type Leg, legAlong, waysOn } from './legs.ts';

/** A whole move that keeps the rules: where it leads and what is left over. */
export interface LegalMove {
  readonly squares: readonly number[];
  /** Points that find no square: a dead end, a web one will not enter, a roll without an open heading. */
  readonly lost: number;
  readonly webDebt: number;
}

/** A whole move that does not: why, and the number of the first step at fault, 1 for the first square. */
export interface FaultyMove {
  readonly step: number;
  readonly refused: Refusal;
}

/**
 * dx.move.1: judges a whole move written as one heading per square entered, forced turns included. A move not yet rolled for
 * needs its `die`, as the book counts it (10 for the face 0). Creatures on the way are supposed beaten, traps survived.
 *
 * @example judgeMove(state, ['E', 'E', 'S'], 3) // { step: 1, refused: { code: 'wrong-family', rules: ['dx.dir.1'], … } }
 */
export function judgeMove(state: State, headings: readonly HeadingName[], die?: number): LegalMove | FaultyMove {
  const rolled = rolledFor(state, die);
  if ('refused' in rolled) return rolled;
  if (rolled.cutShort !== null) {
    if (headings.length > 0) return fault(0, refuse('cut-short', { why: rolled.cutShort }));
    return { squares: [], lost: rolled.points, webDebt: rolled.webDebt };
  }
  return followed(rolled, headings);
}

/** The state once the die is known. Where the roll leads nowhere, `cutShort` says why. */
function rolledFor(state: State, die: number | undefined): State | FaultyMove {
  const moment = momentOf(state);
  if (moment === 'start' || moment === 'wall') return { ...state, cutShort: null };
  if (moment !== 'turn' && moment !== 'reroll') {
    return fault(0, refuse('not-now', { verb: 'head', moment }));
  }
  const { d10Zero } = state.rulings;
  const face = d10Zero === 'ten' ? (die ?? 0) - 1 : (die ?? -1);
  if (!Number.isInteger(face) || face < 0 || face > 9) {
    throw new RangeError(`judgeMove: die must be what the D10 shows, ${d10Zero === 'ten' ? '1 to 10' : '0 to 9'}`);
  }
  const rolled = evolve(state, rollOf(state, face));
  if (rolled.points === 0 || hasWay(rolled)) return rolled;
  const instead = withoutWay(openFrom(rolled.floor, rolled.at, rolled.rulings), rolled.diagonal, rolled.rulings);
  if (instead === 'switch') return evolve(rolled, { is: 'no-direction', instead });
  return { ...rolled, cutShort: 'no-direction' };
}

function followed(state: State, headings: readonly HeadingName[]): LegalMove | FaultyMove {
  const squares: number[] = [];
  let walker: Walker | null = state;
  let points = state.points;
  let webDebt = state.webDebt;
  let why: CutShort | 'spent' | 'exit' = 'spent';
  while (walker !== null && points > 0) {
    const choices = waysOn(walker);
    if (choices.length === 0) {
      why = 'dead-end';
      break;
    }
    const named = headings[squares.length];
    if (named === undefined) return fault(squares.length, tooShort(walker));
    const refused = past(walker, named) ?? headingRefusal({ ...walker, die: state.die }, named);
    if (refused !== null) return fault(squares.length, refused);
    const leg = legAlong(walker, headingNumber(named));
    const strayed = straying(leg, named, headings, squares.length, walker);
    if (strayed !== null) return strayed;
    squares.push(...leg.squares);
    ({ points, webDebt } = leg);
    why = ENDS[leg.end];
    walker = goingOn(leg);
    if (walker !== null) ({ points } = walker);
    else if (leg.end === 'wall') points = 0; // dx.move.9: the wall took the last one
  }
  if (headings.length > squares.length) return fault(squares.length, tooLong(why));
  return { squares, lost: why === 'exit' ? 0 : points, webDebt };
}

const ENDS: Readonly<Record<Leg['end'], LostBecause | 'spent' | 'exit'>> = {
  spent: 'spent',
  wall: 'dead-end',
  'web-ahead': 'web-ahead',
  exit: 'exit',
  combat: 'combat',
};

/** Past an exit one goes straight on, and so does a move that no wall stops (dx.move.4). */
function past(walker: Walker, named: HeadingName): Refusal | null {
  if (walker.heading === NO_HEADING) return null;
  const [straight, ...others] = waysOn(walker);
  const goesStraight = others.length === 0 && straight === walker.heading;
  return goesStraight && named !== headingName(straight) ? noWall(walker, named) : null;
}

/** The first square of a leg that the headings do not follow. */
function straying(
  { squares }: Leg,
  named: HeadingName,
  headings: readonly HeadingName[],
  before: number,
  walker: Walker,
): FaultyMove | null {
  for (let index = 1; index < squares.length; index++) {
    const next = headings[before + index];
    if (next === named) continue;
    const at = { ...walker, at: squares[index - 1] ?? walker.at, heading: headingNumber(named) };
    return fault(before + index, next === undefined ? tooShort(at) : noWall(at, next));
  }
  return null;
}

function noWall({ at, heading }: Walker, named: HeadingName): Refusal {
  return refuse('no-wall', { heading: named, straight: headingName(heading), at });
}

/** dx.move.5: a move goes on to its last point. */
function tooShort({ at, points }: Walker): Refusal {
  return refuse('stops-early', { at, points });
}

/** The move is over, and the list of headings is not. */
function tooLong(why: CutShort | 'spent' | 'exit'): Refusal {
  if (why === 'spent') return refuse('points-spent', {});
  return why === 'exit' ? refuse('floor-left', {}) : refuse('cut-short', { why });
}

function fault(before: number, refused: Refusal): FaultyMove {
  return { step: before + 1, refused };
}
