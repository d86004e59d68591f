import { fold, type Game, type Match, type Seat, SPECTATOR } from '@arbitre/kernel';
import { sayFacts } from '@arbitre/referee/core';
import { capital } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';

/** One entry of a log in words: who chose what, and what came of it. */
export interface Episode {
  readonly seq: number;
  readonly seat: Seat;
  readonly who: string;
  readonly chose: string;
  readonly told: readonly string[];
}

/** Facts that only say who chooses next: at the table the question does, where it is a person's to answer. */
export const ASKING: ReadonlySet<string> = new Set(['awaits']);

/** The same game, whose facts of these kinds nobody is told. */
function without(game: Game, untold: ReadonlySet<string>): Game {
  return {
    ...game,
    redact: (fact, before, seat) =>
      untold.has(fact.is) ? null : game.redact === undefined ? fact : game.redact(fact, before, seat),
  };
}

/**
 * A log as a story, from the entry after `since` on, as `eyes` may be told it, without what is `untold`; everything when
 * nobody's eyes are given.
 */
export function storyOf(
  game: Game,
  { opening, entries }: Pick<Match, 'opening' | 'entries'>,
  { lang }: Pick<Desk, 'lang'>,
  eyes?: Seat,
  since = 0,
  untold: ReadonlySet<string> = new Set(),
): readonly Episode[] {
  const words = game.words[lang];
  const teller = without(game, untold);
  let state = opening;
  return entries.flatMap(({ seq, seat, command, facts }) => {
    const before = state;
    state = fold(game, before, facts);
    if (seq <= since) return [];
    return [
      {
        seq,
        seat,
        who: capital(words.seat(seat, before)),
        chose: words.command(command, eyes === undefined ? before : game.view(before, eyes)),
        told: sayFacts(teller, before, facts, lang, eyes),
      },
    ];
  });
}

/** Who may be told a log read from a file: everyone once it is over; before that its only seat, or who has none. */
export function eyesOf(game: Game, { state }: Pick<Match, 'state'>): Seat | undefined {
  if (game.awaiting(state) === null) return undefined;
  const seats = game.seats(state);
  return seats.length === 1 ? seats[0] : SPECTATOR;
}
