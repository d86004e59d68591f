import { randomBytes } from 'node:crypto';
import {
  type Bilingual,
  commitmentOf,
  type Entry,
  type Header,
  type Rulings,
  type Seat,
  SPECTATOR,
} from '@arbitre/kernel';
import { type Answer, cleanTitle, type NewTableRequest, PLAIN_BOT } from '@arbitre/protocol';
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
import { newToken, writeLocks } from '../door/tokens.ts';
import type { Library } from '../library.ts';
import type { NewGame } from '../store/schema.ts';
import type { Row } from '../store/store.ts';
import { type Judged, no } from './judge.ts';
import { type StoredBody, toRow } from './stored-record.ts';

type Refused = Extract<Judged, { ok: false }>;

/** What a request asks to play, read and judged: plain data, for it may have been read in a thread. */
export interface Prepared {
  readonly ok: true;
  /** Its dice still to come. */
  readonly header: Omit<Header, 'dice'>;
  readonly title: Bilingual;
  readonly entries: readonly Entry[];
  readonly seats: readonly Seat[];
}

/** A table about to be opened: its row, its first records, and what its opener is told, once. */
export interface NewTable {
  readonly ok: true;
  readonly row: NewGame;
  readonly records: readonly Row[];
  readonly answer: Answer<'create'>;
}

/** Characters of the largest opening state, as JSON. A short text may describe a large board, and everyone who comes is sent it. */
export const LARGEST_OPENING = 2_000_000;

/** Reads what a request asks to play, or says what is wrong with it. This may take a while: uploaded files are read in a thread. */
export function prepare(
  { from, rulings }: Pick<NewTableRequest, 'from' | 'rulings'>,
  library: Library,
): Prepared | Refused {
  const start = startOf(from, rulings ?? {}, library);
  if (!start.ok) return start;
  const dice = { kind: 'committed' as const, commitment: '', nonces: {} };
  const opened = openSaved({ header: { ...start.header, dice }, entries: start.entries }, library.games);
  if (!opened.ok) return no('bad-scenario', { mistakes: opened.mistakes });
  const { game, match } = opened.value;
  if (JSON.stringify(match.opening).length > LARGEST_OPENING) return no('too-large');
  const seats = game.seats(match.opening);
  const reserved = seats.find((seat) => seat.startsWith('#') || seat === SPECTATOR); // the host's, the spectators'
  if (reserved !== undefined) return no('bad-scenario', { mistakes: [], seat: reserved });
  return { ...start, seats };
}

/** Ways of playing what ships that are remembered. */
const REMEMBERED = 500;

/** The scenarios that ship, each read and judged once for every set of rulings that somebody plays it with. */
export class Shelf {
  readonly #library: Library;
  readonly #prepared = new Map<string, Prepared>();

  constructor(library: Library) {
    this.#library = library;
  }

  prepare({ from, rulings = {} }: Pick<NewTableRequest, 'from' | 'rulings'>): Prepared | Refused {
    const key = JSON.stringify([from, rulings]);
    const known = this.#prepared.get(key);
    if (known !== undefined) return known;
    const prepared = prepare({ from, rulings }, this.#library);
    if (!prepared.ok) return prepared;
    if (this.#prepared.size >= REMEMBERED) this.#prepared.clear();
    this.#prepared.set(key, prepared);
    return prepared;
  }
}

/** Opens a table of what was prepared. The secret of its dice is chosen here, before any seat speaks. */
export function newTableOf(
  prepared: Prepared,
  { absence, listed, bots = {}, webhook }: Omit<NewTableRequest, 'from' | 'rulings'>,
  now: number,
  opener: string | null = null,
): NewTable {
  const secret = randomBytes(32).toString('hex');
  const commitment = commitmentOf(secret);
  const brought = prepared.entries.length;
  const header: Header = {
    ...prepared.header,
    dice: { kind: 'committed', commitment, nonces: {}, ...(brought > 0 && { brought }) },
  };
  const table = newToken();
  const host = newToken();
  const watch = newToken();
  const seats = prepared.seats.map((seat) => ({ seat, invitation: newToken() }));
  const bodies: StoredBody[] = [
    ...(brought > 0 ? [{ kind: 'brought', entries: prepared.entries } as const] : []),
    ...prepared.seats
      .filter((seat) => bots[seat] !== undefined)
      .map(
        (seat): StoredBody => ({
          kind: 'seat',
          seat,
          holder: 'bot',
          name: '',
          standIn: false,
          bot: bots[seat] ?? PLAIN_BOT,
        }),
      ),
  ];
  return {
    ok: true,
    row: {
      id: table,
      header: JSON.stringify(header),
      title: JSON.stringify(prepared.title),
      secret,
      locks: writeLocks(host, watch, seats),
      absence: absence ?? null,
      listed: listed === true ? 1 : 0,
      created: now,
      game: header.game,
      seats: JSON.stringify(prepared.seats),
      open: JSON.stringify(prepared.seats.filter((seat) => bots[seat] === undefined)),
      opener,
      webhook: webhook ?? null,
    },
    records: bodies.map((body, index) => toRow(table, { seq: index + 1, at: now, body })),
    answer: { table, host, watch, seats, commitment },
  };
}

type Start = Omit<Prepared, 'seats'>;

function startOf(from: NewTableRequest['from'], rulings: Rulings, library: Library): Start | Refused {
  switch (from.kind) {
    case 'shipped': {
      const shipped = library.scenarios.get(from.id);
      return shipped === undefined ? no('no-such-scenario') : fromScenario(shipped, rulings);
    }
    case 'scenario': {
      const loaded = loadScenario(from.text, library.games);
      return loaded.ok ? fromScenario(loaded.value, rulings) : no('bad-scenario', { mistakes: loaded.mistakes });
    }
    case 'game':
      return fromFile(from.text, library.games);
  }
}

function fromScenario(scenario: Scenario, asked: Rulings): Start | Refused {
  const ruled = withRulings(scenario, asked);
  if (!ruled.ok) return no('bad-rulings', { mistakes: ruled.mistakes });
  const { dice: _, ...header } = startMatch(ruled.value, { kind: 'seeded', seed: 0 }, 'fr').header; // committed ones come later
  return { ok: true, header, title: shownTitle(scenario.title ?? scenario.game.rulebook.title), entries: [] };
}

/** A game file is believed once every command in it, judged again with its dice, gives the facts it records. */
function fromFile(text: string, games: Registry): Start | Refused {
  const loaded = loadMatch(text, games);
  if (!loaded.ok) return no('bad-game-file', { mistakes: loaded.mistakes });
  const { game, match, title } = loaded.value;
  const replayed = replayMatch(game, match);
  if (replayed !== null) return no('bad-game-file', { replayed });
  const { dice: _, ...header } = match.header;
  return { ok: true, header: { ...header, rules: game.version }, title: shownTitle(title), entries: match.entries };
}

/** The lobby shows it to strangers. */
function shownTitle({ fr, en }: Bilingual): Bilingual {
  return { fr: cleanTitle(fr), en: cleanTitle(en) };
}
