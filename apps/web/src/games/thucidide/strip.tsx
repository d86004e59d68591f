import type { State } from '@arbitre/thucidide';
import { mine } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { ShownSeat } from '../skin.ts';

const SAY = {
  fr: {
    tokens: 'Pions d’ordre',
    many: (count: number) => `${count} pions d’ordre`,
    held: 'Objectifs',
    eliminated: 'Éliminées',
  },
  en: {
    tokens: 'Order tokens',
    many: (count: number) => `${count} order tokens`,
    held: 'Objectives',
    eliminated: 'Eliminated',
  },
} as const;

/** Tokens drawn one by one; beyond so many they are counted. */
const DRAWN = 6;

/** The order tokens of an army, and how near it is to winning: what it must count, as pips. */
export function Strip({ model, seat }: ShownSeat) {
  const state = model.view.value as State; // the skin of this game only
  const { game } = model.source;
  const say = SAY[settings.value.lang];
  const tokens = state.armies[seat]?.tokens ?? 0;
  const wins = (game.goal?.(model.view.value, seat) ?? []).filter(({ kind }) => kind === 'win');
  const aims = wins.slice(0, -1); // the last is what decides when the turns are over, for both
  return (
    <div class="th-strip">
      <span class="th-tokens" role="img" aria-label={say.many(tokens)} title={say.many(tokens)}>
        <small aria-hidden="true">{say.tokens}</small>
        <span aria-hidden="true">
          {tokens > DRAWN ? <b>{tokens}</b> : Array.from({ length: tokens }, (_, index) => <i key={index} />)}
        </span>
      </span>
      {aims.map(({ says, progress, cells }, index) => (
        <span key={index} class="th-aim" title={mine(says)}>
          <small>{cells === undefined ? say.eliminated : say.held}</small>
          <span role="img" aria-label={`${progress?.now ?? 0} / ${progress?.of ?? 0}`}>
            {Array.from({ length: progress?.of ?? 0 }, (_, at) => (
              <i key={at} class={at < (progress?.now ?? 0) ? 'done' : ''} />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}
