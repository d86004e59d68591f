import type { Piece, Scene } from '@arbitre/kernel';
import { type Layout, layoutOf, type Point, spaceCentre } from '../board/layout.ts';
import type { RecapMark } from './recap.ts';
import { away, bowed, type Line, numberPlace, type Round } from './recap-lines.ts';

/** Half cells from the middle of a piece to its rim, badges and dice included; a blow comes a little nearer. */
const RIM = 0.95;
const STRUCK = 0.8;
/** Half cells of an arrow that are seen at least: it begins on the ghost that it leaves if need be. */
const SHORTEST = 0.75;
/** Pixels from the middle of a number to its rim, and to that of another number: each is read with its own line. */
const NUMBER = 13;
const APART = 21;

/** One deed of the others, laid out on the board. */
export interface LaidMark {
  readonly mark: RecapMark;
  /** Is whoever went drawn faintly where it stood? Not where someone stands now. */
  readonly haunts: boolean;
  /** From where it stood to where it went; null: nobody moved. */
  readonly way: Line | null;
  readonly strikes: readonly Line[];
  readonly number: Point;
}

/** Lays out what the others did: lines from rim to rim, past whoever stands between, numbers beside them and on nothing. */
export function laidRecap(
  marks: readonly RecapMark[],
  scene: Scene,
  aims: readonly number[],
  scale: number,
): readonly LaidMark[] {
  const layout = layoutOf(scene.board);
  const { inner } = layout;
  const held = new Set(scene.pieces.map(({ at }) => at));
  const round = (at: number, size: number | undefined, rim: number): Round => ({
    ...spaceCentre(layout, scene.board.columns, at, size),
    radius: rim * inner * (size ?? 1),
  });
  const roomOf = ({ at, size }: Piece) => round(at, size, RIM);
  const ghosts = marks.flatMap(({ ghost }) => (ghost === null || held.has(ghost.at) ? [] : [roomOf(ghost)]));
  const taken = [...scene.pieces.map(roomOf), ...ghosts, ...standards(layout, aims)];
  const lines: Line[] = [];
  const drawn = (from: Round, to: Round): Line => {
    const line = bowed(from, to, { taken, lines, inner });
    lines.push(line);
    return line;
  };
  const laid = marks.map((mark) => {
    const { ghost, to, blows } = mark;
    const haunts = ghost !== null && !held.has(ghost.at);
    const strikes = blows.flatMap(({ from, at }) =>
      from === null || from === at ? [] : [drawn(round(from, 1, STRUCK), round(at, 1, STRUCK))],
    );
    if (ghost === null || to === null) return { mark, haunts, way: null, strikes };
    const end = round(to, ghost.size, RIM);
    const start = roomOf(ghost);
    const room = away(start, end) - end.radius - SHORTEST * inner;
    const radius = haunts ? Math.max(0, Math.min(start.radius, room)) : start.radius;
    return { mark, haunts, way: drawn({ ...start, radius }, end), strikes };
  });
  taken.push(
    ...marks.flatMap(({ blows }) => blows.flatMap((blow) => (blow.loses > 0 ? [burst(layout, blow.at)] : []))),
  );
  return laid.map(({ way, ...rest }) => {
    const [blow] = rest.mark.blows;
    const line = way ?? rest.strikes[0] ?? (blow === undefined ? [] : [layout.centre(blow.at)]);
    const number = numberPlace(line, NUMBER / scale, taken, lines);
    taken.push({ ...number, radius: APART / scale });
    return { ...rest, way, number };
  });
}

/** The standards of the aims, on the top corners of their cells. */
function standards(layout: Layout, aims: readonly number[]): readonly Round[] {
  return aims
    .flatMap((cell) => layout.corners(cell).slice(0, 1))
    .map((top) => ({ ...top, radius: layout.inner * 0.5 }));
}

/** What a blow cost, at the top right of whoever was hit: as `Burst` draws it. */
function burst(layout: Layout, at: number): Round {
  const { x, y } = layout.centre(at);
  const { inner } = layout;
  return { x: x + 0.43 * inner, y: y - 0.57 * inner, radius: 0.6 * inner };
}
