import type { Page } from '@playwright/test';

/**
 * Waits until the page is at rest: its letters are there, nothing is still being counted or painted, nothing moves that will
 * come to a stop.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[aria-busy=true]') === null &&
      document.getAnimations().every(({ playState, effect }) => {
        const ends = effect?.getComputedTiming().endTime;
        return playState !== 'running' || ends === Number.POSITIVE_INFINITY;
      }),
  );
}
