import type { LoadedGame } from '@arbitre/referee/core';
import { BadInput, complaint } from '../bad-input.ts';
import { openGame } from '../files/position.ts';
import type { Desk } from '../verb.ts';

/** A saved game to go on with: its dice must be ones that can be cast here. */
export async function resumeGame(file: string, desk: Desk): Promise<LoadedGame> {
  const opened = await openGame(file, desk);
  if (opened.match.header.dice.kind === 'seeded') return opened;
  throw new BadInput(
    complaint('sealed-dice', {
      fr: `${file} : les dés de cette partie sont scellés, elle se joue à sa table`,
      en: `${file}: the dice of this game are sealed, it is played at its table`,
    }),
  );
}
