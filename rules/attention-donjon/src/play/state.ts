import { type Bilingual, type Cell, type Deck, rememberLast, type Seat } from '@arbitre/kernel';
import type { Card, SuitOrder } from '../initiative/card.ts';
import type { Duration, Effect, Modifier } from '../effect/effect.ts';
import type { Figure, FigureSide } from '../turn/figure.ts';
import type { Group } from '../turn/group.ts';
import type { Frame } from './frame.ts';
import { type Geometry, geometryOf } from '../space/geometry.ts';
import type { HeldGround } from '../space/ground.ts';
import type { Plan } from '../space/plan.ts';
import type { AiTag, Profile } from '../adventure/profile.ts';
import type { PushGround } from '../push/push.ts';
import { isImmovable } from '../turn/figure.ts';
import type { Room } from '../file/room.ts';
import type { Rulings } from '../rulings.ts';

export const PHASES = ['preparation', 'initiative', 'turns', 'effects', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** An initiative card of a character or a group. */
export interface Slot {
  readonly card: Card;
  /** Its turn is over, lost, or can no longer come. */
  readonly done: boolean;
  /** Comes before every remaining card (ruling waitComparison: rank-only). */
  readonly next: boolean;
}

/** A group as a scenario announces it. */
export interface GroupPlan {
  readonly id: string;
  readonly name: Bilingual;
  /** What each of its figures is called, before its number. */
  readonly each: Bilingual;
  readonly side: FigureSide;
  readonly profile: Profile;
  readonly size: number;
  /** Where its figures stand: zones to choose cells in, best first; or fixed cells of the room. */
  readonly zones: readonly string[] | null;
  readonly cells: readonly Cell[] | null;
  readonly captive: boolean;
  readonly ai: readonly AiTag[];
}

/** One thing an unexpected event does when its next box is ticked. */
export type EventStep =
  | { readonly does: 'nothing'; readonly text: Bilingual }
  | { readonly does: 'rockfall' }
  | { readonly does: 'ambush'; readonly group: GroupPlan }
  | {
      readonly does: 'modify';
      readonly bearer: string;
      readonly what: Modifier;
      readonly value: number;
      readonly rounds: number;
    }
  | { readonly does: 'slay'; readonly group: string }
  | { readonly does: 'release'; readonly cards: readonly Card[] };

/** Événement inattendu. */
export interface SheetEvent {
  readonly id: string;
  readonly name: Bilingual;
  readonly cards: readonly Card[];
  /** Longevity: how often it plays; null for a permanent one. */
  readonly boxes: number | null;
  /** What each box does; the last one again for those that follow. */
  readonly steps: readonly EventStep[];
}

/** What a room holds when it is found. */
export interface Contents {
  readonly groups: readonly GroupPlan[];
}

/** What the players may not know: rooms not revealed, the road sheet, the event sheet. */
export interface Hidden {
  readonly rooms: Readonly<Record<string, Room>>;
  readonly contents: Readonly<Record<string, Contents>>;
  /** The room each card leads to; a Joker lets the player choose. */
  readonly road: Readonly<Record<string, string>>;
  /** Where a room already revealed sends on to. */
  readonly arrows: Readonly<Record<string, readonly string[]>>;
  /** What a card finds in a room the road sheet says nothing about. */
  readonly sheet: Readonly<Record<string, Contents>>;
  readonly events: readonly SheetEvent[];
}

/** How the scenario is won. */
export type Goal =
  | { readonly kind: 'rescue'; readonly group: string; readonly cell: Cell }
  | { readonly kind: 'slay' }
  | { readonly kind: 'reach'; readonly cell: Cell };

/** A finished or running encounter and its treasure (ad.x.treasure). */
export interface Encounter {
  readonly id: string;
  readonly zones: readonly string[];
  readonly over: boolean;
  readonly searched: boolean;
  /** Heroes who have looked in vain. */
  readonly failures: readonly string[];
}

export interface Lesson {
  readonly round: number;
  readonly text: Bilingual;
}

export interface Ending {
  readonly kind: 'rescued' | 'slain' | 'reached' | 'captive-dead' | 'heroes-dead' | 'out-of-time';
  readonly won: boolean;
}

/** A room on the table: what it is called, and the zones that are its own. */
export interface LaidRoom {
  readonly name: Bilingual;
  readonly zones: readonly string[];
}

/** The whole game, as plain data. */
export interface State {
  readonly rulings: Rulings;
  readonly suits: SuitOrder;
  readonly seats: readonly Seat[];
  readonly goal: Goal;
  /** The last Round; null when the scenario does not count them (ad.round.2). */
  readonly lastRound: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly plan: Plan;
  /** Rooms on the table, in the order they were found. */
  readonly rooms: Readonly<Record<string, LaidRoom>>;
  readonly figures: Readonly<Record<string, Figure>>;
  /** In order of entry into play (ad.init.3). */
  readonly groups: readonly Group[];
  readonly deck: Deck<Card>;
  readonly discard: readonly Card[];
  /** Set aside by the scenario (ad.prep.3). */
  readonly withheld: readonly Card[];
  readonly hands: Readonly<Record<string, readonly Slot[]>>;
  /** Jokers kept to bless or curse, per hero (ad.joker.6). */
  readonly jokers: Readonly<Record<string, number>>;
  /** The last initiative card that has come up this Round. */
  readonly up: Card | null;
  /** Characters and groups whose turn has begun this Round (ad.effect.5). */
  readonly acted: readonly string[];
  /** Heroes who have lost the initiative this Round (ad.wait.6). */
  readonly lost: readonly string[];
  readonly lastPlayer: Seat | null;
  readonly effects: readonly Effect[];
  readonly nextEffect: number;
  readonly encounters: readonly Encounter[];
  /** Boxes ticked, and what is known of the events played. */
  readonly ticks: Readonly<Record<string, number>>;
  /** Cards that have brought an event so far, and which: seen by everybody when it was played. */
  readonly omens: Readonly<Record<string, string>>;
  /** What beginners are told to try, by Round. */
  readonly lessons: readonly Lesson[];
  readonly ending: Ending | null;
  readonly hidden: Hidden | null;
  readonly stack: readonly Frame[];
}

/** A state being written, before anyone has seen it. */
export type Draft = { -readonly [K in keyof State]: State[K] };

/** The same state, to be changed: field by field, so that every state has the same shape and copying is cheap. */
export function draftOf(state: State): Draft {
  return {
    rulings: state.rulings,
    suits: state.suits,
    seats: state.seats,
    goal: state.goal,
    lastRound: state.lastRound,
    round: state.round,
    phase: state.phase,
    plan: state.plan,
    rooms: state.rooms,
    figures: state.figures,
    groups: state.groups,
    deck: state.deck,
    discard: state.discard,
    withheld: state.withheld,
    hands: state.hands,
    jokers: state.jokers,
    up: state.up,
    acted: state.acted,
    lost: state.lost,
    lastPlayer: state.lastPlayer,
    effects: state.effects,
    nextEffect: state.nextEffect,
    encounters: state.encounters,
    ticks: state.ticks,
    omens: state.omens,
    lessons: state.lessons,
    ending: state.ending,
    hidden: state.hidden,
    stack: state.stack,
  };
}

/** The state with another stack. */
export function withStack(state: State, stack: readonly Frame[]): State {
  const next = draftOf(state);
  next.stack = stack;
  return next;
}

export function geometryAt(state: State): Geometry {
  return geometryOf(state.plan, state.rulings);
}

let lastGround: { readonly figures: State['figures']; readonly plan: Plan; readonly ground: PushGround } | null = null;

/** The board with its figures, for the rules of movement; kept until it is asked for another position. */
export function groundOf(state: State): HeldGround & PushGround {
  const { figures, plan } = state;
  if (lastGround?.figures === figures && lastGround.plan === plan && lastGround.ground.rulings === state.rulings)
    return lastGround.ground;
  const held = new Map<number, string>();
  for (const { at, id } of figuresOf(state)) held.set(at, id);
  const immovable = (who: string) => {
    const figure = figures[who];
    return figure !== undefined && isImmovable(figure);
  };
  const ground = { geometry: geometryAt(state), held, rulings: state.rulings, immovable };
  lastGround = { figures, plan, ground };
  return ground;
}

export function zoneOfFigure(state: State, figure: Figure): string {
  return state.plan.zones[figure.at] ?? '';
}

/** Figures by what they belong to. */
interface Roster {
  readonly all: readonly Figure[];
  readonly heroes: readonly Figure[];
  readonly members: ReadonlyMap<string, readonly Figure[]>;
}

const NOBODY: readonly Figure[] = [];

const rosterOf = rememberLast((figures: State['figures']): Roster => {
  const all = Object.values(figures);
  const heroes: Figure[] = [];
  const members = new Map<string, Figure[]>();
  for (const figure of all) {
    const group = figure.group === null ? undefined : members.get(figure.group);
    if (figure.group === null) heroes.push(figure);
    else if (group === undefined) members.set(figure.group, [figure]);
    else group.push(figure);
  }
  return { all, heroes, members };
});

export function figuresOf(state: State): readonly Figure[] {
  return rosterOf(state.figures).all;
}

/** Heroes in play, in the order of the seats. */
export function heroesOf(state: State): readonly Figure[] {
  return rosterOf(state.figures).heroes;
}

export function membersOf(state: State, group: string): readonly Figure[] {
  return rosterOf(state.figures).members.get(group) ?? NOBODY;
}

export function groupOf(state: State, id: string): Group | undefined {
  return state.groups.find((group) => group.id === id);
}

/** The figure, which must be there: a frame that names it has been dropped when it left. */
export function theFigure(state: State, id: string): Figure {
  const figure = state.figures[id];
  if (figure === undefined) throw new Error(`no figure ${id} on the board: its frame should have been dropped`);
  return figure;
}

/** Until the start or the end of the next turn of a character or a group: not of the one under way (ad.effect.5). */
export function untilTurn({ round, stack }: State, turnOf: string, edge: 'start' | 'end'): Duration {
  const skip = stack.some(
    (frame) =>
      (frame.kind === 'turn' && frame.begun && frame.figure === turnOf) ||
      (frame.kind === 'group' && frame.group === turnOf),
  );
  return { turnOf, edge, since: round, skip };
}

export function topFrame(state: State): Frame {
  const frame = state.stack.at(-1);
  if (frame === undefined) throw new Error('the stack of a running game holds at least the phase of the Round');
  return frame;
}
