import { useEffect, useRef } from 'preact/hooks';
import { type Card, placeOf, type State } from '@arbitre/attention-donjon';
import { TokenPicture } from '../../board/token.tsx';
import { pieceName } from '../../table/model/describe.ts';
import { settings } from '../../settings.ts';
import { cardFace } from '../../stage/card-face.ts';
import type { Shown } from '../skin.ts';
import './attention-donjon.css';
import { looks } from './looks.ts';

const SAY = {
  fr: {
    round: (round: number, last: number | null) => (last === null ? `Round ${round}` : `Round ${round} sur ${last}`),
    joker: 'Joker',
    done: 'a joué',
    row: 'Cartes d’initiative, dans l’ordre du Round',
  },
  en: {
    round: (round: number, last: number | null) => (last === null ? `Round ${round}` : `Round ${round} of ${last}`),
    joker: 'Joker',
    done: 'has played',
    row: 'Initiative cards, in the order of the Round',
  },
} as const;

/** The Round as a row of cards, first to play first: what is over lies down, what is under way stands out. */
export function CardRow({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const { lang } = settings.value;
  const say = SAY[lang];
  const acting = actorOf(state);
  const slots = Object.entries(state.hands)
    .filter(([who]) => state.figures[who] !== undefined || state.groups.some(({ id }) => id === who)) // the fallen lie in no order
    .flatMap(([who, own]) => own.map(({ card, done }) => ({ who, card, done })))
    .sort((a, b) => placeOf(a.card, state.suits) - placeOf(b.card, state.suits));
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [acting, state.round, lang]);
  return (
    <div class="card-row" data-tour="ribbon" role="group" aria-label={say.row} tabIndex={0}>
      <b>{say.round(Math.max(1, state.round), state.lastRound)}</b>
      <ol ref={row}>
        {slots.map(({ who, card, done }, index) => {
          const current = !done && (who === acting || state.figures[acting ?? '']?.group === who);
          const name = nameOf(model, state, who);
          return (
            <li key={`${who}${card}${index}`} class={done ? 'done' : ''} aria-current={current ? 'step' : undefined}>
              <span class="dealt">
                <Face card={card} joker={say.joker} />
                <Owner model={model} who={who} />
              </span>
              <span>
                {name}
                {done && <span class="hidden-text">, {say.done}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whose card it is, on its corner: the figure, or the first of the group. */
function Owner({ model, who }: Shown & { readonly who: string }) {
  const { game, seats } = model.source;
  const { figures } = model.view.value as State; // the skin of this game only
  const piece = model.scene.value.pieces.find(({ id }) => id === who || figures[id]?.group === who);
  if (piece === undefined) return null;
  const { hitPoints: _, ...still } = piece;
  return <TokenPicture piece={still} size={44} legend={game.legend} looks={looks} seats={seats} />;
}

function Face({ card, joker }: { readonly card: Card; readonly joker: string }) {
  const { rank, suit, red } = cardFace(card);
  if (rank === '')
    return (
      <span class="playing-card joker">
        {suit}
        <span class="hidden-text">{joker}</span>
      </span>
    );
  return (
    <span class={red ? 'playing-card red' : 'playing-card'}>
      {rank}
      <i>{suit}</i>
      <i class="card-middle" aria-hidden="true">
        {suit}
      </i>
    </span>
  );
}

/** The figure whose turn is innermost; null between turns. */
export function actorOf({ stack }: State): string | null {
  for (const frame of [...stack].reverse()) {
    if (frame.kind === 'turn') return frame.figure;
    if (frame.kind === 'attack') return frame.attacker;
    if (frame.kind === 'push' && frame.pusher !== null) return frame.pusher;
    if ('hero' in frame) return frame.hero;
  }
  return null;
}

/** A group keeps its name when nobody of it is left: it is looked up where it was last seen. */
function nameOf({ source, scene, chapters }: Shown['model'], state: State, who: string): string {
  const { lang } = settings.value;
  const piece = scene.value.pieces.find(({ id }) => id === who);
  if (piece !== undefined) return pieceName(source.game, piece, lang);
  const groupIn = ({ groups }: State) => groups.find(({ id }) => id === who);
  const before = chapters.value.findLast((chapter) => groupIn(chapter.before as State) !== undefined)?.before;
  return (groupIn(state) ?? (before === undefined ? undefined : groupIn(before as State)))?.name[lang] ?? who;
}
