import { expect, type Page } from '@playwright/test';

/** What the page should remember before it is opened. */
export interface Preferences {
  readonly lang?: 'fr' | 'en';
  readonly theme?: 'light' | 'dark';
  readonly motion?: boolean;
  /** Does the table do by itself what is no decision, and brief its players? A test of single commands says each of them. */
  readonly byItself?: boolean;
  /** Is the screen handed over between two people, whatever else is done by itself? */
  readonly handOver?: boolean;
}

const PURIST = {
  forced: false,
  usual: false,
  openings: false,
  pickNext: false,
  askIdle: false,
  briefing: false,
  handOver: false,
};

export async function prefer(
  page: Page,
  { lang = 'fr', theme = 'light', motion = false, byItself = false, handOver = byItself }: Preferences = {},
): Promise<void> {
  const pace = byItself ? {} : PURIST;
  const settings = JSON.stringify({ lang, theme, motion, sound: false, soundAsked: true, ...pace, handOver });
  await page.addInitScript((kept) => {
    if (localStorage.getItem('arbitre.settings') === null) localStorage.setItem('arbitre.settings', kept);
  }, settings);
}

/** Complains of anything the page would rather not have said. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Every legal command of this page's seat, as typed; none while the table does something by itself. */
export function commands(page: Page): Promise<string[]> {
  return page
    .locator('.table[data-waits=for-you] #commands option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
}

/** A move is answered within a few hundredths of a second: looking more seldom would be most of the test's time. */
export const SOON = [5, 10, 20, 40, 80, 160, 500];

/** Entries of the log so far. */
export async function entries(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-entries'));
}

/** Types a command and waits until the game has taken it. */
export async function type(page: Page, command: string): Promise<void> {
  const before = await entries(page);
  await page.fill('#command', command);
  await page.press('#command', 'Enter');
  await expect.poll(() => entries(page), { intervals: SOON }).not.toBe(before);
}

/** Opens a new table of a game with known dice. */
export async function sit(page: Page, game: string, seed: number | string): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await everySeatHere(page);
  await seedOf(page, seed);
  await page.click('button[type=submit]');
  await expect(page.locator('.table')).toBeVisible();
}

/** Has every seat of a new table played from this page. */
export async function everySeatHere(page: Page): Promise<void> {
  await page.waitForSelector('.start-bar');
  for (const seat of await page.locator('.seats select').all()) await seat.selectOption('person');
}

/** Says what the dice of a new table come from. */
export async function seedOf(page: Page, seed: number | string): Promise<void> {
  await page.locator('.advanced > summary').click();
  await page.fill('.seed input', `${seed}`);
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator('.decision.over').isVisible();
}

/** Small seeded choices, so that a failing run can be run again. */
export class Choices {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * n);
  }

  of<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }
}
