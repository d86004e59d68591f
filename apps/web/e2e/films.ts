import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import { type Beat, fold, type Game, play } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { diceAfter, loadScenario, registryOf, startMatch } from '@arbitre/referee';
import { type Page, test } from '@playwright/test';
import { prefer, type } from './table.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/films', import.meta.url));

const BANK = `game: pathfinder
title: { fr: Au bord, en: On the brink }
map: |
  ........~~..
  ........~~..
  ..d.....~~..
  ........~~..
  .....#..~~..
  ........~~..
legend:
  '~': { height: -15, water: { depth: 10, dc: 14 } }
sides:
  - { id: heroes, name: { fr: les aventuriers, en: the adventurers }, heroes: true }
  - { id: foes, name: { fr: les pillards, en: the raiders } }
creatures:
  - { id: maelle, name: { fr: Maëlle, en: Maelle }, block: polearm-fighter, side: heroes, at: g3 }
  - { id: reed, name: { fr: Roseau, en: Reed }, block: marsh-raider, side: foes, at: h3 }
rounds: 30
`;

const shipped = (id: string) => readFileSync(new URL(`../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');

interface Film {
  readonly name: string;
  readonly game: Game;
  readonly scenario: string;
  /** What is played until the filmed command is offered, the first that fits. */
  readonly towards: readonly RegExp[];
  readonly filmed: RegExp;
  readonly shows: Beat['show'];
}

const asGame = (game: unknown) => game as Game; // as the registry knows each of them
const FILMS: readonly Film[] = [
  ...(['hit', 'miss', 'death'] as const).map((shows) => ({
    name: `pathfinder-${shows}`,
    game: asGame(pathfinder),
    scenario: BANK,
    towards: [/^begin/, /^end-turn/],
    filmed: /^strike maelle/,
    shows,
  })),
  ...(['push', 'fall'] as const).map((shows) => ({
    name: `pathfinder-${shows}`,
    game: asGame(pathfinder),
    scenario: BANK,
    towards: [/^begin/, /^end-turn/],
    filmed: /^shove maelle reed e$/,
    shows,
  })),
  ...(['duel', 'death'] as const).map((shows) => ({
    name: `donjon-d10-${shows === 'duel' ? 'hit' : shows}`,
    game: asGame(donjonD10),
    scenario: shipped('donjon-d10/first-steps'),
    towards: [/^descend/, /^roll/, /^head (?:se|s|e)$/, /^head/, /^pass/],
    filmed: /^attack/,
    shows,
  })),
  {
    name: 'attention-donjon-hit',
    game: asGame(attentionDonjon),
    scenario: shipped('attention-donjon/entrainement'),
    towards: [/^begin/, /^act/, /^keep/, /^accept/],
    filmed: /^attack/,
    shows: 'dice',
  },
];

/** A seed, and the commands that lead to one after which the wanted beat is seen. */
function arrange({
  game,
  scenario,
  towards,
  filmed,
  shows,
}: Film): { readonly seed: number; readonly typed: readonly string[] } | null {
  const loaded = loadScenario(scenario, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  for (let seed = 1; seed < 300; seed++) {
    let match = startMatch(loaded.value, { kind: 'seeded', seed }, 'fr');
    const typed: string[] = [];
    for (let moves = 0; moves < 60; moves++) {
      const [seat] = game.awaiting(match.state)?.seats ?? [];
      const dice = diceAfter(match);
      if (seat === undefined || dice === null) break;
      const offered = game
        .offers(match.state, seat)
        .map(({ command }) => ({ command, said: game.writeCommand(command) }));
      const wanted = offered.find(({ said }) => filmed.test(said));
      const next =
        wanted ?? towards.flatMap((way) => offered.find(({ said }) => way.test(said)) ?? [])[0] ?? offered[0];
      if (next === undefined) break;
      typed.push(next.said);
      const before = match.state;
      const played = play(game, match, seat, next.command, dice);
      if ('code' in played) break;
      match = played.match;
      if (wanted === undefined) continue;
      let state = before;
      const seen = (match.entries.at(-1)?.facts ?? []).flatMap((fact) => {
        const beats = game.beats?.(fact, state) ?? [];
        state = fold(game, state, [fact]);
        return beats;
      });
      if (seen.some(({ show }) => show === shows)) return { seed, typed };
      break;
    }
  }
  return null;
}

const FRAMES = 12;

async function film(
  page: Page,
  found: { readonly seed: number; readonly typed: readonly string[] },
  { game, scenario }: Film,
): Promise<readonly string[]> {
  await prefer(page);
  await page.goto(`/#/new/${game.id}`);
  await page.setInputFiles('input[type=file]', {
    name: 'film.yaml',
    mimeType: 'text/yaml',
    buffer: Buffer.from(scenario),
  });
  await page.locator('.advanced > summary').click();
  await page.fill('.seed input', `${found.seed}`);
  await page.click('button[type=submit]');
  await page.waitForSelector('.stage[data-ground]');
  for (const command of found.typed.slice(0, -1)) await type(page, command);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('arbitre.settings') ?? '{}');
    localStorage.setItem('arbitre.settings', JSON.stringify({ ...kept, motion: true }));
  });
  await page.reload();
  await page.waitForSelector('.stage[data-ground]');
  await page.fill('#command', found.typed.at(-1) ?? '');
  await page.press('#command', 'Enter');
  const frames: string[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    frames.push((await page.locator('.table-stage').screenshot({ type: 'jpeg', quality: 82 })).toString('base64'));
  }
  return frames;
}

for (const one of FILMS) {
  test(one.name, async ({ page, browser }) => {
    const found = arrange(one);
    if (found === null) throw new Error(`${one.name}: no seed of the first 300 shows it`);
    const frames = await film(page, found, one);
    const strip = await browser.newPage({ viewport: { width: 1290, height: 100 } });
    await strip.setContent(
      `<body style="margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:6px;background:#25211b;padding:6px">${frames.map((frame) => `<img style="width:100%" src="data:image/jpeg;base64,${frame}">`).join('')}</body>`,
    );
    mkdirSync(FOLDER, { recursive: true });
    await strip.screenshot({ path: `${FOLDER}/${one.name}.jpg`, type: 'jpeg', quality: 80, fullPage: true });
  });
}
