import type { LoadedGame } from '@arbitre/referee/core';
import { BadInput, complaint } from '../bad-input.ts';
import { openGame } from '../files/position.ts';
import type { Desk } from '../verb.ts';
import { sessionOf } from './computers.ts';
import type { Session } from './session.ts';

/** A saved game to go on with: its dice must be ones that can be cast here. The machine sits where it sat. */
export async function resumeGame(file: string, desk: Desk): Promise<{ readonly session: Session }> {
  const opened: LoadedGame = await openGame(file, desk);
  if (opened.match.header.dice.kind !== 'seeded')
    throw new BadInput(
      complaint('sealed-dice', {
        fr: `${file} : les dés de cette partie sont scellés, elle se joue à sa table`,
        en: `${file}: the dice of this game are sealed, it is played at its table`,
      }),
    );
  return { session: await sessionOf(opened, opened.computers ?? {}) };
}
