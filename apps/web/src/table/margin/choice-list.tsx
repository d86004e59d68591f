import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { type Choice, grouped } from '../model/choices.ts';
import { isGivenUp } from './question.tsx';
import { pieceNameOf } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';

/** Groups longer than this are folded: the board shows them better, and opening one narrows the board to it. */
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
  if (model.seat.value === null) return <Waiting model={model} />;
  return (
    <section class="offers" aria-label={say.offers} data-tour="offers">
      {[...grouped(shown)].map(([group, choices]) => {
        const heading = game.words[lang].group(group);
        const folded = choices.length > FOLD;
        const open = !folded || model.group.value === group;
        const list = open && (
          <ul>
            {choices.map((choice) => (
              <li key={choice.typed}>
                <OfferButton
                  model={model}
                  choice={choice}
                  label={game.words[lang].command(choice.offer.command, state)}
                  shortcut={!folded && shortcut < 9 ? ++shortcut : null}
                />
              </li>
            ))}
          </ul>
        );
        return (
          <div key={group} class="offer-group">
            {folded ? (
              <button
                type="button"
                class="fold"
                aria-expanded={open}
                onClick={() => (model.group.value = open ? null : group)}
              >
                {heading} <span class="count">{choices.length}</span>
              </button>
            ) : (
              <h3>{heading}</h3>
            )}
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

/** Nothing to choose from this chair: who does, or that the past is being shown. */
function Waiting({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const { game } = model.source;
  if (model.playing.value) return <p class="quiet">…</p>;
  if (model.playhead.value !== null) return <p class="quiet">{say.replaying}</p>;
  const [seat] = model.decision.value?.seats ?? [];
  if (seat === undefined || isGivenUp(model)) return null;
  if (model.source.isBot(seat)) return <p class="quiet">{say.thinking}</p>;
  return <p class="quiet">{say.waitingFor(game.words[settings.value.lang].seat(seat, model.view.value))}</p>;
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
