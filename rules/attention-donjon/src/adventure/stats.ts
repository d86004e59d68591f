import { suitOf, type Suit } from '../initiative/card.ts';
import { modifierOf } from '../effect/effect.ts';
import {
  areHostile,
  canAct,
  conditionDice,
  coverOf,
  enduranceOf,
  type Figure,
  hasCondition,
  hasTalent,
  paradeOf,
  protectionOf,
  traitOf,
} from '../turn/figure.ts';
import { areAdjacent } from '../space/geometry.ts';
import { itemOf } from './equipment.ts';
import { figuresOf, geometryAt, type State, zoneOfFigure } from '../play/state.ts';
import { diceOf, type Trait } from './trait.ts';
import type { RollPurpose, RollSpec } from '../play/frame.ts';

/** Parade with timed effects, never below 0. */
export function paradeNow(state: State, figure: Figure): number {
  return Math.max(0, paradeOf(figure) + modifierOf(state.effects, figure, 'parade'));
}

export function enduranceNow(state: State, figure: Figure): number {
  return Math.max(0, enduranceOf(figure) + modifierOf(state.effects, figure, 'endurance'));
}

export function protectionNow(state: State, figure: Figure): number {
  return Math.max(0, protectionOf(figure) + modifierOf(state.effects, figure, 'protection'));
}

export function coverNow(figure: Figure): number {
  return Math.max(0, coverOf(figure));
}

/** Dice of a Trait roll: the Trait, states, effects, burden, talents that add dice to it, and what the roll itself adds. */
export function traitDice(state: State, figure: Figure, trait: Trait, bonus = 0): number {
  const talents =
    (trait === 'mind' && hasTalent(figure, 'mountain-mind') ? 1 : 0) +
    (trait === 'lore' && (hasTalent(figure, 'resourceful') || hasTalent(figure, 'shared-lore')) ? 2 : 0);
  const effects = modifierOf(state.effects, figure, 'dice');
  const burden = isBurdened(figure) && !hasCondition(figure, 'burdened') ? 1 : 0; // ad.x.states: not taken twice
  return diceOf(traitOf(figure, trait), bonus + conditionDice(figure, trait) + effects + talents - burden);
}

/** Encombré by gear too heavy for Force + Vigueur. */
export function isBurdened(figure: Figure): boolean {
  const strength = (figure.profile.traits.strength ?? 0) + (figure.profile.traits.vigour ?? 0);
  return figure.gear.equipped.some((id) => strength < (itemOf(id).burden ?? 0));
}

/** May a hero gamble on a roll of that Trait? Some talents force it, some forbid it; monsters never do (ad.x.gamble). */
export function gambleOn(figure: Figure, trait: Trait): 'may' | 'must' | 'never' {
  if (figure.group !== null) return 'never';
  if (trait === 'lore' && hasTalent(figure, 'resourceful')) return 'must';
  if (trait === 'lore' && hasTalent(figure, 'shared-lore')) return 'never';
  if (trait === 'shooting' && hasTalent(figure, 'aimed-shot')) return 'never';
  return 'may';
}

/** A roll of a Trait as this figure makes it now (ad.x.roll). */
export function traitRoll(
  state: State,
  figure: Figure,
  trait: Trait,
  purpose: RollPurpose,
  difficulty: number,
  { bonus = 0, against = null }: { readonly bonus?: number; readonly against?: string | null } = {},
): RollSpec {
  return {
    who: figure.id,
    trait,
    purpose,
    dice: traitDice(state, figure, trait, bonus),
    difficulty,
    against,
    gamble: gambleOn(figure, trait),
  };
}

export function enemiesOf(state: State, figure: Figure): readonly Figure[] {
  return figuresOf(state).filter((other) => areHostile(figure, other));
}

/** Enemies able to act that stand in a zone (ad.move.11). */
export function activeEnemiesIn(state: State, figure: Figure, zone: string): readonly Figure[] {
  return enemiesOf(state, figure).filter((other) => canAct(other) && zoneOfFigure(state, other) === zone);
}

export function adjacentEnemies(state: State, figure: Figure): readonly Figure[] {
  const geometry = geometryAt(state);
  return enemiesOf(state, figure).filter((other) => areAdjacent(geometry, figure.at, other.at));
}

/** The suit of the current initiative card; null with a Joker or none. */
export function suitsNow(state: State, hero: Figure): readonly Suit[] {
  return (state.hands[hero.id] ?? []).flatMap(({ card }) => suitOf(card) ?? []);
}

/** The guardian's suit is that of an initiative card, and its benefit has not been used this Round (ad.x.guardian). */
export function guardianSuit(state: State, hero: Figure): Suit | null {
  if (hero.guarded || hero.profile.guardian === null) return null;
  const suit = suitOf(hero.profile.guardian);
  return suit !== null && suitsNow(state, hero).includes(suit) ? suit : null;
}
