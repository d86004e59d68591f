import type { Bilingual } from '../rulebook/lang.ts';

/** What a figure that follows written rules will do in its next turn, as things stand: its directives, not a guess. */
export interface Intent {
  /** The piece of the scene. */
  readonly who: string;
  /** Cells it would enter, in order, its own left out. */
  readonly path?: readonly number[];
  /** Pieces it may strike once there; several where its rules leave the choice open. */
  readonly targets?: readonly string[];
  /** The same in one sentence. */
  readonly says: Bilingual;
}
