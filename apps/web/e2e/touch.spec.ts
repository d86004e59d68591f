import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { entries, prefer, type, watchForErrors } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone: the board above, the actions below, a tap looks and a second tap plays', async ({ page }) => {
  const errors = watchForErrors(page);
  await prefer(page);
  await page.goto('/#/new/donjon-d10');
  await page.locator('.seed input').fill('4');
  await page.locator('button[type=submit]').tap();
  await page.locator('.offer[data-typed="descend"]').tap();
  await expect.poll(() => entries(page)).toBe(1);
  for (let rolls = 0; rolls < 20; rolls++) {
    const roll = page.locator('.offer[data-typed="roll"]');
    if (await roll.isVisible()) await roll.tap();
    await page.waitForTimeout(100);
    if (await page.locator('.offer[data-typed^="head"]').first().isVisible()) break;
    const other = page.locator('.offer').first();
    if (!(await roll.isVisible()) && (await other.isVisible())) await other.tap();
  }
  const arrow = await page.locator('.heading-arrow').first().boundingBox();
  const before = await entries(page);
  const [x, y] = [(arrow?.x ?? 0) + (arrow?.width ?? 0) / 2, (arrow?.y ?? 0) + (arrow?.height ?? 0) / 2];
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.verdict .button.main')).toBeVisible();
  expect(await entries(page)).toBe(before);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => entries(page)).toBe(before + 1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone the training is read: its lesson above the choices, the card of who acts whole, every tab in sight', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/#/new/attention-donjon');
  await page.locator('.seed input').fill('4');
  await page.locator('button[type=submit]').tap();
  await page.locator('.offer[data-typed="begin"]').tap();
  const lesson = page.locator('.lesson');
  await expect(lesson.locator('p')).toContainText('Leçon 1');
  await expect(lesson.locator('p')).toBeInViewport();
  await expect(page.locator('.card-row [aria-current]').first()).toBeInViewport({ ratio: 1 });
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await lesson.getByRole('button', { name: 'C’est lu' }).tap();
  await expect(lesson).toHaveCount(0);

  // What was read stays read, at this table.
  await page.reload();
  await expect(page.locator('.card-row [aria-current]').first()).toBeVisible();
  await expect(lesson).toHaveCount(0);
  await page.goto('/#/new/attention-donjon');
  await page.locator('.seed input').fill('4');
  await page.locator('button[type=submit]').tap();
  await page.locator('.offer[data-typed="begin"]').tap();
  await expect(lesson).toBeVisible();
});

test('on a phone the preview is a line or two under the board, and opens for whoever wants the rest', async ({
  page,
}) => {
  await prefer(page);
  await page.setViewportSize({ width: 1280, height: 800 }); // where commands can be typed, to begin with
  await page.goto('/#/new/thucidide');
  await page.locator('.seed input').fill('5');
  await page.locator('button[type=submit]').tap();
  for (const command of ['command BG', 'activate BI1', 'activate BI3', 'end']) await type(page, command);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#tab-actions').tap();
  await page.locator('.chip', { hasText: 'infanterie légère' }).tap();
  const card = page.locator('.verdict');
  const share = async () => {
    const [one, all] = [await card.boundingBox(), await page.locator('.stage').boundingBox()];
    return (one?.height ?? Infinity) / (all?.height ?? 0);
  };
  const tap = async (cost: number) => {
    const label = await page.locator('.cost-label').nth(cost).boundingBox();
    await page.touchscreen.tap((label?.x ?? 0) + (label?.width ?? 0) / 2, (label?.y ?? 0) + (label?.height ?? 0) / 2);
    await expect(card).toBeVisible();
  };
  const details = card.getByRole('button', { name: 'Détails' });
  await tap(0);
  expect(await share()).toBeLessThan(1 / 3);
  await expect(card.locator('.because')).toHaveCount(0);
  await details.tap();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(card.locator('.because')).toContainText('th.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await details.tap();
  await expect(card.locator('.because')).toHaveCount(0);

  const sheet = await page.locator('.board-sheet').boundingBox();
  await page.touchscreen.tap(
    (sheet?.x ?? 0) + (sheet?.width ?? 0) * 0.95,
    (sheet?.y ?? 0) + (sheet?.height ?? 0) * 0.12,
  );
  await expect(page.locator('.verdict.refused .cite').first()).toBeVisible();
  expect(await share()).toBeLessThan(1 / 3);

  // A chief may go along or stay: the moves to choose from come when they are asked for.
  await page.locator('.chip', { hasText: 'infanterie lourde' }).tap();
  await tap(0);
  expect(await share()).toBeLessThan(1 / 3);
  await card.getByRole('button', { name: 'Choisir' }).tap();
  await expect(card.locator('.verdict-actions .button')).toHaveCount(2);
  await expect(card.locator('.verdict-actions .button').last()).toBeInViewport({ ratio: 1 });
  const before = await entries(page);
  await card.locator('.verdict-actions .button').last().tap();
  await expect.poll(() => entries(page)).toBe(before + 1);
});

test('nothing sticks out sideways on a phone', async ({ page }) => {
  await prefer(page);
  for (const address of ['/', '/#/new/thucidide', '/#/rules/donjon-d10', '/#/replay', '/#/about']) {
    await page.goto(address);
    await page.waitForTimeout(300);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, address).toBeLessThanOrEqual(0);
  }
});

test('two fingers zoom the board', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.locator('[data-game="thucidide"] .button.main').tap();
  await expect(page.locator('.stage')).toBeVisible();
  // The world slides at once, and its sheet takes the scale over when it lies still: what is seen is the product.
  const scale = () =>
    page
      .locator('.world, .world > .board-sheet')
      .evaluateAll((parts) =>
        parts.reduce((product, part) => product * (new DOMMatrix(getComputedStyle(part).transform).a || 1), 1),
      );
  await page.waitForTimeout(400); // fitted, and drawn sharp
  const before = await scale();
  await page.locator('.surface').evaluate((surface) => {
    const fire = (type: string, pointerId: number, clientX: number, clientY: number) =>
      surface.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true, button: 0 }),
      );
    const box = surface.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    fire('pointerdown', 1, x - 20, y);
    fire('pointerdown', 2, x + 20, y);
    fire('pointermove', 2, x + 90, y);
    fire('pointerup', 1, x - 20, y);
    fire('pointerup', 2, x + 90, y);
  });
  expect(await scale()).toBeGreaterThan(before * 1.3);
});
