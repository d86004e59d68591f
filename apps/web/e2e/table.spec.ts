import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { choose } from './policy.ts';
import { Choices, commands, entries, prefer, sit, type, watchForErrors } from './table.ts';

async function battle(page: Page): Promise<void> {
  await prefer(page);
  await sit(page, 'thucidide', 5);
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

/** Picks up a figure, from the list of those that can act. */
async function pickUp(page: Page, piece: string): Promise<void> {
  await page.click(`.picks [data-piece=${piece}]`);
  await expect(page.locator('.figure.selected')).toHaveCount(1);
}

test('a figure shows where it may go, at what cost; hovering shows the way; a click plays it', async ({ page }) => {
  await battle(page);
  const unit = await middle(page.locator('.figure[data-piece=BI3] .token')); // the light infantry: no chief rides with it
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

test('a press on the board while something is shown ends it, and does nothing else', async ({ page }) => {
  await prefer(page, { motion: true });
  await sit(page, 'thucidide', 5);
  await type(page, 'command BG');
  const shows = page.locator('.stage-overlay[data-shows]');
  await expect(shows).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoir' }).click();
  await expect(shows).toHaveCount(1);
  const before = await entries(page);
  const unit = await middle(page.locator('.figure[data-piece=BI3] .token'));
  await page.mouse.click(unit.x, unit.y);
  await expect(shows).toHaveCount(0);
  await expect(page.locator('.figure.selected')).toHaveCount(0);
  expect(await entries(page)).toBe(before);
});

test('nothing lies on the board: what is previewed stands beside it, however small the window', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'BI3');
  for (const [width, height] of [
    [1440, 900],
    [1000, 700],
    [700, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const label of (await page.locator('.cost-label').all()).slice(0, 6)) {
      const { x, y } = await middle(label);
      await page.mouse.move(x, y);
      await expect(page.locator('.verdict .cost')).toBeVisible();
      const [card, stage] = [
        await page.locator('.verdict.legal').boundingBox(),
        await page.locator('.stage').boundingBox(),
      ];
      expect(overlap(card, stage), `${width} × ${height}`).toBe(false);
      await page.mouse.move(x, 5);
    }
  }
});

test('head, strips, question and tale do not move while the mouse goes over the board', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'BI3');
  const places = () =>
    page
      .locator('.head, .strip.upper, .strip.lower, .decision, .foot, .picks')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const before = await places();
  for (const label of (await page.locator('.cost-label').all()).slice(0, 5)) {
    const { x, y } = await middle(label);
    await page.mouse.move(x, y);
    await expect(page.locator('.verdict .cost')).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('hands: another own piece is picked up, the same one put down, and neither spends a move', async ({ page }) => {
  await battle(page);
  const before = await entries(page);
  const [one, other] = [
    await middle(page.locator('.figure[data-piece=BI1] .token')),
    await middle(page.locator('.figure[data-piece=BI3] .token')),
  ];
  await page.mouse.click(one.x, one.y);
  await expect(page.locator('.picks [data-piece=BI1]')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(other.x, other.y);
  await expect(page.locator('.picks [data-piece=BI3]')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(other.x, other.y);
  await expect(page.locator('.picks [aria-pressed=true]')).toHaveCount(0);
  await page.mouse.click(one.x, one.y);
  await page.mouse.click(one.x, one.y, { button: 'right' });
  await expect(page.locator('.picks [aria-pressed=true]')).toHaveCount(0);
  expect(await entries(page)).toBe(before);
});

test('a double click goes there once, asks nothing of the next unit, and selects no words', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'BI3');
  const before = await entries(page);
  const goal = await middle(page.locator('.cost-label').first());
  await page.mouse.dblclick(goal.x, goal.y);
  await expect.poll(() => entries(page)).toBe(before + 1);
  await expect(page.locator('.verdict.refused')).toHaveCount(0);
  await page.locator('.decision h2').dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('a piece is dragged to where it goes; Ctrl+Z takes it back', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'BI3');
  const before = await entries(page);
  const goal = await middle(page.locator('.cost-label').first());
  const unit = await middle(page.locator('.figure[data-piece=BI3] .token'));
  await page.keyboard.press('Escape');
  await page.mouse.move(unit.x, unit.y);
  await page.mouse.down();
  await page.mouse.move((unit.x + goal.x) / 2, (unit.y + goal.y) / 2, { steps: 4 });
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => entries(page)).toBe(before + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => entries(page)).toBe(before);
});

test('a chip that is pressed stays where it was: nothing slides under the pointer', async ({ page }) => {
  await battle(page);
  const chip = page.locator('.picks [data-piece=BG]');
  const before = await chip.boundingBox();
  await chip.dblclick();
  expect(await chip.boundingBox()).toEqual(before);
  await expect(page.locator('.decision')).toContainText('Où aller', { ignoreCase: true });
});

test('the arrows move the cursor of the board wherever the focus is', async ({ page }) => {
  await battle(page);
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.cursor-cell-holder')).toBeFocused();
  const cell = await page.locator('.cursor-cell-holder').getAttribute('data-cell');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.cursor-cell-holder')).not.toHaveAttribute('data-cell', cell ?? '');
});

test('language changes in mid-game: title, question and tale', async ({ page }) => {
  const errors = watchForErrors(page);
  await battle(page);
  await expect(page.locator('.head h1')).toHaveText('Le pont et les gués');
  await page.click('[aria-label="Menu"]');
  await page.locator('.menu-pages .button', { hasText: 'Réglages' }).click();
  await page.check('dialog >> text=English');
  await page.keyboard.press('Escape');
  await expect(page.locator('.head h1')).toHaveText('The bridge and the fords');
  await expect(page.locator('.log')).toContainText('acts this turn');
  await page.goto('/');
  await expect(page.locator('.home')).toContainText('The bridge and the fords');
  expect(errors).toEqual([]);
});

test('help is a word the command line understands', async ({ page }) => {
  await battle(page);
  await page.keyboard.press('/');
  await page.keyboard.type('help');
  await page.keyboard.press('Enter');
  await expect(page.locator('.command-line .problem')).toContainText('par exemple');
  await page.keyboard.press('Escape');
  await expect(page.locator('.command-line')).not.toBeInViewport({ ratio: 0.5 });
});

test('with the table at work: units are activated by one press each, the next is taken up, idle ones are asked about', async ({
  page,
}) => {
  await prefer(page, { byItself: true });
  await sit(page, 'thucidide', 5);
  await expect(page.locator('.briefing h2')).toHaveText('Le pont et les gués');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.click('.briefing .go');
  for (const unit of ['BI1', 'BI3']) {
    const before = await entries(page);
    const { x, y } = await middle(page.locator(`.figure[data-piece=${unit}] .token`));
    await page.mouse.click(x, y);
    await expect.poll(() => entries(page)).toBeGreaterThan(before);
  }
  await page.click('.closing .button');
  await expect(page.locator('.picks [aria-pressed=true]')).toHaveCount(1);
  await page.mouse.move(700, 400);
  const asked = await entries(page);
  await page.locator('.closing .button').dblclick(); // its second click has read nothing
  await expect(page.locator('.idle')).toBeVisible();
  expect(await entries(page)).toBe(asked);
  await page.click('.main-buttons .go');
  await expect.poll(() => entries(page)).toBeGreaterThan(asked);
});

test('a greyed cell says why in one sentence, and its rule opens with our words', async ({ page }) => {
  await battle(page);
  await pickUp(page, 'BI3');
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
  await expect(page.locator('.command-line .problem')).toContainText('ne se lit pas');
  await expect(page.locator('.command-line .problem')).not.toContainText('activate, order'); // no list of English verbs
  await page.fill('#command', `activate ${'x'.repeat(3000)}`);
  await page.press('#command', 'Enter');
  await expect(page.locator('.command-line .problem')).toContainText('xxx…');
  await page.fill('#command', 'move RI1 0905');
  await page.press('#command', 'Enter');
  await expect(page.locator('.verdict.refused')).toBeVisible();
});

test('the exact odds of a fight stand beside it before it is fought', async ({ page }) => {
  await prefer(page);
  await sit(page, 'donjon-d10', 8);
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
  await page.keyboard.press('o'); // odds and rules unfold under what is shown
  await expect(page.locator('.odds caption').first()).toContainText('Pronostic');
  await expect(page.locator('.odds .columns').first()).toBeVisible();
  await expect(page.locator('.odds .share').first()).toHaveText(/%/);
});

test('the slider goes over the whole game, the log follows, and the present is one click away', async ({ page }) => {
  await battle(page);
  const all = await entries(page);
  await page.keyboard.press(','); // a look at the past brings the slider
  await page.locator('.replay input').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.replay-count')).toHaveText(`0/${all}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.log [aria-current]')).toContainText('infanterie lourde');
  await expect(page.locator('.offer')).toHaveCount(0);
  await page.click('.button.live');
  await expect(page.locator('.replay')).toHaveCount(0);
  expect(await entries(page)).toBe(all);
});

test('sentences of the log light up the board', async ({ page }) => {
  await battle(page);
  await page.hover('.log .deed >> nth=1 >> .deed-line');
  await expect(page.locator('.told')).toHaveCount(1);
});

test('the last line of the tale is never cut, however many there are', async ({ page }) => {
  await prefer(page);
  await sit(page, 'donjon-d10', 8);
  const choices = new Choices(3);
  for (let moves = 0; moves < 12; moves++) {
    const offered = await commands(page);
    if (offered.length === 0) break;
    await type(page, choose('donjon-d10', offered, choices));
    const cut = await page.locator('#tab-panel').evaluate((panel) => {
      const last = [...panel.querySelectorAll('.deed')].at(-1)?.getBoundingClientRect();
      const { top, bottom } = panel.getBoundingClientRect();
      return last === undefined ? 0 : Math.max(top - last.top, last.bottom - bottom);
    });
    expect(cut, `after ${moves + 1} moves`).toBeLessThanOrEqual(1);
  }
});

test('T shows the enemy’s threats and hides them; C goes to the next cell to play on', async ({ page }) => {
  await prefer(page);
  await sit(page, 'pathfinder', 3);
  await type(page, 'begin');
  await page.keyboard.press('t');
  await expect(page.locator('.threat-edge').first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.locator('.threat-edge')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.locator('.cursor-cell')).toBeVisible();
});

test('undo and redo; the game survives a reload', async ({ page }) => {
  await battle(page);
  const all = await entries(page);
  await page.click('.undo');
  await expect.poll(() => entries(page)).toBe(all - 1);
  await page.click('.head [aria-label="Rejouer"]');
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

test('a press on the hint is heard while something has just begun to be shown', async ({ page }) => {
  await prefer(page, { motion: true, byItself: true });
  await sit(page, 'donjon-d10', 4);
  await page.click('.briefing .go');
  await expect(page.locator('.table[data-waits=for-you]')).toBeVisible();
  const heading = (await commands(page)).find((command) => command.startsWith('head')) ?? '';
  await type(page, heading);
  await page.locator('.head .hint').dispatchEvent('click'); // the mouse was let go after it began
  await expect(page.locator('.advice')).toBeVisible();
});

test('a hint is read whole, and Enter plays what it lit, not the hint again', async ({ page }) => {
  await prefer(page, { lang: 'en' });
  await sit(page, 'pathfinder', 3);
  await type(page, 'begin');
  await page.click('.head .hint');
  await expect(page.locator('.main-buttons .go')).toBeFocused();
  await expect(page.locator('.advice')).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.verdict.reserved')).toHaveCount(0);
  const before = await entries(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
});
