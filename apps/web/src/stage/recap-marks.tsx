import type { Piece } from '@arbitre/kernel';
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { layoutOf, type Point, polyline, spot } from '../board/layout.ts';
import type { Looks } from '../board/look.ts';
import { liveryOf } from '../board/sides.ts';
import { ghostPlace, signsOf, Token } from '../board/token.tsx';
import type { Viewport } from '../board/viewport.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { Burst } from './effects.tsx';
import { MOST_TOLD, type RecapMark, recapMarks } from './recap.ts';
import { laidRecap } from './recap-layout.ts';
import { away, type Line } from './recap-lines.ts';

interface Props {
  readonly model: TableModel;
  readonly looks: Looks;
  /** The numbers stay as large on the page, however far away the board is. */
  readonly viewport: Viewport;
}

/** What the others just did, on the board: arrows, blows and the numbers under which the margin tells them. */
export function RecapMarks({ model, looks, viewport }: Props) {
  const news = model.news.value;
  const { game } = model.source;
  const marks = useMemo(
    () => recapMarks(game, news.slice(-MOST_TOLD), model.viewer.peek(), model.source.mine.peek()),
    [game, news],
  );
  if (marks.length === 0 || model.selected.value !== null || model.considered.value !== null) return null;
  return <Marks model={model} looks={looks} marks={marks} viewport={viewport} />;
}

function Marks({ model, looks, marks, viewport }: Props & { readonly marks: readonly RecapMark[] }) {
  const { game, seats } = model.source;
  const scene = model.scene.value;
  const layout = layoutOf(scene.board);
  const scale = useComputed(() => viewport.place.value.scale).value;
  const goals = model.goals.value;
  const laid = useMemo(() => {
    const aims = goals.flatMap(({ cells = [] }) => cells);
    return laidRecap(marks, scene, aims, scale);
  }, [marks, scene, goals, scale]);
  const colour = (piece: Piece) => liveryOf(seats, piece, game.legend[piece.kind])?.colour;
  return (
    <g class="recap-marks" aria-hidden="true">
      {laid.map(({ mark: { number, ghost, blows }, haunts, way, strikes }) => (
        <g key={number}>
          {ghost !== null && haunts && (
            <g class="recap-ghost" transform={ghostPlace(ghost, layout, scene.board.columns)}>
              <Token piece={ghost} signs={signsOf(ghost)} legend={game.legend} looks={looks} seats={seats} />
            </g>
          )}
          {ghost !== null && way !== null && <Arrow line={way} colour={colour(ghost)} />}
          {strikes.map((line, index) => (
            <path key={index} class="recap-strike" d={polyline(line)} />
          ))}
          {blows.map(
            ({ at, loses }) =>
              loses > 0 && <Burst key={at} at={layout.centre(at)} size={layout.inner / 30} loses={loses} still />,
          )}
        </g>
      ))}
      {laid.map(({ mark, number: { x, y } }) => (
        <g key={mark.number} class="recap-disc" style={{ transform: `translate(${x}px, ${y}px) scale(var(--unzoom))` }}>
          <circle r={12} />
          <text>{mark.number}</text>
        </g>
      ))}
    </g>
  );
}

/** Units of the board: the last of a line, which tells where its head looks. */
const HEAD = 8;

/** A line with a head, in the colour of whoever goes. */
export function Arrow({ line, colour }: { readonly line: Line; readonly colour: string | undefined }) {
  const end = line.at(-1);
  if (end === undefined) return null;
  const before = line.findLast((point) => away(point, end) > HEAD) ?? line[0] ?? end;
  const turn = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (by: number): Point => ({ x: end.x - 11 * Math.cos(turn + by), y: end.y - 11 * Math.sin(turn + by) });
  const path = `${polyline(line)}M${spot(wing(0.55))}L${spot(end)}L${spot(wing(-0.55))}`;
  return (
    <>
      <path class="recap-arrow rim" d={path} />
      <path class="recap-arrow" d={path} style={{ stroke: colour ?? 'var(--ink)' }} />
    </>
  );
}
