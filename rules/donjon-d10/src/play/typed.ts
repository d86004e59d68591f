import { problem, type Read } from '@arbitre/kernel';
import {
  ARMOURS,
  SCROLL_IDS,
  SCROLLS,
  SOLD_ARMOUR_IDS,
  SPELL_IDS,
  SPELLS,
  WEAPON_IDS,
  WEAPONS,
} from '../dungeon/equipment.ts';
import { CHARACTERISTIC_NAMES, CHARACTERISTICS } from '../hero/characteristics.ts';
import { CLASS_IDS, CLASSES } from '../hero/classes.ts';
import { HEADINGS } from '../movement/headings.ts';
import {
  BARE_HANDS,
  type Command,
  COMMANDS,
  commandOf,
  type ObjectOf,
  objectOf,
  type SpeakingVerb,
  VERBS,
} from './command.ts';

/** `head ne`, `attack club`, `buy potion`. */
export function writeCommand(command: Command): string {
  const object = objectOf(command);
  return object === null ? command.do : `${command.do} ${object.toLowerCase()}`;
}

/** Reads what someone typed: capitals, accents, blanks, French names and three-letter abbreviations are all fine. */
export function readCommand(typed: string): Read<Command> {
  const [first = '', ...rest] = plain(typed).split(' ');
  const object = rest.join('-');
  const [, typedVerb = '', typedObject = ''] = /^\s*(\S*)\s*(.*?)\s*$/su.exec(typed) ?? [];
  const verb = VERBS.find((known) => known === first);
  if (verb === undefined) return unknown(typedVerb, VERBS);
  if (isSpeaking(verb)) return speaking(verb, object, typedObject);
  if (object !== '') return { ok: false, problems: [problem([], typedObject, 'nothing-more', { verb })] };
  return { ok: true, value: { do: verb } };
}

function isSpeaking(verb: keyof typeof COMMANDS): verb is SpeakingVerb {
  return COMMANDS[verb] !== null;
}

function speaking(verb: SpeakingVerb, object: string, typed: string): Read<Command> {
  const id: string | undefined = NAMES[verb].get(object);
  return id === undefined
    ? unknown(typed, [...new Set(NAMES[verb].values())])
    : { ok: true, value: commandOf(verb, id) };
}

function unknown(found: string, values: readonly string[]): Read<Command> {
  return { ok: false, problems: [{ at: [], found: found || '∅', expected: { kind: 'one-of', values } }] };
}

/** Everything that each name means. */
type Names<Id> = ReadonlyMap<string, Id>;

/** Every name a thing goes by: its id, and what French and English call it. */
function namesOf<Id extends string>(
  ids: readonly Id[],
  table: Readonly<Record<Id, { name: { fr: string; en: string } }>>,
): Names<Id> {
  return new Map(
    ids.flatMap((id) => [id, table[id].name.en, table[id].name.fr].map((name) => [spoken(name), id] as const)),
  );
}

const weapons = namesOf(WEAPON_IDS, WEAPONS);
const spells = namesOf(SPELL_IDS, SPELLS);
const scrolls = namesOf(SCROLL_IDS, SCROLLS);
const sales = new Map([...weapons, ...scrolls]);

/** The names that each verb understands. */
const NAMES: { readonly [V in SpeakingVerb]: Names<ObjectOf<V>> } = {
  choose: namesOf(CLASS_IDS, CLASSES),
  head: new Map([
    ...HEADINGS.map((name) => [name.toLowerCase(), name] as const),
    ['o', 'W'],
    ['no', 'NW'],
    ['so', 'SW'],
  ]),
  attack: new Map([...weapons, ...[BARE_HANDS, 'hands', 'mains-nues'].map((name) => [name, BARE_HANDS] as const)]),
  cast: spells,
  read: scrolls,
  wield: weapons,
  invest: new Map(
    CHARACTERISTICS.flatMap((which) => {
      const { fr, en, short } = CHARACTERISTIC_NAMES[which];
      return [which, fr, en, short.fr, short.en].map((name) => [spoken(name), which] as const);
    }),
  ),
  buy: new Map([['potion', 'potion'], ...sales, ...spells, ...namesOf(SOLD_ARMOUR_IDS, ARMOURS)]),
  sell: sales,
  mend: weapons,
};

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
