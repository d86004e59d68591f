import { expect, type Page, test } from '@playwright/test';
import { prefer, sit } from './table.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

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
        if (at.matches('.goal-text, .strip-stats')) return null; // shortened on purpose: the goal unfolds, the sheet has every figure
        const clip = at.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (box.right > clip.right + 1.5 || box.left < clip.left - 1.5)) return at;
        if (/hidden|clip/.test(overflowY) && (box.bottom > clip.bottom + 1.5 || box.top < clip.top - 1.5)) return at;
      }
      return null;
    };
    for (const element of root.querySelectorAll('h1, h2, h3, p, b, small, dt, dd, button, a, label, figcaption')) {
      if (!seen(element) || element.closest('svg, .picture') !== null) continue;
      const box = element.getBoundingClientRect();
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
    buttons.forEach((one, index) => {
      const a = one.getBoundingClientRect();
      for (const other of buttons.slice(index + 1)) {
        if (one.contains(other) || other.contains(one) || scrolled(one) !== scrolled(other)) continue;
        const b = other.getBoundingClientRect();
        const [x, y] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        if (x > 2 && y > 2) found.push(`${name(one)} lies over ${name(other)}`);
      }
    });
    return found;
  });
}

const GAMES = ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon'] as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const lang of ['fr', 'en'] as const) {
    test(`nothing is cut and nothing overlaps: ${size}, ${lang}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await prefer(page, { lang });
      await page.goto('/');
      await page.waitForSelector('.plate .picture');
      expect(await faults(page), 'home').toEqual([]);
      for (const game of GAMES) {
        await sit(page, game, 3);
        await page.waitForSelector('.stage[data-ground]');
        expect(await faults(page), game).toEqual([]);
      }
    });
  }
}
