import {
  type Chance,
  type Command,
  type Fact,
  fold,
  isRefusal,
  type Seat,
  SeededChance,
  WIDEST_DRAW,
} from '@arbitre/kernel';
import type { Question } from './player.ts';

/** Commands after which a plan is looked at as it stands, finished or not. */
const LONGEST = 600;

/** Where a plan led in thought, and how much of that was luck with the dice, in thousandths of a win. */
export interface Imagined<State> {
  readonly state: State;
  readonly luck: number;
}

/** A plan that is being carried out. */
interface Underway<State, C> extends Imagined<State> {
  /** Whose turn it is, as the brain tells it. */
  readonly turn: string;
  /** Turns that have passed. */
  readonly passed: number;
  /** Commands of the plan that are left. */
  readonly plan: readonly C[];
  /** Commands given so far. */
  readonly given: number;
  /** What was seen at the end of each round so far. */
  readonly seen: readonly Imagined<State>[];
  readonly over: boolean;
}

/** How far a plan is carried out. */
interface Horizon {
  readonly rounds: number;
  /** Turns of a round. */
  readonly turns: number;
}

/**
 * A plan carried out in thought: its commands as long as they are legal, the turn to its end as the brain would, then by the reflexes of each seat, until
 * so many rounds have passed or the game is over. Tells what is seen at the end of each round; a game that is over stays as it ended. What
 * comes before the first dice is carried out once, whatever the seed.
 */
export function imagination<State, C extends Command>(
  question: Question<State, C>,
  plan: readonly C[],
  horizon: Horizon,
): (seed: number) => readonly Imagined<State>[] {
  const { brain, view } = question;
  const turn = brain.turn(view);
  let start: Underway<State, C> = { state: view, luck: 0, turn, passed: 0, plan, given: 0, seen: [], over: false };
  for (const dice = new Untouched(); !start.over; ) {
    const next = step(question, start, horizon, () => dice);
    if (dice.touched) break;
    start = next;
  }
  return (seed) => {
    const diceFor = diceByThrow(seed);
    let now = start;
    while (!now.over) now = step(question, now, horizon, diceFor);
    return now.seen;
  };
}

/** Where one plan leads after so many turns with one seed. */
export function imagine<State, C extends Command>(
  question: Question<State, C>,
  plan: readonly C[],
  turns: number,
  seed: number,
): Imagined<State> {
  const [end] = imagination(question, plan, { rounds: 1, turns })(seed);
  return end ?? { state: question.view, luck: 0 };
}

/** One command further. */
function step<State, C extends Command>(
  question: Question<State, C>,
  now: Underway<State, C>,
  { rounds, turns }: Horizon,
  diceFor: (key: string) => Chance,
): Underway<State, C> {
  const { game, brain, seat } = question;
  const { state, turn, given, seen } = now;
  const chooser = game.awaiting(state)?.seats[0];
  if (chooser === undefined || given >= LONGEST) {
    const last = { state, luck: now.luck };
    return { ...now, seen: [...seen, ...Array.from({ length: rounds - seen.length }, () => last)], over: true };
  }
  const { facts, plan } = carriedOn(question, now, chooser, diceFor);
  const luck = now.luck + (brain.luck?.(state, facts, seat) ?? 0);
  const after = fold(game, state, facts);
  const next = brain.turn(after);
  const passed = next === turn ? now.passed : now.passed + 1;
  const ended = next !== turn && passed >= turns * (seen.length + 1);
  const shown = ended ? [...seen, { state: after, luck }] : seen;
  return { state: after, luck, turn: next, passed, plan, given: given + 1, seen: shown, over: shown.length >= rounds };
}

/** What comes of the next command: that of the plan while it holds, else the brain's. */
function carriedOn<State, C extends Command>(
  { game, brain, seat }: Question<State, C>,
  { state, turn, passed, plan }: Underway<State, C>,
  chooser: Seat,
  diceFor: (key: string) => Chance,
): { readonly facts: readonly Fact[]; readonly plan: readonly C[] } {
  const dice = (command: C) => diceFor(`${turn} ${brain.throws?.(state, command) ?? game.writeCommand(command)}`);
  const planned = chooser === seat ? plan[0] : undefined;
  if (planned !== undefined) {
    const decided = game.decide(state, seat, planned, dice(planned));
    if (!isRefusal(decided)) return { facts: decided, plan: plan.slice(1) };
  }
  const seen = game.view(state, chooser);
  const withCare = chooser === seat && passed === 0; // what a plan is worth hangs on how the turn that it begins is ended
  const first = (withCare ? null : brain.reflex?.(seen, chooser)) ?? brain.proposals(seen, chooser)[0]?.command;
  if (first === undefined) throw new Error(`the brain proposes nothing to ${chooser}`);
  const decided = game.decide(state, chooser, first, dice(first));
  if (isRefusal(decided)) throw new Error(`the brain proposes ${game.writeCommand(first)}: ${decided.code}`);
  return { facts: decided, plan: planned === undefined ? plan : [] }; // a plan that was refused no longer holds
}

/** Dice that tell whether anybody reached for them; what they show is of no matter. */
class Untouched implements Chance {
  touched = false;

  int(): number {
    this.touched = true;
    return 0;
  }
}

/**
 * Dice that belong to a throw, not to its place in the game: whoever strikes in both of two plans strikes alike in both, whatever
 * else was thrown before. The difference between plans shows with fewer tries.
 */
function diceByThrow(seed: number): (key: string) => Chance {
  const times = new Map<string, number>();
  return (key) => {
    let dice: Chance | null = null;
    return {
      int(n) {
        if (dice === null) {
          const nth = times.get(key) ?? 0;
          times.set(key, nth + 1); // only what is thrown is counted
          dice = new SeededChance(seed + WIDEST_DRAW * mixed(key, nth));
        }
        return dice.int(n);
      },
    };
  };
}

/** A text and a number as 21 bits (FNV-1a): with the 32 of a seed, a whole number that a double holds. */
function mixed(text: string, nth: number): number {
  let hash = 0x811c9dc5 ^ nth;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 2 ** 21;
}
