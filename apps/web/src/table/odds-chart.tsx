import { add, type Fraction, type Game } from '@arbitre/kernel';
import { forecastTable, oddsNote, type OddsTable, oddsTables } from '@arbitre/referee/core';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import type { TableModel } from './model.ts';
import type { Chances } from './odds-model.ts';

/** The distribution of each figure as bars, with percentages to read and fractions to trust. */
export function OddsChart({ model, chances }: { readonly model: TableModel; readonly chances: Chances | null }) {
  if (chances === null) return <p class="quiet">{words.value.table.computing}</p>;
  const { lang } = settings.value;
  const { game } = model.source;
  const tables = tablesOf(game, model.view.value, chances, lang);
  if (tables.length === 0) return null;
  return (
    <div class="odds">
      {tables.map((table) => (
        <Bars key={table.heading} table={table} />
      ))}
      {chances.odds !== null && <p class="quiet">{oddsNote(chances.odds, lang)}</p>}
    </div>
  );
}

function tablesOf(game: Game, state: unknown, { odds, forecasts }: Chances, lang: 'fr' | 'en'): readonly OddsTable[] {
  const figures = odds === null || odds.results.length < 2 ? [] : oddsTables(game, state, odds, lang);
  return [...figures, ...forecasts.map((forecast) => forecastTable(game, forecast, lang))];
}

/** At most so many bars: neighbours are put together beyond. */
const MOST = 10;

interface Bar {
  readonly label: string;
  readonly chance: string;
  readonly share: Fraction;
}

function merged(rows: readonly Bar[]): readonly Bar[] {
  if (rows.length <= MOST) return rows;
  const width = Math.ceil(rows.length / MOST);
  return Array.from({ length: Math.ceil(rows.length / width) }, (_, index) => {
    const part = rows.slice(index * width, (index + 1) * width);
    const share = part.reduce((sum, row) => add(sum, row.share), { n: 0n, d: 1n });
    const [first, last] = [part[0]?.label ?? '', part.at(-1)?.label ?? ''];
    return { label: first === last ? first : `${first}–${last}`, chance: '', share };
  });
}

function Bars({ table: { heading, rows } }: { readonly table: OddsTable }) {
  const bars = merged(rows);
  const most = Math.max(...bars.map(({ share }) => decimal(share)), 0.0001);
  const wordy = bars.some(({ label }) => label.length > 9);
  return (
    <table class={wordy ? 'bars wordy' : 'bars'}>
      <caption>{heading}</caption>
      <tbody>
        {bars.map(({ label, chance, share }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td class="bar-cell" aria-hidden="true">
              <span class="bar" style={{ width: `${(100 * decimal(share)) / most}%` }} />
            </td>
            <td class="share">{chance === '' ? percentOf(share) : chance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percentOf(share: Fraction): string {
  return new Intl.NumberFormat(settings.value.lang, { style: 'percent', maximumFractionDigits: 1 }).format(
    decimal(share),
  );
}

/** For the length of a bar only. */
function decimal({ n, d }: Fraction): number {
  return Number((n * 1_000_000n) / d) / 1_000_000;
}
