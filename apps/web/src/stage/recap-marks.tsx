import type { Piece } from '@arbitre/kernel';
import { useMemo } from 'preact/hooks';
import { type Layout, layoutOf, type Point, spaceCentre } from '../board/layout.ts';
import type { Looks } from '../board/look.ts';
import { liveryOf } from '../board/sides.ts';
import { Token } from '../board/token.tsx';
import type { TableModel } from '../table/model/table-model.ts';
import { Burst } from './effects.tsx';
import { MOST_TOLD, type RecapMark, recapMarks } from './recap.ts';

interface Props {
  readonly model: TableModel;
  readonly looks: Looks;
  /** Pixels of the page a unit of the board: the numbers stay as large, however far away it is. */
  readonly scale: number;
}

/** Pixels from the middle of a number to that of the next. */
const APART = 27;

/** What the others just did, on the board: arrows, blows and the numbers under which the margin tells them. */
export function RecapMarks({ model, looks, scale }: Props) {
  const news = model.news.value;
  const { game, seats } = model.source;
  const marks = useMemo(() => recapMarks(game, news.slice(-MOST_TOLD), model.viewer.peek()), [game, news]);
  if (marks.length === 0 || model.selected.value !== null || model.considered.value !== null) return null;
  const { board } = model.scene.value;
  const layout = layoutOf(board);
  const numbers = placed(marks, layout, Math.max(layout.inner * 0.9, APART / scale));
  const held = new Set(model.scene.value.pieces.map(({ at }) => at));
  const colour = (piece: Piece) => liveryOf(seats, piece, game.legend[piece.kind])?.colour;
  return (
    <g class="recap-marks" aria-hidden="true">
      {marks.map(({ number, ghost, to, blows }) => (
        <g key={number}>
          {ghost !== null && to !== null && (
            <>
              {!held.has(ghost.at) && (
                <g class="recap-ghost" transform={ghostPlace(ghost, layout, board.columns)}>
                  <Token piece={ghost} legend={game.legend} looks={looks} seats={seats} />
                </g>
              )}
              <Arrow
                from={spaceCentre(layout, board.columns, ghost.at, ghost.size)}
                to={spaceCentre(layout, board.columns, to, ghost.size)}
                short={layout.inner * 0.8}
                colour={colour(ghost)}
              />
            </>
          )}
          {blows.map(({ from, at, loses }) => (
            <g key={at}>
              {from !== null && from !== at && (
                <Strike from={layout.centre(from)} to={layout.centre(at)} short={layout.inner * 0.7} />
              )}
              {loses > 0 && <Burst at={layout.centre(at)} size={layout.inner / 30} loses={loses} still />}
            </g>
          ))}
        </g>
      ))}
      {numbers.map(({ number, x, y }) => (
        <g key={number} class="recap-disc" style={{ transform: `translate(${x}px, ${y}px) scale(var(--unzoom))` }}>
          <circle r={12} />
          <text>{number}</text>
        </g>
      ))}
    </g>
  );
}

function ghostPlace({ at, size = 1 }: Piece, layout: Layout, columns: number): string {
  const { x, y } = spaceCentre(layout, columns, at, size);
  return `translate(${x} ${y}) scale(${(layout.inner * (size === 1 ? 0.82 : size - 0.2)) / 29})`;
}

interface LineProps {
  readonly from: Point;
  readonly to: Point;
  /** How far from its ends it stops. */
  readonly short: number;
  readonly colour?: string | undefined;
}

function ends({ from, to, short }: LineProps): readonly [Point, Point] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [
    ((to.x - from.x) / far) * Math.min(short, far / 3),
    ((to.y - from.y) / far) * Math.min(short, far / 3),
  ];
  return [
    { x: from.x + dx * 0.6, y: from.y + dy * 0.6 },
    { x: to.x - dx, y: to.y - dy },
  ];
}

function Arrow(props: LineProps) {
  const [a, b] = ends(props);
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const wing = (by: number) => `${b.x - 11 * Math.cos(turn + by)} ${b.y - 11 * Math.sin(turn + by)}`;
  const path = `M${a.x} ${a.y}L${b.x} ${b.y}M${wing(0.55)}L${b.x} ${b.y}L${wing(-0.55)}`;
  return (
    <>
      <path class="recap-arrow rim" d={path} />
      <path class="recap-arrow" d={path} style={{ stroke: props.colour ?? 'var(--ink)' }} />
    </>
  );
}

function Strike(props: LineProps) {
  const [a, b] = ends(props);
  return <line class="recap-strike" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

/** Each number beside its arrow or its blow, none over another. */
function placed(
  marks: readonly RecapMark[],
  layout: Layout,
  apart: number,
): readonly (Point & { readonly number: number })[] {
  const taken: (Point & { readonly number: number })[] = [];
  for (const { number, ghost, to, blows } of marks) {
    const [blow] = blows;
    const spots: readonly Point[] =
      ghost !== null && to !== null
        ? [beside(layout.centre(ghost.at), layout.centre(to), layout.inner)]
        : blow === undefined
          ? []
          : [beside(layout.centre(blow.from ?? blow.at), layout.centre(blow.at), layout.inner)];
    const [spot] = spots;
    if (spot === undefined) continue;
    let { x, y } = spot;
    while (taken.some((other) => Math.hypot(other.x - x, other.y - y) < apart)) y += apart / 2;
    taken.push({ number, x, y });
  }
  return taken;
}

/** Beside the middle of a line; above a cell when there is no line. */
function beside(from: Point, to: Point, inner: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far === 0) return { x: to.x - inner * 0.7, y: to.y - inner * 0.7 };
  const side = (inner * 0.45) / far;
  return {
    x: (from.x + to.x) / 2 - (to.y - from.y) * side,
    y: (from.y + to.y) / 2 + (to.x - from.x) * side,
  };
}
