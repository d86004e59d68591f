import { either, flag, integer, list, object, oneOf, optional, type Shape, tagged, text } from '@arbitre/kernel';
import { LAND_ACTIONS, VOLUME_ACTIONS } from '../play/command.ts';
import type { Frame } from '../play/frame.ts';
import { MOVEMENT_KINDS } from '../walking/movement-kind.ts';

const who = text({ min: 1, max: 30 });
/** Squares are numbered here, row by row from 0: a program writes this, not a hand. */
const cell = integer({ min: 0, max: 100_000 });
const spot = object({ at: cell, z: integer({ min: -10_000, max: 10_000 }) });
const count = integer({ min: 0, max: 10_000 });
const direction = integer({ min: 0, max: 7 });
const those = list(who, { max: 60 });

const deed = tagged('do', {
  strike: object({ do: oneOf(['strike']), who, target: who, attack: integer({ min: 0, max: 20 }) }),
  heal: object({ do: oneOf(['heal']), who, target: who, actions: oneOf([1, 2, 3]) }),
  interact: object({ do: oneOf(['interact']), who, at: cell }),
  topple: object({ do: oneOf(['topple']), who, object: who, direction }),
});

/** Null where nothing is there. */
const nothing: Shape<null> = {
  read: (value, at, problems) => {
    if (value === null) return null;
    problems.push({ at, found: JSON.stringify(value), expected: { kind: 'record' } });
    return undefined;
  },
  schema: () => ({ type: 'null' }),
};

/** What is being resolved, innermost last, as a position written by a program tells it. */
export const frameShape: Shape<Frame> = tagged('kind', {
  move: object({
    kind: oneOf(['move']),
    who,
    action: oneOf([...LAND_ACTIONS, ...VOLUME_ACTIONS, 'leap', 'follow', 'stand', 'drop']),
    by: oneOf(MOVEMENT_KINDS),
    start: spot,
    here: spot,
    path: list(spot, { max: 400 }),
    budget: count,
    surface: oneOf(['refused', 'difficult', 'normal']),
    moved: flag(),
    reacted: those,
    declined: those,
    tumbled: those,
    burnt: flag(),
    exposed: flag(),
  }),
  jump: object({ kind: oneOf(['jump']), who, from: cell, to: cell, high: flag() }),
  sprawl: object({ kind: oneOf(['sprawl']), who }),
  deed: object({ kind: oneOf(['deed']), deed, asked: those, disrupted: flag() }),
  react: object({
    kind: oneOf(['react']),
    reactor: who,
    to: who,
    trigger: oneOf(['leaves', 'ends', 'shoots', 'gestures']),
  }),
  fall: object({
    kind: oneOf(['fall']),
    who,
    from: spot,
    dive: flag(),
    edge: either(nothing, object({ spot, dc: integer({ min: 1, max: 60 }) })),
    asked: flag(),
  }),
  block: object({ kind: oneOf(['block']), who, by: who, attack: count, damage: count, critical: flag() }),
  share: object({ kind: oneOf(['share']), who, cameFrom: spot }),
  resume: object({ kind: oneOf(['resume']), asked: those }),
});

/** How an encounter that is over ended. */
export const outcomeShape = object({
  kind: oneOf(['victory', 'time', 'nobody']),
  winners: those,
  score: optional(object({ heroes: count, opponents: count })),
});
