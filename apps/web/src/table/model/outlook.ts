import type { Command, Consequence, Game, Outlook, Preview } from '@arbitre/kernel';
import type { Choice } from './choices.ts';
import { pieceNameOf } from './describe.ts';

/** What a choice buys and risks: the game's own word; where it has none yet, what the preview lets one say. */
export function outlookOf(game: Game, choice: Choice, preview: Preview): Outlook<Command> {
  const { seat, offer, state } = choice;
  return game.outlook?.(state, seat, offer.command) ?? fromPreview(game, state, preview);
}

function fromPreview(game: Game, state: unknown, preview: Preview): Outlook<Command> {
  const scene = game.scene(state);
  const name = (id: string, lang: 'fr' | 'en') => pieceNameOf(game, scene, id, lang);
  const reactions = (preview.triggers ?? []).map(
    ({ who, at }): Consequence => ({
      says: { fr: `${name(who, 'fr')} peut réagir`, en: `${name(who, 'en')} may react` },
      piece: who,
      at,
    }),
  );
  const forbidden = (preview.forbids ?? []).map(
    (what): Consequence => ({
      says: {
        fr: `interdit ensuite\u202f: ${game.words.fr.forbids(what)}`,
        en: `forbidden afterwards: ${game.words.en.forbids(what)}`,
      },
    }),
  );
  return {
    tone: reactions.length > 0 ? 'risky' : 'plain',
    buys: [],
    risks: [...reactions, ...forbidden],
    rules: preview.because,
  };
}
