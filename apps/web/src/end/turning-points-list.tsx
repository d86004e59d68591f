import type { Seat } from '@arbitre/kernel';
import { liveryOfSeat, TOKEN } from '../board/sides.ts';
import { TokenPicture } from '../board/token.tsx';
import type { Skin } from '../games/skin.ts';
import { mine, wholeShare, words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { seek } from '../table/model/seek.ts';
import { doerOf } from '../table/model/doer.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { LocalSource } from '../table/sources/local-source.ts';
import { playFrom } from '../table/sources/again.ts';
import { tellDeed } from './deeds.ts';
import type { TurningPoint } from './turning-points.ts';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly points: readonly TurningPoint[];
  readonly local?: LocalSource;
  /** Whose chances are told; null: one's own. */
  readonly whose: string | null;
  /** Did the chair win? Null: nobody did, or it is no business of this chair. */
  readonly won: boolean | null;
  readonly close: () => void;
}

/** The moments that decided the game: who, by how much, in one sentence; to see again, or to play otherwise. */
export function TurningPoints({ model, skin, points, local, whose, won, close }: Props) {
  const say = words.value.stage.end;
  const { game, seats } = model.source;
  const { lang } = settings.value;
  const own = game.words[lang];
  if (points.length === 0) return null;
  return (
    <section class="turning">
      <h2>{say.story}</h2>
      <ol>
        {points.map((point, place) => {
          const { by, to, from, deed: index } = point;
          const chapter = model.chapters.value[index];
          const begins = Math.min(from, index); // what brought it about may lie before it
          if (chapter === undefined) return null;
          const { decided, came } = tellDeed(model, index, lang);
          const { piece, seat } = doerOf(game, { told: chapter.moments, chapter, waits: null });
          const ends = place === points.length - 1 && point.chapter >= model.chapters.value.length - CLOSING;
          return (
            <li key={index} class={by < 0 ? 'bad' : 'good'}>
              <p class="turning-who">
                {piece === null ? (
                  <SeatSign seats={seats} seat={seat} />
                ) : (
                  <TokenPicture piece={piece} size={44} legend={game.legend} looks={skin.looks} seats={seats} />
                )}
                <span>
                  <small>
                    {place + 1} · {mine(skin.ending.when(chapter.before))}
                    {seats.length > 1 && `, ${own.seat(seat, chapter.before)}`}
                  </small>
                  <b>
                    {ends && won !== null
                      ? won
                        ? say.won
                        : say.lost
                      : say.change(wholeShare(to - by), wholeShare(to))}
                  </b>
                  {!(ends && won !== null) && <small>{say.changeOf(whose, point.chapter - from + 1)}</small>}
                </span>
              </p>
              {decided !== null && <p class="decided">{decided}</p>}
              <p>{brief(came)}</p>
              <p class="turning-actions">
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    close();
                    seek(model, begins);
                    seek(model, point.chapter + 1);
                  }}
                >
                  {say.see}
                </button>
                {local !== undefined && (
                  <button type="button" class="link" onClick={() => go('play', playFrom(local, begins))}>
                    {say.fromHere}
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Entries at the end of a log that only say that it is over. */
const CLOSING = 3;

/** Sentences of a card, at most; the whole is one press away. */
const SAID = 3;

function brief(sentences: readonly string[]): string {
  return sentences.length <= SAID ? sentences.join(' ') : `${sentences.slice(0, SAID).join(' ')} …`;
}

function SeatSign({ seats, seat }: { readonly seats: readonly Seat[]; readonly seat: Seat }) {
  const { shape, colour } = liveryOfSeat(seats, seat);
  return (
    <svg width={14} height={14} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <path d={TOKEN[shape]} fill={colour} />
    </svg>
  );
}
