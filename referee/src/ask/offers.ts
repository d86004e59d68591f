import type { Command, Game, Lang, Seat } from '@arbitre/kernel';
import { cellNamer } from './judge.ts';

/** A legal command, ready to be shown and typed. */
export interface OfferLine<C> {
  readonly command: C;
  /** As people type it. */
  readonly typed: string;
  readonly label: string;
  /** The piece that would act. */
  readonly piece?: string;
  /** The cell it points at, by name. */
  readonly at?: string;
}

/** Offers that belong together, under their heading. */
export interface OfferGroup<C> {
  readonly group: string;
  readonly heading: string;
  readonly offers: readonly OfferLine<C>[];
}

/** Every legal command of a seat, in the groups people would look for them in, order kept. */
export function groupOffers<State, C extends Command>(
  game: Game<State, C>,
  state: State,
  seat: Seat,
  lang: Lang,
): readonly OfferGroup<C>[] {
  const words = game.words[lang];
  const name = cellNamer(game, state);
  const groups = new Map<string, OfferLine<C>[]>();
  for (const { group, command, piece, at } of game.offers(state, seat)) {
    const line = {
      command,
      typed: game.writeCommand(command),
      label: words.command(command, state),
      ...(piece !== undefined && { piece }),
      ...(at !== undefined && { at: name(at) }),
    };
    const lines = groups.get(group);
    if (lines === undefined) groups.set(group, [line]);
    else lines.push(line);
  }
  return [...groups].map(([group, offers]) => ({ group, heading: words.group(group), offers }));
}
