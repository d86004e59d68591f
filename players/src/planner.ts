import { type Command, type Features, type Proposal, sameCommand, WIDEST_DRAW } from '@arbitre/kernel';
import { type Arm, believed, halving, leads, mean, standardError } from './halving.ts';
import { imagination, type Imagined } from './imagine.ts';
import { type Chosen, type Considered, type Progress, type Question, unthinking } from './player.ts';
import { ending, worth } from './worth.ts';

/** How much a player thinks. */
export interface Thought {
  /** Plans compared at a decision, the brain's best first. */
  readonly plans: number;
  /** Simulations spent on a decision. */
  readonly simulations: number;
  /**
   * Rounds looked ahead: 1 is one's own turn and the answers to it. No more than the brain says is of use. Of several the first is not
   * weighed, where blows that are still to fall are only guessed at; the mean of the others scatters less than the last alone.
   */
  readonly rounds: number;
}

interface Plan<State, C> extends Arm {
  readonly proposal: Proposal<C>;
  readonly carryOut: (seed: number) => readonly Imagined<State>[];
  readonly features: Map<string, number>;
}

/**
 * Plans its turn: each candidate is played to the end of the turn and through the answers, on the same dice for all; the worse half
 * is dropped, and again. What the brain guessed of them counts as well, and what it would do first is done unless something else is held to be
 * better. `also` names commands to judge though the brain does not propose them.
 */
export function* plan<State, C extends Command>(
  question: Question<State, C>,
  thought: Thought,
  also: readonly C[] = [],
): Generator<Progress<C>, Chosen<C>> {
  const { game, brain, view, seat, chance, temper } = question;
  const proposals = withThese(brain.proposals(view, seat, temper).slice(0, thought.plans), also);
  const [first] = proposals;
  if (first === undefined) throw new Error(`the brain proposes nothing to ${seat}`);
  const pace = (brain.pace ?? 1) * (brain.afford?.(view) ?? 1);
  const settled = proposals.length === 1 || ((first.exact === true || pace === 0) && also.length === 0);
  if (settled || thought.simulations === 0) return withoutSearch(proposals);
  const rounds = Math.min(thought.rounds, brain.farthest ?? 1);
  const turns = Math.max(1, brain.round?.(view) ?? 2);
  const plans = proposals.map((proposal): Plan<State, C> => {
    const carryOut = imagination(question, [proposal.command, ...(proposal.next ?? [])], { rounds, turns });
    return { proposal, carryOut, results: [], features: new Map() };
  });
  const [brains] = plans;
  if (brains === undefined) throw new Error(`the brain proposes nothing to ${seat}`);
  const seeds: number[] = [];
  const attempt = (arm: number, nth: number): number => {
    const seed = (seeds[nth] ??= chance.int(WIDEST_DRAW));
    const { carryOut, features } = plans[arm] ?? brains;
    const seen = carryOut(seed).slice(rounds > 1 ? 1 : 0);
    let sum = 0;
    for (const { state, luck } of seen) {
      const found = brain.features(game.view(state, seat), seat);
      gather(features, found, seen.length);
      sum += (ending(question, state) ?? worth(found, temper)) - luck;
    }
    return sum / seen.length;
  };
  const guesswork = brain.guesswork ?? GUESSWORK;
  const simulations = Math.max(2 * plans.length, Math.round(thought.simulations * pace));
  const race = halving(plans, simulations, attempt);
  let round = race.next();
  for (; round.done !== true; round = race.next()) {
    const best = bestOf(plans, round.value.standing, guesswork);
    yield { best: best.proposal.command, value: mean(best.results), done: round.value.done, of: round.value.of };
  }
  const { standing, done } = round.value;
  const best = bestOf(plans, standing, guesswork);
  const others = plans.filter((one) => one !== best).toSorted((a, b) => mean(b.results) - mean(a.results));
  return {
    command: best.proposal.command,
    value: mean(best.results),
    considered: [best, ...others].map(considered),
    simulations: done,
  };
}

/** The proposals, and those commands that somebody wants to hear about all the same. */
function withThese<C extends Command>(proposals: readonly Proposal<C>[], also: readonly C[]): readonly Proposal<C>[] {
  const missing = also.filter((command) => !proposals.some((one) => sameCommand(one.command, command)));
  const least = proposals.at(-1)?.prior ?? 0;
  return [...proposals, ...missing.map((command) => ({ command, prior: least, why: [] }))];
}

/** The brain's choices as they are. */
export function withoutSearch<C>(proposals: readonly Proposal<C>[]): Chosen<C> {
  const [first] = proposals;
  if (first === undefined) throw new Error('nothing is proposed');
  return {
    ...unthinking(first.command, first.prior),
    considered: proposals.map(({ command, prior, why, rules = [], exact }) => ({
      command,
      value: prior,
      error: 0,
      simulations: 0,
      ...(exact && { exact }),
      why,
      rules,
      features: {},
    })),
  };
}

/** Thousandths of a win that tell two plans apart: what a position is held to be worth is no surer than that, whatever the dice. */
const LEAST_LEAD = 10;

/** By how much a brain's guesses miss, unless it tells. */
export const GUESSWORK = 60;

/** How much of what a brain guesses between two choices is to be expected: it takes the first for better than it is. */
const BORNE_OUT = 0.5;

/** How far anything counts at all where all is as good as won or lost. */
const LEAST_LEVERAGE = 0.05;

/** The plan of those standing that is held to be best, by what was guessed and what was tried; the brain's first, unless another leads it. */
function bestOf<P extends Plan<unknown, unknown>>(
  plans: readonly P[],
  standing: readonly number[],
  guesswork: number,
): P {
  const [brains] = plans;
  if (brains === undefined) throw new Error('nothing was tried');
  const tried = leads(plans);
  let best = brains;
  let most = LEAST_LEAD;
  for (const arm of standing) {
    const [plan, lead] = [plans[arm], tried[arm]];
    if (arm === 0 || plan === undefined || lead === undefined) continue;
    const leverage = leverageAt(mean(brains.results) + lead.lead / 2);
    const guess = BORNE_OUT * leverage * (plan.proposal.prior - brains.proposal.prior);
    const held = believed(lead, guess, leverage * guesswork);
    if (held > most) [best, most] = [plan, held];
  }
  return best;
}

/** What a step is worth there beside what it is worth in an even position: the nearer a victory or a defeat, the less. */
function leverageAt(value: number): number {
  return Math.max(LEAST_LEVERAGE, 1 - (value / 1000) ** 2);
}

/** Adds the terms of a position to their sums, as one of so many that count for one. */
function gather(sums: Map<string, number>, features: Features, of: number): void {
  for (const [name, value] of Object.entries(features)) sums.set(name, (sums.get(name) ?? 0) + value / of);
}

function considered<State, C>({ proposal, results, features }: Plan<State, C>): Considered<C> {
  const error = standardError(results);
  return {
    command: proposal.command,
    value: mean(results),
    error: Number.isFinite(error) ? error : 0,
    simulations: results.length,
    why: proposal.why,
    rules: proposal.rules ?? [],
    features: Object.fromEntries([...features].map(([name, sum]) => [name, sum / Math.max(1, results.length)])),
  };
}
