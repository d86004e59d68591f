import type { Scene } from '@arbitre/kernel';
import type { Drawing } from './token.tsx';
import { layoutOf, spaceCentre } from './layout.ts';
import { standsLow } from './overview-place.ts';
import { liveryOf, TOKEN } from './sides.ts';
import type { Extent, Viewport } from './viewport.ts';

interface Props extends Pick<Drawing, 'legend' | 'seats'> {
  readonly scene: Scene;
  readonly extent: Extent;
  readonly viewport: Viewport;
  /** Whoever acts: the map never lies on them. */
  readonly acting: string | null;
}

/** Pixels of its longer side. */
const LONG = 72;

/** Whoever sees that much of the board needs no map of it. */
const NEARLY_ALL = 0.7;

/** On a phone, once only a part of the board is in sight: all of it, very small, and that part framed. */
export function Overview({ scene, extent, viewport, legend, seats, acting }: Props) {
  const layout = layoutOf(scene.board);
  const scale = LONG / Math.max(extent.width, extent.height);
  const seen = viewport.visible();
  const share = (from: number, length: number, first: number, all: number) =>
    Math.max(0, Math.min(from + length, first + all) - Math.max(from, first)) / all;
  const inSight =
    share(seen.x, seen.width, extent.x, extent.width) * share(seen.y, seen.height, extent.y, extent.height);
  if (inSight > NEARLY_ALL) return null;
  const dot = layout.inner * 0.9;
  const actor = scene.pieces.find(({ id }) => id === acting);
  const stands = actor === undefined ? null : viewport.share(layout.centre(actor.at));
  const low = standsLow(
    scene.pieces.map(({ at }) => viewport.share(layout.centre(at))),
    stands,
  );
  return (
    <svg
      class={low ? 'overview low' : 'overview'}
      width={extent.width * scale}
      height={extent.height * scale}
      viewBox={`${extent.x} ${extent.y} ${extent.width} ${extent.height}`}
      aria-hidden="true"
    >
      {scene.pieces.map((piece) => {
        const livery = liveryOf(seats, piece, legend[piece.kind]);
        if (livery === null) return null;
        const { x, y } = spaceCentre(layout, scene.board.columns, piece.at, piece.size);
        return (
          <path
            key={piece.id}
            d={TOKEN[livery.shape]}
            transform={`translate(${x} ${y}) scale(${dot})`}
            fill={livery.colour}
          />
        );
      })}
      <rect class="overview-part" {...seen} rx={3 / scale} stroke-width={2 / scale} />
    </svg>
  );
}
