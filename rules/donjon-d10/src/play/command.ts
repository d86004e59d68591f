import { object, oneOf, problem, type Read, type Shape, tagged, unreachable } from '@arbitre/kernel';
import { type Characteristic, CHARACTERISTIC_NAMES, CHARACTERISTICS } from '../hero/characteristics.ts';
import { CLASS_IDS, CLASSES, type ClassId } from '../hero/classes.ts';
import {
  ARMOURS,
  type ArmourId,
  SCROLL_IDS,
  SCROLLS,
  type ScrollId,
  SOLD_ARMOUR_IDS,
  SPELL_IDS,
  SPELLS,
  type SpellId,
  WEAPON_IDS,
  WEAPONS,
  type WeaponId,
} from '../dungeon/equipment.ts';
import { type HeadingName, HEADINGS } from '../movement/headings.ts';

/** Anything with a price. */
export type WareId = 'potion' | ScrollId | WeaponId | SpellId | Exclude<ArmourId, 'none'>;
export const WARE_IDS: readonly WareId[] = ['potion', ...SCROLL_IDS, ...WEAPON_IDS, ...SPELL_IDS, ...SOLD_ARMOUR_IDS];

/** What is worth something to the merchant. */
export type SaleId = ScrollId | WeaponId;
export const SALE_IDS: readonly SaleId[] = [...SCROLL_IDS, ...WEAPON_IDS];

export const BARE_HANDS = 'bare-hands' as const;

/** Everything the player may ask for. */
export type Command =
  | { readonly do: 'choose'; readonly class: ClassId }
  | { readonly do: 'descend' }
  | { readonly do: 'roll' }
  | { readonly do: 'pass' }
  | { readonly do: 'head'; readonly heading: HeadingName }
  | { readonly do: 'leave' }
  | { readonly do: 'continue' }
  | { readonly do: 'attack'; readonly weapon: WeaponId | typeof BARE_HANDS }
  | { readonly do: 'cast'; readonly spell: SpellId }
  | { readonly do: 'read'; readonly scroll: ScrollId }
  | { readonly do: 'drink' }
  | { readonly do: 'flee' }
  | { readonly do: 'wield'; readonly weapon: WeaponId }
  | { readonly do: 'invest'; readonly in: Characteristic }
  | { readonly do: 'rest' }
  | { readonly do: 'buy'; readonly ware: WareId }
  | { readonly do: 'sell'; readonly ware: SaleId }
  | { readonly do: 'mend'; readonly weapon: WeaponId };

export type Verb = Command['do'];

/** Verbs that say it all. */
const PLAIN = ['descend', 'roll', 'pass', 'leave', 'continue', 'drink', 'flee', 'rest'] as const;

/** A command as it may come from outside. */
export const commandShape: Shape<Command> = tagged('do', {
  choose: object({ do: oneOf(['choose']), class: oneOf(CLASS_IDS) }),
  descend: object({ do: oneOf(['descend']) }),
  roll: object({ do: oneOf(['roll']) }),
  pass: object({ do: oneOf(['pass']) }),
  head: object({ do: oneOf(['head']), heading: oneOf(HEADINGS) }),
  leave: object({ do: oneOf(['leave']) }),
  continue: object({ do: oneOf(['continue']) }),
  attack: object({ do: oneOf(['attack']), weapon: oneOf([...WEAPON_IDS, BARE_HANDS]) }),
  cast: object({ do: oneOf(['cast']), spell: oneOf(SPELL_IDS) }),
  read: object({ do: oneOf(['read']), scroll: oneOf(SCROLL_IDS) }),
  drink: object({ do: oneOf(['drink']) }),
  flee: object({ do: oneOf(['flee']) }),
  wield: object({ do: oneOf(['wield']), weapon: oneOf(WEAPON_IDS) }),
  invest: object({ do: oneOf(['invest']), in: oneOf(CHARACTERISTICS) }),
  rest: object({ do: oneOf(['rest']) }),
  buy: object({ do: oneOf(['buy']), ware: oneOf(WARE_IDS) }),
  sell: object({ do: oneOf(['sell']), ware: oneOf(SALE_IDS) }),
  mend: object({ do: oneOf(['mend']), weapon: oneOf(WEAPON_IDS) }),
});

/** `head ne`, `attack club`, `buy potion`. */
export function writeCommand(command: Command): string {
  switch (command.do) {
    case 'choose':
      return `choose ${command.class}`;
    case 'head':
      return `head ${command.heading.toLowerCase()}`;
    case 'attack':
    case 'wield':
    case 'mend':
      return `${command.do} ${command.weapon}`;
    case 'cast':
      return `cast ${command.spell}`;
    case 'read':
      return `read ${command.scroll}`;
    case 'invest':
      return `invest ${command.in}`;
    case 'buy':
    case 'sell':
      return `${command.do} ${command.ware}`;
    case 'descend':
    case 'roll':
    case 'pass':
    case 'leave':
    case 'continue':
    case 'drink':
    case 'flee':
    case 'rest':
      return command.do;
    default:
      return unreachable(command);
  }
}

/** Reads what someone typed: capitals, accents, blanks, French names and three-letter abbreviations are all fine. */
export function readCommand(typed: string): Read<Command> {
  const [verb = '', ...rest] = plain(typed).split(' ');
  const object = rest.join('-');
  const [, typedVerb = '', typedObject = ''] = /^\s*(\S*)\s*(.*?)\s*$/su.exec(typed) ?? [];
  const named = <Id extends string>(names: Names<Id>, make: (id: Id) => Command): Read<Command> => {
    const id = names.get(object);
    return id === undefined ? unknown(typedObject, [...new Set(names.values())]) : { ok: true, value: make(id) };
  };
  const bare = PLAIN.find((known) => known === verb);
  if (bare !== undefined && object === '') return { ok: true, value: { do: bare } };
  switch (verb) {
    case 'choose':
      return named(CLASS_NAMES, (id) => ({ do: 'choose', class: id }));
    case 'head':
      return named(HEADING_NAMES, (heading) => ({ do: 'head', heading }));
    case 'attack':
      return named(ATTACK_NAMES, (weapon) => ({ do: 'attack', weapon }));
    case 'wield':
      return named(WEAPON_NAMES, (weapon) => ({ do: 'wield', weapon }));
    case 'mend':
      return named(WEAPON_NAMES, (weapon) => ({ do: 'mend', weapon }));
    case 'cast':
      return named(SPELL_NAMES, (spell) => ({ do: 'cast', spell }));
    case 'read':
      return named(SCROLL_NAMES, (scroll) => ({ do: 'read', scroll }));
    case 'invest':
      return named(CHARACTERISTIC_WORDS, (which) => ({ do: 'invest', in: which }));
    case 'buy':
      return named(WARE_NAMES, (ware) => ({ do: 'buy', ware }));
    case 'sell':
      return named(SALE_NAMES, (ware) => ({ do: 'sell', ware }));
    default:
      return bare === undefined
        ? unknown(typedVerb, VERBS)
        : { ok: false, problems: [problem([], typedObject, 'nothing-more', { verb: bare })] };
  }
}

type Names<Id> = ReadonlyMap<string, Id>;

const VERBS: readonly Verb[] = [
  ...(['choose', 'head', 'attack', 'cast', 'read', 'wield', 'invest', 'buy', 'sell', 'mend'] as const),
  ...PLAIN,
];

/** Every name a thing goes by: its id, and what French and English call it. */
function namesOf<Id extends string>(
  ids: readonly Id[],
  table: Readonly<Record<Id, { name: { fr: string; en: string } }>>,
): Names<Id> {
  return new Map(
    ids.flatMap((id) => [id, table[id].name.en, table[id].name.fr].map((name) => [spoken(name), id] as const)),
  );
}

const CLASS_NAMES = namesOf(CLASS_IDS, CLASSES);
const WEAPON_NAMES = namesOf(WEAPON_IDS, WEAPONS);
const SPELL_NAMES = namesOf(SPELL_IDS, SPELLS);
const SCROLL_NAMES = namesOf(SCROLL_IDS, SCROLLS);
const ARMOUR_NAMES = namesOf(SOLD_ARMOUR_IDS, ARMOURS);
const ATTACK_NAMES: Names<WeaponId | typeof BARE_HANDS> = new Map<string, WeaponId | typeof BARE_HANDS>([
  ...WEAPON_NAMES,
  [BARE_HANDS, BARE_HANDS],
  ['hands', BARE_HANDS],
  ['mains-nues', BARE_HANDS],
]);
const SALE_NAMES: Names<SaleId> = new Map<string, SaleId>([...WEAPON_NAMES, ...SCROLL_NAMES]);
const WARE_NAMES: Names<WareId> = new Map<string, WareId>([
  ['potion', 'potion'],
  ...SALE_NAMES,
  ...SPELL_NAMES,
  ...ARMOUR_NAMES,
]);
const HEADING_NAMES: Names<HeadingName> = new Map([
  ...HEADINGS.map((name) => [name.toLowerCase(), name] as const),
  ['o', 'W'],
  ['no', 'NW'],
  ['so', 'SW'],
]);
const CHARACTERISTIC_WORDS: Names<Characteristic> = new Map(
  CHARACTERISTICS.flatMap((which) => {
    const { fr, en, short } = CHARACTERISTIC_NAMES[which];
    return [which, fr, en, short.fr, short.en].map((name) => [spoken(name), which] as const);
  }),
);

function unknown(found: string, values: readonly string[]): Read<Command> {
  return { ok: false, problems: [{ at: [], found: found || '∅', expected: { kind: 'one-of', values } }] };
}

/** Lower case, no accent, single blanks. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, ' ')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function spoken(name: string): string {
  return plain(name).replaceAll(' ', '-');
}
