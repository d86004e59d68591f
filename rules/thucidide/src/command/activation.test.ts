import { describe, expect, test } from 'vitest';
import { activationSizes, chiefDistances, commandRanges } from './activation.ts';
import { activationsFor } from './command.table.ts';
import { choicesOf } from '../play/offers.ts';
import { exercise } from '../../testing/exercise.ts';
import { withTokens } from '../../testing/fight.ts';
import { character, facts, play, refusal, unit } from '../../testing/play.ts';
import type { State } from '../play/state.ts';
import type { Rulings } from '../rulings.ts';

const WIDE = Array.from({ length: 6 }, () => '............').join('\n');

/** Blue's command phase; units as `A light infantry 0203`, chiefs as `G general-in-chief 0203`. */
function commanding(pieces: readonly string[], said: object = {}, rulings: Partial<Rulings> = {}): State {
  const words = pieces.map((piece) => piece.split(' '));
  const units = words
    .filter(({ length }) => length === 4)
    .map(([id, weight, type, at]) => ({ id, side: 'blue', weight, type, at }));
  const characters = words
    .filter(({ length }) => length === 3)
    .map(([id, rank, at]) => ({ id, side: 'blue', rank, at }));
  const foe = { id: 'R', side: 'red', type: 'infantry', weight: 'light', at: '1206' };
  return exercise(
    { map: WIDE, turn: { number: 1, side: 'blue', phase: 'command' }, units: [...units, foe], characters, ...said },
    rulings,
  );
}

describe('ranges', () => {
  test('th.x.ranges 5, 3 and 1 hexes, the target’s hex counted and the chief’s not', () => {
    for (const [rank, near, far] of [
      ['general-in-chief', '0603', '0703'],
      ['sub-general', '0403', '0503'],
      ['senior-officer', '0203', '0303'],
    ] as const) {
      const state = play(
        commanding([`G ${rank} 0103`, `N light infantry ${near}`, `F light infantry ${far}`]),
        'blue: command G',
      );
      expect(play(state, 'blue: activate N').turn.activations, rank).toEqual([{ chief: 'G', pieces: ['N'] }]);
      expect(refusal(state, 'blue: activate F').code, rank).toBe('out-of-command');
    }
  });

  test('th.x.ranges a unit out of every range says which chief is how far', () => {
    const state = commanding([
      'G general-in-chief 0103',
      'S sub-general 0403',
      'F light infantry 0903',
      'N light infantry 0203',
    ]);
    expect(refusal(play(state, 'blue: command G'), 'blue: activate F').chiefs).toEqual([
      { chief: 'S', distance: 5, range: 3 },
      { chief: 'G', distance: 8, range: 5 },
    ]);
    expect(chiefDistances(state, unit(state, 'N'))).toEqual([
      { chief: 'G', distance: 1, range: 5 },
      { chief: 'S', distance: 2, range: 3 },
    ]);
  });

  test('th.x.ranges the command ranges list who stands in them', () => {
    const state = commanding([
      'G general-in-chief 0103',
      'S senior-officer 0603',
      'A light infantry 0203',
      'B light infantry 0703',
      'C light infantry 0501',
    ]);
    expect(commandRanges(state, 'blue')).toEqual([
      { chief: 'G', range: 5, units: ['A', 'C'] },
      { chief: 'S', range: 1, units: ['B'] },
    ]);
  });
});

describe('activations', () => {
  test('th.x.activations one of 3 up to 9 units, one of 4 up to 15, then two', () => {
    expect([1, 9, 10, 15, 16, 40].map(activationsFor)).toEqual([[3], [3], [4], [4], [4, 4], [4, 4]]);
  });

  test('th.x.activations th.x.command the number is kept, and two activations are of two chiefs', () => {
    const pieces = [
      'G general-in-chief 0303',
      'S sub-general 0303',
      ...['A', 'B', 'C', 'D', 'E'].map((id, index) => `${id} light infantry 0${index + 1}02`),
    ];
    const armies = [
      { side: 'blue', name: { fr: 'B', en: 'B' }, activations: [2, 1], tokens: 0 },
      { side: 'red', name: { fr: 'R', en: 'R' }, tokens: 0 },
    ];
    let state = commanding(pieces, { armies });
    expect(refusal(state, 'blue: activate A').code).toBe('no-chief-called');
    for (const line of ['command G', 'activate A', 'activate B']) state = play(state, `blue: ${line}`);
    expect(refusal(state, 'blue: activate C').code).toBe('activation-full');
    expect(refusal(state, 'blue: activate A').code).toBe('already-activated');
    expect(refusal(state, 'blue: command G').code).toBe('chief-used');
    for (const line of ['command S', 'activate C']) state = play(state, `blue: ${line}`);
    expect(state.turn.activations).toEqual([
      { chief: 'G', pieces: ['A', 'B'] },
      { chief: 'S', pieces: ['C'] },
    ]);
    expect(refusal(state, 'blue: command S').code).toBe('chief-used');
    expect(choicesOf(state).map(({ command }) => command.do)).toEqual(['end']);
  });

  test('th.x.command enemies, units and unknown names do not command', () => {
    const state = commanding(['G general-in-chief 0303', 'A light infantry 0302']);
    expect(refusal(state, 'blue: command A').code).toBe('not-a-chief');
    expect(refusal(play(state, 'blue: command G'), 'blue: activate R').code).toBe('enemy-piece');
    expect(refusal(state, 'red: command G').code).toBe('not-your-choice');
  });

  test('th.x.family infantry with artillery, mounted troops together, elephants with either; the ruling lifts it', () => {
    const pieces = [
      'G general-in-chief 0303',
      'I light infantry 0302',
      'A light artillery 0402',
      'C light cavalry 0202',
      'K light camelry 0304',
      'E medium elephants 0204',
    ];
    const joined = (ids: string[], rulings: Partial<Rulings> = {}) => {
      const called = play(commanding(pieces, {}, rulings), 'blue: command G');
      const [last = '', ...first] = [...ids].reverse();
      const before = first.reverse().reduce((state, id) => play(state, `blue: activate ${id}`), called);
      return choicesOf(before).some(({ command }) => command.do === 'activate' && command.piece === last);
    };
    expect(joined(['I', 'A'])).toBe(true);
    expect(joined(['C', 'K'])).toBe(true);
    expect(joined(['I', 'C'])).toBe(false);
    expect(joined(['I', 'E'])).toBe(true);
    expect(joined(['C', 'E'])).toBe(true);
    expect(joined(['E', 'I', 'C'])).toBe(false);
    expect(joined(['I', 'C'], { sameFamilyActivation: false })).toBe(true);
  });

  test('th.phase.1 charactersCountAsActivations: a character moves free, or takes a place in an activation', () => {
    const pieces = ['G general-in-chief 0303', 'A light infantry 0302'];
    const free = play(commanding(pieces), 'blue: end');
    expect(character(play(free, 'blue: move G 0304'), 'G').at).toBe(38);
    const counted = play(commanding(pieces, {}, { charactersCountAsActivations: true }), 'blue: command G');
    expect(refusal(play(counted, 'blue: end'), 'blue: move G 0304').code).toBe('not-activated');
    const active = play(play(counted, 'blue: activate G'), 'blue: end');
    expect(character(play(active, 'blue: move G 0304'), 'G').at).toBe(38);
  });

  test('th.x.succession without a general-in-chief one unit fewer, without any chief one unit anywhere', () => {
    const army = ['A', 'B', 'C', 'D'].map((id, index) => `${id} light infantry 0${index + 1}02`);
    expect(activationSizes(commanding(['G general-in-chief 0303', ...army]))).toEqual([3]);
    expect(activationSizes(commanding(['S sub-general 0303', ...army]))).toEqual([2]);
    const headless = commanding([...army, 'Z light infantry 1202']);
    expect(activationSizes(headless)).toEqual([1]);
    const active = play(headless, 'blue: activate Z');
    expect(active.turn.activations).toEqual([{ chief: null, pieces: ['Z'] }]);
    expect(refusal(active, 'blue: activate A').code).toBe('activation-full');
  });
});

describe('manoeuvre orders', () => {
  const pieces = [
    'G general-in-chief 0303',
    'I light infantry 0302',
    'J light infantry 0402',
    'C light cavalry 0202',
    'F light infantry 1101',
    'M medium infantry 0304',
  ];
  const rich = withTokens(12, 0);

  test('th.x.orders one manoeuvre order a turn, in its phase', () => {
    const state = play(commanding(pieces, rich), 'blue: order reconnaissance');
    expect(state.armies.blue?.tokens).toBe(12 - 1 + 3); // the command level is 3
    expect(refusal(state, 'blue: order manoeuvre').code).toBe('order-spent');
    expect(refusal(commanding(pieces, rich), 'blue: order forced-march I').code).toBe('order-not-here');
    expect(activationSizes(state)).toEqual([1]);
  });

  test('th.x.orders Courier activates one more unit anywhere; the chief’s activation goes on', () => {
    const state = play(
      play(play(commanding(pieces, rich), 'blue: command G'), 'blue: order courier F'),
      'blue: activate I',
    );
    expect(state.turn.activations).toEqual([
      { chief: 'G', pieces: ['I'] },
      { chief: null, pieces: ['F'] },
    ]);
  });

  test('th.x.orders Combined attack mixes families, Manoeuvre reaches anywhere with one type', () => {
    const mixed = play(
      play(play(commanding(pieces, rich), 'blue: command G'), 'blue: activate I'),
      'blue: order combined-attack',
    );
    expect(play(mixed, 'blue: activate C').turn.activations[0]?.pieces).toEqual(['I', 'C']);
    const far = play(
      play(play(commanding(pieces, rich), 'blue: command G'), 'blue: activate I'),
      'blue: order manoeuvre',
    );
    expect(play(far, 'blue: activate F').turn.activations[0]?.pieces).toEqual(['I', 'F']);
    expect(refusal(far, 'blue: activate C').code).toBe('other-family');
    const free = commanding(pieces, rich, { sameFamilyActivation: false });
    const still = play(play(play(free, 'blue: command G'), 'blue: activate I'), 'blue: order manoeuvre');
    expect(refusal(still, 'blue: activate C').code).toBe('other-family'); // one type, whatever the ruling on families
  });

  const moving = (said: object = {}, rulings: Partial<Rulings> = {}) =>
    ['command G', 'activate I', 'activate M', 'end'].reduce(
      (state, line) => play(state, `blue: ${line}`),
      commanding(pieces, { ...rich, ...said }, rulings),
    );

  test('th.x.orders Forced march: 1 hex more and the fight kept; Forward march: the whole activation', () => {
    expect(refusal(moving(), 'blue: move I by 0301 0401 0501').code).toBe('over-capacity');
    const forced = play(play(moving(), 'blue: order forced-march I'), 'blue: move I by 0301 0401 0501');
    expect(unit(forced, 'I').move).toMatchObject({ hexes: 3, fight: true });
    expect(forced.armies.blue?.tokens).toBe(11); // 2, one fewer under the general's influence
    const forward = play(moving(), 'blue: order forward-march I');
    expect(forward.turn.extra).toEqual({ I: 1, M: 1 });
  });

  test('th.x.orders Woodsman crosses difficult hexes as open ground, so many as were paid for', () => {
    const map = '............\n...n........\n...nn.......\n............\n............\n............';
    const state = moving({ map });
    expect(refusal(state, 'blue: move M by 0403 0503').code).toBe('difficult-stop');
    const one = play(state, 'blue: order woodsman M 1');
    expect(unit(play(one, 'blue: move M by 0403 0503'), 'M')).toMatchObject({ at: 28 });
    expect(one.armies.blue?.tokens).toBe(11);
  });

  test('th.x.orders Mount or dismount changes how it rides, for one step of its movement', () => {
    const ready = moving();
    const mounts = {
      ...ready,
      units: ready.units.map((one) => (one.id === 'M' ? { ...one, mounts: true, mounted: true } : one)),
    };
    const walking = play(mounts, 'blue: order mount M');
    expect(unit(walking, 'M').mounted).toBe(false);
    expect(refusal(walking, 'blue: move M by 0305 0405').code).toBe('over-capacity');
    expect(refusal(ready, 'blue: order mount M').code).toBe('order-not-here');
  });

  test('th.x.orders Rally gives back an element, not in contact with an enemy', () => {
    const hurt = (at: number) => {
      const state = moving();
      return {
        ...state,
        units: state.units.map((one) =>
          one.id === 'F' ? { ...one, elements: 1 } : one.id === 'R' ? { ...one, at } : one,
        ),
      };
    };
    expect(unit(play(hurt(71), 'blue: order rally F'), 'F').elements).toBe(2);
    expect(refusal(hurt(11), 'blue: order rally F').code).toBe('order-not-here');
    expect(refusal(hurt(71), 'blue: order rally I').code).toBe('order-not-here'); // at full strength
  });

  test('th.x.orders General assault: a second command phase before combat, for units not yet activated', () => {
    const again = play(moving(), 'blue: order general-assault');
    expect(again.turn.phase).toBe('command');
    const second = play(play(again, 'blue: command G'), 'blue: activate J');
    expect(refusal(second, 'blue: activate I').code).toBe('already-activated');
    expect(second.turn.activations).toEqual([
      { chief: 'G', pieces: ['I', 'M'] },
      { chief: 'G', pieces: ['J'] },
    ]);
  });

  test('th.x.tokens an order without tokens is refused and says what is missing', () => {
    const state = commanding(pieces, withTokens(3, 0));
    expect(refusal(play(state, 'blue: command G'), 'blue: order manoeuvre')).toMatchObject({
      code: 'too-few-tokens',
      cost: 4,
      allowed: 3,
    });
    expect(facts(state, 'blue: order reconnaissance')).toEqual([
      { is: 'ordered', side: 'blue', order: 'reconnaissance', cost: 1, gain: 3 },
    ]);
  });
});
