import type { Bilingual } from '@arbitre/kernel';
import type { Card } from '../initiative/card.ts';
import { type Gear, type ItemId, NO_GEAR } from './equipment.ts';
import type { Profile } from './profile.ts';
import type { TalentId } from './talent.ts';
import { type Attribute, ATTRIBUTES, halfUp, type Trait } from './trait.ts';

/** Origine: what it gives at creation, and the level-1 talents it opens. */
interface Origin {
  readonly name: Bilingual;
  readonly raises: readonly Attribute[];
  readonly gives: readonly TalentId[];
  readonly opens: readonly TalentId[];
}

/** Carrière: starting equipment, a raised Skill, level-1 talents. */
interface Career {
  readonly name: Bilingual;
  readonly raises: 'melee' | 'shooting' | 'arcana';
  readonly equipped: readonly ItemId[];
  readonly carried: readonly ItemId[];
  readonly opens: readonly TalentId[];
}

// ad.x.hero, the tables of the companion.
export const ORIGINS = {
  felis: {
    name: { fr: 'Félis', en: 'Felis' },
    raises: ['strength'],
    gives: ['dodge'],
    opens: ['charge', 'keen-scent', 'roar'],
  },
  imperial: {
    name: { fr: 'Impérial', en: 'Imperial' },
    raises: ['lore', 'mind'],
    gives: [],
    opens: ['resourceful', 'heroism-to-spare', 'jack-of-all-trades'],
  },
  dwarf: {
    name: { fr: 'Nain des montagnes', en: 'Mountain dwarf' },
    raises: ['vigour'],
    gives: ['mountain-mind'],
    opens: ['charge', 'bearings', 'magic-resistance'],
  },
  sylvae: {
    name: { fr: 'Sylvae', en: 'Sylvae' },
    raises: ['agility'],
    gives: ['sylvan-care'],
    opens: ['keen-eye', 'dodge', 'shared-lore'],
  },
} as const satisfies Readonly<Record<string, Origin>>;

export const CAREERS = {
  arcanist: {
    name: { fr: 'Arcaniste', en: 'Arcanist' },
    raises: 'arcana',
    equipped: [],
    carried: ['staff'],
    opens: ['arcane-discharge', 'arcana-aura', 'arcana-reading'],
  },
  berserker: {
    name: { fr: 'Berserker', en: 'Berserker' },
    raises: 'melee',
    equipped: ['great-axe', 'light-armour'],
    carried: [],
    opens: ['rage', 'instinctive', 'bestial-strength'],
  },
  crusader: {
    name: { fr: 'Croisé', en: 'Crusader' },
    raises: 'melee',
    equipped: ['long-sword', 'wooden-shield', 'medium-armour'],
    carried: [],
    opens: ['benediction', 'shield-mastery', 'first-aid'],
  },
  tracker: {
    name: { fr: 'Traqueur', en: 'Tracker' },
    raises: 'shooting',
    equipped: ['short-bow', 'light-armour'],
    carried: ['dagger'],
    opens: ['know-your-enemy', 'aimed-shot', 'side-step'],
  },
} as const satisfies Readonly<Record<string, Career>>;

/** The choices of a hero's creation. */
export interface HeroBuild {
  readonly name: Bilingual;
  readonly origin: keyof typeof ORIGINS;
  readonly career: keyof typeof CAREERS;
  /** 3, 2, 2, 1, 1 in some order. */
  readonly attributes: Readonly<Record<Attribute, number>>;
  /** The Skill raised to 2, or Arcanes gained at 1. */
  readonly skill: 'melee' | 'shooting' | 'throwing' | 'arcana';
  readonly raised: Attribute;
  readonly health: number;
  readonly heroism: number;
  /** The level-1 talent bought with the first experience point, then those of any career: an Imperial's, Touche-à-tout's. */
  readonly talents: readonly TalentId[];
  readonly guardian: Card;
}

/** What is wrong with a build; null when it is legal. */
export type BuildProblem = 'attributes' | 'raised' | 'points' | 'talents';

/** A hero by the steps of creation (ad.x.hero), or the first step that is not respected. */
export function createHero(build: HeroBuild): { readonly profile: Profile; readonly gear: Gear } | BuildProblem {
  const origin: Origin = ORIGINS[build.origin];
  const career: Career = CAREERS[build.career];
  const values = ATTRIBUTES.map((attribute) => build.attributes[attribute]).sort((a, b) => b - a);
  if (values.join() !== '3,2,2,1,1') return 'attributes';
  if (!origin.raises.includes(build.raised)) return 'raised';
  if (build.health + build.heroism !== 10 || build.health < 1 || build.heroism < 1) return 'points';
  const anyCareer = Object.values(CAREERS).flatMap(({ opens }): readonly TalentId[] => opens);
  const own = [...origin.opens, ...career.opens];
  const [bought, ...free] = build.talents;
  const due = (build.origin === 'imperial' ? 1 : 0) + (bought === 'jack-of-all-trades' ? 1 : 0); // ad.x.jack
  const boughtIsOwn = bought === undefined || own.includes(bought);
  const freeAreDue = free.length <= due && free.every((talent) => anyCareer.includes(talent));
  if (!boughtIsOwn || !freeAreDue || new Set(build.talents).size < build.talents.length) return 'talents';
  const skill = (name: 'melee' | 'shooting' | 'throwing') =>
    1 + (build.skill === name ? 1 : 0) + (career.raises === name ? 1 : 0);
  const arcana = (build.skill === 'arcana' ? 1 : 0) + (career.raises === 'arcana' ? 1 : 0);
  const attributes = { ...build.attributes, [build.raised]: build.attributes[build.raised] + 1 };
  const traits: Record<Trait, number | null> = {
    ...attributes,
    melee: skill('melee'),
    shooting: skill('shooting'),
    throwing: skill('throwing'),
    arcana: arcana === 0 ? null : arcana,
  };
  const talents = [...origin.gives, ...build.talents];
  return {
    profile: {
      id: build.career,
      name: build.name,
      category: 'hero',
      traits,
      parade: halfUp(traits.melee ?? 0),
      endurance: halfUp(attributes.vigour),
      cover: 0,
      protection: 0,
      health: build.health,
      heroism: build.heroism,
      movement: 1,
      attacks: [],
      talents,
      ai: [],
      pack: false,
      guardian: build.guardian,
      initiative: talents.includes('arcana-reading')
        ? { cards: 2, family: 'choose' }
        : talents.includes('champion')
          ? { cards: 2, family: 'multi-turn' }
          : null,
    },
    gear: { ...NO_GEAR, equipped: career.equipped, carried: career.carried },
  };
}

const same = (name: string): Bilingual => ({ fr: name, en: name });

/** The four ready heroes. */
export const READY_HEROES = {
  dorrin: {
    name: same('Dorrin'),
    origin: 'dwarf',
    career: 'crusader',
    attributes: { agility: 1, strength: 2, mind: 2, lore: 1, vigour: 3 },
    raised: 'vigour',
    skill: 'melee',
    health: 6,
    heroism: 4,
    talents: ['charge'],
    guardian: 'KC',
  },
  misha: {
    name: same('Misha'),
    origin: 'felis',
    career: 'berserker',
    attributes: { agility: 2, strength: 3, mind: 1, lore: 1, vigour: 2 },
    raised: 'strength',
    skill: 'melee',
    health: 7,
    heroism: 3,
    talents: ['rage'],
    guardian: '9S',
  },
  ysae: {
    name: same('Ysaé'),
    origin: 'sylvae',
    career: 'tracker',
    attributes: { agility: 3, strength: 1, mind: 1, lore: 2, vigour: 2 },
    raised: 'agility',
    skill: 'shooting',
    health: 6,
    heroism: 4,
    talents: ['side-step'],
    guardian: '4H',
  },
  livia: {
    name: same('Livia'),
    origin: 'imperial',
    career: 'arcanist',
    attributes: { agility: 2, strength: 1, mind: 2, lore: 3, vigour: 1 },
    raised: 'lore',
    skill: 'arcana',
    health: 5,
    heroism: 5,
    talents: ['arcane-discharge', 'arcana-reading'],
    guardian: 'JD',
  },
} as const satisfies Readonly<Record<string, HeroBuild>>;

export type ReadyHeroId = keyof typeof READY_HEROES;
