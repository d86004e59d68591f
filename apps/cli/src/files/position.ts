import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Bilingual, type Game, type Match, rewind, type Rulings, type Seat } from '@arbitre/kernel';
import {
  type Loading,
  loadMatch,
  loadScenario,
  looksSaved,
  type OpenedGame,
  openSaved,
  readSaved,
  type Registry,
  type Scenario,
  withRulings,
} from '@arbitre/referee/core';
import { BadInput, badFile, complaint, unknownName } from '../bad-input.ts';
import type { Shell } from '../shell.ts';
import type { Desk } from '../verb.ts';
import { readText } from './read.ts';
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
export async function findFile(name: string, { cwd }: Pick<Shell, 'cwd'>): Promise<string> {
  if (name === '-') return name;
  const exists = await access(resolve(cwd, name)).then(
    () => true,
    () => false,
  );
  return exists ? name : ((await findShipped(name))?.path ?? name);
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

/** A saved game, its hashes checked unless whoever asks does that. */
export async function openGame(
  file: string,
  desk: Library,
  hashes: 'checked' | 'unchecked' = 'checked',
): Promise<OpenedGame> {
  const text = await readText(file, desk.shell);
  if (hashes === 'checked') return load(file, text, desk, (games) => loadMatch(text, games));
  const saved = orBadFile(file, readSaved(text));
  return load(file, text, desk, (games) => openSaved(saved, games));
}

/** The moment a POSITION argument names; of a saved game, after `at` entries. */
export async function openPosition(name: string, at: number | undefined, desk: Library): Promise<Position> {
  const file = await findFile(name, desk.shell);
  const text = await readText(file, desk.shell);
  if (!looksSaved(text)) {
    const { game, opening, rulings, title } = await load(file, text, desk, (games) => loadScenario(text, games));
    if (at !== undefined && at > 0) throw new BadInput(complaint('no-such-moment', noSuchMoment(at, 0)));
    return { game, state: opening, rulings, ...(title && { title }) };
  }
  const { game, match } = await load(file, text, desk, (games) => loadMatch(text, games));
  const last = match.entries.length;
  if (at !== undefined && at > last) throw new BadInput(complaint('no-such-moment', noSuchMoment(at, last)));
  const moment = at === undefined ? match : rewind(game, match, at);
  const { rulings, title } = match.header;
  return { game, state: moment.state, rulings, title: { fr: title, en: title }, match: moment };
}

/** The seat asked for, else the first whose choice it is, else the first of all. */
export function seatOf({ game, state }: Pick<Position, 'game' | 'state'>, asked: string | undefined): Seat {
  const seats = game.seats(state);
  if (asked === undefined) return game.awaiting(state)?.seats[0] ?? seats[0] ?? '';
  if (seats.includes(asked)) return asked;
  throw new BadInput(unknownName('unknown-seat', { fr: 'place inconnue', en: 'unknown seat' }, asked, seats));
}

function rulingsAsked(texts: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', ...value] = text.split('=');
      return [name, plain(value.join('='))];
    }),
  );
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

function noSuchMoment(at: number, last: number): Bilingual {
  return { fr: `--at ${at} : la partie compte ${last} entrées`, en: `--at ${at}: the game has ${last} entries` };
}
