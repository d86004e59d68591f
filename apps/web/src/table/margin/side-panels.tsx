import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { SeatToken } from './question.tsx';
import type { TableModel } from '../model/table-model.ts';

/** What each seat would keep on paper beside the board. */
export function Sheet({ model }: { readonly model: TableModel }) {
  const { game, seats } = model.source;
  const own = game.words[settings.value.lang];
  const state = model.view.value;
  return (
    <div class="sheets">
      {seats.map((seat) => {
        const lines = own.sheet(state, seat);
        return (
          lines.length > 0 && (
            <section key={seat}>
              {seats.length > 1 && (
                <h4>
                  <SeatToken seats={seats} seat={seat} size={16} /> {own.seat(seat, state)}
                </h4>
              )}
              <dl class="sheet">
                {lines.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        );
      })}
    </div>
  );
}

/** The points the book leaves open, as this table plays them; those it changed come first. */
export function RulingsPanel({ model }: { readonly model: TableModel }) {
  const { game, rulings } = model.source;
  const say = words.value.table;
  const rows = Object.entries(game.rulings).map(([name, ruling]) => {
    const value = rulings[name] ?? ruling.values[0];
    const index = ruling.values.findIndex((one) => one === value);
    return { name, question: ruling.question, meaning: ruling.meanings[index], changed: index > 0 };
  });
  rows.sort((a, b) => Number(b.changed) - Number(a.changed));
  return (
    <dl class="rulings">
      {rows.map(({ name, question, meaning, changed }) => (
        <div key={name}>
          <dt>{mine(question)}</dt>
          <dd>
            {meaning && mine(meaning)}{' '}
            <span class={changed ? 'changed' : 'quiet'}>{changed ? say.rulingChanged : say.rulingDefault}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
