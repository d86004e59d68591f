import type { Command, Lang, Seat } from '@arbitre/kernel';
import { forecastTable, loadGames, odds, oddsNote, type OddsTable, oddsTables } from '@arbitre/referee/core';

/** A question to the counting-house: plain data, as every state and command is. */
export interface OddsQuestion {
  readonly id: number;
  readonly game: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly command: Command;
  readonly lang: Lang;
}

export interface OddsAnswer {
  readonly id: number;
  readonly tables: readonly OddsTable[];
  readonly note: string | null;
}

/** As far as is explored exactly; beyond, so many throws are sampled and the note says so. */
const LIMITS = { outcomes: 30_000, throws: 3_000 };

self.addEventListener('message', async ({ data }: MessageEvent<OddsQuestion>) => {
  self.postMessage(await answer(data), { transfer: [] });
});

/** The same rules as on the table, in another thread: the pointer never waits for a count. */
async function answer({ id, game: name, state, seat, command, lang }: OddsQuestion): Promise<OddsAnswer> {
  const game = (await loadGames([name])).get(name);
  if (game === undefined) return { id, tables: [], note: null };
  const counted = odds(game, state, seat, command, LIMITS);
  const certain = !('results' in counted) || counted.results.length < 2;
  const forecasts = game.forecast(state, seat, command).map((forecast) => forecastTable(game, forecast, lang));
  if (certain) return { id, tables: forecasts, note: null };
  return { id, tables: [...forecasts, ...oddsTables(game, state, counted, lang)], note: oddsNote(counted, lang) };
}
