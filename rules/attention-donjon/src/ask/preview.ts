import { type Cell, type Destination, type Fraction, fraction, type Preview, type Trigger } from '@arbitre/kernel';
import { cellNamed } from '../play/naming.ts';
import { freeStep, shiftKind, shiftRefusal, shifts } from '../movement/step.ts';
import type { Command } from '../play/command.ts';
import { type DodgeNeeded, dodgeOfShift, dodgeOfZoneMove, succeedsAlone } from '../movement/dodge.ts';
import { strikersIn } from '../movement/reaction.ts';
import type { Figure } from '../turn/figure.ts';
import { type Budget, FRESH, type FrameOf } from '../play/frame.ts';
import { dodgeOdds } from './forecast.ts';
import { reequipStrikers } from '../adventure/reequip.ts';
import { type Refusal, refuse } from '../play/refusal.ts';
import type { Rule } from '../rulebook/index.ts';
import { geometryAt, groundOf, type State, zoneOfFigure } from '../play/state.ts';
import { judgeZoneMove, zoneMoveRefusal, zoneMoves } from '../movement/zone-move.ts';

type Turn = FrameOf<'turn'>;

function turnOf(state: State): Turn | null {
  const frame = state.stack.at(-1);
  return frame?.kind === 'turn' ? frame : null;
}

/**
 * Who may strike when a dodge falls short: enemies of the departure zone before the mover leaves its cell, then, for what
 * they may leave over, those of the arrival zone (ad.move.15). Nobody when the dodge needs no roll.
 */
function triggersOf(state: State, mover: Figure, path: readonly Cell[], dodge: DodgeNeeded): readonly Trigger[] {
  if (dodge.needed === 0 || succeedsAlone(mover, { ...dodge, sacrificed: false })) return [];
  const rules: readonly Rule[] = ['ad.react.2', 'ad.x.dodge'];
  const here = strikersIn(state, mover, zoneOfFigure(state, mover), []);
  const sure = here.filter(({ group }) => group !== null); // a hero may decline
  const to = path.at(-1) ?? mover.at;
  const there = dodge.needed > sure.length ? strikersIn(state, mover, state.plan.zones[to] ?? '', []) : [];
  return [
    ...here.map(({ id }) => ({ who: id, at: mover.at, step: 0, rules })),
    ...there.map(({ id }) => ({ who: id, at: to, step: path.length, rules })),
  ];
}

const RULES: Partial<Readonly<Record<Command['do'], readonly Rule[]>>> = {
  shift: ['ad.step.1', 'ad.step.2'],
  reequip: ['ad.x.reequip', 'ad.react.2'],
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

/** Actions a placement step takes: none for a side step, both with a broken leg. */
function stepCost(figure: Figure, budget: Budget): number {
  if (freeStep(figure, budget)) return 0;
  return shiftKind(figure) === 'complex' ? 2 : 1;
}

/** What an offered command would do as far as the dice do not decide. */
export function previewOf(state: State, command: Command): Preview {
  const turn = turnOf(state);
  const figure = turn === null ? undefined : state.figures[turn.figure];
  const because = RULES[command.do] ?? ['ad.x.table'];
  const geometry = geometryAt(state);
  // ad.x.reequip: both Actions, and every enemy near strikes first
  if (command.do === 'reequip' && figure !== undefined)
    return {
      cost: 2,
      triggers: reequipStrikers(state, figure).map(({ id }) => ({ who: id, at: figure.at, step: 0, rules: because })),
      forbids: ['any-action'],
      because,
    };
  if ((command.do === 'zoneMove' || command.do === 'shift') && figure !== undefined) {
    const to = cellNamed(geometry, command.to) ?? figure.at;
    if (command.do === 'shift')
      return {
        path: [to],
        cost: stepCost(figure, turn?.budget ?? FRESH),
        triggers: triggersOf(state, figure, [to], dodgeOfShift(state, figure, to)),
        because,
      };
    const judged = judgeZoneMove(groundOf(state), figure.at, to);
    const path = 'path' in judged ? judged.path : [];
    return {
      path,
      cost: 1,
      triggers: triggersOf(state, figure, path, dodgeOfZoneMove(state, figure, to)),
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
  if (command.do === 'push') return { path: [cellNamed(geometry, command.to) ?? 0], because };
  return { because };
}

/** The chance that a dodge misses no success. */
function dodgeChance(state: State, figure: Figure, to: Cell): Fraction {
  return dodgeOdds(state, figure, to).find(({ missing }) => missing === 0)?.weight ?? fraction(0);
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
    ...steps.map(
      ({ to }): Destination => ({
        to,
        cost: stepCost(figure, budget),
        path: [to],
        triggers: triggersOf(state, figure, [to], dodgeOfShift(state, figure, to)),
        chance: dodgeOfShift(state, figure, to).needed === 0 ? fraction(1) : dodgeChance(state, figure, to),
      }),
    ),
    ...moves
      .filter(({ to }) => !near.has(to)) // a step there is free of risk
      .map(({ to, path }): Destination => {
        return {
          to,
          cost: 1,
          path,
          triggers: triggersOf(state, figure, path, dodgeOfZoneMove(state, figure, to)),
          forbids: ['another-zone-move'],
          chance: dodgeChance(state, figure, to),
        };
      }),
  ].sort((a, b) => a.to - b.to);
}
