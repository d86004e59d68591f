import { type Beat, capital, type Game, type Piece, type Scene } from '@arbitre/kernel';
import { liveryOf, TOKEN } from '../board/sides.ts';
import { Silhouette } from '../board/troop.tsx';
import type { Drawing } from '../board/token.tsx';
import { mine, number, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { pieceName } from '../table/model/describe.ts';
import { Die } from './die.tsx';
import type { Playing } from './stage.ts';

type Duel = Extract<Beat, { show: 'duel' }>;

interface Props extends Omit<Drawing, 'legend'> {
  readonly game: Game;
  readonly scene: Scene;
  /** Who fights: the one whose table it is, then the other. */
  readonly pieces: readonly [string, string];
  /** The exchange that lies on the rule. */
  readonly duel: Duel | null;
  /** What it cost, once it is known. */
  readonly blow: Extract<Beat, { show: 'wound' }> | null;
  readonly playing: Playing | null;
  /** What someone fights with, in a few words. */
  readonly armsOf: (piece: string) => string;
}

/** A fight takes the board's area: two medals, two dice, and the graduated rule on which the one farther right wins. */
export function Fight({ game, scene, looks, seats, pieces, duel, blow, playing, armsOf }: Props) {
  const say = words.value.stage;
  const beat = playing?.shot.beat;
  const fighters = pieces.map((id) => scene.pieces.find((piece) => piece.id === id));
  const [left, right] = fighters;
  if (left === undefined || right === undefined) return null;
  const winner = duel === null || duel.winner === null ? null : fighters[duel.winner];
  const name = (piece: Piece) => capital(pieceName(game, piece, settings.value.lang));
  const wound = beat?.show === 'wound' ? beat : null;
  const drawing = { legend: game.legend, looks, seats };
  const gesture = (piece: Piece) => {
    if (beat === undefined || !('piece' in beat)) return '';
    if ((beat.show === 'hit' || beat.show === 'miss') && beat.by === piece.id) return 'strikes';
    if (beat.piece !== piece.id) return '';
    return beat.show === 'hit' ? 'struck' : beat.show === 'miss' ? 'spared' : beat.show === 'death' ? 'slain' : '';
  };
  return (
    <div class={beat?.show === 'duel' ? 'fight rolling' : 'fight'} key={pieces.join()}>
      <Hall />
      <header class="fight-head">
        <h2>
          {duel === null
            ? say.exchange
            : winner === undefined || winner === null
              ? say.even
              : isHarmless(beat, blow)
                ? say.harmless(name(winner))
                : say.strikes(name(winner))}
        </h2>
      </header>
      <Plate piece={left} name={name(left)} arms={armsOf(left.id)} side="left" />
      <Plate piece={right} name={name(right)} arms={armsOf(right.id)} side="right" />
      <Medal
        piece={left}
        drawing={drawing}
        side="left"
        gesture={gesture(left)}
        wound={wound?.piece === left.id ? wound.loses : null}
        number={playing?.number}
      />
      <Medal
        piece={right}
        drawing={drawing}
        side="right"
        gesture={gesture(right)}
        wound={wound?.piece === right.id ? wound.loses : null}
        number={playing?.number}
      />
      {duel !== null && (
        <div
          class={beat?.show === 'duel' ? 'fight-dice rolling' : 'fight-dice'}
          key={beat?.show === 'duel' ? playing?.number : 'rest'}
        >
          {duel.sides.map(({ die, terms, value }, index) => (
            <div key={index} class="duellist">
              <span class="thrown" style={{ '--nth': index }}>
                <Die
                  die={die}
                  size={116}
                  looks={looks}
                  side={index === 0 ? 'own' : 'foe'}
                  tilt={index === 0 ? -8 : 10}
                />
              </span>
              <span
                class="duel-chip"
                title={terms.map(({ label, value: part }) => `${mine(label)} ${part}`).join(', ')}
              >
                {number(value)} − {die.shows} = {signed(value - die.shows)}
              </span>
              <small>{terms.map(({ label, value: part }) => `${mine(label)} ${part}`).join(', ')}</small>
            </div>
          ))}
        </div>
      )}
      {duel === null && <Waiting />}
      <div class="fight-foot">
        <Ruler duel={duel} fighters={[left, right]} drawing={drawing} />
        {blow === null || duel === null ? <p class="fight-sum" /> : <Cost blow={blow} margin={Math.abs(duel.margin)} />}
      </div>
    </div>
  );
}

/** Did whoever won the throw do no harm? Told once the blow has glanced off: `beat` is what is shown now, if anything. */
export function isHarmless(beat: Pick<Beat, 'show'> | undefined, blow: Props['blow']): boolean {
  return beat?.show === 'miss' || (beat === undefined && blow === null);
}

/** Two dice that nobody has thrown yet. */
function Waiting() {
  return (
    <div class="fight-dice unthrown" aria-hidden="true">
      {[-8, 10].map((tilt) => (
        <svg key={tilt} viewBox="-50 -50 100 100">
          <path d="M0 -44L38 -22V22L0 44L-38 22V-22Z" transform={`rotate(${tilt})`} />
          <text>?</text>
        </svg>
      ))}
    </div>
  );
}

/** What a blow is made of, term by term, and what it comes to. */
function Cost({
  blow: { sum, loses },
  margin,
}: {
  readonly blow: NonNullable<Props['blow']>;
  readonly margin: number;
}) {
  const say = words.value.stage;
  const terms = sum?.map(({ label, value }) => ({ label: mine(label), value })) ?? [
    { label: say.margin, value: margin },
  ];
  const whole = terms.reduce((total, { value }) => total + value, 0);
  return (
    <p class="fight-sum">
      {terms.map(({ label, value }, index) => (
        <span key={index} class="fight-term">
          {index > 0 && <i>{value < 0 ? '−' : '+'}</i>}
          <span>
            <b>{Math.abs(value)}</b>
            {label}
          </span>
        </span>
      ))}
      <span class="fight-term bad">
        <i>=</i>
        <span>
          <b>{Math.max(whole, loses)}</b>
          {say.wound}
        </span>
      </span>
    </p>
  );
}

function Plate({
  piece: { hitPoints },
  name,
  arms,
  side,
}: {
  readonly piece: Piece;
  readonly name: string;
  readonly arms: string;
  readonly side: string;
}) {
  if (hitPoints === undefined) return null;
  const { now, max } = hitPoints;
  const few = max <= 30;
  return (
    <div class={`fight-plate ${side}`}>
      <p>
        <b>{name}</b>
        <span>
          {now}{' '}
          <small>
            / {max} {words.value.stage.hitPoints}
          </small>
        </span>
      </p>
      <div class="segments" role="img" aria-label={`${now} / ${max}`}>
        {few ? (
          Array.from({ length: max }, (_, index) => <i key={index} class={index < now ? 'on' : ''} />)
        ) : (
          <i class="on whole" style={{ width: `${(100 * now) / max}%` }} />
        )}
      </div>
      {arms !== '' && <p class="fight-arms">{arms}</p>}
    </div>
  );
}

interface MedalProps {
  readonly piece: Piece;
  readonly drawing: Drawing;
  readonly side: string;
  readonly gesture: string;
  readonly wound: number | null;
  readonly number: number | undefined;
}

function Medal({ piece, drawing, side, gesture, wound, number: beat }: MedalProps) {
  const { looks, legend, seats } = drawing;
  const livery = liveryOf(seats, piece, legend[piece.kind]);
  const look = looks[piece.figure ?? ''] ?? looks[piece.id] ?? looks[piece.kind];
  const shape = TOKEN[livery?.shape ?? 'octagon'];
  return (
    <div class={`medal ${side}`}>
      <svg viewBox="-140 -140 280 290" key={gesture === '' ? 'still' : beat} class={gesture}>
        <ellipse cx={0} cy={138} rx={112} ry={11} fill="#000" opacity={0.4} />
        <path d={shape} transform="translate(6 12) scale(122)" fill="#000" opacity={0.45} />
        <path d={shape} transform="scale(122)" fill={livery?.deep ?? '#0c0805'} />
        <path d={shape} transform="scale(115)" fill={livery?.colour ?? '#2f261c'} />
        <path
          d={shape}
          transform="scale(105)"
          fill="none"
          stroke="var(--token-ink)"
          stroke-opacity={0.5}
          stroke-width={0.022}
        />
        <Silhouette d={look?.icon} ink="var(--token-ink)" y={-4} size={152} />
        {gesture === 'struck' && (
          <>
            <path d="M-92 -98C-14 -50 61 33 104 134C34 52 -28 -10 -100 -70Z" fill="#fff6dc" />
            <path
              d="M-92 -98C-14 -50 61 33 104 134"
              fill="none"
              stroke="#d8452b"
              stroke-width={4}
              stroke-linecap="round"
            />
          </>
        )}
      </svg>
      {wound !== null && wound !== 0 && (
        <b class={wound > 0 ? 'fight-wound' : 'fight-wound healed'} key={`w${beat}`}>
          {wound > 0 ? `−${wound}` : `+${-wound}`}
        </b>
      )}
    </div>
  );
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

const [WIDE, LOW, HIGH] = [464, -18, 8];

/** Value minus die on one scale: the gap between the two pins is what the winner wins by. Bare until dice are thrown. */
function Ruler({
  duel,
  fighters,
  drawing,
}: {
  readonly duel: Duel | null;
  readonly fighters: readonly [Piece, Piece];
  readonly drawing: Drawing;
}) {
  const values = (duel?.sides ?? []).map(({ value, die }) => value - die.shows);
  const low = Math.min(LOW, ...values);
  const high = Math.max(HIGH, ...values);
  const x = (value: number) => ((value - low) / (high - low)) * WIDE;
  const [a = 0, b = 0] = values;
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <div class={duel === null ? 'ruler unthrown' : 'ruler'}>
      <svg viewBox={`-16 -50 ${WIDE + 32} 96`}>
        <rect x={0} width={WIDE} height={10} rx={5} fill="var(--line)" />
        {duel !== null && (
          <rect class="gap" x={x(from)} y={-2} width={Math.max(1, x(to) - x(from))} height={14} rx={4} />
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <path
              d={`M${x(tick)} 10v${tick % 5 === 0 ? 11 : 6}`}
              stroke="var(--ink-3)"
              stroke-width={tick === 0 ? 2.4 : 1.2}
            />
            {tick % 5 === 0 && (
              <text x={x(tick)} y={36} class="tick">
                {tick > 0 ? `+${tick}` : tick < 0 ? `−${-tick}` : 0}
              </text>
            )}
          </g>
        ))}
        {(duel === null ? [] : fighters).map((piece, index) => {
          const livery = liveryOf(drawing.seats, piece, drawing.legend[piece.kind]);
          const look = drawing.looks[piece.figure ?? ''] ?? drawing.looks[piece.kind];
          return (
            <g key={piece.id} class="pin" style={{ transform: `translate(${x(values[index] ?? 0)}px, 0)` }}>
              <path d="M0 2v-14" stroke={livery?.colour ?? '#2f261c'} stroke-width={3} />
              <path
                d={TOKEN[livery?.shape ?? 'octagon']}
                transform="translate(0 -29) scale(17)"
                fill={livery?.colour ?? '#2f261c'}
                stroke="#120c06"
                stroke-width={0.06}
              />
              <Silhouette d={look?.icon} ink="#fffdf6" y={-29} size={23} />
            </g>
          );
        })}
        {duel !== null && duel.margin !== 0 && (
          <text class="gap-number" x={(x(from) + x(to)) / 2} y={-8}>
            {Math.abs(duel.margin)}
          </text>
        )}
      </svg>
      <p>{words.value.stage.ruler}</p>
    </div>
  );
}

/** The room of the fight: the same stone as the floor, seen from the side, lit by two torches. */
function Hall() {
  const courses = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 12 }, (_stone, column) => ({
      x: column * 104 - 60 + (row % 2) * 52,
      y: row * 46,
      tone: 0.02 + (((row * 7 + column * 13) % 9) / 9) * 0.06,
    })),
  ).flat();
  const flame =
    'M0 -18C3 -10 12 -6 12 5C12 13 7 17 0 17C-7 17 -12 13 -12 5C-12 -1 -8 -3 -7 -9C-4 -7 -3 -5 -3 -2C0 -6 1 -12 0 -18Z';
  return (
    <svg class="hall" viewBox="0 0 1064 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="hall-lamp" cx=".5" cy=".36" r=".75">
          <stop offset="0" stop-color="#7a6141" />
          <stop offset=".45" stop-color="#4b3b29" />
          <stop offset="1" stop-color="#1d1610" />
        </radialGradient>
        <linearGradient id="hall-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#6d563a" />
          <stop offset="1" stop-color="#33271a" />
        </linearGradient>
      </defs>
      <rect width={1064} height={760} fill="url(#hall-lamp)" />
      {courses.map(({ x, y, tone }) => (
        <rect
          key={`${x} ${y}`}
          x={x + 2}
          y={y + 2}
          width={100}
          height={42}
          rx={5}
          fill="#ffe2ae"
          fill-opacity={tone}
          stroke="#120c06"
          stroke-opacity={0.45}
          stroke-width={1.6}
        />
      ))}
      <path d="M440 430V196A92 92 0 01624 196V430Z" fill="#0f0a06" opacity={0.72} />
      <path d="M440 430V196A92 92 0 01624 196V430" fill="none" stroke="#8d7350" stroke-width={9} />
      <path d="M0 430H1064V760H0Z" fill="url(#hall-ground)" />
      <path
        d={`M0 430H1064${[452, 486, 538, 612].map((y) => `M0 ${y}H1064`).join('')}${Array.from({ length: 19 }, (_, index) => `M${532 + (index - 9) * 66} 430L${532 + (index - 9) * 190} 760`).join('')}`}
        stroke="#120c06"
        stroke-opacity={0.4}
        stroke-width={1.6}
      />
      {[372, 692].map((x) => (
        <g key={x} class="torch">
          <path d={`M${x - 6} 214h12l-3 52h-6z`} fill="#2a1b0c" />
          <circle cx={x} cy={192} r={66} fill="#ffb84d" opacity={0.13} />
          <circle cx={x} cy={194} r={34} fill="#ffc466" opacity={0.22} />
          <path transform={`translate(${x} 194) scale(1.5)`} d={flame} fill="#e8762b" />
          <path transform={`translate(${x} 199) scale(.85)`} d={flame} fill="#ffd27a" />
        </g>
      ))}
    </svg>
  );
}
