import type { Beat, Bilingual } from '@arbitre/kernel';
import type { Fact, State } from '@arbitre/pathfinder';

const DEGREES: Readonly<Record<string, Bilingual>> = {
  'critical-success': { fr: 'coup critique', en: 'critical success' },
  success: { fr: 'réussi', en: 'success' },
  failure: { fr: 'manqué', en: 'failure' },
  'critical-failure': { fr: 'échec critique', en: 'critical failure' },
};

/** What the facts of this game look like where the board alone does not tell; null: it does. */
export function beats(fact: Fact, before: State): readonly Beat[] | null {
  switch (fact.is) {
    case 'turn-began': {
      const name = before.creatures.find(({ id }) => id === fact.who)?.name;
      return [{ show: 'turn', piece: fact.who, title: name ?? { fr: fact.who, en: fact.who } }];
    }
    case 'moved':
      return [{ show: 'step', piece: fact.who, path: [fact.to.at] }];
    case 'pushed':
      return [{ show: 'push', piece: fact.who, to: fact.to.at }];
    case 'struck':
    case 'checked':
      return rolled(fact);
    case 'hurt':
      return [{ show: 'wound', piece: fact.who, loses: fact.amount, left: fact.left }];
    case 'healed':
      return [{ show: 'wound', piece: fact.who, loses: -fact.amount, left: fact.left }];
    case 'fell':
      return [{ show: 'fall', piece: fact.who, to: fact.to.at }];
    case 'knocked-out':
    case 'died':
      return [{ show: 'death', piece: fact.who }];
    default:
      return null;
  }
}

function rolled(fact: Extract<Fact, { is: 'struck' | 'checked' }>): readonly Beat[] {
  const { die, bonus, dc, degree } = fact.check;
  const target = fact.is === 'struck' ? fact.target : fact.against;
  const good = degree === 'success' || degree === 'critical-success';
  const label = fact.is === 'struck' ? { fr: 'CA', en: 'AC' } : { fr: 'DD', en: 'DC' };
  const dice: Beat = {
    show: 'dice',
    dice: [{ sides: 20, shows: die, counts: good ? 'hit' : 'miss' }],
    by: fact.who,
    against: target ?? fact.who,
    sum: [{ label: { fr: 'bonus', en: 'bonus' }, value: bonus }],
    total: die + bonus,
    target: { label, value: dc },
    result: {
      says:
        fact.is === 'struck' && degree === 'success'
          ? { fr: 'touché', en: 'hit' }
          : (DEGREES[degree] ?? { fr: degree, en: degree }),
      good,
    },
  };
  if (fact.is !== 'struck') return [dice];
  return [
    dice,
    good
      ? { show: 'hit', by: fact.who, piece: fact.target, weight: degree === 'critical-success' ? 3 : 2 }
      : { show: 'miss', by: fact.who, piece: fact.target },
  ];
}
