import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, test } from '@playwright/test';
import { saveMatch } from '@arbitre/referee';
import { contested, openGame, PASSING, passing } from './arrange.ts';
import type { Level } from '../src/table/sources/level.ts';
import { allCounters } from './counters.ts';
import { atBothEnds } from './film-scenarios.ts';
import { choose } from './policy.ts';
import { settled } from './settled.ts';
import { smallPng } from './small-png.ts';
import { everySeatHere, Choices, commands, type Preferences, prefer, seedOf, sit, type } from './table.ts';

/** Every look of every screen goes to a folder that git does not keep (or to `SCREENSHOTS=folder`), a few of them to the documents. */
const SCRATCH = process.env['SCREENSHOTS'];
const ALL = SCRATCH ?? fileURLToPath(new URL('../.screenshots', import.meta.url));
const DOCUMENTS = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const;

interface Look extends Preferences {
  readonly size: keyof typeof SIZES;
  readonly theme: 'light' | 'dark';
  readonly lang: 'fr' | 'en';
}

/** What the documents keep of each screen: all twelve looks would weigh 25 MB at every refresh. */
const KEPT = new Set(['desktop light fr', 'desktop dark en', 'tablet light en', 'phone dark fr']);

const LOOKS: readonly Look[] = (['desktop', 'tablet', 'phone'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) => (['fr', 'en'] as const).map((lang) => ({ size, theme, lang }))),
);

/** Every picture is arranged on a large page, then shown at its size: what is looked at does not depend on it. */
async function open(browser: Browser, { size, ...preferences }: Look): Promise<Page> {
  const page = await browser.newPage({ ...SIZES[size], viewport: SIZES.desktop.viewport });
  await prefer(page, preferences);
  return page;
}

async function keep(page: Page, name: string, look: Look): Promise<void> {
  await page.setViewportSize(SIZES[look.size].viewport);
  await page.evaluate(hideFocus);
  await page.evaluate(() => document.querySelector('.verdict .details')?.scrollIntoView({ block: 'nearest' })); // as at that size
  await settled(page);
  await shoot(page, name, look);
  await page.close();
}

/** The board was pointed at by keys: a picture needs no ring around whatever has the focus. */
function hideFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.style.outline = 'none';
}

async function shoot(page: Page, name: string, look: Look): Promise<void> {
  const { size, theme, lang } = look;
  const picture = smallPng(await page.screenshot({ scale: 'css' }));
  await mkdir(ALL, { recursive: true });
  await writeFile(`${ALL}/${name}-${size}-${theme}-${lang}.png`, picture);
  if (SCRATCH === undefined && isKept(look)) await writeFile(`${DOCUMENTS}/${name}-${size}-${theme}.png`, picture);
}

async function play(page: Page, ...typed: readonly string[]): Promise<void> {
  for (const command of typed) await type(page, command);
}

/** Plays on until such a command is offered. */
async function until(page: Page, game: string, wanted: RegExp, choices: Choices): Promise<string> {
  for (let moves = 0; moves < 80; moves++) {
    const offered = await commands(page);
    const found = offered.find((command) => wanted.test(command));
    if (found !== undefined) return found;
    await type(page, choose(game, offered, choices));
  }
  throw new Error(`${wanted} was not offered in 80 moves of ${game}`);
}

/** Points at the n-th cell that the figure in hand may go to. */
async function point(page: Page, times: number): Promise<void> {
  await page.locator('.cursor-cell-holder').focus();
  for (let n = 0; n < times; n++) await page.keyboard.press('c');
}

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'donjon-d10': async (page) => {
    await sit(page, 'donjon-d10', 8);
    await until(page, 'donjon-d10', /^head n/, new Choices(5));
    await page.hover('.offer[data-typed^="head"] >> nth=0');
  },
  pathfinder: async (page) => {
    await sit(page, 'pathfinder', 3);
    await play(page, 'begin');
    await point(page, 14);
    await page.waitForSelector('.verdict .exposed');
  },
  thucidide: async (page) => {
    await openScenario(page, 'thucidide', atBothEnds(shipped('thucidide', 'the-bridge-and-the-fords')), 5, 'captain');
    await play(page, 'command BG', 'activate BC2', 'end');
    await page.locator('.picks [data-piece=BC2]').click();
    await point(page, 16);
    await page.waitForSelector('.verdict .exposed');
  },
  'attention-donjon': async (page) => {
    await sit(page, 'attention-donjon', 3);
    await play(page, 'begin');
    await point(page, 16);
  },
};

const shipped = (game: string, scenario: string): string =>
  readFileSync(new URL(`../../../scenarios/${game}/${scenario}.yaml`, import.meta.url), 'utf8');

/** Opens a scenario, with known dice; `against`: the computer plays the last seat, at that level. */
async function openScenario(page: Page, game: string, text: string, seed: number, against?: Level): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await page.setInputFiles('input[type=file]', {
    name: 'shot.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(text),
  });
  await page.waitForSelector('.card.file.chosen');
  await everySeatHere(page);
  await seedOf(page, seed);
  if (against !== undefined) await page.locator('.seats select').last().selectOption(against);
  await page.click('button[type=submit]');
  await page.waitForSelector('.table');
}

/** What a game comes to: the enemy's threats, what the computer did, the camp, the end. */
const MOMENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  threats: async (page) => {
    await sit(page, 'thucidide', 5);
    await page.click('.threat-switch:visible');
    await page.waitForSelector('.threat-edge');
    await page.mouse.move(560, 430);
  },
  recap: async (page) => {
    await page.goto('/#/new/thucidide');
    await seedOf(page, 5);
    await page.locator('.seats select').last().selectOption({ index: 2 }); // Red is the computer
    await page.click('button[type=submit]');
    await play(page, 'command BG', 'activate BI1', 'end', 'end', 'end');
    await page.waitForSelector('.table[data-waits=for-you] .recap', { timeout: 120_000 });
  },
  class: async (page) => {
    await openScenario(page, 'donjon-d10', shipped('donjon-d10', 'the-dungeon'), 4);
    await page.waitForSelector('.between.classes');
  },
  camp: async (page) => {
    await sit(page, 'donjon-d10', 8);
    const choices = new Choices(3);
    for (let moves = 0; moves < 150 && !(await page.locator('.camp .panel .ware').first().isVisible()); moves++)
      await type(page, choose('donjon-d10', await commands(page), choices));
    await page.waitForSelector('.camp .panel .ware');
  },
  plain: async (page) => {
    await openScenario(page, 'thucidide', shipped('thucidide', 'the-plain-of-three-villages'), 5);
    await page.waitForSelector('.stage[data-ground]');
  },
  counters: async (page) => {
    await openScenario(page, 'thucidide', allCounters(), 5);
    await page.waitForSelector('.stage[data-ground]');
  },
  reaction: async (page) => {
    const near = shipped('pathfinder', 'gorge').replace('side: heroes, at: c7', 'side: heroes, at: e8');
    await openScenario(page, 'pathfinder', near.replace('side: foes, at: n8', 'side: foes, at: g8'), 2);
    const turns = ['reed', 'croak', 'pim', 'maelle', 'silt', 'doran'].map((who) => `end-turn ${who}`);
    await play(page, 'begin', ...turns, 'stride reed c8');
    await page.waitForSelector('.offer[data-typed^="react"]');
    await page.hover('.offer[data-typed^="react"]');
  },
  end: async (page) => {
    await openGame(page, 'thucidide', saveMatch(await contested()));
    await page.waitForSelector('.end-screen .course:not(.counting)', { timeout: 180_000 });
  },
};

const shown = ({ size, theme, lang }: Look) => `${size} ${theme} ${lang}`;
const isKept = (look: Look) => KEPT.has(shown(look));
/** `-g kept` takes only what the documents keep. */
const called = (look: Look) => `${shown(look)}${isKept(look) ? ' kept' : ''}`;

for (const look of LOOKS) {
  for (const [game, arrange] of Object.entries(TABLES)) {
    test(`${game} ${called(look)}`, async ({ browser }) => {
      const page = await open(browser, look);
      await arrange(page);
      await keep(page, game, look);
    });
  }

  for (const moment of PASSING) {
    test(`${moment} ${called(look)}`, async ({ browser }) => {
      const page = await browser.newPage(SIZES[look.size]);
      await prefer(page, { theme: look.theme, lang: look.lang, motion: true });
      await passing(page, moment, look.lang);
      await shoot(page, moment, look);
      await page.close();
    });
  }

  test(`briefing ${called(look)}`, async ({ browser }) => {
    const page = await open(browser, { ...look, byItself: true });
    await sit(page, 'thucidide', 5);
    await page.waitForSelector('.margin.briefing');
    await keep(page, 'briefing', look);
  });

  for (const [moment, arrange] of Object.entries(MOMENTS)) {
    test(`${moment} ${called(look)}`, async ({ browser }) => {
      const page = await open(browser, look);
      await arrange(page);
      await keep(page, moment, look);
    });
  }

  test(`home ${called(look)}`, async ({ browser }) => {
    const page = await open(browser, look);
    await sit(page, 'thucidide', 5); // a game under way is offered first
    await play(page, 'command BG', 'activate BI1');
    await page.goto('/');
    await page.waitForSelector('.plate .picture');
    await keep(page, 'home', look);
  });

  test(`rules ${called(look)}`, async ({ browser }) => {
    const page = await open(browser, look);
    await page.goto('/#/rules/donjon-d10/dx.move.6');
    await page.waitForSelector('.rule');
    await keep(page, 'rules', look);
  });
}

for (const look of LOOKS.filter(({ size }) => size === 'desktop')) {
  test(`new table ${called(look)}`, async ({ browser }) => {
    const page = await open(browser, look);
    await page.goto('/#/new/thucidide');
    await page.waitForSelector('.card');
    await keep(page, 'new-table', look);
  });
}
