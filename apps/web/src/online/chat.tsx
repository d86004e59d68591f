import type { Game } from '@arbitre/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { SeatToken } from '../table/margin/question.tsx';
import { proposalIn } from './rematch.ts';
import type { Session, Welcomed } from './session.ts';

interface Props {
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly game: Game;
  /** How many lines were seen. */
  readonly seen: Signal<number>;
}

/** What was said; an invitation to another table is a way there, for whom it is meant. */
function Line({ text, own }: { readonly text: string; readonly own: string | null }) {
  const proposal = proposalIn(text);
  if (proposal === null) return <>{text}</>;
  const say = words.value.table;
  return own === proposal.seat ? <a href={proposal.address}>{say.joinRematch}</a> : <i>{say.rematchOffered}</i>;
}

/** Words between the seats. */
export function Chat({ session, welcomed: { info, you, opening }, game, seen }: Props) {
  const say = words.value.table;
  const text = useSignal('');
  const said = session.chat.value;
  useEffect(() => {
    seen.value = said.length;
  }, [said.length]);
  const name = (seat: string) =>
    session.table.value?.seats[seat]?.name || game.words[settings.value.lang].seat(seat, opening);
  const send = (event: Event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (words === '') return;
    text.value = '';
    void session.client.say(words);
  };
  return (
    <div class="chat">
      <ol aria-live="polite">
        {said.length === 0 && <li class="quiet">{say.chatEmpty}</li>}
        {said.map(({ seq, from, text: line }) => (
          <li key={seq}>
            <b>
              <SeatToken seats={info.seats} seat={from} size={12} /> {name(from)}
            </b>{' '}
            <Line text={line} own={you.as === 'seat' ? you.seat : null} />
          </li>
        ))}
      </ol>
      {you.as === 'seat' && (
        <form onSubmit={send}>
          <input
            type="text"
            maxLength={500}
            aria-label={say.say}
            placeholder={say.say}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {say.send}
          </button>
        </form>
      )}
    </div>
  );
}
