import { either, flag, integer, list, object, oneOf, optional, record, type Shaped, text } from '@arbitre/kernel';
import { EDGES, EXIT_WORTHS } from '../movement/field.ts';
import { OBSTACLES } from '../proposal/terrain.table.ts';
import { COMBAT_KINDS, COMBAT_STEPS, PHASES } from '../play/state.ts';
import { ORDER_NAMES } from '../proposal/orders.table.ts';
import { STATIONS, TYPES, WEAPONS, WEIGHTS } from '../proposal/troops.ts';

const id = text({ min: 1, max: 40 });
/** `0605`; YAML reads an unquoted 0605 as the number 605, which is understood. */
const hex = either(integer({ min: 0, max: 999_999 }), text({ min: 1, max: 12 }));
/** `0601 0602 0603`, or a list of them. */
const hexes = either(integer({ min: 0, max: 999_999 }), either(text({ min: 1 }), list(hex)));

/** The move a piece has made this turn; a unit keeps its fight unless `fight` is false. */
const moved = object({
  from: hex,
  hexes: integer({ min: 0, max: 40 }),
  fight: optional(flag()),
  diceLost: optional(integer({ min: 0, max: 40 })),
});

const unit = object({
  id,
  side: id,
  type: oneOf(TYPES),
  weight: oneOf(WEIGHTS),
  weapon: optional(oneOf(WEAPONS)),
  mounted: optional(flag()),
  /** It has mounts; so does whoever is mounted. */
  mounts: optional(flag()),
  /** A hex; or `outside`, waiting; `left`, gone from the table alive; `lost`. */
  at: hex,
  group: optional(id),
  elements: optional(integer({ min: 0, max: 9 })),
  token: optional(flag()),
  activated: optional(flag()),
  moved: optional(moved),
});

const character = object({
  id,
  side: id,
  rank: oneOf(STATIONS),
  at: optional(hex),
  /** The unit he is with. */
  with: optional(id),
  weight: optional(oneOf(WEIGHTS)),
  vehicle: optional(flag()),
  group: optional(id),
  returns: optional(flag()),
  activated: optional(flag()),
  moved: optional(moved),
});

/** What a scenario or position of THUCIDIDE may say. A position is a scenario with more said. */
export const SCENARIO = object({
  /** The ground, one letter a hex; rows of even number are shifted half a hex to the right. */
  map: text({ min: 1 }),
  roads: optional(list(hexes)),
  /** Pairs of hexes with the obstacle between them: `0502-0602 0503-0602`. */
  obstacles: optional(list(object({ is: oneOf(OBSTACLES), between: text({ min: 1 }) }))),
  /** The two armies, first player first. */
  armies: list(
    object({
      side: id,
      name: object({ fr: text({ min: 1 }), en: text({ min: 1 }) }),
      tokens: optional(integer({ min: 0, max: 9999 })),
      level: optional(integer({ min: 0, max: 99 })),
      activations: optional(list(integer({ min: 1, max: 99 }), { min: 1, max: 9 })),
    }),
    { min: 2, max: 2 },
  ),
  units: list(unit, { max: 400 }),
  characters: optional(list(character, { max: 100 })),
  reinforcements: optional(record(object({ side: id, entry: hexes, turn: optional(integer({ min: 1, max: 999 })) }))),
  exits: optional(list(object({ side: id, hexes, worth: optional(oneOf(EXIT_WORTHS)) }))),
  agreedEdges: optional(list(oneOf(EDGES))),
  victory: object({
    /** Enemy units to eliminate, for both sides or for each; a third of the enemy's, rounded up, when left out. */
    eliminate: optional(either(integer({ min: 1, max: 400 }), record(integer({ min: 1, max: 400 })))),
    turns: integer({ min: 1, max: 200 }),
    objectives: optional(hexes),
    /** Objectives to hold through the enemy's turn to win at once; when left out they only break ties. */
    hold: optional(integer({ min: 1, max: 100 })),
  }),
  /** The turn as it stands. `activations` lists what the marks `activated` say in short. */
  turn: optional(
    object({
      number: integer({ min: 1, max: 999 }),
      side: id,
      phase: oneOf(PHASES),
      activations: optional(list(object({ chief: optional(id), pieces: list(id, { max: 400 }) }), { max: 400 })),
      /** Activations of an earlier command phase of the turn, first in the list. */
      earlier: optional(integer({ min: 0, max: 400 })),
      /** Units that have fought, in order. */
      fought: optional(list(id, { max: 400 })),
      /** The manoeuvre order of the turn, and the activation it frees. */
      order: optional(oneOf(ORDER_NAMES)),
      freed: optional(integer({ min: 0, max: 400 })),
      /** Hexes added to the moves of these units, or taken from them. */
      extra: optional(record(integer({ min: -9, max: 9 }))),
      /** Difficult hexes these units cross as open ground. */
      woodsman: optional(record(integer({ min: 0, max: 9 }))),
    }),
  ),
  /** The combat under way and the choice it waits for. */
  combat: optional(
    object({
      attacker: id,
      target: id,
      kind: oneOf(COMBAT_KINDS),
      step: oneOf(COMBAT_STEPS),
      /** Where the target stood when it was attacked. */
      hex,
      pursuit: optional(flag()),
      evades: optional(flag()),
      attackOrder: optional(oneOf(ORDER_NAMES)),
      defenceOrder: optional(oneOf(ORDER_NAMES)),
      riposte: optional(flag()),
      flags: optional(integer({ min: 0, max: 99 })),
      retreated: optional(flag()),
    }),
  ),
  /** Characters who must flee, the next one first, and the enemy's hex they flee from. */
  flights: optional(list(object({ character: id, from: hex }), { max: 100 })),
  /** How the battle ended. */
  outcome: optional(
    object({
      kind: text({ min: 1, max: 40 }),
      winners: list(id, { max: 2 }),
      score: record(integer({ min: 0, max: 999 })),
    }),
  ),
  /** An exercise, not a battle: any size of table, with or without generals. */
  exercise: optional(flag()),
});

/** What a scenario or position file says, once it is read. */
export type Scenario = Shaped<typeof SCENARIO>;
