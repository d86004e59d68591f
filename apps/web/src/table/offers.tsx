import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { type Choice, grouped } from './choices.ts';
import { pieceNameOf } from './describe.ts';
import type { TableModel } from './model.ts';

/** Groups longer than this are folded: the board shows them better. */
const FOLD = 9;

/** Everything that may be done now, in words. What the board shows too is folded away when it is long. */
export function Offers({ model }: { readonly model: TableModel }) {
  const { game } = model.source;
  const { lang } = settings.value;
  const say = words.value.table;
  const hand = model.hand.value;
  const shown = model.choices.value.filter(({ piece }) => piece === null || piece === hand);
  const others = [...model.ready.value].filter((piece) => piece !== hand);
  const state = model.view.value;
  let shortcut = 0;
  return (
    <section class="offers" aria-label={say.offers} data-tour="offers">
      {[...grouped(shown)].map(([group, choices]) => {
        const heading = game.words[lang].group(group);
        const list = (
          <ul>
            {choices.map((choice) => (
              <li key={choice.typed}>
                <OfferButton
                  model={model}
                  choice={choice}
                  label={game.words[lang].command(choice.offer.command, state)}
                  shortcut={choices.length <= FOLD && shortcut < 9 ? ++shortcut : null}
                />
              </li>
            ))}
          </ul>
        );
        return choices.length > FOLD ? (
          <details key={group} class="offer-group">
            <summary>
              {heading} <span class="count">{choices.length}</span>
            </summary>
            {list}
          </details>
        ) : (
          <div key={group} class="offer-group">
            <h3>{heading}</h3>
            {list}
          </div>
        );
      })}
      {others.length > 0 && (
        <div class="offer-group">
          <h3>{say.others}</h3>
          <ul class="chips">
            {others.map((piece) => (
              <li key={piece}>
                <button type="button" class="chip" onClick={() => (model.selected.value = piece)}>
                  {pieceNameOf(game, model.scene.value, piece, lang)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ButtonProps {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly label: string;
  readonly shortcut: number | null;
}

function OfferButton({ model, choice, label, shortcut }: ButtonProps) {
  const look = () => (model.considered.value = choice);
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') look();
  };
  const leave = () => {
    if (model.considered.value === choice) model.considered.value = null;
  };
  return (
    <button
      type="button"
      class="offer"
      data-typed={choice.typed}
      data-shortcut={shortcut ?? undefined}
      disabled={model.busy.value}
      onPointerEnter={hover}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
      onClick={() => void model.play(choice)}
    >
      <span>{label}</span>
      {shortcut !== null && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}
