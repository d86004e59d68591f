import { capital } from '@arbitre/kernel';
import { settings } from '../../settings.ts';
import type { TableModel } from '../model/table-model.ts';
import { withoutCells } from '../model/label.ts';
import { sentence } from '../model/tale.ts';
import { SeatToken } from './question.tsx';

/** While the stage plays: what has been shown so far of the deed under way, in words. */
export function Telling({ model }: { readonly model: TableModel }) {
  const head = model.playhead.value;
  const chapter = head === null ? undefined : model.chapters.value[head.chapter];
  if (head === null || chapter === undefined) return null;
  const { game, seats } = model.source;
  const { lang } = settings.value;
  const told = chapter.moments.slice(0, Math.max(1, head.moment + 1)).filter(({ fact }) => fact.is !== 'lesson');
  return (
    <section class="telling">
      <h3>
        <SeatToken seats={seats} seat={chapter.seat} size={12} />
        {capital(game.words[lang].seat(chapter.seat, chapter.before))}
      </h3>
      {told.map((moment, index) => (
        <p key={index} class={index === told.length - 1 ? 'now' : ''}>
          {withoutCells(sentence(game, moment, lang))}
        </p>
      ))}
    </section>
  );
}
