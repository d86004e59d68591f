import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import type { Game } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { thucidide } from '@arbitre/thucidide';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playByHand, type Pressed, tableOf, type Wishes } from './count.ts';

function scenario(id: string): string {
  return readFileSync(new URL(`../../../../../scenarios/${id}.yaml`, import.meta.url), 'utf8');
}

async function played(
  game: Game,
  id: string,
  wishes: Wishes,
  most: number,
  seeds = 3,
): Promise<readonly (readonly Pressed[])[]> {
  const games: Pressed[][] = [];
  for (let seed = 1; seed <= seeds; seed++)
    games.push(await playByHand(tableOf(game, scenario(id), seed), wishes, seed, most));
  return games;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** One line for `npm run bench -- clicks`. */
function report(what: string, value: number, limit: number): void {
  console.log(`  ${what.padEnd(64)} ${value.toFixed(2)}  (at most ${limit})`);
  expect(value, what).toBeLessThanOrEqual(limit);
}

test('D10: a turn is one press, beside what is really to be chosen', async () => {
  const games = await played(donjonD10, 'donjon-d10/first-steps', [/^descend/, /^attack/, /^head/], 120);
  const all = games.flat();
  const turns = all.filter(({ kind }) => kind === 'start');
  expect(turns.length).toBeGreaterThan(20);
  const rolls = all.filter(({ choice }) => choice.offer.command.do === 'roll');
  report('D10: presses a turn, the die and its heading', pressesOf([...rolls, ...turns]) / turns.length, 1.2);
});

test('THUCIDIDE: a side’s turn with three units takes ten presses', async () => {
  const wishes = [/^attack/, /^activate/, /^move B[IC]|^move R[IC]/, /^(pass|follow|riposte)/, /^end/];
  const games = await played(thucidide, 'thucidide/the-bridge-and-the-fords', wishes, 150);
  const turns = games.flatMap((game) => sideTurns(game));
  const three = turns.filter(
    (turn) => turn.filter(({ choice }) => choice.offer.command.do === 'activate').length === 3,
  );
  expect(three.length).toBeGreaterThan(3);
  report('THUCIDIDE: presses a side’s turn with three units', mean(three.map(pressesOf)), 10);
});

/** Choices about a roll that nobody is made to make. */
const EXTRAS: ReadonlySet<string> = new Set(['gamble', 'bless', 'curse', 'reroll', 'guard', 'powerful', 'shove']);

test('Attention Donjon: an attack takes two presses', async () => {
  const wishes = [/^begin/, /^attack/, /^(accept|damage|roll|strike|go)/, /^delegate/, /^(shift|zoneMove)/];
  const games = await played(attentionDonjon, 'attention-donjon/entrainement', wishes, 30, 12);
  const attacks = games.flatMap((game) => attackChains(game));
  const plain = attacks.filter((chain) => chain.every(({ choice }) => !EXTRAS.has(choice.offer.command.do)));
  expect(plain.length).toBeGreaterThan(5);
  report('Attention Donjon: presses an attack', mean(plain.map(pressesOf)), 2);
});

test('Pathfinder: a Stride or a Strike is one press, two where it asks', async () => {
  const games = await played(
    pathfinder,
    'pathfinder/first-steps',
    [/^begin/, /^strike/, /^stride/, /^(react|pass)/],
    80,
  );
  const moves = games.flat().filter(({ choice }) => ['stride', 'strike'].includes(choice.offer.command.do));
  expect(moves.length).toBeGreaterThan(20);
  report(
    'Pathfinder: presses a Stride or Strike that does not ask',
    mean(moves.filter(({ asked }) => !asked).map(({ presses }) => presses)),
    1,
  );
  // Walking about within the halberd's reach: someone may react, and the table asks.
  const walks = await played(pathfinder, 'pathfinder/first-steps', [/^begin/, /^stride/, /^(react|pass)/], 60);
  const asking = walks.flat().filter(({ choice, asked }) => asked && choice.offer.command.do === 'stride');
  expect(asking.length).toBeGreaterThan(0);
  report('Pathfinder: presses a Stride that asks', mean(asking.map(({ presses }) => presses)), 2);
});

function pressesOf(choices: readonly Pressed[]): number {
  return choices.reduce((sum, { presses }) => sum + presses, 0);
}

/** What one side chose from its command phase to its end, answers to the other side's attacks left out. */
function sideTurns(game: readonly Pressed[]): readonly (readonly Pressed[])[] {
  const turns: Pressed[][] = [];
  let seat = '';
  for (const pressed of game) {
    const own = ['command', 'movement', 'combat'].includes(pressed.kind);
    if (own && pressed.choice.seat !== seat) {
      seat = pressed.choice.seat;
      turns.push([]);
    }
    if (pressed.choice.seat === seat) turns.at(-1)?.push(pressed);
  }
  return turns;
}

/** An attack and what is chosen about its dice, until something else is chosen. */
function attackChains(game: readonly Pressed[]): readonly (readonly Pressed[])[] {
  const chains: Pressed[][] = [];
  let open = false;
  for (const pressed of game) {
    if (pressed.choice.offer.command.do === 'attack') {
      chains.push([pressed]);
      open = true;
    } else if (open && ['after-roll', 'hit'].includes(pressed.kind)) chains.at(-1)?.push(pressed);
    else open = false;
  }
  return chains;
}
