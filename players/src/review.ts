import {
  type Brain,
  type Chance,
  type Command,
  type Game,
  type Proposal,
  sameCommand,
  type Seat,
  SeededChance,
  WIDEST_DRAW,
} from '@arbitre/kernel';
import { type Arm, believed, leads, mean, standardError } from './halving.ts';
import { imagination } from './imagine.ts';
import { LEVELS } from './levels.ts';
import { GUESSWORK, plan, type Thought } from './planner.ts';
import type { Chosen, Considered, Question } from './player.ts';
import { ending, worth } from './worth.ts';

/** A decision of a finished game. */
export interface Decided<State, C extends Command> {
  /** Its place in the log. */
  readonly at: number;
  readonly view: State;
  readonly seat: Seat;
  readonly command: C;
  /** What the hint drew from at that decision; with it, whoever did what it said is never blamed. Left out: a chance of its own. */
  readonly chance?: Chance;
}

/** A decision that cost something, and what would have been better. */
export interface Costly<C> {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Considered<C>;
  readonly better: Considered<C>;
  /** Thousandths of a win, as far as they are believed. */
  readonly cost: number;
}

/** A first look at each decision: enough to see what may have been a blunder. */
const GLANCE: Thought = { plans: 4, simulations: 40, rounds: 1 };

/** What the hint thinks: nobody is blamed with less. */
const { thought: THOUGHT } = LEVELS.master;

/** Errors by which a difference must be believed to be told. */
const MARGIN = 2;

/**
 * The decisions of a game that cost most, the dearest first: those found so far after each decision that was looked at, for whoever will not
 * wait for all. Where a glance sees something better, the hint is asked, and what it would have done is tried against what was done: a review
 * blames nobody for what the hint would say again, nor for what might be chance.
 *
 * @example for (const costly of review(game, brain, decided, 5)) if (enough()) break;
 */
export function* review<State, C extends Command>(
  game: Game<State, C>,
  brain: Brain<State, C>,
  decided: readonly Decided<State, C>[],
  most: number,
): Generator<readonly Costly<C>[], void> {
  let found: readonly Costly<C>[] = [];
  for (const { at, view, seat, command, chance } of decided) {
    const costly = look({ game, brain, view, seat, chance: new SeededChance(at + 1) }, at, command, chance);
    if (costly !== null) found = [...found, costly].toSorted((a, b) => b.cost - a.cost).slice(0, most);
    yield found;
  }
}

function look<State, C extends Command>(
  question: Question<State, C>,
  at: number,
  command: C,
  chance: Chance = question.chance,
): Costly<C> | null {
  const { brain, view, seat } = question;
  const proposals = brain.proposals(view, seat);
  const isPlayed = (one: { readonly command: C }) => sameCommand(one.command, command);
  if (proposals.length < 2 || isPlayed(finished(plan(question, GLANCE, [command])))) return null;
  const advised = finished(plan({ ...question, chance }, THOUGHT));
  if (isPlayed(advised)) return null;
  const played = proposals.find(isPlayed) ?? { command, prior: 0, why: [] };
  const better = proposals.find((one) => sameCommand(one.command, advised.command));
  return better === undefined ? null : compared(question, at, played, better);
}

/**
 * What was done and what the hint would have done, on the same dice, each with as much thought as a hint spends on all; the dice are new, so that
 * what was lucky when the hint was found is not believed twice. Nothing is guessed beforehand: both are held to be worth the same until the tries
 * say otherwise.
 */
function compared<State, C extends Command>(
  question: Question<State, C>,
  at: number,
  played: Proposal<C>,
  better: Proposal<C>,
): Costly<C> | null {
  const { brain, view, seat, chance } = question;
  if (played.exact === true && better.exact === true) {
    const cost = better.prior - played.prior;
    return cost <= 0 ? null : { at, seat, played: counted(played), better: counted(better), cost };
  }
  const pace = (brain.pace ?? 1) * (brain.afford?.(view) ?? 1);
  if (pace === 0) return null; // what it is worth shows farther off than any thought
  const tries = Math.max(GLANCE.simulations, Math.round(THOUGHT.simulations * pace));
  const seeds = Array.from({ length: tries }, () => chance.int(WIDEST_DRAW));
  const arms = [played, better].map((proposal) => tried(question, proposal, seeds));
  const [one, other] = arms;
  const lead = leads(arms)[1];
  if (one === undefined || other === undefined || lead === undefined) return null;
  const guesswork = brain.guesswork ?? GUESSWORK;
  const cost = believed(lead, 0, guesswork);
  const error = (lead.error * guesswork) / Math.hypot(lead.error, guesswork);
  return cost <= MARGIN * error ? null : { at, seat, played: one.seen, better: other.seen, cost };
}

/** A choice carried out with each of those dice, as a search does it. */
function tried<State, C extends Command>(
  question: Question<State, C>,
  proposal: Proposal<C>,
  seeds: readonly number[],
): Arm & { readonly seen: Considered<C> } {
  const { game, brain, view, seat, temper } = question;
  const rounds = Math.min(THOUGHT.rounds, brain.farthest ?? 1);
  const turns = Math.max(1, brain.round?.(view) ?? 2);
  const carryOut = imagination(question, [proposal.command, ...(proposal.next ?? [])], { rounds, turns });
  const results = seeds.map((seed) =>
    mean(
      carryOut(seed)
        .slice(rounds > 1 ? 1 : 0)
        .map(
          ({ state, luck }) =>
            (ending(question, state) ?? worth(brain.features(game.view(state, seat), seat), temper)) - luck,
        ),
    ),
  );
  const seen = { ...counted(proposal), value: mean(results), error: standardError(results), simulations: seeds.length };
  return { results, seen };
}

/** A choice as its brain counts it. */
function counted<C>({ command, prior, why, rules = [], exact }: Proposal<C>): Considered<C> {
  return { command, value: prior, error: 0, simulations: 0, ...(exact && { exact }), why, rules, features: {} };
}

function finished<C>(thought: Generator<unknown, Chosen<C>>): Chosen<C> {
  let round = thought.next();
  while (round.done !== true) round = thought.next();
  return round.value;
}
