import { isDestinations, pieceName, reachOf, sayNumber, sayRefusals } from '@arbitre/referee/core';
import { BadInput, complaint, unknownName } from '../bad-input.ts';
import { boardLines } from '../terminal/board.ts';
import { columns } from '../terminal/text.ts';
import { verdictLines } from '../terminal/verdict.ts';
import type { Verb } from '../verb.ts';
import { askPosition } from './ask.ts';

export const reach: Verb = async (desk, asked) => {
  const { lang, paint, words } = desk;
  const { game, state } = await askPosition(desk, asked);
  const { pieces } = game.scene(state);
  const ids = pieces.map(({ id }) => id);
  const asking = asked.text('piece') ?? (ids.length === 1 ? ids[0] : undefined);
  const piece = pieces.find(({ id }) => id === asking);
  if (piece === undefined) throw new BadInput(noSuchPiece(asking, ids));
  const answer = reachOf(game, state, piece.id, lang);
  if (desk.json) {
    desk.document(answer);
    return answer.refusals.length === 0 ? 0 : 1;
  }
  if (!('destinations' in answer)) {
    desk.print(...verdictLines([words.staysPut, ...sayRefusals(game, answer.refusals, lang)], false, desk));
    return 1;
  }
  const reached = game.reach(state, piece.id);
  const costs = isDestinations(reached)
    ? new Map(reached.map(({ to, cost }) => [to, `${cost}`]))
    : new Map<number, string>();
  desk.print(words.reaches(pieceName(piece, game.legend, lang), sayNumber(answer.destinations.length, lang)), '');
  desk.print(...boardLines(game, state, desk, costs), '');
  const rows = answer.destinations.map(({ to, cost, path, triggers = [], safest, forbids = [] }) => [
    `  ${to}`,
    sayNumber(cost, lang),
    path.join(' '),
    triggers.length > 0 ? paint.warn(words.triggers(triggers.length)) : '',
    safest === undefined ? '' : words.safest(sayNumber(safest.cost, lang), safest.path.join(' ')),
    forbids.join(' ; '),
  ]);
  desk.print(...columns(rows));
  return 0;
};

function noSuchPiece(found: string | undefined, known: readonly string[]) {
  if (found !== undefined)
    return unknownName('unknown-piece', { fr: 'figure inconnue', en: 'unknown figure' }, found, known);
  const list = known.join(', ');
  return complaint('missing-option', { fr: `il manque --piece ID : ${list}`, en: `--piece ID is missing: ${list}` });
}
