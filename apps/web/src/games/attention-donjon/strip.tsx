import type { State } from '@arbitre/attention-donjon';
import type { Piece } from '@arbitre/kernel';
import { settings } from '../../settings.ts';
import { Blocks } from '../../table/bar/blocks.tsx';
import { phone } from '../../table/form.ts';
import { pieceName } from '../../table/model/describe.ts';
import type { ShownSeat } from '../skin.ts';

const SAY = {
  fr: { health: 'Santé', heroism: 'Héroïsme' },
  en: { health: 'Health', heroism: 'Heroism' },
} as const;

/** Health beyond which blocks are no longer told apart. */
const BLOCKS = 12;

/** Where there is room for few, whoever acts stands first. */
function firstOf(heroes: readonly Piece[], acting: string | undefined): readonly Piece[] {
  return [...heroes.filter(({ id }) => id === acting), ...heroes.filter(({ id }) => id !== acting)];
}

/** The heroes of a seat: Health of each as blocks, Heroism as stars. */
export function Strip({ model, seat }: ShownSeat) {
  const state = model.view.value as State; // the skin of this game only
  const { lang } = settings.value;
  const say = SAY[lang];
  const acting = state.stack.findLast((frame) => frame.kind === 'turn')?.figure;
  const heroes = model.scene.value.pieces.filter((piece) => piece.seat === seat);
  const shown = phone.value ? firstOf(heroes, acting) : heroes;
  return (
    <dl class="strip-stats heroes">
      {shown.map((piece) => {
        const { now, max } = piece.hitPoints ?? { now: 0, max: 0 };
        const heroism = state.figures[piece.id]?.heroism ?? 0;
        return max === 0 ? null : (
          <div
            key={piece.id}
            class={piece.id === acting ? 'stat acting' : 'stat'}
            title={`${say.health} ${now} / ${max}, ${say.heroism} ${heroism}`}
          >
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
