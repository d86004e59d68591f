import type { Fact, State } from '@arbitre/attention-donjon';
import type { Beat, ShownDie } from '@arbitre/kernel';

/** What the facts of this game look like where the board alone does not tell; null: it does. */
export function beats(fact: Fact, before: State): readonly Beat[] | null {
  switch (fact.is) {
    case 'round-begins':
      return [{ show: 'turn', title: { fr: `Round ${fact.round}`, en: `Round ${fact.round}` } }];
    case 'turn-comes':
      return [{ show: 'card', by: fact.by, card: fact.card }];
    case 'moved':
      return [{ show: 'step', piece: fact.figure, path: fact.path.length > 0 ? fact.path : [fact.to] }];
    case 'pushed':
      return fact.links.flatMap(({ who, to }): readonly Beat[] =>
        before.plan.ground[to] === 'precipice'
          ? [
              { show: 'push', piece: who, to },
              { show: 'fall', piece: who },
            ]
          : [{ show: 'push', piece: who, to }],
      );
    case 'rolled':
      return [rolled(fact)];
    case 'gambled':
      return [
        {
          show: 'dice',
          by: fact.who,
          dice: fact.dice.map((shows) => ({ sides: 6, shows, counts: fact.fiasco ? 'miss' : 'hit' })),
          result: fact.fiasco
            ? { says: { fr: 'fiasco', en: 'fiasco' }, good: false }
            : { says: successes(fact.successes), good: true },
        },
      ];
    case 'attack-judged':
      return [
        fact.hit
          ? { show: 'hit', by: fact.attacker, piece: fact.target, weight: 2 }
          : { show: 'miss', by: fact.attacker, piece: fact.target },
      ];
    case 'wounded':
      return fact.wounds === 0 ? [] : [{ show: 'wound', piece: fact.figure, loses: fact.wounds, left: fact.health }];
    case 'died':
      return [{ show: 'death', piece: fact.figure }];
    case 'room-revealed':
      return [{ show: 'place', title: fact.name }];
    case 'coins-found':
      return [{ show: 'gain', piece: fact.figure, thing: 'coins', amount: fact.coins }];
    default:
      return null;
  }
}

function successes(count: number) {
  if (count === 0) return { fr: 'aucune réussite', en: 'no success' };
  return count === 1
    ? { fr: 'une réussite', en: 'one success' }
    : { fr: `${count} réussites`, en: `${count} successes` };
}

function rolled(fact: Extract<Fact, { is: 'rolled' }>): Beat {
  const dice = fact.dice.map(
    (shows): ShownDie => ({ sides: 6, shows, counts: shows >= fact.difficulty ? 'hit' : 'miss' }),
  );
  return {
    show: 'dice',
    by: fact.who,
    dice,
    target: { label: { fr: 'chaque dé doit montrer', en: 'each die must show' }, value: fact.difficulty },
    result: { says: successes(fact.successes), good: fact.successes > 0 },
  };
}
