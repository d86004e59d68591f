import { flag, integer, list, object, oneOf, optional, record, type Shaped, tagged, text } from '@arbitre/kernel';
import { BESTIARY, CATEGORIES, type MonsterId } from '../adventure/bestiary.ts';
import { CONDITIONS, type ConditionId } from '../effect/condition.ts';
import { MODIFIERS } from '../effect/effect.ts';
import { SIDES } from '../turn/figure.ts';
import { READY_HEROES, type ReadyHeroId } from '../adventure/hero.ts';
import { ITEMS, type ItemId, PACK_ROOM } from '../adventure/equipment.ts';
import { AI_TAGS } from '../adventure/profile.ts';
import { bilingual, roomShape } from './room.ts';
import { TALENTS, type TalentId } from '../adventure/talent.ts';

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[]; // the keys of a literal table

const cards = text({ min: 1, description: 'Cards: A-8 (ranks, any suit), 7S, or JK' });

const capacity = object({ cards: integer({ min: 1, max: 5 }), family: oneOf(['choose', 'multi-turn']) });
const trait = integer({ min: 0, max: 12 });

/** What a profile may say instead of what is printed. */
const otherwise = {
  /** Déplacement: 0 never moves, 2 or more moves more than once an Action (ad.move.13). */
  movement: optional(integer({ min: 0, max: 5 })),
  /** Immune to forced movement (ad.push.1). */
  immovable: optional(flag()),
  traits: optional(
    object({
      agility: optional(trait),
      strength: optional(trait),
      mind: optional(trait),
      lore: optional(trait),
      vigour: optional(trait),
      melee: optional(trait),
      shooting: optional(trait),
      throwing: optional(trait),
      arcana: optional(trait),
    }),
  ),
  /** A capacity to draw several initiative cards (ad.multi.1). */
  initiative: optional(capacity),
};

const conditions = list(oneOf<ConditionId>(keysOf(CONDITIONS)));

/** What may have happened to a figure before the position begins. */
const happened = {
  health: optional(integer({ min: 1, max: 20 })),
  states: optional(conditions),
  /** Its Reaction is spent (ad.react.1). */
  reacted: optional(flag()),
};

/** A line of a group. */
export const groupFields = {
  profile: oneOf<MonsterId>(keysOf(BESTIARY)),
  name: optional(bilingual),
  /** What each of its figures is called, before its number; its profile's name when left out. */
  each: optional(bilingual),
  side: optional(oneOf(SIDES)),
  size: integer({ min: 1, max: 20 }),
  ai: optional(list(oneOf(AI_TAGS), { min: 1 })),
  zones: optional(list(text({ min: 1 }), { min: 1 })),
  cells: optional(list(text({ min: 2 }), { min: 1 })),
  captive: optional(flag()),
  ...otherwise,
};

const groupShape = object(groupFields);

const eventShape = object({
  name: bilingual,
  cards: list(text({ min: 2 }), { min: 1 }),
  /** Longevity; permanent when left out. */
  boxes: optional(integer({ min: 1, max: 20 })),
  steps: list(
    tagged('does', {
      nothing: object({ does: oneOf(['nothing']), text: bilingual }),
      rockfall: object({ does: oneOf(['rockfall']) }),
      ambush: object({ does: oneOf(['ambush']), group: text({ min: 1 }) }),
      modify: object({
        does: oneOf(['modify']),
        bearer: text({ min: 1 }),
        what: oneOf(MODIFIERS),
        value: integer({ min: -5, max: 5 }),
        rounds: integer({ min: 1, max: 20 }),
      }),
      release: object({ does: oneOf(['release']), cards: list(text({ min: 2 }), { min: 1 }) }),
      slay: object({ does: oneOf(['slay']), group: text({ min: 1 }) }),
    }),
    { min: 1 },
  ),
});

/** A line of a hero, but who it is. */
export const heroFields = {
  at: text({ min: 2, description: 'A cell of the table: c4' }),
  ...happened,
  ...otherwise,
  heroism: optional(integer({ min: 0, max: 20 })),
  /** Objects worn and carried instead of those the hero starts with. */
  equipped: optional(list(oneOf<ItemId>(keysOf(ITEMS)))),
  carried: optional(list(oneOf<ItemId>(keysOf(ITEMS)), { max: PACK_ROOM })),
  /** Talents beyond those of the ready hero, learnt in earlier adventures. */
  talents: optional(list(oneOf<TalentId>(keysOf(TALENTS)))),
  /** The prey of Connais ton ennemi. */
  prey: optional(oneOf(CATEGORIES)),
  /** Jokers kept from earlier Rounds. */
  jokers: optional(integer({ min: 0, max: 2 })),
};

const heroShape = object({ hero: oneOf<ReadyHeroId>(keysOf(READY_HEROES)), ...heroFields });

/** A scenario, or a position: the same file with more said. */
export const scenarioFields = {
  players: optional(
    integer({ min: 1, max: 4, description: 'Seats; the heroes are dealt out among them. One per hero when left out.' }),
  ),
  suitOrder: optional(text({ min: 4, max: 4, description: 'The suits, highest first: HSDC' })),
  rounds: optional(integer({ min: 1, max: 100 })),
  table: object({ columns: integer({ min: 1, max: 60 }), rows: integer({ min: 1, max: 60 }) }),
  rooms: record(roomShape),
  /** Rooms on the table from the start, each by the cell of its top-left corner; the first is where the story begins. */
  laid: list(
    object({
      room: text({ min: 1 }),
      at: text({ min: 2 }),
      through: optional(text({ min: 2, description: 'The door it is joined by: f4e' })),
    }),
    { min: 1 },
  ),
  heroes: list(heroShape, { min: 1, max: 4 }),
  groups: optional(record(groupShape)),
  /** Groups each room holds when it is found. */
  contents: optional(record(list(text({ min: 1 })))),
  /** Groups on the board from the start, with the cells of the table they stand in. */
  present: optional(
    list(
      object({
        group: text({ min: 1 }),
        at: list(text({ min: 2 }), { min: 1 }),
        /** What has happened to some of them, by name: `rats-2: { states: [unconscious] }`. */
        members: optional(record(object(happened))),
      }),
    ),
  ),
  road: optional(list(object({ cards, room: text({ min: 1 }), arrows: optional(list(text({ min: 1 }))) }))),
  sheet: optional(list(object({ cards, groups: list(text({ min: 1 })) }))),
  events: optional(record(eventShape)),
  /** For beginners: what to try, said as the turns of that Round begin. */
  lessons: optional(list(object({ round: integer({ min: 1, max: 100 }), text: bilingual }))),
  withheld: optional(list(text({ min: 2 }))),
  /** Initiative cards already drawn, by hero or group. */
  hands: optional(record(list(text({ min: 2 })))),
  /** The next cards of the deck, in order; the others come as they will. */
  deck: optional(list(text({ min: 2 }))),
  /** Effects in play: for so many Rounds, or until the start or the end of somebody's next turn (ad.effect.1, ad.effect.4). */
  effects: optional(
    list(
      object({
        bearer: text({ min: 1 }),
        what: oneOf(MODIFIERS),
        value: integer({ min: -5, max: 5 }),
        rounds: optional(integer({ min: 1, max: 20 })),
        until: optional(object({ turnOf: text({ min: 1 }), edge: oneOf(['start', 'end']) })),
      }),
    ),
  ),
  /** In the middle of a Round: whose turn it is. */
  now: optional(
    object({
      round: optional(integer({ min: 1, max: 100 })),
      turn: text({ min: 1 }),
      card: optional(text({ min: 2 })),
      /** False: the card has come up, and the hero has still to act or to wait (ad.turn.4). */
      begun: optional(flag()),
      /** Cards of this Round whose turn is over. */
      played: optional(list(text({ min: 2 }))),
      /** What the turn has used already (ad.act.1). */
      used: optional(
        object({
          actions: optional(integer({ min: 0, max: 2 })),
          standard: optional(flag()),
          bonus: optional(flag()),
          movements: optional(integer({ min: 0, max: 2 })),
          zoneMoves: optional(integer({ min: 0, max: 5 })),
          steps: optional(integer({ min: 0, max: 5 })),
          shot: optional(flag()),
          /** Action dice still to be used (ad.move.3). */
          dice: optional(list(integer({ min: 1, max: 6 }), { max: 2 })),
        }),
      ),
    }),
  ),
  goal: tagged('kind', {
    rescue: object({ kind: oneOf(['rescue']), group: text({ min: 1 }), cell: text({ min: 2 }) }),
    slay: object({ kind: oneOf(['slay']) }),
    reach: object({ kind: oneOf(['reach']), cell: text({ min: 2 }) }),
  }),
};

export const scenarioShape = object(scenarioFields);

/** What a scenario or position file says, once it is read. */
export type Scenario = Shaped<typeof scenarioShape>;
export type ScenarioGroup = Shaped<typeof groupShape>;
export type ScenarioHero = Shaped<typeof heroShape>;
/** What a line says of a profile instead of what is printed. */
export type Otherwise = Pick<ScenarioHero, 'movement' | 'immovable' | 'traits' | 'initiative'>;
/** What a line says has happened to a figure. */
export type Happened = Pick<ScenarioHero, 'health' | 'states' | 'reacted'>;
