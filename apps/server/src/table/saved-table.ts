import { type Bilingual, type Header, hidesSomething } from '@arbitre/kernel';
import { openSaved, type Registry, type SavedGame, saveMatch } from '@arbitre/referee/core';
import type { Db, GamesTable } from '../store/schema.ts';
import { allEntries, findGame } from '../store/store.ts';
import { gameLogOf } from './game-log.ts';
import { type Judged, no } from './judge.ts';
import { fromRow, type StoredBody } from './stored-record.ts';

/** A table's game as its records have it, no rule asked: also one whose rules are not known any more. */
export async function savedTable(
  db: Db,
  row: Pick<GamesTable, 'id' | 'header' | 'title' | 'secret'>,
): Promise<{ readonly saved: SavedGame; readonly begun: boolean; readonly over: boolean }> {
  const bodies: StoredBody[] = [];
  for await (const page of allEntries(db, row.id)) bodies.push(...page.map((record) => fromRow(record).body));
  const over = bodies.some(({ kind }) => kind === 'ended' || kind === 'closed');
  const { header, begun, entries } = gameLogOf(JSON.parse(row.header) as Header, bodies); // written when it was opened
  const title = JSON.parse(row.title) as Bilingual; // the same
  return { saved: { header, title, entries, ...(over && { secret: row.secret }) }, begun, over };
}

/** The file of a game that follows rules of before: it can be read and kept, if it may be shown. */
export async function savedText(
  db: Db,
  table: string,
  games: Registry,
): Promise<{ readonly ok: true; readonly value: string } | Extract<Judged, { ok: false }>> {
  const row = await findGame(db, table);
  if (row === null) return no('not-found');
  const { saved, begun, over } = await savedTable(db, row);
  if (!begun) return no('not-begun');
  if (!over && mayHide(saved, games)) return no('hidden-until-the-end');
  return { ok: true, value: saveMatch(saved) };
}

/** Is anything hidden in such a game? Its own rules are gone: those of today are asked about its opening, and where they cannot say it may well be. */
function mayHide({ header }: SavedGame, games: Registry): boolean {
  const game = games.get(header.game);
  if (game === undefined) return true;
  const opened = openSaved({ header: { ...header, rules: game.version }, entries: [] }, games);
  return !opened.ok || hidesSomething(game, opened.value.match.opening);
}
