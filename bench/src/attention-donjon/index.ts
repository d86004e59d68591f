import { readFileSync } from 'node:fs';
import { attentionDonjon, pushChains, pushFrom, RULINGS, type State } from '@arbitre/attention-donjon';
import { type Drawn, drawn, naiveChains, ownPart, randomGame } from '@arbitre/attention-donjon/testing';
import { defaultRulings, SeededChance } from '@arbitre/kernel';
import { parse } from 'yaml';

/** Attention Donjon !: random games a second on the shipped scenarios, and push chains against their naive twin. */
export function benchAttentionDonjon(quick: boolean): void {
  console.log('Attention Donjon !: whole games by random play, through the public contract');
  for (const file of ['nid-des-hommes-rats.yaml', 'entrainement.yaml']) games(file, quick ? 20 : 200);
  console.log('Push chains: every complete chain on crowded boards, against looking at every cell for each link');
  chains(quick ? 300 : 3000);
}

function games(file: string, count: number): void {
  const opening = read(file);
  randomGame(opening, new SeededChance(0)); // warm
  let commands = 0;
  const before = performance.now();
  for (let seed = 1; seed <= count; seed++) commands += randomGame(opening, new SeededChance(seed)).commands;
  const seconds = (performance.now() - before) / 1000;
  console.log(
    `${file.padEnd(28)}${(count / seconds).toFixed(0).padStart(7)} games a second, ${(commands / seconds).toFixed(0)} commands a second`,
  );
}

function read(file: string): State {
  const text = readFileSync(new URL(`../../../scenarios/attention-donjon/${file}`, import.meta.url), 'utf8');
  const opening = attentionDonjon.setup(ownPart(parse(text) as Record<string, unknown>), defaultRulings(RULINGS));
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
  return opening.value;
}

function chains(count: number): void {
  const boards = crowds(count);
  const contestants = [
    {
      name: 'pushChains',
      run: (board: Drawn) => [...pushChains(board, pushFrom(board.where('o'), board.where('H')))].length,
    },
    { name: 'naive twin', run: (board: Drawn) => naiveChains(board, board.where('o'), board.where('H')).length },
  ];
  const totals: number[] = [];
  const times = contestants.map(({ run }) => {
    boards.slice(0, 100).forEach(run); // warm
    const before = performance.now();
    totals.push(boards.reduce((sum, board) => sum + run(board), 0));
    return performance.now() - before;
  });
  if (new Set(totals).size !== 1) throw new Error(`the counts differ: ${totals.join(', ')}`);
  contestants.forEach(({ name }, index) => {
    const time = times[index] ?? 1;
    console.log(
      `${name.padEnd(28)}${(count / (time / 1000)).toFixed(0).padStart(7)} boards a second, ${(time / (times[0] ?? 1)).toFixed(1)} times ours, ${totals[index]} chains`,
    );
  });
}

/** Boards of 7 by 7, half of the cells held: chains are common and none is endless. */
function crowds(count: number): readonly Drawn[] {
  const dice = new SeededChance(5);
  const kinds = ['1', '2', '3', '.', '.', '#'];
  return Array.from({ length: count }, () => {
    const cells = Array.from({ length: 49 }, (_, cell) =>
      cell === 24 ? 'o' : cell === 23 ? 'H' : kinds[dice.int(kinds.length)],
    );
    return drawn(Array.from({ length: 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7).join(' ')).join('\n'));
  });
}
