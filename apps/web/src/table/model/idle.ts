import { type Game, sameCommand, type Scene, type Seat } from '@arbitre/kernel';
import { type Choice, isClosingCommand } from './choices.ts';
import type { Chapter } from './story.ts';

/** Pieces with a strength of their own that could go or strike somewhere and have not acted yet, in the order of the board. */
export function idleOf(choices: readonly Choice[], { pieces }: Scene, acted: ReadonlySet<string>): readonly string[] {
  const strong = new Map(pieces.flatMap(({ id, at, hitPoints }) => (hitPoints === undefined ? [] : [[id, at]])));
  const idle = choices.flatMap(({ piece, at }) => {
    const stands = piece === null ? undefined : strong.get(piece);
    return piece === null || at === null || stands === undefined || stands === at || acted.has(piece) ? [] : [piece];
  });
  return [...new Set(idle)];
}

/**
 * The pieces that a seat has acted with in this phase: since another seat's move, or since a turn or a phase was ended. Read
 * from the log: what was taken back was not done, and a page that is loaded again knows it too.
 */
export function actedIn(game: Game, chapters: readonly Chapter[], seat: Seat): ReadonlySet<string> {
  const since = chapters.findLastIndex(({ entry }) => entry.seat !== seat || isClosingCommand(entry.command)) + 1;
  return new Set(chapters.slice(since).flatMap((chapter) => actorOf(game, chapter) ?? []));
}

const known = new WeakMap<Chapter, string | null>();

/** Who acted in an entry: one acts by going or striking somewhere, not by being activated. */
function actorOf(game: Game, chapter: Chapter): string | null {
  const told = known.get(chapter);
  if (told !== undefined) return told;
  const actor = findActor(game, chapter);
  known.set(chapter, actor);
  return actor;
}

function findActor(game: Game, { entry: { seat, command }, before }: Chapter): string | null {
  if (command === null) return null;
  const offer = game.offers(before, seat).find((one) => sameCommand(one.command, command));
  if (offer?.piece === undefined || offer.at === undefined) return null;
  const stands = game.scene(game.view(before, seat)).pieces.find(({ id }) => id === offer.piece)?.at;
  return offer.at === stands ? null : offer.piece;
}
