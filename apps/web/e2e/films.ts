import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Match } from '@arbitre/kernel';
import { type Page, test } from '@playwright/test';
import { arrange, CHASING, openBeforeLast, playLast, SETS, SHOVING, type Wanted } from './arrange.ts';
import { settled } from './settled.ts';
import { prefer } from './table.ts';

/** Where they go: docs/screenshots/films, or a folder to look at them in (`FILMS=folder`). */
const FOLDER = process.env['FILMS'] ?? fileURLToPath(new URL('../../../docs/screenshots/films', import.meta.url));

const GAMES = ['pathfinder', 'donjon-d10', 'thucidide', 'attention-donjon'] as const;

/** What each film shows: all of this in one entry of the log. */
const FILMS = {
  pathfinder: {
    hit: ['dice', 'hit', 'wound'],
    miss: ['dice', 'miss'],
    death: ['hit', 'death'],
    push: ['push'],
    fall: ['push', 'fall'],
  },
  'donjon-d10': { hit: ['duel', 'hit', 'wound'], miss: ['duel', 'miss'], death: ['duel', 'death'] },
  thucidide: {
    hit: ['dice', 'hit', 'wound'],
    miss: ['dice', 'miss'],
    death: ['dice', 'death'],
    retreat: ['rout'],
    evasion: ['fact:escaped'],
    'follow-up': ['fact:followed'],
    pursuit: ['fact:pursuit', 'dice'],
  },
  'attention-donjon': {
    hit: ['dice', 'hit', 'wound'],
    miss: ['dice', 'miss'],
    death: ['death'],
    push: ['push'],
    fall: ['fall'],
  },
} as const satisfies Record<(typeof GAMES)[number], Readonly<Record<string, Wanted>>>;

const FRAMES = 12;

interface Reel {
  readonly frames: readonly string[];
  /** The part of each frame that is the stage, and how wide the frame is. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly wide: number;
}

/** Plays the last entry of a game again, as everyone sees it, and keeps what was on the screen meanwhile. */
async function film(page: Page, match: Match): Promise<Reel> {
  await prefer(page, { motion: true });
  await openBeforeLast(page, match);
  await settled(page);
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 84 });
  await playLast(page);
  await page.waitForSelector('.stage-overlay:not([data-shows])', { state: 'attached' });
  await settled(page);
  await client.send('Page.stopScreencast');
  const part = await page.locator('.table-stage').boundingBox();
  if (part === null) throw new Error('no stage to film');
  const at = (n: number) => frames[Math.round((n * (frames.length - 1)) / (FRAMES - 1))] ?? '';
  return { frames: Array.from({ length: FRAMES }, (_, n) => at(n)), part, wide: page.viewportSize()?.width ?? 0 };
}

/** Where such a film is soon made. */
function placeOf(game: (typeof GAMES)[number], name: string) {
  if (name === 'push' || name === 'fall') return SHOVING[game] ?? SETS[game];
  return ['evasion', 'follow-up', 'pursuit'].includes(name) ? CHASING : SETS[game];
}

for (const game of GAMES) {
  const set = SETS[game];
  for (const [name, shows] of Object.entries<Wanted>(FILMS[game])) {
    test(`${set.game.id}-${name}`, async ({ page, browser }) => {
      const match = arrange(placeOf(game, name), shows, 'fr');
      if (match === null) throw new Error(`no game by chance shows ${shows.join(', ')}`);
      const { frames, part, wide } = await film(page, match);
      const strip = await browser.newPage({ viewport: { width: 1290, height: 100 } });
      const share = (pixels: number) => `${(-100 * pixels) / part.width}%`;
      const shot = (frame: string) =>
        `<div style="aspect-ratio:${part.width}/${part.height};overflow:hidden"><img style="width:${(100 * wide) / part.width}%;margin:${share(part.y)} 0 0 ${share(part.x)}" src="data:image/jpeg;base64,${frame}"></div>`;
      await strip.setContent(
        `<!doctype html><body style="margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:6px;background:#25211b;padding:6px">${frames.map(shot).join('')}</body>`,
      );
      mkdirSync(FOLDER, { recursive: true });
      await strip.screenshot({
        path: `${FOLDER}/${set.game.id}-${name}.jpg`,
        type: 'jpeg',
        quality: 72,
        fullPage: true,
      });
    });
  }
}
