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

/** Milliseconds that a pointer over the board waits for its answer, style and layout included, sorted. */
export async function hoverTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const surface = document.querySelector('.surface');
    const box = surface?.getBoundingClientRect();
    if (surface === null || box === undefined) return [];
    const measured: number[] = [];
    for (let n = 0; n < 300; n++) {
      const [x, y] = [
        box.x + box.width * (0.3 + (0.4 * ((n * 37) % 101)) / 101),
        box.y + box.height * (0.2 + (0.6 * ((n * 53) % 97)) / 97),
      ];
      const start = performance.now();
      surface.dispatchEvent(
        new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true, pointerType: 'mouse' }),
      );
      await Promise.resolve();
      await Promise.resolve();
      (document.querySelector('.table') as HTMLElement).getBoundingClientRect(); // style and layout are part of the answer
      measured.push(performance.now() - start);
      await new Promise((next) => requestAnimationFrame(next));
    }
    return measured.sort((a, b) => a - b);
  });
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
