import type { Fact } from '../play/fact.ts';
import { creatureOf } from '../encounter/creature.ts';
import { askedNow } from '../play/judge.ts';
import type { State } from '../play/state.ts';

/**
 * Figures whose distribution matters, for one outcome of a command: damage dealt to others and to one's own side, hits, falls, squares
 * moved. One's own side is that of whoever chooses: in the middle of an enemy's turn, the one who reacts.
 */
export function measure(before: State, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const side = (who: string | undefined) => (who === undefined ? undefined : creatureOf(before, who)?.side);
  const own = side(askedNow(before) ?? before.turn?.who);
  let damage = 0;
  let taken = 0;
  let hits = 0;
  let falls = 0;
  let halves = 0;
  const hurt = (who: string, amount: number) => {
    if (side(who) === own) taken += amount;
    else damage += amount;
  };
  for (const fact of facts) {
    if (fact.is === 'hurt') hurt(fact.who, fact.amount);
    else if (fact.is === 'struck' && (fact.check.degree === 'success' || fact.check.degree === 'critical-success'))
      hits++;
    else if (fact.is === 'fell') falls++;
    else if (fact.is === 'asked') {
      const frame = fact.frames.at(-1);
      if (frame?.kind === 'block') hurt(frame.who, frame.damage); // counted as if no shield took it
    } else if (fact.is === 'moved' && side(fact.who) === own) halves += fact.halves;
  }
  return { damage, taken, hits, falls, squares: Math.floor(halves / 2) };
}
