import type { State } from '@arbitre/attention-donjon';
import { settings } from '../../settings.ts';
import { pieceName } from '../../table/model/describe.ts';
import type { ShownSeat } from '../skin.ts';

const SAY = {
  fr: { health: 'Santé', heroism: 'Héroïsme' },
  en: { health: 'Health', heroism: 'Heroism' },
} as const;

/** The heroes of a seat: Health and Heroism of each. */
export function Strip({ model, seat }: ShownSeat) {
  const state = model.view.value as State; // the skin of this game only
  const { lang } = settings.value;
  const say = SAY[lang];
  const heroes = model.scene.value.pieces.filter((piece) => piece.seat === seat && piece.hitPoints !== undefined);
  return (
    <dl class="strip-stats heroes">
      {heroes.map((piece) => {
        const { hitPoints } = piece;
        const heroism = state.figures[piece.id]?.heroism ?? 0;
        return (
          <div key={piece.id} class="stat">
            <dt>{pieceName(model.source.game, piece, lang)}</dt>
            <dd>
              <span
                title={say.health}
                aria-label={`${say.health} ${hitPoints?.now ?? 0} / ${hitPoints?.max ?? 0}`}
                role="img"
              >
                ♥ {hitPoints?.now ?? 0}/{hitPoints?.max ?? 0}
              </span>{' '}
              <span title={say.heroism} aria-label={`${say.heroism} ${heroism}`} role="img">
                ★ {heroism}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
