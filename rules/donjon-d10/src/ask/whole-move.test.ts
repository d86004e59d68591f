import { pick, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { onFloor, play, refused } from '../../testing/table.ts';
import { naiveMoves, wanderer } from '../../testing/twin.ts';
import { HEADINGS, type HeadingName } from '../movement/headings.ts';
import { squareName } from '../scene/scene.ts';
import { judgeMove } from './whole-move.ts';

const ROOM = '#######\n#S....#\n#.....#\n#...#.#\n#######';

/** The verdict on a move written `E E S`, briefly. */
function verdict(map: string, die: number, written: string, setting: Parameters<typeof onFloor>[1] = {}): string {
  const state = onFloor(map, setting);
  const judged = judgeMove(state, written.split(' ').filter((name) => name !== '') as HeadingName[], die);
  if ('refused' in judged) return `step ${judged.step}: ${judged.refused.code} ${judged.refused.rules.join(' ')}`;
  return `${judged.squares.map((cell) => squareName(state, cell)).join(' ')} lost ${judged.lost} debt ${judged.webDebt}`;
}

describe('a whole move, square by square', () => {
  test('dx.move.1 a legal one, forced turns included', () => {
    expect(verdict(ROOM, 6, 'E E E E S S')).toBe('c2 d2 e2 f2 f3 f4 lost 0 debt 0');
    expect(verdict('######\n#S...#\n######', 6, 'E E E W W W')).toBe('c2 d2 e2 d2 c2 b2 lost 0 debt 0');
  });

  test('dx.move.3 the first faulty step names its rule: the family, the wall, the way back', () => {
    expect(verdict(ROOM, 3, 'E E E')).toBe('step 1: wrong-family dx.dir.1');
    expect(verdict(ROOM, 2, 'N N')).toBe('step 1: wall-ahead dx.move.3 dx.move.11');
    expect(verdict(ROOM, 6, 'E E E E W W')).toBe('step 5: turning-back dx.move.7');
  });

  test('dx.move.5 stopping early', () => {
    expect(verdict(ROOM, 4, 'E E E')).toBe('step 4: stops-early dx.move.5');
    expect(verdict(ROOM, 6, 'E E E E')).toBe('step 5: stops-early dx.move.5');
    expect(verdict(ROOM, 4, '')).toBe('step 1: stops-early dx.move.5');
  });

  test('dx.move.6 turning without a wall', () => {
    expect(verdict(ROOM, 4, 'E E S S')).toBe('step 3: no-wall dx.move.4 dx.move.6');
  });

  test('dx.move.2 more squares than points; dx.effect.3 squares past the exit', () => {
    expect(verdict(ROOM, 2, 'E E E')).toBe('step 3: points-spent dx.move.2');
    expect(verdict('######\n#S>..#\n######', 4, 'E E')).toBe('step 2: floor-left dx.effect.3');
    expect(verdict('######\n#S>..#\n######', 4, 'E')).toBe('c2 lost 0 debt 0');
  });

  test('dx.move.10 a roll without an open heading is lost, and so says the refusal of any step', () => {
    expect(verdict('######\n#S...#\n######', 3, '')).toBe(' lost 3 debt 0');
    expect(verdict('######\n#S...#\n######', 3, 'NE')).toBe('step 1: cut-short dx.move.10');
  });

  test('dx.web.3 a debt that takes the only point leaves nothing to move with', () => {
    const owing = { position: { at: 'd2', webDebt: 1 } } as const;
    expect(verdict('######\n#S.w.#\n######', 1, 'NE', owing)).toBe('step 1: cut-short dx.web.3');
    expect(verdict('######\n#S.w.#\n######', 1, '', owing)).toBe(' lost 0 debt 0');
    const stop = { rulings: { webRule: 'stopBefore' } } as const;
    expect(verdict('######\n#S.w.#\n######', 2, 'E E', stop)).toBe('step 2: cut-short dx.web.3');
  });

  test('dx.move.1 from the middle of a move, without a die; a die the D10 cannot show is the caller’s mistake', () => {
    const rolled = onFloor(ROOM, { position: { move: { die: 2 } } });
    expect(judgeMove(rolled, ['S', 'S'])).toMatchObject({ lost: 0, squares: { length: 2 } });
    expect(() => judgeMove(onFloor(ROOM), ['S'], 11)).toThrow('1 to 10');
  });
});

test('dx.move.10 dx.web.3 a heading asked for after a lost roll is told what became of it', () => {
  const corridor = onFloor('######\n#S...#\n######');
  expect(refused(play(corridor, 'roll', '10:3').state, 'head ne')).toMatchObject({
    code: 'cut-short',
    rules: ['dx.move.10'],
  });
  const owing = onFloor('######\n#S.w.#\n######', { position: { at: 'd2', webDebt: 1 } });
  expect(refused(play(owing, 'roll', '10:1').state, 'head ne')).toMatchObject({
    code: 'cut-short',
    rules: ['dx.web.3'],
  });
  expect(refused(corridor, 'head ne')).toMatchObject({ code: 'not-now', rules: ['dx.move.1', 'dx.move.5'] });
  expect(refused(play(corridor, 'roll', '10:2').state, 'head ne')).toMatchObject({ code: 'not-now' });
});

test('dx.move.6 a list of headings is legal exactly when the naive twin makes that move', () => {
  const dice = new SeededChance(7);
  for (let game = 0; game < dial(60); game++) {
    const size = 3 + dice.int(4);
    const rows = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => pick(dice, ['.', '.', '.', '.', 'w', '#'])).join(''),
    );
    const [x, y] = [dice.int(size), dice.int(size)];
    if (rows[y]?.[x] !== '.') continue;
    const state = onFloor(rows.join('\n'), { position: { at: `${'abcdefg'[x]}${y + 1}` } });
    for (let die = 1; die <= 10; die++) {
      const moves = naiveMoves(wanderer(rows, x, y), die, {});
      const written = new Set(moves.map(({ squares }) => headingsOf([x, y], squares).join(' ')));
      for (const { squares, lost, webDebt } of moves) {
        const verdict = judgeMove(state, headingsOf([x, y], squares), die);
        expect(verdict, `${rows.join('/')} ${x},${y} die ${die}`).toMatchObject({ lost, webDebt });
      }
      for (const { squares } of moves) {
        const other = headingsOf([x, y], squares);
        if (other.length > 0) other[dice.int(other.length)] = pick(dice, HEADINGS);
        expect('refused' in judgeMove(state, other, die)).toBe(!written.has(other.join(' ')));
      }
    }
  }
});

function headingsOf(from: readonly [number, number], squares: readonly (readonly [number, number])[]): HeadingName[] {
  return squares.map(([x, y], index) => {
    const [px, py] = squares[index - 1] ?? from;
    return `${['N', '', 'S'][y - py + 1]}${['W', '', 'E'][x - px + 1]}` as HeadingName;
  });
}
