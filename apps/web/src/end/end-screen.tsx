import type { Outcome, Scene, Seat } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Picture } from '../board/board.tsx';
import { isGame } from '../games/catalogue.ts';
import type { Skin } from '../games/skin.ts';
import { coverCells } from '../home/your-move.tsx';
import { mine, words } from '../i18n/words.ts';
import { go, homeAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { sayGivenUp } from '../table/margin/question.tsx';
import { toggleRun } from '../table/model/seek.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { LocalSource } from '../table/sources/local-source.ts';
import { Sign } from '../ui/icons.tsx';
import { canSwap, playAgain, playSwapped } from '../table/sources/again.ts';
import { CourseChart } from './course-chart.tsx';
import type { Course, Lesson, Looked, Told } from './course-worker.ts';
import { toldOf } from './deeds.ts';
import './end.css';
import { LessonCard } from './lesson-card.tsx';
import { ownSeats } from './own-seats.ts';
import { LuckCard } from './luck-card.tsx';
import { NextCard } from './next-card.tsx';
import { Share } from './share.tsx';
import { storyOf, wonBy } from './told.ts';
import { isFlat, turningPoints } from './turning-points.ts';
import { TurningPoints } from './turning-points-list.tsx';

export interface EndProps {
  readonly model: TableModel;
  readonly skin: Skin;
  /** Null: someone gave up. */
  readonly outcome: Outcome | null;
  /** A table of this browser can be played again, from the other side, or from any moment. */
  readonly local?: LocalSource;
  /** Further things to do. */
  readonly children: ComponentChildren;
}

/** The whole of the end: what happened, how the chances turned, luck, what to remember, what next. */
export function EndScreen({ model, skin, local, outcome, children }: EndProps) {
  const say = words.value.stage.end;
  const { game, seats, title } = model.source;
  const own = game.words[settings.value.lang];
  const won = outcome === null ? wonByGivingUp(model, ownSeats(model), skin) : wonBy(outcome, ownSeats(model));
  const told = outcome === null ? null : storyOf(model, skin, outcome);
  const sentence = told === null ? sayGivenUp(model, skin) : mine(told.story);
  const { course, lessons } = useCourse(model);
  const points = course.done
    ? turningPoints(course.samples, (stretch, steepest, rose) =>
        toldOf(model, stretch, steepest, { gainers: gainers(model, skin, rose), rose }),
      )
    : [];
  const whose = ownSeats(model).length > 0 ? null : own.seat(looksFrom(model), model.present.value);
  const chapters = model.chapters.value;
  const figures =
    told?.figures?.map(({ label, value }) => ({ label: mine(label), value: mine(value) })) ??
    Object.entries(outcome?.score ?? {}).map(([name, value]) => ({ label: own.measure(name), value: `${value}` }));
  const close = () => (model.endSeen.value = true);
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
            cells={lastSight(model.scene.value, ownSeats(model))}
            label=""
            crop
          />
        </div>
        <div class="end-head">
          <p class={won === true ? 'end-eyebrow won' : 'end-eyebrow'}>
            {won === null ? say.drawn : won ? say.won : say.lost} · {mine(title)} · {say.moves(chapters.length)}
          </p>
          <h1>{told === null ? say.givenUp : mine(told.headline)}</h1>
          <p class="ending">{sentence}</p>
          <div class="end-actions">
            {local !== undefined && (
              <button type="button" class="button main" onClick={() => go('play', playAgain(local))}>
                <Sign name="again" />
                {say.rematch}
              </button>
            )}
            {local !== undefined && canSwap(local) && (
              <button type="button" class="button" onClick={() => go('play', playSwapped(local))}>
                <Sign name="swap" />
                {say.swap}
              </button>
            )}
            <button
              type="button"
              class="button"
              onClick={() => {
                close();
                toggleRun(model);
              }}
            >
              {say.watch}
            </button>
            <Share text={say.shareText(mine(title), told === null ? sentence : `${mine(told.headline)} ${sentence}`)} />
            {children}
            <button type="button" class="button plain" onClick={close}>
              {say.board}
            </button>
            <a class="button plain" href={homeAddress()}>
              {say.home}
            </a>
          </div>
        </div>
      </div>
      <div class="end-body">
        <div class="end-main">
          {course.samples.length > 1 && !(course.done && isFlat(course.samples)) && (
            <CourseChart
              course={course}
              points={points}
              whose={whose}
              others={chapters.map(
                ({ entry }) => entry.seat !== looksFrom(model) && !ownSeats(model).includes(entry.seat),
              )}
              when={chapters.map(({ before }) => skin.ending.when(before))}
            />
          )}
          <TurningPoints
            model={model}
            skin={skin}
            points={points}
            whose={whose}
            won={outcome === null ? null : won}
            close={close}
            {...(local === undefined ? {} : { local })}
          />
        </div>
        <aside class="end-side">
          <LuckCard model={model} skin={skin} />
          {figures.length > 0 && (
            <section class="end-card">
              <h2>{say.figures}</h2>
              <dl>
                {figures.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {lessons.length > 0 && <LessonCard model={model} skin={skin} lessons={lessons} local={local} close={close} />}
          <NextCard model={model} />
        </aside>
      </div>
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

/** Did this chair give up, or win because the others did? Null: nobody did, or it is no business of this chair. */
function wonByGivingUp({ source: { givenUp } }: TableModel, own: readonly Seat[], skin: Skin): boolean | null {
  const gone = givenUp.value;
  if (gone.length === 0 || own.length === 0) return null;
  if (own.every((seat) => gone.includes(seat)) || skin.together === true) return false;
  return own.some((seat) => gone.includes(seat)) ? null : true;
}

/** Whom a change of the chances that are told did good: one's own side, or those against it. Null: all win and lose together. */
function gainers(model: TableModel, { together }: Skin, rose: boolean): readonly Seat[] | null {
  const { seats } = model.source;
  const own = ownSeats(model).length > 0 ? ownSeats(model) : [looksFrom(model)];
  if (together === true || seats.length === 1) return null;
  return seats.filter((seat) => own.includes(seat) === rose);
}

/** Whose chances are told: one's own, or the first side's where one only watched. */
function looksFrom(model: TableModel): Seat {
  return ownSeats(model)[0] ?? model.source.seats[0] ?? '';
}

/** How the game went, computed beside the page once it is over. */
function useCourse(model: TableModel): { readonly course: Course; readonly lessons: readonly Lesson[] } {
  const course = useSignal<Course>({ samples: [], done: false });
  const lessons = useSignal<readonly Lesson[]>([]);
  useEffect(() => {
    if (!isGame(model.source.game.id)) return;
    const seat = looksFrom(model);
    const worker = new Worker(new URL('./course-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Looked>) => {
      if ('course' in data) course.value = data.course;
      else lessons.value = data.lessons;
    });
    const { game, opening, entries, dice } = model.source;
    const seal = dice.peek();
    const seed = seal.kind === 'seed' ? seal.seed : 0; // as hints are drawn, so that nobody is blamed for having followed one
    const told = entries.peek().map(({ seat: by, command, facts }) => ({ seat: by, command, facts }));
    worker.postMessage({ game: game.id, opening, entries: told, seat, seed } satisfies Told, []);
    return () => worker.terminate();
  }, [model]);
  return { course: course.value, lessons: lessons.value };
}
