import type { Piece, Seat } from '@arbitre/kernel';
import { TokenPicture, twinsOf } from '../../board/token.tsx';
import type { Skin } from '../../games/skin.ts';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { pieceName } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';

/** Beyond so many, a side is counted and not drawn. */
const MOST = 8;

/** Who fights for a seat, as drawn on the board: strength under each, the fallen greyed. Pressing one shows it. */
export function Roster({
  model,
  skin,
  seat,
}: {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly seat: Seat;
}) {
  const { game, seats } = model.source;
  const { lang } = settings.value;
  const fighters = rosterOf(model, seat);
  if (fighters.length === 0) return null;
  const twins = twinsOf(fighters.map(({ piece }) => piece));
  const numbered = (id: string) => {
    const number = twins.get(id);
    return number === undefined ? {} : { number };
  };
  const lost = fighters.filter(({ fallen }) => fallen).length;
  if (fighters.length > MOST)
    return lost === 0 ? null : <span class="roster-lost">{words.value.table.lost(lost, fighters.length)}</span>;
  return (
    <ul class="roster" aria-label={words.value.table.roster}>
      {fighters.map(({ piece, fallen }) => {
        const name = pieceName(game, piece, lang, model.scene.value);
        const health = piece.hitPoints === undefined ? '' : ` ${piece.hitPoints.now}/${piece.hitPoints.max}`;
        return (
          <li key={piece.id} class={fallen ? 'fallen' : ''}>
            <button
              type="button"
              title={`${name}${fallen ? ` (${words.value.table.fallen})` : health}`}
              aria-label={`${name}${fallen ? ` (${words.value.table.fallen})` : health}`}
              disabled={fallen}
              onClick={() => show(model, piece)}
            >
              <TokenPicture
                piece={piece}
                size={36}
                legend={game.legend}
                looks={skin.looks}
                seats={seats}
                {...numbered(piece.id)}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** An own piece that can act is picked up; of any other, its card. */
function show(model: TableModel, { id, at }: Piece): void {
  if (model.ready.value.has(id)) model.selected.value = id;
  else model.pointed.value = { piece: id };
  model.cursor.value = at;
}

interface Fighter {
  readonly piece: Piece;
  readonly fallen: boolean;
}

/** Pieces with a strength of their own, as they stand; those that were there at first and are no more, as they were. */
export function rosterOf(model: TableModel, seat: Seat): readonly Fighter[] {
  const { game, opening } = model.source;
  const own = ({ seat: of, hitPoints }: Piece) => of === seat && hitPoints !== undefined;
  const now = model.scene.value.pieces.filter(own);
  const first = game.scene(game.view(opening, model.viewer.value)).pieces.filter(own);
  const gone = first.filter(({ id }) => !now.some((piece) => piece.id === id));
  const dead = ({ marks = [], hitPoints }: Piece) => marks.includes('dead') || hitPoints?.now === 0;
  return [
    ...now.map((piece) => ({ piece, fallen: dead(piece) })),
    ...gone.map((piece) => ({ piece, fallen: true })),
  ].sort((one, other) => one.piece.id.localeCompare(other.piece.id, 'en', { numeric: true }));
}
