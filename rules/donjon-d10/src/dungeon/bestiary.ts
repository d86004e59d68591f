import type { Bilingual } from '@arbitre/kernel';
import { ATTACK_CHARACTERISTIC, type Sheet } from '../hero/characteristics.ts';
import { tierOf } from './equipment.ts';
import { type Noun, noun } from '../words/noun.ts';

/** dx.roll.10: what a creature attacks with. */
export const ATTACKS = ['heavy', 'short', 'ranged', 'spell'] as const;
/** How a creature attacks, which says what its value stands for. */
export type Attack = (typeof ATTACKS)[number];

/** What a creature is worth in a fight. */
export interface Profile {
  readonly attack: Attack;
  /** The number it rolls against; everything is in it already. */
  readonly value: number;
  readonly pv: number;
  readonly weapon: number;
  readonly armour: number;
  readonly gold: number;
}

/** A creature of a floor, with all its figures: a later edition of the tables does not change a game under way. */
export interface Creature extends Profile {
  readonly at: number;
  /** A key of the bestiary; its own name otherwise. */
  readonly kind: string;
  readonly name?: Bilingual;
  readonly atk: number;
  readonly boss: boolean;
  /** The five characteristics, where creatures have them (ruling `creatureFullSheet`). */
  readonly sheet?: Sheet;
}

interface Entry extends Profile {
  readonly name: Noun;
}

type Row = readonly [
  name: Noun,
  attack: Attack,
  value: number,
  pv: number,
  weapon: number,
  armour: number,
  gold: number,
];

function entry([name, attack, value, pv, weapon, armour, gold]: Row): Entry {
  return { name, attack, value, pv, weapon, armour, gold };
}

// dx.x.creature: four creatures a tier, in the order of the companion's table.
// After the names: attack, value, PV, weapon, armour, gold.
/** Every creature of the floors, by id. */
export const BESTIARY: Readonly<Record<string, Entry>> = {
  'giant-rat': entry([noun('Rat géant', 'm', 'giant rat'), 'heavy', 0, 3, 1, 0, 2]),
  bat: entry([noun('Chauve-souris', 'f', 'bat'), 'short', 1, 2, 0, 0, 2]),
  'kobold-slinger': entry([noun('Kobold frondeur', 'm', 'kobold slinger'), 'ranged', 0, 2, 1, 0, 2]),
  wisp: entry([noun('Feu follet', 'm', 'will-o’-the-wisp'), 'spell', 0, 2, 2, 0, 2]),

  'goblin-brawler': entry([noun('Gobelin bagarreur', 'm', 'goblin brawler'), 'heavy', 2, 7, 1, 0, 3]),
  'goblin-cutthroat': entry([noun('Gobelin coupe-jarret', 'm', 'goblin cutthroat'), 'short', 3, 4, 0, 0, 3]),
  'goblin-archer': entry([noun('Gobelin archer', 'm', 'goblin archer'), 'ranged', 2, 4, 1, 0, 3]),
  'goblin-shaman': entry([noun('Chaman gobelin', 'm', 'goblin shaman'), 'spell', 2, 4, 2, 0, 3]),

  'skeleton-mace': entry([noun('Squelette à masse', 'm', 'skeleton with a mace'), 'heavy', 5, 12, 2, 0, 4]),
  ghoul: entry([noun('Goule', 'f', 'ghoul'), 'short', 6, 7, 1, 0, 4]),
  'skeleton-archer': entry([noun('Squelette archer', 'm', 'skeleton archer'), 'ranged', 5, 7, 2, 0, 4]),
  'grave-acolyte': entry([noun('Acolyte funèbre', 'm', 'grave acolyte'), 'spell', 5, 7, 3, 0, 4]),

  'giant-spider': entry([noun('Araignée géante', 'f', 'giant spider'), 'heavy', 8, 17, 3, 1, 5]),
  'jumping-spider': entry([noun('Araignée sauteuse', 'f', 'jumping spider'), 'short', 9, 10, 2, 1, 5]),
  'spitting-spider': entry([noun('Araignée cracheuse', 'f', 'spitting spider'), 'ranged', 8, 10, 3, 1, 5]),
  spellweaver: entry([noun('Tisseuse de sorts', 'f', 'spellweaver'), 'spell', 8, 10, 4, 0, 5]),

  orc: entry([noun('Orque', 'm', 'orc'), 'heavy', 10, 22, 4, 1, 6]),
  'orc-prowler': entry([noun('Orque rôdeur', 'm', 'orc prowler'), 'short', 11, 13, 3, 1, 6]),
  'orc-crossbowman': entry([noun('Orque arbalétrier', 'm', 'orc crossbowman'), 'ranged', 10, 13, 4, 1, 6]),
  'orc-sorcerer': entry([noun('Orque sorcier', 'm', 'orc sorcerer'), 'spell', 10, 13, 5, 0, 6]),

  troll: entry([noun('Troll', 'm', 'troll'), 'heavy', 12, 27, 5, 2, 7]),
  'lizard-man': entry([{ ...noun('Homme-lézard', 'm', 'lizard man'), elided: true }, 'short', 13, 16, 4, 2, 7]),
  'javelin-thrower': entry([noun('Lanceur de javelots', 'm', 'javelin thrower'), 'ranged', 12, 16, 5, 2, 7]),
  'marsh-witch': entry([noun('Sorcière des marais', 'f', 'marsh witch'), 'spell', 12, 16, 6, 1, 7]),

  'bone-guardian': entry([noun('Gardien d’os', 'm', 'bone guardian'), 'heavy', 13, 32, 6, 2, 8]),
  'spectral-blade': entry([noun('Lame spectrale', 'f', 'spectral blade'), 'short', 14, 19, 5, 2, 8]),
  'cursed-archer': entry([noun('Archer maudit', 'm', 'cursed archer'), 'ranged', 13, 19, 6, 2, 8]),
  'lesser-lich': entry([noun('Liche mineure', 'f', 'lesser lich'), 'spell', 13, 19, 7, 1, 8]),

  minotaur: entry([noun('Minotaure', 'm', 'minotaur'), 'heavy', 14, 37, 7, 3, 9]),
  'clawed-demon': entry([noun('Démon griffu', 'm', 'clawed demon'), 'short', 15, 22, 6, 3, 9]),
  'spitting-demon': entry([noun('Démon cracheur', 'm', 'spitting demon'), 'ranged', 14, 22, 7, 3, 9]),
  demonist: entry([noun('Démoniste', 'm', 'demonist'), 'spell', 14, 22, 8, 2, 9]),

  'black-knight': entry([noun('Chevalier noir', 'm', 'black knight'), 'heavy', 15, 42, 8, 3, 10]),
  assassin: entry([noun('Assassin', 'm', 'assassin'), 'short', 16, 25, 7, 3, 10]),
  'black-crossbowman': entry([noun('Arbalétrier noir', 'm', 'black crossbowman'), 'ranged', 15, 25, 8, 3, 10]),
  'black-archmage': entry([noun('Archimage noir', 'm', 'black archmage'), 'spell', 15, 25, 9, 2, 10]),

  colossus: entry([noun('Colosse', 'm', 'colossus'), 'heavy', 16, 47, 9, 4, 12]),
  shadow: entry([noun('Ombre', 'f', 'shadow'), 'short', 16, 28, 8, 4, 12]),
  'burning-eye': entry([noun('Œil ardent', 'm', 'burning eye'), 'ranged', 16, 28, 9, 4, 12]),
  'void-oracle': entry([noun('Oracle du néant', 'm', 'void oracle'), 'spell', 16, 28, 10, 3, 12]),
};

// dx.x.boss: on the exit of floors 10, 20, 30, 40 and 50.
/** The guardians of every tenth floor, by id. */
export const BOSSES: Readonly<Record<string, Entry & { readonly floor: number }>> = {
  'goblin-king': { ...entry([noun('Roi gobelin', 'm', 'goblin king'), 'heavy', 4, 14, 1, 1, 20]), floor: 10 },
  'spider-queen': { ...entry([noun('Reine des araignées', 'f', 'spider queen'), 'heavy', 9, 30, 3, 2, 40]), floor: 20 },
  'ancient-troll': { ...entry([noun('Troll ancien', 'm', 'ancient troll'), 'heavy', 13, 44, 4, 3, 60]), floor: 30 },
  'demon-lord': { ...entry([noun('Seigneur démon', 'm', 'demon lord'), 'heavy', 15, 58, 6, 4, 80]), floor: 40 },
  'dungeon-master': {
    ...entry([noun('Maître du donjon', 'm', 'dungeon master'), 'heavy', 16, 84, 8, 5, 100]),
    floor: 50,
  },
};

export const CREATURE_KINDS = Object.keys(BESTIARY);
export const BOSS_KINDS = Object.keys(BOSSES);

/** The four creatures of the tier of floor `f`. */
export function creaturesOf(f: number): readonly string[] {
  const first = 4 * (tierOf(f) - 1);
  return CREATURE_KINDS.slice(first, first + 4);
}

/** The boss of floor `f`, if it has one. */
export function bossOf(f: number): string | null {
  return BOSS_KINDS.find((kind) => BOSSES[kind]?.floor === f) ?? null;
}

/** A creature of the tables standing on a cell; null for a name that the tables do not hold. */
export function creature(kind: string, at: number, fullSheet: boolean): Creature | null {
  const found = entryOf(kind);
  if (found === null) return null;
  const { attack, value, pv, weapon, armour, gold } = found;
  const plain = { at, kind, attack, value, pv, weapon, armour, gold, atk: 0, boss: Object.hasOwn(BOSSES, kind) };
  return fullSheet ? { ...plain, sheet: fullSheetOf(attack, value) } : plain;
}

/** dx.x.sheet: the attack's own characteristic is the value; the others are half of it, and creatures have no luck. */
export function fullSheetOf(attack: Attack, value: number): Sheet {
  const half = Math.floor(value / 2);
  const sheet = { strength: half, agility: half, endurance: half, intelligence: half, charisma: 0 };
  return { ...sheet, [ATTACK_CHARACTERISTIC[attack]]: value };
}

/** What a creature is called: its own name, or that of the tables. */
export function creatureNoun(creature: Pick<Creature, 'kind'>): Noun | null {
  return entryOf(creature.kind)?.name ?? null;
}

function entryOf(kind: string): Entry | null {
  if (Object.hasOwn(BESTIARY, kind)) return BESTIARY[kind] ?? null;
  return Object.hasOwn(BOSSES, kind) ? (BOSSES[kind] ?? null) : null;
}
