import type { Suit } from '../initiative/card.ts';
import type { Modifier } from '../effect/effect.ts';
import { type Figure, hasTalent } from '../turn/figure.ts';
import { figuresOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { suitsNow, traitDice, traitRoll } from './stats.ts';
import { refuse } from '../play/refusal.ts';
import { automatic } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import type { Action } from '../turn/action.ts';
import { budgetRefusal, spend } from '../turn/budget.ts';
import { heal, wound } from './wound.ts';

/** The suit an Aura takes its effect from; null without the talent, Arcanes or a card (ad.x.aura). */
function auraSuit(state: State, hero: Figure): Suit | null {
  if (!hasTalent(hero, 'arcana-aura') || traitDice(state, hero, 'arcana') === 0) return null;
  return suitsNow(state, hero)[0] ?? null;
}

/** Every figure of the hero's zone, the hero included. */
function figuresAround(state: State, hero: Figure): readonly string[] {
  const zone = zoneOfFigure(state, hero);
  return figuresOf(state).flatMap((figure) => (zoneOfFigure(state, figure) === zone ? [figure.id] : []));
}

/** Whom an Aura may spare: nobody, or as many figures as dice are dropped, one die at least being kept. */
function spared(state: State, hero: Figure): readonly (readonly string[])[] {
  const most = traitDice(state, hero, 'arcana') - 1;
  return figuresAround(state, hero).reduce<readonly (readonly string[])[]>(
    (sets, id) => [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, id])],
    [[]],
  );
}

/** Aura des Arcanes: a standard Action, the roll of Arcanes, a die less for each figure spared (ad.x.aura). */
export const aura: Action<'aura'> = {
  barred({ state, turn, figure }) {
    const who = figure.id;
    const refusal = budgetRefusal(figure, turn.budget, 'standard');
    if (refusal !== null) return refusal;
    if (!hasTalent(figure, 'arcana-aura')) return refuse('lacks-talent', { who });
    return auraSuit(state, figure) === null ? refuse('no-suit', { who }) : null;
  },
  candidates: ({ state, figure }) =>
    spared(state, figure).map((ids) => (ids.length === 0 ? { do: 'aura' } : { do: 'aura', spare: ids.join(' ') })),
  fault: ({ state, figure }, { spare = '' }) =>
    spared(state, figure).some((ids) => ids.join(' ') === spare) ? null : refuse('cannot-spare', { who: figure.id }),
  perform(unfolding, { state, figure }, { spare }) {
    const suit = auraSuit(state, figure);
    if (suit === null) return;
    spend(unfolding, figure, 'standard');
    unfolding.happens({ is: 'tries', figure: figure.id, what: 'aura', target: null });
    const sparing = spare?.split(' ') ?? [];
    unfolding.open({
      kind: 'aura',
      suit,
      figure: figure.id,
      left: figuresAround(state, figure).filter((id) => !sparing.includes(id)),
      value: null,
      difficulty: figure.profile.traits.arcana ?? 0,
    });
    unfolding.roll(traitRoll(unfolding.state, figure, 'arcana', 'aura', 5, { bonus: -sparing.length }));
  },
};

/** Then what its suit says befalls the figures that are left, one after another. */
export const auraResolver = automatic<'aura'>((unfolding, { rolled, ...frame }) => {
  if (frame.value === null) {
    const value = rolled?.successes ?? 0;
    if (value === 0) return unfolding.close();
    unfolding.happens({ is: 'aura', figure: frame.figure, suit: frame.suit, value, on: frame.left });
    return unfolding.replace({ ...frame, value });
  }
  const [id, ...left] = frame.left.filter((one) => unfolding.state.figures[one] !== undefined);
  if (id === undefined) return unfolding.close();
  const figure = theFigure(unfolding.state, id);
  if (frame.suit === 'S' && rolled === undefined) return resist(unfolding, figure, frame.figure, frame.difficulty);
  unfolding.replace({ ...frame, left });
  if (frame.suit === 'S') wound(unfolding, id, frame.value - (rolled?.successes ?? 0));
  if (frame.suit === 'H') heal(unfolding, id, frame.value, figure.profile.health);
  if (frame.suit === 'D') lasts(unfolding, id, 'protection', frame.value);
  if (frame.suit === 'C') lasts(unfolding, id, 'parade', -frame.value);
});

/** Mental against the caster's Arcanes; Résistance à la magie adds a die (ad.x.resistance). */
function resist(unfolding: Unfolding, figure: Figure, caster: string, difficulty: number): void {
  unfolding.roll(
    traitRoll(unfolding.state, figure, 'mind', 'resist', difficulty, {
      bonus: hasTalent(figure, 'magic-resistance') ? 1 : 0,
      against: caster,
    }),
  );
}

function lasts(unfolding: Unfolding, bearer: string, what: Modifier, value: number): void {
  const { nextEffect: id } = unfolding.state;
  unfolding.happens({ is: 'effect-begins', effect: { id, bearer, what, value, until: { rounds: 1 } } });
}
