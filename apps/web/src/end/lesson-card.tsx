import { mine, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { TableModel } from '../table/model/table-model.ts';
import type { Lesson } from './course-worker.ts';

/** One thing to remember: the choice that cost most, and what was worth more. */
export function LessonCard({ model, lesson }: { readonly model: TableModel; readonly lesson: Lesson }) {
  const say = words.value.stage.end;
  const chapter = model.chapters.value[lesson.chapter];
  if (chapter?.entry.command === undefined || chapter.entry.command === null) return null;
  const own = model.source.game.words[settings.value.lang];
  const played = own.command(chapter.entry.command, chapter.before);
  const better = own.command(lesson.better, chapter.before);
  return (
    <section class="end-card lesson-learned">
      <h2>{say.lesson}</h2>
      <p>{say.lessonText(better, played, lesson.cost)}</p>
      {lesson.why.map((reason, index) => (
        <p key={index} class="lesson-why">
          {mine(reason)}
        </p>
      ))}
    </section>
  );
}
