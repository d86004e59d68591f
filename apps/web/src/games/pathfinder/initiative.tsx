import type { State } from '@arbitre/pathfinder';
import { liveryOf, TOKEN } from '../../board/sides.ts';
import { settings } from '../../settings.ts';
import { pieceName } from '../../table/model/describe.ts';
import type { Shown } from '../skin.ts';
import { looks } from './looks.ts';

const ROUND = { fr: (round: number) => `Ronde ${round}`, en: (round: number) => `Round ${round}` };
const BEFORE = { fr: 'Avant la rencontre', en: 'Before the encounter' };

/** Who acts when: the round's order, the one whose turn it is first in the eye. */
export function Initiative({ model }: Shown) {
  const { order, turn, round, mode } = model.view.value as State; // the skin of this game only
  const { game, seats } = model.source;
  const { pieces } = model.scene.value;
  const { lang } = settings.value;
  return (
    <div class="initiative" data-tour="ribbon">
      <b>{mode === 'exploration' ? BEFORE[lang] : ROUND[lang](round)}</b>
      <ol>
        {order.flatMap((id) => {
          const piece = pieces.find((one) => one.id === id);
          if (piece === undefined) return [];
          const livery = liveryOf(seats, piece, game.legend[piece.kind]);
          const out = piece.marks?.some((mark) => mark === 'dead' || mark === 'unconscious');
          return (
            <li key={id} aria-current={id === turn?.who ? 'step' : undefined} class={out ? 'out' : ''}>
              <button
                type="button"
                onClick={() => (model.selected.value = id)}
                title={pieceName(game, piece, lang)}
                aria-label={pieceName(game, piece, lang)}
              >
                <svg viewBox="-1.15 -1.15 2.300 2.300" width="30" height="30" aria-hidden="true">
                  {livery && <path d={TOKEN[livery.shape]} fill={livery.colour} />}
                  <svg x="-.65" y="-.65" width="1.3" height="1.3" viewBox="0 0 512 512">
                    <path d={looks[piece.kind]?.icon} fill="var(--token-ink)" />
                  </svg>
                </svg>
                <span>{pieceName(game, piece, lang)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
