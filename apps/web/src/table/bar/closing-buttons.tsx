import { settings } from '../../settings.ts';
import { isTouch } from '../margin/choice-button.tsx';
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
          class={waits ? 'button main' : 'button'}
          data-typed={choice.typed}
          disabled={model.busy.value}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse') model.considered.value = choice;
          }}
          onPointerLeave={() => {
            if (model.considered.value === choice && model.armed.value !== choice) model.considered.value = null;
          }}
          onClick={(event) => model.pressChoice(choice, isTouch(event) && model.asks(choice))}
        >
          {own.command(choice.offer.command, choice.state)}
        </button>
      ))}
    </div>
  );
}
