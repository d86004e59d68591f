import type { Chance } from '@arbitre/kernel';
import { endingOf } from '../initiative/round.ts';
import { endTurn } from '../turn/turn.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import type { Frame } from './frame.ts';
import { resolverOf } from './frames.table.ts';
import { refusalOf } from './judge.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import { Unfolding } from './unfolding.ts';

/** The facts that follow from a command, or why it is refused. */
export function decide(state: State, seat: string, command: Command, chance: Chance): Refusal | readonly Fact[] {
  const refusal = refusalOf(state, seat, command);
  if (refusal !== null) return refusal;
  const unfolding = new Unfolding(state, chance);
  takeCommand(unfolding, command);
  while (goesOn(unfolding));
  return unfolding.told();
}

/** Applies a legal command to the innermost frame. */
export function takeCommand(unfolding: Unfolding, command: Command): void {
  const frame = unfolding.top;
  resolverOf(frame).take(unfolding, frame, command);
}

/** One step that needs no choice; false when there is none to make. */
export function goesOn(unfolding: Unfolding): boolean {
  const { state } = unfolding;
  if (state.ending !== null) {
    unfolding.closeAll();
    return false;
  }
  const ending = endingOf(state);
  if (ending !== null) {
    unfolding.happens({ is: 'ended', ending });
    return true;
  }
  const frame = unfolding.top;
  if (isOrphan(state, frame)) {
    unfolding.close();
    if (frame.kind === 'turn' && frame.card !== null) endTurn(unfolding, frame.figure, frame.card);
    return true;
  }
  const resolver = resolverOf(frame);
  if (resolver.asks(state, frame) !== null) return false;
  resolver.advance(unfolding, frame);
  return true;
}

/** Has a figure left without which a frame has nothing more to resolve? The frame is then dropped. */
function isOrphan({ figures }: State, frame: Frame): boolean {
  switch (frame.kind) {
    case 'attack':
      return figures[frame.attacker] === undefined || figures[frame.target] === undefined;
    case 'roar':
      return figures[frame.figure] === undefined || figures[frame.target] === undefined;
    case 'care':
      return figures[frame.healer] === undefined || figures[frame.patient] === undefined;
    case 'roll':
      return figures[frame.spec.who] === undefined;
    case 'move':
    case 'turn':
    case 'cell-effect':
    case 'recover':
    case 'calm':
    case 'struggle':
    case 'wake':
    case 'reequip':
      return figures[frame.figure] === undefined;
    case 'death':
    case 'wait':
    case 'search':
    case 'douse':
    case 'reveal':
    case 'rockfall':
      return figures[frame.hero] === undefined;
    default:
      return false;
  }
}
