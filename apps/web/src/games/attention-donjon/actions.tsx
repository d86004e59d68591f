import { actionsOf, type State } from '@arbitre/attention-donjon';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { pieceNameOf } from '../../table/model/describe.ts';
import type { Shown } from '../skin.ts';
import { actorOf } from './card-row.tsx';

const SAY = {
  fr: (left: number) => (left === 0 ? 'aucune Action' : left === 1 ? '1 Action' : `${left} Actions`),
  en: (left: number) => (left === 0 ? 'no Action left' : left === 1 ? '1 Action' : `${left} Actions`),
};

/** Who acts, and its Actions as discs; spent ones are hollow. */
export function Actions({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const turn = state.stack.findLast((frame) => frame.kind === 'turn');
  const who = actorOf(state);
  const figure = turn?.kind === 'turn' ? state.figures[turn.figure] : undefined;
  if (turn?.kind !== 'turn' || figure === undefined || who === null) return null;
  const all = actionsOf(figure);
  const left = Math.max(0, all - turn.budget.spent);
  const { lang } = settings.value;
  const name = pieceNameOf(model.source.game, model.scene.value, turn.figure, lang);
  return (
    <div
      class="ad-actions"
      role="img"
      aria-label={`${name}${words.value.table.colon}${SAY[lang](left)}`}
      data-tour="emblem"
    >
      <b aria-hidden="true">{name}</b>
      <span aria-hidden="true">
        <small>{SAY[lang](left)}</small>
        {Array.from({ length: all }, (_, index) => (
          <i key={index} class={index < left ? '' : 'spent'} />
        ))}
      </span>
    </div>
  );
}
