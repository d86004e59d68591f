import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Choice } from '../model/choices.ts';
import { pieceNameOf } from '../model/describe.ts';
import { labelOnBoard } from '../model/label.ts';
import type { TableModel } from '../model/table-model.ts';
import { LONG } from './choice-button.tsx';
import { isListed } from './choice-list.tsx';

/**
 * The button that plays what is shown, at the foot of the margin, where a press is still needed: under a finger, and for a choice of the list that
 * asks. A move that only the board shows has its button beside what it buys.
 */
export function MainButton({ model, touch }: { readonly model: TableModel; readonly touch: boolean }) {
  const choice = model.shown.value;
  if (choice === null || model.seat.value === null) return null;
  const waiting = model.armed.value === choice || model.pinned.value !== null;
  const onBoard = !isListed(model, choice);
  return (touch && onBoard) || (waiting && !onBoard) ? <PlayShown model={model} choice={choice} /> : null;
}

/** Plays what is shown, goes the safer way, or puts it down. */
export function PlayShown({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const say = words.value.table;
  const { tone, safer } = model.outlook(choice);
  const idle = model.idle(choice);
  const label = labelOnBoard(model.source.game, model.scene.value, choice, settings.value.lang);
  const goes = choice.at !== null && (model.preview(choice).path?.length ?? 0) > 0; // the board shows where
  const saferChoice = safer === undefined ? undefined : model.find(choice.seat, safer);
  return (
    <div class="main-buttons" data-asks={model.armed.value === choice || model.pinned.value !== null}>
      {idle.length > 0 && <p class="idle">{say.idle(idle.map((id) => nameOf(model, id)).join(', '))}</p>}
      <button
        type="button"
        class={tone === 'deadly' || tone === 'risky' ? 'button go danger' : 'button go'}
        disabled={model.busy.value}
        onClick={() => void model.play(choice)}
      >
        {tone === 'deadly' || tone === 'risky' ? say.allTheSame : goes ? say.goThere : verbOf(label)}{' '}
        <kbd aria-hidden="true">↵</kbd>
      </button>
      {saferChoice !== undefined && <Safer model={model} choice={saferChoice} />}
      <PutDown model={model} />
    </div>
  );
}

function PutDown({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const letGo = () => {
    model.release();
    model.cursor.value = null;
  };
  return (
    <button type="button" class="button put-down" onClick={letGo}>
      {say.putDown} <kbd aria-hidden="true">{say.escape}</kbd>
    </button>
  );
}

/** Letters that stand on the button in one line, and those that stand there at all. */
const ONE_LINE = 24;
const TWO_LINES = 44;

/** A long label without what follows its colon or stands between brackets: a button is short, and it is said above. */
function verbOf(label: string): string {
  const verb = label.length > LONG ? label.replace(/\s*:\s.+$/su, '') : label;
  const brief = verb.length > ONE_LINE ? verb.replace(/\s*\([^()]*\)$/u, '') : verb;
  return brief.length > TWO_LINES ? words.value.table.playIt : brief;
}

/** The safer way to much the same end, beside a risky or deadly choice. One that goes somewhere is shown on the board first. */
function Safer({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const say = words.value.table;
  return (
    <button
      type="button"
      class="button safer"
      disabled={model.busy.value}
      onClick={() => model.pressChoice(choice, choice.at !== null)}
    >
      {say.safer} {labelOnBoard(model.source.game, model.scene.value, choice, settings.value.lang)}
    </button>
  );
}

function nameOf(model: TableModel, id: string): string {
  return pieceNameOf(model.source.game, model.scene.value, id, settings.value.lang);
}
