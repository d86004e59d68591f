import type { Suit } from '../initiative/card.ts';
import type { Modifier } from '../effect/effect.ts';
import { type Figure, hasTalent } from '../turn/figure.ts';
import { figuresOf, type State, theFigure, zoneOfFigure } from '../play/state.ts';
import { suitsNow, traitDice, traitRoll } from './stats.ts';
import { automatic, type Table } from '../play/unfolding.ts';
import { heal, wound } from './wound.ts';

/** The suit an Aura takes its effect from; null without the talent, Arcanes or a card (ad.x.aura). */
export function auraSuit(state: State, hero: Figure): Suit | null {
  if (!hasTalent(hero, 'arcana-aura') || traitDice(state, hero, 'arcana') === 0) return null;
  return suitsNow(state, hero)[0] ?? null;
}

/** Every figure of the hero's zone, the hero included. */
function figuresAround(state: State, hero: Figure): readonly string[] {
  const zone = zoneOfFigure(state, hero);
  return figuresOf(state).flatMap((figure) => (zoneOfFigure(state, figure) === zone ? [figure.id] : []));
}

/** Whom an Aura may spare: nobody, or as many figures as dice are dropped, one die at least being kept. */
export function spared(state: State, hero: Figure): readonly (readonly string[])[] {
  const most = traitDice(state, hero, 'arcana') - 1;
  return figuresAround(state, hero).reduce<readonly (readonly string[])[]>(
    (sets, id) => [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, id])],
    [[]],
  );
}

/** Aura des Arcanes: the roll of Arcanes, a die less for each figure spared. */
export function startAura(table: Table, hero: Figure, sparing: readonly string[]): void {
  const suit = auraSuit(table.state, hero);
  if (suit === null) return;
  table.push({
    kind: 'aura',
    suit,
    figure: hero.id,
    left: figuresAround(table.state, hero).filter((id) => !sparing.includes(id)),
    value: null,
    difficulty: hero.profile.traits.arcana ?? 0,
  });
  table.roll(traitRoll(table.state, hero, 'arcana', 'aura', 5, { bonus: -sparing.length }));
}

/** Then what its suit says befalls the figures that are left, one after another. */
export const auraResolver = automatic<'aura'>((table, { rolled, ...frame }) => {
  if (frame.value === null) {
    const value = rolled?.successes ?? 0;
    if (value === 0) return table.pop();
    table.emit({ is: 'aura', figure: frame.figure, suit: frame.suit, value, on: frame.left });
    return table.replace({ ...frame, value });
  }
  const [id, ...left] = frame.left.filter((one) => table.state.figures[one] !== undefined);
  if (id === undefined) return table.pop();
  const figure = theFigure(table.state, id);
  if (frame.suit === 'S' && rolled === undefined) return resist(table, figure, frame.figure, frame.difficulty);
  table.replace({ ...frame, left });
  if (frame.suit === 'S') wound(table, id, frame.value - (rolled?.successes ?? 0));
  if (frame.suit === 'H') heal(table, id, frame.value, figure.profile.health);
  if (frame.suit === 'D') lasts(table, id, 'protection', frame.value);
  if (frame.suit === 'C') lasts(table, id, 'parade', -frame.value);
});

/** Mental against the caster's Arcanes; Résistance à la magie adds a die (ad.x.resistance). */
function resist(table: Table, figure: Figure, caster: string, difficulty: number): void {
  table.roll(
    traitRoll(table.state, figure, 'mind', 'resist', difficulty, {
      bonus: hasTalent(figure, 'magic-resistance') ? 1 : 0,
      against: caster,
    }),
  );
}

function lasts(table: Table, bearer: string, what: Modifier, value: number): void {
  const { nextEffect: id } = table.state;
  table.emit({ is: 'effect-begins', effect: { id, bearer, what, value, until: { rounds: 1 } } });
}
