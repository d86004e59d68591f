/** What the table does by itself because it is no decision; a purist turns each off. */
export interface Pace {
  /** The only thing that may be done is done: the die is rolled, an empty phase is passed. */
  readonly forced: boolean;
  /** A step that only opens others is made with the first of them: calling a chief, deciding to act. */
  readonly openings: boolean;
  /** Ending a turn while pieces are idle asks once. */
  readonly askIdle: boolean;
  /** The next unit that has not acted is taken up by itself. */
  readonly pickNext: boolean;
  /** The die is rolled by itself while its roller is hale and has nothing to heal, though something else could be done first. */
  readonly usual: boolean;
}

export const DECISIONS_ONLY: Pace = { forced: true, openings: true, askIdle: true, pickNext: true, usual: true };
