import {
  type Cell,
  isDiagonal,
  neighbour,
  OFF_BOARD,
  opposite,
  type PriceChange,
  rememberLast,
  repriced,
  stepCost,
  type Steps,
} from '@arbitre/kernel';
import { halfPoints } from '../walking/land.ts';
import { areAllied, blockOf, chart, has, isInert, occupantsOf, sideOf, spaceOf } from '../encounter/creature.ts';
import { areMounted } from '../space/mount.ts';
import { standingHeight } from '../walking/ground.ts';
import { type Passage, passage } from './passage.ts';
import type { RuleId } from '../rulebook/index.ts';
import { isFullOfTiny } from '../space/size.ts';
import { overlaps, type Space, UNITS_PER_SQUARE } from '../space/space.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';

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

/** Why a body may not come to rest in a space. */
export interface StayProblem {
  readonly code: 'occupied' | 'too-many-tiny';
  readonly rules: readonly RuleId[];
  readonly other: CreatureId;
}

/** pf.through.3: may it end its movement there? Exceptions: pf.prone.1, pf.sizes.5, rider and mount. */
export function stayProblem(state: State, mover: Creature, space: Space): StayProblem | null {
  const occupants = occupantsOf(state, space, mover.id);
  for (const other of occupants) {
    const { stay, rule } = passageThrough(state, mover, other, false);
    if (stay) continue;
    const rules: RuleId[] = rule === 'pf.sizes.1' || rule === 'pf.sizes.3' ? ['pf.sizes.4'] : [];
    return { code: 'occupied', rules: ['pf.through.3', 'pf.space.5', ...rules], other: other.id };
  }
  if (blockOf(state, mover).size === 'Tiny') {
    const tiny = occupants.filter((other) => blockOf(state, other).size === 'Tiny');
    const first = tiny[0];
    if (first !== undefined && isFullOfTiny(tiny.length, state.rulings)) {
      return { code: 'too-many-tiny', rules: ['pf.space.6', 'pf.space.7'], other: first.id };
    }
  }
  return null;
}

/** Someone whose space a mover may not enter, and that space. */
export interface Barring {
  readonly id: CreatureId;
  readonly space: Space;
}

const bars = rememberLast<State, Map<CreatureId, readonly Barring[]>>(() => new Map());

/** Those whose spaces a mover may not enter; worked out once for all the places one asks about. */
export function barring(state: State, mover: Creature): readonly Barring[] {
  const known = bars(state);
  let found = known.get(mover.id);
  if (found === undefined) {
    found = state.creatures
      .filter((other) => other.id !== mover.id && !passageThrough(state, mover, other, false).enter)
      .map((other) => ({ id: other.id, space: spaceOf(state, other) }));
    known.set(mover.id, found);
  }
  return found;
}

/** The first of those who bar a mover from that space, if any does. */
export function barredAt(state: State, mover: Creature, space: Space): Barring | undefined {
  for (const one of barring(state, mover)) if (overlaps(one.space, space)) return one;
  return undefined;
}

/** `stayProblem` for many places of one mover: true where it has none. */
export function stayTest(state: State, mover: Creature): (space: Space) => boolean {
  if (blockOf(state, mover).size === 'Tiny') {
    const tiny = state.creatures.filter((other) => blockOf(state, other).size === 'Tiny').length - 1;
    if (!isFullOfTiny(tiny, state.rulings)) return () => true; // pf.sizes.5, and too few for pf.space.7
    return (space) => stayProblem(state, mover, space) === null;
  }
  const forbidden = state.creatures
    .filter((other) => other.id !== mover.id && !passageThrough(state, mover, other, false).stay)
    .map((other) => spaceOf(state, other));
  return (space) => {
    for (const body of forbidden) if (overlaps(body, space)) return false;
    return true;
  };
}

/**
 * The steps of a walker among the others: spaces it may not enter are closed, those it may cross and not stay in are marked,
 * those that slow it cost more. Only bodies at the height it walks at count.
 */
export function amongOthers(state: State, mover: Creature, steps: Steps, tumbling: boolean): Steps {
  const changes: PriceChange[] = [];
  const noStop: Cell[] = [];
  for (const other of state.creatures) {
    if (other.id === mover.id) continue;
    const { enter, stay, surcharge } = passageThrough(state, mover, other, tumbling);
    if (enter && stay && surcharge === 0) continue;
    const body = spaceOf(state, other);
    for (const anchor of anchorsMeeting(state, mover, other)) {
      if (!stay) noStop.push(anchor);
      if (!enter || surcharge > 0) reprice(steps, changes, anchor, body, enter ? surcharge : null);
    }
  }
  if (blockOf(state, mover).size === 'Tiny') noStop.push(...crowded(state, mover));
  return repriced(steps, changes, noStop);
}

/** Closes the steps into an anchor, or raises those that newly enter the body to a surcharge. */
function reprice(steps: Steps, changes: PriceChange[], anchor: Cell, body: Space, surcharge: number | null): void {
  const { board, side } = steps;
  for (let direction = 0; direction < 8; direction++) {
    const from = neighbour(board, anchor, opposite(board, direction));
    const paid = from === OFF_BOARD ? 0 : stepCost(steps, from, direction);
    if (paid === 0) continue;
    if (surcharge === null) changes.push({ anchor: from, direction, cost: 0 });
    else if (newlyEnters(from, anchor, side, board.columns, body)) {
      changes.push({ anchor: from, direction, cost: Math.max(paid, halfPoints(isDiagonal(direction), surcharge)) });
    }
  }
}

/** Does a step cover a square of that body which it did not cover before? */
export function newlyEnters(from: Cell, to: Cell, side: number, columns: number, body: Space): boolean {
  for (let y = body.y; y < body.y + body.side; y++) {
    for (let x = body.x; x < body.x + body.side; x++) {
      if (isUnder(to, side, columns, x, y) && !isUnder(from, side, columns, x, y)) return true;
    }
  }
  return false;
}

function isUnder(anchor: Cell, side: number, columns: number, x: number, y: number): boolean {
  const left = anchor % columns;
  const top = Math.floor(anchor / columns);
  return x >= left && x < left + side && y >= top && y < top + side;
}

/** The anchors from which a mover that stands on the ground fills a place that another's body fills. */
export function anchorsMeeting(state: State, mover: Creature, other: Creature): Cell[] {
  const map = chart(state);
  const { columns, rows } = map.board;
  const side = sideOf(state, mover);
  const body = spaceOf(state, other);
  const anchors: Cell[] = [];
  for (let y = Math.max(0, body.y - side + 1); y < Math.min(rows, body.y + body.side); y++) {
    for (let x = Math.max(0, body.x - side + 1); x < Math.min(columns, body.x + body.side); x++) {
      const anchor = y * columns + x;
      if (overlaps({ x, y, side, z: standingHeight(map, anchor, side) }, body)) anchors.push(anchor);
    }
  }
  return anchors;
}

/** pf.space.7: does that square hold as many Tiny creatures as fit, the mover left out? */
export function isCrowded(state: State, mover: Creature, cell: Cell): boolean {
  return crowded(state, mover).includes(cell);
}

/** pf.space.7: squares that hold as many Tiny creatures as fit. */
function crowded(state: State, mover: Creature): Cell[] {
  const count = new Map<Cell, number>();
  for (const other of state.creatures) {
    if (other.id === mover.id || blockOf(state, other).size !== 'Tiny') continue;
    const near = Math.abs(other.z - standingHeight(chart(state), other.at, 1)) < UNITS_PER_SQUARE;
    if (near) count.set(other.at, (count.get(other.at) ?? 0) + 1);
  }
  return [...count].flatMap(([cell, tiny]) => (isFullOfTiny(tiny, state.rulings) ? [cell] : []));
}
