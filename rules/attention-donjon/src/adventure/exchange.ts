import { refuse } from '../play/refusal.ts';
import { geometryAt, heroesOf, theFigure } from '../play/state.ts';
import { areAdjacent } from '../space/geometry.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import type { Figure } from '../turn/figure.ts';
import { type Gear, isItem, type ItemId, PACK_ROOM } from './equipment.ts';

/** In the place of an object that is not given, or not taken. */
const NOTHING = 'nothing';

/** What a hero may hand over: carried, and whole. */
function loose({ gear }: Figure): readonly ItemId[] {
  return [...new Set(gear.carried)].filter((item) => !gear.broken.includes(item));
}

/** Échanger un objet: give, take, or swap one object for another with a hero within touch; a standard Action (ad.x.exchange). */
export const exchange: Action<'exchange'> = {
  under: 'gear',
  barred: ({ turn, figure }) => budgetRefusal(figure, turn.budget, 'standard'),
  candidates({ state, figure }) {
    const geometry = geometryAt(state);
    const beside = heroesOf(state).filter(({ at }) => areAdjacent(geometry, figure.at, at));
    if (beside.length === 0) return [];
    const own = [...loose(figure), NOTHING];
    return beside.flatMap((other) => {
      const theirs = [...loose(other), NOTHING];
      return own.flatMap((give) => theirs.map((take) => ({ do: 'exchange', target: other.id, give, take }) as const));
    });
  },
  fault({ state, figure }, { target, give, take }) {
    const other = state.figures[target];
    if (other === undefined) return refuse('unknown-figure', { what: target });
    if (other.group !== null) return refuse('not-a-hero', { who: target, rules: ['ad.x.exchange'] });
    if (!areAdjacent(geometryAt(state), figure.at, other.at)) return refuse('not-adjacent', { who: target });
    if (!hands(figure, give)) return refuse('not-carried', { who: figure.id, what: give });
    if (!hands(other, take)) return refuse('not-carried', { who: target, what: take });
    if (give === take) return refuse('nothing-to-exchange', { who: target });
    const one = give === NOTHING || take === NOTHING;
    const fuller = take === NOTHING ? other : figure; // whoever receives without giving
    return one && fuller.gear.carried.length >= PACK_ROOM ? refuse('pack-full', { who: fuller.id }) : null;
  },
  perform(unfolding, { figure }, { target, give, take }) {
    spend(unfolding, figure, 'standard');
    const other = theFigure(unfolding.state, target);
    unfolding.happens({
      is: 'exchanged',
      figure: figure.id,
      target: other.id,
      given: isItem(give) ? give : null,
      taken: isItem(take) ? take : null,
      gear: exchanged(figure.gear, give, take),
      other: exchanged(other.gear, take, give),
    });
  },
};

/** May this hero hand that over? Nothing can always be handed over. */
function hands(hero: Figure, item: string): boolean {
  return item === NOTHING || (isItem(item) && loose(hero).includes(item));
}

/** The pack of someone who hands one object over and receives another. */
function exchanged(gear: Gear, out: string, into: string): Gear {
  const at = isItem(out) ? gear.carried.indexOf(out) : -1;
  const left = at < 0 ? gear.carried : gear.carried.toSpliced(at, 1);
  return { ...gear, carried: isItem(into) ? [...left, into] : left };
}
