import type { LegendEntry, Piece, Seat } from '@arbitre/kernel';
import { memo } from 'preact/compat';
import './token.css';
import { type Layout, spaceCentre } from './layout.ts';
import { type Looks, TONE_INK } from './look.ts';
import { type Livery, liveryOf, TOKEN } from './sides.ts';
import { Silhouette, type Troop, TroopGlyph, troopOf } from './troop.tsx';

/** What a piece is drawn with. */
export interface Drawing {
  readonly legend: Readonly<Record<string, LegendEntry>>;
  readonly looks: Looks;
  readonly seats: readonly Seat[];
}

interface Props extends Drawing {
  readonly piece: Piece;
  /** Tells twins apart. */
  readonly number?: number;
  /** A chief who stands with a unit is a badge on it. */
  readonly badge?: boolean;
  /** How large its height, number and states are beside it: those of a large piece on the board are as large as anybody's. */
  readonly signs?: number;
}

/**
 * A piece in a box of 60 around the origin: shape is the side, ink the weight, object the type and weapon, blocks the
 * strength; chief at ten o'clock, a state at two.
 */
export const Token = memo(function Token({ piece, legend, looks, seats, number, badge = false, signs = 1 }: Props) {
  const entry = legend[piece.kind];
  const look = looks[piece.figure ?? ''] ?? looks[piece.id] ?? looks[piece.kind];
  const livery = liveryOf(seats, piece, entry);
  const troop = troopOf(piece);
  if (badge) {
    return (
      <g class="chief">
        <circle r={25} fill="var(--leaf)" stroke="#3b2a05" stroke-width={3.4} />
        <Silhouette d={look?.icon} ink="#2a1c02" size={33} />
      </g>
    );
  }
  if (livery === null) return <Thing icon={look?.icon} glyph={entry?.glyph} ink={TONE_INK[entry?.tone ?? 'mark']} />;
  const down = piece.marks?.some((mark) => mark === 'dead' || mark === 'unconscious' || mark === 'prone') ?? false;
  return (
    <g class={piece.marks?.includes('dead') ? 'token out' : 'token'}>
      {troop === null ? (
        <FigureBody livery={livery} icon={look?.icon} glyph={entry?.glyph ?? '?'} down={down} />
      ) : (
        <TroopBody livery={livery} troop={troop} looks={looks} />
      )}
      {piece.hitPoints !== undefined &&
        (troop === null ? <Health {...piece.hitPoints} /> : <Blocks {...piece.hitPoints} />)}
      {number !== undefined && <Pip x={1} k={signs} text={String(number)} />}
      {piece.height !== undefined && piece.height !== 0 && (
        <Pip x={-1} k={signs} text={piece.height > 0 ? `↑${piece.height}` : `↓${-piece.height}`} />
      )}
      <State
        marks={piece.marks ?? []}
        legend={legend}
        looks={looks}
        x={number !== undefined && (piece.height ?? 0) === 0 ? -1 : 1}
        k={signs}
        below={number !== undefined && (piece.height ?? 0) !== 0 ? 22 : 0}
      />
    </g>
  );
});

/** A thing that belongs to nobody: its silhouette alone. */
function Thing({ icon, glyph, ink }: { icon: string | undefined; glyph: string | undefined; ink: string }) {
  return (
    <g class="token">
      <ellipse cx={2} cy={22} rx={20} ry={6} fill="#000" opacity={0.25} />
      {icon === undefined ? (
        <text class="figure-letter" font-size={38} fill={ink}>
          {glyph ?? '?'}
        </text>
      ) : (
        <Silhouette d={icon} ink={ink} size={46} />
      )}
    </g>
  );
}

/** Heroes and creatures: a silhouette on the shape of their side. */
function FigureBody({
  livery,
  icon,
  glyph,
  down,
}: {
  livery: Livery;
  icon: string | undefined;
  glyph: string;
  down: boolean;
}) {
  const shape = TOKEN[livery.shape];
  return (
    <>
      <path class="token-shade" d={shape} transform="translate(0 3.4) scale(27.5)" />
      <path d={shape} transform="scale(27.5)" fill={livery.colour} stroke={livery.deep} stroke-width={0.07} />
      <path
        d={shape}
        transform="scale(24.6)"
        fill="none"
        stroke="var(--token-ink)"
        stroke-opacity={0.38}
        stroke-width={0.045}
      />
      <g class="object" transform={down ? 'rotate(90)' : ''}>
        {icon === undefined ? (
          <text class="figure-letter" font-size={32} fill="var(--token-ink)">
            {glyph}
          </text>
        ) : (
          <Silhouette d={icon} ink="var(--token-ink)" y={-1.5} size={37} />
        )}
      </g>
    </>
  );
}

function TroopBody({ livery, troop, looks }: { livery: Livery; troop: Troop; looks: Looks }) {
  const { weight } = troop;
  const shape = TOKEN[livery.shape];
  const pale = weight <= 2;
  const ground = pale ? 'var(--token-ink)' : livery.colour;
  const ink = pale ? 'var(--token-troop-ink)' : 'var(--token-ink)';
  const rim = weight === 1 ? 2.4 : weight === 2 ? 5 : weight === 5 ? 0.5 : 1.6;
  const size = weight === 2 ? 25.6 : weight === 1 ? 26.8 : weight === 5 ? 25.4 : 27.2;
  return (
    <g style={pale ? { '--token-troop-ink': livery.colour } : {}}>
      <path class="token-shade" d={shape} transform="translate(0 2.8) scale(28)" />
      {weight === 5 && <path d={shape} transform="scale(29.5)" fill={livery.deep} />}
      <path
        d={shape}
        transform={`scale(${size})`}
        fill={ground}
        stroke={pale ? livery.colour : livery.deep}
        stroke-width={rim / size}
      />
      {weight >= 4 && (
        <path
          d={shape}
          transform="scale(24)"
          fill="none"
          stroke="var(--token-ink)"
          stroke-width={weight === 5 ? 0.11 : 0.09}
        />
      )}
      <g class="object" transform={`translate(0 -2.2) scale(${pale ? 0.88 : weight >= 4 ? 0.8 : 0.9})`}>
        <TroopGlyph {...troop} ink={ink} ground={ground} looks={looks} />
      </g>
    </g>
  );
}

/** One block an element, under the piece; those lost are hollow. */
function Blocks({ now, max }: { readonly now: number; readonly max: number }) {
  const width = Math.min(11.4, 52 / max);
  const all = max * width + (max - 1) * 1.6;
  return (
    <g class="strength" transform={`translate(${-all / 2} 21.4)`}>
      <rect class="strength-back" x={-2.2} y={-2} width={all + 4.4} height={11} rx={3} />
      {Array.from({ length: max }, (_, index) => (
        <rect
          key={index}
          class={index < now ? 'block' : 'block lost'}
          x={index * (width + 1.6)}
          width={width}
          height={7}
          rx={1.4}
        />
      ))}
    </g>
  );
}

function Health({ now, max }: { readonly now: number; readonly max: number }) {
  const left = Math.max(0, Math.min(1, now / Math.max(1, max)));
  const tone = left > 0.5 ? 'well' : left > 0.25 ? 'hurt' : 'low';
  return (
    <g class={`strength ${tone}`} transform="translate(-20 22.5)">
      <rect class="strength-back" x={-1.8} y={-1.8} width={43.6} height={9} rx={4.5} />
      <rect class="health-lost" width={40} height={5.4} rx={2.7} />
      <rect class="health-now" width={40} height={5.4} rx={2.7} style={{ transform: `scaleX(${left})` }} />
    </g>
  );
}

/** The upper corner of a piece, to its left (−1) or right, for a sign drawn so large. */
function corner(x: number, k: number): string {
  const out = 28 - 8 * k;
  return `translate(${x * out} ${-out}) scale(${k})`;
}

function Pip({ x, k, text }: { x: number; k: number; text: string }) {
  const half = Math.max(10, 4 + text.length * 4.6);
  return (
    <g class="pip" transform={corner(x, k)}>
      <rect x={-half} y={-10} width={half * 2} height={20} rx={10} />
      <text>{text}</text>
    </g>
  );
}

/** One state, and a second one below it; more of them are counted there. */
function State({
  marks,
  legend,
  looks,
  x,
  k,
  below,
}: {
  marks: readonly string[];
  legend: Drawing['legend'];
  looks: Looks;
  x: number;
  k: number;
  below: number;
}) {
  const [first, second, ...more] = marks;
  if (first === undefined) return null;
  const sign = (mark: string, size: number) => {
    const icon = looks[mark]?.icon;
    return icon === undefined ? (
      <text>{legend[mark]?.glyph ?? '•'}</text>
    ) : (
      <Silhouette d={icon} ink="#25211b" size={size} />
    );
  };
  return (
    <g class="pip state" transform={`${corner(x, k)} translate(0 ${below})`}>
      <circle r={10.5} />
      {sign(first, 15)}
      {second !== undefined && (
        <g transform={`translate(${x < 0 ? -4 : 4} ${SECOND})`}>
          <circle r={8.5} />
          {more.length === 0 ? sign(second, 12) : <text class="more">{`+${more.length + 1}`}</text>}
        </g>
      )}
    </g>
  );
}

/** How far below the first state the second lies: they touch, and neither covers the other. */
const SECOND = 20;

/** A piece as a small picture, for lists and cards. */
export function TokenPicture({
  piece,
  size,
  label,
  ...drawing
}: Drawing & { readonly piece: Piece; readonly size: number; readonly label?: string; readonly number?: number }) {
  return (
    <svg
      class="token-picture drawing"
      width={size}
      height={size}
      viewBox="-34 -34 68 68"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Token piece={piece} {...drawing} />
    </svg>
  );
}

/** The numbers of pieces that look alike and stand for the same side, as their names have them; names of their own need none. */
export function twinsOf(pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const alike = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.hitPoints === undefined) continue;
    const key = `${piece.seat ?? ''} ${piece.figure ?? piece.kind}`;
    alike.set(key, [...(alike.get(key) ?? []), piece]);
  }
  const numbers = new Map<string, number>();
  for (const twins of alike.values()) {
    twins.forEach(({ id, name }, index) => {
      const own = NUMBER.exec(name?.en ?? '')?.[0];
      const named = name !== undefined && twins.every((twin) => twin.id === id || twin.name?.en !== name.en);
      if (own !== undefined) numbers.set(id, Number(own));
      else if (twins.length > 1 && !named) numbers.set(id, index + 1);
    });
  }
  return numbers;
}

/** A game that numbers its twins does so in their names, for the whole game. */
const NUMBER = /\d+$/;

/** How large the signs of a piece of this size are on the board, beside it. */
export function signsOf({ size = 1 }: Piece): number {
  return size === 1 ? 1 : Math.min(1, 1 / (size - 0.2));
}

/** Where a faint piece stands, and how large. */
export function ghostPlace({ at, size = 1 }: Piece, layout: Layout, columns: number): string {
  const { x, y } = spaceCentre(layout, columns, at, size);
  return `translate(${x} ${y}) scale(${(layout.inner * (size === 1 ? 0.82 : size - 0.2)) / 29})`;
}
