import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { FULL_DECK, JOKER } from './card.ts';
import { attentionDonjon } from '../game.ts';
import { drawCards } from './draw.ts';
import { rebuiltDeck } from './round.ts';
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

describe('preparation', () => {
  test('ad.prep.1 the first deck has 54 cards, two Jokers among them; every drawn card goes back', () => {
    expect(FULL_DECK).toHaveLength(54);
    expect(new Set(FULL_DECK).size).toBe(53);
    const stage = opened();
    expect(stage.state.deck.top.length + stage.state.deck.rest.length).toBe(54 - 7);
    stage.state = { ...stage.state, jokers: {} };
    expect([...rebuiltDeck(stage.state)].sort()).toEqual([...FULL_DECK].sort());
  });

  test('ad.prep.2 the whole deck is shuffled: no card of a rebuilt deck has a known place', () => {
    const stage = new Stage({ heroes: { dorrin: 'a1' } }).deal('QS');
    stage.state = { ...stage.state, stack: [{ kind: 'round-end' }], deck: { ...stage.state.deck, top: ['QS'] } };
    stage.run((unfolding) => {
      unfolding.happens({ is: 'round-begins', round: 2, deck: rebuiltDeck(unfolding.state) });
      unfolding.replace({ kind: 'opening' });
    });
    expect(stage.state.deck.top).toEqual([]);
    expect(stage.state.deck.rest).toHaveLength(54);
  });

  test('ad.prep.3 kept and withheld cards stay out of the deck: deck, kept and set aside make 54', () => {
    const stage = new Stage({ heroes: { dorrin: { at: 'a1', jokers: 1 } }, withheld: ['AS', '2C'] });
    const deck = rebuiltDeck(stage.state);
    expect(deck).toHaveLength(51);
    expect(deck).not.toContain('AS');
    expect(deck.filter((card) => card === JOKER)).toHaveLength(1);
    stage.state = { ...stage.state, jokers: {}, withheld: [] };
    expect(rebuiltDeck(stage.state)).toHaveLength(54); // used in Round 4, back for Round 5
  });

  test('ad.prep.4 an empty deck is made anew from the discards, without cards that serve as initiative', () => {
    const stage = opened();
    const pending = Object.values(stage.state.hands).flatMap((slots) => slots.map(({ card }) => card));
    const discard = FULL_DECK.filter((card) => !pending.includes(card) && card !== JOKER);
    stage.state = { ...stage.state, deck: { top: [], rest: [] }, discard: discard.slice(0, 1) };
    stage.run((unfolding) => expect(drawCards(unfolding, 'dorrin', 1, 'room')).toEqual(discard.slice(0, 1)));
    expect(stage.saw('reshuffled')).toHaveLength(1);
  });
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

describe('several initiative cards', () => {
  const CHAMPION: StageOptions = {
    heroes: { dorrin: { at: 'a1', talents: ['champion'] } },
    groups: { orcs: { profile: 'rat-man', at: ['i1'] } },
  };

  test('ad.multi.1 a capacity states its family: choose keeps one card, multi-turn all of them', () => {
    const stage = new Stage(PARTY).initiative('QS', '9H', '6C', '3D', 'JD', '9S').play('take 9H');
    expect(stage.state.hands['livia']).toHaveLength(1);
    expect(new Stage(CHAMPION).initiative('QS', '5D', '9C').state.hands['dorrin']).toHaveLength(2);
  });

  test('ad.multi.2 several cards may be held by one character, or by one group', () => {
    const groups = {
      orcs: { profile: 'rat-man', at: ['i1'], initiative: { cards: 3, family: 'multi-turn' } },
    } as const;
    expect(
      new Stage({ heroes: { dorrin: 'a1' }, groups }).initiative('QS', '5D', '9C', '2C').state.hands['orcs'],
    ).toHaveLength(3);
  });

  test('ad.multi.3 one turn per card, each a full turn at its place; the Reaction is not renewed', () => {
    const stage = new Stage(CHAMPION).initiative('QS', '5D', '9C');
    expect(stage.order).toBe('dorrin QS, orcs 9C, dorrin 5D');
    stage.set('dorrin', { reacted: true }).play('act', 'shift a2', 'shift a3', 'end');
    expect(stage.asked).toBe('directive'); // the orcs approach
    stage.play(stage.offered('zone-move').slice(0, 1).join(''));
    expect(stage.asked).toBe('act-or-wait');
    stage.play('act');
    expect(stage.offered('shift').length).toBeGreaterThan(0);
    expect(stage.figure('dorrin').reacted).toBe(true);
  });

  test('ad.multi.4 ruling multiInitiativeLoss: that turn only, or every turn of the Round', () => {
    const lose = (loss: 'that-turn' | 'whole-round') =>
      new Stage({ ...CHAMPION, rulings: { multiInitiativeLoss: loss } })
        .initiative('QS', '5D', '9C', 'AS')
        .play('wait');
    expect(lose('that-turn').order).toContain('dorrin 5D');
    expect(lose('whole-round').order).not.toContain('dorrin');
  });
});

describe('Jokers', () => {
  const TWO: StageOptions = {
    heroes: { dorrin: 'a1', misha: 'a3' },
    groups: { rats: { profile: 'rat-man', at: ['i1', 'i2'] } },
  };

  test('ad.joker.1 a Joker is kept or used as a free initiative, at the choice of its player', () => {
    const stage = new Stage(TWO).initiative('JK', '9H');
    expect(stage.seat).toBe('p1');
    expect(stage.offered()).toEqual(['keep', 'free']);
  });

  test('ad.joker.2 the choice comes before the groups draw, and is final', () => {
    const stage = new Stage(TWO).initiative('JK', '9H');
    expect(stage.state.hands['rats']).toBeUndefined();
    stage.deal('JD').play('free');
    expect(stage.state.hands['rats']).toMatchObject([{ card: 'JD' }]);
    expect(stage.refused('keep')).toBe('not-asked');
  });

  test('ad.joker.3 kept: a new card only when there is no other', () => {
    const alone = new Stage(TWO).initiative('JK', '9H', '4D', 'JD').play('keep');
    expect(alone.state.hands['dorrin']).toMatchObject([{ card: '4D' }]);
    const choosing = new Stage({ heroes: { livia: 'a1' } }).initiative('JK', '9H').play('keep');
    expect(choosing.state.hands['livia']).toMatchObject([{ card: '9H' }]);
    const both = new Stage({ heroes: { livia: 'a1' } }).initiative('JK', 'JK', '7C').play('keep', 'keep');
    expect(both.state.jokers).toEqual({ livia: 2 });
    expect(both.state.hands['livia']).toMatchObject([{ card: '7C' }]); // one card in all
    const champion = new Stage({ heroes: { dorrin: { at: 'a1', talents: ['champion'] } } })
      .initiative('JK', '9H')
      .play('keep');
    expect(champion.state.hands['dorrin']).toHaveLength(1); // one turn less
  });

  test('ad.joker.1 ad.joker.12 every Joker of a hand is decided on its own: the second of two is not thrown away unasked', () => {
    const hand = () => new Stage({ heroes: { livia: 'b2' } }).initiative('JK', 'JK', '3C').play('free');
    expect(hand().offered()).toEqual(['keep', 'free']);
    const kept = hand().play('keep');
    expect(kept.state.jokers).toEqual({ livia: 1 });
    expect(kept.state.hands['livia']).toMatchObject([{ card: 'JK' }]);
    const both = hand().play('free'); // with a `choose` capacity a second free initiative is surplus
    expect(both.state.hands['livia']).toMatchObject([{ card: 'JK' }]);
    expect(both.state.discard).toEqual(['JK']);
  });

  test('ad.joker.12 a free initiative leaves the other cards of a `choose` hand surplus, but no Joker', () => {
    const stage = new Stage({ heroes: { livia: 'b2' } });
    stage.set('livia', { profile: { ...stage.figure('livia').profile, initiative: { cards: 3, family: 'choose' } } });
    stage.initiative('JK', '9H', 'JK').play('free');
    expect(stage.state.discard).toEqual(['9H']);
    expect(stage.offered()).toEqual(['keep', 'free']);
  });

  test('ad.joker.5 a Joker drawn as replacement gives the choice again', () => {
    const stage = new Stage(TWO).initiative('JK', '9H', 'JK', 'JD').play('keep');
    expect(stage.offered()).toEqual(['keep', 'free']);
    stage.deal('JD').play('free');
    expect(stage.state.jokers).toEqual({ dorrin: 1 });
    expect(stage.asked).toBe('seize');
  });

  test('ad.joker.6 it stays with its player over the Rounds, out of the deck; if the hero dies it is discarded', () => {
    const stage = new Stage(TWO).initiative('JK', '9H', '4D', 'JD').play('keep');
    stage.run((unfolding) => unfolding.happens({ is: 'round-begins', round: 2, deck: rebuiltDeck(unfolding.state) }));
    expect(stage.state.jokers).toEqual({ dorrin: 1 });
    expect(rebuiltDeck(stage.state)).toHaveLength(53);
    stage.run((unfolding) => unfolding.happens({ is: 'died', figure: 'dorrin', jokers: 1, group: null }));
    expect(stage.state.discard).toContain(JOKER);
    expect(rebuiltDeck(stage.state)).toHaveLength(54);
  });

  test('ad.joker.9 windows come before each turn, never inside one; seat order, the other in the next window', () => {
    const stage = new Stage({ ...TWO, heroes: { ysae: 'a2', dorrin: 'a1', misha: 'a3' } })
      .initiative('9H', 'JK', 'JK')
      .deal('KS')
      .play('free', 'free');
    expect(stage.order).toBe('rats KS, ysae 9H');
    expect([stage.seat, stage.asked]).toEqual(['p2', 'seize']);
    stage.play('seize');
    expect(stage.refused('wait')).toBe('free-initiative-cannot-wait');
    stage.play('act', 'end');
    expect([stage.seat, stage.asked]).toEqual(['p3', 'seize']); // before the delayed turn
    stage.play('pass');
    expect(['member', 'directive']).toContain(stage.asked); // the rats: no window among them
    stage.play('delegate');
  });

  test('ad.joker.10 the Joker is discarded when the free initiative is taken', () => {
    const stage = new Stage(TWO).initiative('JK', '9H').deal('KS').play('free', 'seize');
    expect(stage.state.discard).toContain(JOKER);
    expect(stage.state.hands['dorrin']).toEqual([]);
  });

  test('ad.joker.11 ruling freeInitiativeLastWindow: one more window after the last turn, or none; declined, the Joker is lost', () => {
    const late = (rule: boolean) =>
      new Stage({ heroes: { dorrin: 'a1', misha: 'a3' }, rulings: { freeInitiativeLastWindow: rule } })
        .initiative('JK', '9H')
        .play('free', 'pass', 'act');
    const open = late(true).play('end');
    expect([open.seat, open.asked]).toEqual(['p1', 'seize']);
    open.play('pass');
    expect(open.saw('joker-unused')).toHaveLength(1);
    expect(open.state.acted).toEqual([]); // the next Round has begun; nobody has acted in it
    const shut = late(false).play('end');
    expect(shut.saw('joker-unused')).toHaveLength(1);
    expect(shut.state.round).toBe(2);
  });

  test('ad.joker.12 one turn with two Actions; other cards of a choose capacity are surplus, retained ones stay', () => {
    const choosing = new Stage({ heroes: { livia: 'a1' } }).initiative('JK', '9H').play('free');
    expect(choosing.order).toBe('');
    const both = new Stage({ heroes: { livia: 'a1' } }).initiative('JK', 'JK').play('free', 'free');
    expect(both.state.hands['livia']).toHaveLength(1); // the second is surplus
    const champion = new Stage({ heroes: { dorrin: { at: 'a1', talents: ['champion'] } } })
      .initiative('JK', '9H')
      .play('free');
    expect(champion.order).toBe('dorrin 9H');
    champion.play('seize', 'act', 'shift a2', 'shift a3');
    expect(champion.refused('shift a1')).toBe('no-action-left');
  });

  test('ad.joker.13 ruling groupJoker: the group plays first, or draws again; a group gets no choice of it', () => {
    const first = new Stage(TWO).initiative('KS', '9H', 'JK');
    expect(first.saw('turn-comes')[0]).toMatchObject({ by: 'rats', card: JOKER });
    const again = new Stage({ ...TWO, rulings: { groupJoker: 'redraw' } }).initiative('KS', '9H', 'JK', '3C');
    expect(again.order).toBe('dorrin KS, misha 9H, rats 3C');
    const capable = { rats: { profile: 'rat-man', at: ['i1'], initiative: { cards: 2, family: 'choose' } } } as const;
    expect(new Stage({ ...TWO, groups: capable }).initiative('KS', '9H', 'JK', 'AS').saw('card-chosen')).toMatchObject([
      { card: JOKER },
    ]);
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
