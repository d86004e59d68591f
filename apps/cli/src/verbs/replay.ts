import { replayMatch, sayReplayed } from '@arbitre/referee/core';
import { openGame } from '../files/position.ts';
import { wrap } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';

export const replay: Verb = async (desk, asked) => {
  const file = asked.words[0] ?? '';
  const { game, match } = await openGame(file, desk);
  const replayed = replayMatch(game, match);
  const text = sayReplayed(game, match, replayed, desk.lang);
  if (desk.json) desk.document({ same: replayed === null, difference: replayed, text });
  else desk.print(...wrap(replayed === null ? desk.paint.good(text) : desk.paint.bad(text), desk.width));
  return replayed === null ? 0 : 1;
};
