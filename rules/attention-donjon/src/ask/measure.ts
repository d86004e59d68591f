import { actorOf } from '../play/offers.ts';
import type { Fact, FactOf } from '../play/fact.ts';
import type { Figure } from '../turn/figure.ts';
import { type State, topFrame } from '../play/state.ts';
import { coverNow, protectionNow } from '../adventure/stats.ts';

/**
 * The figures whose distribution matters, for one outcome of a command: what the dice say before anyone changes them. A
 * command often stops at a choice (Heroism, a gamble), so free attacks and hits are read off the roll itself. What others
 * roll on the way, such as a free attack, has names of its own.
 */
export function measureOf(before: State, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const measures: Record<string, number> = {};
  const add = (name: string, amount: number) => {
    measures[name] = (measures[name] ?? 0) + amount;
  };
  let needed = neededIn(before);
  let target = targetIn(before);
  let actor = actorOf(before, topFrame(before));
  for (const fact of facts) {
    if (fact.is === 'move-declared') needed = fact.needed;
    if (fact.is === 'attacks') target = before.figures[fact.target];
    if (fact.is === 'dodged' && fact.how === 'talent') add('free-attacks', 0);
    if (fact.is !== 'rolled') continue;
    actor ??= fact.who;
    const own = fact.who === actor;
    if (fact.purpose !== 'damage') add(own ? successesOf(fact.purpose) : 'successes-of-another', fact.successes);
    if (fact.purpose === 'dodge') add('free-attacks', Math.max(0, needed - fact.successes));
    if (target === undefined) continue;
    if (fact.purpose === 'attack') add(own ? 'hit' : 'hit-by-another', fact.successes > coverNow(target) ? 1 : 0);
    if (fact.purpose === 'damage' && measures[own ? 'hit' : 'hit-by-another'] === undefined)
      add(own ? 'wounds' : 'wounds-by-another', Math.max(0, fact.successes - protectionNow(before, target)));
  }
  return measures;
}

function successesOf(purpose: FactOf<'rolled'>['purpose']): string {
  return purpose === 'dodge' || purpose === 'attack' ? `${purpose}-successes` : 'successes';
}

/** Successes that a dodge under way needs. */
function neededIn({ stack }: State): number {
  const move = stack.findLast((frame) => frame.kind === 'move');
  return move?.kind === 'move' ? move.needed : 0;
}

/** The target of an attack under way. */
function targetIn({ stack, figures }: State): Figure | undefined {
  const attack = stack.findLast((frame) => frame.kind === 'attack');
  return attack?.kind === 'attack' ? figures[attack.target] : undefined;
}
