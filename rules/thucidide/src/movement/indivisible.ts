import type { Command } from '../play/command.ts';
import { refuse, type Refusal } from '../play/refusal.ts';
import { type State, unitById } from '../play/state.ts';

/** th.prec.4, th.prec.5: units are neither split nor combined, whenever it is asked; null for any other command. */
export function neverGranted(state: State, command: Command): Refusal | null {
  if (command.do !== 'merge' && command.do !== 'split') return null;
  const named = command.do === 'merge' ? [command.unit, command.into] : [command.unit];
  const unknown = named.find((id) => unitById(state, id) === undefined);
  if (unknown !== undefined) return refuse('unknown-piece', { piece: unknown });
  return refuse(command.do === 'merge' ? 'cannot-merge' : 'cannot-split', { piece: command.unit });
}
