import { gzipSync } from 'node:zlib';
import type { Game } from '@arbitre/kernel';
import { type Page, test } from '@playwright/test';
import { hugeField, wideField } from './measure-boards.ts';
import { framesOf, hoverTimes, processorOf, shares } from './measure-frames.ts';
import { everySeatHere, prefer } from './table.ts';

/** Compressed kilobytes of everything the page fetched since the listener was set: fonts as they are, text gzipped. */
function weigh(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.ok() || response.url().includes('/api/')) return;
    bodies.push(
      response.body().then(
        (body) => (/\.woff2/.test(response.url()) ? body.length : gzipSync(body).length),
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

function line(what: string, value: string): void {
  console.log(`  ${what.padEnd(52)}  ${value}`);
}

const GAMES = ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon'];

test('weight and first use', async ({ browser }) => {
  for (const game of GAMES) {
    const page = await browser.newPage();
    await prefer(page);
    const weight = weigh(page);
    const opened = performance.now();
    await page.goto('/');
    await page.waitForSelector('.plate .picture');
    const home = performance.now() - opened;
    await page.waitForLoadState('networkidle');
    if (game === GAMES[0])
      line(
        'home: compressed kB (goal 250), ms to pictures',
        `${(await weight()).toFixed(0)} kB  ${home.toFixed(0)} ms`,
      );
    const clicked = performance.now();
    await page.click(`[data-game="${game}"] .button.main`);
    await page.waitForSelector('.offer');
    const usable = performance.now() - clicked;
    await page.waitForLoadState('networkidle');
    line(
      `${game}: kB with the home page (goal 500), ms to act`,
      `${(await weight()).toFixed(0)} kB  ${usable.toFixed(0)} ms`,
    );
    await page.close();
  }
});

test('hover on a 40×40 board', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/new/pathfinder');
  await page.setInputFiles('.card.file input', {
    name: 'wide.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(wideField()),
  });
  await page.waitForSelector('.card.file.chosen');
  await everySeatHere(page);
  await page.click('button[type=submit]');
  await page.click('.offer[data-typed="begin"]');
  await page.waitForSelector('.figure.selected');
  line('hover, 40×40 with 12 creatures (goal 16): ms p50, p95', shares(await hoverTimes(page)));
  await page.click('.threat-switch:visible');
  await page.waitForSelector('.threat-edge');
  line('the same with threats shown (goal 16): ms p50, p95', shares(await hoverTimes(page)));
  await page.click('.threat-switch:visible');

  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const intervals: number[] = [];
        const surface = document.querySelector('.surface');
        const box = surface?.getBoundingClientRect();
        let last = performance.now();
        const step = (now: number) => {
          intervals.push(now - last);
          last = now;
          if (intervals.length > 90) return done(intervals.sort((a, b) => a - b));
          const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 300];
          surface?.dispatchEvent(
            new WheelEvent('wheel', {
              deltaY: intervals.length % 40 < 20 ? -30 : 30,
              clientX: x,
              clientY: y,
              bubbles: true,
              cancelable: true,
            }),
          );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  line(
    'zooming it, software rendering: ms a frame p50, p95',
    `${(frames[45] ?? 0).toFixed(1)}  ${(frames[85] ?? 0).toFixed(1)}`,
  );
});

test('100×100 and sixty pieces', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await prefer(page);
  await page.goto('/#/new/pathfinder');
  await page.setInputFiles('.card.file input', {
    name: 'huge.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(hugeField()),
  });
  await page.waitForSelector('.card.file.chosen');
  await everySeatHere(page);
  await page.click('button[type=submit]');
  const asked = performance.now();
  await page.waitForSelector('.stage[data-ground]', { timeout: 60_000 });
  line('100×100: ms from the table to its painted ground', (performance.now() - asked).toFixed(0));
  const used = await processorOf(browser);
  for (const [what, how] of [
    ['zooming 100×100, software', 'pan'],
    ['60 pieces moving on it', 'pieces'],
  ] as const) {
    const before = await used();
    const frames = await framesOf(page, how);
    const processor = ((await used()) - before) * 1000;
    line(`${what} (goal 33): ms a frame p50, p95`, shares(frames));
    line(`${what}: processor ms a frame, all processes`, (processor / frames.length).toFixed(1));
  }
});

test('memory over a long replay', async ({ page }) => {
  test.setTimeout(240_000);
  await prefer(page);
  await page.goto('/#/replay');
  await page.setInputFiles('input[type=file]', {
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await longGame(500)),
  });
  await page.waitForSelector('.replay input[type=range]', { timeout: 60_000 });
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const walk = (from: number, to: number) =>
    page.evaluate(
      async ([first, last]) => {
        const slider = document.querySelector<HTMLInputElement>('.replay input[type=range]');
        if (slider === null) return;
        for (let at = first; at <= last; at++) {
          slider.value = String(at);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((next) => requestAnimationFrame(next));
        }
      },
      [from, to] as const,
    );
  await walk(0, 500);
  const first = await heap();
  await walk(0, 500);
  line('heap after 500 entries replayed once, twice: MB', `${first.toFixed(1)}  ${(await heap()).toFixed(1)}`);
});

/** A run of the dungeon by chance, so many commands long. */
async function longGame(length: number): Promise<string> {
  const { donjonD10 } = await import('@arbitre/donjon-d10');
  const game = donjonD10 as unknown as Game; // as the registry knows it
  const { SeededChance, play } = await import('@arbitre/kernel');
  const { diceAfter, loadScenario, registryOf, saveMatch, startMatch } = await import('@arbitre/referee');
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(new URL('../../../scenarios/donjon-d10/the-dungeon.yaml', import.meta.url), 'utf8');
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error('the shipped dungeon loads');
  for (let seed = 1; seed < 400; seed++) {
    let match = startMatch(loaded.value, { kind: 'seeded', seed }, 'en');
    const chance = new SeededChance(seed);
    while (match.entries.length < length) {
      const [seat] = game.awaiting(match.state)?.seats ?? [];
      const offers = seat === undefined ? [] : game.offers(match.state, seat);
      const offer = offers[chance.int(Math.max(1, offers.length))];
      const dice = diceAfter(match);
      if (seat === undefined || offer === undefined || dice === null) break;
      const played = play(game, match, seat, offer.command, dice);
      if ('code' in played) break;
      match = played.match;
    }
    if (match.entries.length === length) return saveMatch(match);
  }
  throw new Error(`no run of ${length} commands was found`);
}
