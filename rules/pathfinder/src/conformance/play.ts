import {
  cellName,
  DrawMismatch,
  flag,
  integer,
  isRefusal,
  type Json,
  list,
  object,
  optional,
  type Problem,
  RecordedChance,
  type Seat,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { awaiting } from '../play/awaiting.ts';
import { orderOf } from '../play/command.ts';
import { chart, creatureOf } from '../encounter/creature.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import { objectOf } from '../falling/objects.ts';
import { offers } from '../play/offers.ts';
import { triggersAlong } from '../ask/preview.ts';
import type { Rulings } from '../rulings.ts';
import { setup } from '../file/setup.ts';
import { scenarioShape } from '../file/scenario.ts';
import type { State } from '../play/state.ts';
import { turnReach } from '../walking/turn-reach.ts';
import { readCommand } from '../play/typed.ts';
import { onGround } from '../walking/walking.ts';

/** A position, commands as people type them, the dice they roll, and what to look at afterwards. */
export const judgeShape = object({
  scenario: scenarioShape,
  do: list(text({ min: 1, max: 400 }), { min: 1, max: 60 }),
  /** Faces and value of each die, in order. */
  dice: optional(list(list(integer({ min: 1, max: 100 }), { min: 2, max: 2 }), { max: 200 })),
  /** Questions about the state after the last command: see the README. */
  see: optional(list(text({ min: 1, max: 60 }), { max: 40 })),
});

export const reachShape = object({
  scenario: scenarioShape,
  who: text({ min: 1, max: 30 }),
  strides: integer({ min: 1, max: 3 }),
  list: optional(flag()),
});

/** Plays the commands; all but the last must be legal. Answers whether the last one is, and what is then to be seen. */
export function answerJudge(given: Shaped<typeof judgeShape>, rulings: Rulings): Json {
  const begun = setup(given.scenario, rulings);
  if (!begun.ok) return { legal: false, problems: codesOf(begun.problems) };
  try {
    return playAll(given, begun.value);
  } catch (problem) {
    if (problem instanceof DrawMismatch) return { dice: problem.message }; // the vector's dice are not those the rules roll
    throw problem;
  }
}

function codesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ expected }) => (expected.kind === 'game' ? expected.code : expected.kind));
}

function playAll(given: Shaped<typeof judgeShape>, opening: State): Json {
  const chance = RecordedChance.ofDice((given.dice ?? []).map(([faces = 0, shown = 0]) => [faces, shown] as const));
  let state = opening;
  for (const [index, typed] of given.do.entries()) {
    const parsed = readCommand(typed, state);
    if (!parsed.ok) return { legal: false, unreadable: typed };
    const seat: Seat = awaiting(state)?.seats[0] ?? '';
    const decided = decide(state, seat, orderOf(chart(state).board, parsed.value), chance);
    if (isRefusal(decided)) {
      const { code, rules } = decided;
      return index === given.do.length - 1
        ? { legal: false, code, rules: [...rules] }
        : { legal: false, at: typed, code };
    }
    state = decided.reduce(evolve, state);
  }
  if (chance.left > 0) return { dice: `${chance.left} dice were not rolled` };
  return { legal: true, ...Object.fromEntries((given.see ?? []).map((key) => [key, look(state, key)])) };
}

/** `m.at`, `m.hp`, `m.prone`…, `boulder.at`; `actions`, `order`, `awaiting`, `reactor`, `offers stride`, `triggers m d4 e4`. */
function look(state: State, key: string): Json {
  const [word = '', ...rest] = key.split(' ');
  switch (word) {
    case 'actions':
      return state.turn?.actions ?? 0;
    case 'diagonals':
      return state.turn?.diagonals ?? 0;
    case 'turn':
      return state.turn?.who ?? null;
    case 'awaiting':
      return awaiting(state)?.kind ?? null;
    case 'order':
      return [...state.order];
    case 'outcome':
      return state.outcome?.kind ?? null;
    case 'reactor': {
      const frame = state.frames.at(-1);
      return frame?.kind === 'react' ? frame.reactor : null;
    }
    case 'offers':
      return countOffers(state, rest[0] ?? '');
    case 'triggers':
      return triggersOn(state, rest);
    default:
      return creatureKey(state, word);
  }
}

function countOffers(state: State, action: string): number {
  const seats = awaiting(state)?.seats ?? [];
  return seats.flatMap((seat) => offers(state, seat)).filter(({ command }) => command.do === action).length;
}

/** Who may react along a path on the ground, and at which square. */
function triggersOn(state: State, [who = '', ...squares]: readonly string[]): Json {
  const creature = creatureOf(state, who);
  if (creature === undefined) return null;
  const { board } = chart(state);
  const order = orderOf(board, { do: 'stride', who, to: squares.at(-1) ?? '', path: squares });
  const path = 'path' in order ? (order.path ?? []) : [];
  const spots = path.flatMap((at) => (typeof at === 'number' ? [onGround(state, creature, at)] : []));
  return triggersAlong(state, creature, spots).map((trigger) => `${trigger.who} ${cellName(board, trigger.at)}`);
}

function creatureKey(state: State, word: string): Json {
  const [id = '', key = ''] = word.split('.');
  const creature = creatureOf(state, id);
  if (creature === undefined) return objectKey(state, id, key);
  if (key === 'at') return cellName(chart(state).board, creature.at);
  if (key === 'z' || key === 'hp' || key === 'stance' || key === 'breath' || key === 'reaction' || key === 'dents')
    return creature[key];
  const condition = Object.entries(creature.conditions).find(([name]) => name === key)?.[1];
  return condition === undefined ? false : typeof condition === 'object' ? true : condition;
}

function objectKey(state: State, id: string, key: string): Json {
  const object = objectOf(state, id);
  if (object === undefined) return null;
  if (key === 'at') return cellName(chart(state).board, object.at);
  return key === 'z' || key === 'hp' || key === 'hardness' ? object[key] : null;
}

/** Squares within so many Strides of the turn: how many, or which. */
export function answerReach(given: Shaped<typeof reachShape>, rulings: Rulings): Json {
  const begun = setup(given.scenario, rulings);
  if (!begun.ok) return { problems: codesOf(begun.problems) };
  const creature = creatureOf(begun.value, given.who);
  if (creature === undefined) return { problems: ['unknown-creature'] };
  const cells = turnReach(begun.value, creature, given.strides);
  const { board } = chart(begun.value);
  return given.list === true ? { squares: cells.map((cell) => cellName(board, cell)) } : { count: cells.length };
}
