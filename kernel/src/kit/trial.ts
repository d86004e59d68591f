import type { Command, Fact, Game, Refusal } from '../contract/game.ts';
import { canonical } from '../log/canonical.ts';
import type { Match } from '../log/match.ts';
import { type Moment, type Opening, playWalk, transcript, type Walk } from './walk.ts';
import { wordProblems } from './words.ts';

/** What a test may tell the kit. */
export interface KitOptions<State, C> {
  /** Random games per promise, times the dial. */
  readonly games?: number;
  /** Longest random game, in commands. */
  readonly longest?: number;
  readonly seed?: number;
  /** A whole game ends within this many commands of random play, by the game's own stated limit. */
  readonly limit?: number;
  /** Offers of one moment whose outlook is asked for; a few when left out. */
  readonly outlooks?: number;
  /** Commands to try beside those that random games come across: unknown pieces, places off the board… */
  readonly strangers?: (state: State) => readonly C[];
  /**
   * Commands that are legal though not listed, because listing them all is pointless (a path among many to the same
   * place). Everything else that is not offered must be refused.
   */
  readonly alsoLegal?: (state: State, seat: string, command: C) => boolean;
  /** Promises this game cannot keep, by name, each with the reason. One that is kept all the same is a mistake too. */
  readonly cannot?: Readonly<Record<string, string>>;
}

/** A game on trial: the openings to play it from, and how to say what went wrong. */
export class Trial<State, C extends Command, F extends Fact, R extends Refusal, Scenario> {
  readonly game: Game<State, C, F, R, Scenario>;
  readonly openings: readonly Opening<Scenario>[];
  readonly options: KitOptions<State, C>;

  constructor(
    game: Game<State, C, F, R, Scenario>,
    openings: readonly Opening<Scenario>[],
    options: KitOptions<State, C>,
  ) {
    this.game = game;
    this.openings = openings;
    this.options = options;
  }

  play(walk: Walk, visit?: (moment: Moment<State, C, F>) => void): Match<State, C, F> {
    return playWalk(this.game, this.openings, walk, visit);
  }

  ensure(truth: boolean, message: () => string): void {
    if (!truth) throw new Error(message());
  }

  /** Two values are the same data. */
  same(a: unknown, b: unknown, what: string, match: Match<State, C, F>): void {
    const [one, other] = [canonical(a), canonical(b)];
    this.ensure(one === other, () => `${what}\n${one}\n${other}\nafter\n${this.transcript(match)}`);
  }

  /** A sentence people may be shown. */
  says(what: string, sentence: string, match: Match<State, C, F>): void {
    const problem = wordProblems(sentence);
    this.ensure(problem === null, () => `${what}: ${problem}: ${sentence}\nafter\n${this.transcript(match)}`);
  }

  /** Rules that the book holds. */
  cites(what: string, rules: readonly string[]): void {
    for (const id of rules) {
      this.ensure(
        Object.hasOwn(this.game.rulebook.rules, id),
        () => `${what} cites ${id}, which the rulebook does not hold`,
      );
    }
  }

  transcript(match: Match<State, C, F>): string {
    return transcript(this.game, match);
  }
}

/** One promise of the contract, as a random game can show it broken. */
export interface KitPromise {
  readonly name: string;
  /** Plays the walk; throws when the promise is broken. */
  keep<State, C extends Command, F extends Fact, R extends Refusal, Scenario>(
    trial: Trial<State, C, F, R, Scenario>,
    walk: Walk,
  ): void;
}

/** A value as it is after a journey through a file. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T; // plain data is what it was after a round trip: that is being checked
}
