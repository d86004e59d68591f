import { type Bilingual, type Cell, rememberLast, type Seat } from '@arbitre/kernel';
import { conditionOf, type ConditionId } from '../effect/condition.ts';
import { type Attack, BARE_HANDS, DISCHARGE, type Gear, handsHeld, type Item, itemOf } from '../adventure/equipment.ts';
import type { Profile } from '../adventure/profile.ts';
import type { TalentId } from '../adventure/talent.ts';
import type { Trait } from '../adventure/trait.ts';

/** Heroes and allies stand against enemies; a neutral is nobody's enemy (ad.group.1). */
export const SIDES = ['hero', 'ally', 'enemy', 'neutral'] as const;
export type FigureSide = (typeof SIDES)[number];

/** A figure on the board, in exactly one cell (ad.space.2). */
export interface Figure {
  readonly id: string;
  readonly name: Bilingual;
  readonly side: FigureSide;
  /** Its active group; null for a hero. */
  readonly group: string | null;
  /** Whose hero it is; null for the figures of groups. */
  readonly seat: Seat | null;
  readonly profile: Profile;
  readonly at: Cell;
  readonly health: number;
  readonly heroism: number;
  /** A hero may lower it for good to cheat death. */
  readonly heroismMax: number;
  readonly conditions: readonly ConditionId[];
  /** Its Reaction is spent (ad.react.1). */
  readonly reacted: boolean;
  readonly gear: Gear;
  /** The last Round in which Heroism was spent against death; 0 if never. */
  readonly cheatedIn: number;
  /** The benefit of the guardian suit has been used this Round. */
  readonly guarded: boolean;
  /** In Deniers. */
  readonly purse: number;
}

export function areHostile(a: Figure, b: Figure): boolean {
  const foes = (x: Figure, y: Figure) => x.side === 'enemy' && (y.side === 'hero' || y.side === 'ally');
  return foes(a, b) || foes(b, a);
}

export function hasTalent({ profile }: Figure, talent: TalentId): boolean {
  return profile.talents.includes(talent);
}

export function hasCondition({ conditions }: Figure, id: ConditionId): boolean {
  return conditions.includes(id);
}

/** Able to act: counts for an Esquive, may react (ad.move.11, ad.react.4). */
export function canAct(figure: Figure): boolean {
  return !hasCondition(figure, 'unconscious');
}

/** Free to move by a zone move or a step: Déplacement 0 or a state may forbid it (ad.move.2). */
export function canMove(figure: Figure): boolean {
  return (
    figure.profile.movement > 0 && !figure.conditions.some((id) => id === 'prone' || conditionOf(id).noMove === true)
  );
}

/** Resists a push: only Déplacement 0 or a stated immunity does, states do not (ad.push.1). */
export function isImmovable({ profile }: Figure): boolean {
  return profile.movement === 0 || profile.immovable === true;
}

/** The objects whose benefits count: worn and whole. */
function wornItems({ gear }: Figure): readonly Item[] {
  return gear.equipped.filter((id) => !gear.broken.includes(id)).map(itemOf);
}

/** Every way this figure can attack with what it holds. */
export function attacksOf(figure: Figure): readonly Attack[] {
  return figure.group === null ? attacksOfHero(figure) : figure.profile.attacks;
}

const attacksOfHero = rememberLast((figure: Figure): readonly Attack[] => {
  const held = wornItems(figure).flatMap(({ attacks }) => attacks ?? []);
  const discharge = hasTalent(figure, 'arcane-discharge') && freeHands(figure) > 0 ? [DISCHARGE] : [];
  const fists = held.some(({ skill }) => skill === 'melee') ? [] : [BARE_HANDS];
  return [...held, ...discharge, ...fists];
});

/** Two hands, less those a wound took and those that hold something. */
export function freeHands(figure: Figure): number {
  return usableHands(figure) - handsHeld(figure.gear);
}

export function usableHands(figure: Figure): number {
  return 2 - figure.conditions.filter((id) => id === 'broken-arm' || id === 'severed-hand').length;
}

/** The melee attack of a free attack, if it has one. */
export function meleeAttackOf(figure: Figure): Attack | null {
  return attacksOf(figure).find(({ skill }) => skill === 'melee') ?? null;
}

function sum(
  figure: Figure,
  item: (item: Item) => number | undefined,
  state: (id: ConditionId) => number | undefined,
): number {
  const worn = wornItems(figure).reduce((total, worn) => total + (item(worn) ?? 0), 0);
  return figure.conditions.reduce((total, id) => total + (state(id) ?? 0), worn);
}

/** Parade without timed effects: weapon and states included, never below 0. */
export function paradeOf(figure: Figure): number {
  if (hasCondition(figure, 'unconscious')) return 1;
  const mastery = hasTalent(figure, 'shield-mastery') && wornItems(figure).some(({ shield }) => shield) ? 1 : 0;
  const parade =
    figure.profile.parade +
    mastery +
    sum(
      figure,
      ({ parade: bonus }) => bonus,
      (id) => conditionOf(id).parade,
    );
  return Math.max(0, hasCondition(figure, 'prone') ? Math.ceil(parade / 2) : parade);
}

export function enduranceOf(figure: Figure): number {
  return Math.max(
    0,
    figure.profile.endurance +
      sum(
        figure,
        () => 0,
        (id) => conditionOf(id).endurance,
      ),
  );
}

export function coverOf(figure: Figure): number {
  return (
    figure.profile.cover +
    sum(
      figure,
      ({ cover }) => cover,
      () => 0,
    )
  );
}

export function protectionOf(figure: Figure): number {
  return (
    figure.profile.protection +
    sum(
      figure,
      ({ protection }) => protection,
      () => 0,
    )
  );
}

/** A Trait as it counts: Agilité is capped by what is worn. */
export function traitOf(figure: Figure, trait: Trait): number | null {
  const value = figure.profile.traits[trait];
  if (value === null || trait !== 'agility') return value;
  return figure.gear.equipped.reduce((capped, id) => Math.min(capped, itemOf(id).agilityCap ?? capped), value);
}

/** Dice more or less from states, by Trait. */
export function conditionDice(figure: Figure, trait: Trait | 'damage'): number {
  const skill = trait === 'melee' || trait === 'shooting' || trait === 'throwing' || trait === 'arcana';
  return figure.conditions.reduce((total, id) => {
    const { dice = 0, meleeDice = 0, skillDice = 0 } = conditionOf(id);
    return total + (trait === 'damage' ? 0 : dice) + (trait === 'melee' ? meleeDice : 0) + (skill ? skillDice : 0);
  }, 0);
}
