import { integer, object, type Offer, oneOf, optional, type Shape, tagged, text } from '@arbitre/kernel';

const name = text({ min: 1, max: 60 });
const cell = text({ min: 2, max: 6, description: 'A cell: c4' });
const plain = <K extends string>(verb: K) => object({ do: oneOf([verb]) });
const target = <K extends string>(verb: K) => object({ do: oneOf([verb]), target: name });
const to = <K extends string>(verb: K) => object({ do: oneOf([verb]), to: cell });

/** Every command, by its verb. A name is that of a figure, a group, an item, a door…, as the board shows it. */
const VARIANTS = {
  begin: plain('begin'),
  keep: plain('keep'),
  free: plain('free'),
  take: object({ do: oneOf(['take']), card: name }),
  seize: plain('seize'),
  pass: plain('pass'),
  act: plain('act'),
  wait: plain('wait'),
  end: plain('end'),
  zoneMove: to('zoneMove'),
  shift: to('shift'),
  stand: plain('stand'),
  attack: object({
    do: oneOf(['attack']),
    target: name,
    with: name,
    mode: oneOf(['plain', 'precise']),
    drop: optional(integer({ min: 1, max: 20 })),
  }),
  reveal: object({ do: oneOf(['reveal']), door: name }),
  recover: plain('recover'),
  care: target('care'),
  wake: plain('wake'),
  rage: plain('rage'),
  calm: plain('calm'),
  roar: target('roar'),
  struggle: plain('struggle'),
  scent: object({ do: oneOf(['scent']), group: name }),
  aura: object({
    do: oneOf(['aura']),
    spare: optional(text({ min: 1, max: 400, description: 'The figures it spares: dorrin guards-1' })),
  }),
  benediction: target('benediction'),
  equip: object({ do: oneOf(['equip']), item: name }),
  reequip: plain('reequip'),
  stow: object({ do: oneOf(['stow']), item: name }),
  ready: plain('ready'),
  exchange: object({ do: oneOf(['exchange']), target: name, give: name, take: name }),
  use: object({ do: oneOf(['use']), item: name }),
  search: object({ do: oneOf(['search']), encounter: name }),
  release: object({ do: oneOf(['release']), group: name }),
  douse: object({ do: oneOf(['douse']), at: cell }),
  activate: object({ do: oneOf(['activate']), figure: name }),
  delegate: plain('delegate'),
  appoint: object({ do: oneOf(['appoint']), seat: name }),
  roll: plain('roll'),
  sacrifice: plain('sacrifice'),
  striker: object({ do: oneOf(['striker']), figure: name }),
  strike: plain('strike'),
  decline: plain('decline'),
  go: plain('go'),
  stay: plain('stay'),
  push: to('push'),
  chain: object({
    do: oneOf(['chain']),
    cells: text({ min: 2, max: 400, description: 'The cells of a whole chain: c1 d1 e1' }),
  }),
  damage: plain('damage'),
  powerful: plain('powerful'),
  shove: plain('shove'),
  bless: plain('bless'),
  curse: plain('curse'),
  guard: plain('guard'),
  reroll: plain('reroll'),
  gamble: object({ do: oneOf(['gamble']), dice: integer({ min: 1, max: 40 }) }),
  regamble: plain('regamble'),
  accept: plain('accept'),
  cheat: object({ do: oneOf(['cheat']), by: oneOf(['heroism', 'grave-wound', 'maximum']) }),
  die: plain('die'),
  heal: object({ do: oneOf(['heal']), what: name }),
  room: object({ do: oneOf(['room']), room: name }),
  spot: object({ do: oneOf(['spot']), at: cell }),
  place: object({ do: oneOf(['place']), at: cell }),
  resolve: object({ do: oneOf(['resolve']), effect: name }),
} as const satisfies Readonly<Record<string, Shape<unknown>>>;

/** What a seat may ask for. */
export type Command = {
  [K in keyof typeof VARIANTS]: (typeof VARIANTS)[K] extends Shape<infer T> ? T : never;
}[keyof typeof VARIANTS];
/** What a command begins with. */
export type Verb = Command['do'];
export type CommandOf<V extends Verb> = Extract<Command, { do: V }>;

export const commandShape: Shape<Command> = tagged('do', VARIANTS);
export const VERBS = Object.keys(VARIANTS) as readonly Verb[]; // the keys are the verbs

/** The words that follow a verb when a command is typed: its fields, in the order they are declared in; the last may be left out. */
export const ARGUMENTS = Object.fromEntries(
  Object.entries(VARIANTS).map(([verb, shape]) => [verb, fieldsOf(shape)]),
) as Readonly<Record<Verb, readonly string[]>>; // one entry for each verb

function fieldsOf(shape: Shape<unknown>): readonly string[] {
  const { properties } = shape.schema();
  return typeof properties === 'object' && properties !== null
    ? Object.keys(properties).filter((field) => field !== 'do')
    : [];
}

/** The headings offers are listed under. */
export const OFFER_GROUPS = [
  'turn',
  'movement',
  'standard',
  'bonus',
  'complex',
  'gear',
  'group',
  'reaction',
  'dice',
  'cards',
  'choice',
] as const;
export type OfferGroup = (typeof OFFER_GROUPS)[number];

export function offer(group: OfferGroup, command: Command): Offer<Command> {
  return { group, command };
}

/** Do two commands ask for the same? They are flat: the same fields with the same values. */
export function isSame(one: Command, other: Command): boolean {
  if (one === other) return true;
  if (one.do !== other.do) return false;
  const others = new Map<string, unknown>(Object.entries(other));
  const fields = Object.entries(one);
  return fields.length === others.size && fields.every(([field, value]) => others.get(field) === value);
}
