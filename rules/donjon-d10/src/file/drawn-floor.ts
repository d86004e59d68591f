import {
  type Board,
  cellName,
  either,
  integer,
  list,
  object,
  oneOf,
  optional,
  parseCellName,
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
import { type Floor, type Plan, SQUARES } from '../squares/floor.ts';
import type { DonjonRulings } from '../rulings.ts';

import { LAST_FLOOR } from '../hero/skill-points.ts';

/** A square by its name. */
export const squareText = text({ min: 2, max: 6, description: 'a square, such as c4' });

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

/** A floor as it stands in the middle of a run: the drawing without letters, and everybody on it, in their order. */
export const standingFloorShape = object({
  number: integer({ min: 1, max: LAST_FLOOR }),
  map: text({ min: 1, max: 5000, description: 'one character per square: # . S w ^ $ C ~ M >' }),
  start: squareText,
  seed: optional(integer({ min: 0, max: 4_294_967_295 })),
  creatures: list(object({ at: squareText, who: someone }), { max: 1600 }),
});
export type StandingFloor = Shaped<typeof standingFloorShape>;

/** The floor of a run that a position describes whole; null when its drawing cannot be read. */
export function readStanding(part: StandingFloor, rulings: DonjonRulings, problems: Problem[]): Floor | null {
  const place = ['position', 'here'];
  const plan = readFloor({ number: part.number, map: part.map }, place, true, rulings, problems);
  if (plan === null) return null;
  const { rows } = plan.floor;
  const board = squareBoard(rows[0]?.length ?? 0, rows.length);
  const cellOf = (name: string, ...at: readonly (string | number)[]): number => {
    const cell = parseCellName(board, name);
    if (typeof cell === 'number') return cell;
    problems.push(problem([...place, ...at], name, 'no-such-square'));
    return 0;
  };
  return {
    number: part.number,
    rows,
    start: cellOf(part.start, 'start'),
    creatures: part.creatures.flatMap(({ at, who }, index) =>
      met(who, cellOf(at, 'creatures', index), rulings, [...place, 'creatures', index], problems),
    ),
    seed: part.seed ?? null,
  };
}

/** The same floor, written down. */
export function writtenStanding({ number, rows, start, creatures, seed }: Floor): StandingFloor {
  const board = squareBoard(rows[0]?.length ?? 0, rows.length);
  return {
    number,
    map: rows.join('\n'),
    start: cellName(board, start),
    ...(seed !== null && { seed }),
    creatures: creatures.map((one) => ({ at: cellName(board, one.at), who: writtenCreature(one) })),
  };
}

/** A creature of the tables by its name, another by its figures. */
function writtenCreature({ kind, name, attack, value, pv, weapon, atk, armour, gold }: Creature): Someone {
  if (name === undefined) return kind;
  return { name: { fr: name.fr, en: name.en }, attack, value, pv, weapon, atk, armour, gold };
}

/** The drawing of a scenario, written down again: a letter for each creature that has a name. */
export function writtenPlan({ floor, strangers }: Plan): FloorPart {
  const { number, rows, creatures } = floor;
  const squares = Array.from(rows.join(''));
  const exit = squares.indexOf(SQUARES.exit);
  const guardian = creatures.find(({ at }) => at === exit);
  const named = creatures.filter((one) => one !== guardian);
  const people = named.map((one, index) => [LETTERS[index] ?? '', one] as const);
  for (const [letter, { at }] of people) if (!strangers.includes(at)) squares[at] = letter;
  const columns = rows[0]?.length ?? 0;
  return {
    number,
    map: rows.map((_, y) => squares.slice(y * columns, (y + 1) * columns).join('')).join('\n'),
    ...(people.length > 0 && {
      creatures: Object.fromEntries(people.map(([letter, one]) => [letter, writtenCreature(one)])),
    }),
    ...(guardian !== undefined && { guardian: writtenCreature(guardian) }),
  };
}

/** Letters that stand for no square: the Latin ones, then as many ideographs as a drawing has squares. */
const LETTERS = [
  ...Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index)),
  ...Array.from({ length: LARGEST * LARGEST }, (_, index) => String.fromCodePoint(0x4e00 + index)),
].filter((letter) => !Object.values<string>(SQUARES).includes(letter));

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
