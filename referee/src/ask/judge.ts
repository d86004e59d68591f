import {
  type Chance,
  type Command,
  cellName,
  type Fact,
  type Game,
  isRefusal,
  type Lang,
  type Refusal,
  type RuleId,
  type Seat,
  type Trigger,
} from '@arbitre/kernel';

/** Why a command is refused: one line per rule that refuses it. */
export interface RefusalLine {
  readonly rule: RuleId;
  readonly code: string;
  readonly text: string;
  /** The cell it is about, by name. */
  readonly at?: string;
}

/** Who may react to a move, and where the mover will then stand. */
export interface TriggerLine {
  readonly who: string;
  readonly at: string;
  readonly step: number;
  readonly rules: readonly RuleId[];
}

/** What the referee answers to “may I?”. Plain data: `arbitre judge --json` prints it as it is. */
export interface Verdict<F extends Fact = Fact> {
  readonly legal: boolean;
  readonly refusals: readonly RefusalLine[];
  readonly cost?: number;
  /** Cells entered, by name; `outside` at the end of a path that leaves the board. */
  readonly path?: readonly string[];
  readonly steps?: readonly { readonly to: string; readonly cost: number; readonly rules: readonly RuleId[] }[];
  readonly triggers?: readonly TriggerLine[];
  /** Cells where the mover will have to choose its way on. */
  readonly asks?: readonly string[];
  /** What the command would forbid afterwards, as a sentence. */
  readonly forbids?: readonly string[];
  /** What would happen; absent when dice decide. */
  readonly facts?: readonly F[];
  readonly because: readonly RuleId[];
}

/**
 * May this seat do this now? If so what it costs, crosses and triggers; if not, which rules refuse it.
 *
 * @example judge(game, state, 'hero', { do: 'head', heading: 'ne' }, 'fr')
 */
export function judge<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  state: State,
  seat: Seat,
  command: C,
  lang: Lang,
): Verdict<F> {
  const decided = withoutDice((chance) => game.decide(state, seat, command, chance));
  if (decided !== null && isRefusal(decided)) {
    return { legal: false, refusals: refusalLines(game, state, decided, lang), because: decided.rules };
  }
  const { path, leaves, steps, cost, triggers, forbids, asks, because } = game.preview(state, seat, command);
  const name = cellNamer(game, state);
  return {
    legal: true,
    refusals: [],
    ...(cost !== undefined && { cost }),
    ...(path && { path: pathNames(path, leaves, name) }),
    ...(steps && { steps: steps.map((step) => ({ ...step, to: name(step.to) })) }),
    ...(triggers && { triggers: triggers.map((trigger) => triggerLine(trigger, name)) }),
    ...(asks && { asks: asks.map(name) }),
    ...(forbids && { forbids: forbids.map((what) => game.words[lang].forbids(what)) }),
    ...(decided && { facts: decided }),
    because: [...new Set([...because, ...(decided ?? []).flatMap((fact) => game.because(fact))])],
  };
}

/** A refusal as lines to print, its rules one by one. */
export function refusalLines<State, R extends Refusal>(
  game: Game<State, Command, Fact, R>,
  state: State,
  refusal: R,
  lang: Lang,
): readonly RefusalLine[] {
  const text = game.words[lang].refusal(refusal, state);
  const cell: unknown = 'at' in refusal ? refusal.at : undefined;
  const at = typeof cell === 'number' ? { at: cellNamer(game, state)(cell) } : {};
  return refusal.rules.map((rule) => ({ rule, code: refusal.code, text, ...at }));
}

export function triggerLine({ who, at, step, rules }: Trigger, name: (cell: number) => string): TriggerLine {
  return { who, at: name(at), step, rules };
}

/** Names cells of the board that is being played on. */
export function cellNamer<State>(game: Pick<Game<State>, 'scene'>, state: State): (cell: number) => string {
  const { board } = game.scene(state);
  return (cell) => cellName(board, cell);
}

/** Thrown through a rule to learn that it needs a die. */
class DieNeeded extends Error {}

const untouched: Chance = {
  int() {
    throw new DieNeeded();
  },
};

/** The answer of a rule that needs no die; null when it does. */
function withoutDice<T>(act: (chance: Chance) => T): T | null {
  try {
    return act(untouched);
  } catch (reason) {
    if (reason instanceof DieNeeded) return null;
    throw reason;
  }
}

/** A path by the names of its cells; `outside` at its end when it leaves the board. */
export function pathNames(
  path: readonly number[],
  leaves: true | undefined,
  name: (cell: number) => string,
): readonly string[] {
  return leaves ? [...path.map(name), 'outside'] : path.map(name);
}
