import {
  type Chance,
  type Command,
  cellName,
  type Fact,
  fold,
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
  /** Which step of a path that was given is at fault, from 0, as triggers count them. */
  readonly step?: number;
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
  /** Every occasion to react, where whoever lets the first one pass has more; `triggers` are the first ones. */
  readonly occasions?: readonly TriggerLine[];
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
    return { legal: false, refusals: refusalLines(game, state, decided, lang, command), because: decided.rules };
  }
  const { path, leaves, steps, cost, triggers, occasions, forbids, asks, because } = game.preview(state, seat, command);
  const name = cellNamer(game, state);
  return {
    legal: true,
    refusals: [],
    ...(cost !== undefined && { cost }),
    ...(path && { path: pathNames(path, leaves, name) }),
    ...(steps && { steps: steps.map((step) => ({ ...step, to: name(step.to) })) }),
    ...(triggers && { triggers: triggers.map((trigger) => triggerLine(trigger, name)) }),
    ...(occasions && { occasions: occasions.map((trigger) => triggerLine(trigger, name)) }),
    ...(asks && { asks: asks.map(name) }),
    ...(forbids && { forbids: forbids.map((what) => game.words[lang].forbids(what)) }),
    ...(decided && { facts: decided }),
    because: [...new Set([...because, ...(decided ?? []).flatMap((fact) => game.because(fact))])],
  };
}

/** One of several commands tried one after the other; without a seat, whoever must choose then tries it. */
export interface Attempt<State, C extends Command> {
  readonly seat?: Seat;
  /** The command, or what reads it once the state it is tried in is known. */
  readonly command: C | ((state: State, seat: Seat) => C);
}

/** What the referee answers to “may I do this, then that?”. */
export interface Sequence<State, F extends Fact = Fact> {
  /** No command that could be judged is refused. */
  readonly legal: boolean;
  /** One a command, as far as they could be followed. */
  readonly verdicts: readonly Verdict<F>[];
  /** Which command was the last to be judged, from 0, and why: it is refused, or dice decide what comes of it. Absent when all were followed. */
  readonly stopped?: { readonly at: number; readonly why: 'refused' | 'dice' };
  /** After the commands that were followed. */
  readonly state: State;
}

/**
 * Judges commands one after the other, each in the state that those before it leave. Where dice decide, it stops there unless
 * it is given some.
 *
 * @example judgeSequence(game, state, [{ command: { do: 'head', heading: 'ne' } }, { command: { do: 'stop' } }], 'en')
 */
export function judgeSequence<State, C extends Command, F extends Fact, R extends Refusal>(
  game: Game<State, C, F, R>,
  start: State,
  attempts: readonly Attempt<State, C>[],
  lang: Lang,
  chance?: Chance,
): Sequence<State, F> {
  const verdicts: Verdict<F>[] = [];
  let state = start;
  for (const [at, { seat: who, command: tried }] of attempts.entries()) {
    const seat = who ?? game.awaiting(state)?.seats[0] ?? game.seats(state)[0] ?? '';
    const command = typeof tried === 'function' ? tried(state, seat) : tried;
    const verdict = judge(game, state, seat, command, lang);
    verdicts.push(verdict);
    if (!verdict.legal) return { legal: false, verdicts, stopped: { at, why: 'refused' }, state };
    const facts = verdict.facts ?? (chance && game.decide(state, seat, command, chance));
    if (facts === undefined || isRefusal(facts))
      return { legal: true, verdicts, ...(at < attempts.length - 1 && { stopped: { at, why: 'dice' } }), state };
    state = fold(game, state, facts);
  }
  return { legal: true, verdicts, state };
}

/** A refusal as lines to print, its rules one by one. */
export function refusalLines<State, R extends Refusal>(
  game: Game<State, Command, Fact, R>,
  state: State,
  refusal: R,
  lang: Lang,
  command?: Command,
): readonly RefusalLine[] {
  const text = game.words[lang].refusal(refusal, state);
  const cell: unknown = 'at' in refusal ? refusal.at : undefined;
  const at = typeof cell === 'number' ? { at: cellNamer(game, state)(cell) } : {};
  const step = 'step' in refusal ? refusal.step : stepTo(cell, command);
  const which = typeof step === 'number' ? { step } : {};
  return refusal.rules.map((rule) => ({ rule, code: refusal.code, text, ...at, ...which }));
}

/** The step of a command's path that enters a cell; undefined when it gives no path, or none that does. */
function stepTo(cell: unknown, command: Command | undefined): number | undefined {
  const path: unknown = command !== undefined && 'path' in command ? command.path : undefined;
  if (!Array.isArray(path) || typeof cell !== 'number') return undefined;
  const step = path.findIndex((entered: unknown) => entered === cell);
  return step < 0 ? undefined : step;
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
