import { readFileSync } from 'node:fs';
import { loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { strideWithTriggers } from '../pathfinder/reach.ts';
import { playThroughBoardgame } from './boardgame.ts';
import { type Cost, PARTS, playAtRandom } from './playing.ts';

/** The shipped scenarios, and the most µs a command may cost; of Pathfinder: the most reaches with triggers. */
const GOALS: readonly { readonly scenario: string; readonly most: number; readonly in: 'µs' | 'reaches' }[] = [
  ...['first-steps', 'gorge', 'toll-gate', 'gorge-drake'].map((name) => ({
    scenario: `pathfinder/${name}`,
    most: 3,
    in: 'reaches' as const,
  })),
  { scenario: 'thucidide/the-bridge-and-the-fords', most: 30, in: 'µs' },
  { scenario: 'thucidide/the-village-on-the-road', most: 30, in: 'µs' },
  { scenario: 'thucidide/the-plain-of-three-villages', most: 90, in: 'µs' },
  { scenario: 'attention-donjon/entrainement', most: 40, in: 'µs' },
  { scenario: 'attention-donjon/nid-des-hommes-rats', most: 40, in: 'µs' },
  ...['first-steps', 'five-floors-down', 'the-spinning-mill', 'the-duel', 'the-dungeon'].map((name) => ({
    scenario: `donjon-d10/${name}`,
    most: 4,
    in: 'µs' as const,
  })),
];

/** What a command of every shipped scenario costs in random play through the whole contract; prints a table. */
export async function benchCommands(quick: boolean): Promise<void> {
  const games = await loadGames();
  const reach = strideWithTriggers(quick);
  const rounds = quick ? 2 : 4;
  console.log(`Random play through view, offers, decide, evolve: processor time a command, least of ${rounds} rounds.`);
  console.log(`One Pathfinder reach with triggers (12 creatures on 40×40) in this run: ${reach.toFixed(1)} µs.`);
  console.log(
    'boardgame.io ×: the same games with the same rules inside its client (no draft, no network), as a multiple of ours.\n',
  );
  console.log(
    `| scenario | µs a command | goal | met | ${PARTS.join(' | ')} | offers | commands a game | games/s | boardgame.io × |`,
  );
  console.log(`| --- | ---: | ---: | --- | ${PARTS.map(() => '---:').join(' | ')} | ---: | ---: | ---: | ---: |`);
  for (const goal of GOALS) {
    const text = readFileSync(new URL(`../../../scenarios/${goal.scenario}.yaml`, import.meta.url), 'utf8');
    const { game, opening } = orThrow(loadScenario(text, games));
    const costs = Array.from({ length: rounds }, () => playAtRandom(game, opening, quick ? 400 : 1_500));
    const cost = costs.reduce((best, one) => (one.each < best.each ? one : best));
    const most = goal.in === 'reaches' ? goal.most * reach : goal.most;
    const theirs = Array.from({ length: rounds }, () => playThroughBoardgame(game, opening, quick ? 400 : 1_500));
    console.log(row(goal.scenario, cost, most, Math.min(...theirs)));
  }
}

function row(scenario: string, { each, shares, offers, commands, games }: Cost, most: number, theirs: number): string {
  const cells = [
    scenario,
    each.toFixed(1),
    `≤ ${most.toFixed(0)}`,
    each <= most ? 'yes' : `${(each / most).toFixed(2)}×`,
    ...PARTS.map((part) => `${Math.round(100 * shares[part])} %`),
    offers.toFixed(1),
    (commands / games).toFixed(0),
    (1_000_000 / (each * (commands / games))).toFixed(1),
    (theirs / each).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
