import { schemaFor } from '@arbitre/referee/core';
import { BadInput, unknownName } from '../bad-input.ts';
import type { Verb } from '../verb.ts';

export const schema: Verb = async (desk, asked) => {
  const id = asked.words[0] ?? '';
  const game = (await desk.library.games(id)).get(id);
  if (game === undefined) {
    throw new BadInput(unknownName('unknown-game', { fr: 'jeu inconnu', en: 'unknown game' }, id, desk.library.ids));
  }
  desk.document(schemaFor(game, desk.lang));
  return 0;
};
