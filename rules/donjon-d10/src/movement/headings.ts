import { SQUARE_DIRECTIONS, type SquareDirection } from '@arbitre/kernel';
import type { DonjonRulings } from '../rulings.ts';

/** The eight headings, clockwise from north; even ones are straight, odd ones diagonal. */
export const HEADINGS = SQUARE_DIRECTIONS;
/** A heading as people write it. */
export type HeadingName = SquareDirection;

/** The number of a heading, 0 to 7. */
export type Heading = number;

/** Before the first choice of a move. */
export const NO_HEADING = -1;

/** A set of headings: bit `h` is heading `h`. */
export type Headings = number;

export const NONE: Headings = 0;
export const EVERY: Headings = 0b1111_1111;
export const STRAIGHT: Headings = 0b0101_0101; // dx.dir.2: N, E, S, W
export const DIAGONAL: Headings = 0b1010_1010; // dx.dir.1: NE, SE, SW, NW

export function reverseOf(heading: Heading): Heading {
  return heading ^ 4;
}

/** dx.dir.1, dx.dir.2: odd is diagonal, even is straight; dx.dir.4: of the number shown, not of the points left. */
export function isDiagonal(die: number): boolean {
  return die % 2 === 1;
}

/** dx.dir.1, dx.dir.2: the family of headings that a roll allows. */
export function familyOf(diagonal: boolean): Headings {
  return diagonal ? DIAGONAL : STRAIGHT;
}

/** dx.move.3: any open heading of the family; dx.move.13: whatever the last move did. */
export function startingHeadings(open: Headings, diagonal: boolean, rulings: DonjonRulings): Headings {
  return rulings.blockedStartAllowed ? familyOf(diagonal) : familyOf(diagonal) & open;
}

/** dx.move.6: open headings of the same family; dx.move.7: back along the line only when nothing else is open. */
export function turningHeadings(open: Headings, heading: Heading, diagonal: boolean, rulings: DonjonRulings): Headings {
  const family = rulings.turnKeepsClass ? familyOf(diagonal) : EVERY; // dx.dir.3
  const back = 1 << reverseOf(heading);
  const choices = open & family;
  if (rulings.reverse === 'always') return choices;
  const aside = choices & ~back;
  return aside !== NONE || rulings.reverse === 'never' ? aside : choices;
}

/** The only heading of a set; `NO_HEADING` when it holds none or several. */
export function onlyHeading(set: Headings): Heading {
  return ONLY[set] ?? NO_HEADING;
}

const ONLY = Int8Array.from({ length: 256 }, (_, set) =>
  set !== 0 && (set & (set - 1)) === 0 ? 31 - Math.clz32(set) : NO_HEADING,
);

/** The heading of that name. */
export function headingNumber(name: HeadingName): Heading {
  return HEADINGS.indexOf(name);
}

/** The name of a heading. */
export function headingName(heading: Heading): HeadingName {
  const name = HEADINGS[heading];
  if (name === undefined) throw new Error(`headings go from 0 to 7, found ${heading}`);
  return name;
}
