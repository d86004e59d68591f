import type { Cell, Offer as AnyOffer, Seat } from '@arbitre/kernel';
import { attacksOf } from '../encounter/attacks.ts';
import { breathsOf } from '../encounter/breath-weapon.ts';
import { canAct, chart, creatureOf, meleeAttacks } from '../encounter/creature.ts';
import { openProblem } from '../encounter/doors.ts';
import { healsOf } from '../encounter/healing.ts';
import { readiesOf } from '../encounter/readying.ts';
import { fallReactions } from '../falling/falling.ts';
import { topplesOf } from '../falling/objects.ts';
import { VOYAGES, voyagesOf } from '../speeds/judge-volume.ts';
import { jumpsOf } from '../walking/jumps.ts';
import { walksOf } from '../walking/walks.ts';
import { type Command, commandOf, type Order } from './command.ts';
import { actionsOf, askedNow, judge, judgeDeed } from './judge.ts';
import { type Creature, REFEREE, type State } from './state.ts';

export const GROUPS = [
  'turn',
  'answer',
  'attack',
  'defend',
  'hands',
  'move',
  'balance',
  'jump',
  'climb',
  'swim',
  'fly',
  'burrow',
  'place',
] as const;
export type Group = (typeof GROUPS)[number];

type Offer = AnyOffer<Order>;

/** Every legal command of a seat, one canonical command per destination: see RULES.md on paths typed by hand. */
export function offers(state: State, seat: Seat): readonly Offer[] {
  return listOffers(state, seat, (order) => order);
}

/** The same as a seat is given them: squares by name. */
export function writtenOffers(state: State, seat: Seat): readonly AnyOffer<Command>[] {
  const { board } = chart(state);
  return listOffers(state, seat, (order) => commandOf(board, order));
}

function listOffers<C>(state: State, seat: Seat, write: (order: Order) => C): readonly AnyOffer<C>[] {
  const list: AnyOffer<C>[] = [];
  const add: Add = (group, command, piece, at) => {
    const written = write(command);
    if (piece === undefined) list.push({ group, command: written });
    else list.push(at === undefined ? { group, command: written, piece } : { group, command: written, piece, at });
  };
  if (state.outcome !== null) return list;
  if (state.mode === 'exploration') explorationOffers(add, state, seat);
  else if (state.frames.length > 0) answerOffers(add, state, seat);
  else {
    const creature = state.turn === null ? undefined : creatureOf(state, state.turn.who);
    if (creature !== undefined && creature.side === seat) turnOffers(add, state, seat, creature);
  }
  return list;
}

/** Takes an offer down: its group, the order, who would carry it out, the square it points at. */
type Add = (group: Group, command: Order, piece?: string, at?: Cell) => void;

function isLegal(state: State, seat: Seat, command: Order): boolean {
  return !('code' in judge(state, seat, command));
}

function explorationOffers(add: Add, state: State, seat: Seat): void {
  if (seat === state.sides[0]?.id) add('turn', { do: 'begin' });
  for (const { id: who, side } of state.creatures) {
    if (side !== seat) continue;
    for (const to of state.deployment[seat] ?? []) {
      const command: Order = { do: 'place', who, to };
      if (isLegal(state, seat, command)) add('place', command, who, to);
    }
  }
}

function answerOffers(add: Add, state: State, seat: Seat): void {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'share') {
    const { who } = frame;
    if (seat === REFEREE) for (const prone of [false, true]) add('answer', { do: 'settle', who, prone }, who);
    return;
  }
  const creature = creatureOf(state, askedNow(state) ?? '');
  if (frame === undefined || creature === undefined || creature.side !== seat) return;
  const who = creature.id;
  const reactions: Order[] =
    frame.kind === 'fall'
      ? fallReactions(state, frame).map((reaction) => ({ do: reaction, who }))
      : frame.kind === 'block' || frame.kind === 'resume'
        ? [{ do: frame.kind, who }]
        : meleeAttacks(state, creature).map(({ index }) => ({ do: 'react', who, attack: index }));
  for (const command of [...reactions, { do: 'decline', who } as const])
    if (isLegal(state, seat, command)) add('answer', command, who);
}

/** What the creature whose turn it is may do. What it lists was judged by the rules of each kind of action, all at once. */
function turnOffers(add: Add, state: State, seat: Seat, creature: Creature): void {
  const { actions, mustLeave } = state.turn ?? { actions: 0, mustLeave: false };
  const able = canAct(creature) && actions > 0;
  if (able && !mustLeave) addDeeds(add, state, creature, actions);
  if (able) addMoves(add, state, creature);
  const who = creature.id;
  for (const command of [
    { do: 'delay', who },
    { do: 'end-turn', who },
  ] as const)
    if (isLegal(state, seat, command)) add('turn', command, who);
}

/** What needs no more than the creature itself: judged one by one. */
const PLAIN_DEEDS = [
  { do: 'escape', skill: 'acrobatics' },
  { do: 'escape', skill: 'athletics' },
  { do: 'take-cover' },
  { do: 'raise-shield' },
  { do: 'hide' },
  { do: 'seek' },
] as const;

/** What is done without going anywhere: fighting, defence, hands, standing up and lying down. */
function addDeeds(add: Add, state: State, creature: Creature, actions: number): void {
  const who = creature.id;
  const addIfLegal = (group: Group, command: Parameters<typeof judgeDeed>[2]) => {
    if (!('code' in judgeDeed(state, creature, command))) add(group, command, who);
  };
  for (const { command, at } of attacksOf(state, creature)) add('attack', command, who, at);
  if (actions >= 2) for (const command of breathsOf(state, creature)) add('attack', command, who, command.at);
  for (const plain of PLAIN_DEEDS) addIfLegal('defend', { ...plain, who });
  if (actions >= 2) for (const command of readiesOf(state, creature)) add('defend', command, who);
  for (const { command, at } of healsOf(state, creature))
    if (actionsOf(command) <= actions) add('defend', command, who, at);
  for (const at of chart(state).doors)
    if (openProblem(state, creature, at) === null) add('hands', { do: 'interact', who, at }, who, at);
  for (const { command, at } of topplesOf(state, creature)) add('hands', command, who, at);
  addIfLegal('move', { do: 'stand', who });
  addIfLegal('move', { do: 'drop', who });
}

/** What moves the creature: on the ground, by jumps, through air, water or earth, along a face. */
function addMoves(add: Add, state: State, creature: Creature): void {
  const who = creature.id;
  for (const command of walksOf(state, creature))
    add(command.do === 'balance' ? 'balance' : 'move', command, who, command.to);
  for (const command of jumpsOf(state, creature)) add('jump', command, who, command.to);
  for (const { action, roll } of VOYAGES) {
    const group: Group = action === 'maneuver' ? 'fly' : action;
    for (const { at: to, z } of voyagesOf(state, creature, action, roll))
      add(group, roll ? { do: action, who, to, z, roll } : { do: action, who, to, z }, who, to);
  }
}
