import { type Command, type Game, read } from '@arbitre/kernel';
import { readDocument } from './document.ts';
import { failedBy, failedWith, type Loading } from './mistake.ts';

/**
 * A command as people type it (`head ne`) or as programs send it (`{"do": …}`).
 *
 * @example loadCommand(game, state, 'head ne')
 */
export function loadCommand<State, C extends Command>(game: Game<State, C>, state: State, text: string): Loading<C> {
  if (!text.trimStart().startsWith('{')) {
    const typed = game.readCommand(text, state);
    return typed.ok ? typed : failedWith(failedBy(typed.problems, game).mistakes);
  }
  const document = readDocument(text);
  if (!document.ok) return document;
  const sent = read(game.command, document.value.value);
  return sent.ok ? sent : failedWith(failedBy(sent.problems, game).mistakes);
}
