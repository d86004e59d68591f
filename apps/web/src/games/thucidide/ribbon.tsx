import type { State } from '@arbitre/thucidide';
import { settings } from '../../settings.ts';
import type { Shown } from '../skin.ts';
import './thucidide.css';

const SAY = {
  fr: {
    turn: (number: number, of: number) => `Tour ${number} sur ${of}`,
    phases: { command: 'Commander', movement: 'Déplacer', combat: 'Combattre' },
  },
  en: {
    turn: (number: number, of: number) => `Turn ${number} of ${of}`,
    phases: { command: 'Command', movement: 'Move', combat: 'Fight' },
  },
} as const;

const PHASES = ['command', 'movement', 'combat'] as const;

/** The turn as a track: what is done, what is under way, what is to come. */
export function Ribbon({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const { turn, victory } = state;
  const say = SAY[settings.value.lang];
  const now = PHASES.findIndex((phase) => phase === turn.phase);
  return (
    <div class="turn-track" data-tour="ribbon">
      <b>{say.turn(turn.number, victory.turns)}</b>
      <ol>
        {PHASES.map((phase, index) => (
          <li key={phase} class={index < now ? 'done' : ''} aria-current={index === now ? 'step' : undefined}>
            {say.phases[phase]}
          </li>
        ))}
      </ol>
    </div>
  );
}
