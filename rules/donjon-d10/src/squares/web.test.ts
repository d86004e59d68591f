import { expect, test } from 'vitest';
import { movesOf } from '../../testing/moves.ts';
import { factsOf, onFloor, path, play, whereabouts } from '../../testing/table.ts';

const WEB = '#########\n#S.w....#\n#########';

test('dx.web.1 or.web.cross: a web costs 2, so 4 points buy 3 squares', () => {
  expect(movesOf(onFloor(WEB), 4)).toEqual([
    {
      headings: 'E',
      squares: [
        [2, 1],
        [3, 1],
        [4, 1],
      ],
      at: [4, 1],
      webDebt: 0,
      lost: 0,
    },
  ]);
});

test('dx.web.2 or.web.exact: with exactly two points left the hero ends on the web and owes nothing', () => {
  expect(movesOf(onFloor('#########\n#S..w...#\n#########'), 4)).toEqual([
    {
      headings: 'E',
      squares: [
        [2, 1],
        [3, 1],
        [4, 1],
      ],
      at: [4, 1],
      webDebt: 0,
      lost: 0,
    },
  ]);
});

test('dx.web.3 the last point enters the web and the next roll pays for it, before a heading is chosen', () => {
  const stuck = play(onFloor(WEB), 'roll', '10:2').state;
  expect(stuck).toMatchObject({ webDebt: 1, points: 0 });
  expect(whereabouts(stuck)).toBe('d2');
  const freed = play(stuck, 'roll; head e', '10:4');
  expect(path(freed)).toBe('e2 f2 g2');
  expect(freed.state.webDebt).toBe(0);
  const still = play(stuck, 'roll', '10:1').state;
  expect(still).toMatchObject({ webDebt: 0, points: 0, at: stuck.at });
});

test('dx.web.3 or.web.leave1: in the open too, a roll of 1 only clears the debt', () => {
  const room = '#########\n#.......#\n#..w....#\n#.......#\n#########';
  expect(movesOf(onFloor(room, { position: { at: 'd3', webDebt: 1 } }), 1)).toEqual([
    { headings: '', squares: [], at: [3, 2], webDebt: 0, lost: 0 },
  ]);
});

test('dx.web.3 ruling webRule: stopBefore loses the point in front of the web, even at once', () => {
  const rulings = { webRule: 'stopBefore' } as const;
  expect(movesOf(onFloor(WEB, { rulings }), 2)).toMatchObject([{ at: [2, 1], webDebt: 0, lost: 1 }]);
  // A heading towards a web may be chosen with a single point.
  const choosing = onFloor('#####\n#Sw.#\n#...#\n#####', {
    rulings,
    position: { at: 'b2', move: { die: 2, points: 1 } },
  });
  const stopped = play(choosing, 'head e');
  expect(stopped.state).toMatchObject({ points: 0, at: choosing.at });
  expect(factsOf(stopped, 'points-lost')).toMatchObject([{ points: 1, why: 'web-ahead' }]);
});

test('dx.web.3 ruling webRule: lenient enters and owes nothing', () => {
  expect(movesOf(onFloor(WEB, { rulings: { webRule: 'lenient' } }), 2)).toMatchObject([
    { at: [3, 1], webDebt: 0, lost: 0 },
  ]);
});

test('dx.web.3 ruling d10Zero: a 0 clears no debt', () => {
  const state = onFloor(WEB, { position: { at: 'd2', webDebt: 1 }, rulings: { d10Zero: 'zero' } });
  expect(play(state, 'roll', '10:1').state).toMatchObject({ webDebt: 1, points: 0 });
});

test('dx.web.4 a web stays and is paid again on the way back', () => {
  // b2 c2 (web: 2) d2, the wall, c2 again (2): six points for four squares, the last one short of a point.
  const corridor = '#####\n#Sw.#\n#####';
  expect(movesOf(onFloor(corridor), 6)).toMatchObject([{ headings: 'E W', at: [1, 1], webDebt: 0 }]);
  expect(movesOf(onFloor(corridor), 4)).toMatchObject([{ headings: 'E W', at: [2, 1], webDebt: 1 }]);
});

test('dx.web.4 ruling webPersists: a web is torn once its point, or its debt, is paid', () => {
  const rulings = { webPersists: false } as const;
  const corridor = '######\n#Sw..#\n######';
  const back = play(onFloor(corridor, { rulings }), 'roll', '10:6');
  expect(path(back)).toBe('c2 d2 e2 d2 c2'); // 2 + 1 + 1 + 1 + 1: free on the way back
  const stuck = play(onFloor(WEB, { rulings }), 'roll', '10:2').state;
  expect(stuck.used).toEqual([]); // not paid, not torn
  const freed = play(stuck, 'roll', '10:1').state;
  expect(freed.used).toEqual([stuck.at]);
  // Lenient and unpaid, it stays.
  const lenient = play(onFloor(WEB, { rulings: { ...rulings, webRule: 'lenient' } }), 'roll', '10:2').state;
  expect(lenient.used).toEqual([]);
});

test('dx.web.5 surcharges add up: 2 + 1 + 2 + 1', () => {
  expect(movesOf(onFloor('########\n#Sw.w..#\n########'), 6)).toMatchObject([
    { headings: 'E', at: [5, 1], webDebt: 0, lost: 0 },
  ]);
});
