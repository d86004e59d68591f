import type { Fact, State } from '@arbitre/donjon-d10';
import type { Beat, ShownTerm } from '@arbitre/kernel';

const HERO = 'hero';

/** What the facts of this game look like where the board alone does not tell; null: it does. */
export function beats(fact: Fact, before: State): readonly Beat[] | null {
  const foe = before.combat === null ? '' : `foe-${before.combat.foe + 1}`;
  switch (fact.is) {
    case 'floor-entered':
      return [{ show: 'place', title: { fr: `Étage ${fact.floor.number}`, en: `Floor ${fact.floor.number}` } }];
    case 'rolled': {
      const steps = fact.points;
      const fr = `${steps} pas, ${fact.diagonal ? 'en diagonale' : 'tout droit'}`;
      const en = `${steps} ${steps === 1 ? 'step' : 'steps'}, ${fact.diagonal ? 'diagonally' : 'straight'}`;
      return [
        { show: 'dice', dice: [{ sides: 10, shows: fact.die }], by: HERO, result: { says: { fr, en }, good: null } },
      ];
    }
    case 'moved':
      return fact.squares.length === 0 ? [] : [{ show: 'step', piece: HERO, path: fact.squares }];
    case 'trap-sprung':
      return [
        { show: 'hit', piece: HERO, weight: 2 },
        { show: 'wound', piece: HERO, loses: fact.lost, left: fact.pv },
      ];
    case 'gold-found':
      return [{ show: 'gain', piece: HERO, thing: 'gold', amount: fact.gold, at: fact.at }];
    case 'fountain-drunk':
    case 'potion-drunk':
    case 'rested':
      return fact.healed === 0 ? [] : [{ show: 'wound', piece: HERO, loses: -fact.healed }];
    case 'exchanged':
      return exchange(fact, foe);
    case 'creature-struck': {
      const struck = fact.suffered > 0;
      return [
        {
          show: 'dice',
          dice: [{ sides: 20, shows: fact.die, counts: struck ? 'hit' : 'miss' }],
          by: foe,
          target: { label: { fr: 'au plus', en: 'at most' }, value: fact.value },
        },
        ...blow(foe, HERO, fact.suffered, fact.pv),
      ];
    }
    case 'creature-slain':
      return [
        { show: 'death', piece: `foe-${fact.foe + 1}` },
        ...(fact.gold > 0 ? [{ show: 'gain', piece: HERO, thing: 'gold', amount: fact.gold } as const] : []),
      ];
    case 'hero-slain':
      return [{ show: 'death', piece: HERO }];
    case 'combat-left':
      return [{ show: 'step', piece: HERO, path: [fact.to] }];
    default:
      return null;
  }
}

function exchange(fact: Extract<Fact, { is: 'exchanged' }>, foe: string): readonly Beat[] {
  const terms = (value: number): readonly ShownTerm[] => [{ label: { fr: 'valeur', en: 'value' }, value }];
  const hero = {
    piece: HERO,
    die: { sides: 20, shows: fact.heroDie },
    value: fact.heroValue - fact.heroDie,
    terms: terms(fact.heroValue),
  };
  const other = {
    piece: foe,
    die: { sides: 20, shows: fact.foeDie },
    value: fact.foeValue - fact.foeDie,
    terms: terms(fact.foeValue),
  };
  const winner = fact.dealt > 0 ? 0 : fact.suffered > 0 ? 1 : null;
  return [
    { show: 'duel', sides: [hero, other], winner, margin: fact.gap },
    ...(winner === 0
      ? blow(HERO, foe, fact.dealt, fact.foePv)
      : winner === 1
        ? blow(foe, HERO, fact.suffered, fact.pv)
        : []),
  ];
}

function blow(by: string, piece: string, loses: number, left: number): readonly Beat[] {
  if (loses === 0) return [{ show: 'miss', by, piece }];
  return [
    { show: 'hit', by, piece, weight: loses > 8 ? 3 : loses > 3 ? 2 : 1 },
    { show: 'wound', piece, loses, left },
  ];
}
