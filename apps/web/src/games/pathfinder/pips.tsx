import type { State } from '@arbitre/pathfinder';
import { settings } from '../../settings.ts';
import type { Shown } from '../skin.ts';
import './pathfinder.css';

const SAY = {
  fr: (actions: number, reaction: boolean) =>
    `${actions} ${actions > 1 ? 'actions' : 'action'}, réaction ${reaction ? 'prête' : 'prise'}`,
  en: (actions: number, reaction: boolean) =>
    `${actions} ${actions === 1 ? 'action' : 'actions'}, reaction ${reaction ? 'ready' : 'spent'}`,
};

/** Three actions as diamonds, the reaction as a turning arrow; spent ones are hollow. */
export function Pips({ model }: Shown) {
  const { turn, creatures } = model.view.value as State; // the skin of this game only
  if (turn === null) return null;
  const reaction = creatures.find(({ id }) => id === turn.who)?.reaction === true;
  return (
    <div
      class="pips"
      role="img"
      aria-label={SAY[settings.value.lang](turn.actions, reaction)}
      title={SAY[settings.value.lang](turn.actions, reaction)}
      data-tour="emblem"
    >
      <svg viewBox="-2 -14 84 28" width="84" height="28" aria-hidden="true">
        {Array.from({ length: Math.max(3, turn.actions) }, (_, index) => (
          <path
            key={index}
            class={index < turn.actions ? 'pip' : 'pip spent'}
            d="M11 -11L22 0L11 11L0 0Z"
            transform={`translate(${index * 19} 0)`}
          />
        ))}
        <path
          class={reaction ? 'pip-reaction' : 'pip-reaction spent'}
          d="M66 4A8 8 0 1 0 71 -8L67 -6M71 -8V-12M71 -8L67.500 -9"
        />
      </svg>
    </div>
  );
}
