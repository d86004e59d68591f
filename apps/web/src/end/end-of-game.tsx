import { type Match, type Outcome, rewind, type Scene, type Seat } from '@arbitre/kernel';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Picture } from '../board/board.tsx';
import { liveryOfSeat, TOKEN } from '../board/sides.ts';
import { isGame } from '../games/catalogue.ts';
import { SHIPPED, type Shipped } from '../games/shipped.ts';
import type { Skin } from '../games/skin.ts';
import { dayOf } from '../home/daily-table.ts';
import { playNow } from '../home/play-now.ts';
import { coverCells } from '../home/your-move.tsx';
import { finish, today } from '../home/records.ts';
import { mine, percent, words } from '../i18n/words.ts';
import { go, homeAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { seek } from '../table/bar/replay-bar.tsx';
import { isGivenUp, sayGivenUp } from '../table/margin/question.tsx';
import type { TableModel } from '../table/model/table-model.ts';
import { keepGame } from '../table/sources/keep-game.ts';
import type { Bots, LocalSource } from '../table/sources/local-source.ts';
import { newId } from '../table/sources/saves.ts';
import { Sign } from '../ui/icons.tsx';
import type { Course, Told } from './course-worker.ts';
import { CourseChart } from './course-chart.tsx';
import './end.css';
import { luckOf } from './luck.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  /** A table of this browser can be played again, from the other side, or from any moment. */
  readonly local?: LocalSource;
  /** Further things to do. */
  readonly children: ComponentChildren;
}

/** The last word, once: who won, how it turned, how the dice fell, and what to do with the evening. */
export function EndOfGame({ model, skin, local, children }: Props) {
  const seen = useSignal(false);
  const { game } = model.source;
  const outcome = game.outcome(model.present.value);
  const over = outcome !== null || isGivenUp(model);
  useEffect(() => {
    if (outcome !== null) record(model, outcome);
  }, [model, over]);
  if (!over || seen.value || model.playing.value || model.playhead.value !== null) return null;
  return (
    <EndScreen model={model} skin={skin} outcome={outcome} seen={seen} {...(local === undefined ? {} : { local })}>
      {children}
    </EndScreen>
  );
}

function record(model: TableModel, outcome: Outcome): void {
  const { id, game, title } = model.source;
  if (id === null) return;
  const own = model.source.mine.peek();
  const day = dayOf(id, today());
  finish({
    id,
    game: game.id,
    title: mine(title),
    when: Date.now(),
    says: {
      fr: game.words.fr.outcome(outcome, model.present.peek()),
      en: game.words.en.outcome(outcome, model.present.peek()),
    },
    won: wonBy(outcome, own),
    score: outcome.score ?? {},
    ...(day !== undefined && { day }),
  });
}

function wonBy(outcome: Outcome | null, own: readonly Seat[]): boolean | null {
  if (outcome === null || own.length === 0) return null;
  const mineWon = own.some((seat) => outcome.winners.includes(seat));
  const allWon = own.every((seat) => outcome.winners.includes(seat));
  return mineWon === allWon ? mineWon : null;
}

function EndScreen({
  model,
  skin,
  local,
  outcome,
  seen,
  children,
}: Props & { readonly outcome: Outcome | null; readonly seen: Signal<boolean> }) {
  const say = words.value.stage.end;
  const { game, seats, title } = model.source;
  const own = game.words[settings.value.lang];
  const won = wonBy(outcome, model.source.mine.value);
  const sentence = outcome === null ? sayGivenUp(model) : own.outcome(outcome, model.present.value);
  const course = useCourse(model);
  const points = turningPoints(course);
  const close = () => (seen.value = true);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.focus(), []);
  return (
    <div
      class="end-screen"
      role="dialog"
      aria-modal="true"
      aria-label={words.value.table.over}
      tabIndex={-1}
      ref={screen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div class="end-top">
        <div class="end-picture" aria-hidden="true">
          <Picture
            scene={model.scene.value}
            legend={game.legend}
            looks={skin.looks}
            seats={seats}
            cells={lastSight(model.scene.value, model.source.mine.value)}
            label=""
            crop
          />
        </div>
        <div class="end-head">
          <p class={won === true ? 'end-eyebrow won' : 'end-eyebrow'}>
            {won === null ? say.drawn : won ? say.won : say.lost} · {mine(title)} ·{' '}
            {say.moves(model.chapters.value.length)}
          </p>
          <h1>{won === null ? say.over : won ? say.youWon : say.youLost}</h1>
          <p class="ending">{sentence}</p>
        </div>
      </div>
      <div class="end-body">
        <div class="end-main">
          {course.length > 2 && <CourseChart course={course} points={points} />}
          <TurningPoints model={model} points={points} close={close} {...(local === undefined ? {} : { local })} />
        </div>
        <aside class="end-side">
          <LuckCard model={model} skin={skin} />
          {outcome?.score && (
            <section class="end-card">
              <h2>{say.figures}</h2>
              <dl>
                {Object.entries(outcome.score).map(([name, value]) => (
                  <div key={name}>
                    <dt>{own.measure(name)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <NextCard model={model} />
        </aside>
      </div>
      <footer class="end-actions">
        {local !== undefined && (
          <button
            type="button"
            class="button main"
            onClick={() => go('play', playAgain(local.match.value, local.levels.value))}
          >
            <Sign name="again" />
            {say.rematch}
          </button>
        )}
        {local !== undefined && canSwap(local) && (
          <button type="button" class="button" onClick={() => go('play', playAgain(local.match.value, swapped(local)))}>
            <Sign name="swap" />
            {say.swap}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            seek(model, 0);
          }}
        >
          {say.watch}
        </button>
        <Share text={say.shareText(mine(title), sentence)} />
        {children}
        <button type="button" class="button plain" onClick={close}>
          {say.board}
        </button>
        <a class="button plain" href={homeAddress()}>
          {say.home}
        </a>
      </footer>
    </div>
  );
}

/** The part of the board where one's own pieces ended. */
function lastSight({ board, pieces }: Scene, own: readonly Seat[]): readonly number[] {
  const [wide, high] = [11, 5];
  const mineAlone = pieces.filter(({ seat }) => seat !== undefined && own.includes(seat));
  const shown = mineAlone.length > 0 ? mineAlone : pieces;
  const mean = (of: (cell: number) => number) =>
    shown.reduce((sum, { at }) => sum + of(at), 0) / Math.max(1, shown.length);
  const along = (middle: number, size: number, all: number) =>
    Math.min(1, Math.max(0, (middle - size / 2) / Math.max(1, all - size)));
  return coverCells(board, wide, high, {
    x: along(
      mean((cell) => cell % board.columns),
      wide,
      board.columns,
    ),
    y: along(
      mean((cell) => Math.floor(cell / board.columns)),
      high,
      board.rows,
    ),
  });
}

/** How the game went, computed beside the page once it is over. */
function useCourse(model: TableModel): Course {
  const course = useSignal<Course>([]);
  useEffect(() => {
    const seat = model.source.mine.peek()[0] ?? model.source.seats[0];
    if (seat === undefined || !isGame(model.source.game.id)) return;
    const worker = new Worker(new URL('./course-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Course>) => (course.value = data));
    const { game, opening, entries } = model.source;
    worker.postMessage(
      { game: game.id, opening, facts: entries.peek().map(({ facts }) => facts), seat } satisfies Told,
      [],
    );
    return () => worker.terminate();
  }, [model]);
  return course.value;
}

interface PointsProps {
  readonly model: TableModel;
  readonly points: readonly TurningPoint[];
  readonly local?: LocalSource;
  readonly close: () => void;
}

function TurningPoints({ model, points, local, close }: PointsProps) {
  const say = words.value.stage.end;
  const own = model.source.game.words[settings.value.lang];
  if (points.length === 0) return null;
  return (
    <section class="turning">
      <h2>{say.story}</h2>
      <ol>
        {points.map(({ chapter: index, by }) => {
          const chapter = model.chapters.value[index];
          const moment = chapter?.moments.at(-1);
          if (chapter === undefined || moment === undefined) return null;
          const seat = own.seat(chapter.seat, chapter.before);
          return (
            <li key={index} class={by < 0 ? 'bad' : 'good'}>
              <p class="turning-who">
                <SeatSign seats={model.source.seats} seat={chapter.seat} /> {seat}
              </p>
              <p>{own.fact(moment.fact, moment.before)}</p>
              <p class="turning-actions">
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    close();
                    seek(model, index);
                    seek(model, index + 1);
                  }}
                >
                  {say.see}
                </button>
                {local !== undefined && (
                  <button type="button" class="link" onClick={() => go('play', playFrom(local, index))}>
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

function SeatSign({ seats, seat }: { readonly seats: readonly Seat[]; readonly seat: Seat }) {
  const { shape, colour } = liveryOfSeat(seats, seat);
  return (
    <svg width={14} height={14} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
      <path d={TOKEN[shape]} fill={colour} />
    </svg>
  );
}

function LuckCard({ model, skin }: { readonly model: TableModel; readonly skin: Skin }) {
  const say = words.value.stage.end;
  if (skin.luck === undefined) return null;
  const luck = luckOf(model.source.entries.value, skin.luck);
  const dice = luck.reduce((sum, one) => sum + one.dice, 0);
  if (dice === 0) return null;
  const own = model.source.game.words[settings.value.lang];
  return (
    <section class="end-card luck">
      <h2>
        {say.luck} <small>{say.diceCount(dice)}</small>
      </h2>
      <ul>
        {luck.map(({ seat, share }) => (
          <li key={seat}>
            <b>{own.seat(seat, model.present.value)}</b>
            <span class="luck-bar">
              <i
                style={
                  share >= 0.5
                    ? { left: '50%', width: `${(share - 0.5) * 100}%` }
                    : { right: '50%', width: `${(0.5 - share) * 100}%` }
                }
                class={share >= 0.5 ? 'up' : 'down'}
              />
            </span>
            <span>
              {share > 0.6 ? say.lucky : share < 0.4 ? say.unlucky : say.fair} ({percent(share)})
            </span>
          </li>
        ))}
      </ul>
      <p>{say.luckText}</p>
    </section>
  );
}

/** The scenario after this one, in the order they are shipped. */
function nextScenario(model: TableModel): Shipped | null {
  const { game, title } = model.source;
  const own = SHIPPED.filter((one) => one.game === game.id);
  const at = own.findIndex((one) => one.title.fr === title.fr || one.title.en === title.en);
  return own.length < 2 ? null : (own[(at + 1) % own.length] ?? null);
}

function NextCard({ model }: { readonly model: TableModel }) {
  const say = words.value.stage.end;
  const busy = useSignal(false);
  const next = nextScenario(model);
  if (next === null || !isGame(next.game)) return null;
  const game = next.game;
  return (
    <section class="end-card next-scenario">
      <p class="end-eyebrow">{say.next}</p>
      <h2>{mine(next.title)}</h2>
      <p>{mine(next.about)}</p>
      <button
        type="button"
        class="button main"
        disabled={busy.value}
        onClick={async () => {
          busy.value = true;
          go('play', await playNow(game, next));
        }}
      >
        <Sign name="play" />
        {say.play}
      </button>
    </section>
  );
}

function Share({ text }: { readonly text: string }) {
  const say = words.value.stage.end;
  const copied = useSignal(false);
  const share = async () => {
    const url = location.origin;
    if (typeof navigator.share === 'function')
      await navigator.share({ text, url }).catch(() => {}); // put away by the one who shares
    else {
      await navigator.clipboard.writeText(`${text} ${url}`);
      copied.value = true;
    }
  };
  return (
    <button type="button" class="button" onClick={() => void share()}>
      <Sign name="share" />
      {copied.value ? say.shared : say.share}
    </button>
  );
}

/** The same table once more, with other dice. */
function playAgain({ header, opening }: Match, bots: Bots): string {
  const id = newId();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const again = { ...header, dice: { kind: 'seeded', seed } as const };
  keepGame(id, { header: again, entries: [], opening, state: opening }, bots, false);
  return id;
}

/** The same game up to an entry, to be played otherwise. */
function playFrom(source: LocalSource, entries: number): string {
  const id = newId();
  keepGame(id, rewind(source.game, source.match.value, entries), source.levels.value, false);
  return id;
}

/** Two seats, one of them the computer's: they can be swapped. */
function canSwap({ seats, bots }: LocalSource): boolean {
  return seats.length === 2 && bots.value.length === 1;
}

function swapped({ seats, bots, levels }: LocalSource): Bots {
  const [computer = ''] = bots.value;
  const level = levels.value[computer];
  const other = seats.find((seat) => seat !== computer) ?? computer;
  return level === undefined ? {} : { [other]: level };
}
