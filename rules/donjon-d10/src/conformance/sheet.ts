import { integer, type Json, object, oneOf, optional, type Shaped } from '@arbitre/kernel';
import type { Means } from '../combat/means.ts';
import { characteristicOf, heroValue } from '../combat/means.ts';
import { SPELL_IDS, WEAPON_IDS } from '../dungeon/equipment.ts';
import { CAP, NO_BONUS } from '../hero/characteristics.ts';
import { CLASS_IDS, newHero } from '../hero/classes.ts';
import { maximumPv } from '../hero/hit-points.ts';
import { skillPointsOf } from '../hero/skill-points.ts';
import type { DonjonRulings } from '../rulings.ts';

const value = optional(integer({ min: 0, max: CAP }));
const bonus = optional(integer({ min: -20, max: 100 }));

/** A hero of a class, the characteristics that differ from a new one's, and what is used: one of the five keys. */
export const valueShape = object({
  class: oneOf(CLASS_IDS),
  strength: value,
  agility: value,
  intelligence: value,
  bonus: optional(object({ strength: bonus, agility: bonus, intelligence: bonus })),
  weapon: optional(oneOf(WEAPON_IDS)),
  spell: optional(oneOf(SPELL_IDS)),
  using: optional(oneOf(['scroll of flames', 'bare hands', 'flight'])),
});
export const hitPointsShape = object({
  endurance: integer({ min: 0, max: CAP }),
  bonus: optional(integer({ min: 0, max: 99 })),
});
export const skillPointsShape = object({ floor: integer({ min: 1, max: 50 }) });

/** The number the hero's die is subtracted from, and the characteristic it comes from. */
export function answerValue(given: Shaped<typeof valueShape>, rulings: DonjonRulings): Json {
  const { class: id, bonus: raised = {}, weapon: _weapon, spell: _spell, using: _using, ...sheet } = given;
  const hero = { ...newHero(id, rulings), ...sheet, bonus: { ...NO_BONUS, ...raised } };
  const means = meansOf(given);
  return { value: heroValue(hero, means, rulings), characteristic: characteristicOf(hero, means, rulings) };
}

function meansOf({ weapon, spell, using }: Shaped<typeof valueShape>): Means {
  if (weapon !== undefined) return { by: 'weapon', weapon };
  if (spell !== undefined) return { by: 'spell', spell };
  if (using === 'scroll of flames') return { by: 'flames' };
  return { by: using === 'flight' ? 'flight' : 'bare-hands' };
}

/** dx.hp.2 */
export function answerHitPoints({ endurance, bonus: more = 0 }: Shaped<typeof hitPointsShape>): Json {
  return { maximum: maximumPv(endurance, more) };
}

/** dx.skill.1 */
export function answerSkillPoints({ floor }: Shaped<typeof skillPointsShape>): Json {
  return { points: skillPointsOf(floor) };
}
