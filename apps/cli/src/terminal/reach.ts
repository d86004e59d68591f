import type { Cell, Game, Piece } from '@arbitre/kernel';
import { isDestinations, pieceName, reachOf, sayNumber, sayRefusals } from '@arbitre/referee/core';
import type { Desk } from '../verb.ts';
import { columns } from './text.ts';
import { verdictLines } from './verdict.ts';

/** Everywhere a figure can get to: the costs to draw on the board, and the paths in a table. */
export interface Reaching {
  readonly lines: readonly string[];
  /** Absent when it cannot move. */
  readonly highlight?: ReadonlyMap<Cell, string>;
  readonly rest?: readonly string[];
}

export function reaching(game: Game, state: unknown, piece: Piece, desk: Desk): Reaching {
  const { lang, paint, words } = desk;
  const answer = reachOf(game, state, piece.id, lang);
  if (!('destinations' in answer)) {
    return { lines: verdictLines([words.staysPut, ...sayRefusals(game, answer.refusals, lang)], false, desk) };
  }
  const reached = game.reach(state, piece.id);
  const costs = new Map(
    isDestinations(reached) ? reached.filter(({ leaves }) => !leaves).map(({ to, cost }) => [to, `${cost}`]) : [],
  );
  const rows = answer.destinations.map(({ to, cost, path, triggers = [], safest, forbids = [], chance = '' }) => [
    `  ${to}`,
    sayNumber(cost, lang),
    path.join(' '),
    chance,
    triggers.length > 0 ? paint.warn(words.triggers(triggers.length)) : '',
    safest === undefined ? '' : words.safest(sayNumber(safest.cost, lang), safest.path.join(' ')),
    forbids.join(', '),
  ]);
  const { to, cost, path, chance, triggers, safest, forbids } = words.reachHeadings;
  const headings = [`  ${to}`, cost, path, chance, triggers, safest, forbids];
  const told = headings.map((_, n) => n).filter((n) => rows.some((row) => row[n] !== ''));
  const table = [headings.map((heading) => paint.dim(heading)), ...rows].map((row) => told.map((n) => row[n] ?? ''));
  const title = words.reaches(pieceName(piece, game.legend, lang), answer.destinations.length);
  return { lines: [title], highlight: costs, rest: ['', ...columns(table)] };
}
