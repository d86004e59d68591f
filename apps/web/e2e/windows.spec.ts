import { expect, test } from '@playwright/test';
import { commands, entries, prefer, sit, type } from './table.ts';

test('a game open in two windows says that it went on in the other, and goes on from there', async ({ page }) => {
  await prefer(page);
  await sit(page, 'donjon-d10', 3);
  const other = await page.context().newPage();
  await prefer(other);
  await other.goto(page.url());
  await expect(other.locator('.table')).toBeVisible();
  await expect(other.locator('.elsewhere')).toHaveCount(0);

  const [first = ''] = await commands(page);
  await type(page, first);
  await expect(page.locator('.elsewhere')).toHaveCount(0); // it is the one that plays
  const played = await entries(page);
  await expect(other.locator('.elsewhere')).toContainText('autre fenêtre');
  expect(await entries(other)).toBeLessThan(played);

  await other.locator('.elsewhere .button').first().click();
  await expect.poll(() => entries(other)).toBe(played);
  await expect(other.locator('.elsewhere')).toHaveCount(0);
  await type(other, (await commands(other))[0] ?? '');
  await expect(page.locator('.elsewhere')).toBeVisible(); // and now the first one hears of it
});

test('a damaged game says so, and can be forgotten', async ({ page }) => {
  await prefer(page);
  await sit(page, 'donjon-d10', 3);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('arbitre.game.')))
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, 200));
  });
  await page.reload();
  await expect(page.locator('.error-page h1')).toHaveText('Cette partie ne se lit plus');
  await page.click('.error-page button');
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.locator('.home')).not.toContainText('Reprendre');
});
