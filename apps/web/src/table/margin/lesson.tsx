import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { TableModel } from '../model/table-model.ts';
import { lessonRead, readLesson } from '../sources/saves.ts';
import { lastLesson } from '../model/story.ts';

/** What the game last taught, above what may be done about it, until it is put away. */
export function Lesson({ model }: { readonly model: TableModel }) {
  const { game, id } = model.source;
  const read = useSignal(id === null ? '' : lessonRead(id));
  const whole = useSignal(false);
  const card = useRef<HTMLElement>(null);
  const chapter = lastLesson(model.chapters.value.slice(0, model.playhead.value?.chapter));
  useEffect(() => {
    whole.value = false;
    card.current?.parentElement?.scrollTo({ top: 0 });
  }, [chapter?.entry.hash]);
  if (chapter === null || chapter.entry.hash === read.value) return null;
  const putAway = () => {
    read.value = chapter.entry.hash;
    if (id !== null) readLesson(id, chapter.entry.hash);
  };
  const own = game.words[settings.value.lang];
  const say = words.value.table;
  const told = chapter.moments.map(({ fact, before }) => sentencesOf(own.fact(fact, before)));
  const longer = told.some(({ rest }) => rest.length > 1);
  return (
    <section class={whole.value ? 'lesson' : 'lesson folded'} ref={card} aria-label={say.lesson}>
      {told.map(({ title, rest }, index) => (
        <p key={index}>
          <b>{title}</b> {whole.value ? rest.join(' ') : rest[0]}
        </p>
      ))}
      {!whole.value && longer && (
        <button type="button" class="chip" onClick={() => (whole.value = true)}>
          {say.lessonWhole}
        </button>
      )}
      <button type="button" class="chip" onClick={putAway}>
        {say.lessonRead}
      </button>
    </section>
  );
}

/** What a lesson is about, and its sentences: folded it is cut between two of them, never within. */
export function sentencesOf(lesson: string): { readonly title: string; readonly rest: readonly string[] } {
  const [title = '', ...rest] = lesson.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return { title, rest };
}
