import { readFileSync } from 'node:fs';
import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import { type Beat, type Game, type Lang, type Match, play, SeededChance } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { choose, level } from '@arbitre/players';
import { choicesOf, diceAfter, loadBrain, loadScenario, registryOf, saveMatch, startMatch } from '@arbitre/referee';
import { thucidide } from '@arbitre/thucidide';
import { expect, type Page } from '@playwright/test';
import { atBothEnds, atTheBridge, atTheChasm, BANK } from './film-scenarios.ts';
import { settled } from './settled.ts';

const shipped = (id: string) => readFileSync(new URL(`../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');
const asGame = (game: unknown) => game as Game; // as the registry knows each of them

/** A game and a place where something is likely to happen soon. */
export interface Set {
  readonly game: Game;
  readonly scenario: string;
  /** What is played when offered, the first that fits; else anything by chance. */
  readonly towards: readonly RegExp[];
}

export const SETS = {
  pathfinder: {
    game: asGame(pathfinder),
    scenario: BANK,
    towards: [/^begin/, /^strike maelle/, /^shove maelle reed e$/, /^end-turn/],
  },
  'donjon-d10': {
    game: asGame(donjonD10),
    scenario: shipped('donjon-d10/first-steps'),
    towards: [/^descend/, /^attack/, /^roll/],
  },
  thucidide: {
    game: asGame(thucidide),
    scenario: atTheBridge(shipped('thucidide/the-bridge-and-the-fords')),
    towards: [/^attack/, /^command/, /^activate BC/, /^activate/, /^retreat/, /^end/],
  },
  'attention-donjon': {
    game: asGame(attentionDonjon),
    scenario: atTheChasm(shipped('attention-donjon/entrainement')),
    towards: [/^begin/, /^act$/, /^attack/, /^damage/, /^keep/, /^accept/, /^roll/],
  },
} as const satisfies Readonly<Record<string, Set>>;

/** The same places, where whoever can would rather push. */
export const SHOVING: Readonly<Record<string, Set>> = {
  pathfinder: { ...SETS.pathfinder, towards: [/^begin/, /^shove maelle reed e\b/, /^end-turn/] },
  'attention-donjon': {
    ...SETS['attention-donjon'],
    towards: [/^begin/, /^act$/, /^attack/, /^shove/, /^push/, /^chain/, /^keep/, /^accept/, /^roll/],
  },
};

/** THUCIDIDE's bridge, where whoever can would rather get out of the way, or go after whoever does. */
export const CHASING: Set = {
  ...SETS.thucidide,
  towards: [
    /^evade/,
    /^escape/,
    /^pursue/,
    /^follow/,
    /^attack/,
    /^command/,
    /^activate .C/,
    /^activate/,
    /^retreat/,
    /^end/,
  ],
};

/** What an entry must show to be the last: beats, or facts. */
export type Wanted = readonly (Beat['show'] | `fact:${string}`)[];

/** The shortest of some games by chance whose last entry shows all of this; its log has its title in that language. */
export function arrange({ game, scenario, towards }: Set, shows: Wanted, lang: Lang): Match | null {
  const loaded = loadScenario(scenario, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  let best: Match | null = null;
  for (let seed = 1; seed < 60; seed++) {
    let match = startMatch(loaded.value, { kind: 'seeded', seed }, lang);
    const chance = new SeededChance(seed);
    while (match.entries.length < (best?.entries.length ?? 80) - 1) {
      const [seat] = game.awaiting(match.state)?.seats ?? [];
      const dice = diceAfter(match);
      if (seat === undefined || dice === null) break;
      const offered = game.offers(match.state, seat).map(({ command }) => command);
      const eager = chance.int(4) > 0;
      const fitting = eager
        ? towards.flatMap((way) => offered.find((command) => way.test(game.writeCommand(command))) ?? [])[0]
        : undefined;
      const next = fitting ?? offered[chance.int(Math.max(1, offered.length))];
      if (next === undefined) break;
      const before = match.state;
      const played = play(game, match, seat, next, dice);
      if ('code' in played) break;
      match = played.match;
      const seen = seenIn(game, before, match);
      if (shows.every((show) => seen.has(show))) best = match;
    }
  }
  return best;
}

function seenIn(game: Game, before: unknown, match: Match): ReadonlySet<Wanted[number]> {
  const seen = new Set<Wanted[number]>();
  let state = before;
  for (const fact of match.entries.at(-1)?.facts ?? []) {
    seen.add(`fact:${fact.is}`);
    if ('pursuit' in fact && fact.pursuit === true) seen.add('fact:pursuit');
    for (const { show } of game.beats?.(fact, state) ?? []) seen.add(show);
    state = game.evolve(state, fact);
  }
  return seen;
}

/** Opens a game that was kept, the computer in its last seat. */
export async function openGame(page: Page, game: string, text: string): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await page.setInputFiles('input[type=file]', {
    name: 'kept.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.locator('.seats select').last().selectOption('captain');
  await page.click('button[type=submit]');
}

/** Entries of a battle that went on for a while. */
const LONG = 120;

/** A long battle of THUCIDIDE between two soldiers that changed hands more than once before its first seat won it. */
export async function contested(): Promise<Match> {
  const game = asGame(thucidide);
  const brain = await loadBrain(game.id);
  const loaded = loadScenario(atBothEnds(shipped('thucidide/the-bridge-and-the-fords')), registryOf(game));
  if (!loaded.ok || brain === null) throw new Error('the bridge is shipped, and somebody knows how to play it');
  for (let seed = 1; seed < 200; seed++) {
    let match = startMatch(loaded.value, { kind: 'seeded', seed }, 'en');
    const leads: number[] = [];
    for (;;) {
      const [seat] = game.awaiting(match.state)?.seats ?? [];
      const dice = diceAfter(match);
      if (seat === undefined || dice === null) break;
      const chance = choicesOf(seed, match.entries.length);
      const { command } = choose(level('soldier'), { game, brain, view: game.view(match.state, seat), seat, chance });
      const played = play(game, match, seat, command, dice);
      if ('code' in played) throw new Error(played.code);
      match = played.match;
      leads.push(leadOf(game, match.state));
    }
    const led = leads.filter((lead) => lead !== 0).map(Math.sign);
    const changes = led.filter((side, at) => at > 0 && side !== led[at - 1]).length;
    const [first] = game.seats(match.state);
    const won = first !== undefined && game.outcome(match.state)?.winners.includes(first);
    if (won && changes > 1 && match.entries.length > LONG) return match;
  }
  throw new Error('every battle by chance went one way');
}

/** By how much the first seat has more strength on the board than the others. */
function leadOf(game: Game, state: unknown): number {
  const [first] = game.seats(state);
  return game
    .scene(state)
    .pieces.reduce((sum, { seat, hitPoints }) => sum + (seat === first ? 1 : -1) * (hitPoints?.now ?? 0), 0);
}

/** Opens a game again, just before its last entry. */
export async function openBeforeLast(page: Page, match: Match): Promise<void> {
  await page.goto('/#/replay');
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saveMatch(match)),
  });
  await page.waitForSelector('.stage[data-ground]');
  await page.locator('.replay input[type=range]').fill(`${match.entries.length - 1}`);
  await expect(page.locator('.replay-count')).toHaveText(`${match.entries.length - 1}/${match.entries.length}`);
  await page.keyboard.press('x'); // whatever the slider set off is over
}

/** Has the last entry played, and waits until something of it is seen: it may be over in a blink. */
export async function playLast(page: Page): Promise<void> {
  const seen = page.evaluate(
    () =>
      new Promise<void>((shown) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('.stage-overlay[data-shows]') === null) return;
          observer.disconnect();
          shown();
        });
        observer.observe(document.body, { subtree: true, attributes: true, childList: true });
      }),
  );
  await page.locator('.replay .next').click();
  await seen;
}

/** Moments that pass: the game, what its last entry shows, and the beat they are looked at in. */
const MOMENTS = {
  fight: { game: 'donjon-d10', shows: ['duel', 'hit', 'wound'], at: 'wound' },
  combat: { game: 'thucidide', shows: ['dice', 'hit', 'wound'], at: 'wound' },
  strike: { game: 'pathfinder', shows: ['dice', 'hit', 'wound'], at: 'wound' },
  pool: { game: 'attention-donjon', shows: ['dice', 'hit'], at: 'hit' },
} as const;

export const PASSING = ['fight', 'combat', 'strike', 'pool'] as const;

/** Goes to such a moment of a game begun in that language, and has it stay. */
export async function passing(page: Page, moment: (typeof PASSING)[number], lang: Lang): Promise<void> {
  const { game, shows, at } = MOMENTS[moment];
  const match = arrange(SETS[game], shows, lang);
  if (match === null) throw new Error(`no game by chance shows ${shows.join(', ')}`);
  await openBeforeLast(page, match);
  await settled(page);
  await page.evaluate(stopAt, at);
  await playLast(page);
  await page.waitForSelector('html[data-stopped]', { state: 'attached' });
}

/** Has everything stand still a little after such a beat begins, however slow the machine: nothing moves, no timer rings. */
function stopAt(beat: string): void {
  const rings = window.setTimeout.bind(window);
  const observer = new MutationObserver(() => {
    if (document.querySelector(`.stage-overlay[data-shows=${beat}]`) === null) return;
    observer.disconnect();
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout; // what would follow never does
    for (let timer = rings(() => {}, 0); timer > 0; timer--) clearTimeout(timer);
    rings(() => {
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue;
        animation.pause();
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.currentTime = Math.min(endTime, 260);
      }
      document.documentElement.dataset['stopped'] = 'yes';
    }, 260);
  });
  observer.observe(document.body, { subtree: true, attributes: true, childList: true });
}
