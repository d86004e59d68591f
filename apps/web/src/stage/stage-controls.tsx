import { words } from '../i18n/words.ts';
import { prefer, settings } from '../settings.ts';
import { Sign } from '../ui/icons.tsx';
import type { Stage } from './stage.ts';

/** The speed after this one. */
export const FASTER = { 1: 2, 2: 4, 4: 1 } as const;

/** Beside the tale, never on the board: ends what is being shown or shows it again, and how fast it goes. */
export function StageControls({ stage }: { readonly stage: Stage }) {
  const say = words.value.stage;
  const { speed, motion } = settings.value;
  const shows = stage.now.value !== null;
  if (!motion || (!shows && !stage.canSeeAgain.value)) return null;
  return (
    <div class="stage-controls">
      {shows ? (
        <button type="button" class="button plain" onClick={() => stage.skip()}>
          {say.skip}
        </button>
      ) : (
        <button type="button" class="button plain" onClick={() => stage.seeAgain()}>
          <Sign name="again" />
          {say.seeAgain}
        </button>
      )}
      <button
        type="button"
        class="button plain"
        aria-label={say.speed(speed)}
        title={say.speed(speed)}
        onClick={() => prefer({ speed: FASTER[speed] })}
      >
        ×{speed}
      </button>
    </div>
  );
}
