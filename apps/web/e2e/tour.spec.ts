import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { choose } from './policy.ts';
import { Choices, commands, entries, prefer, type } from './table.ts';

for (const [game, first] of Object.entries({
  'donjon-d10': 'descend',
  pathfinder: 'begin',
  'attention-donjon': 'begin',
})) {
  test(`${game}: the tour waits for what it asks for, goes on by itself, and skips no step`, async ({ page }) => {
    await prefer(page, { byItself: true });
    await page.goto(`/#/tour/${game}`);
    await expect(page.locator('.tour-count')).toContainText('1 sur');
    await expect(page.locator('.tour .button.main')).toHaveCount(0); // it is done, not walked past
    await page.click(`.offer[data-typed="${first}"]`);
    await expect(page.locator('.tour-count')).toContainText('2 sur');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.locator('.tour .button.plain').click();
    await expect(page.locator('.tour')).toHaveCount(0);
  });
}

test('the tour of THUCIDIDE leads through a first attack, step by step, in English', async ({ page }) => {
  await prefer(page, { lang: 'en', byItself: true });
  await page.goto('/#/tour/thucidide');
  const count = page.locator('.tour-count');
  await expect(count).toContainText('1 of');
  const unit = await page.locator('.figure[data-piece=RI1] .token').boundingBox();
  await page.mouse.move((unit?.x ?? 0) + (unit?.width ?? 0) / 2, (unit?.y ?? 0) + (unit?.height ?? 0) / 2);
  await expect(count).toContainText('2 of'); // its card was read
  await type(page, 'activate BI1');
  await expect(count).toContainText('3 of');
  await type(page, 'end');
  await expect(count).toContainText('4 of');
  const choices = new Choices(7);
  const seen = new Set<string>();
  for (let moves = 0; moves < 250 && !(await count.textContent())?.includes('6 of'); moves++) {
    seen.add((await count.textContent()) ?? '');
    if (await page.locator('.decision.over').isVisible()) break;
    const offered = await commands(page);
    if (offered.length > 0) await type(page, choose('thucidide', offered, choices));
    else
      await expect
        .poll(async () => (await commands(page)).length > 0 || (await page.locator('.decision.over').isVisible()))
        .toBe(true);
  }
  expect([...seen].map((text) => text.slice(0, 1))).toEqual(['4', '5']);
  expect(await entries(page)).toBeGreaterThan(4);
});
