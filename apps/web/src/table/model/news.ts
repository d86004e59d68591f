import { type Game, sameCommand, type Seat } from '@arbitre/kernel';
import { choicesOf } from './choices.ts';
import { isOpening, isRoutine, usualOf } from './openings.ts';
import type { Pace } from './pace.ts';
import type { Chapter } from './story.ts';
import { type Deed, deedAt, isPrelude } from './tale.ts';

/** Whose doings are one's own, and what the table does by itself for them. */
interface Chair {
  readonly game: Game;
  readonly mine: readonly Seat[];
  readonly pace: Pace;
}

/** The last entry that was a real choice made from this chair; null when there is none. */
export function lastChosen(chair: Chair, chapters: readonly Chapter[]): number | null {
  const found = chapters.findLastIndex((chapter, index) => wasChosen(chair, chapter, index));
  return found < 0 ? null : found;
}

/** Where the gesture began that made this choice: what only opened it was played with it, and is taken back with it. */
export function gestureOf(
  { game, pace: { openings } }: Chair,
  chapters: readonly Chapter[],
  chosen: number | null,
): number | null {
  if (chosen === null || !openings) return chosen;
  let first = chosen;
  while (opens(game, chapters[first - 1], chapters[first])) first--;
  return first;
}

function opens(game: Game, before: Chapter | undefined, chapter: Chapter | undefined): boolean {
  return before !== undefined && before.seat === chapter?.seat && isOpening(game, before.entry.command);
}

function wasChosen({ game, mine, pace: { forced, usual } }: Chair, chapter: Chapter, index: number): boolean {
  if (!mine.includes(chapter.seat)) return false;
  if (index === 0 || !forced) return true;
  const choices = choicesOf(game, chapter.before, chapter.seat);
  const byItself = usual ? usualOf(choices, game.scene(chapter.before)) : null;
  const command = chapter.entry.command;
  if (byItself !== null && command !== null && sameCommand(byItself.offer.command, command)) return false;
  return choices.length > 1;
}

/** What happened since that choice, by others or by itself: told before anything else is asked. */
export function newsSince({ game, mine }: Chair, chapters: readonly Chapter[], chosen: number | null): readonly Deed[] {
  const own = (seat: Seat) => mine.includes(seat);
  const since = (chosen ?? chapters.findLastIndex(({ seat }) => own(seat))) + 1;
  return chapters
    .slice(since)
    .map((_, index) => deedAt(game, chapters, since + index))
    .filter((deed) => !isPrelude(deed) && !(own(deed.chapter.seat) && isRoutine(deed.chapter.entry.command)));
}
