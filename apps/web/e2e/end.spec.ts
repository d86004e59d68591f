import { saveMatch } from '@arbitre/referee';
import { expect, test } from '@playwright/test';
import { contested } from './arrange.ts';
import { prefer, type } from './table.ts';

test('the end of a game can be put away and opened again, and watching it all plays by itself', async ({ page }) => {
  await prefer(page, { lang: 'en', motion: false });
  await page.goto('/#/new/thucidide');
  await page.setInputFiles('input[type=file]', {
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saveMatch(await contested())),
  });
  await page.waitForSelector('.card.file.chosen');
  await page.click('button[type=submit]');
  const end = page.locator('.end-screen');
  await expect(end).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'The end' }).click();
  await end.getByRole('button', { name: 'Watch it all' }).click();
  await expect(page.locator('.replay-count')).toHaveText(/^[1-9]\d*\//); // on it goes
  await page.keyboard.press('Space');
  await expect(page.locator('.replay .play')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('.replay .pause')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByRole('button', { name: 'The end' }).click();
  await expect(end).toBeVisible();
});

test('a game against the computer is given up from the menu, asked once, and ends as lost', async ({ page }) => {
  await prefer(page, { lang: 'en', motion: false });
  await page.goto('/#/new/thucidide');
  await page.click('button[type=submit]');
  await type(page, 'command BG');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Really resign' }).click();
  const end = page.locator('.end-screen');
  await expect(end.locator('.ending')).toHaveText('Blue gave up: victory for Red.');
  await page.reload();
  await expect(end).toBeVisible();
});
