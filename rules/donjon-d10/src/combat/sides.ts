import type { Creature } from '../dungeon/bestiary.ts';
import type { Characteristic } from '../hero/characteristics.ts';
import { CLASSES, type HeroClass } from '../hero/classes.ts';
import type { Side } from './damage.ts';
import { ARMOURS, flamesDamage, SPELLS, WEAPONS } from '../dungeon/equipment.ts';
import type { Duel } from './opposed-roll.ts';
import type { Hero } from '../hero/hero.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { luckOf } from './charisma.ts';
import { isFlight } from './flight.ts';
import { isFragile } from './fumble.ts';
import { characteristicOf, creatureValue, heroValue, isMagic, type Means } from './means.ts';
import type { DonjonRulings } from '../rulings.ts';
import { type Combat, foeOf, type State } from '../play/state.ts';

/** dx.effect.3: a creature's square starts a combat at once. */
export function startCombat(unfolding: Unfolding, foe: number, from: number): void {
  unfolding.happens({ is: 'combat-started', foe, from });
}

/** dx.roll.10: each fighter with the value of its own attack; all that this exchange depends on. */
export function duelOf(state: State, combat: Combat, means: Means): Duel {
  const { hero, rulings } = state;
  const foe = foeOf(state, combat);
  return {
    hero: heroSide(state, combat, means),
    foe: foeSide(foe, combat, characteristicOf(hero, means, rulings), rulings),
    charisma: luckOf(hero, rulings),
    fragile: isFragile(means),
    sheltered: combat.exchanges === 0 && isRanged(means) && (foe.attack === 'heavy' || foe.attack === 'short'),
    flight: isFlight(means),
    kept: combat.again?.fumble ?? null,
  };
}

/** dx.x.ranged: the first exchange is out of reach of heavy and short attacks. */
function isRanged(means: Means): boolean {
  return means.by === 'weapon' && WEAPONS[means.weapon].kind === 'ranged';
}

function heroSide({ hero, floor, rulings }: State, combat: Combat, means: Means): Side {
  return {
    value: heroValue(hero, means, rulings),
    damage: heroDamage(means, floor.number),
    atk: heroAtk(hero, means),
    armour: heroArmour(hero, combat),
    magic: isMagic(means),
  };
}

/** dx.damage.4, dx.damage.6: the figure of the thing used; bare hands have none. */
function heroDamage(means: Means, f: number): number {
  if (means.by === 'weapon') return WEAPONS[means.weapon].damage;
  if (means.by === 'spell') return SPELLS[means.spell].damage;
  return means.by === 'flames' ? flamesDamage(f) : 0;
}

/** dx.damage.4: the sum of the attack bonuses, the class's own included (dx.x.class). */
function heroAtk(hero: Hero, means: Means): number {
  const { perk }: HeroClass = CLASSES[hero.class];
  const skilled = means.by === 'weapon' && WEAPONS[means.weapon].kind === perk;
  return hero.attackBonus + (skilled ? 1 : 0);
}

/** dx.damage.5: what the hero wears, and the scrolls read in this combat. */
export function heroArmour(hero: Hero, combat: Combat): number {
  return ARMOURS[hero.armour].protection + combat.ward;
}

/** The creature's side of an opposed roll, or of its own roll when the hero declares no characteristic. */
export function foeSide(foe: Creature, combat: Combat, answered: Characteristic | null, rulings: DonjonRulings): Side {
  return {
    value: creatureValue(foe, answered, rulings),
    damage: combat.disarmed ? 0 : foe.weapon,
    atk: foe.atk,
    armour: foe.armour,
    magic: foe.attack === 'spell',
  };
}
