import type { State } from '@arbitre/donjon-d10';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Shown } from '../skin.ts';
import './die.css';

const LABEL = {
  fr: (die: number, points: number) => `D10 : ${die}, points restants : ${points}`,
  en: (die: number, points: number) => `D10: ${die}, points left: ${points}`,
};

/** The D10 as it fell, its family of headings, and a pip for each point left. Between two moves it can be thrown. */
export function Die({ model }: Shown) {
  const state = model.view.value as State; // the skin of this game only
  const roll = useMemo(() => computed(() => model.choices.value.find(({ typed }) => typed === 'roll')), [model]).value;
  const { die, points, diagonal } = state;
  if (roll === undefined && points === 0) return null; // the die of a move that is over says nothing of a fight or a shop
  const face = <Face key={`${state.turns}-${die}`} die={die} diagonal={diagonal} idle={points === 0} />;
  return (
    <div class="d10" data-tour="emblem">
      {roll === undefined ? (
        <span role="img" aria-label={LABEL[settings.value.lang](die, points)}>
          {face}
        </span>
      ) : (
        <button
          type="button"
          class="d10-throw"
          onClick={() => void model.play(roll)}
          aria-label={model.source.game.words[settings.value.lang].command(roll.offer.command, state)}
          title={words.value.table.confirm}
        >
          {face}
        </button>
      )}
      <span class="d10-points" aria-hidden="true">
        {Array.from({ length: points }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    </div>
  );
}

function Face({ die, diagonal, idle }: { readonly die: number; readonly diagonal: boolean; readonly idle: boolean }) {
  return (
    <svg
      class={idle ? 'd10-face idle' : 'd10-face'}
      viewBox="-52 -52 104 104"
      width="74"
      height="74"
      aria-hidden="true"
    >
      <g transform="scale(0.84)">
        <path class="d10-body" d="M0 -48L46 -12V14L0 48L-46 14V-12Z" />
        <path class="d10-lit" d="M0 -48L28 6L0 26L-28 6Z" />
        <path class="d10-shade" d="M28 6L46 14L0 48V26ZM-28 6L-46 14L0 48V26Z" />
        <path class="d10-edge" d="M0 -48L28 6L0 26L-28 6ZM28 6L46 -12M28 6L46 14M-28 6L-46 -12M-28 6L-46 14M0 26V48" />
      </g>
      {die > 0 && (
        <text class="d10-number" y="-1">
          {die}
        </text>
      )}
      {die > 0 && !idle && (
        <g class="d10-family" transform={diagonal ? 'rotate(45)' : ''}>
          <path d="M0 -51V-45M0 51V45M-51 0H-44M51 0H44" />
        </g>
      )}
    </svg>
  );
}
