import { brainAlone, choose, level, random } from '@arbitre/players';
import { SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { loadBrain, loadGames } from '../registry.ts';
import { loadScenario } from '../file/scenario.ts';
import { countPairs, lessLuck, type PlayedPair, playPairs, sidesOf } from './match.ts';
import { scorePairs, SPRT_BOUND } from './sprt.ts';

async function opened(game: string, file: string) {
  const text = readFileSync(new URL(`../../../scenarios/${game}/${file}.yaml`, import.meta.url), 'utf8');
  const loaded = loadScenario(text, await loadGames([game]));
  const brain = await loadBrain(game);
  if (!loaded.ok || brain === null) throw new Error(`${file} does not load`);
  return { ...loaded.value, brain };
}

test('a player against itself on the same dice takes exactly half of the points', async () => {
  const { game, opening, brain } = await opened('thucidide', 'the-bridge-and-the-fords');
  const pairs = [
    ...playPairs(game, brain, opening, [{ player: brainAlone }, { player: brainAlone }], { pairs: 3, seed: 4 }),
  ];
  expect(countPairs(pairs)).toEqual([0, 0, 3, 0, 0]);
});

test('alone, each plays its own game on the same dice', async () => {
  const { game, opening, brain } = await opened('donjon-d10', 'the-duel');
  expect(sidesOf(game, brain, opening)).toEqual([['hero']]);
  const pairs = [
    ...playPairs(game, brain, opening, [{ player: brainAlone }, { player: random }], { pairs: 5, seed: 1 }),
  ];
  expect(pairs.every(({ points, games: [one, other] }) => points === 2 + won(one) - won(other))).toBe(true);
});

const won = ({ outcome }: { readonly outcome: { readonly winners: readonly string[] } | null }) =>
  (outcome?.winners.length ?? 0) > 0 ? 2 : 0;

test('heroes of one company are one side', async () => {
  const { game, opening, brain } = await opened('attention-donjon', 'nid-des-hommes-rats');
  expect(sidesOf(game, brain, opening)).toEqual([['p1', 'p2', 'p3', 'p4']]);
});

test('a clean sweep decides the test, an even score decides it the other way, a few pairs decide nothing', () => {
  const hypotheses = { low: 0.5, high: 0.65 };
  expect(scorePairs([0, 0, 0, 0, 12], hypotheses).verdict).toBe('high');
  expect(scorePairs([10, 0, 20, 0, 10], hypotheses).verdict).toBe('low');
  expect(scorePairs([1, 0, 0, 0, 2], hypotheses).verdict).toBe('undecided');
  expect(scorePairs([0, 0, 0, 0, 0], hypotheses)).toMatchObject({ pairs: 0, share: 0.5, llr: 0 });
  expect(SPRT_BOUND).toBeCloseTo(2.944, 3);
});

test('looked at after every pair, the test of equals seldom cries wolf', () => {
  let alarms = 0;
  const runs = dial(8000);
  for (let run = 0; run < runs; run++) {
    const chance = new SeededChance(run);
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (let pair = 0; pair < 200; pair++) {
      counts[(chance.int(3) + chance.int(3)) as 0 | 1 | 2 | 3 | 4]++;
      const { verdict } = scorePairs(counts, { low: 0.5, high: 0.65 });
      if (pair < 8 || verdict === 'undecided') continue;
      if (verdict === 'high') alarms++;
      break;
    }
  }
  expect(alarms / runs).toBeLessThanOrEqual(0.06);
});

// One game of each: legal whatever comes, the same again, on a copy of what is seen, and to an end.
const GAMES = [
  ['thucidide', 'the-bridge-and-the-fords', 8],
  ['donjon-d10', 'five-floors-down', 24],
  ['attention-donjon', 'entrainement', 24],
  ['attention-donjon', 'nid-des-hommes-rats', 4],
  ['pathfinder', 'first-steps', 4],
] as const;

for (const [id, file, games] of GAMES) {
  test(`${file}: the brain proposes what is offered, in its own order, the same on a copy of the view, and the game ends`, async () => {
    const { game, opening, brain } = await opened(id, file);
    for (let seed = 0; seed < dial(games); seed++) {
      const dice = new SeededChance(seed);
      let state = opening;
      let commands = 0;
      for (; commands < 5000; commands++) {
        const seat = game.awaiting(state)?.seats[0];
        if (seat === undefined) break;
        const view = game.view(state, seat);
        const proposals = brain.proposals(view, seat);
        expect(proposals.length, `something to propose after ${commands} commands`).toBeGreaterThan(0);
        if (commands % 7 === 0) {
          const offered = new Set(game.offers(view, seat).map(({ command }) => game.writeCommand(command)));
          for (const { command } of proposals) expect(offered).toContain(game.writeCommand(command));
          expect(brain.proposals(structuredClone(view), seat)).toEqual(proposals);
          expect(proposals.every(({ prior }, at) => prior <= (proposals[at - 1]?.prior ?? prior))).toBe(true);
          for (const { why } of proposals)
            for (const one of why) expect(brain.aims(one, view).fr, `${one} has words`).not.toBe(one);
        }
        const { command } = choose(brainAlone, { game, brain, view, seat, chance: new SeededChance(1) });
        const facts = game.decide(state, seat, command, dice);
        if (!Array.isArray(facts)) throw new Error(`${game.writeCommand(command)} is refused`);
        for (const fact of facts) state = game.evolve(state, fact);
      }
      expect(game.outcome(state), `seed ${seed} ends`).not.toBeNull();
    }
  });
}

/** A pair of which only the points and the luck are known. */
const pairOf = (points: number, luck: number | null) => ({ points, luck }) as unknown as PlayedPair;

test('less its luck, a share is told more surely, and luck itself is nobody’s merit', () => {
  const lucky = Array.from({ length: 40 }, (_, n) =>
    pairOf(n % 4 === 0 ? 4 : n % 4 === 1 ? 0 : 2, [900, -900, 0, 0][n % 4] ?? 0),
  );
  expect(lessLuck(lucky)).toEqual({ share: 0.5, margin: 0 });
  const luckyAndBetter = lucky.map(({ points, luck }, n) =>
    pairOf(n % 8 < 2 || points === 4 ? points : points + 2, luck),
  );
  const { share, margin } = lessLuck(luckyAndBetter) ?? { share: 0, margin: 1 };
  expect(share).toBeGreaterThan(0.6);
  expect(margin).toBeLessThan(scorePairs(countPairs(luckyAndBetter), { low: 0.5, high: 0.65 }).margin / 1.5);
});

test('where no luck is told, or of a few pairs, nothing is taken off', () => {
  expect(lessLuck(Array.from({ length: 20 }, () => pairOf(4, null)))).toBeNull();
  expect(lessLuck([pairOf(4, 100), pairOf(0, -100)])).toBeNull();
});

test('over many games the dice favour nobody', async () => {
  for (const [id, file] of [
    ['pathfinder', 'gorge-drake'],
    ['thucidide', 'the-village-on-the-road'],
  ] as const) {
    const { game, opening, brain } = await opened(id, file);
    const soldiers = [{ player: level('soldier') }, { player: brainAlone }] as const;
    const pairs = [...playPairs(game, brain, opening, soldiers, { pairs: 10 * dial(4), seed: 12 })];
    const luck = pairs.map((pair) => pair.luck ?? Number.NaN);
    const mean = luck.reduce((sum, one) => sum + one, 0) / luck.length;
    const error = Math.sqrt(luck.reduce((sum, one) => sum + (one - mean) ** 2, 0) / luck.length / luck.length);
    expect(Math.abs(mean), file).toBeLessThan(3.5 * error);
    const calm = lessLuck(pairs);
    expect(calm?.margin, file).toBeLessThan(scorePairs(countPairs(pairs), { low: 0.5, high: 0.65 }).margin);
  }
});
