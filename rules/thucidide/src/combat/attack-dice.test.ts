import { describe, expect, test } from 'vitest';
import { fight } from '../../testing/fight.ts';
import { unit } from '../../testing/play.ts';
import type { CombatKind, State } from '../play/state.ts';
import { attackDiceOf, effectOf, plain } from './attack-dice.ts';
import { hasAdvantage } from './advantage.ts';
import { isSupported } from './support.ts';
import { judgeAttack, targetsOf } from './target.ts';
import { isRefused } from '../play/refusal.ts';

/** Dice and named terms of A against R. */
function dice(state: State, kind: CombatKind, more: Partial<Parameters<typeof attackDiceOf>[3]> = {}) {
  const handful = attackDiceOf(state, unit(state, 'A'), unit(state, 'R'), { ...plain(kind), ...more });
  return [handful.dice, ...handful.modifiers.map(({ name, dice: change }) => `${name} ${change}`)];
}

describe('th.x.dice the factor of the combat', () => {
  const kindOf = (state: State) => {
    const attack = judgeAttack(state, 'A', 'R');
    return isRefused(attack) ? attack.code : attack.kind;
  };

  test('th.x.dice fire from 2 hexes on, assault on arriving, melee when it touched the defender before', () => {
    expect(kindOf(fight(['A blue light infantry 0303', 'R red heavy infantry 0503']))).toBe('fire');
    expect(kindOf(fight(['A blue heavy infantry 0403 from0303', 'R red heavy infantry 0503']))).toBe('assault');
    expect(kindOf(fight(['A blue heavy infantry 0403', 'R red heavy infantry 0503']))).toBe('melee');
    expect(kindOf(fight(['A blue heavy infantry 0403 from0402', 'R red heavy infantry 0503']))).toBe('melee');
  });

  test('th.x.target no fire past the range, in contact with an enemy, or without missiles', () => {
    expect(kindOf(fight(['A blue light infantry 0203', 'R red heavy infantry 0503']))).toBe('out-of-range');
    expect(
      kindOf(fight(['A blue light infantry 0303', 'R red heavy infantry 0503', 'S red heavy infantry 0304'])),
    ).toBe('in-contact');
    expect(kindOf(fight(['A blue heavy infantry 0303', 'R red heavy infantry 0503']))).toBe('out-of-range');
  });

  test('th.cap.nocombat th.x.combat a unit that gave up combat, was not activated, or has fought does not attack', () => {
    expect(kindOf(fight(['A blue heavy infantry 0403 marched', 'R red heavy infantry 0503']))).toBe('gave-up-combat');
    expect(kindOf(fight(['A blue heavy infantry 0403 idle', 'R red heavy infantry 0503']))).toBe('not-activated');
    const state = fight(['A blue heavy infantry 0403', 'R red heavy infantry 0503']);
    expect(kindOf({ ...state, turn: { ...state.turn, fought: ['A'] } })).toBe('already-fought');
  });

  test('th.x.combat units of the first activation fight before those of the second', () => {
    const state = fight(['A blue heavy infantry 0403', 'B blue heavy infantry 0603', 'R red heavy infantry 0503']);
    const activations = [
      { chief: 'G', pieces: ['A'] },
      { chief: 'H', pieces: ['B'] },
    ];
    const after = (fought: string[]) => ({ ...state, turn: { ...state.turn, activations, fought } });
    expect(judgeAttack(after(['B']), 'A', 'R')).toMatchObject({ code: 'earlier-activation' });
    expect(judgeAttack(after(['A']), 'B', 'R')).toMatchObject({ kind: 'melee' });
  });
});

describe('th.x.modifiers each term by name', () => {
  const at = (attacker: string, target: string, map?: string, rulings = {}) =>
    fight([`A blue ${attacker}`, `R red ${target}`], map ? { map } : {}, rulings);

  test('th.x.modifiers the attacker’s last element of 3 or more', () => {
    expect(dice(at('heavy infantry 0403 1', 'heavy infantry 0503'), 'melee')).toEqual([3, 'lastElement -1']);
    expect(dice(at('very-light infantry 0403 1', 'heavy infantry 0503'), 'melee')).toEqual([1]);
  });

  test('th.x.modifiers very light, heavy and very heavy targets', () => {
    expect(dice(at('heavy infantry 0403', 'very-light infantry 0503'), 'melee')).toEqual([5, 'veryLightTarget 1']);
    expect(dice(at('heavy infantry 0403', 'very-heavy infantry 0503'), 'melee')).toEqual([3, 'veryHeavyTarget -1']);
    expect(dice(at('light infantry 0303', 'heavy infantry 0503'), 'fire')).toEqual([1, 'armouredUnderFire -1']);
    expect(dice(at('light infantry 0303', 'very-light infantry 0503'), 'fire')).toEqual([2]);
  });

  test('th.x.modifiers never below one die for a factor of 1', () => {
    expect(dice(at('light cavalry 0303', 'heavy infantry 0503'), 'fire')).toEqual([1, 'armouredUnderFire -1']);
  });

  test('th.x.camels horses lose a die against camels, unless the table rules otherwise', () => {
    expect(dice(at('medium cavalry 0403', 'medium camelry 0503'), 'melee')).toEqual([2, 'camels -1']);
    expect(dice(at('medium chariotry 0403', 'medium camelry 0503'), 'melee')).toEqual([1, 'camels -1']);
    expect(dice(at('heavy infantry 0403', 'medium camelry 0503'), 'melee')).toEqual([4]);
    expect(
      dice(at('medium cavalry 0403', 'medium camelry 0503', undefined, { camelsAgainstHorses: false }), 'melee'),
    ).toEqual([3]);
  });

  const field = (letters: string) => `........\n........\n${letters}\n........\n........\n........`;

  test('th.x.terrain the target’s ground, the attacker’s marsh, a hill from below', () => {
    expect(dice(at('heavy infantry 0403', 'light infantry 0503', field('....w...')), 'melee')).toEqual([
      3,
      'ground -1',
    ]);
    expect(dice(at('medium cavalry 0403', 'light infantry 0503', field('....w...')), 'assault')).toEqual([
      2,
      'ground -2',
    ]);
    expect(dice(at('heavy infantry 0403', 'light infantry 0503', field('....h...')), 'melee')).toEqual([
      3,
      'ground -1',
    ]);
    expect(dice(at('heavy infantry 0403', 'light infantry 0503', field('...hh...')), 'melee')).toEqual([4]);
    expect(dice(at('heavy infantry 0403', 'light infantry 0503', field('...m....')), 'melee')).toEqual([3, 'marsh -1']);
  });

  test('th.x.terrain across a hex side: one die fewer, and none at all across water without a crossing', () => {
    const across = (is: string, roads: string[] = []) =>
      fight(['A blue heavy infantry 0403', 'R red light infantry 0503'], {
        obstacles: [{ is, between: '0403-0503' }],
        roads,
      });
    for (const is of ['ford', 'stream', 'hedge', 'ditch', 'palisade', 'wall'])
      expect(dice(across(is), 'melee'), is).toEqual([3, 'across -1']);
    expect(judgeAttack(across('river'), 'A', 'R')).toMatchObject({ code: 'water-between' });
    expect(judgeAttack(across('great-river'), 'A', 'R')).toMatchObject({ code: 'water-between' });
    expect(dice(across('river', ['0403 0503']), 'melee')).toEqual([3, 'across -1']); // over the bridge
  });

  test('th.cap.note2 a moved light piece fires with a die fewer, this turn only unless the table rules otherwise', () => {
    const moved = at('light artillery 0303 from0203', 'light infantry 0503');
    expect(dice(moved, 'fire')).toEqual([2, 'moved -1']);
    const enemyTurn = (rulings: object) => {
      const state = at('light artillery 0403 from0303', 'light infantry 0503', undefined, rulings);
      return { ...state, turn: { ...state.turn, side: 'red' } };
    };
    expect(dice(enemyTurn({}), 'melee', { riposte: true })).toEqual([1]);
    expect(dice(enemyTurn({ artilleryDiceLossScope: 'until-next-own-turn' }), 'melee', { riposte: true })).toEqual([
      0,
      'moved -1',
    ]);
  });

  test('th.cap.note2 with no die left there is no attack', () => {
    const state = fight(['A blue very-light artillery 0303 from0203', 'R red heavy infantry 0503']);
    expect(dice(state, 'fire')).toEqual([0, 'armouredUnderFire -1', 'moved -1']);
    expect(judgeAttack(state, 'A', 'R')).toMatchObject({ code: 'no-dice' });
    expect(targetsOf(state, unit(state, 'A'))).toEqual([]);
  });

  test('th.x.orders shock adds a die in assault, closed ranks take one away', () => {
    const state = at('heavy infantry 0403', 'heavy infantry 0503');
    expect(dice(state, 'assault', { attackOrder: 'shock' })).toEqual([5, 'shock 1']);
    expect(dice(state, 'melee', { attackOrder: 'shock' })).toEqual([4]);
    expect(dice(state, 'assault', { defenceOrder: 'close-ranks' })).toEqual([3, 'closeRanks -1']);
  });
});

describe('th.x.support and th.x.advantage', () => {
  test('th.x.support two friendly units beside it; infantry has the houses', () => {
    expect(isSupported(...one(['R red heavy infantry 0503', 'S red light infantry 0603']))).toBe(false);
    expect(
      isSupported(...one(['R red heavy infantry 0503', 'S red light infantry 0603', 'T red light infantry 0504'])),
    ).toBe(true);
    expect(
      isSupported(...one(['R red heavy infantry 0503'], '........\n........\n....v...\n........\n........\n........')),
    ).toBe(true);
  });

  function one(pieces: string[], map?: string): [State, State['units'][number]] {
    const state = fight(pieces, map ? { map } : {});
    return [state, unit(state, 'R')];
  }

  const advantage = (pieces: string[], kind: CombatKind, map?: string) => {
    const state = fight(pieces, map ? { map } : {});
    return hasAdvantage(state, unit(state, 'A'), unit(state, 'R'), kind);
  };

  test('th.x.advantage an unsupported target that another friend touches', () => {
    expect(advantage(['A blue heavy infantry 0403', 'R red heavy infantry 0503'], 'melee')).toBe(false);
    expect(
      advantage(['A blue heavy infantry 0403', 'B blue light infantry 0603', 'R red heavy infantry 0503'], 'melee'),
    ).toBe(true);
    expect(
      advantage(
        [
          'A blue heavy infantry 0403',
          'B blue light infantry 0603',
          'R red heavy infantry 0503',
          'S red light infantry 0502',
          'T red light infantry 0504',
        ],
        'melee',
      ),
    ).toBe(false);
  });

  test('th.x.advantage a hill against lower ground, mounted troops against lighter infantry in the open, a chief present', () => {
    const hill = '........\n........\n...h....\n........\n........\n........';
    expect(advantage(['A blue heavy infantry 0403', 'R red heavy infantry 0503'], 'melee', hill)).toBe(true);
    expect(advantage(['A blue medium cavalry 0403', 'R red medium infantry 0503'], 'assault')).toBe(true);
    expect(advantage(['A blue medium cavalry 0403', 'R red medium infantry 0503'], 'melee')).toBe(false);
    expect(advantage(['A blue medium cavalry 0403', 'R red heavy infantry 0503'], 'assault')).toBe(false);
    expect(
      advantage(['A blue heavy infantry 0403', 'R red heavy infantry 0503', 'G blue senior-officer 0403'], 'melee'),
    ).toBe(true);
    expect(advantage(['A blue heavy infantry 0403', 'R red heavy infantry 0503', 'P blue person 0403'], 'melee')).toBe(
      false,
    );
  });

  test('th.x.advantage fire at exactly 2 hexes, target in the open', () => {
    expect(advantage(['A blue light infantry 0303 bow', 'R red heavy infantry 0503'], 'fire')).toBe(true);
    expect(advantage(['A blue light infantry 0203 bow', 'R red heavy infantry 0503'], 'fire')).toBe(false);
  });
});

describe('th.x.die what a face does', () => {
  const faces = ['foot', 'mounted', 'engine', 'advantage', 'flag', 'letter'] as const;
  const effects = (target: 'infantry' | 'cavalry' | 'elephants' | 'artillery', advantage: boolean, evading = false) =>
    faces.map((face) => effectOf(face, target, { advantage, evading }));

  test('th.x.die each type is struck by its own face, by ADVANTAGE only with the advantage', () => {
    expect(effects('infantry', false)).toEqual(['hit', 'nothing', 'nothing', 'nothing', 'flag', 'letter']);
    expect(effects('cavalry', true)).toEqual(['nothing', 'hit', 'nothing', 'hit', 'flag', 'letter']);
    expect(effects('elephants', false)[1]).toBe('hit');
    expect(effects('artillery', false)[2]).toBe('hit');
  });

  test('th.x.evasion against an evader only its own face and letters count', () => {
    expect(effects('infantry', true, true)).toEqual(['hit', 'nothing', 'nothing', 'nothing', 'nothing', 'letter']);
  });
});
