import type { Piece } from '@arbitre/kernel';
import type { Looks } from './look.ts';

/** 1: very light, 5: very heavy. */
export type Weight = 1 | 2 | 3 | 4 | 5;

/** A body of troops, as its counter shows it. */
export interface Troop {
  readonly weight: Weight;
  readonly type: string;
  readonly weapon: string | null;
}

const WEIGHTS: readonly (readonly [string, Weight])[] = [
  ['very-light-', 1],
  ['very-heavy-', 5],
  ['light-', 2],
  ['medium-', 3],
  ['heavy-', 4],
];

/** What `very-light-infantry-bow` says; null when a figure is no body of troops. */
export function troopOf({ figure = '', kind }: Piece): Troop | null {
  const known = WEIGHTS.find(([prefix]) => figure.startsWith(prefix + kind));
  if (known === undefined) return null;
  const rest = figure.slice(known[0].length + kind.length + 1);
  return { weight: known[1], type: kind, weapon: rest === '' ? null : rest };
}

interface GlyphProps extends Troop {
  readonly ink: string;
  readonly ground: string;
  readonly looks: Looks;
}

const pen = (ink: string, width: number) =>
  ({
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) as const;

function Bow({ ink, x, y, k }: { ink: string; x: number; y: number; k: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M-5 -14C9 -10 9 10 -5 14" {...pen(ink, 3.2)} />
      <path d="M-5 -14V14" {...pen(ink, 1.4)} />
      <path d="M-12 0H12M12 0l-5 -4M12 0l-5 4" {...pen(ink, 2.4)} />
    </g>
  );
}

function Javelins({ ink, x, y, k }: { ink: string; x: number; y: number; k: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(38) scale(${k})`}>
      <path d="M-4 17V-12M5 17V-12" {...pen(ink, 2.6)} />
      <path d="M-4 -19l3 8h-6ZM5 -19l3 8h-6Z" fill={ink} />
    </g>
  );
}

function Sling({ ink, x, y, k }: { ink: string; x: number; y: number; k: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M-11 13C-13 -6 2 -16 9 -8C14 -1 2 4 -7 13" {...pen(ink, 2.8)} />
      <circle cx={9} cy={-9} r={4.4} fill={ink} />
    </g>
  );
}

function Thrown({ weapon, ...place }: { weapon: string | null; ink: string; x: number; y: number; k: number }) {
  return weapon === 'bow' ? <Bow {...place} /> : weapon === 'sling' ? <Sling {...place} /> : <Javelins {...place} />;
}

function Spear({ ink, x, tall = 0 }: { ink: string; x: number; tall?: number }) {
  return (
    <>
      <path d={`M${x} 19V${-14 - tall}`} {...pen(ink, 2.7)} />
      <path d={`M${x} ${-22 - tall}l3.4 9h-6.8Z`} fill={ink} />
    </>
  );
}

/** More ink is more armour: the weight is read before the shape of the weapon. In a box of 60 around the origin. */
export function TroopGlyph({ weight, type, weapon, ink, ground, looks }: GlyphProps) {
  const own = looks[type]?.icon;
  if (type === 'cavalry') {
    return (
      <>
        <Silhouette d={looks['cavalry-mount']?.icon ?? own} ink={ink} x={-4} size={34} />
        {weight >= 3 ? <Spear ink={ink} x={15} /> : <Thrown weapon={weapon} ink={ink} x={12} y={2} k={0.68} />}
      </>
    );
  }
  if (type === 'chariotry') {
    return (
      <>
        <circle cx={-4} cy={4} r={12} {...pen(ink, 3)} />
        <path d="M-4 -8V16M-16 4H8M-12.5 -4.5L4.5 12.5M4.5 -4.5L-12.500 12.5" {...pen(ink, 1.8)} />
        <path d="M-4 4H20M8 -12V4M-2 -12H8" {...pen(ink, 3)} />
      </>
    );
  }
  if (type === 'artillery') {
    return (
      <>
        <path d="M-18 -5C-10 -15 10 -15 18 -5L0 6Z" {...pen(ink, 3.4)} />
        <path d="M0 14V-17" {...pen(ink, 3)} />
        <path d="M0 -25l4.500 9h-9Z" fill={ink} />
        <path d="M-13 19L0 9L13 19" {...pen(ink, 3.4)} />
      </>
    );
  }
  if (type !== 'infantry') return <Silhouette d={own} ink={ink} x={0} size={38} />;
  return <Foot weight={weight} weapon={weapon} ink={ink} ground={ground} />;
}

/** The shield grows with the weight, the weapon crosses it. */
function Foot({ weight, weapon, ink, ground }: Pick<GlyphProps, 'weight' | 'weapon' | 'ink' | 'ground'>) {
  if (weight === 1) return <Thrown weapon={weapon} ink={ink} x={0} y={0} k={1.1} />;
  if (weight === 2) {
    return (
      <>
        <Thrown weapon={weapon} ink={ink} x={4} y={-1} k={1} />
        <circle cx={-8} cy={8} r={7.6} fill={ink} stroke={ground} stroke-width={2.2} />
        <circle cx={-8} cy={8} r={2.2} fill={ground} />
      </>
    );
  }
  if (weight === 3) {
    const shoots = weapon === 'bow' || weapon === 'sling';
    return (
      <>
        {shoots ? <Thrown weapon={weapon} ink={ink} x={6} y={-1} k={1.02} /> : <Spear ink={ink} x={10} />}
        <g transform={`translate(${shoots ? -9 : -5} 2)`}>
          <ellipse rx={shoots ? 7.6 : 9.8} ry={shoots ? 12 : 15.5} fill={ink} stroke={ground} stroke-width={2.2} />
          <path d="M0 -11V11" stroke={ground} stroke-width={2} />
          <circle r={2.8} fill={ground} />
        </g>
      </>
    );
  }
  const x = weight === 5 ? 0 : -3;
  return (
    <>
      {weight === 5 ? (
        [-13, 0, 13].map((at) => <Spear key={at} ink={ink} x={at} tall={at === 0 ? 4 : 2} />)
      ) : (
        <Spear ink={ink} x={14} />
      )}
      <circle cx={x} cy={4} r={14.5} fill={ink} stroke={ground} stroke-width={2} />
      <circle cx={x} cy={4} r={10.6} fill="none" stroke={ground} stroke-width={1.8} />
      <path
        d={`M${x - 5.4} 10L${x} -3L${x + 5.4} 10`}
        fill="none"
        stroke={ground}
        stroke-width={2.8}
        stroke-linejoin="round"
      />
    </>
  );
}

export function Silhouette({
  d,
  ink,
  x = 0,
  y = 0,
  size,
}: {
  d: string | undefined;
  ink: string;
  x?: number;
  y?: number;
  size: number;
}) {
  if (d === undefined) return null;
  return <path d={d} fill={ink} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />;
}
