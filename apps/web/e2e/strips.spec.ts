import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { settled } from './settled.ts';
import { commands, entries, prefer, sit, type } from './table.ts';

/** Words that a French id or a French name would bring into an English strip. */
const FRENCH = /[àâçéèêëîïôùûœ]|\b(le|la|les|un|une|des|du)\b/i;

/** Does any of the first lie on any of the second, by more than a hair? */
function overlaps(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([a, b]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((e) => e.checkVisibility())
          .map((e) => e.getBoundingClientRect());
      return boxes(a).some((p) =>
        boxes(b).some((q) => {
          const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
          return Math.min(across, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top)) > 1.5;
        }),
      );
    },
    [one, other] as const,
  );
}

/** The styles of the end of a game stay once they were fetched: they must leave a table as it was. */
async function withEveryStyle(page: Page): Promise<void> {
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    },
    readFileSync(new URL('../src/end/end.css', import.meta.url), 'utf8'),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon'])
    test(`${game}: in the strip below the board no words lie on others, and none are enlarged`, async ({ page }) => {
      await prefer(page);
      await sit(page, game, 3);
      await withEveryStyle(page);
      const parts = page.locator('.strip.lower .strip-who, .strip.lower .stat, .strip.lower .closing .button');
      const boxes = await parts.evaluateAll((found) =>
        found
          .filter((part) => part.checkVisibility())
          .map((part) => ({
            enlarged: getComputedStyle(part).transform,
            ...JSON.parse(JSON.stringify(part.getBoundingClientRect())),
          })),
      );
      expect(boxes.length).toBeGreaterThan(0);
      for (const [index, one] of boxes.entries()) {
        expect(one.enlarged).toBe('none');
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          expect(Math.min(across, down), JSON.stringify([one, other])).toBeLessThanOrEqual(1);
        }
      }
    });

  test('attention-donjon: whoever acts is first in the strip, and dice in question leave the board in sight', async ({
    page,
  }) => {
    await prefer(page, { byItself: true });
    await sit(page, 'attention-donjon', 3);
    await page.click('.briefing .go');
    const asked = page.locator('.tray.kept');
    const acted = new Set<string | null>();
    let dice = 0;
    while (acted.size < 2 || dice === 0) {
      const offered = await commands(page);
      if (offered.length === 0) continue;
      const acting = page.locator('.heroes .stat.acting');
      if ((await acting.count()) > 0) {
        expect(await page.locator('.heroes .stat').first().getAttribute('class')).toContain('acting');
        await expect(acting).toBeInViewport({ ratio: 0.99 });
        expect(await overlaps(page, '.heroes .stat', '.closing .button')).toBe(false);
        acted.add(await acting.getAttribute('title'));
      }
      if ((await asked.count()) > 0) {
        await settled(page);
        dice++;
        expect(await overlaps(page, '.tray.kept', '.board-sheet')).toBe(false);
      } else expect(await overlaps(page, '.threat-switch.board', '.edge-names text')).toBe(false);
      const first = (verb: RegExp) => offered.find((command) => verb.test(command));
      await type(page, first(/^attack/) ?? first(/^(damage|accept)/) ?? first(/^end/) ?? offered[0] ?? '');
    }
  });

  test('what a choice buys is in sight above the button that plays it, lesson or not', async ({ page }) => {
    await prefer(page);
    await sit(page, 'attention-donjon', 3);
    await type(page, 'begin');
    await expect(page.locator('.lesson')).toBeVisible();
    await page.click('.head .hint');
    await expect(page.locator('.main-buttons .go')).toBeVisible();
    await expect(page.locator('.verdict.legal .consequences, .offer.lit .consequences').first()).toBeInViewport({
      ratio: 0.9,
    });
    await expect(page.locator('.advice')).toBeInViewport({ ratio: 0.99 }); // its first line too
  });
});

test.describe('on a phone, against the computer', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('who plays is told, and one’s own side is what is seen first', async ({ page }) => {
    await prefer(page);
    await page.goto('/#/new/thucidide');
    await page.click('button[type=submit]');
    const who = page.locator('.strip.upper .strip-who small > span');
    await expect(who).toHaveText(/^l’ordinateur/);
    await expect(who).toBeInViewport({ ratio: 1 });
    await page.goto('/#/new/pathfinder');
    await page.click('button[type=submit]');
    await expect(page.getByRole('img', { name: /^l’ordinateur/ })).toBeInViewport({ ratio: 1 });
    for (const hero of ['maelle', 'pim', 'doran'])
      await expect(page.locator(`.figure[data-piece=${hero}] .token`)).toBeInViewport({ ratio: 1 });
  });
});

/** What a player counts, in the strips of each game: it stands there whole at every width, or the strip is no use. */
const COUNTED = {
  'donjon-d10': ['.dx-strip [data-counts=life]', '.dx-strip [data-counts=gold]', '.dx-strip [data-counts=potions]'],
  thucidide: ['.strip.lower [data-counts]', '.strip.upper [data-counts]'],
  pathfinder: ['.strip.lower .seat-strip.turn'],
  'attention-donjon': ['.heroes .stat'],
} as const;

const WINDOWS = [
  [1440, 900],
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [744, 1133],
  [390, 844],
  [360, 640],
] as const;

/** Is every one of these wholly in sight, and is no button and no name shortened? */
async function wholly(page: Page, selector: string): Promise<void> {
  const parts = page.locator(selector);
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) await expect(part, selector).toBeInViewport({ ratio: 0.99 });
  const shortened = await page
    .locator('.strip .button, .strip .strip-who b')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(shortened).toEqual([]);
}

for (const lang of ['fr', 'en'] as const)
  test(`what a player counts is in sight in the strips at every width (${lang})`, async ({ page }) => {
    await prefer(page, { lang });
    for (const [game, selectors] of Object.entries(COUNTED)) {
      await sit(page, game, 5);
      if (game !== 'thucidide') await type(page, game === 'donjon-d10' ? 'descend' : 'begin');
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        for (const selector of selectors) await wholly(page, selector);
        if (game === 'donjon-d10' && width >= 600) await wholly(page, '.dx-strip [data-counts=depth]');
      }
    }
  });

test('what a hint comes to is in sight above the button that plays it, on a low tablet too', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 1024, height: 700 });
  await sit(page, 'pathfinder', 3);
  await type(page, 'begin');
  await page.click('.head .hint');
  await expect(page.locator('.main-buttons .go')).toBeVisible();
  await expect(page.locator('.verdict.legal .consequences, .offer.lit .consequences').first()).toBeInViewport();
  await expect(page.locator('.advice')).toContainText(/Conseil.+Plutôt que « .+ » : (mieux|moins bien) pour/s);
});

test('a question about sound does not stay for the whole game, nor over anything that is shown', async ({ page }) => {
  await prefer(page, { lang: 'en' });
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('arbitre.settings') ?? '{}');
    localStorage.setItem('arbitre.settings', JSON.stringify({ ...settings, soundAsked: false }));
  });
  await sit(page, 'thucidide', 5);
  await expect(async () => {
    await page.mouse.click(700, 400);
    await expect(page.locator('.sound-offer')).toBeVisible({ timeout: 1000 }); // a page under load hears the second touch
  }).toPass();
  expect(await overlaps(page, '.sound-offer', '.edge-names text, .zoom, .threat-switch')).toBe(false);
  for (let moves = 0; moves < 15; moves++) await type(page, (await commands(page)).at(-1) ?? 'end');
  await expect(page.locator('.sound-offer')).toHaveCount(0);
});

test('what the others did leaves what there is to choose in sight', async ({ page }) => {
  await prefer(page, { lang: 'en' });
  await page.goto('/#/new/thucidide');
  await page.locator('.advanced > summary').click();
  await page.fill('.seed input', '5');
  await page.locator('.seats select').last().selectOption({ index: 2 }); // Red is the computer
  await page.click('button[type=submit]');
  for (const command of ['command BG', 'activate BI1', 'end', 'end', 'end']) await type(page, command);
  await expect(page.locator('.table[data-waits=for-you] .recap')).toBeVisible();
  expect(await page.locator('.recap li').count()).toBeGreaterThan(3);
  await expect(page.locator('.recap-plan')).toContainText(/^Red’s plan: .+\.$/);
  await expect(page.locator('.recap em').first()).toContainText(/^to /);
  await expect(page.locator('.offers .offer').first()).toBeInViewport({ ratio: 0.99 });
  const [shown, all] = await page.locator('.recap-told').evaluate((e) => [e.clientHeight, e.scrollHeight] as const);
  expect(shown).toBeGreaterThanOrEqual(Math.min(all, 180)); // several deeds, not one behind a scroll
});

test('nothing to press lies on the board: what was shown is shown again from beside the tale', async ({ page }) => {
  await prefer(page, { motion: true });
  await sit(page, 'donjon-d10', 8);
  await type(page, 'descend');
  await type(page, 'roll');
  const again = page.locator('.foot .stage-controls .button').first();
  await expect(again).toBeVisible();
  await expect(page.locator('.stage .stage-controls')).toHaveCount(0);
});

test('nothing is over while initiative is rolled', async ({ page }) => {
  await prefer(page, { motion: true, lang: 'en' });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.decision.over')) document.documentElement.dataset['ended'] = 'yes';
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });
  await sit(page, 'pathfinder', 3);
  await type(page, 'begin');
  await expect(page.locator('.decision.yours h2')).toContainText('actions left');
  await expect(page.locator('html')).not.toHaveAttribute('data-ended');
});

for (const [game, first] of [
  ['pathfinder', 'begin'],
  ['attention-donjon', 'begin'],
] as const)
  test(`${game}: the order of play is in English for who reads English`, async ({ page }) => {
    await prefer(page, { lang: 'en' });
    await sit(page, game, 3);
    await type(page, first);
    const order = page.locator('.strip.ribbon li');
    await expect(order.first()).toBeVisible();
    for (const name of await order.allTextContents()) expect(name).not.toMatch(FRENCH);
  });

test('between two people at one screen nothing is played before the next one is ready', async ({ page }) => {
  await prefer(page, { lang: 'en', handOver: true });
  await sit(page, 'thucidide', 5);
  const screen = page.locator('.hand-over');
  for (let ends = 0; ends < 6 && !(await page.locator('.decision .whose').textContent())?.includes('Red'); ends++)
    await type(page, 'end');
  await expect(screen).toContainText('It is Red’s turn');
  await expect(screen.locator('.go')).toBeFocused();
  const before = await entries(page);
  for (const key of ['1', 'n', 'c', 'Escape', 'Control+z', '/']) await page.keyboard.press(key);
  expect(await entries(page)).toBe(before);
  await expect(screen).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(screen).toHaveCount(0);
});
