import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { FULL_DECK, JOKER } from './card.ts';
import { drawCards } from './draw.ts';
import { rebuiltDeck } from './preparation.ts';

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
