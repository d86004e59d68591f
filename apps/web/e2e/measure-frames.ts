import type { Browser, CDPSession, Page } from '@playwright/test';

/** Milliseconds from frame to frame, sorted, while `move` changes something in each. */
export async function framesOf(page: Page, move: 'pan' | 'pieces'): Promise<readonly number[]> {
  return page.evaluate(
    (how) =>
      new Promise<number[]>((done) => {
        const intervals: number[] = [];
        const surface = document.querySelector('.surface');
        const figures = [...document.querySelectorAll<SVGGElement>('.figure')];
        const home = figures.map((figure) => figure.style.transform);
        let last = performance.now();
        const step = (now: number) => {
          intervals.push(now - last);
          last = now;
          const n = intervals.length;
          if (n > 120) return done(intervals.slice(5).sort((a, b) => a - b));
          if (how === 'pan')
            surface?.dispatchEvent(
              new WheelEvent('wheel', {
                deltaY: n % 40 < 20 ? -25 : 25,
                clientX: 500,
                clientY: 400,
                bubbles: true,
                cancelable: true,
              }),
            );
          else
            figures.forEach(
              (figure, index) =>
                (figure.style.transform = `${home[index]} translate(${Math.sin(n / 6 + index) * 20}px, ${Math.cos(n / 6) * 12}px)`),
            );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    move,
  );
}

export const shares = (sorted: readonly number[]) =>
  [0.5, 0.95].map((share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)).join('  ');

/** Processor seconds that all the browser's processes have used so far. */
export async function processorOf(browser: Browser): Promise<() => Promise<number>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
}
