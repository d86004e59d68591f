import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { entries, prefer, sit, type, watchForErrors } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone: the board above, the actions below, a tap looks and a second tap plays', async ({ page }) => {
  const errors = watchForErrors(page);
  await prefer(page);
  await sit(page, 'donjon-d10', 4);
  await page.locator('.offer[data-typed="descend"]').tap();
  expect(await entries(page)).toBe(0);
  await page.locator('.offer[data-typed="descend"]').tap(); // the second tap there plays too
  await expect.poll(() => entries(page)).toBe(1);
  await page.locator('.offer[data-typed="roll"]').tap(); // a tap shows
  expect(await entries(page)).toBe(1);
  await page.locator('.main-buttons .go').tap(); // and the main button plays
  await expect.poll(() => entries(page)).toBe(2);
  const arrow = await page.locator('.heading-arrow').first().boundingBox();
  const before = await entries(page);
  const [x, y] = [(arrow?.x ?? 0) + (arrow?.width ?? 0) / 2, (arrow?.y ?? 0) + (arrow?.height ?? 0) / 2];
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.main-buttons .go')).toBeVisible();
  const box = await page.locator('.main-buttons .go').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(54);
  expect(await entries(page)).toBe(before);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => entries(page)).toBe(before + 1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone the training is read: its lesson above the choices, the card of who acts whole', async ({ page }) => {
  await prefer(page);
  await sit(page, 'attention-donjon', 4);
  await page.locator('.offer[data-typed="begin"]').tap();
  await page.locator('.main-buttons .go').tap();
  const lesson = page.locator('.lesson');
  await expect(lesson.locator('p')).toContainText('Leçon 1');
  await expect(lesson.locator('p')).toBeInViewport();
  await expect(page.locator('.card-row [aria-current]').first()).toBeInViewport({ ratio: 1 });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await lesson.getByRole('button', { name: 'C’est lu' }).tap();
  await expect(lesson).toHaveCount(0);

  // What was read stays read, at this table.
  await page.reload();
  await expect(page.locator('.card-row [aria-current]').first()).toBeVisible();
  await expect(lesson).toHaveCount(0);
  await sit(page, 'attention-donjon', 4);
  await page.locator('.offer[data-typed="begin"]').tap();
  await page.locator('.main-buttons .go').tap();
  await expect(lesson).toBeVisible();
});

test('on a phone the preview is in the sheet, never on the board, and opens for whoever wants the rest', async ({
  page,
}) => {
  await prefer(page);
  await sit(page, 'thucidide', 5);
  for (const command of ['command BG', 'activate BI1', 'activate BI3', 'end']) await type(page, command);
  await page.locator('.picks [data-piece=BI3]').tap();
  const card = page.locator('.verdict:not(.reserved)');
  const offBoard = async () => {
    const [one, board] = [await card.boundingBox(), await page.locator('.stage').boundingBox()];
    expect(one?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  };
  const sights = async () => {
    const stage = await page.locator('.stage').boundingBox();
    const labels = await Promise.all((await page.locator('.cost-label').all()).map((label) => label.boundingBox()));
    const [left, top] = [stage?.x ?? 0, stage?.y ?? 0];
    const inside = ({ x, y }: { x: number; y: number }) =>
      x > left + 60 && x < left + (stage?.width ?? 0) - 60 && y > top + 60 && y < top + (stage?.height ?? 0) - 60;
    return labels.flatMap((box) => {
      const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      return inside(at) ? [at] : [];
    });
  };
  const tap = async () => {
    await expect.poll(async () => (await sights()).length).toBeGreaterThan(0);
    const [{ x, y } = { x: 0, y: 0 }] = await sights();
    await page.touchscreen.tap(x, y);
    await expect(card).toBeVisible();
  };
  const details = card.locator('.details summary');
  await tap();
  await offBoard();
  await expect(card.locator('.because')).toHaveCount(0);
  await expect(async () => {
    if ((await card.locator('.because').count()) === 0) await details.tap(); // a tap on a page that is still settling may go astray
    await expect(card.locator('.because')).toContainText('th.', { timeout: 3000 });
  }).toPass();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await details.tap();
  await expect(card.locator('.because')).toHaveCount(0);

  await page.locator('.zoom button').last().tap(); // the whole board again
  const fits = async () => ((await page.locator('.board-sheet').boundingBox())?.width ?? Infinity) <= 390;
  await expect.poll(fits).toBe(true);
  const board = await page.locator('.board-sheet').boundingBox();
  await page.touchscreen.tap(
    (board?.x ?? 0) + (board?.width ?? 0) * 0.95,
    (board?.y ?? 0) + (board?.height ?? 0) * 0.12,
  );
  await expect(page.locator('.verdict.refused .cite').first()).toBeVisible();
  await offBoard();

  // A chief may go along or stay: both are there to choose from, by name.
  await page.locator('.picks [data-piece=BI1]').tap();
  await tap();
  await expect(card.locator('.verdict-actions .offer')).toHaveCount(2);
  const before = await entries(page);
  await card.locator('.verdict-actions .offer').last().tap();
  await expect.poll(() => entries(page)).toBe(before + 1);
});

test('a finger that rests on something reads its card, and nothing is played', async ({ page }) => {
  await prefer(page);
  await sit(page, 'thucidide', 5);
  const before = await entries(page);
  const unit = await page.locator('.figure[data-piece=RI1] .token').boundingBox();
  const [x, y] = [(unit?.x ?? 0) + (unit?.width ?? 0) / 2, (unit?.y ?? 0) + (unit?.height ?? 0) / 2];
  const fire = (type: string) =>
    page
      .locator('.surface')
      .evaluate(
        (surface, { type, clientX, clientY }) =>
          surface.dispatchEvent(
            new PointerEvent(type, { pointerId: 1, clientX, clientY, pointerType: 'touch', bubbles: true, button: 0 }),
          ),
        { type, clientX: x, clientY: y },
      );
  await fire('pointerdown');
  await expect(page.locator('.pointed-card')).toBeVisible();
  await fire('pointerup');
  await expect(page.locator('.pointed-card')).toBeVisible();
  expect(await entries(page)).toBe(before);
});

test('nothing sticks out sideways on a phone', async ({ page }) => {
  await prefer(page);
  for (const address of [
    '/',
    '/#/new/thucidide',
    '/#/rules/donjon-d10',
    '/#/replay',
    '/#/about',
    '/#/learn/pathfinder',
  ]) {
    await page.goto(address);
    await expect(page.locator('#content h1').first(), address).toBeVisible();
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over, { message: address }).toBeLessThanOrEqual(0);
  }
});

test('a long list of actions is scrolled, and the table stays where it was', async ({ page }) => {
  await prefer(page, { byItself: true });
  await sit(page, 'attention-donjon', 3);
  await page.locator('.briefing .go').tap();
  await expect(page.locator('.offer').first()).toBeVisible();
  const left = () => page.locator('.table').evaluate((table) => table.getBoundingClientRect().left);
  expect(await left()).toBe(0);
  await page.locator('.offer').last().scrollIntoViewIfNeeded();
  await page.locator('.offer').last().focus();
  expect(await left()).toBe(0);
  expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollLeft])).toEqual([0, 0, 0]);
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
  await expect.poll(scale).not.toBe(1); // fitted
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
  await expect.poll(scale).toBeGreaterThan(before * 1.3);
});

test('a hint on a phone scrolls the sheet alone: the head stays where it is', async ({ page }) => {
  await prefer(page, { byItself: true });
  await page.goto('/#/new/thucidide');
  await page.click('button[type=submit]');
  await page.locator('.main-buttons .go').tap();
  await page.locator('.head .hint').tap();
  await expect(page.locator('.advice')).toBeVisible();
  await expect(page.locator('.advice')).toBeInViewport({ ratio: 0.6 });
  await expect(page.locator('.head .hint')).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.table').evaluate((table) => table.scrollTop)).toBe(0);
});

test('on a phone four seats leave the scenarios their room, and nothing shows beside the bar', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/new/attention-donjon');
  await page.locator('.scenarios .card', { hasText: 'Hommes-Rats' }).tap();
  await expect(page.locator('.seats select')).toHaveCount(4);
  const bar = await page.locator('.start-bar').boundingBox();
  expect(bar?.height).toBeLessThan(0.28 * 844);
  expect([bar?.x, bar?.width]).toEqual([0, 390]);
});
