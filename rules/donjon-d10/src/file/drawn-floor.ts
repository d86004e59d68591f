import {
  type Board,
  cellName,
  either,
  integer,
  object,
  oneOf,
  optional,
  parseDrawing,
  type Place,
  type Problem,
  problem,
  record,
  type Shaped,
  squareBoard,
  text,
} from '@arbitre/kernel';
import { ATTACKS, type Creature, creature, fullSheetOf } from '../dungeon/bestiary.ts';
import { type Plan, SQUARES } from '../squares/floor.ts';
import type { DonjonRulings } from '../rulings.ts';

import { LAST_FLOOR } from '../hero/skill-points.ts';

/** A side of the largest drawing. */
const LARGEST = 40;

const profile = object({
  name: object({ fr: text({ min: 1, max: 60 }), en: text({ min: 1, max: 60 }) }),
  attack: oneOf(ATTACKS),
  value: integer({ min: 0, max: 100 }),
  pv: integer({ min: 1, max: 999 }),
  weapon: integer({ min: 0, max: 99 }),
  atk: optional(integer({ min: 0, max: 99 })),
  armour: integer({ min: 0, max: 99 }),
  gold: optional(integer({ min: 0, max: 9999 })),
});

/** A creature of the bestiary by its name, or one described in full. */
const someone = either(
  profile,
  text({ min: 1, max: 40, description: 'a creature of the bestiary, such as giant-rat' }),
);
type Someone = Shaped<typeof someone>;

/** A floor as a scenario draws it. */
export const floorShape = object({
  number: integer({ min: 1, max: LAST_FLOOR }),
  map: text({
    min: 1,
    max: 5000,
    description: 'one character per square: # . S w ^ $ C ~ M > and letters of creatures',
  }),
  creatures: optional(record(someone)),
  guardian: optional(someone),
});
export type FloorPart = Shaped<typeof floorShape>;

/** The floor that a drawing describes. `asIs`: a position may do without a way in or an exit. */
export function readFloor(
  part: FloorPart,
  place: Place,
  asIs: boolean,
  rulings: DonjonRulings,
  problems: Problem[],
): Plan | null {
  const onMap = [...place, 'map'];
  const drawing = parseDrawing(part.map);
  if ('code' in drawing) {
    problems.push(problem(onMap, `${part.map.split('\n')[drawing.row - 1]}`, 'bad-drawing', { row: drawing.row }));
    return null;
  }
  const { columns, rows, characters } = drawing;
  if (Math.max(columns, rows) > LARGEST) {
    problems.push(problem(onMap, `${columns} × ${rows}`, 'map-too-large', { most: LARGEST }));
    return null;
  }
  const people = part.creatures ?? {};
  checkLetters(people, characters, squareBoard(columns, rows), place, problems);
  const only = (symbol: string, code: string): number => {
    const count = characters.filter((character) => character === symbol).length;
    if (count > 1 || (count === 0 && !asIs)) problems.push(problem(onMap, count, code));
    return characters.indexOf(symbol);
  };
  const start = only(SQUARES.start, 'one-start');
  const exit = only(SQUARES.exit, 'one-exit');
  const creatures = characters.flatMap((character, at) => {
    const who = Object.hasOwn(people, character) ? people[character] : undefined;
    return who === undefined ? [] : met(who, at, rulings, [...place, 'creatures', character], problems);
  });
  if (part.guardian !== undefined) {
    if (exit < 0) problems.push(problem([...place, 'guardian'], 'guardian', 'one-exit'));
    creatures.push(...met(part.guardian, exit, rulings, [...place, 'guardian'], problems));
  }
  const squares = characters.map((character) => (Object.hasOwn(people, character) ? SQUARES.creature : character));
  const floor = {
    number: part.number,
    rows: Array.from({ length: rows }, (_, y) => squares.slice(y * columns, (y + 1) * columns).join('')),
    start: Math.max(0, start),
    creatures,
    seed: null,
  };
  const strangers = characters.flatMap((character, at) => (character === SQUARES.creature ? [at] : []));
  return { floor, strangers };
}

/** Every letter of a drawing is known, and every creature's letter is drawn. */
function checkLetters(
  people: Readonly<Record<string, Someone>>,
  characters: readonly string[],
  board: Board,
  place: Place,
  problems: Problem[],
): void {
  const known = new Set<string>(Object.values(SQUARES));
  for (const letter of Object.keys(people)) {
    const at = [...place, 'creatures', letter];
    if (Array.from(letter).length !== 1 || known.has(letter)) problems.push(problem(at, letter, 'not-a-letter'));
    else if (!characters.includes(letter)) problems.push(problem(at, letter, 'letter-not-drawn'));
  }
  characters.forEach((character, cell) => {
    if (known.has(character) || Object.hasOwn(people, character)) return;
    problems.push(problem([...place, 'map'], character, 'unknown-square', { at: cellName(board, cell) }));
  });
}

/** Whom the hero meets on a square. */
function met(who: Someone, at: number, rulings: DonjonRulings, place: Place, problems: Problem[]): Creature[] {
  if (typeof who === 'string') {
    const found = creature(who, at, rulings.creatureFullSheet);
    if (found === null) problems.push(problem(place, who, 'no-such-creature'));
    return found === null ? [] : [found];
  }
  const { name, attack, value, pv, weapon, armour, atk = 0, gold = 0 } = who;
  const plain = { at, kind: 'stranger', name, attack, value, pv, weapon, armour, atk, gold, boss: false };
  return [rulings.creatureFullSheet ? { ...plain, sheet: fullSheetOf(attack, value) } : plain];
}
