import { settings } from '../../settings.ts';
import { isRolling, type Stage } from '../../stage/stage.ts';
import type { TableModel } from '../model/table-model.ts';
import { withoutCells } from '../model/label.ts';
import { sentence } from '../model/tale.ts';

/** While the stage plays: what has been shown so far of the deed under way, in words; what dice decide, once they lie. Between two deeds, the last. */
export function Telling({ model, stage }: { readonly model: TableModel; readonly stage: Stage }) {
  const head = model.playhead.value;
  const chapter = head === null ? model.chapters.value.at(-1) : model.chapters.value[head.chapter];
  if (chapter === undefined) return null;
  const { game } = model.source;
  const { lang } = settings.value;
  const told = chapter.moments
    .slice(0, head === null ? undefined : head.moment + (isRolling(stage.now.value) ? 0 : 1))
    .filter(({ fact }) => fact.is !== 'lesson');
  return (
    <section class="telling">
      {told.map((moment, index) => (
        <p key={index} class={index === told.length - 1 ? 'now' : ''}>
          {withoutCells(sentence(game, moment, lang))}
        </p>
      ))}
    </section>
  );
}
