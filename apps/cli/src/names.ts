import type { Game, Lang, Piece, Seat } from '@arbitre/kernel';
import { isDestinations, pieceName } from '@arbitre/referee/core';
import { BadInput, complaint, listOf, type Named, unknownName } from './bad-input.ts';
import { fold } from './terminal/text.ts';
import type { Desk } from './verb.ts';

// People say names, files and programs say ids: both are understood, and names are shown.

/** The seat that is meant by an id or a name. */
export function seatNamed(game: Game, state: unknown, asked: string, option = ''): Seat {
  const seats = game.seats(state).map((id) => ({
    id,
    name: { fr: game.words.fr.seat(id, state), en: game.words.en.seat(id, state) },
  }));
  const meant = seats.find(({ id }) => id === asked) ?? seats.find((seat) => goesBy(seat, asked));
  if (meant !== undefined) return meant.id;
  const what = { fr: `${option && `${option}\u202f: `}place inconnue`, en: `${option && `${option}: `}unknown seat` };
  throw new BadInput(unknownName('unknown-seat', what, asked, seats));
}

/** The figure that is meant by an id or a name; the only one that can be asked about when nothing is asked. */
export function pieceNamed(game: Game, state: unknown, asked: string | undefined): Piece {
  const pieces = game.scene(state).pieces.map((piece) => ({
    id: piece.id,
    name: { fr: pieceName(piece, game.legend, 'fr'), en: pieceName(piece, game.legend, 'en') },
    piece,
  }));
  const movers = () => pieces.filter(({ piece }) => isMover(game, state, piece));
  const meant = asked === undefined ? movers() : goingBy(pieces, asked);
  const [only, other] = meant;
  if (only === undefined && asked !== undefined)
    throw new BadInput(unknownName('unknown-piece', { fr: 'figure inconnue', en: 'unknown figure' }, asked, movers()));
  if (only !== undefined && other === undefined) return only.piece;
  throw new BadInput(
    complaint('which-piece', {
      fr: `quelle figure\u202f? ${listOf(meant, 'fr')}`,
      en: `which figure? ${listOf(meant, 'en')}`,
    }),
  );
}

/** Someone plays it, or the rules move it: a boulder is drawn like a figure, and is none. */
function isMover(game: Game, state: unknown, { id, seat }: Piece): boolean {
  return seat !== undefined || isDestinations(game.reach(state, id));
}

/** The one with that id, else those that go by that name. */
function goingBy<N extends Named>(known: readonly N[], asked: string): readonly N[] {
  const exact = known.filter(({ id }) => id === asked);
  return exact.length > 0 ? exact : known.filter((one) => goesBy(one, asked));
}

function goesBy({ id, name }: Named, asked: string): boolean {
  return [id, name.fr, name.en].some((one) => fold(one) === fold(asked.trim()));
}

/** A game as people look for it: the title of its book, and its id where that says something else. */
export function gameName({ id, rulebook }: Pick<Game, 'id' | 'rulebook'>, lang: Lang): string {
  const letters = (text: string) => fold(text).replaceAll(/[^a-z0-9]/g, '');
  const title = rulebook.title[lang];
  return letters(title).includes(letters(id)) ? title : `${title} (${id})`;
}

/** A figure of a result: of a seat by its name, of anything else in the game's own words. */
export function measureName(
  game: Game,
  state: unknown,
  name: string,
  { lang, words }: Pick<Desk, 'lang' | 'words'>,
): string {
  return game.seats(state).includes(name)
    ? words.scoreOf(game.words[lang].seat(name, state))
    : game.words[lang].measure(name);
}
