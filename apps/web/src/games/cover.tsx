import type { Scene } from '@arbitre/kernel';
import { layoutOf, type Point, polyline } from '../board/layout.ts';

type At = readonly [column: number, row: number];

/** How a game shows itself: a part of its first board, and those who meet there. */
interface Cover {
  readonly from: At;
  readonly size: At;
  /** Where each of them stands; whoever is not named stays away. */
  readonly cast: Readonly<Record<string, At>>;
  readonly way: readonly At[];
  /** How the way ends. */
  readonly end: 'arrow' | 'danger' | 'push';
  /** Who is about to act. */
  readonly chosen: string;
  /** Do they carry a torch? */
  readonly torch?: boolean;
  /** Rows of what lies around, above; cells of it on the other sides. */
  readonly above?: number;
  readonly beside?: number;
}

const COVERS: Readonly<Record<string, Cover>> = {
  'donjon-d10': {
    from: [0, 1],
    size: [7, 7],
    cast: { hero: [1, 7], 'foe-1': [2, 2] },
    way: [
      [1, 7],
      [4, 4],
      [2, 2],
    ],
    end: 'arrow',
    chosen: 'hero',
    torch: true,
  },
  pathfinder: {
    from: [6, 3],
    size: [6, 7],
    cast: { pim: [6, 4], maelle: [7, 7], reed: [10, 5], silt: [11, 8] },
    way: [
      [7, 7],
      [8, 6],
      [9, 6],
    ],
    end: 'danger',
    chosen: 'maelle',
  },
  thucidide: {
    from: [3, 1],
    size: [6, 7],
    cast: {
      BC1: [4, 3],
      BI1: [4, 4],
      BG: [4, 4],
      BI2: [5, 4],
      BI3: [4, 5],
      RI3: [6, 4],
      RI1: [7, 4],
      RG: [7, 4],
      RC2: [7, 2],
      RI2: [6, 5],
    },
    way: [
      [5, 4],
      [6, 4],
    ],
    end: 'arrow',
    chosen: 'BI2',
  },
  'attention-donjon': {
    from: [4, 0],
    size: [5, 5],
    cast: { dorrin: [4, 2], 'bridge-rats-1': [5, 2], misha: [4, 3], 'bridge-rats-2': [5, 3] },
    way: [
      [5, 2],
      [6, 2],
    ],
    end: 'push',
    chosen: 'dorrin',
    above: 3.1,
    beside: 0.42,
  },
};

/** The scene of a cover, and the cells of it that are seen. */
export function coverOf(game: string, scene: Scene) {
  const { columns, rows } = scene.board;
  const cover = COVERS[game];
  if (cover === undefined)
    return { scene, cells: scene.ground.map((_, cell) => cell), above: 0, beside: 0, selected: null, way: null };
  const cellAt = ([column, row]: At) => row * columns + column;
  const { from, size, cast, chosen, above = 0, beside = 0 } = cover;
  const pieces = scene.pieces.flatMap((piece) => {
    const at = cast[piece.id];
    return at === undefined ? [] : [{ ...piece, at: cellAt(at) }];
  });
  const cells = Array.from(
    { length: size[0] * size[1] },
    (_, index): At => [from[0] + (index % size[0]), from[1] + Math.floor(index / size[0])],
  ).filter(([column, row]) => column < columns && row < rows);
  const centre = (at: At) => layoutOf(scene.board).centre(cellAt(at));
  const way = (
    <>
      {cover.torch === true && <Torch {...centre(cast[chosen] ?? from)} />}
      <Way {...cover} centre={centre} />
    </>
  );
  return { scene: { ...scene, pieces }, cells: cells.map(cellAt), above, beside, selected: chosen, way };
}

/** Light around whoever carries it, and shade far from it. */
function Torch({ x, y }: Point) {
  return (
    <>
      <radialGradient id="cover-torch" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={380}>
        <stop offset="0" stop-color="#ffc04d" stop-opacity="0.6" />
        <stop offset="0.3" stop-color="#ffc860" stop-opacity="0.16" />
        <stop offset="0.55" stop-color="#241808" stop-opacity="0.1" />
        <stop offset="1" stop-color="#140c03" stop-opacity="0.5" />
      </radialGradient>
      <rect x={x - 600} y={y - 600} width={1200} height={1200} fill="url(#cover-torch)" />
    </>
  );
}

/** The way someone is about to take, and what waits at its end. */
function Way({ way, end, centre }: Pick<Cover, 'way' | 'end'> & { readonly centre: (at: At) => Point }) {
  const points = way.map(centre);
  const last = points.at(-1);
  const before = points.at(-2);
  if (last === undefined || before === undefined) return null;
  const degrees = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const d = polyline(points);
  return (
    <g class={end === 'push' ? 'cover-way pushed' : 'cover-way'}>
      <path class="way-halo" d={d} />
      <path class="way" d={d} />
      {end === 'danger' ? (
        <g transform={`translate(${last.x} ${last.y})`}>
          <path class="way-trigger" d="M0 -19L19 14H-19Z" stroke-linejoin="round" />
          <text class="way-trigger-text" y={3}>
            !
          </text>
        </g>
      ) : (
        <path
          class="way-head"
          d="M-8 -12L14 0L-8 12Z"
          transform={`translate(${last.x} ${last.y}) rotate(${degrees})`}
        />
      )}
    </g>
  );
}
