import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';

const rats = (...at: string[]) => ({ rats: { profile: 'rat-man', at } }) as const;

test('ad.group.1 one card and one turn for the whole set; a group without members is gone and draws no more', () => {
  const stage = new Stage({ heroes: { dorrin: 'a1' }, groups: rats('i1', 'i2') }).initiative('2C', 'KD');
  expect(stage.state.hands['rats']).toHaveLength(1);
  stage.run((unfolding) => {
    unfolding.happens({ is: 'died', figure: 'rats-1', jokers: 0, group: null });
    unfolding.happens({ is: 'died', figure: 'rats-2', jokers: 0, group: 'rats' });
  });
  expect(stage.state.groups).toEqual([]);
});

test('ad.group.1 a neutral group is nobody’s enemy', () => {
  const stage = new Stage({
    heroes: { dorrin: 'a1' },
    groups: { rats: { profile: 'rat-man', side: 'neutral', at: ['a2'] } },
  }).turn('dorrin');
  expect(stage.refused('attack rats-1 long-sword')).toBe('not-hostile');
});

test('ad.group.2 hostile or not, one or many, living or scenery: each kind of group plays its turn', () => {
  const groups = {
    orcs: { profile: 'rat-man', at: ['i1', 'i2'] },
    girl: { profile: 'captive', side: 'ally', at: ['a3'] },
    statues: { profile: 'guardian-statue', at: ['f3'] },
  } as const;
  const stage = new Stage({ heroes: { dorrin: 'a1' }, groups }).initiative('2C', 'KD', 'QD', 'JD');
  stage.play('delegate');
  expect(stage.state.acted).toEqual(['orcs', 'girl', 'statues']);
});

test('ad.group.3 all members act before any other turn, each with one movement and one attack', () => {
  const stage = new Stage({ heroes: { dorrin: 'a1' }, groups: rats('d1', 'd2') }).initiative('2C', 'KD');
  expect(stage.offered()).toEqual(['activate rats-1', 'activate rats-2', 'delegate']);
  stage.play('activate rats-2');
  expect(stage.offered('zone-move').length).toBeGreaterThan(1);
  stage.roll(1, 1, 1).play('zone-move b1');
  expect(stage.saw('attacks')).toMatchObject([{ attacker: 'rats-2', target: 'dorrin' }]); // the movement, then the attack
  expect(stage.asked).toBe('directive'); // the other rat, before Dorrin
});

describe('who runs a group', () => {
  const PARTY: StageOptions = {
    heroes: { dorrin: 'a1', ysae: 'a2' },
    groups: {
      rats: { profile: 'rat-man', side: 'neutral', at: ['i1'] },
      ogre: { profile: 'ogre', side: 'neutral', at: ['i3'] },
    },
  };
  const runners = (stage: Stage) => stage.saw('turn-begins').map(({ by, seat }) => `${by} ${seat}`);

  test('ad.group.4 the last player who played; one who waits has not', () => {
    const stage = new Stage(PARTY).initiative('QS', '9H', 'JD', '9S').play('act', 'end');
    expect(runners(stage)).toEqual(['rats p1']);
    const acting = new Stage(PARTY).initiative('QS', '9H', 'JD', '9S').play('act', 'end', 'act', 'end');
    expect(runners(acting)).toContain('ogre p2');
    const waiting = new Stage(PARTY).initiative('QS', '9H', 'JD', '9S').play('act', 'end').deal('3C').play('wait');
    expect(runners(waiting)).toEqual(['ogre p1']);
  });

  test('ad.group.5 remembered from the Round before; before any hero has played, the first seat', () => {
    const first = new Stage(PARTY).initiative('3C', '9H', 'KD', '9S');
    expect(runners(first)).toEqual(['rats p1']);
    const later = new Stage(PARTY);
    later.state = { ...later.state, lastPlayer: 'p2' };
    expect(runners(later.initiative('3C', '9H', 'KD', '9S'))).toEqual(['rats p2']);
  });

  test('ad.group.5 ruling firstGroupController: the players decide', () => {
    const stage = new Stage({ ...PARTY, rulings: { firstGroupController: 'players-choose' } }).initiative(
      '3C',
      '9H',
      'KD',
      '9S',
    );
    expect([stage.asked, stage.offered()]).toEqual(['controller', ['appoint p1', 'appoint p2']]);
    expect(runners(stage.play('appoint p2'))).toEqual(['rats p2']);
  });

  test('ad.group.6 a freed captive is run by the player whose hero freed her', () => {
    const groups = { girl: { profile: 'captive', side: 'ally', at: ['b2'], captive: true } } as const;
    const stage = new Stage({
      heroes: { dorrin: 'a1', ysae: 'c1' },
      groups,
      goal: { kind: 'rescue', group: 'girl', cell: 'i1' },
    });
    expect(new Stage({ heroes: { dorrin: 'a1' }, groups }).initiative('QS').state.hands['girl']).toBeUndefined(); // she waits to be freed
    stage.turn('ysae').play('release girl');
    expect(stage.state.groups).toMatchObject([{ id: 'girl', controller: 'p2', captive: false }]);
    expect(runners(stage.initiative('3C', '2C', 'KD'))).toEqual(['girl p2']);
  });
});

describe('ad.x.ai directives decide, and leave choices', () => {
  test('ad.group.7 what the directives do not allow is refused', () => {
    const stage = new Stage({ heroes: { dorrin: 'a1', misha: 'a2' }, groups: rats('b1') }).initiative('3C', '2C', 'KD');
    expect(stage.offered()).toEqual(['attack dorrin short-sword', 'attack misha short-sword', 'delegate']);
    expect(stage.refused('zone-move d1')).toBe('against-directives');
  });

  test('ad.group.8 ties are for the controller, who may leave them to the referee', () => {
    const stage = new Stage({ heroes: { dorrin: 'a1', misha: 'a2' }, groups: rats('b1') }).initiative('3C', '2C', 'KD');
    expect(stage.asked).toBe('directive');
    stage.roll(1, 1, 1).play('attack misha short-sword');
    expect(stage.saw('attacks')).toMatchObject([{ target: 'misha' }]);
  });

  test('ad.x.ai melee: approaches along the shortest chain of zones when nobody is near', () => {
    const stage = new Stage({ heroes: { dorrin: 'a1' }, groups: rats('i1') }).initiative('2C', 'KD');
    expect(stage.offered('zone-move').every((text) => 'def'.includes(text.charAt(10)))).toBe(true);
  });

  test('ad.x.ai wounded-first strikes the one with the least Health', () => {
    const groups = { spider: { profile: 'giant-spider', at: ['b1'] } } as const;
    const stage = new Stage({ heroes: { dorrin: 'a1', misha: { at: 'a2', health: 2 } }, groups })
      .roll(1, 1, 1)
      .initiative('3C', '2C', 'KD');
    expect(stage.saw('attacks')).toMatchObject([{ target: 'misha' }]);
  });

  test('ad.x.ai a shooter steps away from a target in its zone, then shoots the easiest', () => {
    const groups = { archers: { profile: 'rat-archer', at: ['d2'] } } as const;
    const aside = new Stage({ heroes: { dorrin: 'f2' }, groups }).initiative('3C', 'KD');
    expect(aside.offered('shift')).toEqual(['shift c1', 'shift c2', 'shift c3']);
    const shot = new Stage({
      heroes: { dorrin: 'a2', misha: 'f1' },
      groups: { archers: { profile: 'rat-archer', at: ['i2'] } },
    })
      .roll(1, 1)
      .initiative('3C', '2C', 'KD');
    expect(shot.saw('attacks')).toMatchObject([{ target: 'misha', difficulty: 4 }]); // Dorrin is a zone further: 5
  });

  test('ad.x.ai a guard never leaves its zone and attacks what enters it', () => {
    const groups = { statues: { profile: 'guardian-statue', at: ['e2'] } } as const;
    expect(new Stage({ heroes: { dorrin: 'c2' }, groups }).initiative('3C', 'KD').saw('attacks')).toEqual([]);
    const entered = new Stage({ heroes: { dorrin: { at: 'd2', heroism: 0 } }, groups })
      .roll(6, 6, 1, 1, 1)
      .initiative('3C', 'KD');
    expect(entered.saw('attacks')).toHaveLength(1);
    expect(entered.offered('push').length).toBeGreaterThan(0); // a hit pushes, and its controller chooses where
  });

  test('ad.x.ai flight: towards the exit, and onto it', () => {
    const groups = { girl: { profile: 'captive', side: 'ally', at: ['f2'] } } as const;
    const stage = new Stage({
      heroes: { dorrin: 'b1' },
      groups,
      goal: { kind: 'rescue', group: 'girl', cell: 'a1' },
    }).initiative('3C', 'KD');
    expect(stage.saw('moved')).toMatchObject([{ figure: 'girl-1', to: 0 }]); // the exit is in the next zone
    expect(stage.state.ending).toMatchObject({ kind: 'rescued', won: true });
  });
});

test('ad.x.monster pack instinct: one more die when its own group outnumbers the target and its allies in the zone', () => {
  const four = { heroes: { dorrin: 'a1', misha: 'a2' }, groups: rats('b1', 'b2', 'b3', 'c1') } as const;
  const strike = (options: StageOptions) =>
    new Stage(options)
      .initiative('3C', '2C', 'KD')
      .play('activate rats-1')
      .roll(1, 1, 1)
      .play('attack dorrin short-sword')
      .saw('attacks')[0]?.dice;
  expect(strike(four)).toBe(3);
  const three = { heroes: { dorrin: 'a1', misha: 'a2', ysae: 'a3' }, groups: rats('b1', 'b2', 'b3') } as const;
  expect(
    new Stage(three)
      .initiative('3C', '2C', '4C', 'KD')
      .play('activate rats-1')
      .roll(1, 1)
      .play('attack dorrin short-sword')
      .saw('attacks')[0]?.dice,
  ).toBe(2);
});
