import type { Fraction } from '../chance/fraction.ts';
import type { Bilingual } from '../rulebook/lang.ts';
import type { RuleId } from '../rulebook/rulebook.ts';

/** How a choice reads at a glance: `deadly` ends the chooser or the game for them, `useless` buys nothing. */
export type OutlookTone = 'good' | 'plain' | 'risky' | 'deadly' | 'useless';

/** One thing a choice buys or risks, in the chooser's own terms. */
export interface Consequence {
  /** A player's words, no code, no cell name, no probability: "the rat falls", "you lose 4 HP on average". */
  readonly says: Bilingual;
  /** How likely it is; left out: certain. */
  readonly chance?: Fraction;
  /** The piece it happens to, to be ringed on the board. */
  readonly piece?: string;
  /** The cell it happens at, to be marked on the board. */
  readonly at?: number;
}

/** What an offered command would buy and what it risks: enough to choose by, without reading a rule. */
export interface Outlook<C> {
  readonly tone: OutlookTone;
  /** Best first. */
  readonly buys: readonly Consequence[];
  /** Gravest first. Certain harm is always among them. */
  readonly risks: readonly Consequence[];
  /** A useless choice says why. */
  readonly useless?: Bilingual;
  /** The safer way to much the same end, beside a risky or deadly choice. */
  readonly safer?: C;
  readonly rules: readonly RuleId[];
}
