import { type Browser, expect, type Page } from '@playwright/test';
import { entries, prefer, SOON, watchForErrors } from './table.ts';

/** Someone with a browser of their own: nothing is shared with the others but the network. */
export interface Person {
  readonly page: Page;
  readonly errors: string[];
  /** Everything the server has sent to this browser over its sockets. */
  readonly heard: string[];
}

export async function person(browser: Browser, lang: 'fr' | 'en' = 'fr'): Promise<Person> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await prefer(page, { lang });
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, errors: watchForErrors(page), heard };
}

/** Opens a table by links, in the page of a new table; the host's desk is on screen then. */
export async function openTable(page: Page, game: string, scenario = 0, base = ''): Promise<void> {
  await page.goto(`${base}/#/new/${game}`);
  await page.locator('input[name=scenario]').nth(scenario).check();
  await page.locator('input[name=where]').nth(1).check();
  await page.click('button[type=submit]');
  await expect(page.locator('.seat-list .copy input').first()).toBeVisible();
}

/** The link of a seat, as the host would copy it. */
export function linkOf(page: Page, seat: string): Promise<string> {
  return page.locator(`[data-seat="${seat}"] .copy input`).inputValue();
}

export function watchLink(page: Page): Promise<string> {
  return page.locator('.watchers .copy input').inputValue();
}

/** One of the buttons beside a seat. */
export async function atSeat(page: Page, seat: string, button: string): Promise<void> {
  await page.locator(`[data-seat="${seat}"] .button`, { hasText: button }).click();
}

/** The host takes a seat. */
export async function takeSeat(page: Page, seat: string, name: string): Promise<void> {
  await page.fill('.your-name input', name);
  await atSeat(page, seat, 'Prendre ce siège');
}

/** Follows a link and sits down. */
export async function follow(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.fill('.your-name input', name);
  await page.click('.invited .button.main');
  await expect(page.locator('.invited')).toHaveCount(0);
}

/** Two people at a table of two seats, the first of them its host. */
export async function sitDown(host: Page, guest: Page, game: string, scenario = 0, base = ''): Promise<void> {
  await openTable(host, game, scenario, base);
  const seats = await host
    .locator('[data-seat]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-seat') ?? ''));
  const link = await linkOf(host, seats[1] ?? '');
  await takeSeat(host, seats[0] ?? '', 'Alix');
  await follow(guest, link, 'Bo');
  await expect(host.locator('.table')).toBeVisible();
  await expect(guest.locator('.table')).toBeVisible();
}

/** Everyone has been told of the same moves. */
export async function inStep(...pages: readonly Page[]): Promise<number> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(entries))).size, { intervals: SOON }).toBe(1);
  return entries(pages[0] as Page);
}

export async function openMenu(page: Page): Promise<void> {
  await page.click('[aria-label="Menu"]');
  await expect(page.locator('dialog .menu')).toBeVisible();
}

export async function closeDialog(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** The end was read: back to the table. */
export async function leaveTheEnd(page: Page): Promise<void> {
  await expect(page.locator('.end-screen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.end-screen')).toHaveCount(0);
}
