import { groupOffers } from '@arbitre/referee/core';
import { seatOf } from '../files/position.ts';
import { columns } from '../terminal/text.ts';
import type { Verb } from '../verb.ts';
import { askPosition } from './ask.ts';

export const offers: Verb = async (desk, asked) => {
  const { lang, paint, words } = desk;
  const position = await askPosition(desk, asked);
  const { game, state } = position;
  const decision = game.awaiting(state);
  const seat = asked.text('seat');
  const seats = seat === undefined ? (decision?.seats ?? []) : [seatOf(position, seat)];
  const answers = seats.map((one) => ({ seat: one, groups: groupOffers(game, state, one, lang) }));
  if (desk.json) {
    desk.document({ awaiting: decision, offers: answers });
    return 0;
  }
  const outcome = game.outcome(state);
  if (decision !== null) desk.print(game.words[lang].decision(decision, state));
  else if (outcome !== null) desk.print(game.words[lang].outcome(outcome, state));
  for (const { seat: one, groups } of answers) {
    if (answers.length > 1) desk.print('', paint.bold(game.words[lang].seat(one, state)));
    if (groups.length === 0) desk.print(words.nothingOffered);
    for (const { heading, offers: lines } of groups) {
      desk.print(
        '',
        paint.bold(heading),
        ...columns(lines.map(({ label, typed }) => [`  ${label}`, paint.dim(typed)])),
      );
    }
  }
  return 0;
};
