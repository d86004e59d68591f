import type { Game, Piece } from '@arbitre/kernel';
import { isDestinations, pieceName, reachOf, sayNumber, sayRefusals } from '@arbitre/referee/core';
import { BadInput, complaint, unknownName } from '../bad-input.ts';
import type { Desk } from '../verb.ts';
import { boardLines } from './board.ts';
import { columns } from './text.ts';
import { verdictLines } from './verdict.ts';

/** The figure of that id; the only one when there is no other. */
export function pieceAsked(game: Game, state: unknown, id: string | undefined): Piece {
  const { pieces } = game.scene(state);
  const ids = pieces.map((piece) => piece.id);
  const asked = id ?? (ids.length === 1 ? ids[0] : undefined);
  const piece = pieces.find((one) => one.id === asked);
  if (piece !== undefined) return piece;
  if (asked !== undefined) {
    throw new BadInput(unknownName('unknown-piece', { fr: 'figure inconnue', en: 'unknown figure' }, asked, ids));
  }
  const list = ids.join(', ');
  throw new BadInput(complaint('which-piece', { fr: `quelle figure ? ${list}`, en: `which figure? ${list}` }));
}

/** Everywhere a figure can get to: drawn with the costs, then listed with the paths. */
export function reachLines(
  game: Game,
  state: unknown,
  piece: Piece,
  desk: Desk,
): { readonly lines: readonly string[]; readonly moves: boolean } {
  const { lang, paint, words } = desk;
  const answer = reachOf(game, state, piece.id, lang);
  if (!('destinations' in answer)) {
    return {
      lines: verdictLines([words.staysPut, ...sayRefusals(game, answer.refusals, lang)], false, desk),
      moves: false,
    };
  }
  const reached = game.reach(state, piece.id);
  const costs = new Map(isDestinations(reached) ? reached.map(({ to, cost }) => [to, `${cost}`]) : []);
  const rows = answer.destinations.map(({ to, cost, path, triggers = [], safest, forbids = [], chance = '' }) => [
    `  ${to}`,
    sayNumber(cost, lang),
    path.join(' '),
    chance,
    triggers.length > 0 ? paint.warn(words.triggers(triggers.length)) : '',
    safest === undefined ? '' : words.safest(sayNumber(safest.cost, lang), safest.path.join(' ')),
    forbids.map((what) => words.forbids(what)).join(', '),
  ]);
  const title = words.reaches(pieceName(piece, game.legend, lang), answer.destinations.length);
  return { lines: [title, '', ...boardLines(game, state, desk, costs), '', ...columns(rows)], moves: true };
}
