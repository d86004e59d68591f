import { type Destination, fraction, type Preview, type Trigger } from '@arbitre/kernel';
import { shiftRefusal, zoneMoveRefusal } from './action.ts';
import type { Command } from './command.ts';
import { dodgeOfShift, dodgeOfZoneMove, strikersIn } from './dodge.ts';
import type { Figure } from './figure.ts';
import { FRESH, type FrameOf } from './frame.ts';
import { cellNamed } from './naming.ts';
import { dodgeOdds } from './odds.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Rule } from './rulebook/index.ts';
import { shifts } from './shift.ts';
import { geometryAt, groundOf, type State, zoneOfFigure } from './state.ts';
import { judgeZoneMove, zoneMoves } from './zone-move.ts';

type Turn = FrameOf<'turn'>;

function turnOf(state: State): Turn | null {
  const frame = state.stack.at(-1);
  return frame?.kind === 'turn' ? frame : null;
}

/** Enemies of the departure zone that may strike when a dodge falls short, before the mover leaves its cell. */
function triggersOf(state: State, mover: Figure, needed: number): readonly Trigger[] {
  if (needed === 0) return [];
  return strikersIn(state, mover, zoneOfFigure(state, mover), []).map(({ id }) => ({
    who: id,
    at: mover.at,
    step: 0,
    rules: ['ad.react.2', 'ad.x.dodge'] satisfies Rule[],
  }));
}

const RULES: Partial<Readonly<Record<Command['do'], readonly Rule[]>>> = {
  shift: ['ad.step.1', 'ad.step.2'],
  attack: ['ad.act.8', 'ad.x.attack'],
  reveal: ['ad.act.8', 'ad.x.reveal'],
  wait: ['ad.wait.1', 'ad.wait.3'],
  act: ['ad.act.1'],
  end: ['ad.act.12'],
  push: ['ad.push.2', 'ad.push.3'],
  chain: ['ad.push.8', 'ad.push.13'],
  keep: ['ad.joker.3'],
  free: ['ad.joker.9'],
  seize: ['ad.joker.9'],
  bless: ['ad.joker.4', 'ad.x.bless'],
  curse: ['ad.joker.4', 'ad.x.bless'],
  gamble: ['ad.x.gamble'],
  rage: ['ad.act.9'],
  delegate: ['ad.group.8'],
};

/** What an offered command would do as far as the dice do not decide. */
export function previewOf(state: State, command: Command): Preview {
  const turn = turnOf(state);
  const figure = turn === null ? undefined : state.figures[turn.figure];
  const because = RULES[command.do] ?? ['ad.x.table'];
  const { board } = geometryAt(state);
  if ((command.do === 'zoneMove' || command.do === 'shift') && figure !== undefined) {
    const to = cellNamed(board, command.to) ?? figure.at;
    if (command.do === 'shift')
      return {
        path: [to],
        cost: 1,
        triggers: triggersOf(state, figure, dodgeOfShift(state, figure, to).needed),
        because,
      };
    const judged = judgeZoneMove(groundOf(state), figure.at, to);
    const path = 'path' in judged ? judged.path : [];
    return {
      path,
      cost: 1,
      triggers: triggersOf(state, figure, dodgeOfZoneMove(state, figure, to).needed),
      forbids: ['another-zone-move'],
      because: ['ad.move.6', 'ad.move.7', 'ad.move.8'],
    };
  }
  if (command.do === 'attack')
    return {
      cost: command.mode === 'precise' ? 2 : 1,
      forbids: [command.mode === 'precise' ? 'any-action' : 'another-standard'],
      because,
    };
  if (command.do === 'push') return { path: [cellNamed(board, command.to) ?? 0], because };
  return { because };
}

/** Everywhere a figure can get to with one movement Action, and the chance that its dodge costs nothing; or why it cannot move. */
export function reachOf(state: State, piece: string): Refusal | readonly Destination[] {
  const figure = state.figures[piece];
  if (figure === undefined) return refuse('unknown-figure', { what: piece });
  const turn = turnOf(state);
  const budget = turn?.figure === piece ? turn.budget : FRESH;
  const ground = groundOf(state);
  const barred = shiftRefusal(figure, budget);
  const closed = zoneMoveRefusal(state, figure, budget);
  if (barred !== null && closed !== null) return closed;
  const steps = barred === null ? shifts(ground, figure.at) : [];
  const moves = closed === null ? zoneMoves(ground, figure.at) : [];
  const near = new Set(steps.map(({ to }) => to));
  return [
    ...steps.map(({ to }): Destination => ({ to, cost: 1, path: [to], triggers: [], chance: fraction(1) })),
    ...moves
      .filter(({ to }) => !near.has(to)) // a step there is free of risk
      .map(({ to, path }): Destination => {
        const chance = dodgeOdds(state, figure, to).find(({ missing }) => missing === 0)?.weight ?? fraction(0);
        return {
          to,
          cost: 1,
          path,
          triggers: triggersOf(state, figure, dodgeOfZoneMove(state, figure, to).needed),
          forbids: ['another-zone-move'],
          chance,
        };
      }),
  ].sort((a, b) => a.to - b.to);
}
