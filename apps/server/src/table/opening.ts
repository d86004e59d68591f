import { randomBytes } from 'node:crypto';
import { type Bilingual, commitmentOf, type Entry, type Header, type Rulings, type Seat } from '@arbitre/kernel';
import { type Answer, type NewTableRequest } from '@arbitre/protocol';
import {
  loadMatch,
  loadScenario,
  openSaved,
  type Registry,
  replayMatch,
  type Scenario,
  startMatch,
  withRulings,
} from '@arbitre/referee/core';
import { lockOf, type Locks, newToken } from '../door/tokens.ts';
import type { Library } from '../library.ts';
import type { GamesTable } from '../store/schema.ts';
import type { Row } from '../store/store.ts';
import { type Judged, no } from './judge.ts';
import { toRow } from './stored-record.ts';

/** A table about to be opened: its row, its first records, and what its opener is told, once. */
export interface NewTable {
  readonly ok: true;
  readonly row: GamesTable;
  readonly records: readonly Row[];
  readonly answer: Answer<'create'>;
}

type Refused = Extract<Judged, { ok: false }>;

interface Start {
  readonly ok: true;
  readonly header: Omit<Header, 'dice'>;
  readonly title: Bilingual;
  readonly entries: readonly Entry[];
}

/** Opens a table as asked, or says what is wrong with the request. The secret of its dice is chosen here, before any seat speaks. */
export function newTableOf(request: NewTableRequest, library: Library, now: number): NewTable | Refused {
  const start = startOf(request, library);
  if (!start.ok) return start;
  const secret = randomBytes(32).toString('hex');
  const commitment = commitmentOf(secret);
  const brought = start.entries.length;
  const header: Header = {
    ...start.header,
    dice: { kind: 'committed', commitment, nonces: {}, ...(brought > 0 && { brought }) },
  };
  const opened = openSaved({ header, entries: start.entries }, library.games);
  if (!opened.ok) return no('bad-scenario', { mistakes: opened.mistakes });
  const { game, match } = opened.value;
  const table = newToken();
  const host = newToken();
  const watch = newToken();
  const seats = game.seats(match.opening).map((seat) => ({ seat, invitation: newToken() }));
  return {
    ok: true,
    row: {
      id: table,
      header: JSON.stringify(header),
      title: JSON.stringify(start.title),
      secret,
      locks: JSON.stringify(locksOf(host, watch, seats)),
      absence: request.absence ?? null,
      listed: request.listed === true ? 1 : 0,
      created: now,
    },
    records: brought > 0 ? [toRow(table, { seq: 1, at: now, body: { kind: 'brought', entries: start.entries } })] : [],
    answer: { table, host, watch, seats, commitment },
  };
}

function locksOf(host: string, watch: string, seats: readonly { seat: Seat; invitation: string }[]): Locks {
  return {
    host: lockOf(host),
    watch: lockOf(watch),
    seats: Object.fromEntries(
      seats.map(({ seat, invitation }) => [seat, { key: null, invitation: lockOf(invitation) }]),
    ),
  };
}

function startOf({ from, rulings }: NewTableRequest, library: Library): Start | Refused {
  switch (from.kind) {
    case 'shipped': {
      const shipped = library.scenarios.get(from.id);
      return shipped === undefined ? no('no-such-scenario') : fromScenario(shipped, rulings ?? {});
    }
    case 'scenario': {
      const loaded = loadScenario(from.text, library.games);
      return loaded.ok ? fromScenario(loaded.value, rulings ?? {}) : no('bad-scenario', { mistakes: loaded.mistakes });
    }
    case 'game':
      return fromFile(from.text, library.games);
  }
}

function fromScenario(scenario: Scenario, asked: Rulings): Start | Refused {
  const ruled = withRulings(scenario, asked);
  if (!ruled.ok) return no('bad-rulings', { mistakes: ruled.mistakes });
  const { header } = startMatch(ruled.value, { kind: 'seeded', seed: 0 }, 'fr'); // its dice are replaced by committed ones
  return { ok: true, header, title: scenario.title ?? scenario.game.rulebook.title, entries: [] };
}

/** A game file is believed once every command in it, judged again with its dice, gives the facts it records. */
function fromFile(text: string, games: Registry): Start | Refused {
  const loaded = loadMatch(text, games);
  if (!loaded.ok) return no('bad-game-file', { mistakes: loaded.mistakes });
  const { game, match, title } = loaded.value;
  const replayed = replayMatch(game, match);
  if (replayed !== null) return no('bad-game-file', { replayed });
  return { ok: true, header: { ...match.header, rules: game.version }, title, entries: match.entries };
}
