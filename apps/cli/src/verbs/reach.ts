import { reachOf } from '@arbitre/referee/core';
import { pieceNamed } from '../names.ts';
import { reachLines } from '../terminal/reach.ts';
import type { Verb } from '../verb.ts';
import { askPosition } from './ask.ts';

export const reach: Verb = async (desk, asked) => {
  const { game, state } = await askPosition(desk, asked);
  const piece = pieceNamed(game, state, asked.text('piece'));
  if (desk.json) {
    const answer = reachOf(game, state, piece.id, desk.lang);
    desk.document(answer);
    return answer.refusals.length === 0 ? 0 : 1;
  }
  const { lines, moves } = reachLines(game, state, piece, desk);
  desk.print(...lines);
  return moves ? 0 : 1;
};
