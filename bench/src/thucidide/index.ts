import { pick, playOut, SeededChance } from '@arbitre/kernel';
import { type State, thucidide, waysOf } from '@arbitre/thucidide';
import { flattened, openingOf, scattered } from './position.ts';
import { type FlatPosition, FlatTwin } from './twin.ts';

/** THUCIDIDE: all moves of a 30-unit army on 30×20 hexes against a typed-array twin, and whole random battles; prints tables. */
export function benchThucidide(quick: boolean): void {
  benchMoves(quick);
  benchBattles(quick);
}

function benchMoves(quick: boolean): void {
  const opening = openingOf('the-plain-of-three-villages');
  const rounds = quick ? 3 : 9;
  const count = quick ? 60 : 400;
  console.log(
    `THUCIDIDE: every legal move of a 30-unit army on 30×20 hexes, ${count} scattered positions, medians of ${rounds} rounds.`,
  );
  const chance = new SeededChance(7);
  const states = Array.from({ length: count }, () => scattered(opening, chance));
  const flats = states.map(flattened);
  const twin = new FlatTwin(flats[0]?.board.size ?? 0);
  const expected = flats.reduce((sum, position) => (sum + twinDigest(twin, position)) | 0, 0);
  const contestants: readonly [name: string, run: () => number][] = [
    ['typed-array twin', () => flats.reduce((sum, position) => (sum + twinDigest(twin, position)) | 0, 0)],
    ['waysOf, rule by rule', () => states.reduce((sum, state) => (sum + ourDigest({ ...state })) | 0, 0)], // a fresh state: nothing remembered
    [
      'offers, through the contract',
      () => states.reduce((sum, state) => sum + thucidide.offers({ ...state }, state.turn.side).length, 0),
    ],
  ];
  const times = contestants.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [index, [name, run]] of contestants.entries()) {
      const start = performance.now();
      const digest = run();
      times[index]?.push(((performance.now() - start) * 1000) / count);
      if (index < 2 && digest !== expected) throw new Error(`${name} and the twin disagree`);
    }
  }
  const base = median(times[0] ?? []);
  for (const [index, [name]] of contestants.entries()) {
    const taken = median(times[index] ?? []);
    console.log(
      `${name.padEnd(30)} ${taken.toFixed(1).padStart(9)} µs an army ${(taken / base).toFixed(1).padStart(8)} ×`,
    );
  }
  console.log(
    'The twin and waysOf gave the same destinations, hexes and fights. Offers also list the characters, orders and companions.',
  );
}

function benchBattles(quick: boolean): void {
  console.log('\nTHUCIDIDE: random battles to their end, offers, decisions and facts included.');
  const runs = [
    ['the-bridge-and-the-fords', 60],
    ['the-village-on-the-road', 30],
    ['the-plain-of-three-villages', 5],
  ] as const;
  for (const [name, battles] of runs) {
    const opening = openingOf(name);
    const played = Math.max(1, Math.round(battles / (quick ? 6 : 1)));
    let commands = 0;
    const start = performance.now();
    for (let seed = 1; seed <= played; seed++) {
      const dice = new SeededChance(seed);
      const choose = (view: State, seat: string) => pick(dice, thucidide.offers(view, seat)).command;
      commands += playOut(thucidide, opening, { choose, dice }).commands;
    }
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `${name.padEnd(30)} ${(played / seconds).toFixed(1).padStart(7)} battles a second ${Math.round(commands / seconds)
        .toString()
        .padStart(8)} commands a second`,
    );
  }
}

/** A number that any difference in a destination, its hexes or its fight changes. */
function mix(unit: number, cell: number, hexes: number, fight: boolean): number {
  return Math.imul(unit + 1, Math.imul(cell + 1, 2_654_435) + hexes * 131 + (fight ? 7 : 3));
}

function twinDigest(twin: FlatTwin, position: FlatPosition): number {
  let digest = 0;
  for (const [index, unit] of position.units.entries()) {
    const { cells, hexes, fights, count } = twin.generate(position, unit);
    for (let i = 0; i < count; i++) digest = (digest + mix(index, cells[i]!, hexes[i]!, fights[i] === 1)) | 0;
  }
  return digest;
}

function ourDigest(state: State): number {
  let digest = 0;
  let index = 0;
  for (const unit of state.units) {
    if (unit.side !== state.turn.side) continue;
    const ways = waysOf(state, unit);
    if ('moves' in ways) {
      for (const { to, cost, fight } of ways.moves) digest = (digest + mix(index, Number(to), cost, fight)) | 0;
    }
    index++;
  }
  return digest;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
