import { readdirSync, readFileSync } from 'node:fs';
import { explore, fold, isRefusal } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { donjonD10 } from './game.ts';
import type { State } from './play/state.ts';
import { drinkThenAnything, fleeThenAnything, strikeThenAnything } from '../testing/naive-fight.ts';
import { setTable } from '../testing/table.ts';
import { naiveHead, naivePerft, wanderer } from '../testing/twin.ts';

// Counts of command sequences. Each command counts once per outcome of its dice that the rules tell apart.

interface Block {
  readonly id: string;
  readonly position: string;
  readonly counts: readonly (readonly [depth: number, count: bigint])[];
}

const folder = new URL('../perft/', import.meta.url);

/** Blocks of `id`, `position`, `perft depth count`, parted by empty lines; `#` opens a comment. */
function blocksOf(text: string): readonly Block[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const words = block
        .trim()
        .split('\n')
        .map((line) => line.split(/\s+/));
      const one = (key: string) => words.find(([first]) => first === key)?.[1] ?? '';
      const counts = words
        .filter(([first]) => first === 'perft')
        .map(([, depth, count]) => [Number(depth), BigInt(count ?? 0)] as const);
      return { id: one('id'), position: one('position'), counts };
    });
}

function positionOf(name: string): State {
  const file = new URL(`../../../scenarios/donjon-d10/${name}`, import.meta.url);
  const { game: _game, title: _title, about: _about, rulings, ...own } = parse(readFileSync(file, 'utf8'));
  return setTable(own, rulings);
}

/** Counts of states met before: a fight comes back to the same ones again and again. */
const known = new Map<string, bigint>();

function perft(state: State, depth: number): bigint {
  if (depth === 0) return 1n;
  const key = `${depth} ${JSON.stringify(state)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let count = 0n;
  for (const { command } of donjonD10.offers(state, 'hero')) {
    let number = 0;
    const explored = explore(
      (chance) => ({ facts: donjonD10.decide(state, 'hero', command, chance), number: number++ }),
      (outcome) => String(outcome.number),
    );
    if (!explored.exact) throw new Error('too many outcomes to count');
    for (const { value } of explored.outcomes) {
      if (isRefusal(value.facts)) throw new Error('offered but refused');
      count += perft(fold(donjonD10, state, value.facts), depth - 1);
    }
  }
  known.set(key, count);
  return count;
}

const blocks = readdirSync(folder).flatMap((name) => blocksOf(readFileSync(new URL(name, folder), 'utf8')));

test.each(blocks)('dx.move.1 dx.roll.2 perft of $id', ({ position, counts }) => {
  expect(counts.length).toBeGreaterThan(0);
  const state = positionOf(position);
  for (const [depth, count] of counts) expect(perft(state, depth), `depth ${depth}`).toBe(count);
});

test('dx.move.6 the counts of movement come from the naive twin', () => {
  const counted = (id: string) => new Map(blocks.find((block) => block.id === id)?.counts);
  const room = ['##########', ...Array.from({ length: 8 }, () => '#........#'), '##########'];
  const before = { who: wanderer(room, 4, 4), choices: [] };
  const inRoom = counted('room-of-eight');
  for (const [depth, count] of inRoom) expect(naivePerft(before, depth)).toBe(count);
  const pillar = ['#######', '#.....#', '#.....#', '#..#..#', '#.....#', '#.....#', '#######'];
  const atWall = naiveHead({ ...wanderer(pillar, 1, 5), points: 3, diagonal: true }, 'NE', {});
  for (const [depth, count] of counted('wall-hit')) expect(naivePerft(atWall, depth)).toBe(count);
  const webs = ['#########', '#..w.w..#', '#...#...#', '#########'];
  for (const [depth, count] of counted('web-corridor')) {
    expect(naivePerft({ who: wanderer(webs, 3, 1, 1), choices: [] }, depth)).toBe(count);
  }
  expect(inRoom.size).toBeGreaterThan(3);
});

test('dx.roll.2 the counts of the fight come from a loop over every pair of dice', () => {
  const fighters = { pv: 12, rat: 3, armed: true };
  const two = strikeThenAnything(fighters) + drinkThenAnything(fighters) + fleeThenAnything(fighters);
  expect(new Map(blocks.find(({ id }) => id === 'rat-fight')?.counts).get(2)).toBe(BigInt(two));
});
