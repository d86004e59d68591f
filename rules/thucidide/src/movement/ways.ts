import {
  type Cell,
  CLOSED,
  into,
  neighbour,
  pathOf,
  PhasedSearch,
  type PhasedStart,
  STEP_KINDS,
  type TabledPhasing,
} from '@arbitre/kernel';
import { boardOf, hexesWithin, isRoadHex, LINK, STEP } from './field.ts';
import { standingCodes } from '../play/standing.ts';
import { claim, maySetOut, settle, type Verdict, type Waypoint } from './move.ts';
import { type Mover, moverOf, passageTo } from './mover.ts';
import { mayLeaveFrom } from './off-table.ts';
import { CLOSED_FROM } from './passage.ts';
import { mayMove } from './phase.ts';
import { isRefused, refuse, type Refusal } from '../play/refusal.ts';
import { entryHexes, isEscorted, stepOnto } from './reinforcements.ts';
import { carries, links, type Road, roadsOf } from './road.ts';
import { type Character, isUnit, onTable, type State, type Unit } from '../play/state.ts';

/** A place a piece can be moved to by its best way; `verdictBy` gives the way itself. */
export interface Way {
  readonly to: Waypoint;
  readonly cost: number;
  readonly fight: boolean;
  /** The search that found it, and as which trail: kept instead of the path, which most callers never ask for. -1: no search. */
  readonly found: Found;
  readonly trail: number;
}

/** What is kept of one search of a mover. */
interface Found {
  readonly mover: Mover;
  /** What each cost claims. */
  readonly claims: Claims;
  /** Its trails, as `pathOf` reads them. */
  readonly cells: Int32Array;
  readonly previous: Int32Array;
}

type Claimed = Exclude<ReturnType<typeof claim>, Refusal>;

/** Where a piece can go, each place by its best way: one that keeps the fight if there is one, then the shortest. */
export interface Ways {
  readonly moves: readonly Way[];
  /** Road marches to declare beforehand, where the table rules so. */
  readonly marches: readonly Way[];
}

/**
 * Every place a piece can be moved to now, or why it cannot be moved. The same answers as `judgeMove` on every path.
 *
 * @example const ways = waysOf(state, unit); if ('moves' in ways) ways.moves.map(verdictBy)
 */
export function waysOf(state: State, piece: Unit | Character): Ways | Refusal {
  const refused = mayMove(state, piece) ?? maySetOut(state, piece);
  if (refused !== null) return refused;
  if (isUnit(piece) && piece.at === 'outside' && !isEscorted(state, piece)) {
    return refuse('no-escorting-chief', { piece: piece.id });
  }
  const mover = moverOf(state, piece);
  return onTable(piece.at) ? keptWays(state, mover, piece.at) : search(state, mover);
}

/** The ways of a piece as they were last found, and everything they depended on. */
interface Kept {
  readonly mover: Mover;
  readonly field: State['field'];
  readonly rulings: State['rulings'];
  /** The hexes within its longest move, and how what stood on them let it through. */
  readonly near: Uint16Array;
  readonly passed: Uint8Array;
  readonly ways: Ways;
}

/** By id; of a battle no longer played they are forgotten when there are too many. */
const kept = new Map<string, Kept>();
const MOST_KEPT = 1000;

/** The ways of a piece on the table, searched again only when it or something near it has changed. */
function keptWays(state: State, mover: Mover, at: Cell): Ways {
  const { id } = mover.piece;
  const known = kept.get(id);
  if (known !== undefined && stillHolds(known, state, mover)) return known.ways;
  const { field, rulings } = state;
  const near = hexesWithin(field, at, Math.max(1, ...mover.allowances.map(({ hexes }) => hexes)));
  const codes = standingCodes(state);
  const passed = new Uint8Array(near.length);
  for (let n = 0; n < near.length; n++) passed[n] = mover.passages[codes[near[n]!]!]!;
  const ways = search(state, mover);
  if (kept.size > MOST_KEPT) kept.clear();
  kept.set(id, { mover, field, rulings, near, passed, ways });
  return ways;
}

function stillHolds({ mover, field, rulings, near, passed }: Kept, state: State, now: Mover): boolean {
  if (mover.piece !== now.piece || field !== state.field || rulings !== state.rulings) return false;
  if (mover.allowances !== now.allowances || mover.woodsman !== now.woodsman) return false;
  const codes = standingCodes(state);
  const { passages } = now;
  // From 1 on: its own hex is free to it whoever is there.
  for (let n = 1; n < near.length; n++) if (passages[codes[near[n]!]!] !== passed[n]) return false;
  return true;
}

function search(state: State, mover: Mover): Ways {
  const budget = longestOffRoad(mover);
  const anywhere = explore(state, mover, budget, null, claimsUpTo(state, mover, budget, false, false));
  const moves = waysIn(anywhere);
  const outside = leaving(state, anywhere, budget);
  if (outside !== null) moves.push(outside);
  const declared = state.rulings.roadMarchRecognised === 'when-declared' && isUnit(mover.piece);
  const marches = roadMarches(state, mover, declared);
  const rough = firstRoughHex(state, mover);
  if (declared) return { moves: bestOf(moves, rough), marches: bestOf([], marches) };
  return { moves: bestOf(bestOf(moves, marches), rough), marches: [] };
}

/** th.road.1, th.road.4: ways along the road only, one hex longer. */
function roadMarches(state: State, mover: Mover, declared: boolean): Way[] {
  const march = mover.allowances.find(({ onRoad }) => onRoad);
  const { at } = mover.piece;
  if (march === undefined || (onTable(at) && !isRoadHex(state.field, at))) return [];
  const claims = claimsUpTo(state, mover, march.hexes, true, declared);
  return roadsOf(state.field, state.rulings).flatMap((road) =>
    waysIn(explore(state, mover, march.hexes, road, claims)),
  );
}

/** The ways of the search that has just run, a place once; the piece's own hex left out. */
function waysIn(found: Found): Way[] {
  const { claims, mover } = found;
  const { cells, costs, ends, stops } = hexes;
  const ways: Way[] = [];
  for (let end = 0; end < stops; end++) {
    const trail = ends[end]!;
    const to = cells[trail]!;
    const cost = costs[trail]!;
    const granted = claims[cost];
    if (to !== mover.piece.at && granted) ways.push({ to, cost, fight: granted.fight, found, trail });
  }
  return ways;
}

/** The best way to each place: one that keeps the fight, then the shortest, then the first found. */
function bestOf(ways: readonly Way[], more: readonly Way[]): readonly Way[] {
  if (more.length === 0) return ways;
  const best = new Map(ways.map((way) => [way.to, way]));
  for (const way of more) {
    const other = best.get(way.to);
    const better = other === undefined || (way.fight !== other.fight ? way.fight : way.cost < other.cost);
    if (better) best.set(way.to, way);
  }
  return [...best.values()];
}

/** The way itself: its path, and the allowance it claims. */
export function verdictBy({ to, cost, fight, found, trail }: Way): Verdict {
  const { mover, claims } = found;
  const granted = claims[cost];
  if (!granted) throw new Error(`the search went ${cost} hexes, which nothing allows`);
  const cells: Waypoint[] = trail < 0 ? [] : pathOf(found, trail);
  const path = onTable(mover.piece.at) && trail >= 0 ? cells.slice(1) : cells;
  return settle(mover, path.at(-1) === to ? path : [...path, to], cost, granted.allowance, fight);
}

function longestOffRoad({ allowances }: Mover): number {
  return allowances.reduce((longest, { onRoad, hexes }) => (onRoad ? longest : Math.max(longest, hexes)), 0);
}

/** th.cap.formula: what each cost up to a budget claims; null where nothing allows it. Units alike share the answer. */
function claimsUpTo(
  state: State,
  mover: Mover,
  budget: number,
  onRoad: boolean,
  declared: boolean,
  rough = false,
): Claims {
  const answers = claimed.get(mover.allowances) ?? new Map<number, Claims>();
  claimed.set(mover.allowances, answers);
  const key = 8 * budget + (onRoad ? 4 : 0) + (declared ? 2 : 0) + (rough ? 1 : 0);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const claims = Array.from({ length: Math.max(0, budget) + 1 }, (_, cost) => {
    const one = claim(state, mover, { cost, onRoad, declared, rough });
    return isRefused(one) ? null : one;
  });
  answers.set(key, claims);
  return claims;
}

/** What each cost claims, index by cost. */
type Claims = readonly (Claimed | null)[];
const claimed = new WeakMap<Mover['allowances'], Map<number, Claims>>();

const hexes = new PhasedSearch();

/**
 * Searches from where a piece stands, or from its entry, and keeps the trails. The phase is what the piece must remember of its
 * way: how many difficult hexes a woodsman has crossed as open ground, and last, that it has entered difficult ground and must stop there.
 */
function explore(state: State, mover: Mover, budget: number, road: Road | null, claims: Claims): Found {
  const { steps, passages, woodsman, difficult } = mover;
  const { at } = mover.piece;
  const phasing: TabledPhasing = {
    phases: woodsman + 2,
    steps: typeof road === 'number' ? stepsAlong(state.field, road, steps) : steps,
    answers: answersFor(woodsman, difficult, road !== null),
    standing: standingCodes(state),
    passages,
    closedFrom: CLOSED_FROM,
    home: onTable(at) ? at : -1,
    cheapest: 1,
  };
  const from = onTable(at) ? [{ cell: at }] : entrances(state, mover, road);
  const count = hexes.exploreTable(boardOf(state.field), phasing, from, budget);
  return { mover, claims, cells: hexes.cells.slice(0, count), previous: hexes.previous.slice(0, count) };
}

const answerTables = new Map<number, Int32Array>();

/** th.prec.11: what each kind of step is in each phase, as `TabledPhasing` wants it. */
function answersFor(woodsman: number, difficult: Mover['difficult'], byRoad: boolean): Int32Array {
  const key = 8 * woodsman + 2 * ['none', 'stop', 'cost-2'].indexOf(difficult) + (byRoad ? 1 : 0);
  const known = answerTables.get(key);
  if (known !== undefined) return known;
  const stop = woodsman + 1;
  const answers = new Int32Array((woodsman + 2) * STEP_KINDS).fill(CLOSED);
  for (let phase = 0; phase < stop; phase++) {
    for (const kind of [STEP.open, STEP.difficult, STEP.open | LINK, STEP.difficult | LINK]) {
      if (byRoad && (kind & LINK) === 0) continue;
      answers[phase * STEP_KINDS + kind] = answerTo(kind, phase, woodsman, difficult);
    }
  }
  answerTables.set(key, answers);
  return answers;
}

function answerTo(kind: number, phase: number, woodsman: number, difficult: Mover['difficult']): number {
  if ((kind & STEP.difficult) === 0 || difficult === 'none') return into(phase, 1);
  if (phase < woodsman) return into(phase + 1, 1);
  return difficult === 'stop' ? into(woodsman + 1, 1) : into(phase, 2);
}

/** The steps of a mover with only the links of one road, where the table keeps a march to its road (th.road.1). */
function stepsAlong(field: State['field'], road: number, steps: Uint8Array): Uint8Array {
  const { degree, neighbours } = boardOf(field);
  return steps.map((step, at) => {
    const linked = (step & LINK) !== 0 && links(field, road, Math.floor(at / degree), neighbours[at] ?? -1);
    return linked ? step : STEP.closed;
  });
}

/** th.reinf.2, th.reinf.5: the first hex of an entry is the first hex on the table, and uses one of the capacity. */
function entrances(state: State, mover: Mover, road: Road | null): PhasedStart[] {
  const { difficult, woodsman } = mover;
  return entryHexes(state, mover.piece).flatMap((cell) => {
    const step = stepOnto(state, mover.piece, cell);
    const through = passageTo(state, mover, cell);
    if ((step & ~LINK) === STEP.closed || through === 'enemy' || through === 'friend') return [];
    if (road !== null && !carries(boardOf(state.field), state.field, state.rulings, road, 'outside', cell, mover.steps))
      return [];
    const rough = (step & STEP.difficult) !== 0 && difficult !== 'none';
    if (!rough) return [{ cell, cost: 1 }];
    if (woodsman > 0) return [{ cell, cost: 1, phase: 1 }];
    return [difficult === 'stop' ? { cell, cost: 1, phase: woodsman + 1 } : { cell, cost: 2 }];
  });
}

/** th.prec.11, cost-2: a piece may always enter one difficult hex, even when it costs more than it has. */
function firstRoughHex(state: State, mover: Mover): Way[] {
  if (mover.difficult !== 'cost-2' || longestOffRoad(mover) !== 1 || mover.woodsman > 0) return [];
  const { at } = mover.piece;
  const board = boardOf(state.field);
  const cells = onTable(at)
    ? Array.from(
        { length: board.degree },
        (_, direction) => [neighbour(board, at, direction), mover.steps[at * board.degree + direction] ?? 0] as const,
      )
    : entryHexes(state, mover.piece).map((cell) => [cell, stepOnto(state, mover.piece, cell)] as const);
  const found: Found = {
    mover,
    claims: claimsUpTo(state, mover, 2, false, false, true),
    cells: NO_TRAIL,
    previous: NO_TRAIL,
  };
  return cells
    .filter(([cell, step]) => (step & STEP.difficult) !== 0 && passageTo(state, mover, cell) === 'free')
    .map(([to]) => ({ to, cost: 2, fight: false, found, trail: -1 }));
}

const NO_TRAIL = new Int32Array(0);

/** Leaving the table costs one hex from the edge and ends the move: the first trail of the last search that may. */
function leaving(state: State, found: Found, budget: number): Way | null {
  const { mover, claims } = found;
  if (isUnit(mover.piece) && state.rulings.unitExit === 'forbidden') return null; // th.offtable.3
  const { cells, costs, phases, count } = hexes;
  const stop = mover.woodsman + 1;
  for (let trail = 0; trail < count; trail++) {
    const cost = costs[trail]! + 1;
    if (cost > budget || phases[trail] === stop) continue;
    if (mayLeaveFrom(state, mover.piece, cells[trail]!)) {
      return { to: 'outside', cost, fight: claims[cost]?.fight ?? false, found, trail };
    }
  }
  return null;
}
