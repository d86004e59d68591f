import { flag, integer, list, object, oneOf, optional, record, type Shape, type Shaped, text } from '@arbitre/kernel';
import { ASSISTANCES, READY_TRIGGERS } from '../play/command.ts';
import { frameShape, outcomeShape } from './frame-shape.ts';
import { SHAPES, SIZES } from '../space/size.ts';
import { ABILITIES, ATTACK_TRAITS } from '../encounter/stat-block.ts';
import { STANCES } from '../play/state.ts';
import { MOVEMENT_KINDS } from '../walking/movement-kind.ts';
import { TERRAIN_CLASSES } from '../walking/terrain.ts';

const name = text({ min: 1, max: 60 });
const bilingual = object({ fr: name, en: name });
const units = integer({ min: -1500, max: 1500 });
const dc = integer({ min: 1, max: 60 });
const yes = oneOf([true]);
const dice: Shape<string> = text({ min: 1, max: 12, description: '2d6+5, 1d4 or 3' });

const water = object({ depth: integer({ min: 1, max: 1500 }), dc: optional(dc), danger: optional(yes) });
const terrain = object({
  like: optional(text({ min: 1, max: 1 })),
  look: optional(name),
  class: optional(oneOf(TERRAIN_CLASSES)),
  height: optional(units),
  slows: optional(list(oneOf(MOVEMENT_KINDS))),
  blocking: optional(object({ top: optional(units), maxCoverSize: optional(oneOf(SIZES)) })),
  object: optional(oneOf(['normal', 'squeeze'])),
  water: optional(water),
  soft: optional(integer({ min: 1, max: 1500 })),
  hazard: optional(object({ damage: dice, type: name })),
  narrow: optional(dc),
  below: optional(object({ height: units, water: optional(water) })),
  uneven: optional(object({ dc, injury: optional(integer({ min: 0, max: 100 })) })),
  slope: optional(object({ dc, top: units })),
  face: optional(object({ dc, danger: optional(yes) })),
  stone: optional(yes),
  shelter: optional(yes),
  tight: optional(dc),
  door: optional(text({ min: 1, max: 1, description: 'the character that stands there once it is opened' })),
});

const modifier = integer({ min: -20, max: 60 });
const speed = integer({ min: 0, max: 60 });
const attack = object({
  name: bilingual,
  kind: oneOf(['melee', 'ranged']),
  bonus: modifier,
  damage: dice,
  type: name,
  traits: optional(list(oneOf(ATTACK_TRAITS))),
  reach: optional(integer({ min: 0, max: 12 })),
  increment: optional(integer({ min: 1, max: 60 })),
  deadly: optional(integer({ min: 2, max: 12 })),
  pushOnCritical: optional(integer({ min: 1, max: 6 })),
});
const block = object({
  like: optional(name),
  name: optional(bilingual),
  level: optional(integer({ min: -1, max: 30 })),
  size: optional(oneOf(SIZES)),
  shape: optional(oneOf(SHAPES)),
  side: optional(integer({ min: 1, max: 8 })),
  speeds: optional(
    object({
      land: optional(speed),
      fly: optional(speed),
      climb: optional(speed),
      swim: optional(speed),
      burrow: optional(speed),
    }),
  ),
  hp: optional(integer({ min: 1, max: 1000 })),
  ac: optional(integer({ min: 0, max: 60 })),
  saves: optional(object({ fort: modifier, ref: modifier, will: modifier })),
  perception: optional(modifier),
  athletics: optional(list(modifier, { min: 2, max: 2 })),
  acrobatics: optional(modifier),
  stealth: optional(modifier),
  constitution: optional(integer({ min: 1, max: 40 })),
  classDC: optional(dc),
  attacks: optional(list(attack, { max: 20 })),
  unarmed: optional(flag()),
  shield: optional(integer({ min: 1, max: 4 })),
  hardness: optional(integer({ min: 1, max: 20 })),
  abilities: optional(list(oneOf(ABILITIES))),
  resistances: optional(record(integer({ min: 1, max: 100 }))),
  immunities: optional(list(name, { max: 20 })),
  breathWeapon: optional(object({ damage: dice, type: name, dc, length: integer({ min: 1, max: 40 }) })),
  heal: optional(object({ uses: integer({ min: 0, max: 99 }), dice })),
});

const conditions = object({
  prone: optional(yes),
  unconscious: optional(yes),
  dead: optional(yes),
  dying: optional(integer({ min: 1, max: 3 })),
  recovery: optional(dc),
  asleep: optional(yes),
  paralysed: optional(yes),
  stunned: optional(yes),
  immobile: optional(yes),
  blinded: optional(yes),
  held: optional(object({ by: name, restrained: flag(), turns: integer({ min: 1, max: 9 }) })),
  hampered: optional(integer({ min: 1, max: 20 })),
  accelerated: optional(integer({ min: 1, max: 20 })),
  slowed: optional(integer({ min: 1, max: 3 })),
  frightened: optional(integer({ min: 1, max: 9 })),
  takenCover: optional(yes),
  shieldRaised: optional(yes),
  readied: optional(
    object({
      attack: integer({ min: 0, max: 20 }),
      when: oneOf(READY_TRIGGERS),
      attacks: integer({ min: 0, max: 99 }),
    }),
  ),
  delayed: optional(integer({ min: 0, max: 4 })),
  assisting: optional(
    list(object({ ally: name, enemy: name, how: oneOf(ASSISTANCES), worth: integer({ min: -2, max: 4 }) })),
  ),
  hunting: optional(name),
  recharging: optional(integer({ min: 1, max: 1000 })),
  hiddenFrom: optional(list(name)),
  steady: optional(yes),
  suffocating: optional(integer({ min: 0, max: 99 })),
});

const creature = object({
  id: text({ min: 1, max: 30, description: 'one word: commands name it' }),
  name: optional(bilingual),
  block: name,
  side: name,
  at: text({ min: 2, max: 8, description: 'its top-left square, such as c4' }),
  z: optional(units),
  stance: optional(oneOf(STANCES)),
  hp: optional(integer({ min: 0, max: 1000 })),
  conditions: optional(conditions),
  reaction: optional(flag()),
  breath: optional(integer({ min: 0, max: 80 })),
  dents: optional(integer({ min: 0, max: 9 })),
  heals: optional(integer({ min: 0, max: 99 })),
  rides: optional(name),
  consents: optional(record(flag())),
});

const looseObject = object({
  id: text({ min: 1, max: 30, description: 'one word: commands name it' }),
  name: optional(bilingual),
  at: text({ min: 2, max: 8, description: 'its square, such as c4' }),
  z: optional(units),
  hp: optional(integer({ min: 1, max: 1000 })),
  hardness: optional(integer({ min: 0, max: 50 })),
});

export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

const turn = object({
  who: name,
  actions: optional(integer({ min: 0, max: 4 })),
  attacks: optional(integer({ min: 0, max: 99 })),
  diagonals: optional(integer({ min: 0, max: 999 })),
  acted: optional(flag()),
  resumed: optional(flag()),
  attacked: optional(list(name)),
  missed: optional(integer({ min: 0, max: 20 })),
  flew: optional(flag()),
  swam: optional(flag()),
  mustLeave: optional(flag()),
});

/** What a position that a program wrote adds, so that it is taken up exactly where it stood: see position.ts. */
const asWritten = {
  /** Place in the order of the last turn taken; the order is then complete as it stands. */
  cursor: optional(integer({ min: 0, max: 60 })),
  frames: optional(list(frameShape, { max: 40 })),
  outcome: optional(outcomeShape),
  /** Nobody's turn: between two turns, or over. */
  between: optional(yes),
};

/** What a scenario or position file may say, besides the referee's envelope. */
export const scenarioShape = object({
  map: text({ min: 1, max: 20_000 }),
  legend: optional(record(terrain)),
  walls: optional(list(text({ min: 5, max: 20, description: 'two squares side by side: c4-d4' }))),
  wind: optional(oneOf(WINDS)),
  gravity: optional(oneOf(['normal', 'none'])),
  ceiling: optional(integer({ min: 5, max: 1500 })),
  sides: list(object({ id: name, name: bilingual, heroes: optional(flag()) }), { min: 1, max: 8 }),
  allied: optional(list(list(name, { min: 2, max: 2 }))),
  blocks: optional(record(block)),
  creatures: list(creature, { min: 1, max: 60 }),
  objects: optional(list(looseObject, { max: 60 })),
  deployment: optional(record(list(text({ min: 2, max: 8 })))),
  rounds: optional(integer({ min: 1, max: 1000 })),
  encounter: optional(
    object({
      order: list(name, { min: 1 }),
      round: optional(integer({ min: 1, max: 1000 })),
      turn: optional(turn),
      ...asWritten,
    }),
  ),
});

/** What a scenario or position file says, once it is read. */
export type Scenario = Shaped<typeof scenarioShape>;
