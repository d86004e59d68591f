import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { saveMatch } from '@arbitre/referee';
import { contested, openGame, PASSING, passing } from './arrange.ts';
import { atTheBridge } from './film-scenarios.ts';
import { choose } from './policy.ts';
import { everySeatHere, Choices, commands, prefer, seedOf, sit, SOON, type } from './table.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  /** The smallest that is still sold: what everybody sees must stand there too. */
  smallest: { width: 320, height: 640 },
} as const;

/** Both themes are looked at, each in one language: a theme changes no box by itself. */
const THEMES = { fr: 'light', en: 'dark' } as const;

/**
 * What is cut or lies over something else, in words: texts that stick out of a box that clips them, the page wider than its
 * window, buttons that overlap. What scrolls may stick out; what is hidden on purpose is not looked at.
 */
async function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const root = document.querySelector('.end-screen, dialog[open]') ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in ${innerWidth}`);
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const visible = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      return visible && box.width > 1 && box.height > 1 && element.closest('.hidden-text, [inert]') === null;
    };
    /** The first ancestor that clips without scrolling, and that the element sticks out of. */
    const cutBy = (element: Element, box: DOMRect): Element | null => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) return null;
        if (at.matches('.stage, .surface, .table-stage, .stage-overlay')) return null; // a board is moved
        const clip = at.getBoundingClientRect();
        const clips = /hidden|clip/.test(overflowX + overflowY);
        if (clips && (box.top >= clip.bottom || box.left >= clip.right)) return null; // wrapped out of sight, whole: not cut
        if (/hidden|clip/.test(overflowX) && (box.right > clip.right + 1.5 || box.left < clip.left - 1.5)) return at;
        if (/hidden|clip/.test(overflowY) && (box.bottom > clip.bottom + 1.5 || box.top < clip.top - 1.5)) return at;
      }
      return null;
    };
    for (const element of root.querySelectorAll('h1, h2, h3, p, b, small, dt, dd, button, a, label, figcaption')) {
      if (!seen(element) || element.closest('svg, .picture') !== null) continue;
      const box = element.getBoundingClientRect();
      const bar = element.closest('.head, .strip');
      const held = bar?.getBoundingClientRect();
      if (held !== undefined && element.closest('.goal-list, .menu, dialog') === null)
        if (box.top < held.top - 1.5 || box.bottom > held.bottom + 1.5)
          found.push(`${name(element)} sticks out of its bar`);
      const by = cutBy(element, box);
      if (by !== null) found.push(`${name(element)} is cut by ${name(by).split(' ')[0]}`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (
        element.scrollWidth > element.clientWidth + 2 &&
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.clientWidth > 0
      )
        found.push(`${name(element)} is wider than its box`);
    }
    const buttons = [...root.querySelectorAll('button, a.button')].filter(
      (element) => seen(element) && element.closest('.stage .surface') === null,
    );
    const scrolled = (element: Element) => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
      return null;
    };
    /** A bar that stays while the rest passes under it. */
    const stays = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky') return true;
      return false;
    };
    buttons.forEach((one, index) => {
      const a = one.getBoundingClientRect();
      for (const other of buttons.slice(index + 1)) {
        if (one.contains(other) || other.contains(one) || scrolled(one) !== scrolled(other)) continue;
        if (stays(one) !== stays(other)) continue;
        const b = other.getBoundingClientRect();
        const [x, y] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        if (x > 2 && y > 2) found.push(`${name(one)} lies over ${name(other)}`);
      }
    });
    /** Words over the board: none lies on another. */
    const written = [...root.querySelectorAll('.stage-overlay *')].filter(
      (element) =>
        seen(element) &&
        element.closest('svg') === null &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== ''),
    );
    const lines = written.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { element, box: range.getBoundingClientRect() };
    });
    lines.forEach(({ element, box: a }, index) => {
      for (const { element: other, box: b } of lines.slice(index + 1)) {
        if (element.contains(other) || other.contains(element) || scrolled(element) !== scrolled(other)) continue;
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const tight = Math.min(a.height, b.height) * 0.35; // a line's box is taller than its letters
        if (x > 2 && y > tight) found.push(`${name(element)} is written over ${name(other)}`);
      }
    });
    return found;
  });
}

const GAMES = ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon'] as const;

const shipped = (id: string) => readFileSync(new URL(`../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');

/** Opens a shipped scenario, or one changed a little, with known dice. */
async function open(page: Page, game: string, scenario: string, seed: number, text = shipped(`${game}/${scenario}`)) {
  await page.goto(`/#/new/${game}`);
  await page.setInputFiles('input[type=file]', {
    name: 'boxes.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(text),
  });
  await page.waitForSelector('.card.file.chosen');
  await everySeatHere(page);
  await seedOf(page, seed);
  await page.click('button[type=submit]');
  await expect(page.locator('.table')).toBeVisible();
}

/** Plays on until something is seen. */
async function playUntil(page: Page, game: string, selector: string, most: number): Promise<void> {
  const choices = new Choices(3);
  const seen = page.locator(selector).first();
  for (let moves = 0; moves < most; moves++) {
    // What is shown, or fetched first, takes its time: only moves are counted.
    await expect
      .poll(async () => (await seen.isVisible()) || (await commands(page)).length > 0, { intervals: SOON })
      .toBe(true);
    if (await seen.isVisible()) return;
    const offered = await commands(page);
    if (offered.length > 0) await type(page, choose(game, offered, choices));
  }
  throw new Error(`no ${selector} in ${most} moves of ${game}`);
}

/** What people look at, and how to come there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await page.waitForSelector('.plate .picture');
  },
  rules: async (page) => {
    await page.goto('/#/rules/donjon-d10/dx.move.6');
    await page.waitForSelector('.rule');
  },
  replay: async (page) => {
    await page.goto('/#/replay');
    await page.waitForSelector('.drop');
  },
  'class choice': async (page) => {
    await open(page, 'donjon-d10', 'the-dungeon', 4);
    await page.waitForSelector('.between.classes');
  },
  camp: async (page) => {
    await open(page, 'donjon-d10', 'first-steps', 8);
    await playUntil(page, 'donjon-d10', '.between.camp .panel .ware', 120);
  },
  fight: async (page) => {
    await open(page, 'donjon-d10', 'the-duel', 3);
    await playUntil(page, 'donjon-d10', '.fight', 20);
  },
  market: async (page) => {
    await open(page, 'donjon-d10', 'first-steps', 8);
    await playUntil(page, 'donjon-d10', '.between.camp .panel.market .ware', 160);
    await page.waitForSelector('.fight-ahead');
  },
  'combat asked': async (page) => {
    const scenario = 'the-bridge-and-the-fords';
    await open(page, 'thucidide', scenario, 3, atTheBridge(shipped(`thucidide/${scenario}`)));
    const wanted = /^(attack|command|activate RI|end)/;
    for (let moves = 0; moves < 40 && !(await page.locator('.throw-odds').isVisible()); moves++) {
      const offered = await commands(page);
      await type(
        page,
        offered.find((command) => command.startsWith('attack')) ?? offered.find((one) => wanted.test(one)) ?? '',
      );
    }
    await page.waitForSelector('.throw-odds');
  },
  recap: async (page) => {
    await page.goto('/#/new/thucidide');
    await seedOf(page, 5);
    await page.locator('.seats select').last().selectOption({ index: 2 }); // Red is the computer
    await page.click('button[type=submit]');
    for (const command of ['command BG', 'activate BI1', 'end', 'end', 'end']) await type(page, command);
    await page.waitForSelector('.table[data-waits=for-you] .recap');
  },
  threats: async (page) => {
    await sit(page, 'thucidide', 5);
    await page.locator('.threat-switch:visible').first().click();
    await page.waitForSelector('.threat-edge');
  },
  'a short end': async (page) => {
    await open(page, 'donjon-d10', 'the-duel', 3);
    await playUntil(page, 'donjon-d10', '.end-screen', 60);
  },
  'a contested end': async (page) => {
    await openGame(page, 'thucidide', saveMatch(await contested()));
    await page.waitForSelector('.end-screen .course:not(.counting)');
    await page.waitForSelector('.end-screen .turning-who');
  },
};

for (const game of GAMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const lang of ['fr', 'en'] as const) {
      test(`nothing is cut and nothing overlaps: ${game}, ${size}, ${lang}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await prefer(page, { lang, theme: THEMES[lang] });
        await page.goto(`/#/new/${game}`);
        await page.waitForSelector('.card');
        expect(await faults(page), 'new table').toEqual([]);
        await sit(page, game, 3);
        await page.waitForSelector('.stage[data-ground]');
        expect(await faults(page), 'table').toEqual([]);
      });
    }
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const lang of ['fr', 'en'] as const) {
    test(`nothing is cut and nothing overlaps: briefings, ${size}, ${lang}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await prefer(page, { lang, theme: THEMES[lang], byItself: true });
      for (const game of GAMES) {
        await sit(page, game, 3);
        await page.waitForSelector('.margin.briefing');
        expect(await faults(page), game).toEqual([]);
      }
    });
    for (const moment of size === 'smallest' ? [] : PASSING) {
      test(`nothing is cut and nothing overlaps: ${moment} as it is shown, ${size}, ${lang}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await prefer(page, { lang, theme: THEMES[lang], motion: true });
        await passing(page, moment, lang);
        expect(await faults(page)).toEqual([]);
      });
    }
  }
}

for (const lang of ['fr', 'en'] as const) {
  for (const [screen, arrange] of Object.entries(SCREENS)) {
    test(`nothing is cut and nothing overlaps: ${screen}, ${lang}`, async ({ page }) => {
      await prefer(page, { lang, theme: THEMES[lang] });
      await arrange(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expect.poll(() => faults(page), size).toEqual([]);
      }
    });
  }
}
