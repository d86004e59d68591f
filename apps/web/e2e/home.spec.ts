import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { prefer, watchForErrors } from './table.ts';

for (const lang of ['fr', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`home in ${lang}, ${theme}: four games, no accessibility violation`, async ({ page }) => {
      const errors = watchForErrors(page);
      await prefer(page, { lang, theme });
      await page.goto('/');
      await expect(page.locator('.plate')).toHaveCount(4);
      await expect(page.locator('.plate .picture')).toHaveCount(4);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}

test('one click is on a table, and the table is found again on the home page', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.click('[data-game="donjon-d10"] .button.main');
  await expect(page.locator('.decision.yours')).toBeVisible();
  await page.click('.offer[data-typed="descend"]');
  await expect(page.locator('.log .deed')).toHaveCount(1);
  await page.goto('/');
  const title = page.locator('.next-card .next-text h2').first();
  const french = await title.textContent();
  await page.click('[aria-label="Switch to English"]');
  await expect(title).not.toHaveText(french ?? ''); // a game under way is called as its scenario is, in either language
  await page.click('.my-tables a');
  await expect(page.locator('.log .deed')).toHaveCount(1);
});

test('pages that are not there say so', async ({ page }) => {
  await prefer(page);
  for (const address of ['/#/nowhere', '/#/play/unknown', '/#/rules/chess', '/t/short']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('.error-page h1'), address).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations, address).toEqual([]);
  }
});

test('a table that does not exist says so, by the server’s word', async ({ page }) => {
  await prefer(page);
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA#AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.locator('.error-page h1')).toHaveText('Cette table n’existe pas');
});

test('one’s own file is checked as soon as it is chosen, each time, also under the same name', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/new/donjon-d10');
  const text = 'game: donjon-d10\ntitle: Essai\ndungeon: trois\n';
  await page.setInputFiles('.card.file input', {
    name: 'essai.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(text),
  });
  await expect(page.locator('.mistakes li').first()).toContainText('igne 3');
  await expect(page.locator('button[type=submit]')).toBeDisabled();
  await expect(page.locator('.card.file')).toHaveClass(/chosen/);

  // Mended under the same name: looked at again, its map and seats shown.
  const good = readFileSync(new URL('../../../scenarios/donjon-d10/the-duel.yaml', import.meta.url), 'utf8');
  await page.setInputFiles('.card.file input', {
    name: 'essai.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(good),
  });
  await expect(page.locator('.mistakes')).toHaveCount(0);
  await expect(page.locator('.card.file .picture')).toBeVisible();
  await page.click('button[type=submit]');
  await expect(page.locator('.table')).toBeVisible();
});

test('settings are kept, and change the page at once', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.click('[aria-label="Réglages"]');
  await page.check('dialog >> text=Sombre');
  await page.check('dialog >> text=English');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.hero h1')).toHaveText('A game table that knows its rules.');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
