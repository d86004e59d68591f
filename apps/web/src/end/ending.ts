import type { Bilingual, Outcome, Seat } from '@arbitre/kernel';

/** A game that is over, as one chair saw it. */
export interface Over {
  readonly outcome: Outcome;
  readonly opening: unknown;
  /** After each entry of the log. */
  readonly states: readonly unknown[];
  readonly last: unknown;
  /** The side that is looked from; null: none, or all of them. */
  readonly seat: Seat | null;
}

/** A figure of the whole game worth keeping. */
export interface EndFigure {
  readonly label: Bilingual;
  readonly value: Bilingual;
}

/** What happened: a headline of a few words, the story in a sentence or two, figures. */
export interface EndStory {
  readonly headline: Bilingual;
  readonly story: Bilingual;
  /** Left out: the outcome's own score. */
  readonly figures?: readonly EndFigure[];
}

/** How a game is told once it is over. */
export interface Ending {
  /** Where in the game a position is: "turn 4", "floor 2". */
  when(state: unknown): Bilingual;
  tell(over: Over): EndStory;
}
