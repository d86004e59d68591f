import type { Bilingual, Command, Seat } from '@arbitre/kernel';
import { loadCommand } from '@arbitre/referee/core';
import type { Asked } from '../arguments.ts';
import { BadInput, complaint } from '../bad-input.ts';
import { openPosition, orBadFile, type Position, seatOf } from '../files/position.ts';
import type { Desk } from '../verb.ts';

/** The POSITION and `--at` of a command line. */
export function askPosition(desk: Desk, asked: Asked): Promise<Position> {
  const at = asked.number('at', { min: 0, max: Number.MAX_SAFE_INTEGER });
  return openPosition(asked.words[0] ?? '', at, desk);
}

/** The `--do` of a command line, and the seat that would do it. */
export function askCommand(asked: Asked, position: Position): { readonly seat: Seat; readonly command: Command } {
  const [text] = askCommands(asked);
  const seat = seatOf(position, asked.text('seat'));
  return { seat, command: readCommand(text, position, seat) };
}

/** What is attempted: one `--do` or several, in order, as they were typed. */
export function askCommands(asked: Asked): readonly [string, ...string[]] {
  const [first, ...others] = asked.texts('do');
  if (first !== undefined) return [first, ...others];
  throw new BadInput(
    complaint('missing-option', {
      fr: 'il manque --do COMMAND, ce qui est tenté',
      en: '--do COMMAND is missing: what is attempted',
    }),
  );
}

/** A command that was typed after `--do`, in the state it is tried in. */
export function readCommand(text: string, position: Pick<Position, 'game' | 'state'>, seat: Seat): Command {
  if (text.trim() === '') throw new BadInput(complaint('empty-command', emptyCommand(position, seat)));
  return orBadFile('--do', loadCommand(position.game, position.state, text));
}

function emptyCommand({ game, state }: Pick<Position, 'game' | 'state'>, seat: Seat): Bilingual {
  const [first] = game.offers(state, seat);
  const example = first === undefined ? '' : game.writeCommand(first.command);
  return {
    fr: `--do est vide : dites ce qui est tenté${example && `, par exemple --do "${example}"`}`,
    en: `--do is empty: say what is attempted${example && `, for example --do "${example}"`}`,
  };
}
