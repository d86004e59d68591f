import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { choose } from './policy.ts';
import { Choices, commands, entries, isOver, prefer, SOON, watchForErrors } from './table.ts';

/** From the address of a new table to its board, by keys alone. */
async function openByKeyboard(page: Page, game: string, seed: number): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await page.waitForSelector('.advanced summary');
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.advanced') !== null)) break;
    if (await page.evaluate(() => document.activeElement?.closest('.seats') !== null))
      await page.keyboard.press('Home'); // a person
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${seed}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  const begin = page.locator('.briefing .go');
  await expect(begin).toBeFocused(); // the table tells who you are, and Enter begins
  await page.keyboard.press('Enter');
  await expect(begin).toHaveCount(0);
}

/** One move by keys: sometimes on the board (figure, cell, Enter), sometimes by number, else typed after a slash. */
async function moveByKeys(page: Page, game: string, choices: Choices): Promise<void> {
  const before = await entries(page);
  const handOver = page.locator('.hand-over .go');
  if (await handOver.isVisible()) {
    await page.keyboard.press('Enter');
    await expect(handOver).toHaveCount(0);
  }
  const way = choices.below(4);
  if (way === 0) {
    await page.locator('.cursor-cell-holder').focus();
    await page.keyboard.press('n');
    for (let times = 0; times <= choices.below(3); times++) await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    if (
      (await page.locator('.verdict-actions').isVisible()) ||
      (await page.locator('.main-buttons[data-asks=true] .go').isVisible())
    )
      await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    if ((await entries(page)) !== before) return;
  }
  const digits = await page
    .locator('.offer[data-shortcut]')
    .evaluateAll((offers) => offers.map((offer) => offer.getAttribute('data-shortcut') ?? '')); // those that stay are not renumbered
  expect(digits).toEqual([...digits].sort()); // as shown, from top to bottom
  if (way === 1 && digits.length > 0) {
    await page.keyboard.press(choices.of(digits));
    if ((await entries(page)) === before && (await page.locator('.main-buttons[data-asks=true] .go').isVisible()))
      await page.keyboard.press('Enter'); // a choice that asks
  } else {
    const offered = await commands(page);
    if (offered.length === 0) return;
    await page.keyboard.press('/');
    await page.keyboard.type(choose(game, offered, choices));
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => entries(page), { intervals: SOON }).not.toBe(before);
  await page.locator('.cursor-cell-holder').focus();
}

for (const game of ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon']) {
  test(`${game}: a whole scenario by keyboard alone, and no accessibility violation`, async ({ page }) => {
    const errors = watchForErrors(page);
    await page.route('**/api/**', (route) => route.abort()); // the page must be excellent without a server too
    await prefer(page, {
      lang: game === 'pathfinder' ? 'en' : 'fr',
      theme: game === 'thucidide' ? 'dark' : 'light',
      byItself: true,
    });
    await openByKeyboard(page, game, 20);
    const choices = new Choices(11);
    let moves = 0;
    while (moves < 900 && !(await isOver(page))) {
      await expect
        .poll(async () => (await commands(page)).length > 0 || (await isOver(page)), { intervals: SOON })
        .toBe(true);
      if (await isOver(page)) break;
      await moveByKeys(page, game, choices);
      if (++moves % 12 === 3 && moves < 20) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    await expect(page.locator('.decision.over')).toBeVisible();
    expect(moves).toBeGreaterThan(3);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  });
}

test('the board is said aloud: the cell under the cursor, what may be done there, what was refused', async ({
  page,
}) => {
  await prefer(page, { byItself: true });
  await openByKeyboard(page, 'thucidide', 5);
  const cursor = page.locator('[data-live="cursor"]');
  await page.locator('.cursor-cell-holder').focus();
  await page.keyboard.press('n');
  await expect(cursor).toContainText('général en chef');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[role=gridcell]')).toHaveAttribute('aria-label', /^\d{4}/);
  await page.keyboard.press('d');
  await expect(page.locator('[data-live="board"]')).toContainText('Plateau de 12 colonnes sur 9 rangées');
  await expect(page.locator('[role=grid]')).toHaveAttribute('aria-colcount', '12');
});
