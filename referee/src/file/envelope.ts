import { described, either, flag, integer, object, optional, record, text } from '@arbitre/kernel';

const inBoth = described(
  { fr: text({ max: 4000 }), en: text({ max: 4000 }) },
  { fr: { fr: 'En français', en: 'In French' }, en: { fr: 'En anglais', en: 'In English' } },
);
const bilingual = either(text({ max: 4000 }), object(inBoth));

/** The keys of a scenario file that belong to the referee; every other one is the game's. */
export const ENVELOPE = object(
  described(
    {
      game: text({ min: 1, max: 40 }),
      title: optional(bilingual),
      about: optional(bilingual),
      rulings: optional(record(either(either(flag(), integer()), text({ max: 100 })))),
    },
    {
      game: { fr: 'L’identifiant du jeu', en: 'The id of the game' },
      title: { fr: 'Le titre, un texte ou un par langue', en: 'The title, one text or one a language' },
      about: { fr: 'Deux phrases pour qui choisit une partie', en: 'Two sentences for whoever chooses a game' },
      rulings: {
        fr: 'Les points de règle tranchés autrement que par défaut',
        en: 'Points of the rules that are ruled otherwise than by default',
      },
    },
  ),
);
