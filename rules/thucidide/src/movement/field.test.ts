import { describe, expect, test } from 'vitest';
import { exercise } from '../../testing/exercise.ts';
import { facts, refusal } from '../../testing/play.ts';
import { diceAcross } from '../combat/attack-dice.ts';

const SNOWLESS = Array.from({ length: 3 }, () => '......').join('\n');
const A = { id: 'A', side: 'blue', type: 'infantry', weight: 'light', at: '0201', activated: true };
const FOE = { id: 'R', side: 'red', type: 'infantry', weight: 'light', at: '0603' };
const between = '0201-0301';
const sides = (...obstacles: string[]) =>
  exercise({ map: SNOWLESS, units: [A, FOE], obstacles: obstacles.map((is) => ({ is, between })) });

describe('several obstacles on one hex side, each with its effect', () => {
  test('th.prec.11 impassable if one of them is, in either order', () => {
    expect(refusal(sides('river'), 'blue: move A by 0301 0401')).toMatchObject({ code: 'impassable', at: 2 });
    expect(refusal(sides('river', 'wall'), 'blue: move A by 0301 0401')).toMatchObject({ code: 'impassable', at: 2 });
    expect(refusal(sides('stream', 'river'), 'blue: move A by 0301')).toMatchObject({ code: 'impassable' });
  });

  test('th.prec.11 difficult if one of them is: infantry climbs the wall beyond the ford, and stops', () => {
    expect(refusal(sides('ford', 'wall'), 'blue: move A by 0301 0401').code).toBe('difficult-stop');
    expect(facts(sides('ford', 'wall'), 'blue: move A by 0301')).toMatchObject([{ is: 'moved', fight: true }]);
  });

  test('th.x.terrain the dice of an attack across them add up; one bridge crosses all the water', () => {
    expect(diceAcross(sides('hedge', 'ditch'), 1, 2)).toBe(-2);
    expect(diceAcross(sides('hedge', 'river'), 1, 2)).toBeNull();
    const bridged = exercise({
      map: SNOWLESS,
      units: [A, FOE],
      roads: ['0201 0301'],
      obstacles: ['river', 'great-river', 'palisade'].map((is) => ({ is, between })),
    });
    expect(diceAcross(bridged, 1, 2)).toBe(-2);
  });
});
