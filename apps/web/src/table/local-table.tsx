import type { Match, Seat } from '@arbitre/kernel';
import { loadMatch, registryOf } from '@arbitre/referee/core';
import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { EndOfGame } from '../end/end-of-game.tsx';
import type { Played } from '../games/catalogue.ts';
import { settings } from '../settings.ts';
import { Tour } from '../tour/tour.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { LostGame } from './lost-game.tsx';
import { LocalMenu } from './bar/local-menu.tsx';
import { type Bots, LocalSource } from './sources/local-source.ts';
import { titleInBoth } from './sources/title.ts';
import { TableModel } from './model/table-model.ts';
import { keepGame } from './sources/keep-game.ts';
import { advise } from './model/advise.ts';
import { Computer, IN_A_HURRY } from './model/computer.ts';
import { explainNews, foretold } from './model/explain-news.ts';
import { characterAt } from './sources/character.ts';
import { DEFAULT_LEVEL } from './sources/level.ts';
import { type Remembered, remembered, savedGame } from './sources/saves.ts';
import { isGivenUp } from './margin/question.tsx';
import { TablePage } from './table-page.tsx';

/** Milliseconds a bot seems to think at least. */
const THINKING = 450;

interface Props {
  readonly id: string;
  readonly played: Played;
  readonly tour: boolean;
}

/** A table of this browser. */
export function LocalTable({ id, played: { game, skin }, tour }: Props) {
  const taken = useSignal(0); // times the game was taken over from another window
  const table = useMemo(() => {
    const text = savedGame(id);
    const opened = text === null ? null : loadMatch(text, registryOf(game));
    if (opened === null || !opened.ok) return null;
    const known = remembered.peek().find((table) => table.kind === 'local' && table.id === id);
    const keep = (match: Match, now: Bots, givenUp: readonly Seat[]) =>
      keepGame(id, match, now, game.outcome(match.state) !== null, givenUp);
    const title = titleInBoth(game.id, opened.value.match.header.title);
    const source = new LocalSource(opened.value, botsOf(known), keep, { id, title });
    const computer = new Computer();
    const model = new TableModel(source, {
      aim: skin.aim,
      pace: () => settings.value,
      advise: (table) => advise(table, computer, source.seed),
    });
    return { source, model, computer };
  }, [id, game, taken.value]);
  useEffect(() => (table === null ? undefined : runBots(id, table.model, table.source, table.computer)), [table]);
  useEffect(() => (table === null ? undefined : explainNews(table.model, table.computer)), [table]);
  useEffect(() => () => table?.computer.close(), [table]);
  if (table === null) return <LostGame id={id} />;
  return (
    <TablePage
      key={taken.value}
      model={table.model}
      skin={skin}
      menu={(close) => <LocalMenu source={table.source} close={close} />}
      notice={<Elsewhere id={id} source={table.source} onTake={() => taken.value++} />}
      guide={tour ? <Tour model={table.model} tour={skin.tour} /> : undefined}
      onLevel={(seat, level) => table.source.giveToBot(seat, level)}
    >
      <EndOfGame model={table.model} skin={skin} local={table.source}>
        {null}
      </EndOfGame>
    </TablePage>
  );
}

/** The computer's seats as they were kept: tables of a time without levels get the usual one. */
function botsOf(known: Remembered | undefined): Bots {
  if (known?.kind !== 'local') return {};
  return known.levels ?? Object.fromEntries(known.bots.map((seat) => [seat, DEFAULT_LEVEL]));
}

/** The computer chooses when it is its turn and nothing is being shown. It seems to think, however quick it was. */
function runBots(id: string, model: TableModel, source: LocalSource, computer: Computer): () => void {
  let stopped = false;
  let hurried = false; // until somebody else has to choose
  const stop = effect(() => {
    if (model.playhead.value !== null || model.busy.value || source.givenUp.value.length > 0) return;
    const { game } = source;
    const state = model.present.value;
    const seat = game.awaiting(state)?.seats.find((one) => source.bots.value.includes(one));
    const level = seat === undefined ? undefined : source.levels.value[seat];
    if (seat === undefined || level === undefined) {
      hurried = false;
      return;
    }
    const moves = source.entries.value.length;
    const thought = computer.think({
      game: game.id,
      view: game.view(state, seat),
      seat,
      level: hurried ? IN_A_HURRY : level,
      character: characterAt(id, seat),
      seed: source.seed,
      moves,
    });
    const seeming = new Promise((passed) => setTimeout(passed, hurried ? 0 : THINKING));
    model.hurry.value = () => {
      hurried = true;
      computer.hurry();
    };
    void Promise.all([thought, seeming]).then(async ([{ command, aim }]) => {
      model.hurry.value = null;
      const current = !stopped && model.present.peek() === state && model.playhead.peek() === null && !isGivenUp(model);
      if (!current || !source.isBot(seat)) return;
      foretold.set(command, aim);
      await source.play(seat, command);
    });
  });
  return () => {
    stopped = true;
    stop();
  };
}
