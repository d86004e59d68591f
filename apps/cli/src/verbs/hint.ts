import { choose, level, sayWhy } from '@arbitre/players';
import { choicesOf, loadBrain } from '@arbitre/referee/core';
import { seatOf } from '../files/position.ts';
import type { Verb } from '../verb.ts';
import { wrap } from '../terminal/text.ts';
import { askPosition } from './ask.ts';

/** What a good player would choose in a position, and why: the same advice as at the table, on the seed's own chances. */
export const hint: Verb = async (desk, asked) => {
  const { lang } = desk;
  const position = await askPosition(desk, asked);
  const { game, state } = position;
  const brain = await loadBrain(game.id);
  const seat = seatOf(position, asked.text('seat'));
  if (brain === null || game.awaiting(state)?.seats.includes(seat) !== true) {
    if (desk.json) desk.document({ hint: null });
    else desk.print(desk.words.play.noHint);
    return 1;
  }
  const seed = asked.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0;
  const question = { game, brain, view: game.view(state, seat), seat, chance: choicesOf(seed, 0) };
  const chosen = choose(level('master'), question);
  const why = sayWhy(question, chosen, lang);
  if (desk.json)
    desk.document({ hint: { seat, typed: game.writeCommand(chosen.command), command: chosen.command, why } });
  else desk.print(desk.paint.bold(game.writeCommand(chosen.command)), ...why.flatMap((line) => wrap(line, desk.width)));
  return 0;
};
