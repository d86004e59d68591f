import type { State } from '@arbitre/attention-donjon';
import { settings } from '../../settings.ts';
import { Blocks } from '../../table/bar/blocks.tsx';
import { pieceName } from '../../table/model/describe.ts';
import type { ShownSeat } from '../skin.ts';

const SAY = {
  fr: { health: 'Santé', heroism: 'Héroïsme' },
  en: { health: 'Health', heroism: 'Heroism' },
} as const;

/** Health beyond which blocks are no longer told apart. */
const BLOCKS = 12;

/** The heroes of a seat: Health of each as blocks, Heroism as stars. */
export function Strip({ model, seat }: ShownSeat) {
  const state = model.view.value as State; // the skin of this game only
  const { lang } = settings.value;
  const say = SAY[lang];
  const heroes = model.scene.value.pieces.filter((piece) => piece.seat === seat);
  return (
    <dl class="strip-stats heroes">
      {heroes.map((piece) => {
        const { now, max } = piece.hitPoints ?? { now: 0, max: 0 };
        const heroism = state.figures[piece.id]?.heroism ?? 0;
        return max === 0 ? null : (
          <div key={piece.id} class="stat" title={`${say.health} ${now} / ${max}, ${say.heroism} ${heroism}`}>
            <dt>
              {pieceName(model.source.game, piece, lang)} <b>{now}</b>
            </dt>
            <dd>
              <Blocks now={now} of={max} most={BLOCKS} />
              <span class="heroism" role="img" aria-label={`${say.heroism} ${heroism}`}>
                {'★'.repeat(heroism)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
