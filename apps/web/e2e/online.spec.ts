import { type Browser, expect, type Page, test } from '@playwright/test';
import { choose } from './policy.ts';
import { Choices, commands, entries, isOver, prefer, SOON, type, watchForErrors } from './table.ts';

const GAMES = {
  'donjon-d10': 'first-steps',
  pathfinder: 'first-steps',
  thucidide: 'the-bridge-and-the-fords',
  'attention-donjon': 'entrainement',
} as const;

async function visitor(browser: Browser, lang: 'fr' | 'en'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await prefer(page, { lang });
  return page;
}

/** Opens a table by links: the host takes the first seat, the guest the second, or watches when there is none. */
async function sitDown(host: Page, guest: Page, game: string): Promise<void> {
  await host.goto(`/#/new/${game}`);
  await host.locator('input[name=scenario]').first().check();
  await host.locator('input[name=where]').nth(1).check();
  await host.click('button[type=submit]');
  await expect(host.locator('.copy input').first()).toBeVisible();
  const links = await host
    .locator('.copy input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await guest.goto(links[1] ?? '');
  await host.fill('.your-name input', 'Alix');
  if (links.length > 2) {
    await guest.fill('.your-name input', 'Bo');
    await guest.click('.invited .button');
  }
  await host.locator('.invitation .button', { hasText: 'Prendre ce siège' }).first().click();
  await expect(host.locator('.table')).toBeVisible();
  await expect(guest.locator('.table')).toBeVisible();
}

for (const game of Object.keys(GAMES)) {
  test(`${game}: two browsers play a scenario to its end over the network`, async ({ browser }) => {
    test.setTimeout(300_000);
    const [host, guest] = [await visitor(browser, 'fr'), await visitor(browser, 'en')];
    const errors = [watchForErrors(host), watchForErrors(guest)];
    await sitDown(host, guest, game);
    const choices = new Choices(7);
    for (let moves = 0; moves < 900 && !(await isOver(host)); moves++) {
      await expect.poll(async () => (await entries(guest)) - (await entries(host)), { intervals: SOON }).toBe(0);
      const page = (await commands(host)).length > 0 ? host : guest;
      const offered = await commands(page);
      if (offered.length > 0) await type(page, choose(game, offered, choices));
    }
    await expect(host.locator('.decision.over')).toBeVisible();
    await expect(guest.locator('.decision.over')).toBeVisible();
    expect(await guest.locator('.decision h2').textContent()).not.toBe(
      await host.locator('.decision h2').textContent(),
    );
    await host.click('#tab-dice');
    await expect(host.locator('.dice .seal')).toHaveCount(2);
    expect(errors).toEqual([[], []]);
  });
}

test('chat, undo by consent, pause: what one does the other sees', async ({ browser }) => {
  const [host, guest] = [await visitor(browser, 'fr'), await visitor(browser, 'fr')];
  await sitDown(host, guest, 'thucidide');
  await host.click('#tab-extra');
  await host.fill('.chat input', 'Bonjour !');
  await host.press('.chat input', 'Enter');
  await guest.click('#tab-extra');
  await expect(guest.locator('.chat li')).toContainText('Bonjour !');

  await type(host, 'command BG');
  await expect(host.locator('.undo.free')).toBeVisible();
  await host.click('.undo');
  await expect.poll(() => entries(guest)).toBe(0);

  await type(host, 'end');
  await type(host, 'end');
  await type(host, 'end');
  await expect(host.locator('.undo')).toBeVisible();
  const acted = (await commands(guest))[0] ?? '';
  await type(guest, acted);
  await expect(host.locator('.undo.consent')).toBeVisible();
  await host.click('.undo');
  await expect(guest.locator('.notice')).toContainText('Alix demande');
  await guest.click('.notice .button >> nth=0');
  await expect.poll(() => entries(host)).toBe(2);

  await host.click('[aria-label="Menu"]');
  await host.click('.menu .button >> nth=0');
  await expect(guest.locator('.notice')).toContainText('pause');
});

test('a link that was used opens the seat no more; a seat handed over says so', async ({ browser }) => {
  const [host, guest] = [await visitor(browser, 'fr'), await visitor(browser, 'fr')];
  await host.goto('/#/new/thucidide');
  await host.locator('input[name=where]').nth(1).check();
  await host.click('button[type=submit]');
  await expect(host.locator('.copy input').first()).toBeVisible();
  const invitation = await host.locator('.copy input').first().inputValue();
  await guest.goto(invitation);
  await guest.click('.invited .button');
  await expect(guest).not.toHaveURL(invitation);
  const late = await visitor(browser, 'fr');
  await late.goto(invitation);
  await expect(late.locator('.error-page h1')).toBeVisible();

  const second = await host.locator('.copy input').first().inputValue();
  await host.fill('.your-name input', 'Alix');
  await host.locator('.invitation .button', { hasText: 'Prendre ce siège' }).first().click();
  expect(second).not.toBe(invitation);
  await expect(guest.locator('.table')).toBeVisible();
  await guest.click('[aria-label="Menu"]');
  await guest.locator('.menu .button', { hasText: 'Céder mon siège' }).click();
  const handed = await guest.locator('.menu .copy input').first().inputValue();
  await late.goto('about:blank');
  await late.goto(handed);
  await late.click('.invited .button');
  await expect(guest.locator('.error-page h1')).toContainText('tenu ailleurs');
  await expect(late.locator('.table')).toBeVisible();
});
