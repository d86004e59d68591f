import type { Game, Piece, Seat } from '@arbitre/kernel';
import { pieceName } from '@arbitre/referee/core';
import { BadInput, complaint, listOf, type Named, unknownName } from './bad-input.ts';
import { fold } from './terminal/text.ts';

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

/** The figure that is meant by an id or a name; the only one when nothing is asked and there is no other. */
export function pieceNamed(game: Game, state: unknown, asked: string | undefined): Piece {
  const pieces = game.scene(state).pieces.map((piece) => ({
    id: piece.id,
    name: { fr: pieceName(piece, game.legend, 'fr'), en: pieceName(piece, game.legend, 'en') },
    piece,
  }));
  const exact = pieces.filter(({ id }) => asked === undefined || id === asked);
  const meant = exact.length > 0 || asked === undefined ? exact : pieces.filter((piece) => goesBy(piece, asked));
  const [only, other] = meant;
  if (only === undefined && asked !== undefined)
    throw new BadInput(unknownName('unknown-piece', { fr: 'figure inconnue', en: 'unknown figure' }, asked, pieces));
  if (only !== undefined && other === undefined) return only.piece;
  throw new BadInput(
    complaint('which-piece', {
      fr: `quelle figure\u202f? ${listOf(meant, 'fr')}`,
      en: `which figure? ${listOf(meant, 'en')}`,
    }),
  );
}

function goesBy({ id, name }: Named, asked: string): boolean {
  return [id, name.fr, name.en].some((one) => fold(one) === fold(asked.trim()));
}
