import type { LegendEntry, Piece, Scene, Seat } from '@arbitre/kernel';
import { type Layout, layoutOf, spaceCentre } from './layout.ts';
import { type Looks, TONE_INK } from './look.ts';
import { liveryOf, TOKEN } from './sides.ts';

interface Props {
  readonly scene: Scene;
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
  readonly seats: readonly Seat[];
  /** Pieces that could act now. */
  readonly ready?: ReadonlySet<string>;
  readonly selected?: string | null;
}

/** The figures, sizes to scale. Moving is a transition from one place to the next. */
export function Pieces({ scene, legend, looks, seats, ready, selected }: Props) {
  const layout = layoutOf(scene.board);
  return (
    <g>
      {scene.pieces.map((piece, index) => (
        <Figure
          key={piece.id}
          piece={piece}
          stand={standOf(scene.pieces, index)}
          layout={layout}
          columns={scene.board.columns}
          legend={legend}
          looks={looks}
          seats={seats}
          state={piece.id === selected ? 'selected' : ready?.has(piece.id) ? 'ready' : ''}
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
}

const ALONE: Stand = { x: 0, y: 0, radius: 0.78 };
const IN_CORNER: readonly Stand[] = [
  { x: -0.62, y: -0.56, radius: 0.4 },
  { x: 0.12, y: -0.72, radius: 0.36 },
];
const SIDE_BY_SIDE: readonly Stand[] = [
  { x: -0.46, y: 0.3, radius: 0.62 },
  { x: 0.46, y: -0.36, radius: 0.62 },
];

/** Those of one side stack, a chief in the corner of his unit; enemies who share a cell stand face to face. */
function standOf(pieces: readonly Piece[], index: number): Stand {
  const own = pieces[index];
  const here = pieces.filter(({ at, size = 1 }) => at === own?.at && size === 1);
  const place = here.findIndex((piece) => piece === own);
  if (here.length < 2 || place < 0) return ALONE;
  const friends = here.every(({ seat }) => seat === here[0]?.seat);
  if (friends) return place === 0 ? ALONE : (IN_CORNER[(place - 1) % IN_CORNER.length] ?? ALONE);
  return SIDE_BY_SIDE[place % SIDE_BY_SIDE.length] ?? ALONE;
}

interface FigureProps extends Omit<Props, 'scene'> {
  readonly piece: Piece;
  readonly stand: Stand;
  readonly layout: Layout;
  readonly columns: number;
  readonly state: string;
}

function Figure({ piece, stand, layout, columns, legend, looks, seats, state }: FigureProps) {
  const size = piece.size ?? 1;
  const middle = spaceCentre(layout, columns, piece.at, size);
  const [x, y] = [middle.x + stand.x * layout.inner, middle.y + stand.y * layout.inner];
  const radius = layout.inner * (size === 1 ? stand.radius : size - 0.2);
  const entry = legend[piece.kind];
  const look = looks[piece.figure ?? ''] ?? looks[piece.id] ?? looks[piece.kind];
  const livery = liveryOf(seats, piece, entry);
  const inner = livery === null ? radius * 1.15 : radius * 1.3;
  const ink = livery === null ? (look?.ink ?? TONE_INK[entry?.tone ?? 'mark']) : 'var(--token-ink)';
  return (
    <g class={`figure ${state}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {livery !== null && (
        <>
          <path class="token-halo" d={TOKEN[livery.shape]} transform={`scale(${radius * 1.14})`} />
          <path class="token" d={TOKEN[livery.shape]} transform={`scale(${radius})`} fill={livery.colour} />
        </>
      )}
      {look?.icon === undefined ? (
        <text class="figure-letter" font-size={radius * 1.1} fill={ink}>
          {entry?.glyph ?? '?'}
        </text>
      ) : (
        <svg x={-inner / 2} y={-inner / 2} width={inner} height={inner} viewBox="0 0 512 512" overflow="visible">
          <path d={look.icon} fill={ink} />
        </svg>
      )}
      {piece.hitPoints !== undefined && <Health {...piece.hitPoints} radius={radius} />}
      {piece.height !== undefined && piece.height !== 0 && (
        <Badge x={-radius * 0.8} y={-radius * 0.75} text={`↑${piece.height}`} />
      )}
      {piece.marks?.map((mark, index) => (
        <Mark
          key={mark}
          x={radius * 0.85}
          y={-radius * 0.75 + index * 13}
          icon={looks[mark]?.icon}
          glyph={legend[mark]?.glyph ?? '•'}
        />
      ))}
    </g>
  );
}

function Health({ now, max, radius }: { now: number; max: number; radius: number }) {
  const width = radius * 1.5;
  const left = Math.max(0, Math.min(1, now / Math.max(1, max)));
  return (
    <g class={left <= 0.34 ? 'health low' : 'health'} transform={`translate(${-width / 2} ${radius * 0.86})`}>
      <rect class="health-back" x={-1} y={-1} width={width + 2} height={6} rx={3} />
      <rect class="health-now" width={width * left} height={4} rx={2} />
    </g>
  );
}

function Badge({ x, y, text }: { x: number; y: number; text: string }) {
  const width = 6 + text.length * 6;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="badge" x={-width / 2} y={-7} width={width} height={14} rx={7} />
      <text class="badge-text">{text}</text>
    </g>
  );
}

function Mark({ x, y, icon, glyph }: { x: number; y: number; icon: string | undefined; glyph: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="badge" r={7} />
      {icon === undefined ? (
        <text class="badge-text">{glyph}</text>
      ) : (
        <svg x={-5} y={-5} width={10} height={10} viewBox="0 0 512 512">
          <path d={icon} class="badge-icon" />
        </svg>
      )}
    </g>
  );
}
