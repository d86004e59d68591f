import type { Expectation } from '../door/problem.ts';
import type { Command, Decision, Fact, Outcome, Refusal } from './game.ts';

/** A line of a character or unit sheet. */
export interface SheetLine {
  readonly label: string;
  readonly value: string;
}

/** Everything a game says to a person, in one language. Whole sentences, no codes. */
export interface Words<State, C extends Command, F extends Fact, R extends Refusal> {
  /** What has just happened; `before` is the state it happened in. */
  fact(fact: F, before: State): string;
  /** Why not, in one sentence. The rule is cited beside it by whoever prints it. */
  refusal(refusal: R, state: State): string;
  /** An offered command, as a label: short, starting with the verb. */
  command(command: C, state: State): string;
  /** The heading of a group of offers. */
  group(group: string): string;
  /** Whose choice, of what. */
  decision(decision: Decision, state: State): string;
  outcome(outcome: Outcome, state: State): string;
  seat(seat: string, state: State): string;
  /** A figure of `measure`, or of the score of an outcome. */
  measure(name: string): string;
  /** An assumption or an ending of a forecast. */
  forecast(text: string): string;
  /** Something a preview says will be forbidden. */
  forbids(what: string): string;
  /** What a scenario should have said, for the codes of this game. */
  expectation(expected: Extract<Expectation, { kind: 'game' }>): string;
  /** What a player wants to see at a glance: hit points, purse, actions left. */
  sheet(state: State, seat: string): readonly SheetLine[];
}
