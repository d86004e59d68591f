import type { Fact } from '../play/fact.ts';
import type { Frame } from '../play/frame.ts';
import { creatureOf } from '../encounter/creature.ts';
import type { State } from '../play/state.ts';

/** Damage that a shield is about to be asked to take: counted as if it were not. */
function pending(frames: readonly Frame[]): number {
  const frame = frames.at(-1);
  return frame?.kind === 'block' ? frame.damage : 0;
}

/** Figures whose distribution matters, for one outcome of a command: damage dealt to others and to one's own side, hits, falls. */
export function measure(before: State, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const acting = before.turn === null ? undefined : creatureOf(before, before.turn.who)?.side;
  let damage = 0;
  let taken = 0;
  let hits = 0;
  let falls = 0;
  let halves = 0;
  for (const fact of facts) {
    if (fact.is === 'hurt') {
      if (creatureOf(before, fact.who)?.side === acting) taken += fact.amount;
      else damage += fact.amount;
    } else if (fact.is === 'struck' && (fact.check.degree === 'success' || fact.check.degree === 'critical-success'))
      hits++;
    else if (fact.is === 'fell') falls++;
    else if (fact.is === 'asked') damage += pending(fact.frames);
    else if (fact.is === 'moved') halves += fact.halves;
  }
  return { damage, taken, hits, falls, squares: Math.floor(halves / 2) };
}
