import type { Fraction } from '@arbitre/kernel';
import type { OddsTable } from '@arbitre/referee/core';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Choice } from '../model/choices.ts';
import type { TableModel } from '../model/table-model.ts';
import { oddsOf } from '../model/odds.ts';

/** The distribution of each figure as bars, with percentages to read and fractions to trust. */
export function OddsChart({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const answer = oddsOf(model, choice, settings.value.lang).value;
  if (answer === null)
    return (
      <p class="quiet" aria-busy="true">
        {words.value.table.computing}
      </p>
    );
  if (answer.tables.length === 0) return null;
  return (
    <div class="odds">
      {answer.tables.map((table) => (
        <Distribution key={table.heading} table={table} />
      ))}
      {answer.note !== null && <p class="quiet">{answer.note}</p>}
    </div>
  );
}

interface Row {
  readonly label: string;
  readonly chance: string;
  readonly share: Fraction;
}

/** Endings in words are bars to read; a figure is a small chart; a certainty is a line. */
function Distribution({ table: { heading, rows } }: { readonly table: OddsTable }) {
  if (rows.length === 0) return <p class="odds-line">{heading}</p>;
  const most = Math.max(...rows.map(({ share }) => decimal(share)), 0.0001);
  return rows.length <= FEW || rows.some(({ label }) => label.length > 6) ? (
    <Bars heading={heading} rows={rows} most={most} />
  ) : (
    <Columns heading={heading} rows={rows} most={most} />
  );
}

/** Up to so many values are read one by one. */
const FEW = 3;

interface ChartProps {
  readonly heading: string;
  readonly rows: readonly Row[];
  readonly most: number;
}

function Bars({ heading, rows, most }: ChartProps) {
  const wordy = rows.some(({ label }) => label.length > 6);
  return (
    <table class={wordy ? 'bars wordy' : 'bars'}>
      <caption>{heading}</caption>
      <tbody>
        {rows.map(({ label, chance, share }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td class="bar-cell" aria-hidden="true">
              <span class="bar" style={{ width: `${(100 * decimal(share)) / most}%` }} />
            </td>
            <td class="share">{chance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One column per value, its exact chance under the pointer and for screen readers. */
function Columns({ heading, rows, most }: ChartProps) {
  return (
    <figure class="columns">
      <figcaption>{heading}</figcaption>
      <div role="img" aria-label={rows.map(({ label, chance }) => `${label} : ${chance}`).join(' ; ')}>
        {rows.map(({ label, chance, share }) => (
          <span key={label} title={`${label} : ${chance}`}>
            <i style={{ height: `${Math.max(2, (100 * decimal(share)) / most)}%` }} />
          </span>
        ))}
      </div>
      <p aria-hidden="true">
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
    </figure>
  );
}

/** For the length of a bar only. */
function decimal({ n, d }: Fraction): number {
  return Number((n * 1_000_000n) / d) / 1_000_000;
}
