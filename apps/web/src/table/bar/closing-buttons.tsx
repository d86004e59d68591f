import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { isTouch } from '../margin/choice-button.tsx';
import type { Choice } from '../model/choices.ts';
import { pieceNameOf } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';

/** What ends the turn or the phase, at the end of one's own strip: nothing else ever comes to lie there. */
export function ClosingButtons({ model }: { readonly model: TableModel }) {
  const own = model.source.game.words[settings.value.lang];
  const waits =
    model.seat.value !== null && model.choices.value.every((choice) => model.closing.value.includes(choice));
  return (
    <div class="closing">
      {model.closing.value.map((choice) => (
        <button
          type="button"
          key={choice.typed}
          class={model.armed.value === choice ? 'button armed' : waits ? 'button main' : 'button'}
          data-typed={choice.typed}
          disabled={model.busy.value}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse') model.considered.value = choice;
          }}
          onPointerLeave={() => {
            if (model.considered.value === choice && model.armed.value !== choice) model.considered.value = null;
          }}
          onClick={(event) => {
            if (event.detail > 1) return; // the second click of a double one has read nothing
            model.pressChoice(choice, isTouch(event) && model.asks(choice));
          }}
        >
          {own.command(choice.offer.command, choice.state)}
          {model.armed.value === choice && <Asks model={model} choice={choice} />}
        </button>
      ))}
    </div>
  );
}

/** Pressed once and not played yet: whom it would leave idle or what it risks, and that it takes another press. */
function Asks({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const say = words.value.table;
  const name = (id: string) => pieceNameOf(model.source.game, model.scene.value, id, settings.value.lang);
  const idle = model.idle(choice).map(name).join(', ');
  const [risk] = model.outlook(choice).risks;
  const why = idle === '' ? (risk === undefined ? '' : mine(risk.says)) : say.idle(idle);
  return (
    <>
      <small>{say.again1}</small>
      {why !== '' && (
        <span class="closing-asks" role="status">
          {why}
        </span>
      )}
    </>
  );
}
