import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { attentionDonjon } from '../game.ts';
import { SPECTATOR } from '@arbitre/kernel';

/** Bor is Dorrin, Sil (draws 2, keeps 1) is Livia, Mia is Misha; rats and an ogre, who harm nobody here. */
const PARTY: StageOptions = {
  heroes: { dorrin: 'a1', livia: 'a2', misha: 'a3' },
  groups: {
    rats: { profile: 'rat-man', side: 'neutral', at: ['i1'] },
    ogre: { profile: 'ogre', side: 'neutral', at: ['i3'] },
  },
};
/** Played to the moment when turns begin: Mia keeps her Joker, Sil takes 9H. */
const opened = (options: StageOptions = PARTY) =>
  new Stage(options).initiative('QS', '9H', '6C', 'JK', '4D', 'JD', '9S').play('keep', 'take 9H');

test('ad.round.3 one whole Round, phase by phase: eight cards drawn, a Joker kept, 53 cards for the next', () => {
  const stage = opened();
  expect(stage.order).toBe('dorrin QS, rats JD, livia 9H, ogre 9S, misha 4D');
  expect([stage.state.phase, stage.seat, stage.asked]).toEqual(['turns', 'p1', 'act-or-wait']);
  stage.play('act', 'end');
  expect(stage.saw('turn-begins')).toMatchObject([{ by: 'rats', seat: 'p1' }]); // run by Bor's player
  expect([stage.seat, stage.asked]).toEqual(['p2', 'act-or-wait']);
  stage.deal('5C').play('wait'); // not higher than 9H: moved
  expect(stage.saw('turn-begins')).toMatchObject([{ by: 'ogre', seat: 'p1' }]); // Sil has not played
  expect(stage.seat).toBe('p2');
  stage.play('act', 'end');
  expect(stage.seat).toBe('p3');
  const drawn = 54 - stage.state.deck.top.length - stage.state.deck.rest.length;
  expect(drawn).toBe(8); // QS 9H 6C JK 4D JD 9S 5C
  stage.play('act', 'end');
  expect(stage.saw('phase').map(({ phase }) => phase)).toEqual(
    ['effects', 'end', 'initiative', 'turns'].slice(0, stage.saw('phase').length),
  );
  expect(stage.saw('round-begins')).toMatchObject([{ round: 2, deck: { length: 53 } }]);
});

describe('initiative', () => {
  test('ad.init.1 each hero in play draws, in seat order; a dead hero does not', () => {
    const stage = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', '5D', 'JD');
    expect(stage.saw('drew').map(({ by }) => by)).toEqual(['dorrin', 'livia', 'misha', 'rats', 'ogre']);
    const alone = new Stage(PARTY);
    alone.run((unfolding) => unfolding.happens({ is: 'died', figure: 'dorrin', jokers: 0, group: null }));
    expect(
      alone
        .initiative('9H', '6C', '3D', '5D', 'JD')
        .saw('drew')
        .map(({ by }) => by),
    ).toEqual(['livia', 'misha', 'rats', 'ogre']);
  });

  test('ad.init.2 several cards are drawn at the same time, in one draw', () => {
    const stage = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', '5D', 'JD');
    expect(stage.saw('drew').find(({ by }) => by === 'livia')?.cards).toEqual(['9H', '6C']);
  });

  test('ad.init.3 groups draw after the players, in order of entry, while they have a figure on the board', () => {
    const stage = new Stage(PARTY);
    stage.run((unfolding) => unfolding.happens({ is: 'died', figure: 'ogre-1', jokers: 0, group: 'ogre' }));
    expect(
      stage
        .initiative('QS', '9H', '6C', '3D', '5D')
        .saw('drew')
        .map(({ by }) => by),
    ).toEqual(['dorrin', 'livia', 'misha', 'rats']);
  });

  test('ad.init.4 a group with several cards draws and settles them before the next group', () => {
    const groups = {
      rats: { profile: 'rat-man', at: ['i1'], initiative: { cards: 2, family: 'choose' } },
      ogre: { profile: 'ogre', at: ['i3'] },
    } as const;
    const stage = new Stage({ heroes: { dorrin: 'a1' }, groups }).initiative('QS', '5D', 'JD', '9S');
    expect(stage.facts.map((fact) => fact.is).slice(0, 4)).toEqual(['drew', 'drew', 'card-chosen', 'drew']);
    expect(stage.saw('card-chosen')).toMatchObject([{ by: 'rats', card: 'JD', surplus: ['5D'] }]);
  });

  test('ad.init.5 all initiative cards are public: a view shows those of everyone', () => {
    const { state } = opened();
    for (const seat of [...attentionDonjon.seats(state), SPECTATOR]) {
      const { hands } = attentionDonjon.view(state, seat);
      expect(Object.entries(hands).map(([who, slots]) => `${who} ${slots.map(({ card }) => card).join()}`)).toEqual([
        'dorrin QS',
        'livia 9H',
        'misha 4D',
        'rats JD',
        'ogre 9S',
      ]);
    }
  });

  test('ad.init.6 only then do players choose among several cards, knowing those of the groups', () => {
    const stage = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', 'JD', '9S');
    expect(stage.asked).toBe('initiative-card');
    expect(stage.offered()).toEqual(['take 9H', 'take 6C']);
    expect(stage.state.hands['rats']).toMatchObject([{ card: 'JD' }]);
    const early = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', 'JD', '9S').play('take 9H');
    expect(early.order).toBe('dorrin QS, rats JD, livia 9H, ogre 9S, misha 3D');
    const late = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', 'JD', '9S').play('take 6C');
    expect(late.order).toBe('dorrin QS, rats JD, ogre 9S, livia 6C, misha 3D');
  });

  test('ad.init.7 the surplus cards are discarded', () => {
    expect(opened().state.discard).toContain('6C');
    expect(opened().state.hands['livia']).toMatchObject([{ card: '9H' }]);
  });

  const ROCKFALL = {
    name: { fr: 'Éboulement', en: 'Rockfall' },
    cards: ['7S'],
    boxes: 2,
    steps: [{ does: 'rockfall' }],
  } as const;
  const EVENTS: StageOptions = { ...PARTY, events: { rockfall: ROCKFALL } };

  test('ad.init.8 a hero who uses the card triggers the event before any turn, and ticks a box', () => {
    const stage = new Stage(EVENTS).roll(5).initiative('7S', '9H', '6C', '3D', 'JD', '9S').play('take 9H');
    expect(stage.saw('event')).toMatchObject([{ event: 'rockfall', hero: 'dorrin', ticks: 1 }]);
    expect(stage.state.ticks).toEqual({ rockfall: 1 });
    expect(stage.state.omens).toEqual({ '7S': 'rockfall' }); // everybody has seen it
  });

  test('ad.init.8 a group holding it, or a hero who puts it aside, triggers nothing', () => {
    const group = new Stage(EVENTS).initiative('QS', '9H', '6C', '3D', '7S', '9S').play('take 9H');
    expect(group.state.ticks).toEqual({});
    const aside = new Stage(EVENTS).initiative('QS', '7S', 'KD', '3D', 'JD', '9S').play('take KD');
    expect(aside.state.ticks).toEqual({});
  });

  test('ad.init.8 several events are played from the highest card to the lowest', () => {
    const events = { low: { ...ROCKFALL, cards: ['3D'] }, high: { ...ROCKFALL, cards: ['QS'] } };
    const stage = new Stage({ ...PARTY, events, heroes: { misha: 'a1', dorrin: 'a2' } })
      .roll(6, 6, 6)
      .initiative('3D', 'QS', 'JD', '9S')
      .play('accept');
    expect(stage.saw('event').map(({ event }) => event)).toEqual(['low']);
    expect(stage.state.ticks).toEqual({ high: 1, low: 1 });
  });
});

test('ad.x.scenario a lesson is told as the turns of its Round begin, and only then', () => {
  const text = { fr: 'Essayez.', en: 'Try.' };
  const told = (round: number) =>
    new Stage({ lessons: [{ round, text }] })
      .initiative('9H')
      .facts.flatMap((fact) => (fact.is === 'lesson' ? [fact.text] : []));
  expect([told(1), told(2)]).toEqual([[text], []]);
});
