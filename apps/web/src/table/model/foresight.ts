import type { Command, Game, Outlook, Preview } from '@arbitre/kernel';
import type { Choice } from './choices.ts';
import { outlookOf } from './outlook.ts';

/** What choices would do, buy and risk: asked of the game once each. */
export class Foresight {
  readonly #game: Game;
  readonly #previews = new WeakMap<Choice, Preview>();
  readonly #outlooks = new WeakMap<Choice, Outlook<Command>>();

  constructor(game: Game) {
    this.#game = game;
  }

  preview(choice: Choice): Preview {
    const known = this.#previews.get(choice);
    if (known !== undefined) return known;
    const preview = this.#game.preview(choice.state, choice.seat, choice.offer.command);
    this.#previews.set(choice, preview);
    return preview;
  }

  /** What a choice buys and risks: the game's word, or what its preview lets one say. */
  outlook(choice: Choice): Outlook<Command> {
    const known = this.#outlooks.get(choice);
    if (known !== undefined) return known;
    const outlook = outlookOf(this.#game, choice, this.preview(choice));
    this.#outlooks.set(choice, outlook);
    return outlook;
  }
}
