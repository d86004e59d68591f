import { TokenPicture, twinsOf } from '../../board/token.tsx';
import type { Skin } from '../../games/skin.ts';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { pieceNameOf } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';

/** The pieces that can act, as they are on the board, always in the same order and place: nothing slides under the pointer when one is taken up. */
export function Picks({ model, skin }: { readonly model: TableModel; readonly skin: Skin }) {
  const { game, seats } = model.source;
  const { lang } = settings.value;
  const scene = model.scene.value;
  const ready = scene.pieces.filter(({ id }) => model.ready.value.has(id));
  if (model.seat.value === null || ready.length < 2) return null;
  const twins = twinsOf(scene.pieces);
  return (
    <div class="picks">
      <h3>{words.value.table.others}</h3>
      <ul class="pick-list">
        {ready.map((piece) => {
          const number = twins.get(piece.id);
          const name = pieceNameOf(game, scene, piece.id, lang);
          return (
            <li key={piece.id}>
              <button
                type="button"
                class="pick"
                data-piece={piece.id}
                title={name}
                aria-label={name}
                aria-pressed={piece.id === model.hand.value}
                onClick={() => (model.selected.value = piece.id === model.selected.value ? null : piece.id)}
              >
                <TokenPicture
                  piece={piece}
                  size={38}
                  legend={game.legend}
                  looks={skin.looks}
                  seats={seats}
                  {...(number !== undefined && { number })}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
