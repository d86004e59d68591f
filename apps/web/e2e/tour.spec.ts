import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { prefer } from './table.ts';

for (const [game, first] of Object.entries({
  'donjon-d10': 'descend',
  pathfinder: 'begin',
  'attention-donjon': 'begin',
})) {
  test(`${game}: the tour waits for what it asks for, then goes on by itself`, async ({ page }) => {
    await prefer(page);
    await page.goto(`/#/tour/${game}`);
    await expect(page.locator('.tour-count')).toContainText('1 sur');
    await page.click(`.offer[data-typed="${first}"]`);
    await expect(page.locator('.tour-count')).toContainText('2 sur');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.locator('.tour .button.plain').click();
    await expect(page.locator('.tour')).toHaveCount(0);
  });
}

test('a tour can be read through to its end, in English', async ({ page }) => {
  await prefer(page, { lang: 'en' });
  await page.goto('/#/tour/thucidide');
  while ((await page.locator('.tour').count()) > 0) await page.locator('.tour .button').last().click();
  await expect(page.locator('.table')).toBeVisible();
});
