import type { Fact } from './fact.ts';
import type { State } from './state.ts';

/** The figures whose distribution matters, for one outcome of a command. */
export function measureOf(before: State, facts: readonly Fact[]): Readonly<Record<string, number>> {
  const measures: Record<string, number> = {};
  const add = (name: string, amount: number) => {
    measures[name] = (measures[name] ?? 0) + amount;
  };
  for (const fact of facts) {
    switch (fact.is) {
      case 'dodged':
        add('free-attacks', fact.missing);
        break;
      case 'attack-judged':
        add('hit', fact.hit ? 1 : 0);
        break;
      case 'rolled':
        if (fact.purpose !== 'damage') add('successes', fact.successes);
        break;
      case 'wounded':
        add(before.figures[fact.figure]?.side === 'enemy' ? 'wounds' : 'own-wounds', fact.wounds);
        break;
      case 'died':
        add('deaths', 1);
        break;
      default:
    }
  }
  return measures;
}
