import { capital } from '@arbitre/kernel';
import type { Skin } from '../games/skin.ts';
import { mine, words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { seek } from '../table/model/seek.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { LocalSource } from '../table/sources/local-source.ts';
import { playFrom } from '../table/sources/again.ts';
import type { Lesson } from './course-worker.ts';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly lessons: readonly Lesson[];
  readonly local?: LocalSource | undefined;
  readonly close: () => void;
}

/** What to remember: the choices that cost most, what was worth more, and the places to try it. */
export function LessonCard({ lessons, ...around }: Props) {
  return (
    <section class="end-card lesson-learned">
      <h2>{words.value.stage.end.lesson}</h2>
      <ol>
        {lessons.map((lesson) => (
          <Remembered key={lesson.chapter} lesson={lesson} {...around} />
        ))}
      </ol>
    </section>
  );
}

function Remembered({ model, skin, lesson, local, close }: Omit<Props, 'lessons'> & { readonly lesson: Lesson }) {
  const say = words.value.stage.end;
  const chapter = model.chapters.value[lesson.chapter];
  if (chapter?.entry.command === undefined || chapter.entry.command === null) return null;
  const own = model.source.game.words[settings.value.lang];
  const played = own.command(chapter.entry.command, chapter.before); // with its cell: no board is in sight that would ring it
  const better = own.command(lesson.better, chapter.before);
  const when = capital(mine(skin.ending.when(chapter.before)));
  return (
    <li>
      <p>{say.lessonText(when, better, played, lesson.cost)}</p>
      {lesson.why.map((aim, index) => (
        <p key={index} class="lesson-why">
          {say.lessonWhy(mine(aim))}
        </p>
      ))}
      <p class="turning-actions">
        <button
          type="button"
          class="link"
          onClick={() => {
            close();
            seek(model, lesson.chapter);
          }}
        >
          {say.see}
        </button>
        {local !== undefined && (
          <button type="button" class="link" onClick={() => go('play', playFrom(local, lesson.chapter))}>
            {say.fromHere}
          </button>
        )}
      </p>
    </li>
  );
}
