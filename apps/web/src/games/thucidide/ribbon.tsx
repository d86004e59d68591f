import type { State } from '@arbitre/thucidide';
import { settings } from '../../settings.ts';
import { SeatToken } from '../../table/margin/question.tsx';
import type { Shown } from '../skin.ts';
import './thucidide.css';

const SAY = {
  fr: {
    turn: (number: number, of: number) => `Tour ${number} sur ${of}`,
    phases: { command: 'Commandement', movement: 'Déplacements', combat: 'Combats' },
    tokens: (count: number) => (count === 1 ? '1 jeton d’ordre' : `${count} jetons d’ordre`),
  },
  en: {
    turn: (number: number, of: number) => `Turn ${number} of ${of}`,
    phases: { command: 'Command', movement: 'Movement', combat: 'Combat' },
    tokens: (count: number) => (count === 1 ? '1 order token' : `${count} order tokens`),
  },
} as const;

const PHASES = ['command', 'movement', 'combat'] as const;

/** The turn as a track: whose action, which phase, and the orders each army can still give. */
export function Ribbon({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const { turn, armies, sides, victory } = state;
  const say = SAY[settings.value.lang];
  return (
    <div class="turn-track" data-tour="ribbon">
      <SeatToken seats={sides} seat={turn.side} size={20} />
      <b>{say.turn(turn.number, victory.turns)}</b>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === turn.phase ? 'step' : undefined}>
            {say.phases[phase]}
          </li>
        ))}
      </ol>
      <span class="tokens">
        {sides.map((side) => (
          <span
            key={side}
            role="img"
            title={say.tokens(armies[side]?.tokens ?? 0)}
            aria-label={`${armies[side]?.name[settings.value.lang]} : ${say.tokens(armies[side]?.tokens ?? 0)}`}
          >
            <SeatToken seats={sides} seat={side} size={14} /> ✉ {armies[side]?.tokens ?? 0}
          </span>
        ))}
      </span>
    </div>
  );
}
