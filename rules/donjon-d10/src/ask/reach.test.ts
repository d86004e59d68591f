import { type Destination, isRefusal, showFraction } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { preview } from './preview.ts';
import type { DonjonRulings } from '../rulings.ts';
import { reach } from './reach.ts';
import { squareName } from '../scene/scene.ts';
import type { State } from '../play/state.ts';
import { movesOf } from '../../testing/moves.ts';
import { facing, foe, onFloor, play } from '../../testing/table.ts';

function reached(state: State): readonly Destination[] {
  const found = reach(state, 'hero');
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found;
}

const ROOM = ['##########', ...Array.from({ length: 8 }, () => '#........#'), '##########'].join('\n');

describe('reach', () => {
  test('dx.move.6 after the roll: every end of the move, each with a path that leads there', () => {
    const start = onFloor(ROOM, { position: { at: 'e5' } });
    for (let die = 1; die <= 10; die++) {
      const rolled = play(start, 'roll', `10:${die}`).state;
      const moves = movesOf(start, die);
      const ends = [...new Set(moves.map(({ at: [x, y] }) => y * 10 + x))].sort((a, b) => a - b);
      expect(reached(rolled).map(({ to }) => to)).toEqual(ends);
      for (const { to, path, cost } of reached(rolled)) {
        expect(cost).toBe(die);
        expect(moves.some(({ squares }) => squares.map(([x, y]) => y * 10 + x).join() === path.join())).toBe(true);
        expect(path.at(-1)).toBe(to);
      }
    }
  });

  test('dx.move.2 before the roll: how many of the ten faces allow each square', () => {
    const start = onFloor(ROOM, { position: { at: 'e5' } });
    const faces = new Map<number, number>();
    for (let die = 1; die <= 10; die++) {
      for (const to of new Set(movesOf(start, die).map(({ at: [x, y] }) => y * 10 + x)))
        faces.set(to, (faces.get(to) ?? 0) + 1);
    }
    const found = reached(start);
    expect(found.map(({ to }) => to)).toEqual([...faces.keys()].sort((a, b) => a - b));
    for (const { to, chance } of found) {
      if (chance === undefined) throw new Error('a chance');
      expect(Number((chance.n * 10n) / chance.d)).toBe(faces.get(to));
    }
  });

  test('dx.move.10 a roll that is lost leaves the hero where it is', () => {
    const found = reached(onFloor('#####\n#S..#\n#####'));
    const stay = found.find(({ path }) => path.length === 0);
    // The five odd faces are lost; 4 and 8 lead to the wall and back.
    expect(stay?.chance && showFraction(stay.chance)).toBe('7/10');
  });

  test('dx.web.3 the debt comes off the roll', () => {
    const stuck = onFloor('#########\n#..w....#\n#########', { position: { at: 'd2', webDebt: 1 } });
    const names = reached(stuck).map(({ to }) => squareName(stuck, to));
    // 2: one square; 4: three; 6: five, turning back at a wall; 8 and 10 too; odd rolls stay.
    expect(names).toContain('e2');
    expect(names).toContain('d2');
  });

  test('dx.effect.3 creatures on the way are said, and the way that meets the fewest is shown', () => {
    const state = onFloor('######\n#S.r.#\n######', { creatures: { r: 'bat' } });
    expect(reached(state).find(({ to }) => squareName(state, to) === 'd2')?.triggers).toEqual([
      { who: 'foe-1', at: 9, step: 2, rules: ['dx.effect.3'] },
    ]);
    // Around a pillar both ways lead to the same square; one of them is guarded.
    const ring = onFloor('#####\n#S.r#\n#.#.#\n#...#\n#####', {
      creatures: { r: 'bat' },
      position: { move: { die: 4 } },
    });
    const far = reached(ring).find(({ to }) => squareName(ring, to) === 'd4');
    expect(far?.path.map((cell) => squareName(ring, cell))).toEqual(['b3', 'b4', 'c4', 'd4']);
    expect(far?.triggers).toBeUndefined();
  });

  test('dx.effect.3 ruling exitOnCross: the exit is an end, and where it is optional the move may go on', () => {
    const map = '########\n#S.>...#\n########';
    const ends = (exitOnCross: 'mandatory' | 'optional' | 'exactStop') => {
      const state = onFloor(map, { rulings: { exitOnCross, passAllowed: true }, position: { move: { die: 4 } } });
      return reached(state).map(({ to }) => squareName(state, to));
    };
    expect([ends('mandatory'), ends('optional'), ends('exactStop')]).toEqual([['d2'], ['d2', 'f2'], ['f2']]);
  });

  test('dx.effect.3 ruling combatEndsMove: a creature ends the way, a slain guardian no longer does', () => {
    const ends = (used: readonly string[]) => {
      const state = onFloor('########\n#S.>...#\n########', {
        guardian: 'bat',
        position: { used, move: { die: 4 } },
        rulings: { combatEndsMove: true, exitOnCross: 'exactStop', passAllowed: true },
      });
      return reached(state).map(({ to }) => squareName(state, to));
    };
    expect([ends([]), ends(['d2'])]).toEqual([['d2'], ['f2']]);
  });

  test('dx.x.creature only the hero moves, and not in a combat', () => {
    expect(reach(onFloor('####\n#S.#\n####'), 'foe-1')).toMatchObject({ code: 'stranger', rules: ['dx.x.creature'] });
    expect(reach(facing('bat'), 'hero')).toMatchObject({ code: 'not-now', rules: ['dx.move.1', 'dx.move.5'] });
  });

  const names = (map: string, rulings: Partial<DonjonRulings>) => {
    const state = onFloor(map, { position: { at: 'b2' }, rulings });
    return reached(state).map(({ to }) => squareName(state, to));
  };

  test('dx.move.10 before the roll, odd faces in a corridor are rolled again or change family, as the table rules', () => {
    const corridor = '######\n#S...#\n######';
    expect(names(corridor, { noDirection: 'reroll' })).toEqual(['b2', 'd2']);
    expect(names(corridor, { noDirection: 'switchClass' })).toEqual(['b2', 'c2', 'd2', 'e2']);
  });

  test('dx.effect.1 before the roll, a web underfoot is paid for, whether or not the starting square acts again', () => {
    const toTheWall = (effectOnStartSquare: boolean) => {
      const state = onFloor('#####\n#w..#\n#####', { position: { at: 'b2' }, rulings: { effectOnStartSquare } });
      const found = reached(state).find(({ to }) => squareName(state, to) === 'd2');
      return found?.path.map((cell) => squareName(state, cell)).join(' ');
    };
    expect(toTheWall(false)).toBe('c2 d2'); // a roll of 2
    expect(toTheWall(true)).toBe('c2 d2');
  });
});

describe('preview', () => {
  test('dx.web.1 the path, the cost of each square, what is met, and where a choice comes', () => {
    const state = onFloor('########\n#Sw.r..#\n#.....##\n########', {
      creatures: { r: 'bat' },
      position: { move: { die: 8 } },
    });
    const seen = preview(state, { do: 'head', heading: 'E' });
    expect(seen.path?.map((cell) => squareName(state, cell))).toEqual(['c2', 'd2', 'e2', 'f2', 'g2', 'f2', 'e2']);
    expect(seen.steps?.map(({ cost }) => cost)).toEqual([2, 1, 1, 1, 1, 1, 1]);
    expect(seen.cost).toBe(8);
    expect(seen.triggers).toMatchObject([{ who: 'foe-1', step: 3 }]);
    expect(seen.asks).toBeUndefined();
  });

  test('dx.move.6 it ends where the hero will be asked', () => {
    const state = onFloor('#######\n#.....#\n#.....#\n#..#..#\n#.....#\n#S....#\n#######', {
      position: { move: { die: 3 } },
      rulings: { passAllowed: true },
    });
    const seen = preview(state, { do: 'head', heading: 'NE' });
    expect(seen.path?.map((cell) => squareName(state, cell))).toEqual(['c5']);
    expect(seen.asks?.map((cell) => squareName(state, cell))).toEqual(['c5']);
    expect(seen.because).toEqual(['dx.move.3', 'dx.move.4']);
  });

  test('dx.effect.3 an optional exit is a choice too', () => {
    const state = onFloor('########\n#S.>...#\n#......#\n########', {
      rulings: { exitOnCross: 'optional' },
      position: { move: { die: 4 } },
    });
    expect(preview(state, { do: 'head', heading: 'E' })).toMatchObject({ path: [10, 11], asks: [11] });
  });

  test('dx.roll.4 dx.roll.5 dx.roll.6 dx.roll.7 an exchange says which characteristic is rolled', () => {
    const state = facing(foe(1, 1, 1), { hero: { weapons: ['club', 'sling'], flames: 1 } });
    const because = (command: Parameters<typeof preview>[1]) => preview(state, command).because;
    expect(because({ do: 'attack', weapon: 'club' })).toContain('dx.roll.4');
    expect(because({ do: 'attack', weapon: 'sling' })).toContain('dx.roll.5');
    expect(because({ do: 'read', scroll: 'flames' })).toEqual(expect.arrayContaining(['dx.roll.6', 'dx.roll.7']));
  });
});
