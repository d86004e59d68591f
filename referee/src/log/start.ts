import type { DiceOrigin, Lang, Match } from '@arbitre/kernel';
import type { Scenario } from '../file/scenario.ts';

/** The first moment of a game; its title is kept in the language of whoever starts it. */
export function startMatch({ game, title, rulings, content, opening }: Scenario, dice: DiceOrigin, lang: Lang): Match {
  return {
    header: {
      format: 'arbitre-game',
      formatVersion: 1,
      game: game.id,
      rules: game.version,
      rulings,
      scenario: content,
      title: title?.[lang] ?? game.rulebook.title[lang],
      dice,
    },
    entries: [],
    opening,
    state: opening,
  };
}
