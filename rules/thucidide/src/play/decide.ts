import { byCommand, type Chance, sameCommand, type Seat } from '@arbitre/kernel';
import { tooDear } from '../combat/orders-in-combat.ts';
import { attack, choose, waitingIn } from '../combat/resolution.ts';
import { judgeAttack } from '../combat/target.ts';
import { judgeActivate, judgeCommand } from '../command/activation.ts';
import { judgeOrder } from '../command/orders.ts';
import { destroyed } from '../command/victory.ts';
import { judgeCompanions } from '../movement/companions.ts';
import { verdictOf } from '../movement/destination.ts';
import { neverGranted } from '../movement/indivisible.ts';
import { judgeMove, type Verdict } from '../movement/move.ts';
import { endPhase, judgeEnd } from '../movement/phase-end.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import { awaiting } from './offers.ts';
import { isRefused, refuse, type Refusal } from './refusal.ts';
import { type State, unitById } from './state.ts';
import { type Unfolding, unfoldingFrom } from './unfolding.ts';

/** What follows from a command; or the first reason against it. The battle over, then whose choice it is, then the moment, then the rule. */
export function decide(state: State, seat: Seat, command: Command, chance: Chance): Refusal | readonly Fact[] {
  const decision = awaiting(state);
  if (decision === null) return refuse('battle-over');
  if (!decision.seats.includes(seat)) return refuse('not-your-choice', { choice: decision.kind });
  const unfolding = unfoldingFrom(state, chance);
  const refused = waitingIn(state) === null ? act(command, unfolding) : answer(command, unfolding);
  return refused ?? unfolding.facts;
}

/** A choice in the middle of a combat. */
function answer(command: Command, unfolding: Unfolding): Refusal | null {
  const { state } = unfolding;
  const never = neverGranted(state, command);
  if (never !== null) return never;
  const waiting = waitingIn(state);
  if (waiting?.choices.some((choice) => sameCommand(choice, command))) {
    choose(unfolding, command);
    return null;
  }
  const isAnswer = ANSWERS.includes(command.do);
  return tooDear(state, command) ?? refuse(isAnswer ? 'not-a-choice' : 'not-now', { choice: waiting?.step ?? '' });
}

/** Verbs that answer a combat with something named; the others only fit their moment. */
const ANSWERS: readonly Command['do'][] = ['escape', 'retreat', 'flee', 'pursue', 'order'];

function notNow(_command: Command, { state }: Unfolding): Refusal {
  return refuse('not-now', { choice: state.turn.phase });
}

/** A command of the active player in one of his phases: carried out, or refused. */
const act = byCommand<Command, [Unfolding], Refusal | null>({
  command(command, unfolding) {
    if (unfolding.state.turn.phase !== 'command') return notNow(command, unfolding);
    const refused = judgeCommand(unfolding.state, command.chief);
    if (refused === null) unfolding.happens({ is: 'commanded', chief: command.chief });
    return refused;
  },
  activate(command, unfolding) {
    if (unfolding.state.turn.phase !== 'command') return notNow(command, unfolding);
    const judged = judgeActivate(unfolding.state, command.piece);
    if (isRefused(judged)) return judged;
    if (judged.opens) unfolding.happens({ is: 'commanded', chief: null });
    unfolding.happens({ is: 'activated', piece: command.piece, chief: judged.chief });
    return null;
  },
  order(command, unfolding) {
    const ordered = judgeOrder(unfolding.state, command);
    if (isRefused(ordered)) return ordered;
    unfolding.happens(ordered);
    if (ordered.order === 'courier' && ordered.unit !== undefined) {
      unfolding.happens({ is: 'commanded', chief: null });
      unfolding.happens({ is: 'activated', piece: ordered.unit, chief: null });
    }
    return null;
  },
  move(command, unfolding) {
    const { state } = unfolding;
    const verdict = verdictOf(state, command);
    if (isRefused(verdict)) return verdict;
    const unit = unitById(state, command.piece);
    const along = command.with ? judgeCompanions(state, unit, command.with, verdict.to, command.piece) : [];
    if (isRefused(along)) return along;
    moves(unfolding, command.piece, verdict, along);
    const outcome = verdict.to === 'outside' ? destroyed(unfolding.state) : null;
    if (outcome !== null) unfolding.happens({ is: 'victory', outcome });
    return null;
  },
  stay({ piece }, unfolding) {
    const verdict = judgeMove(unfolding.state, piece, []);
    if (isRefused(verdict)) return verdict;
    moves(unfolding, piece, verdict, []);
    return null;
  },
  merge: (command, { state }) => neverGranted(state, command),
  split: (command, { state }) => neverGranted(state, command),
  attack({ unit, target }, unfolding) {
    const judged = judgeAttack(unfolding.state, unit, target);
    if (isRefused(judged)) return judged;
    attack(unfolding, judged);
    return null;
  },
  end(_command, unfolding) {
    const refused = judgeEnd(unfolding.state);
    if (refused === null) endPhase(unfolding);
    return refused;
  },
  evade: notNow,
  escape: notNow,
  retreat: notNow,
  flee: notNow,
  follow: notNow,
  pursue: notNow,
  riposte: notNow,
  pass: notNow,
});

function moves(
  unfolding: Unfolding,
  piece: string,
  { path, fight, diceLost, allowance }: Verdict,
  along: readonly string[],
): void {
  const lone = unitById(unfolding.state, piece) === undefined;
  const moved = { piece, path, fight, diceLost, terms: allowance.terms, with: along } as const;
  unfolding.happens({ is: 'moved', ...moved, ...(lone && { lone }) });
}
