import { canonical, type Chance, type Seat } from '@arbitre/kernel';
import { judgeActivate, judgeCommand } from '../command/activation.ts';
import { awaiting, companionsOf, mayAccompany } from './offers.ts';
import { attack, choose, waitingIn } from '../combat/resolution.ts';
import { judgeAttack } from '../combat/target.ts';
import type { Command } from './command.ts';
import { type Course, courseFrom, happen } from './course.ts';
import type { Fact } from './fact.ts';
import { goingAt, isRoadHex } from '../movement/field.ts';
import { placeNamed } from '../file/hex-name.ts';
import { closedTo, judgeMove, type Verdict, type Waypoint } from '../movement/move.ts';
import { moverOf } from '../movement/mover.ts';
import { judgeOrder, judgePayment } from '../command/orders.ts';
import { endPhase, judgeEnd } from '../movement/phase.ts';
import { ORDERS } from '../proposal/orders.table.ts';
import { isRefused, refuse, type Refusal } from './refusal.ts';
import { type Character, characterById, isUnit, type State, treadOf, type Unit, unitById, unitOf } from './state.ts';
import { destroyed } from '../command/victory.ts';
import { verdictBy, waysOf } from '../movement/ways.ts';

type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

/** What follows from a command; or the first reason against it. The battle over, then whose choice it is, then the moment, then the rule. */
export function decide(state: State, seat: Seat, command: Command, chance: Chance): Refusal | readonly Fact[] {
  const decision = awaiting(state);
  if (decision === null) return refuse('battle-over');
  if (!decision.seats.includes(seat)) return refuse('not-your-choice', { choice: decision.kind });
  const course = courseFrom(state, chance);
  const refused = waitingIn(state) === null ? act(course, command) : answer(course, command);
  return refused ?? course.facts;
}

/** A choice in the middle of a combat. */
function answer(course: Course, command: Command): Refusal | null {
  const { state } = course;
  const waiting = waitingIn(state);
  const never = neverGranted(state, command);
  if (never !== null) return never;
  const wanted = canonical(command);
  if (waiting?.choices.some((choice) => canonical(choice) === wanted)) {
    choose(course, command);
    return null;
  }
  return (
    poorOrder(state, command) ?? refuse(isAnswer(command) ? 'not-a-choice' : 'not-now', { choice: waiting?.step ?? '' })
  );
}

function isAnswer({ do: verb }: Command): boolean {
  return verb === 'escape' || verb === 'retreat' || verb === 'flee' || verb === 'pursue' || verb === 'order';
}

/** An order that the combat would take, were there tokens for it. */
function poorOrder(state: State, command: Command): Refusal | null {
  if (command.do !== 'order' || state.combat === null || ORDERS[command.order].kind === 'manoeuvre') return null;
  const unit = unitOf(state, ORDERS[command.order].kind === 'attack' ? state.combat.attacker : state.combat.target);
  const payment = judgePayment(state, unit.side, command.order, unit.id);
  return isRefused(payment) ? payment : null;
}

/** th.prec.4, th.prec.5: units are neither split nor merged, whenever it is asked. */
function neverGranted(state: State, command: Command): Refusal | null {
  if (command.do !== 'merge' && command.do !== 'split') return null;
  const unknown = [command.unit, ...(command.do === 'merge' ? [command.into] : [])].find(
    (id) => unitById(state, id) === undefined,
  );
  if (unknown !== undefined) return refuse('unknown-piece', { piece: unknown });
  return refuse(command.do === 'merge' ? 'cannot-merge' : 'cannot-split', { piece: command.unit });
}

/** A command of the active player in one of his phases. */
function act(course: Course, command: Command): Refusal | null {
  const { state } = course;
  const { phase } = state.turn;
  switch (command.do) {
    case 'command':
      return phase === 'command' ? call(course, command) : refuse('not-now', { choice: phase });
    case 'activate':
      return phase === 'command' ? activate(course, command) : refuse('not-now', { choice: phase });
    case 'order':
      return order(course, command);
    case 'move':
      return move(course, command);
    case 'stay':
      return stay(course, command);
    case 'merge':
    case 'split':
      return neverGranted(state, command);
    case 'attack':
      return begin(course, command);
    case 'end': {
      const refused = judgeEnd(state);
      if (refused === null) endPhase(course);
      return refused;
    }
    default:
      return refuse('not-now', { choice: phase });
  }
}

function call(course: Course, { chief }: CommandOf<'command'>): Refusal | null {
  const refused = judgeCommand(course.state, chief);
  if (refused === null) happen(course, { is: 'commanded', chief });
  return refused;
}

function activate(course: Course, { piece }: CommandOf<'activate'>): Refusal | null {
  const judged = judgeActivate(course.state, piece);
  if (isRefused(judged)) return judged;
  if (judged.opens) happen(course, { is: 'commanded', chief: null });
  happen(course, { is: 'activated', piece, chief: judged.chief });
  return null;
}

function order(course: Course, command: CommandOf<'order'>): Refusal | null {
  const ordered = judgeOrder(course.state, command);
  if (isRefused(ordered)) return ordered;
  happen(course, ordered);
  if (ordered.order === 'courier' && ordered.unit !== undefined) {
    happen(course, { is: 'commanded', chief: null });
    happen(course, { is: 'activated', piece: ordered.unit, chief: null });
  }
  return null;
}

/** The verdict of a move command: the best way there, or the way it names. */
export function verdictOf(state: State, command: CommandOf<'move'>): Verdict | Refusal {
  const piece = unitById(state, command.piece) ?? characterById(state, command.piece);
  if (piece === undefined) return refuse('unknown-piece', { piece: command.piece });
  const to = placeNamed(state.field, command.to);
  const by = command.by?.map((name) => placeNamed(state.field, name));
  if (to === null || (by !== undefined && (by.includes(null) || by.at(-1) !== to))) {
    return refuse('unknown-hex', { piece: piece.id, choice: command.to });
  }
  if (by !== undefined)
    return judgeMove(
      state,
      piece.id,
      by.filter((hex) => hex !== null),
      command.march,
    );
  const ways = waysOf(state, piece);
  if (isRefused(ways)) return ways;
  const found = (command.march ? ways.marches : ways.moves).find((way) => way.to === to);
  return found ? verdictBy(found) : noWay(state, piece, to, command.march);
}

/** Why there is no way to a place: what a step straight onto it would meet, what stands or lies there, else that it is too far. */
function noWay(state: State, piece: Unit | Character, to: Waypoint, march?: boolean): Refusal {
  const facts = { piece: piece.id, ...(to !== 'outside' && { at: to }) };
  const judged = judgeMove(state, piece.id, [to], march);
  const near = isRefused(judged) && judged.code !== 'not-adjacent' && judged.code !== 'not-entry-hex';
  if (near) return judged;
  if (to === 'outside') {
    const forbidden = isUnit(piece) && state.rulings.unitExit === 'forbidden'; // th.offtable.3
    return refuse(forbidden ? 'off-table-forbidden' : 'over-capacity', facts);
  }
  const passage = moverOf(state, piece).passage(to);
  if (passage === 'enemy' || passage === 'pass-enemy') return refuse('enemy-occupied', facts);
  const closed = goingAt(state.field, to, treadOf(piece)) === 'impassable';
  if (closed && !isRoadHex(state.field, to)) return closedTo(piece, to);
  return refuse(passage === 'free' ? 'over-capacity' : 'ends-on-unit', facts);
}

function move(course: Course, command: CommandOf<'move'>): Refusal | null {
  const { state } = course;
  const verdict = verdictOf(state, command);
  if (isRefused(verdict)) return verdict;
  const unit = unitById(state, command.piece);
  const along = command.with ? judgeCompanions(state, unit, command.with, verdict.to, command.piece) : [];
  if (isRefused(along)) return along;
  tell(course, command.piece, verdict, along);
  const outcome = verdict.to === 'outside' ? destroyed(course.state) : null;
  if (outcome !== null) happen(course, { is: 'victory', outcome });
  return null;
}

/** The characters who go along: all of the hex, or those named (th.prec.7). */
function judgeCompanions(
  state: State,
  unit: Unit | undefined,
  asked: true | readonly string[],
  to: Waypoint,
  piece: string,
): readonly string[] | Refusal {
  const ready = unit === undefined ? [] : companionsOf(state, unit);
  const stranger = asked === true ? undefined : asked.find((id) => !ready.some((one) => one.id === id));
  if (stranger !== undefined) return refuse('nobody-along', { piece, by: stranger });
  const along = asked === true ? ready : ready.filter(({ id }) => asked.includes(id));
  return mayAccompany(state, along, to) ? along.map(({ id }) => id) : refuse('nobody-along', { piece });
}

function stay(course: Course, { piece }: CommandOf<'stay'>): Refusal | null {
  const verdict = judgeMove(course.state, piece, []);
  if (isRefused(verdict)) return verdict;
  tell(course, piece, verdict, []);
  return null;
}

function tell(
  course: Course,
  piece: string,
  { path, fight, diceLost, allowance }: Verdict,
  companions: readonly string[],
): void {
  const lone = unitById(course.state, piece) === undefined;
  const moved = { piece, path, fight, diceLost, terms: allowance.terms, with: companions } as const;
  happen(course, { is: 'moved', ...moved, ...(lone && { lone }) });
}

function begin(course: Course, { unit, target }: CommandOf<'attack'>): Refusal | null {
  const judged = judgeAttack(course.state, unit, target);
  if (isRefused(judged)) return judged;
  attack(course, judged);
  return null;
}
