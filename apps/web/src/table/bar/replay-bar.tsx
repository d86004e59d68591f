import { words } from '../../i18n/words.ts';
import { prefer, settings } from '../../settings.ts';
import { FASTER } from '../../stage/stage-controls.tsx';
import { Sign } from '../../ui/icons.tsx';
import { seek, toggleRun } from '../model/seek.ts';
import type { TableModel } from '../model/table-model.ts';

/** The whole game under one slider; it plays by itself when asked. The arrow keys move it when it has the focus. */
export function ReplayBar({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const all = model.chapters.value.length;
  const at = model.playhead.value?.chapter ?? all;
  const { speed } = settings.value;
  const show = (chapter: number) => {
    model.running.value = false;
    seek(model, chapter);
  };
  return (
    <div class="replay" role="group" aria-label={say.replay}>
      <Step
        sign={model.running.value ? 'pause' : 'play'}
        label={model.running.value ? say.pause : say.run}
        disabled={all === 0}
        onClick={() => toggleRun(model)}
      />
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
      <button
        type="button"
        class="button plain replay-speed"
        aria-label={words.value.stage.speed(speed)}
        title={words.value.stage.speed(speed)}
        onClick={() => prefer({ speed: FASTER[speed] })}
      >
        ×{speed}
      </button>
    </div>
  );
}

interface StepProps {
  readonly sign: 'play' | 'pause' | 'first' | 'previous' | 'next' | 'last';
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Step({ sign, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      class={`button plain icon ${sign}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Sign name={sign} />
    </button>
  );
}
