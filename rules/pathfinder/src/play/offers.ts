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
  if (state.outcome !== null) return [];
  if (state.mode === 'exploration') return explorationOffers(state, seat);
  if (state.frames.length > 0) return answerOffers(state, seat);
  const creature = state.turn === null ? undefined : creatureOf(state, state.turn.who);
  if (creature === undefined || creature.side !== seat) return [];
  return turnOffers(state, seat, creature);
}

/** Offers as a seat is given them: squares by name. */
export function named(state: State, list: readonly Offer[]): readonly AnyOffer<Command>[] {
  const { board } = chart(state);
  return list.map(({ group, command, piece, at }) => {
    const written = commandOf(board, command);
    if (piece === undefined) return { group, command: written };
    return at === undefined ? { group, command: written, piece } : { group, command: written, piece, at };
  });
}

function offer(group: Group, command: Order, piece: string, at?: Cell): Offer {
  return at === undefined ? { group, command, piece } : { group, command, piece, at };
}

function explorationOffers(state: State, seat: Seat): Offer[] {
  const begin: Offer[] = seat === state.sides[0]?.id ? [{ group: 'turn', command: { do: 'begin' } }] : [];
  const squares = state.deployment[seat] ?? [];
  const places = state.creatures
    .filter(({ side }) => side === seat)
    .flatMap(({ id }) => squares.map((to) => offer('place', { do: 'place', who: id, to }, id, to)));
  return [...begin, ...legal(state, seat, places)];
}

function answerOffers(state: State, seat: Seat): Offer[] {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'share') {
    const { who } = frame;
    if (seat !== REFEREE) return [];
    return [false, true].map((prone) => offer('answer', { do: 'settle', who, prone }, who));
  }
  const creature = creatureOf(state, askedNow(state) ?? '');
  if (frame === undefined || creature === undefined || creature.side !== seat) return [];
  const who = creature.id;
  const reactions: Order[] =
    frame.kind === 'fall'
      ? fallReactions(state, frame).map((reaction) => ({ do: reaction, who }))
      : frame.kind === 'block' || frame.kind === 'resume'
        ? [{ do: frame.kind, who }]
        : meleeAttacks(state, creature).map(({ index }) => ({ do: 'react', who, attack: index }));
  const answers: Order[] = [...reactions, { do: 'decline', who }];
  return legal(
    state,
    seat,
    answers.map((command) => offer('answer', command, who)),
  );
}

function legal(state: State, seat: Seat, candidates: readonly Offer[]): Offer[] {
  return candidates.filter(({ command }) => !('code' in judge(state, seat, command)));
}

/** What the creature whose turn it is may do. What it lists was judged by the rules of each kind of action, all at once. */
function turnOffers(state: State, seat: Seat, creature: Creature): Offer[] {
  const list: Offer[] = [];
  const { actions, mustLeave } = state.turn ?? { actions: 0, mustLeave: false };
  const able = canAct(creature) && actions > 0;
  if (able && !mustLeave) addDeeds(list, state, creature, actions);
  if (able) addMoves(list, state, creature);
  const who = creature.id;
  for (const command of [
    { do: 'delay', who },
    { do: 'end-turn', who },
  ] as const)
    if (!('code' in judge(state, seat, command))) list.push(offer('turn', command, who));
  return list;
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
function addDeeds(list: Offer[], state: State, creature: Creature, actions: number): void {
  const who = creature.id;
  for (const { command, at } of attacksOf(state, creature)) list.push(offer('attack', command, who, at));
  if (actions >= 2)
    for (const command of breathsOf(state, creature)) list.push(offer('attack', command, who, command.at));
  for (const plain of PLAIN_DEEDS) addIfLegal(list, state, creature, 'defend', { ...plain, who });
  if (actions >= 2) for (const command of readiesOf(state, creature)) list.push(offer('defend', command, who));
  for (const { command, at } of healsOf(state, creature))
    if (actionsOf(command) <= actions) list.push(offer('defend', command, who, at));
  for (const at of chart(state).doors)
    if (openProblem(state, creature, at) === null) list.push(offer('hands', { do: 'interact', who, at }, who, at));
  for (const { command, at } of topplesOf(state, creature)) list.push(offer('hands', command, who, at));
  addIfLegal(list, state, creature, 'move', { do: 'stand', who });
  addIfLegal(list, state, creature, 'move', { do: 'drop', who });
}

function addIfLegal(
  list: Offer[],
  state: State,
  creature: Creature,
  group: Group,
  command: Parameters<typeof judgeDeed>[2],
): void {
  if (!('code' in judgeDeed(state, creature, command))) list.push(offer(group, command, creature.id));
}

/** What moves the creature: on the ground, by jumps, through air, water or earth, along a face. */
function addMoves(list: Offer[], state: State, creature: Creature): void {
  const who = creature.id;
  for (const command of walksOf(state, creature))
    list.push(offer(command.do === 'balance' ? 'balance' : 'move', command, who, command.to));
  for (const command of jumpsOf(state, creature)) list.push(offer('jump', command, who, command.to));
  for (const { action, roll } of VOYAGES) {
    const group: Group = action === 'maneuver' ? 'fly' : action;
    for (const { at: to, z } of voyagesOf(state, creature, action, roll)) {
      list.push(offer(group, roll ? { do: action, who, to, z, roll } : { do: action, who, to, z }, who, to));
    }
  }
}
