import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import type { Card } from '../initiative/card.ts';

/** Bor (Dorrin), rats at JD, Sil (Ysaé) at 7C. */
const PARTY: StageOptions = {
  heroes: { dorrin: 'a1', ysae: 'a2' },
  groups: { rats: { profile: 'rat-man', side: 'neutral', at: ['i1'] } },
};
const opened = (options: StageOptions = PARTY, bor: Card = 'QS') => new Stage(options).initiative(bor, '7C', 'JD');

test('ad.wait.1 only before the turn has begun, only with a card, and never for a group', () => {
  const stage = opened();
  expect(stage.offered()).toContain('wait');
  expect(stage.play('act').refused('wait')).toBe('already-begun');
  expect(stage.seat).toBe('p1'); // Sil, whose card has not come up, is not asked
});

test('ad.wait.2 a new card is drawn; the former one is discarded and the new one is compared next time', () => {
  const stage = opened().deal('9H').play('wait');
  expect(stage.saw('drew')).toMatchObject([{ by: 'dorrin', cards: ['9H'], purpose: 'wait' }]);
  expect(stage.state.discard).toContain('QS');
  expect(stage.state.hands['dorrin']).toMatchObject([{ card: '9H' }]);
});

test('ad.wait.3 a higher card loses the initiative', () => {
  const stage = opened().deal('KD').play('wait');
  expect(stage.saw('initiative-lost')).toMatchObject([{ hero: 'dorrin', card: 'KD' }]);
});

describe('ad.wait.4 higher means rank, then suit', () => {
  test.each<[Card, boolean]>([
    ['9H', true],
    ['9S', true],
    ['9C', false],
    ['KC', true],
    ['4H', false],
  ])('ad.wait.4 Bor holds 9D and draws %s: lost %s', (card, lost) => {
    const stage = new Stage({ heroes: { dorrin: 'a1', ysae: 'a2' } }).initiative('9D', '2C').deal(card).play('wait');
    expect(stage.saw('initiative-lost')).toHaveLength(lost ? 1 : 0);
  });

  test('ad.wait.4 ruling waitComparison: by rank alone an equal rank is not higher, and the turn comes at once', () => {
    const options: StageOptions = { heroes: { dorrin: 'a1', ysae: 'a2' }, rulings: { waitComparison: 'rank-only' } };
    const stage = new Stage(options).initiative('9D', '9S').play('act', 'end'); // Ysaé at 9S plays first
    expect(stage.seat).toBe('p1');
    const equal = new Stage(options).initiative('9S', '9D').deal('9C').play('wait');
    expect(equal.order).toBe('dorrin 9C, ysae 9D'); // next, before every remaining card
    expect(equal.seat).toBe('p1');
  });
});

test('ad.wait.5 who loses the initiative does nothing in that turn, and has not acted', () => {
  const stage = opened().deal('KD').play('wait');
  expect(stage.order).toBe('ysae 7C');
  expect(stage.state.acted).toEqual(['rats']);
  expect(stage.seat).toBe('p2');
});

test('ad.wait.6 nothing else is lost; ruling reactionAfterLostInitiative takes the Reaction too', () => {
  for (const kept of [true, false]) {
    const options: StageOptions = {
      heroes: { dorrin: { at: 'b2', jokers: 1 }, ysae: 'h1' },
      groups: { captive: { profile: 'captive', side: 'enemy', at: ['a1'], ai: ['flight'] } },
      rulings: { reactionAfterLostInitiative: kept },
      goal: { kind: 'reach', cell: 'i3' },
    };
    const stage = new Stage(options).initiative('QS', '7C', 'JD').deal('KD').play('wait'); // the group flees from Dorrin's zone
    expect(stage.state.jokers).toEqual({ dorrin: 1 });
    expect(stage.asked).toBe('directive');
    stage.roll(1, 1).play(stage.offered('zone-move').slice(0, 1).join(''));
    if (stage.asked === 'before-roll') stage.play('pass');
    expect(stage.asked === 'strike').toBe(kept);
  }
});

describe('ad.wait.7 the turn moves to the place of the new card', () => {
  test.each<[Card, string]>([
    ['9H', 'dorrin 9H, ysae 7C'],
    ['3S', 'ysae 7C, dorrin 3S'],
  ])('ad.wait.7 Bor draws %s: %s', (card, order) => {
    const stage = opened().deal(card).play('wait');
    expect(stage.order).toBe(order); // the rats, at JD, have played in between
    expect(stage.state.acted).toEqual(['rats']);
  });

  test('ad.wait.7 with nobody between, the turn simply comes up again', () => {
    expect(opened().deal('QD').play('wait').seat).toBe('p1');
  });
});

test('ad.wait.8 an event of the card drawn is played at once, even when the initiative is lost', () => {
  const events = {
    draught: {
      name: { fr: 'Courant d’air', en: 'Draught' },
      cards: ['KD', '9H'],
      steps: [{ does: 'modify', bearer: 'all', what: 'shooting-difficulty', value: 1, rounds: 2 }],
    },
  } as const;
  const lost = opened({ ...PARTY, events })
    .deal('KD')
    .play('wait');
  expect(lost.facts.map((fact) => fact.is).filter((is) => is === 'initiative-lost' || is === 'event')).toEqual([
    'initiative-lost',
    'event',
  ]);
  const moved = opened({ ...PARTY, events })
    .deal('9H')
    .play('wait');
  expect(moved.saw('event')).toMatchObject([{ hero: 'dorrin' }]);
});

test('ad.wait.8 with Premonitions two cards are drawn and only the one retained is checked', () => {
  const events = {
    draught: { name: { fr: 'Courant d’air', en: 'Draught' }, cards: ['KD'], steps: [{ does: 'rockfall' }] },
  } as const;
  const stage = new Stage({ heroes: { dorrin: { at: 'a1', talents: ['premonitions'] }, ysae: 'a2' }, events })
    .initiative('QS', '7C')
    .deal('KD', '3C')
    .play('wait');
  expect(stage.offered()).toEqual(['take KD', 'take 3C']);
  stage.play('take 3C');
  expect(stage.state.ticks).toEqual({});
  expect(stage.order).toBe('ysae 7C, dorrin 3C');
});

describe('ad.wait.9 a Joker drawn while waiting', () => {
  test('ad.wait.9 kept: another card is drawn and compared; the Joker stays though the initiative is lost', () => {
    const stage = opened().deal('JK', 'KD').play('wait', 'keep');
    expect(stage.saw('initiative-lost')).toHaveLength(1);
    expect(stage.state.jokers).toEqual({ dorrin: 1 });
  });

  test('ad.wait.9 free: the former card is discarded and a window comes before the next turn; nothing is lost', () => {
    const stage = opened().deal('JK').play('wait', 'free');
    expect(stage.state.discard).toContain('QS');
    expect(stage.state.lost).toEqual([]);
    expect([stage.seat, stage.asked]).toEqual(['p1', 'seize']);
  });
});

test('ad.wait.10 as often as one likes, each time with the last card drawn', () => {
  const stage = opened().deal('QD').play('wait').deal('QC').play('wait').deal('JH').play('wait');
  expect(stage.seat).toBe('p1');
  stage.deal('JS').play('wait').deal('10H').play('wait');
  expect(stage.order).toBe('dorrin 10H, ysae 7C');
});
