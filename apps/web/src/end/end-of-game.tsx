import type { Outcome } from '@arbitre/kernel';
import { useEffect } from 'preact/hooks';
import type { Skin } from '../games/skin.ts';
import { dayOf } from '../home/daily-table.ts';
import { finish, today } from '../home/records.ts';
import { mine } from '../i18n/words.ts';
import { ownSeats } from './own-seats.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { lazily } from '../ui/lazily.tsx';
import type { EndProps } from './end-screen.tsx';
import { storyOf, wonBy } from './told.ts';

/** Fetched when a game is over: a table that is only begun does not carry it. */
const EndScreen = lazily(() => import('./end-screen.tsx').then((screen) => screen.EndScreen));

/** The last word, once: who won, how it turned, how the dice fell, and what to do with the evening. */
export function EndOfGame({ model, skin, local, children }: Omit<EndProps, 'outcome'>) {
  const { game } = model.source;
  const outcome = game.outcome(model.present.value);
  const over = outcome !== null || model.source.givenUp.value.length > 0;
  useEffect(() => {
    if (!over) model.endSeen.value = false; // taken back: the next end is another one
    if (outcome !== null) record(model, skin, outcome);
  }, [model, over]);
  if (!over || model.endSeen.value || model.playing.value || model.playhead.value !== null) return null;
  return (
    <EndScreen model={model} skin={skin} outcome={outcome} {...(local === undefined ? {} : { local })}>
      {children}
    </EndScreen>
  );
}

function record(model: TableModel, skin: Skin, outcome: Outcome): void {
  const { id, game, title } = model.source;
  if (id === null) return;
  const own = ownSeats(model);
  const day = dayOf(id, today());
  finish({
    id,
    game: game.id,
    title: mine(title),
    when: Date.now(),
    says: storyOf(model, skin, outcome).story,
    won: wonBy(outcome, own),
    score: outcome.score ?? {},
    ...(day !== undefined && { day }),
  });
}
