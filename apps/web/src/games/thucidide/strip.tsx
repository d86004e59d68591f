import type { State } from '@arbitre/thucidide';
import type { ComponentChildren } from 'preact';
import { mine } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { ShownSeat } from '../skin.ts';
import { counted } from './looks.ts';

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

/** The order tokens of an army, and how near it is to winning: one by one where there is room, else as a sign and a figure. */
export function Strip({ model, seat }: ShownSeat) {
  const state = model.view.value as State; // the skin of this game only
  const { game } = model.source;
  const say = SAY[settings.value.lang];
  const tokens = state.armies[seat]?.tokens ?? 0;
  const wins = (game.goal?.(model.view.value, seat) ?? []).filter(({ kind }) => kind === 'win');
  const aims = wins.slice(0, -1); // the last is what decides when the turns are over, for both
  return (
    <div class="th-strip">
      <Count label={say.tokens} says={say.many(tokens)} sign={<Silhouette path={counted.order} />} brief={`${tokens}`}>
        {tokens === 0 || tokens > DRAWN ? (
          <b>{tokens}</b>
        ) : (
          Array.from({ length: tokens }, (_, index) => <Silhouette key={index} path={counted.order} />)
        )}
      </Count>
      {aims.map(({ says, progress: { now, of } = { now: 0, of: 0 }, cells }, index) => (
        <Count
          key={index}
          label={cells === undefined ? say.eliminated : say.held}
          says={`${mine(says)} ${now} / ${of}`}
          sign={cells === undefined ? <Silhouette path={counted.eliminated} /> : <Standard held={now > 0} />}
          brief={`${now}/${of}`}
        >
          {Array.from({ length: of }, (_, at) =>
            cells === undefined ? <i key={at} class={at < now ? 'done' : ''} /> : <Standard key={at} held={at < now} />,
          )}
        </Count>
      ))}
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly says: string;
  /** Before the figure, where the strip is narrow. */
  readonly sign: ComponentChildren;
  readonly brief: string;
  readonly children: ComponentChildren;
}

function Count({ label, says, sign, brief, children }: CountProps) {
  return (
    <span class="th-count" role="img" aria-label={says} title={says} data-counts>
      <small aria-hidden="true">{label}</small>
      <span class="th-each" aria-hidden="true">
        {children}
      </span>
      <span class="th-brief" aria-hidden="true">
        {sign}
        <b>{brief}</b>
      </span>
    </span>
  );
}

function Silhouette({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 512 512">
      <path d={path} />
    </svg>
  );
}

/** The standard of an objective, as on the board. */
function Standard({ held }: { readonly held: boolean }) {
  return (
    <svg viewBox="0 0 22 26" class={held ? 'standard held' : 'standard'}>
      <path d="M3 3v15l8 6 8-6V3Z" />
      <path d="M1 2h20" />
    </svg>
  );
}
