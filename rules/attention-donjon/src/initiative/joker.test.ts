import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { JOKER } from './card.ts';
import { rebuiltDeck } from './preparation.ts';

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

describe('bless and curse', () => {
  const HELD: StageOptions = {
    heroes: { ysae: 'b2', dorrin: { at: 'i1', jokers: 1 } },
    groups: { rats: { profile: 'rat-man', at: ['a1'] } },
  };

  test('ad.joker.4 ad.x.bless a kept Joker blesses or curses any Trait roll of anyone, by one', () => {
    const stage = new Stage(HELD).turn('ysae').set('ysae', { heroism: 0 }).play('zone-move e2');
    expect([stage.seat, stage.offered()]).toEqual(['p2', ['bless', 'curse', 'pass']]);
    stage.roll(4, 1, 1, 1).play('bless');
    expect(stage.saw('rolled')).toMatchObject([{ difficulty: 4, successes: 1, blessed: true }]);
  });

  test('ad.joker.4 never a Damage roll', () => {
    const stage = new Stage({ ...HELD, heroes: { ysae: 'i2', dorrin: { at: 'b2', jokers: 1, heroism: 0 } } })
      .turn('dorrin')
      .roll(5, 5, 5)
      .play('attack rats-1 long-sword', 'pass');
    expect(stage.saw('rolled').map(({ trait }) => trait)).toEqual(['melee']);
    stage.roll(1, 1, 1).play('damage');
    expect(stage.saw('rolled').map(({ trait }) => trait)).toEqual(['damage']); // no window before it
  });

  test('ad.joker.4 ruling jokerScope: anyone’s rolls, or the holder’s own', () => {
    const stage = new Stage({ ...HELD, rulings: { jokerScope: 'own-rolls-only' } })
      .turn('ysae')
      .set('ysae', { heroism: 0 })
      .roll(5, 1, 1, 1)
      .play('zone-move e2');
    expect(stage.at('ysae')).toBe('e2'); // nobody was asked
  });

  test('ad.joker.7 declared before the dice; after them it is refused', () => {
    const stage = new Stage({ ...HELD, heroes: { ysae: { at: 'b2', jokers: 1 } } })
      .turn('ysae')
      .set('ysae', { heroism: 0 })
      .roll(6, 1, 1, 1)
      .play('zone-move e2', 'pass');
    expect(stage.asked).toBe('after-roll');
    expect(stage.refused('bless')).toBe('after-the-dice');
  });

  test('ad.joker.8 then it is discarded, and back in the deck at the next Preparation', () => {
    const stage = new Stage(HELD)
      .turn('ysae')
      .set('ysae', { heroism: 0 })
      .play('zone-move e2')
      .roll(6, 1, 1, 1)
      .play('curse');
    expect(stage.state.jokers).toEqual({ dorrin: 0 });
    expect(stage.state.discard).toContain('JK');
  });
});
