import type { Bilingual } from '@arbitre/kernel';
import type { Attack } from './equipment.ts';
import type { AiTag, Profile } from './profile.ts';
import { type Trait, TRAITS, type Traits } from './trait.ts';

/** Every Trait equals the level unless listed (ad.x.monster). */
function leveled(level: number, listed: Partial<Record<Trait, number | null>> = {}): Traits {
  return Object.fromEntries(
    TRAITS.map((trait) => [trait, listed[trait] === undefined ? level : listed[trait]]),
  ) as Traits; // one value for each Trait
}

type Line = Partial<Omit<Profile, 'ai'>> & { readonly ai: readonly AiTag[] };

function monster(
  id: string,
  name: Bilingual,
  category: string,
  traits: Traits,
  parade: number,
  endurance: number,
  line: Line,
): Profile {
  return {
    id,
    name,
    category,
    traits,
    parade,
    endurance,
    cover: 0,
    protection: 0,
    health: 1,
    heroism: 0,
    movement: 1,
    attacks: [],
    talents: [],
    pack: false,
    guardian: null,
    initiative: null,
    ...line,
  };
}

function strike(id: string, name: Bilingual, damage: number, more: Partial<Attack> = {}): Attack {
  return { id, name, skill: 'melee', reach: 0, damage, printed: true, ...more };
}

const SHORT_SWORD: Bilingual = { fr: 'épée courte', en: 'short sword' };

// ad.x.monster, the two tables of the companion, then the figures of the shipped scenarios.
/** The profiles that groups are made of, by id. */
export const BESTIARY = {
  'rat-man': monster('rat-man', { fr: 'Homme-Rat', en: 'Rat-man' }, 'rat-man', leveled(2, { agility: 3 }), 2, 1, {
    attacks: [strike('short-sword', SHORT_SWORD, 2)],
    pack: true,
    ai: ['melee'],
  }),
  'rat-leader': monster('rat-leader', { fr: 'Leader Homme-Rat', en: 'Rat-man leader' }, 'rat-man', leveled(3), 3, 2, {
    health: 2,
    attacks: [strike('short-sword', SHORT_SWORD, 3)],
    ai: ['melee'],
  }),
  'rat-archer': monster(
    'rat-archer',
    { fr: 'Archer Homme-Rat', en: 'Rat-man archer' },
    'rat-man',
    leveled(2, { agility: 3 }),
    1,
    1,
    {
      attacks: [strike('sling', { fr: 'fronde', en: 'sling' }, 2, { skill: 'shooting', reach: 2 })],
      ai: ['shooter'],
    },
  ),
  'giant-rat': monster(
    'giant-rat',
    { fr: 'Rat géant', en: 'Giant rat' },
    'beast',
    leveled(1, { agility: 3, melee: 2 }),
    2,
    1,
    {
      attacks: [strike('bite', { fr: 'morsure', en: 'bite' }, 2)],
      pack: true,
      ai: ['melee'],
    },
  ),
  'giant-spider': monster(
    'giant-spider',
    { fr: 'Araignée géante', en: 'Giant spider' },
    'beast',
    leveled(3, { lore: null }),
    3,
    3,
    {
      health: 3,
      attacks: [strike('fangs', { fr: 'crochets', en: 'fangs' }, 3, { poison: true })],
      ai: ['melee', 'wounded-first'],
    },
  ),
  ogre: monster('ogre', { fr: 'Ogre', en: 'Ogre' }, 'giant', leveled(4, { agility: 2, lore: 1 }), 2, 4, {
    health: 5,
    protection: 1,
    attacks: [strike('club', { fr: 'massue', en: 'club' }, 5, { pushes: true })],
    ai: ['melee'],
  }),
  mimic: monster('mimic', { fr: 'Mimique', en: 'Mimic' }, 'monster', leveled(3), 2, 3, {
    health: 4,
    movement: 0,
    attacks: [strike('maw', { fr: 'gueule', en: 'maw' }, 4)],
    ai: ['melee'],
  }),
  'guardian-statue': monster(
    'guardian-statue',
    { fr: 'Statue gardienne', en: 'Guardian statue' },
    'scenery',
    leveled(3, { lore: null, mind: null }),
    2,
    4,
    {
      health: 3,
      protection: 1,
      movement: 0,
      attacks: [strike('stone-fist', { fr: 'poing de pierre', en: 'stone fist' }, 2, { pushes: true })],
      ai: ['guard'],
    },
  ),
  captive: monster('captive', { fr: 'Captive', en: 'Captive' }, 'civilian', leveled(2), 1, 1, {
    health: 3,
    ai: ['flight'],
  }),
} as const satisfies Readonly<Record<string, Profile>>;

/** The id of a profile of the bestiary. */
export type MonsterId = keyof typeof BESTIARY;

/** Every category of creatures there is (ad.x.prey). */
export const CATEGORIES = [...new Set(Object.values(BESTIARY).map(({ category }) => category))];

export function isMonster(id: string): id is MonsterId {
  return Object.hasOwn(BESTIARY, id);
}
