import { cellName, type Destination, type Game, isRefusal, type Preview, type Scene } from '@arbitre/kernel';
import { loadCommand, loadScenario, orThrow, registryOf } from '@arbitre/referee/core';
import { AimCorners, aimsOf, Standards } from '../board/aims.tsx';
import { extentOf } from '../board/extent.ts';
import { cellsPath, fromRim, type Layout, layoutOf, polyline } from '../board/layout.ts';
import type { Looks } from '../board/look.ts';
import { Pieces } from '../board/pieces.tsx';
import { ZoneNames } from '../board/zone-names.tsx';
import { toSvg } from '../stage/paint/ink.ts';
import { paintPlace } from '../stage/paint/place.ts';

/** A position as a picture shows it. */
export interface Position {
  readonly game: Game;
  readonly opening: unknown;
  readonly scene: Scene;
  /** Every cell a piece can get to, with its cost. */
  readonly reached: readonly Destination[];
  /** What a command would do: its way, its steps, who may react. */
  readonly preview: Preview | null;
  /** Where the piece that moves stands. */
  readonly from: number | undefined;
  readonly marked: readonly number[];
  /** From middle to middle. */
  readonly lines: readonly (readonly [from: number, to: number])[];
}

/**
 * Sets a position up by the real rules. `wish` says what is to be shown on it, in parts parted by semicolons: `reach A`,
 * `way stride m f1`, `mark c4 d5`, `line b3 d3`.
 */
export function positionOf(game: Game, text: string, wish: string): Position {
  const { opening } = orThrow(loadScenario(text, registryOf(game)));
  const scene = game.scene(opening);
  const wishes = wish.split(';').map((part) => part.trim());
  const wished = (word: string) => wishes.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1);
  const [reach, way] = [wished('reach'), wished('way')];
  const reached = reach === undefined ? [] : game.reach(opening, reach);
  if (isRefusal(reached)) throw new Error(`${reach} goes nowhere: ${reached.code}`);
  const seat = game.awaiting(opening)?.seats[0] ?? '';
  const preview = way === undefined ? null : game.preview(opening, seat, orThrow(loadCommand(game, opening, way)));
  const mover = reach ?? way?.split(' ').find((word) => scene.pieces.some(({ id }) => id === word));
  const piece = scene.pieces.find(({ id }) => id === mover) ?? scene.pieces.find((one) => one.seat !== undefined);
  const lines = wishes.filter((part) => part.startsWith('line ')).map((part) => cellsNamed(scene, part.slice(5)));
  return {
    game,
    opening,
    scene,
    reached,
    preview,
    from: piece?.at,
    marked: cellsNamed(scene, wished('mark') ?? ''),
    lines: lines.map(([from = 0, to = 0]) => [from, to] as const),
  };
}

function cellsNamed({ board }: Scene, names: string): readonly number[] {
  const all = Array.from({ length: board.size }, (_, cell) => cell);
  return names.split(' ').flatMap((name) => all.filter((cell) => cellName(board, cell) === name));
}

/** A position drawn: the ground, who stands there, and what there is to see. */
export function PositionPicture(props: {
  readonly position: Position;
  readonly looks: Looks;
  readonly theme: 'light' | 'dark';
  readonly id: string;
}) {
  const { position, looks, theme, id } = props;
  const { game, opening, scene } = position;
  const { legend } = game;
  const layout = layoutOf(scene.board);
  const seats = game.seats(opening);
  const aims = aimsOf(scene);
  const { x, y, width, height } = extentOf(scene, legend, looks);
  const plate = scene.zones === undefined ? 0 : 14; // the name of a room hangs on its wall
  return (
    <svg
      class="drawing"
      viewBox={`${x - 4} ${y - 4 - plate} ${width + 8} ${height + 8 + plate}`}
      aria-hidden="true"
      width={layout.width}
    >
      <g dangerouslySetInnerHTML={{ __html: toSvg(paintPlace(scene, legend, looks, theme).marks, id) }} />
      <AimCorners scene={scene} cells={aims} />
      <Reached position={position} layout={layout} />
      <path class="told" d={cellsPath(layout, position.marked, 2)} />
      <ZoneNames scene={scene} />
      <Pieces scene={scene} legend={legend} looks={looks} seats={seats} />
      <Standards scene={scene} seats={seats} cells={aims} />
      {position.lines.map(([from, to]) => (
        <g key={`${from}-${to}`}>
          <path class="way-halo" d={polyline([layout.centre(from), layout.centre(to)])} />
          <path class="way-safe" d={polyline([layout.centre(from), layout.centre(to)])} />
        </g>
      ))}
      <Way position={position} layout={layout} id={id} />
    </svg>
  );
}

interface PartProps {
  readonly position: Position;
  readonly layout: Layout;
}

/** Cells one can get to, in four bands, each with its cost. */
function Reached({ position: { reached, from }, layout }: PartProps) {
  const ways = reached.filter(({ to, leaves }) => to !== from && leaves !== true);
  const dearest = Math.max(1, ...ways.map(({ cost }) => cost));
  const band = ({ cost }: Destination) => Math.min(3, Math.floor((4 * Math.max(0, cost - 1)) / dearest));
  const free = ways.filter(({ forbids = [] }) => forbids.length === 0);
  const path = (some: readonly Destination[]) =>
    cellsPath(
      layout,
      some.map(({ to }) => to),
      1,
    );
  return (
    <g>
      {[0, 1, 2, 3].map((index) => (
        <path key={index} class={`reach-${index + 1}`} d={path(free.filter((one) => band(one) === index))} />
      ))}
      <path class="reach-costly" d={path(ways.filter(({ forbids = [] }) => forbids.length > 0))} />
      <path class="reach-risky" d={path(ways.filter(({ triggers = [] }) => triggers.length > 0))} />
      {ways.map(({ to, cost }) => {
        const { x, y } = layout.centre(to);
        return (
          <text key={to} class="cost-label" x={x} y={y}>
            {cost}
          </text>
        );
      })}
    </g>
  );
}

/** The way of a command: its steps with their costs, and where somebody may react. */
function Way({ position: { preview, from }, layout, id }: PartProps & { readonly id: string }) {
  const path = preview?.path ?? [];
  if (preview === null || path.length === 0) return null;
  const middles = path.map((cell) => layout.centre(cell));
  const line = polyline(from === undefined ? middles : fromRim([layout.centre(from), ...middles], layout.inner * 0.92));
  return (
    <g class="ways">
      <defs>
        <marker id={`${id}-head`} viewBox="-6 -6 12 12" refX="4" markerWidth="4" markerHeight="4" orient="auto">
          <path class="way-head" d="M-4 -5L6 0L-4 5Z" />
        </marker>
      </defs>
      <path class="way-halo" d={line} />
      <path class="way" d={line} marker-end={`url(#${id}-head)`} />
      {(preview.steps ?? []).map(({ to, cost }, index) => {
        const { x, y } = layout.centre(to);
        return (
          <g key={index} transform={`translate(${x + layout.inner * 0.5} ${y + layout.inner * 0.5})`}>
            <circle class="way-step" r={8} />
            <text class="way-step-text">{cost}</text>
          </g>
        );
      })}
      {(preview.triggers ?? []).map(({ at }, index) => {
        const { x, y } = layout.centre(at);
        return (
          <g key={index} transform={`translate(${x - layout.inner * 0.6} ${y - layout.inner * 0.6})`}>
            <path class="way-trigger" d="M0 -10L10 8L-10 8Z" />
            <text class="way-trigger-text" y={2}>
              !
            </text>
          </g>
        );
      })}
    </g>
  );
}
