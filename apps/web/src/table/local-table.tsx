import type { Match } from '@arbitre/kernel';
import { choicesOf, loadMatch, randomPolicy, registryOf } from '@arbitre/referee/core';
import { useEffect, useMemo } from 'preact/hooks';
import type { Played } from '../games/catalogue.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Tour } from '../tour/tour.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { EndOfGame } from './end-of-game.tsx';
import { LocalActions, LocalMenu } from './bar/local-menu.tsx';
import { type Bots, LocalSource } from './sources/local-source.ts';
import { titleInBoth } from './sources/title.ts';
import { TableModel } from './model/table-model.ts';
import { keepGame } from './sources/keep-game.ts';
import { DEFAULT_LEVEL } from './sources/level.ts';
import { type Remembered, remembered, savedGame } from './sources/saves.ts';
import { TablePage } from './table-page.tsx';

/** How long a bot seems to think. */
const THINKING = 550;

interface Props {
  readonly id: string;
  readonly played: Played;
  readonly tour: boolean;
}

/** A table of this browser. */
export function LocalTable({ id, played: { game, skin }, tour }: Props) {
  const table = useMemo(() => {
    const text = savedGame(id);
    const opened = text === null ? null : loadMatch(text, registryOf(game));
    if (opened === null || !opened.ok) return null;
    const known = remembered.peek().find((table) => table.kind === 'local' && table.id === id);
    const keep = (match: Match, now: Bots) => keepGame(id, match, now, game.outcome(match.state) !== null);
    const title = titleInBoth(game.id, opened.value.match.header.title);
    const source = new LocalSource(opened.value, botsOf(known), keep, { id, title });
    return { source, model: new TableModel(source, { aim: skin.aim, pace: () => settings.value }) };
  }, [id, game]);
  useEffect(() => (table === null ? undefined : runBots(table.model, table.source)), [table]);
  if (table === null) return <ErrorPage title={words.value.errors.noLocal} text={words.value.errors.noLocalText} />;
  return (
    <TablePage model={table.model} skin={skin} menu={() => <LocalMenu source={table.source} />}>
      {tour && <Tour model={table.model} tour={skin.tour} />}
      <EndOfGame model={table.model}>
        <LocalActions source={table.source} />
      </EndOfGame>
    </TablePage>
  );
}

/** The computer's seats as they were kept: tables of a time without levels get the usual one. */
function botsOf(known: Remembered | undefined): Bots {
  if (known?.kind !== 'local') return {};
  return known.levels ?? Object.fromEntries(known.bots.map((seat) => [seat, DEFAULT_LEVEL]));
}

/** Bots choose when it is their turn and nothing is being shown. */
function runBots(model: TableModel, source: LocalSource): () => void {
  const timer = setInterval(() => {
    if (model.playhead.value !== null || model.busy.value) return;
    const { game } = source;
    const state = model.present.value;
    const seat = game.awaiting(state)?.seats.find((one) => source.bots.value.includes(one));
    if (seat === undefined) return;
    const chance = choicesOf(source.seed, source.entries.value.length);
    void source.play(seat, randomPolicy(game, game.view(state, seat), seat, chance));
  }, THINKING);
  return () => clearInterval(timer);
}
