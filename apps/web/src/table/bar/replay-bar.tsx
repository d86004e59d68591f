import { words } from '../../i18n/words.ts';
import { Sign } from '../../ui/icons.tsx';
import type { TableModel } from '../model/table-model.ts';

/** The whole game under one slider. The arrow keys move it when it has the focus. */
export function ReplayBar({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const all = model.chapters.value.length;
  const at = model.playhead.value?.chapter ?? all;
  const show = (chapter: number) => seek(model, chapter);
  return (
    <div class="replay" role="group" aria-label={say.replay}>
      <Step sign="first" label={say.first} disabled={at === 0} onClick={() => show(0)} />
      <Step sign="previous" label={say.previous} disabled={at === 0} onClick={() => show(at - 1)} />
      <input
        type="range"
        min={0}
        max={all}
        value={at}
        disabled={all === 0}
        aria-label={say.replay}
        aria-valuetext={say.replayAt(at, all)}
        onInput={(event) => show(Number(event.currentTarget.value))}
      />
      <Step sign="next" label={say.next} disabled={at === all} onClick={() => show(at + 1)} />
      <Step sign="last" label={say.last} disabled={at === all} onClick={() => show(all)} />
      <span class="replay-count">
        {at}/{all}
      </span>
    </div>
  );
}

/** Shows the game after so many entries; the last one is the present. */
export function seek(model: TableModel, chapter: number): void {
  const all = model.chapters.value.length;
  model.playhead.value = chapter >= all ? null : { chapter: Math.max(0, chapter), moment: 0 };
}

interface StepProps {
  readonly sign: 'first' | 'previous' | 'next' | 'last';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Step({ sign, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      class="button plain icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign name={sign} />
    </button>
  );
}
