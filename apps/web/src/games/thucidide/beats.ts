import type { Beat, ShownDie } from '@arbitre/kernel';
import type { Fact, State } from '@arbitre/thucidide';

const FACES = ['foot', 'mounted', 'engine', 'advantage', 'flag', 'letter'] as const;

/** What the facts of this game look like where the board alone does not tell; null: it does. */
export function beats(fact: Fact, before: State): readonly Beat[] | null {
  switch (fact.is) {
    case 'moved':
    case 'fled': {
      const path = fact.path.filter((step) => step !== 'outside');
      const piece = fact.is === 'moved' ? fact.piece : fact.character;
      return path.length === 0 ? [] : [{ show: 'step', piece, path }];
    }
    case 'escaped':
    case 'retreated':
      return fact.path.length === 0 ? [] : [{ show: 'rout', piece: fact.unit, path: fact.path }];
    case 'followed':
      return [{ show: 'step', piece: fact.unit, path: [fact.to] }];
    case 'rolled':
      return [
        rolled(fact),
        ...(fact.hits === 0
          ? [{ show: 'miss', by: fact.unit, piece: fact.target } as const]
          : [{ show: 'hit', by: fact.unit, piece: fact.target, weight: fact.hits > 1 ? 3 : 2 } as const]),
      ];
    case 'struck': {
      const unit = before.units.find(({ id }) => id === fact.unit);
      const left = Math.max(0, (unit?.elements ?? 0) - fact.losses);
      const wound: Beat = { show: 'wound', piece: fact.unit, loses: fact.losses, left };
      return left === 0 ? [wound, { show: 'death', piece: fact.unit }] : [wound];
    }
    case 'trampled':
      return [{ show: 'dice', dice: fact.dice.map((face) => die(face, false)), against: fact.unit }];
    case 'endangered':
      return [
        { show: 'dice', dice: fact.dice.map((face) => die(face, false)) },
        ...(fact.lost ? [{ show: 'death', piece: fact.character } as const] : []),
      ];
    case 'caught':
      return [{ show: 'death', piece: fact.character }];
    case 'turn': {
      const name = before.armies[fact.side]?.name;
      return [
        {
          show: 'turn',
          seat: fact.side,
          title: {
            fr: `Tour ${fact.number} : ${name?.fr ?? fact.side}`,
            en: `Turn ${fact.number}: ${name?.en ?? fact.side}`,
          },
        },
      ];
    }
    default:
      return null;
  }
}

function die(face: (typeof FACES)[number], counts: boolean): ShownDie {
  return { sides: 6, shows: FACES.indexOf(face) + 1, face: `face:${face}`, ...(counts && { counts: 'hit' as const }) };
}

/** A face counts once for each hit, flag or letter that was made of it. */
function rolled(fact: Extract<Fact, { is: 'rolled' }>): Beat {
  const useful = (face: string) => face === 'flag' && fact.flags > 0;
  const elements =
    fact.hits === 1
      ? { fr: 'un élément touché', en: 'one element hit' }
      : { fr: `${fact.hits} éléments touchés`, en: `${fact.hits} elements hit` };
  const steps = fact.flags === 0 ? { fr: '', en: '' } : { fr: `, recul de ${fact.flags}`, en: `, back ${fact.flags}` };
  const nothing = { fr: 'sans effet', en: 'no effect' };
  const says =
    fact.hits === 0 && fact.flags === 0
      ? nothing
      : { fr: `${elements.fr}${steps.fr}`, en: `${elements.en}${steps.en}` };
  return {
    show: 'dice',
    by: fact.unit,
    against: fact.target,
    dice: fact.dice.map((face) => die(face, useful(face))),
    result: {
      says: fact.hits === 0 && fact.flags > 0 ? { fr: `recul de ${fact.flags}`, en: `back ${fact.flags}` } : says,
      good: fact.hits > 0,
    },
  };
}
