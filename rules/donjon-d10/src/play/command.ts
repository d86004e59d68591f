import { object, oneOf, type Shape, tagged } from '@arbitre/kernel';
import {
  type ArmourId,
  SCROLL_IDS,
  type ScrollId,
  SOLD_ARMOUR_IDS,
  SPELL_IDS,
  type SpellId,
  WEAPON_IDS,
  type WeaponId,
} from '../dungeon/equipment.ts';
import { CHARACTERISTICS } from '../hero/characteristics.ts';
import { CLASS_IDS } from '../hero/classes.ts';
import { HEADINGS } from '../movement/headings.ts';

/** Anything with a price. */
export type WareId = 'potion' | ScrollId | WeaponId | SpellId | Exclude<ArmourId, 'none'>;
export const WARE_IDS: readonly WareId[] = ['potion', ...SCROLL_IDS, ...WEAPON_IDS, ...SPELL_IDS, ...SOLD_ARMOUR_IDS];

/** What is worth something to the merchant. */
export type SaleId = ScrollId | WeaponId;
export const SALE_IDS: readonly SaleId[] = [...SCROLL_IDS, ...WEAPON_IDS];

export const BARE_HANDS = 'bare-hands' as const;

/** What a verb speaks of: the field of the command, and what may stand there. */
interface Takes<Field extends string, Id extends string> {
  readonly field: Field;
  readonly ids: readonly Id[];
}

function takes<Field extends string, Id extends string>(field: Field, ids: readonly Id[]): Takes<Field, Id> {
  return { field, ids };
}

/** Everything the player may ask for: a verb, and what it speaks of; null when the verb says it all. */
export const COMMANDS = {
  choose: takes('class', CLASS_IDS),
  descend: null,
  roll: null,
  pass: null,
  head: takes('heading', HEADINGS),
  leave: null,
  continue: null,
  attack: takes('weapon', [...WEAPON_IDS, BARE_HANDS]),
  cast: takes('spell', SPELL_IDS),
  read: takes('scroll', SCROLL_IDS),
  drink: null,
  flee: null,
  wield: takes('weapon', WEAPON_IDS),
  invest: takes('in', CHARACTERISTICS),
  rest: null,
  buy: takes('ware', WARE_IDS),
  sell: takes('ware', SALE_IDS),
  mend: takes('weapon', WEAPON_IDS),
} as const;

export type Verb = keyof typeof COMMANDS;
export const VERBS = Object.keys(COMMANDS) as Verb[];

/** The verbs that speak of something. */
export type SpeakingVerb = { [V in Verb]: (typeof COMMANDS)[V] extends null ? never : V }[Verb];

/** What a verb may speak of. */
export type ObjectOf<V extends SpeakingVerb> = (typeof COMMANDS)[V]['ids'][number];

type CommandOf<V extends Verb> =
  (typeof COMMANDS)[V] extends Takes<infer Field, infer Id>
    ? { readonly [K in 'do' | Field]: K extends 'do' ? V : Id }
    : { readonly do: V };

/** What the hero may ask. */
export type Command = { [V in Verb]: CommandOf<V> }[Verb];

/** A command as it may come from outside. */
export const commandShape = tagged(
  'do',
  Object.fromEntries(VERBS.map((verb) => [verb, shapeOf(verb)])),
) as Shape<Command>; // each verb's shape reads what the table says of it

function shapeOf(verb: Verb): Shape<unknown> {
  const spoken: Takes<string, string> | null = COMMANDS[verb];
  return object({ do: oneOf([verb]), ...(spoken !== null && { [spoken.field]: oneOf(spoken.ids) }) });
}

/** The command of a verb that speaks of `id`. */
export function commandOf(verb: SpeakingVerb, id: string): Command {
  return { do: verb, [COMMANDS[verb].field]: id } as unknown as Command; // the field the table gives this verb
}

/** What a command speaks of; null when its verb says it all. */
export function objectOf(command: Command): string | null {
  const spoken: Takes<string, string> | null = COMMANDS[command.do];
  const fields: Readonly<Record<string, string>> = command;
  return spoken === null ? null : (fields[spoken.field] ?? null);
}
