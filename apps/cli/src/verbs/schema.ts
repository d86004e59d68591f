import { schemaFor } from '@arbitre/referee';
import { BadInput, unknownName } from '../bad-input.ts';
import type { Verb } from '../verb.ts';

export const schema: Verb = async (desk, asked) => {
  const id = asked.words[0] ?? '';
  const game = desk.games.get(id);
  if (game === undefined) {
    throw new BadInput(
      unknownName('unknown-game', { fr: 'jeu inconnu', en: 'unknown game' }, id, [...desk.games.keys()]),
    );
  }
  desk.document(schemaFor(game));
  return 0;
};
