import { BadInput } from '../bad-input.ts';
import { openGame, openScenario } from '../files/position.ts';
import { shippedScenarios } from '../files/shipped.ts';
import { wrap } from '../terminal/text.ts';
import type { Desk } from '../verb.ts';
import { savedGames } from './autosave.ts';
import type { Lines } from './lines.ts';
import { readMeta } from './meta.ts';

export type MenuChoice = { readonly scenario: string } | { readonly resumed: string };

interface Item {
  /** Items under one heading follow one another. */
  readonly heading: string;
  readonly title: string;
  readonly about: string;
  readonly choice: MenuChoice;
}

/** As many games under way as are worth a line. */
const MOST_SAVED = 5;

/** Lists the games under way and the scenarios that ship, and waits for a number; null when whoever asked leaves. */
export async function chooseGame(desk: Desk, lines: Lines): Promise<MenuChoice | null> {
  const { words, paint, print } = desk;
  const items = [...(await underWay(desk)), ...(await scenarios(desk))];
  if (items.length === 0) {
    print(words.menu.nothing);
    return null;
  }
  print(...menuLines(items, desk));
  for (;;) {
    const line = (await lines.next('> '))?.trim() ?? null;
    if (line === null || readMeta(line)?.meta === 'quit') return null;
    const item = /^\d+$/.test(line) ? items[Number(line) - 1] : undefined;
    if (item !== undefined) return item.choice;
    if (line !== '') print(paint.bad(words.menu.range(items.length)));
  }
}

function menuLines(items: readonly Item[], { words, paint, width }: Desk): readonly string[] {
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
      heading: [game.rulebook.title[lang], ...name.split('/').slice(1, -1)].join(' · '),
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
  for (const path of await savedGames(shell)) {
    const opened = await quietly(openGame(path, desk));
    if (opened === null || opened.game.awaiting(opened.match.state) === null) continue;
    items.push({
      heading: words.menu.saved,
      title: opened.title[lang],
      about: words.menu.entries(opened.match.entries.length),
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
