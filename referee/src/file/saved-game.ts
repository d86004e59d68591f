import {
  type Bilingual,
  brokenLink,
  type Entry,
  fold,
  type Game,
  type Header,
  type Match,
  read,
  type Seat,
  show,
} from '@arbitre/kernel';
import type { Registry } from '../registry.ts';
import { readJson } from './json.ts';
import { failed, failedWith, type Loading } from './mistake.ts';
import { field, mistakeOfShape, SAVED } from './saved-shape.ts';
import { findGame, setUp } from './scenario.ts';

/** Longest saved game that is read, in characters. */
export const LONGEST_SAVED_GAME = 64_000_000;

/** A game as a file keeps it: enough to have it all again. */
export interface SavedGame extends Pick<Match, 'header' | 'entries'> {
  /** The title in both languages; the header, which is hashed, keeps the one of whoever started the game. */
  readonly title?: Bilingual;
  /** Who the machine was in each of its seats (`captain/bold`), where it had any. */
  readonly computers?: Readonly<Record<Seat, string>>;
  /** Seats that gave up: the game is over, though by its rules it would go on. No move is that, so no hash knows of it. */
  readonly givenUp?: readonly Seat[];
  /** Of dice that were committed to, once it is published: whoever has the file can then recompute them. */
  readonly secret?: string;
}

/** A saved game opened again. */
export interface OpenedGame {
  readonly game: Game;
  readonly match: Match;
  readonly computers?: Readonly<Record<Seat, string>>;
  readonly givenUp?: readonly Seat[];
  readonly secret?: string;
}

/** A saved game as its file tells it. */
export interface LoadedGame extends OpenedGame {
  /** Twice the same where the file keeps one language only. */
  readonly title: Bilingual;
}

/** The text of a saved game: the header, then one entry a line, so that two of them can be compared by eye. */
export function saveMatch({ header, title, entries, computers = {}, givenUp = [], secret }: SavedGame): string {
  const titled = title === undefined || title.fr === title.en ? '' : `,\n"title": ${JSON.stringify(title)}`;
  const seated = Object.keys(computers).length === 0 ? '' : `,\n"computers": ${JSON.stringify(computers)}`;
  const abandoned = givenUp.length === 0 ? '' : `,\n"givenUp": ${JSON.stringify(givenUp)}`;
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const published = secret === undefined ? '' : `,\n"secret": ${JSON.stringify(secret)}`;
  return `{"header": ${JSON.stringify(header, null, 2)}${titled}${seated}${abandoned},\n"entries": [\n${lines}\n]${published}}\n`;
}

/** Is this text meant to be a saved game (rather than a scenario)? It may still be damaged. */
export function looksSaved(text: string): boolean {
  return /^\s*\{/.test(text) && text.includes('"arbitre-game"');
}

/** Reads, checks the chain of hashes and folds: a game to play on. */
export function loadMatch(text: string, games: Registry): Loading<LoadedGame> {
  const saved = readSaved(text);
  if (!saved.ok) return saved;
  const game = gameOf(saved.value.header, games);
  if (!game.ok) return game;
  const broken = brokenLink(saved.value.header, saved.value.entries);
  return broken === null ? openSaved(saved.value, games) : failed({ code: 'tampered', seq: broken });
}

/** The log as it is written, its hashes not looked at. */
export function readSaved(text: string): Loading<SavedGame> {
  if (text.length > LONGEST_SAVED_GAME) return failed({ code: 'too-large', limit: LONGEST_SAVED_GAME });
  const json = readJson(text);
  if (!json.ok) return json;
  const { value } = json;
  const header = field(value, 'header');
  if (field(header, 'format') !== 'arbitre-game') return failed({ code: 'not-a-game' });
  const version = field(header, 'formatVersion');
  if (version !== 1) return failed({ code: 'format-version', found: show(version), known: 1 });
  const saved = read(SAVED, value);
  return saved.ok ? saved : failedWith(saved.problems.map(mistakeOfShape));
}

/** The match that a log makes: its scenario set up, its facts folded. An old game loads as long as its facts can be read. */
export function openSaved(saved: SavedGame, games: Registry): Loading<LoadedGame> {
  const { header, entries, computers, givenUp, secret } = saved;
  const found = gameOf(header, games);
  if (!found.ok) return found;
  const game = found.value;
  const set = setUp(game, header.scenario, header.rulings);
  if (!set.ok) return failedWith([{ code: 'stale-scenario' }, ...set.mistakes]);
  const { opening } = set.value;
  let state = opening;
  for (const entry of entries) {
    const next = foldEntry(game, state, entry);
    if (next === null) return failed({ code: 'unreadable-entry', seq: entry.seq });
    state = next.state;
  }
  const match = { header, entries, opening, state };
  const more = {
    ...(computers !== undefined && { computers }),
    ...(givenUp !== undefined && { givenUp }),
    ...(secret !== undefined && { secret }),
  };
  return { ok: true, value: { game, match, title: titleOf(saved), ...more } };
}

/** What is hashed decides: two titles of which neither is the header's belong to another game. */
function titleOf({ header, title }: SavedGame): Bilingual {
  const known = title !== undefined && [title.fr, title.en].includes(header.title);
  return known ? title : { fr: header.title, en: header.title };
}

/** The game that wrote a log, if it can still read its facts. */
function gameOf(header: Header, games: Registry): Loading<Game> {
  const found = findGame(header.game, games);
  if (!found.ok || major(header.rules) === major(found.value.version)) return found;
  return failed({ code: 'rules-version', saved: header.rules, current: found.value.version });
}

/**
 * Facts come from outside and no shape describes them, so rules that cannot read one may throw, at once or when asked who
 * is to choose next: that is an answer.
 */
function foldEntry(game: Game, state: unknown, entry: Entry): { readonly state: unknown } | null {
  try {
    const next = fold(game, state, entry.facts);
    game.awaiting(next);
    return { state: next };
  } catch {
    return null;
  }
}

function major(version: string): string {
  return version.split('.')[0] ?? version;
}
