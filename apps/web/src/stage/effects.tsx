import type { Scene } from '@arbitre/kernel';
import { type Layout, layoutOf, type Point, spaceCentre } from '../board/layout.ts';
import { words } from '../i18n/words.ts';
import { chanceAt, rounded, shape } from './paint/hand.ts';
import type { Playing, Stage } from './stage.ts';

/** Numbers that rise, words, blots and arrows where things happen. */
export function Effects({ stage, scene }: { readonly stage: Stage; readonly scene: Scene }) {
  const playing = stage.now.value;
  const layout = layoutOf(scene.board);
  return (
    <g class="effects">
      {playing !== null && <Effect key={playing.number} playing={playing} layout={layout} />}
      {stage.stills.value.map(({ piece, loses }) => {
        const at = placeOf(scene, layout, piece);
        return at && <Burst key={piece} at={at} size={layout.inner / 24} loses={loses} still />;
      })}
    </g>
  );
}

function placeOf({ board, pieces }: Scene, layout: Layout, id: string | undefined): Point | null {
  const piece = pieces.find((one) => one.id === id);
  return piece === undefined ? null : spaceCentre(layout, board.columns, piece.at, piece.size);
}

function Effect({ playing: { shot }, layout }: { readonly playing: Playing; readonly layout: Layout }) {
  const { beat, scene } = shot;
  const at = 'piece' in beat ? placeOf(scene, layout, beat.piece) : null;
  const k = layout.inner / 24;
  switch (beat.show) {
    case 'hit': {
      const from = placeOf(scene, layout, beat.by);
      if (at === null) return null;
      return (
        <g>
          {from !== null && (beat.how === 'shot' || beat.how === 'magic') && (
            <line class={`missile ${beat.how}`} x1={from.x} y1={from.y} x2={at.x} y2={at.y} pathLength={1} />
          )}
          <path
            class="slash"
            d="M-16 -22C4 -12 18 4 25 26C12 8 -2 -6 -20 -15Z"
            transform={`translate(${at.x} ${at.y}) scale(${k})`}
          />
        </g>
      );
    }
    case 'miss':
      return at === null ? null : <Word at={at} size={k} text={words.value.stage.missed} />;
    case 'wound':
      return at === null || beat.loses === 0 ? null : <Burst at={at} size={k} loses={beat.loses} />;
    case 'death':
      return at === null ? null : <Blot at={at} size={k} />;
    case 'gain': {
      const where = at ?? (beat.at === undefined ? null : layout.centre(beat.at));
      const text = `${beat.amount > 0 ? '+' : '−'}${Math.abs(beat.amount)}`;
      return where === null ? null : <Word at={where} size={k} text={text} kind="gain" />;
    }
    case 'push': {
      const pusher = placeOf(scene, layout, beat.by);
      return pusher === null || at === null ? null : (
        <line class="shove-line" x1={pusher.x} y1={pusher.y} x2={at.x} y2={at.y} />
      );
    }
    case 'goal':
    case 'place':
      return (
        <g>
          {beat.cells?.slice(0, 60).map((cell) => {
            const { x, y } = layout.centre(cell);
            return <circle key={cell} class="opened" cx={x} cy={y} r={layout.inner * 0.9} />;
          })}
        </g>
      );
    default:
      return null;
  }
}

const STAR = shape(
  Array.from({ length: 22 }, (_, index) => {
    const turn = (index / 11) * Math.PI;
    const r = index % 2 === 0 ? 19 : 13;
    return { x: Math.cos(turn) * r * 1.12, y: Math.sin(turn) * r };
  }),
);

export function Burst({
  at,
  size,
  loses,
  still = false,
}: {
  readonly at: Point;
  readonly size: number;
  readonly loses: number;
  readonly still?: boolean;
}) {
  const healed = loses < 0;
  return (
    <g transform={`translate(${at.x + 13 * size} ${at.y - 17 * size}) scale(${size})`}>
      <g class="burst-size">
        <g class={still ? 'burst' : 'burst rises'}>
          {healed ? <circle class="burst-good" r={14} /> : <path class="burst-bad" d={STAR} />}
          <text class="burst-number">{healed ? `+${-loses}` : `−${loses}`}</text>
        </g>
      </g>
    </g>
  );
}

function Word({
  at,
  size,
  text,
  kind = 'missed',
}: {
  readonly at: Point;
  readonly size: number;
  readonly text: string;
  readonly kind?: string;
}) {
  const half = 8 + text.length * 3.9;
  return (
    <g transform={`translate(${at.x} ${at.y - 24 * size}) scale(${size})`}>
      <g class={`word rises ${kind}`}>
        <rect x={-half} y={-10} width={2 * half} height={20} rx={10} />
        <text>{text}</text>
      </g>
    </g>
  );
}

const INK = (() => {
  const chance = chanceAt(3, 7);
  const points = Array.from({ length: 16 }, (_, index) => {
    const turn = (index / 8) * Math.PI;
    const r = 15 + chance() * 11;
    return { x: Math.cos(turn) * r * 1.2, y: Math.sin(turn) * r * 0.8 };
  });
  return shape(rounded(points, true, 2));
})();

function Blot({ at, size }: { readonly at: Point; readonly size: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <g class="blot">
        <path d={INK} />
        <circle cx={31} cy={9} r={3} />
        <circle cx={-29} cy={-10} r={2} />
      </g>
    </g>
  );
}
