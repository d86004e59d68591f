import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { attentionDonjon } from '../game.ts';

/** One Action of each kind that Misha can take here: a step, an attack, a Rage, a precise attack. */
const FIGHT: StageOptions = { heroes: { misha: 'a1' }, groups: { ogre: { profile: 'ogre', at: ['c2'] } } };
const KINDS: Readonly<Record<string, string>> = {
  M: 'shift b1',
  S: 'attack ogre-1 great-axe',
  B: 'rage',
  C: 'attack ogre-1 great-axe precise',
};

/** Plays a turn of these kinds of Action; the code of the first refusal, or 'legal'. */
function turn(kinds: string): string {
  const stage = new Stage(FIGHT).turn('misha');
  let steps = 0;
  for (const kind of kinds) {
    const command = kind === 'M' ? (steps++ % 2 === 0 ? 'shift b1' : 'shift a1') : (KINDS[kind] ?? '');
    const code = refusalOf(stage, command);
    if (code !== 'accepted') return code;
    stage.roll(1, 1, 1, 1, 1, 1).play(command);
    while (stage.asked === 'after-roll') stage.play('accept');
  }
  return 'legal';
}

function refusalOf(stage: Stage, command: string): string {
  return stage.offered().includes(command) ? 'accepted' : stage.refused(command);
}

describe('ad.act.7 what a turn may hold', () => {
  test.each(['', 'M', 'S', 'B', 'MM', 'MS', 'SM', 'MB', 'SB', 'BS', 'C'])('ad.act.7 legal: %s', (kinds) => {
    expect(turn(kinds)).toBe('legal');
  });
  test.each([
    ['SS', 'standard-used'],
    ['BB', 'bonus-used'],
    ['MMS', 'no-action-left'],
    ['MSB', 'no-action-left'],
    ['CM', 'no-action-left'],
    ['MC', 'complex-needs-both'],
    ['CS', 'standard-used'],
  ])('ad.act.7 refused: %s (%s)', (kinds, code) => {
    // a second Rage is not offered while enraged: BB is refused by its own rule
    expect(turn(kinds)).toBe(code);
  });
});

test('ad.act.1 two Actions, fewer in some states; those not used are lost', () => {
  const stage = new Stage(FIGHT).turn('misha').play('shift b1', 'shift a1');
  expect(stage.refused('shift b1')).toBe('no-action-left');
  const stunned = new Stage({ ...FIGHT, heroes: { misha: { at: 'a1', states: ['stunned'] } } })
    .turn('misha')
    .play('shift b1');
  expect(stunned.refused('shift a1')).toBe('no-action-left');
});

test('ad.act.2 offers come under the four types of Action', () => {
  const { state } = new Stage(FIGHT).turn('misha');
  const groups = attentionDonjon.offers(state, 'p1').map(({ group, command }) => `${command.do} ${group}`);
  expect([...new Set(groups)]).toEqual([
    'zoneMove movement',
    'shift movement',
    'attack standard',
    'attack complex',
    'rage bonus',
    'reequip complex',
    'end turn',
  ]);
});

test('ad.act.3 one standard Action per turn', () => {
  expect(turn('SS')).toBe('standard-used');
});

test('ad.act.4 one bonus Action per turn, and it costs one of the two Actions', () => {
  expect(turn('BB')).toBe('bonus-used');
  expect(turn('BMM')).toBe('no-action-left');
});

test('ad.act.5 a complex Action costs two', () => {
  expect(turn('MC')).toBe('complex-needs-both');
});

test('ad.act.6 two movement Actions are possible, one zone move at most among them', () => {
  expect(turn('MM')).toBe('legal');
  const stage = new Stage({ heroes: { misha: 'a1' } }).turn('misha').play('zone-move d1');
  expect(stage.refused('zone-move g1')).toBe('already-moved');
  expect(stage.offered('shift').length).toBeGreaterThan(0);
});

test('ad.act.8 attacking, opening a door and using an object are standard Actions', () => {
  const stage = new Stage({
    heroes: { misha: 'a1' },
    groups: { ogre: { profile: 'ogre', at: ['c2'] } },
    room: { exits: ['a1 N'] },
  });
  stage.set('misha', { gear: { equipped: ['great-axe'], carried: ['gum'], broken: [] } }).turn('misha');
  for (const verb of ['attack ogre-1 great-axe', 'use gum']) expect(stage.offered()).toContain(verb);
  stage.play('use gum');
  expect(stage.refused('attack ogre-1 great-axe')).toBe('standard-used');
  expect(stage.offered('use')).toEqual([]);
});

test('ad.act.9 a bonus Action switches a power on: entering a Rage', () => {
  const stage = new Stage(FIGHT).turn('misha').play('rage');
  expect(stage.figure('misha').conditions).toEqual(['enraged']);
  expect(new Stage({ heroes: { dorrin: 'a1' } }).turn('dorrin').refused('rage')).toBe('lacks-talent');
});

test('ad.act.10 a longer action is complex: a precise attack, a step on a broken leg', () => {
  expect(new Stage(FIGHT).turn('misha').offered('attack ogre-1 great-axe precise')).toHaveLength(1);
  const lame = new Stage({ heroes: { misha: { at: 'a1', states: ['broken-leg'] } } }).turn('misha').play('shift b1');
  expect(lame.refused('shift a1')).toBe('complex-needs-both');
});

test('ad.act.11 after a complex Action nothing else; the powerful attack alone turns a standard one into it', () => {
  expect(turn('CB')).not.toBe('legal');
  const stage = new Stage(FIGHT).turn('misha').roll(6, 6, 5).play('attack ogre-1 great-axe');
  while (stage.asked === 'after-roll') stage.play('accept');
  expect(stage.offered()).toEqual(['damage', 'powerful']);
  stage.roll(1, 1, 1, 1, 1, 1).play('powerful');
  while (stage.asked === 'after-roll') stage.play('accept');
  expect(stage.offered()).toEqual(['end']);
});

test('ad.act.12 an Action is resolved before the next is declared; the player ends the turn when he wants', () => {
  const stage = new Stage(FIGHT).turn('misha').roll(6, 1, 1).play('attack ogre-1 great-axe');
  expect(stage.asked).not.toBe('actions');
  expect(stage.refused('shift b1')).toBe('not-asked');
  expect(new Stage(FIGHT).turn('misha').offered()).toContain('end');
});

test('ad.act.13 zone move and step are the movement Actions; standing up is one too', () => {
  const stage = new Stage({ heroes: { misha: { at: 'a1', states: ['prone'] } } }).turn('misha');
  expect(stage.offered()).toEqual(['stand', 'rage', 'end']);
  stage.play('stand');
  expect(stage.figure('misha').conditions).toEqual([]);
  expect(stage.offered('zone-move').length).toBeGreaterThan(0);
});

describe('movement in the turn', () => {
  test('ad.move.1 exactly two kinds of movement are offered', () => {
    const stage = new Stage({ heroes: { misha: 'c2' } }).turn('misha');
    const verbs = new Set(stage.offered().map((text) => text.split(' ')[0]));
    expect([...verbs]).toEqual(['zone-move', 'shift', 'rage', 'reequip', 'end']);
  });

  test('ad.move.2 every character has both; a Déplacement of 0 or a state that forbids moving has neither', () => {
    for (const hero of ['dorrin', 'misha', 'ysae', 'livia'] as const) {
      const stage = new Stage({ heroes: { [hero]: 'c2' } }).turn(hero);
      expect(stage.offered('zone-move').length).toBeGreaterThan(0);
      expect(stage.offered('shift').length).toBeGreaterThan(0);
    }
    const bound = new Stage({ heroes: { misha: { at: 'c2', states: ['immobilised'] } } }).turn('misha');
    expect([bound.refused('zone-move d2'), bound.refused('shift a1')]).toEqual(['cannot-move', 'cannot-move']);
    const still = new Stage({ heroes: { misha: 'c2' } }).turn('misha');
    still.set('misha', { profile: { ...still.figure('misha').profile, movement: 0 } });
    expect(still.refused('shift a1')).toBe('cannot-move');
  });

  test('ad.move.3 ruling actionDice: each Action is paid with a die that reaches its label', () => {
    const options: StageOptions = { heroes: { misha: 'a1', dorrin: 'a3' }, rulings: { actionDice: true } };
    const stage = new Stage(options).initiative('QS', '2C').roll(1, 5).play('act');
    expect(stage.saw('action-dice')).toMatchObject([{ dice: [1, 5] }]);
    stage.play('shift b1');
    expect(stage.refused('shift a1')).toBe('die-too-low'); // the 1 cannot pay a movement
    expect(stage.offered('rage')).toEqual(['rage']); // and pays what has no label
    const free = new Stage({ ...options, rulings: {} }).initiative('QS', '2C').play('act', 'shift b1', 'shift a1');
    expect(free.refused('shift b1')).toBe('no-action-left');
  });

  test('ad.move.12 one zone move per turn: with a step in either order, two steps, never two zone moves', () => {
    const stage = () => new Stage({ heroes: { misha: 'c2' } }).turn('misha');
    expect(stage().play('zone-move e2', 'shift d2').at('misha')).toBe('d2');
    expect(stage().play('shift d2', 'zone-move g2').at('misha')).toBe('g2');
    expect(stage().play('zone-move e2').refused('zone-move g2')).toBe('already-moved');
  });

  test('ad.move.13 an explicit statement changes the limit: an effect, or a Déplacement of 2', () => {
    const swift = new Stage({ heroes: { misha: 'a2' } })
      .turn('misha')
      .effect({ bearer: 'misha', what: 'zone-moves', value: 1, until: { rounds: 1 } });
    expect(swift.play('zone-move d2', 'zone-move g2').at('misha')).toBe('g2');
    const fast = new Stage({ heroes: { misha: 'a2' } }).turn('misha');
    fast.set('misha', { profile: { ...fast.figure('misha').profile, movement: 2 } });
    fast.play('zone-move d2', 'zone-move g2', 'shift h2', 'shift i2'); // two movements for each movement Action
    expect(fast.refused('shift h2')).toBe('no-action-left');
    const bound = new Stage({ heroes: { misha: 'a2' } })
      .turn('misha')
      .effect({ bearer: 'misha', what: 'zone-moves', value: -1, until: { rounds: 1 } });
    expect(bound.refused('zone-move d2')).toBe('already-moved');
  });

  test('ad.step.7 only Actions limit the steps of a turn: two crossings of a border are legal', () => {
    expect(new Stage({ heroes: { misha: 'c2' } }).turn('misha').play('shift d2', 'shift c2').at('misha')).toBe('c2');
  });
});
