import { BARE_HANDS, type Command } from '../play/command.ts';
import type { Creature } from '../dungeon/bestiary.ts';
import { type SpellId, type WeaponId, WEAPONS } from '../dungeon/equipment.ts';
import { ATTACK_CHARACTERISTIC, CAP, type Characteristic, effective, type Rolled } from '../hero/characteristics.ts';
import type { Hero } from '../hero/hero.ts';
import type { DonjonRulings } from '../rulings.ts';

/** dx.roll.2: what the hero declares before the dice of an exchange. */
export type Means =
  | { readonly by: 'weapon'; readonly weapon: WeaponId }
  | { readonly by: 'bare-hands' }
  | { readonly by: 'spell'; readonly spell: SpellId }
  | { readonly by: 'flames' }
  | { readonly by: 'flight' };

const WITH_BARE_HANDS: Means = { by: 'bare-hands' };
const WITH_FLAMES: Means = { by: 'flames' };
const IN_FLIGHT: Means = { by: 'flight' };

/** What a command declares for an opposed roll; null when it declares nothing. */
export function meansOf(command: Command): Means | null {
  switch (command.do) {
    case 'attack':
      return command.weapon === BARE_HANDS ? WITH_BARE_HANDS : { by: 'weapon', weapon: command.weapon };
    case 'cast':
      return { by: 'spell', spell: command.spell };
    case 'read':
      return command.scroll === 'flames' ? WITH_FLAMES : null;
    case 'flee':
      return IN_FLIGHT;
    default:
      return null;
  }
}

/** dx.roll.6: is it a spell or a scroll? */
export function isMagic({ by }: Means): boolean {
  return by === 'spell' || by === 'flames';
}

/**
 * Which characteristic the hero rolls with. dx.roll.4, dx.roll.5: by the kind of the weapon (dx.stat.2, dx.stat.3); dx.roll.6: Intelligence
 * for a spell or a scroll (dx.stat.5); dx.roll.11: bare hands have one too. Endurance is never it (dx.stat.4).
 */
export function characteristicOf(hero: Hero, means: Means, rulings: DonjonRulings): Rolled {
  switch (means.by) {
    case 'weapon':
      return ATTACK_CHARACTERISTIC[WEAPONS[means.weapon].kind];
    case 'spell':
    case 'flames':
      return ATTACK_CHARACTERISTIC.spell;
    case 'flight':
      return 'agility';
    case 'bare-hands':
      return bareHands(hero, rulings);
  }
}

/** dx.roll.11: the better of Strength and Agility, unless the table rules otherwise. */
function bareHands(hero: Hero, rulings: DonjonRulings): Rolled {
  if (rulings.bareHands === 'strengthOnly') return 'strength';
  if (rulings.bareHands === 'agilityOnly') return 'agility';
  return effective(hero, 'agility', rulings) > effective(hero, 'strength', rulings) ? 'agility' : 'strength';
}

/** dx.roll.7: the value used, with what a non-Mage adds to a spell or a scroll. */
export function heroValue(hero: Hero, means: Means, rulings: DonjonRulings): number {
  const plain = effective(hero, characteristicOf(hero, means, rulings), rulings);
  if (hero.class === 'mage' || !isMagic(means)) return plain;
  const modified = plain + rulings.nonMageSpellMod;
  return rulings.nonMageModCapped ? Math.min(CAP, modified) : modified;
}

/** dx.roll.10: a creature has the value of its own attack; by ruling, that of its sheet which `answered` the hero's. */
export function creatureValue(
  foe: Creature,
  answered: Characteristic | null,
  { creatureValue: by }: DonjonRulings,
): number {
  const own = foe.sheet !== undefined && answered !== null && by === 'sameAsPlayer';
  const value = own ? (foe.sheet?.[answered] ?? foe.value) : foe.value;
  return Math.min(CAP, value); // dx.stat.8: creatures obey the cap, whatever its scope
}
