import type { Bilingual } from '@arbitre/kernel';
import type { OpenedGame } from '@arbitre/referee/core';
import { BadInput, complaint } from '../bad-input.ts';
import { openGame } from '../files/position.ts';
import type { Desk } from '../verb.ts';

/** A game to be played at this keyboard. */
export interface Begun extends OpenedGame {
  readonly title: Bilingual;
}

/** A saved game to go on with: its dice must be ones that can be cast here. */
export async function resumeGame(file: string, desk: Desk): Promise<Begun> {
  const opened = await openGame(file, desk);
  const { title, dice } = opened.match.header;
  if (dice.kind === 'seeded') return { ...opened, title: { fr: title, en: title } };
  throw new BadInput(
    complaint('sealed-dice', {
      fr: `${file} : les dés de cette partie sont scellés, elle se joue à sa table`,
      en: `${file}: the dice of this game are sealed, it is played at its table`,
    }),
  );
}
