import {
  type Board,
  type Cell,
  cellName,
  flag,
  integer,
  list,
  object,
  OFF_BOARD,
  oneOf,
  optional,
  parseCellName,
  rememberLast,
  type Shape,
  tagged,
  text,
} from '@arbitre/kernel';
import type { CreatureId } from './state.ts';

/** Actions that move along a path on the ground. */
export const LAND_ACTIONS = ['stride', 'step', 'crawl', 'balance', 'tumble'] as const;
export type LandAction = (typeof LAND_ACTIONS)[number];

/** Actions that move through air, water, earth or along a face. */
export const VOLUME_ACTIONS = ['fly', 'maneuver', 'swim', 'climb', 'burrow'] as const;
export type VolumeAction = (typeof VOLUME_ACTIONS)[number];

/** Everything that resolves as a movement along a path. */
export type MoveAction = LandAction | VolumeAction | 'leap' | 'follow' | 'stand' | 'drop';

/** The cheapest way there, or the one that fewest can react to. */
export const WAYS = ['cheapest', 'safest'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Squares are written by name (`g7`) in the commands people send, and by number inside the rules: `S` is one or the other.
 * A move on the ground goes to a square by the cheapest or the safest way, or along a path typed by hand.
 */
export interface LandCommand<S = Cell> {
  readonly do: LandAction;
  readonly who: CreatureId;
  readonly to: S;
  readonly way?: Way;
  /** Squares entered, in order; the last is `to`. */
  readonly path?: readonly S[];
}

/** A move in three dimensions. `roll`: test the skill instead of succeeding automatically (pf.climb.4, pf.swim.5). */
export interface VolumeCommand<S = Cell> {
  readonly do: VolumeAction;
  readonly who: CreatureId;
  readonly to: S;
  readonly z: number;
  readonly path?: readonly { readonly at: S; readonly z: number }[];
  readonly roll?: true;
}

export interface StrikeCommand {
  readonly do: 'strike';
  readonly who: CreatureId;
  readonly target: CreatureId;
  /** Place of the attack in the stat block. */
  readonly attack: number;
}

/** 1 action by touch, 2 from afar; 3 for everyone around, the healer being its own target. */
export interface HealCommand {
  readonly do: 'heal';
  readonly who: CreatureId;
  readonly target: CreatureId;
  readonly actions: 1 | 2 | 3;
}

/** Opens a closed door beside one. */
export interface InteractCommand<S = Cell> {
  readonly do: 'interact';
  readonly who: CreatureId;
  readonly at: S;
}

/** Pushes a loose object by one square: over an edge, it falls. */
export interface ToppleCommand {
  readonly do: 'topple';
  readonly who: CreatureId;
  readonly object: string;
  /** A direction of the board, 0 north to 7 north-west. */
  readonly direction: number;
}

/** Actions that others may react to before they take effect. */
export type DeedCommand<S = Cell> = StrikeCommand | HealCommand | InteractCommand<S> | ToppleCommand;

/** Helps a friend against an enemy both can reach: its attacks on that enemy, or against the enemy's on it. */
export const ASSISTANCES = ['attack', 'defence'] as const;
export interface AssistCommand {
  readonly do: 'assist';
  readonly who: CreatureId;
  readonly target: CreatureId;
  readonly ally: CreatureId;
  readonly how: (typeof ASSISTANCES)[number];
}

/** Breathes fire or the like in a cone that begins at a square beside one. */
export interface BreatheCommand<S = Cell> {
  readonly do: 'breathe';
  readonly who: CreatureId;
  readonly at: S;
  /** A direction of the board, 0 north to 7 north-west. */
  readonly direction: number;
}

/** What a readied Strike waits for: an enemy that moves within its reach, or one that shoots there. */
export const READY_TRIGGERS = ['moves', 'shoots'] as const;
export type ReadyTrigger = (typeof READY_TRIGGERS)[number];

export interface ShoveCommand {
  readonly do: 'shove';
  readonly who: CreatureId;
  readonly target: CreatureId;
  /** A direction of the board, 0 north to 7 north-west. */
  readonly direction: number;
  readonly follow: boolean;
}

type CommandOn<S> =
  | LandCommand<S>
  | VolumeCommand<S>
  | DeedCommand<S>
  | ShoveCommand
  | AssistCommand
  | BreatheCommand<S>
  | { readonly do: 'hunt'; readonly who: CreatureId; readonly target: CreatureId }
  | { readonly do: 'stand' | 'drop'; readonly who: CreatureId }
  | { readonly do: 'leap'; readonly who: CreatureId; readonly to: S }
  | { readonly do: 'long-jump' | 'high-jump'; readonly who: CreatureId; readonly run: S; readonly to: S }
  | { readonly do: 'trip' | 'grapple'; readonly who: CreatureId; readonly target: CreatureId }
  | { readonly do: 'escape'; readonly who: CreatureId; readonly skill: 'acrobatics' | 'athletics' }
  | { readonly do: 'take-cover' | 'raise-shield' | 'hide' | 'seek'; readonly who: CreatureId }
  | { readonly do: 'ready'; readonly who: CreatureId; readonly attack: number; readonly when: ReadyTrigger }
  | { readonly do: 'delay'; readonly who: CreatureId }
  | { readonly do: 'end-turn'; readonly who: CreatureId }
  | { readonly do: 'react'; readonly who: CreatureId; readonly attack: number }
  | { readonly do: 'grab-edge' | 'arrest-fall' | 'block' | 'resume' | 'decline'; readonly who: CreatureId }
  | { readonly do: 'settle'; readonly who: CreatureId; readonly prone: boolean }
  | { readonly do: 'place'; readonly who: CreatureId; readonly to: S }
  | { readonly do: 'begin' };

/** What a seat asks for, squares by name. */
export type Command = CommandOn<string>;

/** The same inside the rules, squares by number. */
export type Order = CommandOn<Cell>;

/** The order a command gives on that board; a square that is not on it becomes `OFF_BOARD`, which the rules refuse. */
export function orderOf(board: Board, command: Command): Order {
  const { cells } = namesOf(board);
  return withSquares(command, (name: string) => cells.get(name) ?? cellNamed(board, name));
}

function cellNamed(board: Board, name: string): Cell {
  const found = parseCellName(board, name);
  return typeof found === 'number' ? found : OFF_BOARD;
}

/** The names of a board's squares, both ways. */
const namesOf = rememberLast((board: Board) => {
  const names = Array.from({ length: board.size }, (_, cell) => cellName(board, cell));
  return { names, cells: new Map(names.map((name, cell) => [name, cell])) };
});

/** An order as a seat would write it. */
export function commandOf(board: Board, order: Order): Command {
  const { names } = namesOf(board);
  return withSquares(order, (cell: Cell) => names[cell] ?? cellName(board, cell));
}

function withSquares<A, B>(command: CommandOn<A>, square: (from: A) => B): CommandOn<B> {
  switch (command.do) {
    case 'stride':
    case 'step':
    case 'crawl':
    case 'balance':
    case 'tumble': {
      const { do: action, who, to, way, path } = command;
      if (path === undefined && way === undefined) return { do: action, who, to: square(to) };
      const squares = path?.map(square);
      const ways = way === undefined ? {} : { way };
      return { do: action, who, to: square(to), ...ways, ...(squares !== undefined && { path: squares }) };
    }
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow': {
      const { do: action, who, to, z, roll, path } = command;
      if (path === undefined && roll === undefined) return { do: action, who, to: square(to), z };
      const spots = path?.map((spot) => ({ at: square(spot.at), z: spot.z }));
      const rolls = roll === undefined ? {} : { roll };
      return { do: action, who, to: square(to), z, ...rolls, ...(spots !== undefined && { path: spots }) };
    }
    case 'long-jump':
    case 'high-jump':
      return { do: command.do, who: command.who, run: square(command.run), to: square(command.to) };
    case 'leap':
    case 'place':
      return { do: command.do, who: command.who, to: square(command.to) };
    case 'interact':
    case 'breathe':
      return { ...command, at: square(command.at) };
    default:
      return command;
  }
}

/** The squares a command names, in order: those of its path first. */
export function squaresNamed(command: Order): readonly Cell[] {
  const squares: Cell[] = [];
  withSquares(command, (square: Cell) => squares.push(square));
  return squares;
}

const who = text({ min: 1, max: 60 });
const cell = text({ min: 2, max: 8, description: 'a square, such as c4' });
const height = integer({ min: -10_000, max: 10_000 });
const spot = object({ at: cell, z: height });
const only = <const V extends string>(value: V) => oneOf([value]);

function land<const V extends LandAction>(action: V) {
  return object({
    do: only(action),
    who,
    to: cell,
    way: optional(oneOf(WAYS)),
    path: optional(list(cell, { max: 200 })),
  });
}

function volume<const V extends VolumeAction>(action: V) {
  return object({
    do: only(action),
    who,
    to: cell,
    z: height,
    path: optional(list(spot, { max: 200 })),
    roll: optional(oneOf([true])),
  });
}

function simple<const V extends string>(action: V) {
  return object({ do: only(action), who });
}

function aimed<const V extends string>(action: V) {
  return object({ do: only(action), who, target: who });
}

/** What a command may look like when it comes from outside. */
export const commandShape: Shape<Command> = tagged('do', {
  stride: land('stride'),
  step: land('step'),
  crawl: land('crawl'),
  balance: land('balance'),
  tumble: land('tumble'),
  fly: volume('fly'),
  maneuver: volume('maneuver'),
  swim: volume('swim'),
  climb: volume('climb'),
  burrow: volume('burrow'),
  strike: object({ do: only('strike'), who, target: who, attack: integer({ min: 0, max: 20 }) }),
  heal: object({ do: only('heal'), who, target: who, actions: oneOf([1, 2, 3]) }),
  interact: object({ do: only('interact'), who, at: cell }),
  topple: object({ do: only('topple'), who, object: who, direction: integer({ min: 0, max: 7 }) }),
  ready: object({ do: only('ready'), who, attack: integer({ min: 0, max: 20 }), when: oneOf(READY_TRIGGERS) }),
  shove: object({
    do: only('shove'),
    who,
    target: who,
    direction: integer({ min: 0, max: 7 }),
    follow: flag(),
  }),
  assist: object({ do: only('assist'), who, target: who, ally: who, how: oneOf(ASSISTANCES) }),
  breathe: object({ do: only('breathe'), who, at: cell, direction: integer({ min: 0, max: 7 }) }),
  hunt: aimed('hunt'),
  stand: simple('stand'),
  drop: simple('drop'),
  leap: object({ do: only('leap'), who, to: cell }),
  'long-jump': object({ do: only('long-jump'), who, run: cell, to: cell }),
  'high-jump': object({ do: only('high-jump'), who, run: cell, to: cell }),
  trip: aimed('trip'),
  grapple: aimed('grapple'),
  escape: object({ do: only('escape'), who, skill: oneOf(['acrobatics', 'athletics']) }),
  'take-cover': simple('take-cover'),
  'raise-shield': simple('raise-shield'),
  hide: simple('hide'),
  seek: simple('seek'),
  delay: simple('delay'),
  'end-turn': simple('end-turn'),
  react: object({ do: only('react'), who, attack: integer({ min: 0, max: 20 }) }),
  'grab-edge': simple('grab-edge'),
  'arrest-fall': simple('arrest-fall'),
  block: simple('block'),
  resume: simple('resume'),
  decline: simple('decline'),
  settle: object({ do: only('settle'), who, prone: flag() }),
  place: object({ do: only('place'), who, to: cell }),
  begin: object({ do: only('begin') }),
});
