import { advance, draw, isRefusal, noChance, SeededChance, squareBoard } from '@arbitre/kernel';
import { choose, level } from '@arbitre/players';
import { loadScenario, orThrow } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { brain } from './brain.ts';
import { hexapawn, type State } from './hexapawn.ts';
import { play } from './play.ts';

function opening(columns = 3, rows = 3): State {
  return orThrow(loadScenario(`{game: hexapawn, columns: ${columns}, rows: ${rows}}`, hexapawn)).opening;
}

function after(...moves: readonly (readonly [from: string, to: string])[]): State {
  return moves.reduce(
    (state, [from, to]) => advance(hexapawn, state, state.turn, { do: 'move', from, to }, noChance),
    opening(),
  );
}

function drawn({ columns, rows, pawns }: State): string {
  const pawn = (cell: number) => (pawns.white.includes(cell) ? 'W' : pawns.black.includes(cell) ? 'B' : '.');
  return draw(squareBoard(columns, rows), pawn);
}

function why(state: State, from: string, to: string): readonly string[] {
  const decided = hexapawn.decide(state, state.turn, { do: 'move', from, to }, noChance);
  return isRefusal(decided) ? [decided.code, ...decided.rules] : [];
}

test('hp.move.1 a pawn goes one square straight ahead, if it is empty', () => {
  expect(hexapawn.offers(opening(), 'white').map(({ command }) => hexapawn.writeCommand(command))).toEqual([
    'move a3 a2',
    'move b3 b2',
    'move c3 c2',
  ]);
  expect(why(opening(), 'a3', 'a1')).toEqual(['not-forward', 'hp.move.1', 'hp.take.1']);
  expect(why(after(['a3', 'a2']), 'a1', 'a2')).toEqual(['blocked', 'hp.move.1']);
});

test('hp.take.1 a pawn takes diagonally ahead, and only what is there', () => {
  expect(why(opening(), 'a3', 'b2')).toEqual(['nothing-to-take', 'hp.take.1']);
  expect(drawn(after(['a3', 'a2'], ['b1', 'a2']))).toBe(['B . B', 'B . .', '. W W'].join('\n'));
});

test('hp.end.1 the last row wins, and so does an opponent without a move', () => {
  const through = after(['a3', 'a2'], ['c1', 'c2'], ['b3', 'c2'], ['b1', 'b2'], ['c2', 'c1']);
  expect(hexapawn.outcome(through)?.winners).toEqual(['white']);
  const blocked = after(['a3', 'a2'], ['b1', 'a2'], ['b3', 'a2'], ['c1', 'c2']);
  expect(drawn(blocked)).toBe(['B . .', 'W . B', '. . W'].join('\n'));
  expect(hexapawn.outcome(blocked)?.winners).toEqual(['black']);
});

test('a master never loses the second seat, which is the one that wins', () => {
  for (let seed = 1; seed <= 5; seed++) {
    let state = opening();
    const [dice, luck] = [new SeededChance(seed), new SeededChance(seed + 100)];
    while (hexapawn.outcome(state) === null) {
      const seat = state.turn;
      const question = { game: hexapawn, brain, view: state, seat, chance: luck };
      const { command } = choose(level(seat === 'black' ? 'master' : 'apprentice'), question);
      state = advance(hexapawn, state, seat, command, dice);
    }
    expect(hexapawn.outcome(state)?.winners).toEqual(['black']);
  }
});

test('it is played in a terminal: a refusal names its rule, a word too many is told, Black answers', async () => {
  const typed = ['move a3 b2', 'jump', 'move a3 a2', 'move b3 b2', 'move c3 c2', 'move b3 a2', 'move c3 b2'];
  const printed: string[] = [];
  const ask = (question: string) => {
    printed.push(question);
    const line = typed.shift();
    return line === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(line);
  };
  await play(ask, (text) => printed.push(text)).catch((left: Error) => expect(left.message).toBe('gone'));
  expect(printed[0]).toBe('   a b c\n 1 B1B2B3\n 2 . . .\n 3 W1W2W3');
  expect(printed.join('\n')).toContain('There is nothing to take there.\nhp.take.1 — Taking');
  expect(printed.filter((text) => text.startsWith('Move from')).length).toBeGreaterThan(0);
});
