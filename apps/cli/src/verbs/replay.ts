import { rewind } from '@arbitre/kernel';
import { replayMatch, sayBrokenLink, sayReplayed } from '@arbitre/referee/core';
import { BadInput, complaint } from '../bad-input.ts';
import { noSuchMoment, openLog } from '../files/position.ts';
import { endSentences, scoreLines, tableLines } from '../play/screen.ts';
import { type Episode, eyesOf, storyOf } from '../play/story.ts';
import { wrap } from '../terminal/text.ts';
import type { Desk, Verb } from '../verb.ts';

export const replay: Verb = async (desk, asked) => {
  const { game, match, title, givenUp = [], broken } = await openLog(asked.words[0] ?? '', desk);
  const to = asked.number('to', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? match.entries.length;
  if (to > match.entries.length) throw new BadInput(complaint('no-such-moment', noSuchMoment('--to', to, match)));
  const moment = rewind(game, match, to);
  const story = storyOf(game, moment, desk, eyesOf(game, match));
  const replayed = replayMatch(game, match);
  const same = broken === null && replayed === null;
  const verdict = broken === null ? sayReplayed(game, match, replayed, desk.lang) : sayBrokenLink(broken, desk.lang);
  if (desk.json) desk.document({ same, brokenLink: broken, difference: replayed, text: verdict, story });
  else {
    const session = {
      game,
      match: moment,
      title,
      undone: [],
      bots: [],
      computers: {},
      players: {},
      brain: null,
      givenUp: to < match.entries.length ? [] : givenUp,
      aims: [],
    };
    desk.print(
      desk.paint.bold(title[desk.lang]),
      '',
      ...storyLines(story, game.seats(match.state).length > 1, desk),
      ...tableLines(session, [], desk),
      '',
      ...endSentences(session, desk).flatMap((sentence) => wrap(desk.paint.bold(sentence), desk.width)),
      ...scoreLines(session, desk),
      '',
      ...wrap(same ? desk.paint.good(verdict) : desk.paint.bad(verdict), desk.width),
    );
  }
  return same ? 0 : 1;
};

/** “3  Red: Roll the die”, and under it what came of it. */
function storyLines(story: readonly Episode[], several: boolean, { paint, width, words }: Desk): readonly string[] {
  const digits = `${story.length}`.length;
  const indent = ' '.repeat(digits + 2);
  return [
    ...story.flatMap(({ seq, who, chose, told }) => [
      ...wrap(`${`${seq}`.padStart(digits)}  ${paint.bold(several ? words.chose(who, chose) : chose)}`, width, indent),
      ...told.flatMap((sentence) => wrap(indent + sentence, width, indent)),
    ]),
    ...(story.length > 0 ? [''] : []),
  ];
}
