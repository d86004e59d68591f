import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { isHigher, SUITS, suitOrderOf } from '../initiative/card.ts';
import { isPassed } from './order.ts';

const PARTY: StageOptions = {
  heroes: { dorrin: 'a1', ysae: 'a2', misha: 'a3' },
  groups: {
    rats: { profile: 'rat-man', side: 'neutral', at: ['i1'] },
    ogre: { profile: 'ogre', side: 'neutral', at: ['i3'] },
  },
};
const dealt = (options: StageOptions = PARTY) => new Stage(options).initiative('QS', '9H', '4D', 'JD', '9S');

test('ad.turn.1 descending cards: ace, king, queen, jack, 10 down to 2', () => {
  const cards = ['AC', 'KC', 'QC', 'JC', '10C', '9C', '8C', '7C', '6C', '5C', '4C', '3C', '2C'] as const;
  for (const [index, card] of cards.entries()) {
    for (const [other, lower] of cards.entries()) expect(isHigher(card, lower, SUITS)).toBe(index < other);
  }
});

test('ad.turn.2 equal ranks by the order of suits: of the scenario, or of the table', () => {
  expect(dealt().order).toBe('dorrin QS, rats JD, ysae 9H, ogre 9S, misha 4D');
  expect(dealt({ ...PARTY, suitOrder: 'SHDC' }).order).toBe('dorrin QS, rats JD, ogre 9S, ysae 9H, misha 4D');
});

test('ad.turn.2 ruling suitOrder: the scenario’s own by default, hearts spades diamonds clubs without one, or as the table says', () => {
  const rulings = dealt().state.rulings;
  expect(suitOrderOf(rulings, undefined)).toEqual(['H', 'S', 'D', 'C']);
  expect(suitOrderOf(rulings, ['C', 'D', 'S', 'H'])).toEqual(['C', 'D', 'S', 'H']);
  for (const suitOrder of ['HSDC', 'HDSC', 'SHDC'] as const) {
    expect(suitOrderOf({ ...rulings, suitOrder }, ['C', 'D', 'S', 'H']).join('')).toBe(suitOrder);
  }
});

test('ad.turn.3 everyone gets a turn, one per card, unless its card has passed or it has left the board', () => {
  const stage = dealt();
  stage.play('act', 'end');
  expect(stage.state.up).toBe('9H'); // the rats at JD have played, Ysaé is up
  expect(isPassed(stage.state, 'JS')).toBe(true);
  expect(isPassed(stage.state, '9S')).toBe(false);
  expect(isPassed(stage.state, 'JK')).toBe(false);
  stage.run((unfolding) => unfolding.happens({ is: 'died', figure: 'misha', jokers: 0, group: null }));
  expect(stage.order).toBe('ysae 9H, ogre 9S');
});

describe('ad.turn.4 wait or act', () => {
  test('ad.turn.4 the player chooses when the card comes up, and nothing else is possible before', () => {
    const stage = dealt();
    expect(stage.offered()).toEqual(['act', 'wait']);
    expect(stage.refused('shift b1')).toBe('not-begun');
  });

  test('ad.turn.4 acting without spending anything is acting', () => {
    const stage = dealt().play('act', 'end');
    expect(stage.state.acted).toContain('dorrin');
    expect(stage.state.lastPlayer).toBe('p1');
  });
});
