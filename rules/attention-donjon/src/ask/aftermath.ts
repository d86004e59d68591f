import {
  add,
  canonical,
  type Chance,
  explore,
  type Fraction,
  fraction,
  isRefusal,
  multiply,
  type Seat,
  SeededChance,
  ZERO,
} from '@arbitre/kernel';
import type { Command } from '../play/command.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import { askedOf } from '../play/judge.ts';
import { offersOf } from '../play/offers.ts';
import { type State, topFrame } from '../play/state.ts';
import { hasCondition } from '../turn/figure.ts';

/** Outcomes of the dice that are all looked at; beyond, so many throws stand for them. */
const LIMIT = 216;
const THROWS = 60;

/** Commands whose result is hidden from the chooser: nothing can be said of them beforehand. */
const UNKNOWABLE: ReadonlySet<Command['do']> = new Set(['begin', 'reveal', 'room', 'spot', 'wait']);

/** What becomes of one figure by a command alone, up to the next choice. */
export interface Fate {
  readonly who: string;
  readonly hurt: Fraction;
  /** Health lost when any is, on average. */
  readonly loss: Fraction;
  readonly gone: Fraction;
  readonly healed: Fraction;
}

/** What a command leads to, up to the next choice of anybody but what is done with its own dice. */
export interface Aftermath {
  /** Nobody is named whom nothing can befall. */
  readonly fates: readonly Fate[];
  /** How likely the game is lost by it. */
  readonly defeat: Fraction;
}

export function aftermath(state: State, command: Command): Aftermath {
  const asked = askedOf(state);
  if (asked === null || UNKNOWABLE.has(command.do)) return { fates: [], defeat: ZERO };
  const act = (chance: Chance): State => {
    return settled(played(state, asked.seat, command, chance), chance);
  };
  const explored = explore(act, marksOf, LIMIT);
  const ways = explored.exact
    ? explored.outcomes
    : Array.from({ length: THROWS }, (_, seed) => ({
        value: act(new SeededChance(seed)),
        weight: fraction(1, THROWS),
      }));
  const sum = (holds: (after: State) => boolean) =>
    ways.reduce((total, { value, weight }) => (holds(value) ? add(total, weight) : total), ZERO);
  const fates = Object.values(state.figures).map(({ id, health }): Fate => {
    const left = (after: State) => after.figures[id]?.health ?? 0;
    const hurt = sum((after) => left(after) < health);
    const lost = ways.reduce(
      (total, { value, weight }) => add(total, multiply(fraction(Math.max(0, health - left(value))), weight)),
      ZERO,
    );
    return {
      who: id,
      hurt,
      loss: hurt.n === 0n ? ZERO : multiply(lost, { n: hurt.d, d: hurt.n }),
      gone: sum((after) => isGone(after, id) && !isGone(state, id)),
      healed: sum((after) => left(after) > health),
    };
  });
  return {
    fates: fates.filter(({ hurt, gone, healed }) => [hurt, gone, healed].some(({ n }) => n > 0n)),
    defeat: sum(({ ending }) => ending?.won === false),
  };
}

function played(state: State, seat: Seat, command: Command, chance: Chance): State {
  const facts = decide(state, seat, command, chance);
  return isRefusal(facts) ? state : facts.reduce((now, fact) => evolve(now, fact), state);
}

/** What is done with dice on the table when nobody changes anything. */
const PLAINLY: readonly Command['do'][] = ['accept', 'damage'];

/** The dice that lie on the table are left as they are, and the blow does its damage: that is what the choice leads to. */
function settled(state: State, chance: Chance): State {
  let now = state;
  for (let asked = askedOf(now); asked !== null && ['roll', 'attack'].includes(topFrame(now).kind); ) {
    const plainly = offersOf(now).find(({ command }) => PLAINLY.includes(command.do));
    if (plainly === undefined) return now;
    now = played(now, asked.seat, plainly.command, chance);
    asked = askedOf(now);
  }
  return now;
}

function isGone(state: State, id: string): boolean {
  const figure = state.figures[id];
  return figure === undefined || hasCondition(figure, 'unconscious');
}

/** Outcomes that agree on everybody's Health and on the end of the game are one. */
function marksOf({ figures, ending }: State): string {
  return canonical([
    ending?.won ?? null,
    Object.values(figures).map((figure) => [figure.id, figure.health, hasCondition(figure, 'unconscious')]),
  ]);
}
