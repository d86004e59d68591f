import { rememberLast } from '@arbitre/kernel';
import type { Asked } from './awaiting.ts';
import type { Command } from './command.ts';
import { resolverOf } from './frames.table.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type State, topFrame } from './state.ts';

function ask(state: State): Asked | null {
  if (state.ending !== null) return null;
  const frame = topFrame(state);
  return resolverOf(frame).asks(state, frame);
}

const askedOfState = rememberLast(ask);
const askedOfView = rememberLast(ask);

/** The choice the game waits for; null when it is over. A state and what is seen of it are asked about in turns. */
export function askedOf(state: State): Asked | null {
  return state.hidden === null ? askedOfView(state) : askedOfState(state);
}

/** Why a command is refused: the game is over, another's choice, then what the innermost frame has against it; null when it is legal. */
export function refusalOf(state: State, seat: string, command: Command): Refusal | null {
  if (state.ending !== null) return refuse('game-over');
  const asked = askedOf(state);
  if (asked?.seat !== seat) return refuse('not-your-choice');
  const frame = topFrame(state);
  const refusal = resolverOf(frame).refusal(state, frame, command);
  return refusal === null ? null : { ...refusal, asked: asked.kind };
}
