import type { Fact } from '../play/fact.ts';
import { type State, unitOf } from '../play/state.ts';

/** The figures of the dice that fell, and what they did. */
export function measureOf(before: State, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const figures: Record<string, number> = { hits: 0, flags: 0, letters: 0, losses: 0, eliminated: 0 };
  const add = (name: string, by: number) => {
    figures[name] = (figures[name] ?? 0) + by;
  };
  let rolled = false;
  for (const fact of facts) {
    if (fact.is === 'rolled') {
      rolled = true;
      add('hits', fact.hits);
      add('flags', fact.flags);
      add('letters', fact.letters);
    }
    if (fact.is === 'struck') {
      add('losses', fact.losses);
      if (fact.losses >= unitOf(before, fact.unit).elements) add('eliminated', 1);
    }
  }
  return rolled ? figures : {};
}
