import type { DonjonRulings } from '../src/rulings.ts';
import type { Move } from './moves.ts';

// A naive twin of the movement rules: coordinates, strings and recursion, one square at a time, nothing shared with the
// game. It knows walls and webs. Tests compare the two.

type Rulings = Partial<DonjonRulings>;
type Name = keyof typeof VECTORS;

const VECTORS = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
} as const;

const REVERSE: Record<Name, Name> = { N: 'S', S: 'N', E: 'W', W: 'E', NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' };

/** Someone on a drawn map, perhaps in the middle of a move. */
export interface Wanderer {
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly debt: number;
  /** Webs that are gone, as `x,y`. */
  readonly torn: readonly string[];
  readonly points: number;
  readonly diagonal: boolean;
  readonly heading: Name | null;
  readonly headings: readonly Name[];
  readonly squares: readonly (readonly [number, number])[];
  readonly lost: number;
}

export function wanderer(rows: readonly string[], x: number, y: number, debt = 0): Wanderer {
  return { rows, x, y, debt, torn: [], points: 0, diagonal: false, heading: null, headings: [], squares: [], lost: 0 };
}

function isWall({ rows }: Wanderer, x: number, y: number): boolean {
  const character = rows[y]?.[x];
  return character === undefined || character === '#';
}

function isOpen(who: Wanderer, name: Name, { cornerRule = 'bothFlanks' }: Rulings): boolean {
  const [dx, dy] = VECTORS[name];
  if (isWall(who, who.x + dx, who.y + dy)) return false;
  if (dx === 0 || dy === 0) return true;
  const flanks = [isWall(who, who.x + dx, who.y), isWall(who, who.x, who.y + dy)].filter(Boolean).length;
  if (cornerRule === 'free') return true;
  return cornerRule === 'anyFlank' ? flanks === 0 : flanks < 2;
}

function isWeb(who: Wanderer, x: number, y: number): boolean {
  return who.rows[y]?.[x] === 'w' && !who.torn.includes(`${x},${y}`);
}

function family(diagonal: boolean): readonly Name[] {
  return diagonal ? ['NE', 'SE', 'SW', 'NW'] : ['N', 'E', 'S', 'W'];
}

/** What comes of a step, a roll or a turn: someone must choose among headings, or the move is over. */
export interface Pending {
  readonly who: Wanderer;
  /** Empty when the move is over. */
  readonly choices: readonly Name[];
}

const over = (who: Wanderer): Pending => ({ who: { ...who, points: 0, heading: null }, choices: [] });

/** Rolls the die: the debt, the family, the open headings. */
export function naiveRoll(before: Wanderer, die: number, rulings: Rulings): Pending {
  let who: Wanderer = {
    ...before,
    points: die,
    diagonal: die % 2 === 1,
    heading: null,
    headings: [],
    squares: [],
    lost: 0,
  };
  if (who.debt > 0 && die > 0) {
    const torn = rulings.webPersists === false ? [...who.torn, `${who.x},${who.y}`] : who.torn;
    who = { ...who, debt: 0, points: die - 1, torn };
  }
  if (who.points === 0) return over(who);
  let open = family(who.diagonal).filter((name) => isOpen(who, name, rulings));
  if (open.length === 0 && rulings.noDirection === 'switchClass') {
    who = { ...who, diagonal: !who.diagonal };
    open = family(who.diagonal).filter((name) => isOpen(who, name, rulings));
  }
  if (open.length === 0) return over({ ...who, lost: who.points });
  return asked(who, rulings.blockedStartAllowed ? family(who.diagonal) : open, rulings);
}

/** A single choice is made without asking. */
function asked(who: Wanderer, choices: readonly Name[], rulings: Rulings): Pending {
  const [only] = choices;
  return choices.length === 1 && only !== undefined ? naiveHead(who, only, rulings) : { who, choices };
}

/** Takes a heading and goes on to the next question or the end of the move. */
export function naiveHead(before: Wanderer, name: Name, rulings: Rulings): Pending {
  let who: Wanderer = { ...before, heading: name };
  while (who.points > 0) {
    if (!isOpen(who, name, rulings)) return hit(who, name, rulings);
    const [dx, dy] = VECTORS[name];
    const [x, y] = [who.x + dx, who.y + dy];
    const web = isWeb(who, x, y);
    if (web && who.points === 1 && rulings.webRule === 'stopBefore') return over({ ...who, lost: 1 });
    const headings = who.headings.at(-1) === name ? who.headings : [...who.headings, name];
    who = { ...who, x, y, points: who.points - 1, headings, squares: [...who.squares, [x, y]] };
    if (!web) continue;
    if (who.points > 0) {
      const torn = rulings.webPersists === false ? [...who.torn, `${x},${y}`] : who.torn;
      who = { ...who, points: who.points - 1, torn };
    } else if ((rulings.webRule ?? 'debt') === 'debt') who = { ...who, debt: 1 };
  }
  return over(who);
}

function hit(before: Wanderer, name: Name, rulings: Rulings): Pending {
  const who = { ...before, points: before.points - (rulings.wallHitCost ?? 0) };
  if (who.points === 0) return over(who);
  const all = rulings.turnKeepsClass === false ? (Object.keys(VECTORS) as Name[]) : family(who.diagonal);
  const open = all.filter((other) => isOpen(who, other, rulings));
  const aside = open.filter((other) => other !== REVERSE[name]);
  const choices = rulings.reverse === 'always' ? open : aside.length > 0 || rulings.reverse === 'never' ? aside : open;
  return choices.length === 0 ? over({ ...who, lost: who.points }) : asked(who, choices, rulings);
}

/** Every complete move of a roll. */
export function naiveMoves(start: Wanderer, die: number, rulings: Rulings): readonly Move[] {
  const expand = ({ who, choices }: Pending): readonly Move[] =>
    choices.length > 0
      ? choices.flatMap((name) => expand(naiveHead(who, name, rulings)))
      : [
          {
            headings: who.headings.join(' '),
            squares: who.squares,
            at: [who.x, who.y],
            webDebt: who.debt,
            lost: who.lost,
          },
        ];
  return expand(naiveRoll(start, die, rulings));
}

/** Sequences of `depth` commands from a question or, with no choices, from before a roll; a roll counts once per face. */
export function naivePerft({ who, choices }: Pending, depth: number): bigint {
  if (depth === 0) return 1n;
  const next =
    choices.length > 0
      ? choices.map((name) => naiveHead(who, name, {}))
      : Array.from({ length: 10 }, (_, face) => naiveRoll(who, face + 1, {}));
  return next.reduce((sum, pending) => sum + naivePerft(pending, depth - 1), 0n);
}
