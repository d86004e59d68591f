import type { Card, Pointed, RuleId } from '@arbitre/kernel';
import type { Look } from '../../board/look.ts';
import { liveryOf } from '../../board/sides.ts';
import { TokenPicture } from '../../board/token.tsx';
import type { Skin } from '../../games/skin.ts';
import { mine, words } from '../../i18n/words.ts';
import { Cites } from '../../ui/cite.tsx';
import type { TableModel } from '../model/table-model.ts';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly card: Card;
  readonly pointed: Pointed;
  /** Figures only: the rest unfolds. */
  readonly brief?: boolean;
  readonly onRule?: (rule: RuleId) => void;
}

/** Figures of the piece in hand that are always in sight: one line of them. */
const BRIEF = 4;

/** What something is, its figures, what it does; why, if asked. */
export function CardView({ model, skin, card, pointed, brief = false, onRule }: Props) {
  const { title, sort, figures, does, things = [], rules } = card;
  const shown = brief ? figures.slice(0, BRIEF) : figures;
  const folded = figures.slice(shown.length);
  const more = (
    <>
      {folded.length > 0 && <Figures figures={folded} />}
      {does.map((sentence, index) => (
        <p key={index}>{mine(sentence)}</p>
      ))}
      {things.length > 0 && (
        <ul class="card-things">
          {things.map((thing) => (
            <li key={thing}>
              <button type="button" class="chip" onClick={() => (model.pointed.value = { thing })}>
                {thingName(model, thing)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {onRule && rules.length > 0 && (
        <p class="because">
          <Cites game={model.source.game} rules={rules} onOpen={onRule} />
        </p>
      )}
    </>
  );
  const unfolds = folded.length > 0 || does.length > 0 || things.length > 0 || rules.length > 0;
  return (
    <article class="pointed-card" aria-label={mine(title)}>
      <header>
        <Portrait model={model} skin={skin} card={card} pointed={pointed} />
        <div>
          <h3>{mine(title)}</h3>
          {sort !== undefined && mine(sort) !== mine(title) && <p>{mine(sort)}</p>}
        </div>
      </header>
      {shown.length > 0 && <Figures figures={shown} />}
      {unfolds &&
        (brief ? (
          <details class="card-more">
            <summary>{words.value.table.cardMore}</summary>
            {more}
          </details>
        ) : (
          <div class="card-more">{more}</div>
        ))}
    </article>
  );
}

function Figures({ figures }: { readonly figures: Card['figures'] }) {
  return (
    <dl class="card-figures">
      {figures.map(({ label, value }) => (
        <div key={label.en}>
          <dd>{mine(value)}</dd>
          <dt>{mine(label)}</dt>
        </div>
      ))}
    </dl>
  );
}

function thingName(model: TableModel, thing: string): string {
  const card = model.card({ thing });
  return card === null ? thing : mine(card.title);
}

/** The piece or thing as it is drawn on the board. */
function Portrait({ model, skin, card, pointed }: Pick<Props, 'model' | 'skin' | 'card' | 'pointed'>) {
  const piece = 'piece' in pointed ? model.scene.value.pieces.find(({ id }) => id === pointed.piece) : undefined;
  const { seats, game } = model.source;
  if (piece !== undefined && liveryOf(seats, piece, game.legend[piece.kind]) !== null)
    return <TokenPicture piece={piece} size={52} legend={game.legend} looks={skin.looks} seats={seats} />;
  const look: Look | undefined =
    skin.looks[card.figure ?? ''] ?? (piece && (skin.looks[piece.figure ?? ''] ?? skin.looks[piece.kind]));
  if (look?.icon === undefined) return null;
  return (
    <svg class="portrait" viewBox="-1.2 -1.2 2.4 2.4" width={46} height={46} aria-hidden="true">
      <g transform="translate(-0.7 -0.7) scale(0.002734)">
        <path d={look.icon} fill={look.ink ?? 'var(--ink)'} />
      </g>
    </svg>
  );
}
