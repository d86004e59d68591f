import type { Seat } from '@arbitre/kernel';
import { LEVEL_IDS, LEVELS } from '@arbitre/players';
import { BadInput } from '../bad-input.ts';
import { openGame, openScenario } from '../files/position.ts';
import { shippedScenarios } from '../files/shipped.ts';
import { gameName } from '../names.ts';
import { capital, fold, wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { savedGames } from './autosave.ts';
import type { Lines } from './lines.ts';
import { readMeta } from './meta.ts';
import type { Session } from './session.ts';

export type MenuChoice = { readonly scenario: string } | { readonly resumed: string };

interface Item<C = MenuChoice> {
  /** Items under one heading follow one another. */
  readonly heading: string;
  readonly title: string;
  readonly about: string;
  readonly choice: C;
}

/** As many games under way as are worth a line. */
const MOST_SAVED = 5;

/**
 * Lists the games under way and the scenarios that ship, and waits for a number; null when whoever asked leaves. In a window
 * that is too low for all of them, a game is chosen first.
 */
export async function chooseGame(desk: Desk, lines: Lines): Promise<MenuChoice | null> {
  const { words, print, shell } = desk;
  const items = [...(await underWay(desk)), ...(await scenarios(desk))];
  if (items.length === 0) {
    print(words.menu.nothing);
    return null;
  }
  const { rows = Infinity } = lines.terminal ? shell.output : {};
  if (menuLines(items, desk).length < rows) return (await chosen(items, desk, lines))?.choice ?? null;
  for (;;) {
    const heading = await chosen(headingsOf(items, rows, desk), desk, lines);
    if (heading === null || heading.choice !== null) return heading?.choice ?? null;
    const item = await chosen(
      items.filter((one) => one.heading === heading.title),
      desk,
      lines,
      true,
    );
    if (item !== 'back') return item?.choice ?? null;
  }
}

/** The latest games under way, as many as fit; every game, or shelf of a game, as one line that tells what is on it. */
function headingsOf(items: readonly Item[], rows: number, desk: Desk): readonly Item<MenuChoice | null>[] {
  const { words } = desk;
  const saved = items.filter(({ heading }) => heading === words.menu.saved);
  const shelves = [...new Set(items.map(({ heading }) => heading))].filter((heading) => heading !== words.menu.saved);
  const games = shelves.map((heading) => {
    const titles = items.filter((item) => item.heading === heading).map(({ title }) => title);
    return { heading: words.menu.games, title: heading, about: titles.join(' · '), choice: null };
  });
  while (saved.length > 1 && menuLines([...saved, ...games], desk).length >= rows) saved.pop();
  return [...saved, ...games];
}

/** The item whose number is typed; `back` goes back where one can; null when whoever is asked leaves. */
async function chosen<C>(items: readonly Item<C>[], desk: Desk, lines: Lines): Promise<Item<C> | null>;
async function chosen<C>(
  items: readonly Item<C>[],
  desk: Desk,
  lines: Lines,
  back: true,
): Promise<Item<C> | null | 'back'>;
async function chosen<C>(
  items: readonly Item<C>[],
  desk: Desk,
  lines: Lines,
  back = false,
): Promise<Item<C> | null | 'back'> {
  const { words, paint, print, shell } = desk;
  if (lines.terminal) shell.output.write('\x1b[H\x1b[2J');
  print(...menuLines(items, desk), ...(back ? [paint.dim(words.menu.back), ''] : []));
  lines.serve({
    complete: (typed) => items.map(({ title }) => title).filter((title) => fold(title).startsWith(fold(typed))),
    show: () => undefined,
    turn: () => undefined,
  });
  for (;;) {
    const line = (await lines.next('> '))?.trim() ?? null;
    if (line === null || readMeta(line)?.meta === 'quit') return null;
    if (back && line === '0') return 'back';
    const item = /^\d+$/.test(line) ? items[Number(line) - 1] : items.find(({ title }) => fold(title) === fold(line));
    if (item !== undefined) return item;
    if (line !== '') print(paint.bad(words.menu.range(items.length)));
  }
}

function menuLines<C>(items: readonly Item<C>[], { words, paint, width }: Desk): readonly string[] {
  return [
    paint.bold(words.menu.title),
    ...wrap(words.menu.welcome, width),
    ...items.flatMap(({ heading, title, about }, n) => [
      ...(heading === items[n - 1]?.heading ? [] : ['', heading]),
      `${paint.bold(`${n + 1}`.padStart(4))}  ${title}`,
      ...(about === '' ? [] : wrap(`      ${about}`, width, '      ').map((line) => paint.dim(line))),
    ]),
    '',
  ];
}

async function scenarios(desk: Desk): Promise<readonly Item[]> {
  const { lang } = desk;
  const items: Item[] = [];
  for (const { name, path } of await shippedScenarios()) {
    const scenario = await quietly(openScenario(path, [], desk));
    if (scenario === null) continue;
    const { game, title, about } = scenario;
    items.push({
      heading: [gameName(game, lang), ...name.split('/').slice(1, -1)].join(' · '),
      title: title?.[lang] ?? name,
      about: about?.[lang] ?? '',
      choice: { scenario: path },
    });
  }
  return items;
}

/** Games that were left before their end. */
async function underWay(desk: Desk): Promise<readonly Item[]> {
  const { words, shell, lang } = desk;
  const items: Item[] = [];
  const date = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium', timeStyle: 'short' });
  for (const { path, time } of await savedGames(shell)) {
    const opened = await quietly(openGame(path, desk));
    if (opened === null || opened.game.awaiting(opened.match.state) === null) continue;
    items.push({
      heading: words.menu.saved,
      title: opened.title[lang],
      about: `${words.menu.entries(opened.match.entries.length)} · ${date.format(time)}`,
      choice: { resumed: path },
    });
    if (items.length === MOST_SAVED) break;
  }
  return items;
}

/** What a file holds; null when it cannot be read: a menu lists what works. */
async function quietly<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (problem) {
    if (problem instanceof BadInput) return null;
    throw problem;
  }
}

/**
 * Which side whoever sits down takes, and who plays the others: two numbers. Nothing is asked where there is but one seat;
 * null when whoever is asked leaves.
 */
export async function chooseOpponents(
  session: Pick<Session, 'game' | 'match' | 'brain'>,
  desk: Desk,
  lines: Lines,
): Promise<Readonly<Record<Seat, string>> | null> {
  const { game, match, brain } = session;
  const { lang, words } = desk;
  const seats = game.seats(match.state);
  if (seats.length < 2 || brain === null) return {};
  const side = await chosen(
    [
      ...seats.map((seat) => ({
        heading: words.menu.side,
        title: capital(game.words[lang].seat(seat, match.state)),
        about: '',
        choice: seat,
      })),
      { heading: words.menu.side, title: words.menu.everyone, about: '', choice: null },
    ],
    desk,
    lines,
  );
  if (side === null || side.choice === null) return side && {};
  const levels = LEVEL_IDS.map((id) => ({
    heading: words.menu.against,
    title: capital(LEVELS[id].name[lang]),
    about: '',
    choice: id,
  }));
  const level = await chosen(levels, desk, lines);
  const others = seats.filter((seat) => seat !== side.choice);
  return level && Object.fromEntries(others.map((seat) => [seat, level.choice]));
}
