import type { Frame, State } from '@arbitre/pathfinder';
import { cellsPath, fromRim, layoutOf, polyline, spaceCentre } from '../../board/layout.ts';
import { liveryOf } from '../../board/sides.ts';
import { Arrow } from '../../stage/recap-marks.tsx';
import type { Shown } from '../skin.ts';
import { Reach, strikesOf } from './lines.tsx';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

/** Under the figures: how far the one in hand strikes; while it is asked to react, all the rest lies in shade. */
export function Ground({ model }: Shown) {
  const { frames } = model.view.value as State; // the skin of this game only
  const asked = frames.at(-1);
  const reacts = model.seat.value !== null && asked?.kind === 'react' ? asked : null;
  const going = frames.find((frame) => frame.kind === 'move' && frame.who === reacts?.to);
  return (
    <>
      {reacts !== null && <Shade model={model} reactor={reacts.reactor} />}
      <Reach model={model} />
      {going?.kind === 'move' && <WayOff model={model} move={going} />}
    </>
  );
}

/** Shade over every square that is out of the reactor's reach. */
function Shade({ model, reactor }: Shown & { readonly reactor: string }) {
  const { board } = model.scene.value;
  const covered = strikesOf(model, reactor);
  if (covered === null) return null;
  const out = Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => !covered(cell));
  return <path class="out-of-reach" d={cellsPath(layoutOf(board), out)} />;
}

/** Where whoever is about to leave comes from, dotted, and where it wants to go. */
function WayOff({ model, move: { who, start, here, path } }: Shown & { readonly move: FrameOf<'move'> }) {
  const { board, pieces } = model.scene.value;
  const piece = pieces.find(({ id }) => id === who);
  if (piece === undefined) return null;
  const { game, seats } = model.source;
  const layout = layoutOf(board);
  const middles = (spots: typeof path) => spots.map(({ at }) => spaceCentre(layout, board.columns, at, piece.size));
  const rim = layout.inner * 0.85 * (piece.size ?? 1);
  const colour = liveryOf(seats, piece, game.legend[piece.kind])?.colour;
  return (
    <g class="way-off">
      <path class="way-gone" d={polyline(middles([start, here]))} style={{ stroke: colour ?? 'var(--ink)' }} />
      <Arrow line={fromRim(middles([here, ...path]), rim)} colour={colour} />
    </g>
  );
}
