import type { Fact } from '@arbitre/thucidide';
import { settings } from '../../settings.ts';
import type { Shown } from '../skin.ts';
import { faces } from './looks.ts';

type Rolled = Extract<Fact, { is: 'rolled' }>;

const NAMES = {
  fr: {
    foot: 'fantassin',
    mounted: 'cavalier',
    engine: 'engin',
    advantage: 'avantage',
    flag: 'drapeau',
    letter: 'lettre',
  },
  en: { foot: 'foot', mounted: 'mounted', engine: 'engine', advantage: 'advantage', flag: 'flag', letter: 'letter' },
} as const;

/** The last dice cast, as the symbols they show. */
export function SymbolDice({ model }: Shown) {
  const at = model.playhead.value?.chapter ?? model.chapters.value.length;
  const rolled = lastRoll(model.chapters.value[at - 1]?.moments.map(({ fact }) => fact) ?? []);
  if (rolled === null) return null;
  const names = NAMES[settings.value.lang];
  return (
    <ul class="symbol-dice" aria-label={rolled.dice.map((face) => names[face]).join(', ')}>
      {rolled.dice.map((face, index) => (
        <li key={index} title={names[face]} class={`face-${face}`}>
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path d={faces[face]} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function lastRoll(facts: readonly { readonly is: string }[]): Rolled | null {
  return (facts.findLast(({ is }) => is === 'rolled') as Rolled | undefined) ?? null; // told apart by `is`
}
