import { access } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { type Bilingual, brokenLink, type Game, type Match, rewind, type Rulings, type Seat } from '@arbitre/kernel';
import {
  type LoadedGame,
  type Loading,
  loadMatch,
  loadScenario,
  looksSaved,
  openSaved,
  readSaved,
  type Registry,
  type Scenario,
  withRulings,
} from '@arbitre/referee/core';
import { BadInput, badFile, complaint } from '../bad-input.ts';
import { seatNamed } from '../names.ts';
import type { Shell } from '../shell.ts';
import type { Desk } from '../verb.ts';
import { codeOf, readText } from './read.ts';
import { noSuchFile, noSuchScenario } from './missing.ts';
import { findShipped } from './shipped.ts';

/** A moment of a game, from a scenario, a position or a saved game. */
export interface Position {
  readonly game: Game;
  readonly state: unknown;
  readonly rulings: Rulings;
  readonly title?: Bilingual;
  /** When it comes from a saved game. */
  readonly match?: Match;
}

/** Where a scenario or position argument leads: a file, else a scenario that ships with Arbitre. */
export async function findFile(name: string, shell: Pick<Shell, 'cwd'>): Promise<string> {
  if (name === '-') return name;
  const problem = await access(resolve(shell.cwd, name)).then(() => null, codeOf);
  const shipped = problem === null ? undefined : await findShipped(name);
  if (shipped === undefined && problem === 'ENOENT' && extname(name) === '') throw await noSuchScenario(name, shell);
  if (shipped === undefined && problem === 'ENOENT') throw await noSuchFile(name, shell);
  return shipped?.path ?? name; // what else is wrong with a file is said when it is read
}

/** What a file holds, or its mistakes as bad input. */
export function orBadFile<T>(file: string, loading: Loading<T>): T {
  if (loading.ok) return loading.value;
  throw badFile(file, loading.mistakes);
}

type Library = Pick<Desk, 'shell' | 'library'>;

/** Loads with the games that the text names; with all of them when it names none, so that they can be listed. */
async function load<T>(
  file: string,
  text: string,
  { library }: Library,
  read: (games: Registry) => Loading<T>,
): Promise<T> {
  const loading = read(await library.games(text));
  const strange = !loading.ok && loading.mistakes.some(({ code }) => code === 'unknown-game');
  return orBadFile(file, strange ? read(await library.games()) : loading);
}

/** A scenario with the rulings asked for on the command line (`reverse=never`). */
export async function openScenario(name: string, rulings: readonly string[], desk: Library): Promise<Scenario> {
  const file = await findFile(name, desk.shell);
  const text = await readText(file, desk.shell);
  if (looksSaved(text)) throw new BadInput(complaint('not-a-scenario', notAScenario(name)));
  const scenario = await load(file, text, desk, (games) => loadScenario(text, games));
  return rulings.length === 0 ? scenario : orBadFile('--ruling', withRulings(scenario, rulingsAsked(rulings)));
}

/** A saved game to go on with: one that was tampered with is bad input. */
export async function openGame(file: string, desk: Library): Promise<LoadedGame> {
  const text = await readText(file, desk.shell);
  return load(file, text, desk, (games) => loadMatch(text, games));
}

/** A saved game to be examined, and the first entry that is not what was recorded. */
export interface OpenedLog extends LoadedGame {
  readonly broken: number | null;
}

/** A saved game as it is written, tampered with or not; of one whose facts no longer make sense, the part that is sound. */
export async function openLog(file: string, desk: Library): Promise<OpenedLog> {
  const text = await readText(file, desk.shell);
  const saved = orBadFile(file, readSaved(text));
  const broken = brokenLink(saved.header, saved.entries);
  const sound = broken === null ? saved : { ...saved, entries: saved.entries.slice(0, broken - 1) };
  const opened = await load(file, text, desk, (games) => {
    const whole = openSaved(saved, games);
    return whole.ok || broken === null ? whole : openSaved(sound, games);
  });
  return { ...opened, broken };
}

/** The moment a POSITION argument names; of a saved game, after `at` entries. */
export async function openPosition(name: string, at: number | undefined, desk: Library): Promise<Position> {
  const file = await findFile(name, desk.shell);
  const text = await readText(file, desk.shell);
  if (!looksSaved(text)) {
    const { game, opening, rulings, title } = await load(file, text, desk, (games) => loadScenario(text, games));
    if (at !== undefined) throw new BadInput(complaint('not-a-saved-game', noMoments(name)));
    return { game, state: opening, rulings, ...(title && { title }) };
  }
  const { game, match, title } = await load(file, text, desk, (games) => loadMatch(text, games));
  if (at !== undefined && at > match.entries.length)
    throw new BadInput(complaint('no-such-moment', noSuchMoment('--at', at, match)));
  const moment = at === undefined ? match : rewind(game, match, at);
  return { game, state: moment.state, rulings: match.header.rulings, title, match: moment };
}

/** The seat asked for, else the first whose choice it is, else the first of all. */
export function seatOf({ game, state }: Pick<Position, 'game' | 'state'>, asked: string | undefined): Seat {
  if (asked !== undefined) return seatNamed(game, state, asked);
  return game.awaiting(state)?.seats[0] ?? game.seats(state)[0] ?? '';
}

function rulingsAsked(texts: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
      if (name === undefined) throw new BadInput(complaint('bad-ruling', badRuling(text)));
      return [name, plain(value)];
    }),
  );
}

function badRuling(text: string): Bilingual {
  return {
    fr: `--ruling ${text} : attendu NOM=VALEUR ; arbitre rules RÈGLE montre les points tranchés et leurs valeurs`,
    en: `--ruling ${text}: expected NAME=VALUE; arbitre rules RULE shows the rulings and their values`,
  };
}

function plain(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function notAScenario(name: string): Bilingual {
  return {
    fr: `${name} est une partie enregistrée, un scénario est attendu ; pour la reprendre : arbitre play --resume ${name}`,
    en: `${name} is a saved game, a scenario is expected; to resume it: arbitre play --resume ${name}`,
  };
}

function noMoments(name: string): Bilingual {
  return {
    fr: `--at choisit un moment d’une partie enregistrée ; ${name} est un scénario, qui n’en a qu’un`,
    en: `--at picks a moment of a saved game; ${name} is a scenario, which has only one`,
  };
}

export function noSuchMoment(option: string, at: number, { entries: { length } }: Pick<Match, 'entries'>): Bilingual {
  return {
    fr: `${option} ${at} : la partie compte ${length} entrée${length > 1 ? 's' : ''}`,
    en: `${option} ${at}: the game has ${length} ${length === 1 ? 'entry' : 'entries'}`,
  };
}
