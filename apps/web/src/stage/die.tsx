import type { ShownDie } from '@arbitre/kernel';
import type { Looks } from '../board/look.ts';
import './die.css';

interface Props {
  readonly die: ShownDie;
  readonly size: number;
  readonly looks: Looks;
  /** Of whom it is: `own`, `foe`, or plain ivory. */
  readonly side?: 'own' | 'foe' | 'plain';
  readonly tilt?: number;
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die as it lies. What counts glows, what does not is pale. */
export function Die({ die, size, looks, side = 'plain', tilt = 0 }: Props) {
  const icon = die.face === undefined ? undefined : looks[die.face]?.icon;
  const cube = die.sides === 6 || die.face !== undefined;
  return (
    <svg
      class={`die-face ${side} ${die.counts ?? ''} ${die.does === undefined ? '' : 'does'}`}
      width={size}
      height={size}
      viewBox="-58 -58 116 116"
      aria-hidden="true"
    >
      <g transform={`rotate(${tilt})`}>
        {cube ? (
          <Cube die={die} icon={icon} />
        ) : die.sides === 10 || die.sides === 8 ? (
          <Kite shows={die.shows} tilt={tilt} />
        ) : (
          <Gem shows={die.shows} tilt={tilt} />
        )}
      </g>
    </svg>
  );
}

function Cube({ die, icon }: { readonly die: ShownDie; readonly icon: string | undefined }) {
  return (
    <>
      <rect class="die-glow" x={-54} y={-54} width={108} height={108} rx={26} />
      <rect x={-40} y={-35} width={84} height={84} rx={18} fill="#000" opacity={0.25} />
      <rect class="die-body" x={-43} y={-43} width={86} height={86} rx={19} />
      <rect x={-37} y={-37} width={74} height={74} rx={24} fill="#fff" opacity={0.3} />
      {icon === undefined ? (
        (PIPS[die.shows] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} class="die-ink" cx={x * 21} cy={y * 21} r={8.4} />
        ))
      ) : (
        <path class="die-ink" d={icon} transform="translate(-29 -29) scale(.1133)" />
      )}
    </>
  );
}

const HEX = [0, 1, 2, 3, 4, 5].map((index) => {
  const turn = (index / 6) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(Math.cos(turn) * 500) / 10, Math.round(Math.sin(turn) * 500) / 10] as const;
});
const at = (index: number) => (HEX[index] ?? [0, 0]).join(' ');
const OUTLINE = `M${HEX.map((point) => point.join(' ')).join('L')}Z`;
const FACETS = `M0 -27L25 16L-25 16Z M0 -27L${at(0)} M0 -27L${at(1)} M0 -27L${at(5)} M25 16L${at(1)} M25 16L${at(2)} M25 16L${at(3)} M-25 16L${at(3)} M-25 16L${at(4)} M-25 16L${at(5)}`;
const LIT = `M0 -27L${at(0)}L${at(5)}Z M0 -27L${at(0)}L${at(1)}Z`;
const SHADE = `M25 16L${at(2)}L${at(3)}Z M-25 16L${at(3)}L${at(4)}Z M25 16L${at(3)}L-25 16Z`;

function Gem({ shows, tilt }: { readonly shows: number; readonly tilt: number }) {
  return (
    <>
      <path class="die-body" d={OUTLINE} />
      <path d={LIT} fill="#fff" opacity={0.16} />
      <path d={SHADE} fill="#000" opacity={0.16} />
      <path class="die-facets" d={FACETS} />
      <text class="die-number" transform={`rotate(${-tilt})`} y={2}>
        {shows}
      </text>
    </>
  );
}

function Kite({ shows, tilt }: { readonly shows: number; readonly tilt: number }) {
  return (
    <>
      <path class="die-body" d="M0 -50L44 -12V10L0 50L-44 10V-12Z" />
      <path d="M0 -50L26 8L0 24L-26 8Z" fill="#fff" opacity={0.14} />
      <path d="M26 8L44 10L0 50V24ZM-26 8L-44 10L0 50V24Z" fill="#000" opacity={0.14} />
      <path class="die-facets" d="M0 -50L26 8L0 24L-26 8ZM26 8L44 -12M26 8L44 10M-26 8L-44 -12M-26 8L-44 10M0 24V50" />
      <text class="die-number" transform={`rotate(${-tilt})`} y={-2}>
        {shows}
      </text>
    </>
  );
}
