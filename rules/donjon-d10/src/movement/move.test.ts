import { describe, expect, test } from 'vitest';
import { donjonD10 } from '../game.ts';
import type { DonjonRulings } from '../rulings.ts';
import { factsOf, offered, onFloor, path, play, refused, whereabouts } from '../../testing/table.ts';
import { type Move, movesOf } from '../../testing/moves.ts';

const CORRIDOR = `
  ########
  #S.....#
  ########`;

/** An empty room of 8 by 8 inside its walls. */
const ROOM = ['##########', ...Array.from({ length: 8 }, () => '#........#'), '##########'].join('\n');

function moves(map: string, die: number, rulings: Partial<DonjonRulings> = {}): readonly Move[] {
  return movesOf(onFloor(map, { rulings }), die);
}

function ends(found: readonly Move[]): string[] {
  return [...new Set(found.map(({ at }) => at.join()))].sort();
}

describe('the roll', () => {
  test('dx.move.1 the roll comes first, and the hero may not stay', () => {
    const state = onFloor(CORRIDOR);
    expect(offered(state)).toEqual(['roll']);
    expect(refused(state, 'head e')).toMatchObject({ code: 'not-now', rules: ['dx.move.1', 'dx.move.5'] });
    expect(refused(state, 'pass')).toMatchObject({ code: 'must-move', rules: ['dx.move.1'] });
    const open = play(onFloor('#####\n#S..#\n#...#\n#...#\n#####'), 'roll', '10:2').state;
    expect(refused(open, 'pass')).toMatchObject({ code: 'must-move', rules: ['dx.move.1'], die: 2 });
  });

  test('dx.move.1 ruling passAllowed: the hero may stay, before the roll or after it, but not once it moves', () => {
    const state = onFloor('######\n#S...#\n#....#\n######', { rulings: { passAllowed: true } });
    expect(offered(state)).toEqual(['roll', 'pass']);
    expect(play(state, 'pass').state).toMatchObject({ turns: 1, points: 0, at: state.at });
    const rolled = play(state, 'roll', '10:6').state;
    expect(offered(rolled)).toEqual(['head e', 'head s', 'pass']);
    expect(play(rolled, 'pass').state).toMatchObject({ turns: 1, points: 0, at: state.at });
    // A single heading is not forced on who may stay.
    expect(offered(play(onFloor(CORRIDOR, { rulings: { passAllowed: true } }), 'roll', '10:2').state)).toEqual([
      'head e',
      'pass',
    ]);
    const atWall = onFloor('#######\n#.....#\n#.....#\n#..#..#\n#.....#\n#S....#\n#######', {
      position: { at: 'c5', move: { die: 3, points: 2, heading: 'NE' } },
      rulings: { passAllowed: true },
    });
    expect(refused(atWall, 'pass')).toMatchObject({ code: 'not-now', rules: ['dx.move.5'] });
  });

  test('dx.move.2 or.dir.d10: half the rolls are diagonal; 11/2 squares on average, 5 when diagonal, 6 when straight', () => {
    const state = onFloor(ROOM, { position: { at: 'e5' } });
    const rolls = Array.from({ length: 10 }, (_, face) => play(state, 'roll', `10:${face + 1}`).state);
    const total = (diagonal: boolean) =>
      rolls.filter((rolled) => rolled.diagonal === diagonal).reduce((sum, { points }) => sum + points, 0);
    expect(rolls.filter(({ diagonal }) => diagonal)).toHaveLength(5);
    expect([total(true), total(false)]).toEqual([5 * 5, 6 * 5]);
    expect(rolls.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('dx.move.2 ruling d10Zero: zero counts 0 to 9, and a 0 moves nobody', () => {
    const state = onFloor(ROOM, { position: { at: 'e5' }, rulings: { d10Zero: 'zero' } });
    const still = play(state, 'roll', '10:1');
    expect(still.state).toMatchObject({ die: 0, diagonal: false, points: 0, at: state.at, turns: 1 });
    expect(play(state, 'roll', '10:10').state).toMatchObject({ die: 9, diagonal: true, points: 9 });
  });

  test('dx.move.13 headings are not kept: the next roll starts with a free choice', () => {
    const first = play(onFloor(ROOM, { position: { at: 'e5' } }), 'roll; head e', '10:2').state;
    expect(offered(play(first, 'roll', '10:2').state)).toEqual(['head n', 'head e', 'head s', 'head w']);
  });
});

describe('the starting heading', () => {
  const CORNER = '#####\n#S..#\n#...#\n#####';

  test('dx.move.3 only open headings may be chosen', () => {
    const rolled = play(onFloor(CORNER), 'roll', '10:4').state;
    expect(offered(rolled)).toEqual(['head e', 'head s']);
    expect(refused(rolled, 'head n')).toMatchObject({ code: 'wall-ahead', rules: ['dx.move.3', 'dx.move.11'] });
  });

  test('dx.move.3 ruling blockedStartAllowed: a wall may be chosen, and is hit at once', () => {
    const state = onFloor('#####\n#...#\n#S..#\n#...#\n#####', { rulings: { blockedStartAllowed: true } });
    const rolled = play(state, 'roll', '10:2').state;
    expect(offered(rolled)).toEqual(['head n', 'head e', 'head s', 'head w']);
    const hit = play(rolled, 'head w');
    expect(factsOf(hit, 'moved')).toMatchObject([{ squares: [], points: 2 }]);
    // dx.move.6 and dx.move.7 then apply: north or south, east being the way back.
    expect(offered(hit.state)).toEqual(['head n', 'head s']);
    expect(path(play(hit.state, 'head n'))).toBe('b2 c2');
  });

  test('dx.dir.1 an odd result gives the four diagonals', () => {
    const state = onFloor(ROOM, { position: { at: 'e5' } });
    const rolled = play(state, 'roll', '10:3').state;
    expect(offered(rolled)).toEqual(['head ne', 'head se', 'head sw', 'head nw']);
    expect(ends(movesOf(state, 3))).toEqual(['1,1', '1,7', '7,1', '7,7']);
    expect(refused(rolled, 'head e')).toMatchObject({ code: 'wrong-family', rules: ['dx.dir.1'], die: 3 });
  });

  test('dx.dir.2 an even result gives rows and columns', () => {
    const state = onFloor(ROOM, { position: { at: 'e5' } });
    const rolled = play(state, 'roll', '10:2').state;
    expect(ends(movesOf(state, 2))).toEqual(['2,4', '4,2', '4,6', '6,4']);
    expect(refused(rolled, 'head ne')).toMatchObject({ code: 'wrong-family', rules: ['dx.dir.2'], die: 2 });
  });

  test('dx.dir.4 parity is that of the die, not of the points left after a debt', () => {
    const state = onFloor('#########\n#..w....#\n#.......#\n#########', { position: { at: 'd2', webDebt: 1 } });
    const rolled = play(state, 'roll', '10:4').state;
    expect(rolled).toMatchObject({ points: 3, diagonal: false });
    expect(path(play(rolled, 'head e'))).toBe('e2 f2 g2');
  });
});

describe('straight on', () => {
  test('dx.move.4 or.move.corridor4: an even roll in a corridor', () => {
    expect(moves(CORRIDOR, 4)).toEqual([
      {
        headings: 'E',
        squares: [
          [2, 1],
          [3, 1],
          [4, 1],
          [5, 1],
        ],
        at: [5, 1],
        webDebt: 0,
        lost: 0,
      },
    ]);
  });

  test('dx.move.5 the hero neither stops nor turns before a wall', () => {
    const start = onFloor('########\n#S.C...#\n#......#\n########');
    const moved = play(start, 'roll; head e', '10:4 100:50');
    expect(path(moved)).toBe('c2 d2 e2 f2'); // the chest is opened in passing
    const choosing = play(onFloor(ROOM, { position: { at: 'e5' } }), 'roll', '10:6').state;
    expect(refused(choosing, 'roll')).toMatchObject({ code: 'not-now', rules: ['dx.move.1', 'dx.move.5'] });
  });

  test('dx.move.8 or.move.exactwall: the wall next to the last square is not hit', () => {
    const found = moves('#######\n#S....#\n#######', 4);
    expect(found).toEqual([
      {
        headings: 'E',
        squares: [
          [2, 1],
          [3, 1],
          [4, 1],
          [5, 1],
        ],
        at: [5, 1],
        webDebt: 0,
        lost: 0,
      },
    ]);
  });
});

describe('at a wall', () => {
  const PILLAR = '#######\n#.....#\n#.....#\n#..#..#\n#.....#\n#S....#\n#######';

  test('dx.move.6 the pillar: both side headings are offered, single ones are taken without asking', () => {
    const atPillar = play(onFloor(PILLAR), 'roll', '10:3');
    expect(path(atPillar)).toBe('c5'); // north-east is the only open heading, so nobody was asked
    expect(offered(atPillar.state)).toEqual(['head se', 'head nw']);
    expect(path(play(atPillar.state, 'head se'))).toBe('d6 e5');
    expect(path(play(atPillar.state, 'head nw'))).toBe('b4 c3');
    expect(refused(atPillar.state, 'head ne')).toMatchObject({
      code: 'wall-ahead',
      rules: ['dx.move.6', 'dx.move.11'],
    });
    expect(refused(atPillar.state, 'head n')).toMatchObject({ code: 'wrong-family', rules: ['dx.dir.1', 'dx.dir.3'] });
  });

  test('dx.move.6 ruling turnKeepsClass: without it all eight headings are open at a wall, the way back apart', () => {
    const atPillar = play(onFloor(PILLAR, { rulings: { turnKeepsClass: false } }), 'roll', '10:3').state;
    expect(offered(atPillar)).toEqual(['head n', 'head e', 'head se', 'head s', 'head w', 'head nw']);
    expect(path(play(atPillar, 'head n'))).toBe('c4 c3');
    // The reverse is forced only when the other seven are closed.
    const deadEnd = onFloor('#####\n#S..#\n#####', { rulings: { turnKeepsClass: false } });
    expect(path(play(deadEnd, 'roll', '10:4'))).toBe('c2 d2 c2 b2');
  });

  test('dx.dir.3 or.move.bounce: a diagonal move stays diagonal along a flat wall', () => {
    expect(moves('########\n#......#\n#......#\n#S.....#\n########', 5)).toEqual([
      {
        headings: 'NE SE NE',
        squares: [
          [2, 2],
          [3, 1],
          [4, 2],
          [5, 3],
          [6, 2],
        ],
        at: [6, 2],
        webDebt: 0,
        lost: 0,
      },
    ]);
  });

  test('dx.move.7 or.move.deadend6: the way back is forced in a dead end', () => {
    expect(moves(CORRIDOR, 6)).toEqual([
      {
        headings: 'E W',
        squares: [
          [2, 1],
          [3, 1],
          [4, 1],
          [5, 1],
          [6, 1],
          [5, 1],
        ],
        at: [5, 1],
        webDebt: 0,
        lost: 0,
      },
    ]);
    const atPillar = play(onFloor(PILLAR), 'roll', '10:3').state;
    expect(refused(atPillar, 'head sw')).toMatchObject({ code: 'turning-back', rules: ['dx.move.7'] });
  });

  test('dx.move.7 ruling reverse: never loses the rest, always offers the way back', () => {
    expect(moves(CORRIDOR, 6, { reverse: 'never' })).toMatchObject([{ headings: 'E', at: [6, 1], lost: 1 }]);
    const always = play(onFloor(PILLAR, { rulings: { reverse: 'always' } }), 'roll', '10:3').state;
    expect(offered(always)).toEqual(['head se', 'head sw', 'head nw']);
  });

  test('dx.move.9 turning is free, and a ruling makes it cost a point, paid before the turn', () => {
    expect(moves(CORRIDOR, 6)[0]?.squares).toHaveLength(6);
    const paid = play(onFloor(CORRIDOR, { rulings: { wallHitCost: 1 } }), 'roll', '10:8');
    expect(path(paid)).toBe('c2 d2 e2 f2 g2 f2 e2'); // 5 squares, 1 for the wall, 2 squares
    const spent = play(onFloor(CORRIDOR, { rulings: { wallHitCost: 1 } }), 'roll', '10:6');
    expect(whereabouts(spent.state)).toBe('g2'); // the last point goes into the wall: the move is over
    expect(spent.state.points).toBe(0);
    expect(factsOf(spent, 'points-lost')).toEqual([]);
  });
});

describe('no way out', () => {
  test('dx.move.10 or.move.corridor3: an odd roll in a corridor is lost', () => {
    expect(moves(CORRIDOR, 3)).toEqual([{ headings: '', squares: [], at: [1, 1], webDebt: 0, lost: 3 }]);
  });

  test('dx.move.10 a debt is cleared first, then the points left are lost', () => {
    const stuck = onFloor('#######\n#..w..#\n#######', { position: { at: 'd2', webDebt: 1 } });
    const lost = play(stuck, 'roll', '10:5');
    expect(lost.state).toMatchObject({ webDebt: 0, points: 0, at: stuck.at });
    expect(factsOf(lost, 'points-lost')).toMatchObject([{ points: 4, why: 'no-direction' }]);
  });

  test('dx.move.10 ruling noDirection: reroll asks for the die again, within the same turn', () => {
    const state = onFloor(CORRIDOR, { rulings: { noDirection: 'reroll' } });
    const again = play(state, 'roll', '10:3').state;
    expect(offered(again)).toEqual(['roll']);
    expect(refused(again, 'drink')).toMatchObject({ code: 'not-now' });
    const moved = play(again, 'roll', '10:2');
    expect(path(moved)).toBe('c2 d2');
    expect(moved.state.turns).toBe(1);
    // Walled in on all sides there is nothing to reroll for.
    const cell = onFloor('###\n#S#\n###', { rulings: { noDirection: 'reroll' } });
    expect(factsOf(play(cell, 'roll', '10:3'), 'points-lost')).toMatchObject([{ points: 3 }]);
  });

  test('dx.move.10 ruling noDirection: switchClass moves straight with the same points', () => {
    expect(moves(CORRIDOR, 3, { noDirection: 'switchClass' })).toMatchObject([{ headings: 'E', at: [4, 1], lost: 0 }]);
  });

  test('dx.move.11 or.move.squeeze: two walls that touch close the corner, one does not', () => {
    const squeeze = '#####\n##..#\n#S#.#\n#...#\n#####';
    expect(moves(squeeze, 1)).toMatchObject([{ headings: 'SE', squares: [[2, 3]] }]);
    expect(ends(moves(squeeze, 1, { cornerRule: 'free' }))).toEqual(['2,1', '2,3']);
    expect(moves(squeeze, 1, { cornerRule: 'anyFlank' })).toMatchObject([{ at: [1, 2], lost: 1 }]);
    expect(ends(moves('#####\n##..#\n#S..#\n#...#\n#####', 1))).toEqual(['2,1', '2,3']);
    const rolled = play(onFloor(squeeze, { rulings: { passAllowed: true } }), 'roll', '10:1').state;
    expect(refused(rolled, 'head ne')).toMatchObject({ code: 'corner-ahead', rules: ['dx.move.3', 'dx.move.11'] });
    expect(refused(rolled, 'head nw')).toMatchObject({ code: 'wall-ahead' });
  });

  test('dx.move.11 the edge of a map without walls blocks as a wall does', () => {
    expect(moves('S..', 4)).toMatchObject([{ headings: 'E W', at: [0, 0] }]);
    const rolled = play(onFloor('..\nS.', { rulings: { blockedStartAllowed: true } }), 'roll', '10:2').state;
    const pointed = donjonD10.offers(rolled, 'hero').map(({ at }) => at);
    expect(pointed).toEqual([0, 3, undefined, undefined]); // north, east; south and west point at no square
  });
});

describe('or.move.room8', () => {
  // All complete moves from [4,4] in an empty room of 8 by 8: paths, squares crossed, ends.
  const TABLE: readonly (readonly [die: number, paths: number, crossed: number, ends: string])[] = [
    [1, 4, 4, '3,3 3,5 5,3 5,5'],
    [2, 4, 8, '2,4 4,2 4,6 6,4'],
    [3, 4, 12, '1,1 1,7 7,1 7,7'],
    [4, 6, 18, '1,3 1,5 3,1 4,8 5,1 8,4'],
    [5, 4, 17, '3,3 3,7 7,3 7,7'],
    [6, 8, 33, '1,1 1,7 2,8 6,8 7,1 8,2 8,6'],
    [7, 4, 20, '5,5'],
    [8, 8, 38, '1,3 1,7 2,8 3,1 7,1 8,2 8,8'],
    [9, 4, 20, '3,3 3,7 7,3 7,7'],
    [10, 8, 38, '1,5 4,8 5,1 6,8 8,4 8,6'],
  ];

  test.each(TABLE)('dx.move.6 a roll of %i has %i moves crossing %i squares', (die, paths, crossed, expected) => {
    const found = movesOf(onFloor(ROOM, { position: { at: 'e5' } }), die);
    const distinct = new Set(found.map(({ headings, squares }) => `${headings} ${squares.join(' ')}`));
    expect(distinct.size).toBe(paths);
    expect(found).toHaveLength(paths);
    expect(ends(found)).toEqual(expected.split(' '));
    expect(new Set(found.flatMap(({ squares }) => squares.map((square) => square.join()))).size).toBe(crossed);
  });

  test('dx.move.12 every end has the colour of the start', () => {
    for (let die = 1; die <= 10; die++) {
      for (const { at } of movesOf(onFloor(ROOM, { position: { at: 'e5' } }), die)) {
        expect((at[0] + at[1]) % 2).toBe(0);
      }
    }
  });
});
