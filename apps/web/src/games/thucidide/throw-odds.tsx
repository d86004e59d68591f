import type { State } from '@arbitre/thucidide';
import { settings } from '../../settings.ts';
import { wholeShare } from '../../i18n/words.ts';
import type { Shown } from '../skin.ts';
import { type Histogram, histogramOf } from './histogram.ts';
import './thucidide.css';

const SAY = {
  fr: {
    title: (dice: number) => (dice === 1 ? 'Éléments perdus, sur un dé' : `Éléments perdus, sur ${dice} dés`),
    before: 'avant le jet',
    after: 'et ce jet',
    atLeast: (hits: number, times: string) => `${hits} ou plus : ${times}.`,
    none: (times: string) => `Aucun : ${times}.`,
    times: (tenths: number) =>
      tenths === 0 ? 'moins d’une fois sur dix' : tenths === 10 ? 'presque toujours' : `${tenths} fois sur dix`,
    good: 'Un bon jet.',
    usual: 'Un jet comme les autres.',
    bad: 'Un mauvais jet.',
  },
  en: {
    title: (dice: number) => (dice === 1 ? 'Elements lost, with one die' : `Elements lost, with ${dice} dice`),
    before: 'before the throw',
    after: 'and this throw',
    atLeast: (hits: number, times: string) => `${hits} or more: ${times}.`,
    none: (times: string) => `None: ${times}.`,
    times: (tenths: number) =>
      tenths === 0
        ? 'less than once in ten'
        : tenths === 10
          ? 'nearly always'
          : `${tenths === 1 ? 'once' : `${tenths} times`} in ten`,
    good: 'A good throw.',
    usual: 'A throw like any other.',
    bad: 'A bad throw.',
  },
} as const;

/** From which share of throws on one was lucky, or not. */
const RARE = 0.35;

/** Beside a combat: how often each number of elements is lost, and where this throw fell. */
export function ThrowOdds({ model }: Shown) {
  const state = model.state.value as State; // the skin of this game only
  const { chapter, moment } = model.playhead.value ?? { chapter: model.chapters.value.length, moment: 0 };
  const told = [
    ...model.chapters.value.slice(Math.max(0, chapter - 8), chapter).flatMap(({ moments }) => moments),
    ...(model.chapters.value[chapter]?.moments.slice(0, moment) ?? []),
  ];
  const shown = histogramOf(state, told);
  if (shown === null) return null;
  const say = SAY[settings.value.lang];
  const { dice, shares, hits } = shown;
  const most = Math.max(...shares);
  return (
    <figure class="throw-odds">
      <figcaption>
        <b>{say.title(dice)}</b> <small>{hits === null ? say.before : say.after}</small>
      </figcaption>
      <ol>
        {shares.map((share, count) => (
          <li key={count} aria-current={count === hits ? 'true' : undefined}>
            <span>{wholeShare(share)}</span>
            <i aria-hidden="true" style={{ height: `${Math.max(2, (52 * share) / most)}px` }} />
            <b>{count}</b>
          </li>
        ))}
      </ol>
      {hits !== null && <p>{verdict(shown, hits, say)}</p>}
    </figure>
  );
}

/** How rare it was, in tenths, and in a word. */
function verdict({ shares }: Histogram, hits: number, say: (typeof SAY)['fr' | 'en']): string {
  const sum = (list: readonly number[]) => list.reduce((all, share) => all + share, 0);
  const tenths = (share: number) => say.times(Math.round(10 * share));
  const [atLeast, atMost] = [sum(shares.slice(hits)), sum(shares.slice(0, hits + 1))];
  const word = atLeast < RARE ? say.good : atMost < RARE ? say.bad : say.usual;
  return `${hits === 0 ? say.none(tenths(atMost)) : say.atLeast(hits, tenths(atLeast))} ${word}`;
}
