import type { Piece, Scene } from '@arbitre/kernel';
import { useMemo } from 'preact/hooks';
import { type Layout, layoutOf, spaceCentre } from './layout.ts';
import { liveryOf, TOKEN } from './sides.ts';
import { type Drawing, signsOf, Token, twinsOf } from './token.tsx';

interface Props extends Drawing {
  readonly scene: Scene;
  /** Pieces that could act now. */
  readonly ready?: ReadonlySet<string>;
  readonly selected?: string | null;
  readonly among?: readonly string[];
  /** What the stage makes a piece do now: a class and its measures. */
  readonly gestures?: ReadonlyMap<string, Gesture>;
}

/** A movement of a figure that leaves it where it is. */
export interface Gesture {
  readonly class: string;
  /** Toward whom, in board units. */
  readonly dx?: number;
  readonly dy?: number;
  /** Changes when the same gesture is made again. */
  readonly beat: number;
}

/** The figures, sizes to scale. Moving is a transition from one place to the next. */
export function Pieces({ scene, ready, selected, among, gestures, ...drawing }: Props) {
  const layout = layoutOf(scene.board);
  const twins = useMemo(() => twinsOf(scene.pieces), [scene.pieces]);
  const stands = useMemo(() => standsOf(scene.pieces), [scene.pieces]);
  const looked = among && new Set(scene.pieces.flatMap(({ id, at }) => (among.includes(id) ? [at] : [])));
  return (
    <g>
      {scene.pieces.map((piece) => (
        <Figure
          key={piece.id}
          piece={piece}
          number={twins.get(piece.id)}
          stand={stands.get(piece.id) ?? ALONE}
          layout={layout}
          columns={scene.board.columns}
          state={
            looked?.has(piece.at) === false
              ? 'aside'
              : piece.id === selected
                ? 'selected'
                : ready?.has(piece.id)
                  ? 'ready'
                  : ''
          }
          gesture={gestures?.get(piece.id)}
          {...drawing}
        />
      ))}
    </g>
  );
}

/** Where a figure stands in its cell, in half cells from the middle. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** On the unit it stands with. */
  readonly badge?: boolean;
}

const ALONE: Stand = { x: 0, y: 0, radius: 0.82 };
const ON_UNIT: readonly Stand[] = [
  { x: -0.58, y: -0.6, radius: 0.36, badge: true },
  { x: -0.12, y: -0.84, radius: 0.32, badge: true },
];
const SIDE_BY_SIDE: readonly Stand[] = [
  { x: -0.42, y: 0.26, radius: 0.58 },
  { x: 0.42, y: -0.3, radius: 0.58 },
  { x: 0.42, y: 0.4, radius: 0.5 },
  { x: -0.42, y: -0.44, radius: 0.5 },
];

/** Those of one side stack, a chief on his unit; others who share a cell stand face to face. */
function standsOf(pieces: readonly Piece[]): ReadonlyMap<string, Stand> {
  const cells = new Map<number, Piece[]>();
  for (const piece of pieces) {
    if ((piece.size ?? 1) === 1) cells.set(piece.at, [...(cells.get(piece.at) ?? []), piece]);
  }
  const stands = new Map<string, Stand>();
  for (const here of cells.values()) {
    if (here.length < 2) continue;
    const [first, ...others] = [...here].sort(
      (a, b) => Number(b.hitPoints !== undefined) - Number(a.hitPoints !== undefined),
    );
    const friends = others.every(({ seat, hitPoints }) => seat === first?.seat && hitPoints === undefined);
    if (friends) others.forEach(({ id }, index) => stands.set(id, ON_UNIT[index % ON_UNIT.length] ?? ALONE));
    else here.forEach(({ id }, index) => stands.set(id, SIDE_BY_SIDE[index % SIDE_BY_SIDE.length] ?? ALONE));
  }
  return stands;
}

interface FigureProps extends Drawing {
  readonly piece: Piece;
  readonly number: number | undefined;
  readonly stand: Stand;
  readonly layout: Layout;
  readonly columns: number;
  readonly state: string;
  readonly gesture: Gesture | undefined;
}

function Figure({ piece, number, stand, layout, columns, state, gesture, ...drawing }: FigureProps) {
  const size = piece.size ?? 1;
  const middle = spaceCentre(layout, columns, piece.at, size);
  const [x, y] = [middle.x + stand.x * layout.inner, middle.y + stand.y * layout.inner];
  const scale = (layout.inner * (size === 1 ? stand.radius : size - 0.2)) / 29;
  const shape = TOKEN[liveryOf(drawing.seats, piece, drawing.legend[piece.kind])?.shape ?? 'circle'];
  return (
    <g class={`figure ${state}`} style={{ transform: `translate(${x}px, ${y}px)` }} data-piece={piece.id}>
      <g
        key={gesture?.beat}
        class={gesture === undefined ? 'body' : `body ${gesture.class}`}
        style={gesture === undefined ? {} : { '--dx': `${gesture.dx ?? 0}px`, '--dy': `${gesture.dy ?? 0}px` }}
      >
        <g transform={`scale(${scale})`}>
          <path class="ring" d={shape} transform="scale(33)" />
          <Token
            piece={piece}
            badge={stand.badge ?? false}
            signs={signsOf(piece)}
            {...(number === undefined ? {} : { number })}
            {...drawing}
          />
        </g>
      </g>
    </g>
  );
}
