import type { Cell, Refusal as AnyRefusal, RuleIdOf } from '@arbitre/kernel';
import type { RULEBOOK } from '../rulebook/index.ts';

/** The id of a rule of this book. */
export type RuleId = RuleIdOf<typeof RULEBOOK>;

/**
 * Why a move is refused, in the book's fixed precedence: when several reasons hold, the first of this list is given. Those marked
 * `step` are judged hex by hex along the path, before `over-capacity`; a later hex never speaks before an earlier one.
 */
// biome-ignore format: one reason per line, in precedence
export const MOVE_REASONS = {
  'wrong-phase':         ['th.phase.5'],
  'no-such-unit':        ['th.cap.xxxx'],
  'not-activated':       ['th.phase.1'],
  'already-moved':       ['th.phase.2'],
  'pre-played':          ['th.prec.1'],
  static:                ['th.cap.artillery'],
  'gone-for-good':       ['th.offtable.8'],
  'not-on-table':        ['th.reinf.1'],
  'not-entry-hex':       ['th.reinf.2'],
  'no-escorting-chief':  ['th.reinf.3', 'th.reinf.4'],
  'not-adjacent':        ['th.cap.unit'],                     // step
  'off-table-forbidden': ['th.offtable.3'],                   // step
  impassable:            ['th.prec.11'],                      // step; of a lone character th.prec.13 too
  'enemy-occupied':      ['th.prec.6'],                       // step
  'friend-not-passable': ['th.prec.8'],                       // step
  'difficult-stop':      ['th.prec.11'],                      // step
  'over-capacity':       ['th.cap.formula'],
  'ends-on-unit':        ['th.prec.9', 'th.prec.10'],
  'cannot-merge':        ['th.prec.5'],
  'cannot-split':        ['th.prec.4'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** Why anything else is refused. */
// biome-ignore format: one reason per line
const OTHER_REASONS = {
  'battle-over':       ['th.x.victory'],
  'not-your-choice':   ['th.x.sequence'],
  'not-now':           ['th.x.sequence'],
  'unknown-piece':     ['th.phase.1'],
  'unknown-hex':       ['th.cap.unit'],
  'nobody-along':      ['th.cap.leader'],
  'enemy-piece':       ['th.x.command'],
  'not-a-chief':       ['th.x.command'],
  'chief-off-table':   ['th.x.command'],
  'nobody-to-command': ['th.x.ranges'],
  'chief-used':        ['th.x.command'],
  'activations-spent': ['th.x.activations'],
  'activation-full':   ['th.x.activations'],
  'no-chief-called':   ['th.x.command'],
  'already-activated': ['th.x.command'],
  'out-of-command':    ['th.x.ranges'],
  'other-family':      ['th.x.family'],
  'order-spent':       ['th.x.orders'],
  'order-not-here':    ['th.x.orders'],
  'too-few-tokens':    ['th.x.tokens'],
  'already-fought':    ['th.x.combat'],
  'gave-up-combat':    ['th.cap.nocombat', 'th.road.3'],
  'earlier-activation': ['th.x.combat'],
  'no-target':         ['th.x.target'],
  'out-of-range':      ['th.x.target'],
  'in-contact':        ['th.x.target'],
  'line-blocked':      ['th.x.line'],
  'water-between':     ['th.x.terrain'],
  'no-dice':           ['th.x.dice', 'th.cap.note2'],
  'not-a-choice':      ['th.x.sequence'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** Why an order cannot be given, or would do nothing, here and now; with the rule this comes from besides th.x.orders. */
// biome-ignore format: one reason per line
export const ORDER_HINDRANCES = {
  'only-in-combat':     [],
  'other-phase':        [],
  'names-a-unit':       [],
  'names-nobody':       [],
  'number-of-hexes':    [],
  'already-commanding': ['th.x.command'],
  'families-mix':       ['th.x.family'],
  'activations-full':   ['th.x.activations'],
  'nobody-left':        ['th.x.activations'],
  'off-the-table':      [],
  activated:            ['th.x.command'],
  'not-activated':      ['th.phase.1'],
  'all-moved':          ['th.phase.2'],
  moved:                ['th.phase.2'],
  'pre-played':         ['th.prec.1'],
  static:               ['th.cap.artillery'],
  'no-mounts':          ['th.mounted.1'],
  'no-difficulty':      ['th.prec.11'],
  'too-far':            ['th.cap.unit'],
  'full-strength':      [],
  'in-contact':         [],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
export type OrderHindrance = keyof typeof ORDER_HINDRANCES;

/** Why a move is not allowed. */
export type MoveReason = keyof typeof MOVE_REASONS;
/** Why a command is not allowed. */
export type Reason = MoveReason | keyof typeof OTHER_REASONS;

/** A refusal with the facts that triggered it: who, where, how much. */
export interface Refusal extends AnyRefusal {
  readonly code: Reason;
  readonly rules: readonly RuleId[];
  readonly piece?: string;
  /** Where the path or the line breaks. */
  readonly at?: Cell;
  /** The piece in the way. */
  readonly by?: string;
  /** Hexes the path costs, tokens the order costs. */
  readonly cost?: number;
  /** Hexes allowed, tokens held. */
  readonly allowed?: number;
  /** Hexes that only a road march could add. */
  readonly byRoad?: number;
  readonly distance?: number;
  /** How far each chief is from the unit, nearest first. */
  readonly chiefs?: readonly { readonly chief: string; readonly distance: number; readonly range: number }[];
  /** What is being chosen instead; of an order, the one asked for. */
  readonly choice?: string;
  /** Why the order is of no use. */
  readonly hindrance?: OrderHindrance;
}

/** Refuses for that reason; the rules come with it. */
export function refuse(code: Reason, facts: Omit<Refusal, 'code' | 'rules'> = {}): Refusal {
  const rules: readonly RuleId[] =
    code in MOVE_REASONS ? MOVE_REASONS[code as MoveReason] : OTHER_REASONS[code as keyof typeof OTHER_REASONS];
  return { code, rules, ...facts };
}

export function isRefused(answer: object): answer is Refusal {
  return 'code' in answer;
}
