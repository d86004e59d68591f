import { reachOf } from '@arbitre/referee/core';
import { pieceNamed } from '../names.ts';
import { boardLines } from '../terminal/board.ts';
import { reaching } from '../terminal/reach.ts';
import type { Verb } from '../verb.ts';
import { askPosition } from './ask.ts';

export const reach: Verb = async (desk, asked) => {
  const { game, state } = await askPosition(desk, asked);
  const piece = pieceNamed(game, state, asked.words[1] ?? asked.text('piece'));
  if (desk.json) {
    const answer = reachOf(game, state, piece.id, desk.lang);
    desk.document(answer);
    return answer.refusals.length === 0 ? 0 : 1;
  }
  const { lines, highlight, rest = [] } = reaching(game, state, piece, desk);
  desk.print(...lines, ...(highlight ? ['', ...boardLines(game, state, desk, { highlight })] : []), ...rest);
  return highlight ? 0 : 1;
};
