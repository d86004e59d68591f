import { type Cell, directionTo } from '@arbitre/kernel';
import { type Allowance, capacityOf } from './capacity.ts';
import { boardOf, isEdgeHex, LINK, STEP } from './field.ts';
import { type Mover, moverOf, passageTo } from './mover.ts';
import { mayLeaveFrom } from './off-table.ts';
import { isPrePlayed } from './pre-played.ts';
import { mayEndOn } from './passage.ts';
import { judgeStay, mayMove } from './phase.ts';
import { isRefused, refuse, type Refusal } from '../play/refusal.ts';
import { entryHexes, entryOf, isEscorted, isWaiting, stepOnto } from './reinforcements.ts';
import { isMarch, MARCH } from './road.ts';
import { closedTo, takeStep } from './terrain.ts';
import {
  type Character,
  characterById,
  isUnit,
  onTable,
  type Place,
  type State,
  type Unit,
  unitById,
} from '../play/state.ts';

/** A hex entered, or the step off the table. */
export type Waypoint = Cell | 'outside';

/** A legal move: what it uses, and whether the piece may still fight after it. */
export interface Verdict {
  /** Hexes entered, the start left out (th.cap.unit). */
  readonly path: readonly Waypoint[];
  readonly to: Waypoint;
  /** Hexes entered; `cost` differs only where difficult ground costs 2. */
  readonly hexes: number;
  readonly cost: number;
  readonly fight: boolean;
  readonly diceLost: number;
  /** The allowance claimed, with the road's and the mounts' hex as terms of their own. */
  readonly allowance: Allowance;
}

/** The reasons that forbid a move of one hex or more, wherever it leads. */
export function maySetOut(state: State, piece: Unit | Character): Refusal | null {
  const no = (code: Parameters<typeof refuse>[0]) => refuse(code, { piece: piece.id });
  if (isUnit(piece) && isPrePlayed(piece)) return no('pre-played'); // th.prec.1
  if (isUnit(piece) && capacityOf(piece.type, piece.weight)?.isStatic) return no('static'); // th.cap.artillery
  if (onTable(piece.at)) return null;
  if (!isUnit(piece) && piece.at === 'left' && !isWaiting(state, piece)) return no('gone-for-good'); // th.offtable.8
  return !isWaiting(state, piece) || entryOf(state, piece) === null ? no('not-on-table') : null; // th.reinf.1
}

/**
 * Judges a whole move by its path: another piece's begins when it is over (th.phase.4). `march`: declared as a road march, where the table rules that marches are declared.
 *
 * @example judgeMove(state, 'BI8', [91, 78]) // { hexes: 2, fight: true, … }, or a refusal with its code and rules
 */
export function judgeMove(state: State, id: string, path: readonly Waypoint[], march = false): Verdict | Refusal {
  const piece = unitById(state, id) ?? characterById(state, id);
  if (piece === undefined) return refuse('unknown-piece', { piece: id });
  const first = path[0];
  const refused = mayMove(state, piece);
  if (refused !== null) return refused;
  if (first === undefined) return judgeStay(state, piece);
  const bound = maySetOut(state, piece);
  if (bound !== null) return bound;
  if (!onTable(piece.at)) {
    // th.reinf.2: from the fictitious hex, onto one of the scenario's entry hexes
    if (first === 'outside' || !entryHexes(state, piece).includes(first)) {
      return refuse('not-entry-hex', { piece: id, ...(first !== 'outside' && { at: first }) });
    }
    if (isUnit(piece) && !isEscorted(state, piece)) return refuse('no-escorting-chief', { piece: id });
  }
  return judgePath(state, moverOf(state, piece), path, march);
}

function judgePath(state: State, mover: Mover, path: readonly Waypoint[], declared: boolean): Verdict | Refusal {
  const { piece } = mover;
  let here: Place = piece.at;
  let cost = 0;
  let woodsman = mover.woodsman;
  let stopped = false;
  for (const [index, to] of path.entries()) {
    const step: Refusal | number = judgeStep(state, mover, here, to, index === path.length - 1);
    if (typeof step !== 'number') return step;
    if (stopped) return refuse('difficult-stop', { piece: piece.id, ...(onTable(here) && { at: here }) });
    const taken = takeStep(mover, step, woodsman);
    cost += taken.cost;
    woodsman = taken.woodsman;
    stopped = taken.stops;
    here = to;
  }
  const onRoad = isMarch(state, mover, path);
  const claimed = claim(state, mover, { cost, onRoad, declared, rough: path.length === 1 && cost > 1 });
  if (isRefused(claimed)) return claimed;
  const to = path.at(-1) ?? 'outside';
  // th.prec.9, th.prec.10: the last hex must be free after this very move
  if (onTable(to) && !mayEndOn(passageTo(state, mover, to))) return refuse('ends-on-unit', { piece: piece.id, at: to });
  return settle(mover, path, cost, claimed.allowance, claimed.fight);
}

/** Hexes each step of a legal path counts for; their sum is what was compared with the allowance (th.prec.11). */
export function stepCosts(state: State, mover: Mover, path: readonly Waypoint[]): readonly number[] {
  let here: Place = mover.piece.at;
  let { woodsman } = mover;
  return path.map((to, index) => {
    const step = judgeStep(state, mover, here, to, index === path.length - 1);
    const taken = takeStep(mover, typeof step === 'number' ? step : STEP.open, woodsman);
    woodsman = taken.woodsman;
    here = to;
    return taken.cost;
  });
}

/** The verdict of a path whose every step and length has been judged. */
export function settle(
  mover: Mover,
  path: readonly Waypoint[],
  cost: number,
  allowance: Allowance,
  fight: boolean,
): Verdict {
  const to = path.at(-1) ?? 'outside';
  const { piece } = mover;
  const losesDice = isUnit(piece) && capacityOf(piece.type, piece.weight)?.losesDice;
  return {
    path,
    to,
    hexes: path.length,
    cost,
    fight: fight && isUnit(piece) && to !== 'outside', // a unit that left cannot fight
    diceLost: losesDice ? path.length : 0, // th.cap.note2
    allowance,
  };
}

/** One step: how the ground takes it, or the first reason against it. Enemies beside it do not matter (th.prec.14). */
function judgeStep(state: State, mover: Mover, from: Place, to: Waypoint, last: boolean): Refusal | number {
  const { piece } = mover;
  const board = boardOf(state.field);
  if (to === 'outside') {
    if (!onTable(from) || !isEdgeHex(state.field, from))
      return refuse('not-adjacent', { piece: piece.id, ...(onTable(from) && { at: from }) });
    return mayLeaveFrom(state, piece, from) ? STEP.open : refuse('off-table-forbidden', { piece: piece.id, at: from });
  }
  const direction = onTable(from) ? directionTo(board, from, to) : 0;
  if (direction < 0) return refuse('not-adjacent', { piece: piece.id, at: to });
  const step = onTable(from)
    ? (mover.steps[from * board.degree + direction] ?? STEP.closed)
    : stepOnto(state, piece, to);
  if ((step & ~LINK) === STEP.closed) return closedTo(piece, to);
  const passage = passageTo(state, mover, to);
  if (passage === 'enemy' || (passage === 'pass-enemy' && last))
    return refuse('enemy-occupied', { piece: piece.id, at: to });
  if (passage === 'friend') return refuse('friend-not-passable', { piece: piece.id, at: to });
  return step;
}

/** What a path asks of the allowances. */
interface Claim {
  readonly cost: number;
  readonly onRoad: boolean;
  readonly declared: boolean;
  /** A single step into difficult ground, where that costs 2. */
  readonly rough: boolean;
}

/** th.cap.formula: the first allowance that is long enough, and whether the fight is kept. */
export function claim(
  state: State,
  mover: Mover,
  { cost, onRoad, declared, rough }: Claim,
): { readonly allowance: Allowance; readonly fight: boolean } | Refusal {
  const mustDeclare = state.rulings.roadMarchRecognised === 'when-declared' && isUnit(mover.piece);
  const marches = onRoad && (declared || !mustDeclare);
  const allowance = mover.allowances.find((one) => one.hexes >= cost && (!one.onRoad || marches));
  if (allowance !== undefined) return { allowance, fight: mustDeclare && declared ? MARCH.fights : allowance.fights }; // th.road.3
  const longest = mover.allowances.filter((one) => !one.onRoad).at(-1);
  if (longest === undefined) return refuse('no-such-unit', { piece: mover.piece.id });
  // A piece may always enter one difficult hex, and loses the fight by it (th.prec.11, cost-2).
  if (rough && longest.hexes > 0) return { allowance: longest, fight: false };
  const road = mover.allowances.find((one) => one.onRoad);
  return refuse('over-capacity', {
    piece: mover.piece.id,
    cost,
    allowed: marches ? (road ?? longest).hexes : longest.hexes,
    ...(road !== undefined && !marches && { byRoad: road.hexes }),
  });
}
