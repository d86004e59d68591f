import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { choose } from './policy.ts';
import { Choices, commands, entries, prefer, type } from './table.ts';

async function battle(page: Page): Promise<void> {
  await prefer(page);
  await page.goto('/#/new/thucidide');
  await page.fill('.seed input', '5');
  await page.click('button[type=submit]');
  for (const command of ['command BG', 'activate BI1', 'activate BI3', 'end']) await type(page, command);
}

/** The middle of something drawn on the board. */
async function middle(drawn: Locator): Promise<{ x: number; y: number }> {
  const box = await drawn.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box | null, b: Box | null): boolean {
  if (a === null || b === null) throw new Error('nothing is drawn there');
  const [across, down] = [a.x < b.x + b.width && b.x < a.x + a.width, a.y < b.y + b.height && b.y < a.y + a.height];
  return across && down;
}

/** Picks up the figure of that name, from the list of those that can act. */
async function pickUp(page: Page, name: string): Promise<void> {
  await page.locator('.chip', { hasText: name }).click();
  await expect(page.locator('.figure.selected')).toHaveCount(1);
}

test('a figure shows where it may go, at what cost; hovering shows the way; a click plays it', async ({ page }) => {
  await battle(page);
  const unit = await middle(page.locator('.figure.ready .token').nth(1)); // the light infantry: no chief rides with it
  await page.mouse.click(unit.x, unit.y);
  await expect(page.locator('.figure.selected')).toHaveCount(1);
  const goal = await middle(page.locator('.cost-label').first());
  await page.mouse.move(goal.x, goal.y);
  await expect(page.locator('.verdict .cost')).toBeVisible();
  await expect(page.locator('.way')).toHaveCount(1);
  const before = await entries(page);
  await page.mouse.click(goal.x, goal.y);
  await expect.poll(() => entries(page)).toBe(before + 1);
});

test('the card lies beside the buttons that zoom, on whichever side and however small the window', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'infanterie légère');
  for (const [width, height] of [
    [1440, 900],
    [1000, 560],
    [700, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200); // the board is fitted anew
    for (const label of await page.locator('.cost-label').all()) {
      const { x, y } = await middle(label);
      await page.mouse.move(x, y);
      await expect(page.locator('.verdict .cost')).toBeVisible();
      const [card, zoom] = [await page.locator('.verdict').boundingBox(), await page.locator('.zoom').boundingBox()];
      expect(overlap(card, zoom), `${width} × ${height}`).toBe(false);
      await page.mouse.move(x, 5);
    }
  }
});

test('a greyed cell says why in one sentence, and its rule opens with our words', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'infanterie légère');
  const board = await page.locator('.board-sheet').boundingBox();
  await page.mouse.click((board?.x ?? 0) + (board?.width ?? 0) * 0.95, (board?.y ?? 0) + (board?.height ?? 0) * 0.12);
  await expect(page.locator('.verdict.refused')).toContainText('Non.');
  await page.click('.verdict .cite >> nth=0');
  await expect(page.locator('dialog .rule h3')).toContainText('th.');
  await expect(page.locator('dialog .rule-text')).not.toBeEmpty();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a command that does not read, or is refused, says so under the line', async ({ page }) => {
  await battle(page);
  await page.fill('#command', 'dance BI1');
  await page.press('#command', 'Enter');
  await expect(page.locator('.command-line .problem')).toBeVisible();
  await page.fill('#command', 'move RI1 0905');
  await page.press('#command', 'Enter');
  await expect(page.locator('.verdict.refused')).toBeVisible();
});

test('the exact odds of a fight stand beside it before it is fought', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/new/donjon-d10');
  await page.fill('.seed input', '8');
  await page.click('button[type=submit]');
  await expect(page.locator('.offer').first()).toBeVisible();
  const choices = new Choices(3);
  for (let moves = 0; moves < 80; moves++) {
    const offered = await commands(page);
    const attack = offered.find((command) => command.startsWith('attack'));
    if (attack === undefined) await type(page, choose('donjon-d10', offered, choices));
    else {
      await page.hover(`.offer[data-typed="${attack}"]`);
      break;
    }
  }
  await expect(page.locator('.odds caption').first()).toContainText('Pronostic');
  await expect(page.locator('.odds .columns').first()).toBeVisible();
  await expect(page.locator('.odds .share').first()).toHaveText(/%/);
});

test('the slider goes over the whole game, the log follows, and the present is one click away', async ({ page }) => {
  await battle(page);
  const all = await entries(page);
  await page.locator('.replay input').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.replay-count')).toHaveText(`0/${all}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.log [aria-current]')).toContainText('BI1');
  await expect(page.locator('.offer')).toHaveCount(0);
  await page.click('.button.live');
  await expect(page.locator('.replay-count')).toHaveText(`${all}/${all}`);
});

test('sentences of the log light up the board', async ({ page }) => {
  await battle(page);
  await page.hover('.log li:nth-child(2) p');
  await expect(page.locator('.told')).toHaveCount(1);
});

test('undo and redo; the game survives a reload', async ({ page }) => {
  await battle(page);
  const all = await entries(page);
  await page.click('.undo');
  await expect.poll(() => entries(page)).toBe(all - 1);
  await page.click('[aria-label="Rejouer"]');
  await expect.poll(() => entries(page)).toBe(all);
  await page.reload();
  await expect.poll(() => entries(page)).toBe(all);
});

test('a game kept as a file opens again in the replay, its dice checked', async ({ page }) => {
  await battle(page);
  const saved = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.startsWith('arbitre.game.'))?.[1] ?? '',
  );
  await page.goto('/#/replay');
  await page.setInputFiles('.drop input', {
    name: 'partie.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saved),
  });
  await expect(page.locator('.notice.holds')).toBeVisible();
  await expect(page.locator('.replay-count')).toContainText('0/');
  await page.goto('/#/');
  await page.goto('/#/replay');
  await page.setInputFiles('.drop input', {
    name: 'partie.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saved.replace('"BI3"', '"BI2"')),
  });
  await expect(page.locator('.mistakes li')).toBeVisible();
});

test('the rulebook is searched without accents, and a rule can be linked to', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/rules/donjon-d10');
  await expect(page.locator('.rule').first()).toBeVisible();
  const all = await page.locator('.rule').count();
  expect(all).toBeGreaterThanOrEqual(89);
  await page.fill('input[type=search]', 'toile araignee');
  expect(await page.locator('.rule').count()).toBeLessThan(all);
  expect(await page.locator('.rule').count()).toBeGreaterThan(0);
  await page.goto('/#/rules/donjon-d10/dx.web.2');
  await expect(page.locator('.rule-entry.at')).toContainText('dx.web.2');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
