import { describe, expect, test } from 'vitest';
import { Stage, type StageOptions } from '../../testing/stage.ts';
import { tick } from './effect-phase.ts';
import type { Duration } from './effect.ts';
import { untilTurn } from '../play/state.ts';

const malus = (until: Duration) => ({ bearer: 'dorrin', what: 'dice', value: -1, until }) as const;
const boundTo = (turnOf: string, edge: 'start' | 'end', since = 1) => ({ turnOf, edge, since, skip: false }) as const;
/** The end of a Round for the effects in play. */
const roundEnds = (stage: Stage) => stage.run((unfolding) => tick(unfolding));
const counters = (stage: Stage) =>
  stage.state.effects.map(({ until }) => ('rounds' in until ? until.rounds : until.edge));
const PARTY: StageOptions = {
  heroes: { dorrin: 'a1', ysae: 'a2' },
  groups: { rats: { profile: 'rat-man', side: 'neutral', at: ['i1'] } },
};

test('ad.effect.1 an effect lasts a number of Rounds, tracked by a counter, and changes what it says', () => {
  const stage = new Stage({ heroes: { ysae: 'b2' }, groups: { rats: { profile: 'rat-man', at: ['a1'] } } })
    .effect({ bearer: 'ysae', what: 'dice', value: -2, until: { rounds: 2 } })
    .turn('ysae');
  stage.roll(1, 1, 1, 1, 1, 1).play('zone-move e2');
  expect(stage.saw('rolled')[0]?.dice).toHaveLength(2); // Agilité 4 less 2
});

test('ad.effect.2 counters go down in the effect phase and nowhere else', () => {
  const stage = new Stage(PARTY)
    .effect(malus({ rounds: 3 }))
    .initiative('QS', '9H', 'JD')
    .play('act', 'end');
  expect(counters(stage)).toEqual([3]);
  stage.play('act', 'end');
  expect(stage.saw('effects-tick')).toHaveLength(1);
  expect(counters(stage)).toEqual([2]);
});

test('ad.effect.3 one Round means until the end of the current Round; three set in Round 4 are gone after Round 6', () => {
  expect(counters(roundEnds(new Stage(PARTY).effect(malus({ rounds: 1 }))))).toEqual([]);
  const stage = new Stage(PARTY).effect(malus({ rounds: 3 }));
  expect(counters(roundEnds(stage))).toEqual([2]);
  expect(counters(roundEnds(stage))).toEqual([1]);
  expect(counters(roundEnds(stage))).toEqual([]);
});

test('ad.effect.4 other effects last until the start or the end of the next turn of a character, or of a group', () => {
  const stage = new Stage(PARTY)
    .effect(malus(boundTo('dorrin', 'start')))
    .effect(malus(boundTo('ysae', 'end')))
    .effect(malus(boundTo('rats', 'end')))
    .initiative('QS', '9H', 'JD');
  stage.play('act');
  expect(counters(stage)).toEqual(['end', 'end']);
  stage.play('end'); // the rats' turn comes and goes
  expect(stage.state.effects.map(({ until }) => ('turnOf' in until ? until.turnOf : ''))).toEqual(['ysae']);
});

test('ad.effect.5 it holds until that character really acts: waiting is not acting; put on during a turn it aims at the next', () => {
  const stage = new Stage(PARTY)
    .effect(malus(boundTo('dorrin', 'start')))
    .initiative('QS', '9H', 'JD')
    .deal('3C')
    .play('wait');
  expect(counters(stage)).toEqual(['start']);
  stage.play('act', 'end'); // Ysaé
  expect(counters(stage)).toEqual(['start']);
  stage.play('act'); // Dorrin at last
  expect(counters(stage)).toEqual([]);
  const own = new Stage(PARTY).initiative('QS', '9H', 'JD').play('act');
  own.effect(malus(untilTurn(own.state, 'dorrin', 'end'))).play('end');
  expect(counters(own)).toEqual(['end']); // not this turn's end, the next one's
});

test('ad.effect.6 just before the character acts, or just after the turn', () => {
  const stage = new Stage(PARTY)
    .effect(malus(boundTo('dorrin', 'start')))
    .effect(malus(boundTo('dorrin', 'end')))
    .initiative('QS', '9H', 'JD')
    .play('act');
  expect(counters(stage)).toEqual(['end']);
  expect(counters(stage.play('end'))).toEqual([]);
});

test('ad.effect.7 losing the initiative ends every effect bound to that character at once, and no counter', () => {
  const stage = new Stage(PARTY)
    .effect(malus(boundTo('dorrin', 'end')))
    .effect({ bearer: 'dorrin', what: 'protection', value: 1, until: { rounds: 2 } });
  stage.initiative('QS', '9H', 'JD').deal('KD').play('wait');
  expect(counters(stage)).toEqual([2]);
});

test('ad.effect.8 if the character does not act in the Round after, the effect fades at its end', () => {
  const stage = new Stage(PARTY).effect(malus(boundTo('dorrin', 'start', 1)));
  stage.state = { ...stage.state, round: 2, acted: ['ysae'] };
  expect(counters(roundEnds(stage))).toEqual([]);
  const acted = new Stage(PARTY).effect(malus(boundTo('dorrin', 'end', 1)));
  acted.state = { ...acted.state, round: 2, acted: ['dorrin'] };
  expect(counters(roundEnds(acted))).toEqual(['end']);
});

describe('the effect phase', () => {
  const SICK: StageOptions = {
    heroes: {
      dorrin: { at: 'a1', states: ['bleeding'], heroism: 0 },
      ysae: { at: 'a2', states: ['poisoned'], heroism: 0 },
    },
  };

  test('ad.effect.9 it starts once every turn has been played, the last free window included', () => {
    const stage = new Stage(SICK).initiative('QS', 'JK').play('free', 'pass', 'act', 'end');
    expect([stage.state.phase, stage.asked]).toEqual(['turns', 'seize']);
    expect(stage.roll(6, 6).play('pass').state.phase).toBe('effects');
  });

  test('ad.effect.10 effects act without costing anyone an Action, and nobody acts in doing so', () => {
    const stage = new Stage({ heroes: { dorrin: { at: 'a1', states: ['bleeding'] } } })
      .initiative('QS')
      .play('act', 'end');
    expect(stage.saw('effect-acts')).toMatchObject([{ effect: { kind: 'bleeding', on: 'dorrin' } }]);
    expect(stage.figure('dorrin').health).toBe(5);
  });

  test('ad.effect.11 ad.effect.12 one after another, in the order the players choose', () => {
    const stage = new Stage(SICK).initiative('QS', '9H').play('act', 'end', 'act', 'end');
    expect([stage.asked, stage.seat]).toEqual(['effect', 'p1']);
    expect(stage.offered()).toEqual(['resolve bleeding:dorrin', 'resolve poison:ysae']);
    stage.roll(1, 1).play('resolve poison:ysae');
    const told = stage.facts.map((fact) => fact.is).filter((is) => is === 'effect-acts' || is === 'wounded');
    expect(told).toEqual(['effect-acts', 'wounded', 'effect-acts', 'wounded']); // completely resolved, then the next
  });

  test('ad.effect.13 then every counter loses one, all at once, those set in this phase included', () => {
    const stage = new Stage(PARTY).effect(malus({ rounds: 2 })).effect(malus({ rounds: 4 }));
    expect(counters(roundEnds(stage))).toEqual([1, 3]);
  });

  test('ad.effect.14 those at zero are discarded', () => {
    const stage = new Stage(PARTY).effect(malus({ rounds: 1 })).effect(malus({ rounds: 2 }));
    expect(roundEnds(stage).saw('effects-end')).toMatchObject([{ ids: [1], why: 'run-out' }]);
  });

  test('ad.effect.15 ruling untilTurnExpiry: kept in the Round it was put on, or discarded at the end of any Round without a turn', () => {
    for (const [untilTurnExpiry, left] of [
      ['from-next-round', ['end']],
      ['every-round', []],
    ] as const) {
      const stage = new Stage({ ...PARTY, rulings: { untilTurnExpiry } }).effect({
        bearer: 'rats',
        what: 'dice',
        value: -1,
        until: boundTo('rats', 'end', 1),
      });
      expect(counters(roundEnds(stage))).toEqual(left); // rats that appeared too late to play
      const bor = new Stage({ ...PARTY, rulings: { untilTurnExpiry } }).effect(malus(boundTo('dorrin', 'start', 1)));
      bor.state = { ...bor.state, round: 2 }; // a free initiative never used
      expect(counters(roundEnds(bor))).toEqual([]);
    }
  });

  test('ad.effect.16 actions, then counters, then effects bound to a turn', () => {
    const stage = new Stage({ heroes: { dorrin: { at: 'a1', states: ['bleeding'] } } })
      .effect(malus({ rounds: 1 }))
      .effect({ bearer: 'dorrin', what: 'dice', value: 1, until: boundTo('nobody', 'start', 0) });
    stage.initiative('QS').play('act', 'end');
    const told = stage.facts
      .map((fact) => (fact.is === 'effects-end' ? fact.why : fact.is))
      .filter((is) => ['effect-acts', 'effects-tick', 'run-out', 'neglected'].includes(is));
    expect(told).toEqual(['effect-acts', 'effects-tick', 'run-out', 'neglected']);
  });
});
