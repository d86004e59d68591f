import type { Fact, Game, Seat } from '@arbitre/kernel';
import type { SeenMove } from '../sources/source.ts';

/** One fact, and the game just before and just after it. */
export interface Moment {
  readonly fact: Fact;
  readonly before: unknown;
  readonly after: unknown;
}

/** One entry of the log, told fact by fact. */
export interface Chapter {
  readonly entry: SeenMove;
  readonly seat: Seat;
  readonly before: unknown;
  readonly moments: readonly Moment[];
  readonly after: unknown;
}

/** The last entry in which the game taught something, with its lessons alone: facts of that name, whatever the game. */
export function lastLesson(chapters: readonly Chapter[]): Pick<Chapter, 'entry' | 'moments'> | null {
  const teaches = ({ fact }: Moment) => fact.is === 'lesson';
  const chapter = chapters.findLast(({ moments }) => moments.some(teaches));
  return chapter === undefined ? null : { entry: chapter.entry, moments: chapter.moments.filter(teaches) };
}

/** Turns the log into chapters. What was told before is not told again: a longer log costs only its new entries. */
export class Story {
  readonly #game: Game;
  readonly #opening: unknown;
  #chapters: readonly Chapter[] = [];

  constructor(game: Game, opening: unknown) {
    this.#game = game;
    this.#opening = opening;
  }

  tell(entries: readonly SeenMove[]): readonly Chapter[] {
    let same = 0;
    while (same < entries.length && this.#chapters[same]?.entry.hash === entries[same]?.hash) same++;
    if (same === entries.length && same === this.#chapters.length) return this.#chapters;
    const chapters = this.#chapters.slice(0, same);
    let state = chapters.at(-1)?.after ?? this.#opening;
    for (const entry of entries.slice(same)) {
      const before = state;
      const moments = entry.facts.map((fact): Moment => {
        const was = state;
        state = this.#game.evolve(state, fact);
        return { fact, before: was, after: state };
      });
      chapters.push({ entry, seat: entry.seat, before, moments, after: state });
    }
    this.#chapters = chapters;
    return chapters;
  }
}
