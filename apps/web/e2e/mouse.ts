import { expect, type Page } from '@playwright/test';
import { choose } from './policy.ts';
import { type Choices, commands, entries, SOON } from './table.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middles of the cells that are lit on the board, where the mouse can get at them. */
function litCells(page: Page): Promise<Spot[]> {
  return page.locator('.reach-1, .reach-2, .reach-3, .reach-4, .reach-other, .strike').evaluateAll((paths) =>
    paths.flatMap((path) => {
      const toScreen = (path as SVGPathElement).getScreenCTM();
      const cells = (path.getAttribute('d') ?? '').split('Z').filter(Boolean);
      return cells.flatMap((cell) => {
        const corners = cell
          .slice(1)
          .split('L')
          .map((corner) => corner.split(' ').map(Number));
        const mean = (axis: number) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
        const { x, y } = new DOMPoint(mean(0), mean(1)).matrixTransform(toScreen ?? undefined);
        return document.elementFromPoint(x, y)?.closest('.surface') ? [{ x, y }] : [];
      });
    }),
  );
}

/** Picks a figure up and plays it to a lit cell, as a hand with a mouse would. False when the board offers nothing. */
async function onBoard(page: Page, choices: Choices): Promise<boolean> {
  const before = await entries(page);
  const chips = page.locator('.picks .pick');
  const others = await chips.count();
  if (others > 0 && (await page.locator('.figure.selected').count()) === 0)
    await chips.nth(choices.below(others)).click();
  const lit = await litCells(page);
  if (lit.length === 0) return false;
  const { x, y } = choices.of(lit);
  await page.mouse.click(x, y);
  const several = page.locator('.verdict-actions .offer, .main-buttons[data-asks=true] .go').first();
  if (!(await happened(page, before, true))) return false;
  if ((await entries(page)) === before && (await several.isVisible())) await several.click();
  if (await happened(page, before, false)) return true;
  await page.keyboard.press('Escape');
  return false;
}

/** Milliseconds after which a click that led to nothing is let be: a piece was put down, or another one taken up. */
const LET_BE = 4000;

/** Waits until a move was made, or (`orAsked`) until the table asks which one. */
async function happened(page: Page, before: number, orAsked: boolean): Promise<boolean> {
  const done = page.waitForFunction(
    ([count, asked]) =>
      Number(document.querySelector('.table')?.getAttribute('data-entries')) !== count ||
      (asked && document.querySelector('.verdict-actions .offer, .main-buttons[data-asks=true] .go') !== null),
    [before, orAsked] as const,
    { timeout: LET_BE },
  );
  return done.then(
    () => true,
    () => false,
  );
}

/** Clicks an offer of the list: another figure is taken up first, and a folded group is opened, when that is where it is. */
async function onList(page: Page, game: string, choices: Choices): Promise<void> {
  const before = await entries(page);
  const wanted = choose(game, await commands(page), choices);
  const offer = page.locator(`[data-typed="${wanted}"]`);
  const pieces = await page
    .locator('.picks .pick')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('data-piece')));
  for (const piece of [null, ...pieces]) {
    const chip = page.locator(`.picks .pick[data-piece="${piece}"]`);
    if (piece !== null && (await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
    // Opening a group folds the one open before, so the places among all of them stay, those among the folded do not.
    for (const fold of await page.locator('.fold').all()) {
      if ((await offer.count()) > 0) break;
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    }
    if ((await offer.count()) > 0) break;
  }
  await offer.click();
  const again = page.locator('.main-buttons[data-asks=true] .go');
  let agreed = false;
  let pressed = Date.now();
  const played = async () => {
    if ((await entries(page)) !== before) return true;
    if (Date.now() - pressed > LET_BE && (await offer.count()) > 0) {
      pressed = Date.now(); // a press while something is shown only skips it: whoever sees that presses again
      agreed = false;
      await offer.click();
    }
    if (!agreed && (await again.isVisible())) {
      agreed = true; // a choice that asks, as soon as what it risks is worked out
      await again.click();
    }
    return (await entries(page)) !== before;
  };
  await expect.poll(played, { intervals: SOON }).toBe(true);
}

/** One move by clicks alone. */
export async function playByMouse(page: Page, game: string, choices: Choices): Promise<'board' | 'list'> {
  if (choices.below(2) === 0 && (await onBoard(page, choices))) return 'board';
  await onList(page, game, choices);
  return 'list';
}
