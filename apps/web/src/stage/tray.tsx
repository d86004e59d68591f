import { type Beat, type Bilingual, capital, type Game, type Scene } from '@arbitre/kernel';
import type { Looks } from '../board/look.ts';
import { mine, number, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { pieceNameOf } from '../table/model/describe.ts';
import { Die } from './die.tsx';

export type Throw = Extract<Beat, { show: 'dice' }>;

interface Props {
  readonly beat: Throw;
  readonly game: Game;
  readonly scene: Scene;
  readonly looks: Looks;
  /** What a face of a die is called. */
  readonly nameOf?: (thing: string) => Bilingual | undefined;
  /** It has come to rest: nothing tumbles. */
  readonly rest?: boolean;
  /** A question is about it: it lies there until it is answered, and leaves room for the board. */
  readonly kept?: boolean;
  /** Who throws at whom stands elsewhere already. */
  readonly told?: boolean;
}

/** Dice that are drawn, and those that have room for a word each on a low stage. */
const MOST = 12;
const FEW = 4;

/** Who throws, and against whom. */
function title({ by, against, dice }: Throw, game: Game, scene: Scene): string {
  const say = words.value.stage;
  const name = (id: string) => pieceNameOf(game, scene, id, settings.value.lang);
  if (by !== undefined && against !== undefined) return say.throwAt(name(by), name(against));
  return by !== undefined ? say.throwBy(name(by)) : say.dice(dice.length);
}

/** Dice fall in the tray above the lower strip: each with what it counts for, what is added by name, what it must reach. */
export function Tray({ beat, game, scene, looks, nameOf, rest = false, kept = false, told = false }: Props) {
  const say = words.value.stage;
  const face = (thing: string | undefined) => (thing === undefined ? undefined : nameOf?.(thing));
  return (
    <div
      class={['tray', rest ? 'rest' : '', kept ? 'kept' : ''].join(' ')}
      style={{ '--last': Math.min(MOST, beat.dice.length) - 1 }}
    >
      <div class="tray-felt">
        <div class="tray-head">
          <h3>{told ? say.dice(beat.dice.length) : capital(title(beat, game, scene))}</h3>
          <Sum beat={beat} />
          {beat.note !== undefined && <p class="tray-note">{mine(beat.note)}</p>}
          {beat.result !== undefined && <p class={`result ${tone(beat.result.good)}`}>{mine(beat.result.says)}</p>}
        </div>
        <ul class={beat.dice.length > FEW ? 'tray-dice many' : 'tray-dice'}>
          {beat.dice.slice(0, MOST).map((die, index) => {
            const name = face(die.face);
            const counts = die.counts === 'hit' ? say.counts : die.counts === 'miss' ? say.countsNot : '';
            return (
              <li key={index} class={`thrown ${die.counts ?? ''}`} style={{ '--nth': index }}>
                <Die die={die} size={76} looks={looks} tilt={((index * 37) % 19) - 9} />
                {(name !== undefined || die.does === undefined) && (
                  <span class="die-says">{name === undefined ? counts : capital(mine(name))}</span>
                )}
                {die.does !== undefined && <span class="die-does">{mine(die.does)}</span>}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function tone(good: boolean | null): string {
  return good === null ? 'even' : good ? 'good' : 'bad';
}

/** "Strength +3" and the rest, then the total against what it must reach. */
export function Sum({ beat: { sum = [], total, target } }: { readonly beat: Throw }) {
  return (
    <p class="sum">
      {sum.map(({ label, value }, index) => (
        <span key={index} class="term">
          {mine(label)} <b>{value < 0 ? `−${number(-value)}` : `+${number(value)}`}</b>
        </span>
      ))}
      {total !== undefined && sum.length > 0 && (
        <span class="total">
          = <b>{number(total)}</b>
        </span>
      )}
      {target !== undefined && (
        <span class="target">
          {mine(target.label)} <b>{number(target.value)}</b>
        </span>
      )}
    </p>
  );
}

/** One roll beside its target, read from left to right: the die, what is added by name, the total, what it must reach, the word. */
export function Callout({
  beat,
  looks,
  x,
  y,
  below,
}: {
  readonly beat: Throw;
  readonly looks: Looks;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}) {
  const { sum = [], total, target, result, dice } = beat;
  return (
    <div class={below ? 'callout below' : 'callout'} style={{ '--x': `${x}px`, top: `${y}px` }}>
      <div class="callout-dice">
        {dice.map((die, index) => (
          <span key={index} class="thrown" style={{ '--nth': index }}>
            <Die die={die} size={68} looks={looks} side="own" />
          </span>
        ))}
      </div>
      {sum.map(({ label, value }, index) => (
        <span key={index} class="callout-term">
          <b>{value < 0 ? `−${number(-value)}` : `+${number(value)}`}</b>
          <small>{mine(label)}</small>
        </span>
      ))}
      {total !== undefined && sum.length > 0 && <b class="callout-total">= {number(total)}</b>}
      {target !== undefined && (
        <span class="callout-target">
          <b>{number(target.value)}</b>
          <small>{mine(target.label)}</small>
        </span>
      )}
      {result !== undefined && <p class={`result ${tone(result.good)}`}>{mine(result.says)}</p>}
    </div>
  );
}
