import { type Chance, type Command, fold, isRefusal, SeededChance, WIDEST_DRAW } from '@arbitre/kernel';
import type { Question } from './player.ts';

/** Commands after which a plan is looked at as it stands, finished or not. */
const LONGEST = 600;

/** Where a plan led in thought, and how much of that was luck with the dice, in thousandths of a win. */
export interface Imagined<State> {
  readonly state: State;
  readonly luck: number;
}

/** A plan as far as it goes without dice: the same for every throw of them. */
interface Underway<State, C> {
  readonly state: State;
  /** Whose turn it is, as the brain tells it. */
  readonly turn: string;
  /** Turns that have passed. */
  readonly passed: number;
  /** Commands of the plan that are left. */
  readonly plan: readonly C[];
  /** Commands given so far. */
  readonly given: number;
  readonly over: boolean;
}

/**
 * A plan carried out in thought: its commands as long as they are legal, then whatever the brain of each seat does first, until
 * so many turns have passed or the game is over. What comes before the first dice is carried out once, whatever the seed.
 */
export function imagination<State, C extends Command>(
  question: Question<State, C>,
  plan: readonly C[],
  turns: number,
): (seed: number) => Imagined<State> {
  const { brain, view } = question;
  let start: Underway<State, C> = { state: view, turn: brain.turn(view), passed: 0, plan, given: 0, over: false };
  for (let dice = new Untouched(); !start.over; ) {
    const next = step(question, start, turns, () => dice);
    if (dice.touched) break;
    start = next;
  }
  return (seed) => {
    const diceFor = diceByThrow(seed);
    let luck = 0;
    let now = start;
    while (!now.over) now = step(question, now, turns, diceFor, (one) => (luck += one));
    return { state: now.state, luck };
  };
}

/** One plan with one seed. */
export function imagine<State, C extends Command>(
  question: Question<State, C>,
  plan: readonly C[],
  turns: number,
  seed: number,
): Imagined<State> {
  return imagination(question, plan, turns)(seed);
}

/** One command further. */
function step<State, C extends Command>(
  { game, brain, seat }: Question<State, C>,
  { state, turn, passed, plan, given }: Underway<State, C>,
  turns: number,
  diceFor: (key: string) => Chance,
  onLuck: (luck: number) => void = () => {},
): Underway<State, C> {
  const chooser = game.awaiting(state)?.seats[0];
  if (chooser === undefined) return { state, turn, passed, plan, given, over: true };
  const dice = (command: C) => diceFor(`${turn} ${brain.throws?.(state, command) ?? game.writeCommand(command)}`);
  const next = chooser === seat ? plan[0] : undefined;
  let facts = next === undefined ? null : game.decide(state, seat, next, dice(next));
  let left = next === undefined ? plan : plan.slice(1);
  if (facts !== null && isRefusal(facts)) {
    left = []; // the plan no longer holds
    facts = null;
  }
  if (facts === null) {
    const seen = game.view(state, chooser);
    const first = brain.reflex?.(seen, chooser) ?? brain.proposals(seen, chooser)[0]?.command;
    if (first === undefined) throw new Error(`the brain proposes nothing to ${chooser}`);
    facts = game.decide(state, chooser, first, dice(first));
    if (isRefusal(facts)) throw new Error(`the brain proposes ${game.writeCommand(first)}: ${facts.code}`);
  }
  onLuck(brain.luck?.(state, facts, seat) ?? 0);
  const after = fold(game, state, facts);
  const now = brain.turn(after);
  const gone = now === turn ? passed : passed + 1;
  const over = (now !== turn && gone >= turns) || given + 1 >= LONGEST;
  return { state: after, turn: now, passed: gone, plan: left, given: given + 1, over };
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
