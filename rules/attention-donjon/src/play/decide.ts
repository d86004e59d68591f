import type { Offer } from '@arbitre/kernel';
import { aimed } from './offers.ts';
import { attackResolver } from '../adventure/attack.ts';
import { douseResolver } from '../space/brazier.ts';
import { cellEffectResolver } from '../space/cell-effect.ts';
import type { Command } from './command.ts';
import { moveResolver } from '../movement/dodge.ts';
import { effectsResolver } from '../effect/effect-phase.ts';
import { instinctResolver, placementResolver } from '../adventure/encounter.ts';
import { rockfallResolver } from '../adventure/event.ts';
import type { Frame } from './frame.ts';
import { groupResolver } from '../turn/group-turn.ts';
import { initiativeResolver } from '../initiative/initiative.ts';
import { turnsResolver } from '../initiative/order.ts';
import { pushResolver } from '../push/push.ts';
import { calmResolver, careResolver, recoverResolver, struggleResolver, wakeResolver } from '../adventure/recovery.ts';
import { auraResolver } from '../adventure/aura.ts';
import { reequipResolver } from '../adventure/reequip.ts';
import { roarResolver } from '../adventure/roar.ts';
import { scentResolver } from '../adventure/scent.ts';
import type { Refusal } from './refusal.ts';
import { revealResolver } from '../adventure/reveal.ts';
import { rollResolver } from '../initiative/roll.ts';
import { endingOf, openingResolver, roundEndResolver } from '../initiative/round.ts';
import { type State, topFrame } from './state.ts';
import type { Choice, Resolver, Table } from './unfolding.ts';
import { searchResolver } from '../adventure/treasure.ts';
import { endTurn, turnResolver } from '../turn/turn.ts';
import { waitResolver } from '../turn/wait.ts';
import { deathResolver } from '../adventure/wound.ts';

const RESOLVERS: { readonly [K in Frame['kind']]: Resolver<K> } = {
  opening: openingResolver,
  initiative: initiativeResolver,
  turns: turnsResolver,
  wait: waitResolver,
  turn: turnResolver,
  group: groupResolver,
  move: moveResolver,
  push: pushResolver,
  attack: attackResolver,
  roll: rollResolver,
  death: deathResolver,
  'cell-effect': cellEffectResolver,
  recover: recoverResolver,
  care: careResolver,
  struggle: struggleResolver,
  wake: wakeResolver,
  calm: calmResolver,
  roar: roarResolver,
  aura: auraResolver,
  reequip: reequipResolver,
  search: searchResolver,
  douse: douseResolver,
  reveal: revealResolver,
  placement: placementResolver,
  scent: scentResolver,
  instinct: instinctResolver,
  rockfall: rockfallResolver,
  effects: effectsResolver,
  'round-end': roundEndResolver,
};

/** The resolver of a frame, for that frame: each kind has its own, so the pair always fits. */
function resolverOf(frame: Frame): Resolver<Frame['kind']> {
  return RESOLVERS[frame.kind] as Resolver<Frame['kind']>;
}

/** Figures without which a frame has nothing left to resolve. */
function figuresNeeded(frame: Frame): readonly string[] {
  switch (frame.kind) {
    case 'attack':
      return [frame.attacker, frame.target];
    case 'move':
    case 'turn':
    case 'cell-effect':
    case 'recover':
    case 'calm':
    case 'struggle':
    case 'wake':
    case 'reequip':
      return [frame.figure];
    case 'roar':
      return [frame.figure, frame.target];
    case 'care':
      return [frame.healer, frame.patient];
    case 'roll':
      return [frame.spec.who];
    case 'death':
    case 'wait':
    case 'search':
    case 'douse':
    case 'reveal':
    case 'rockfall':
      return [frame.hero];
    default:
      return [];
  }
}

const choices = new WeakMap<State, Choice | null>();

/** The choice the game waits for; null when it is over. Worked out once per state: everything else asks for it. */
export function choiceOf(state: State): Choice | null {
  if (state.ending !== null) return null;
  const known = choices.get(state);
  if (known !== undefined) return known;
  const frame = topFrame(state);
  const choice = resolverOf(frame).choice(state, frame);
  choices.set(state, choice);
  return choice;
}

const offers = new WeakMap<State, readonly Offer<Command>[]>();

/** What is offered to whoever has the choice, each offer with who would act and where it points; none when the game is over. */
export function offersOf(state: State): readonly Offer<Command>[] {
  const known = offers.get(state);
  if (known !== undefined) return known;
  const listed = aimed(state, choiceOf(state)?.offers() ?? []);
  offers.set(state, listed);
  return listed;
}

/** Applies an offered command to the innermost frame. */
export function takeCommand(table: Table, command: Command): void {
  const frame = topFrame(table.state);
  resolverOf(frame).take(table, frame, command);
}

/** Applies an offered command, then goes on by itself until the next choice or the end. */
export function resolve(table: Table, command: Command): void {
  takeCommand(table, command);
  while (goesOn(table));
}

/** One step that needs no choice; false when there is none to make. */
export function goesOn(table: Table): boolean {
  if (table.state.ending !== null) {
    table.drop(() => true);
    return false;
  }
  const ending = endingOf(table.state);
  if (ending !== null) {
    table.emit({ is: 'ended', ending });
    return true;
  }
  const frame = topFrame(table.state);
  if (figuresNeeded(frame).some((id) => table.state.figures[id] === undefined)) {
    table.pop();
    if (frame.kind === 'turn' && frame.card !== null) endTurn(table, frame.figure, frame.card);
    return true;
  }
  const resolver = resolverOf(frame);
  if (resolver.choice(table.state, frame) !== null) return false;
  resolver.advance(table, frame);
  return true;
}

/** Why a command that is not offered is refused, as the innermost frame sees it. */
export function refusalOf(state: State, command: Command): Refusal | null {
  const frame = topFrame(state);
  return resolverOf(frame).refuse?.(state, frame, command) ?? null;
}
