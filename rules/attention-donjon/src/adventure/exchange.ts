import type { CommandOf } from '../play/command.ts';
import { type Gear, isItem, type ItemId, PACK_ROOM } from './equipment.ts';
import type { Figure } from '../turn/figure.ts';
import { areAdjacent } from '../space/geometry.ts';
import { geometryAt, heroesOf, type State } from '../play/state.ts';

/** In the place of an object that is not given, or not taken. */
const NOTHING = 'nothing';

/** What a hero may hand over: carried, and whole. */
function loose({ gear }: Figure): readonly ItemId[] {
  return [...new Set(gear.carried)].filter((item) => !gear.broken.includes(item));
}

/** Every exchange with a hero beside this one: give, take, or swap one object for another (ad.x.exchange). */
export function exchanges(state: State, hero: Figure): readonly CommandOf<'exchange'>[] {
  const geometry = geometryAt(state);
  return heroesOf(state)
    .filter(({ at }) => areAdjacent(geometry, hero.at, at))
    .flatMap((other) =>
      [...loose(hero), NOTHING].flatMap((give) =>
        [...loose(other), NOTHING].flatMap((take): CommandOf<'exchange'>[] => {
          const full = (take === NOTHING ? other : hero).gear.carried.length >= PACK_ROOM;
          const crowded = (give === NOTHING || take === NOTHING) && full;
          return give === take || crowded ? [] : [{ do: 'exchange', target: other.id, give, take }];
        }),
      ),
    );
}

/** The pack of someone who hands one object over and receives another. */
export function exchanged(gear: Gear, out: string, into: string): Gear {
  const at = isItem(out) ? gear.carried.indexOf(out) : -1;
  const left = at < 0 ? gear.carried : gear.carried.toSpliced(at, 1);
  return { ...gear, carried: isItem(into) ? [...left, into] : left };
}
