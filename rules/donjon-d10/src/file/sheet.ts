import { integer, list, object, oneOf, optional, type Problem, problem, type Shaped } from '@arbitre/kernel';
import { ARMOUR_IDS, MOST_POTIONS, MOST_SCROLLS, MOST_WEAPONS, SPELL_IDS, WEAPON_IDS } from '../dungeon/equipment.ts';
import { CAP, CHARACTERISTICS, NO_BONUS, type Sheet } from '../hero/characteristics.ts';
import { type ClassId, newHero } from '../hero/classes.ts';
import { type Hero, scrollsCarried, weaponsCarried } from '../hero/hero.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import type { DonjonRulings } from '../rulings.ts';

const characteristic = optional(integer({ min: 0, max: CAP })); // dx.stat.8
const bonus = optional(integer({ min: -20, max: 100 }));

/** What a file says of a hero; what it leaves out is a new one's. */
export const heroShape = object({
  strength: characteristic,
  agility: characteristic,
  endurance: characteristic,
  intelligence: characteristic,
  charisma: characteristic,
  bonus: optional(object({ strength: bonus, agility: bonus, endurance: bonus, intelligence: bonus, charisma: bonus })),
  pv: optional(integer({ min: 0, max: 999 })),
  pvBonus: optional(integer({ min: 0, max: 99 })),
  attackBonus: optional(integer({ min: 0, max: 99 })),
  skillPoints: optional(integer({ min: 0, max: 45 })),
  gold: optional(integer({ min: 0, max: 1_000_000 })),
  potions: optional(integer({ min: 0, max: MOST_POTIONS })),
  flames: optional(integer({ min: 0, max: MOST_SCROLLS })),
  protection: optional(integer({ min: 0, max: MOST_SCROLLS })),
  passage: optional(integer({ min: 0, max: MOST_SCROLLS })),
  armour: optional(oneOf(ARMOUR_IDS)),
  weapons: optional(list(oneOf(WEAPON_IDS), { max: MOST_WEAPONS })),
  broken: optional(list(oneOf(WEAPON_IDS), { max: MOST_WEAPONS })),
  spells: optional(list(oneOf(SPELL_IDS), { max: SPELL_IDS.length })),
  forgotten: optional(list(oneOf(SPELL_IDS), { max: SPELL_IDS.length })),
});
export type HeroPart = Shaped<typeof heroShape>;

/** The sheet that a file describes, for a hero of that class. */
export function readSheet(
  id: ClassId | undefined,
  { pv, bonus: raised = {}, ...rest }: HeroPart,
  place: string,
  rulings: DonjonRulings,
  problems: Problem[],
): Hero {
  const hero: Hero = { ...newHero(id ?? 'warrior', rulings), ...rest, bonus: { ...NO_BONUS, ...raised } };
  const maximum = heroMaximum(hero, rulings);
  if (pv !== undefined && pv > maximum) problems.push(problem([place, 'pv'], pv, 'pv-above-maximum', { maximum }));
  if (hero.pvBonus > 0 && !rulings.hpFlatBonusAllowed) {
    problems.push(problem([place, 'pvBonus'], hero.pvBonus, 'no-flat-bonus')); // dx.hp.2
  }
  const [scrolls, weapons] = [scrollsCarried(hero), weaponsCarried(hero)]; // dx.x.limits
  if (scrolls > MOST_SCROLLS) problems.push(problem([place], scrolls, 'too-many-scrolls', { most: MOST_SCROLLS }));
  if (weapons > MOST_WEAPONS) {
    problems.push(problem([place, 'weapons'], weapons, 'too-many-weapons', { most: MOST_WEAPONS }));
  }
  return hero;
}

/** The sheet as a file would say it, every figure written out. */
export function writtenSheet({ class: _class, bonus: raised, ...rest }: Hero): HeroPart {
  return { ...rest, ...(CHARACTERISTICS.some((which) => raised[which] !== 0) && { bonus: writtenBonus(raised) }) };
}

function writtenBonus(raised: Sheet): Partial<Sheet> {
  return Object.fromEntries(
    CHARACTERISTICS.filter((which) => raised[which] !== 0).map((which) => [which, raised[which]]),
  );
}
