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
import { blockOf, chart, sideOf, spaceOf } from '../encounter/creature.ts';
import { standingHeight } from '../walking/ground.ts';
import { passageThrough } from './passage.ts';
import { crowded } from './sharing.ts';
import { overlaps, type Space } from '../space/space.ts';
import type { Creature, CreatureId, State } from '../play/state.ts';

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

/**
 * The steps of a walker among the others: spaces it may not enter are closed, those it may cross and not stay in are marked (pf.through.3),
 * those that slow it cost more. Only bodies at the height it walks at count. Where several lie in one place the strictest is heard: it comes last.
 */
export function amongOthers(state: State, mover: Creature, steps: Steps, tumbling: boolean): Steps {
  const changes: PriceChange[] = [];
  const noStop: Cell[] = [];
  const met = [];
  for (const other of state.creatures) {
    if (other.id === mover.id) continue;
    const { enter, stay, surcharge } = passageThrough(state, mover, other, tumbling);
    if (!enter || !stay || surcharge > 0) met.push({ other, enter, stay, surcharge });
  }
  met.sort((a, b) => Number(b.enter) - Number(a.enter) || a.surcharge - b.surcharge);
  for (const { other, enter, stay, surcharge } of met) {
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
