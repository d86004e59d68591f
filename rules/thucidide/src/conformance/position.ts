import {
  integer,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  type Read,
  read,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { SCENARIO } from '../file/scenario.ts';
import { setup } from '../file/setup.ts';
import { PHASES, type State } from '../play/state.ts';
import { STATIONS, WEAPONS } from '../proposal/troops.ts';
import type { Rulings } from '../rulings.ts';

const line = text({ min: 3, max: 200 });
const hexes = text({ min: 1, max: 2000 });

/** A position in short: the map as it is drawn, a line for each piece. */
export const positionFields = {
  map: text({ min: 1, max: 10_000 }),
  /** Each road as its hexes: `0103 0203 0303`. */
  roads: optional(list(hexes, { max: 20 })),
  /** `river 0502-0602 0503-0602`: an obstacle and the sides it lies on. */
  obstacles: optional(list(text({ min: 3, max: 2000 }), { max: 40 })),
  /** Where blue reinforcements enter. */
  entry: optional(hexes),
  /** Where blue units may leave the table. */
  exit: optional(hexes),
  pieces: list(line, { max: 80 }),
  /** Order tokens of blue and of red; none when left out. */
  tokens: optional(list(integer({ min: 0, max: 99 }), { min: 2, max: 2 })),
  turn: optional(object({ number: integer({ min: 1, max: 99 }), side: oneOf(['blue', 'red']), phase: oneOf(PHASES) })),
} as const;

export const positionShape = object(positionFields);
export type Position = Shaped<typeof positionShape>;

/**
 * A piece in a line: `K blue light cavalry 0203` or `GC blue general-in-chief 0203`, then in any order `mounted`, `token`, `idle` (not
 * activated), `vehicle`, a weapon, a number of elements, `from0303` (moved from there, keeping the fight), `marched` (moved without combat).
 */
function saidPiece(said: string, active: string): { readonly unit?: object; readonly character?: object } {
  const [id, side, first = '', ...rest] = said.trim().split(/\s+/);
  const isCharacter = STATIONS.some((station) => station === first);
  const [type, at = '', ...marks] = isCharacter ? [first, ...rest] : rest;
  const from = marks.find((mark) => mark.startsWith('from'))?.slice(4);
  const activated = side === active && !marks.includes('idle');
  const moved = marks.includes('marched')
    ? { moved: { from: at, hexes: 1, fight: false } }
    : from === undefined
      ? {}
      : { moved: { from, hexes: 1, fight: true, diceLost: type === 'artillery' ? 1 : 0 } };
  const vehicle = marks.includes('vehicle');
  if (isCharacter) return { character: { id, side, rank: first, at, vehicle, ...(from && moved) } };
  const weapon = WEAPONS.find((one) => marks.includes(one));
  const elements = marks.find((mark) => /^\d$/.test(mark));
  return {
    unit: {
      id,
      side,
      type,
      weight: first,
      at,
      activated,
      mounted: marks.includes('mounted'),
      token: marks.includes('token'),
      ...(weapon && { weapon }),
      ...(elements && { elements: Number(elements) }),
      ...moved,
    },
  };
}

/** The scenario that a position in short stands for. */
function scenarioOf({
  map,
  roads = [],
  obstacles = [],
  entry,
  exit,
  pieces,
  tokens = [0, 0],
  turn,
}: Position): unknown {
  const now = turn ?? { number: 1, side: 'blue', phase: 'movement' };
  const said = pieces.map((piece) => saidPiece(piece, now.side));
  return {
    exercise: true,
    map,
    roads,
    obstacles: obstacles.map((one) => {
      const [is, ...between] = one.trim().split(/\s+/);
      return { is, between: between.join(' ') };
    }),
    armies: [
      { side: 'blue', name: { fr: 'Bleu', en: 'Blue' }, tokens: tokens[0] },
      { side: 'red', name: { fr: 'Rouge', en: 'Red' }, tokens: tokens[1] },
    ],
    units: said.flatMap(({ unit }) => unit ?? []),
    characters: said.flatMap(({ character }) => character ?? []),
    ...(entry && { reinforcements: { entry: { side: 'blue', entry } } }),
    ...(exit && { exits: [{ side: 'blue', hexes: exit }] }),
    victory: { turns: 20, eliminate: 9 },
    turn: now,
  };
}

/** Sets a position up through the door that scenario files use. */
export function setUp(position: Position, rulings: Rulings): Read<State> {
  const scenario = read(SCENARIO, scenarioOf(position));
  return scenario.ok ? setup(scenario.value, rulings) : scenario;
}

/** What is wrong with a position, as codes. */
export function codesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ expected }) => (expected.kind === 'game' ? expected.code : expected.kind));
}
