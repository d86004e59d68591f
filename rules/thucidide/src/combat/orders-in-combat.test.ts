import { describe, expect, test } from 'vitest';
import { outlookOf } from '../ask/outlook.ts';
import { thucidide } from '../game.ts';
import type { State } from '../play/state.ts';
import { fight, withTokens } from '../../testing/fight.ts';
import { facts, offered, play, refusal, unit } from '../../testing/play.ts';

function withArmyTokens(state: State, tokens: number): State {
  const army = (one: State['armies'][string]) => ({ ...one, tokens });
  return { ...state, armies: Object.fromEntries(Object.entries(state.armies).map(([side, one]) => [side, army(one)])) };
}

const NOTHING = ['engine', 'engine', 'engine', 'engine'] as const;

describe('th.x.orders in a combat', () => {
  const pieces = ['A blue heavy infantry 0403 from0303', 'R red medium infantry 0503', 'S red light infantry 0803'];

  test('th.x.orders th.x.tokens the attacker may give one order, then the defender one, paid at once', () => {
    const state = play(fight(pieces, withTokens(3, 2)), 'blue: attack A R');
    expect(offered(state)).toEqual(['order fall-back', 'pass']);
    const asked = play(state, 'red: pass');
    expect(offered(asked)).toEqual(['order shock', 'order press-on', 'pass']);
    const shocked = play(asked, 'blue: order shock');
    expect(shocked.armies.blue?.tokens).toBe(1);
    expect(offered(shocked)).toEqual(['order hold', 'order close-ranks', 'pass']);
    const rolled = facts(shocked, 'red: order close-ranks', ...NOTHING);
    expect(rolled.find(({ is }) => is === 'rolled')).toMatchObject({
      factor: 4,
      dice: ['engine', 'engine', 'engine', 'engine'],
    });
  });

  test('th.x.orders Hold ignores one flag, Fall back lets a medium unit evade, Press on lets anybody pursue', () => {
    const held = play(play(fight(pieces, withTokens(0, 2)), 'blue: attack A R'), 'red: pass');
    const holding = play(held, 'red: order hold', 'flag', 'engine', 'engine', 'engine');
    expect(offered(holding)).toContain('retreat 0503 -1');
    const back = play(play(fight(pieces, withTokens(0, 1)), 'blue: attack A R'), 'red: order fall-back', ...NOTHING);
    expect(back.combat).toMatchObject({ evades: true, step: 'escape' });
    const near = ['A blue heavy infantry 0403 from0303', 'R red heavy infantry 0503 1', 'S red light infantry 0603'];
    const pressing = play(
      play(fight(near, withTokens(2, 0)), 'blue: attack A R'),
      'blue: order press-on',
      'foot',
      'engine',
      'engine',
      'engine',
    );
    expect(offered(play(pressing, 'blue: follow'))).toEqual(['pursue S', 'pass']);
  });

  test('th.x.orders Steady aim makes ADVANTAGE a hit of the fire', () => {
    const archers = ['A blue light infantry 0203 bow', 'R red medium infantry 0503'];
    const state = play(fight(archers, withTokens(2, 0)), 'blue: attack A R');
    expect(unit(play(state, 'blue: order steady-aim', 'advantage', 'engine'), 'R').elements).toBe(2);
    expect(unit(play(state, 'blue: pass', 'advantage', 'engine'), 'R').elements).toBe(3);
  });

  test('th.x.tokens an order without tokens is refused with what it costs and what is left; a chief makes it cheaper', () => {
    const state = play(fight(pieces, withTokens(2, 1)), 'blue: attack A R');
    const asked = play(state, 'red: pass');
    const poor = withArmyTokens(asked, 1);
    expect(refusal(poor, 'blue: order shock')).toMatchObject({ code: 'too-few-tokens', cost: 2, allowed: 1 });
    const led = play(fight([...pieces, 'G blue general-in-chief 0402'], withTokens(1, 0)), 'blue: attack A R');
    expect(play(led, 'blue: order shock', ...NOTHING, 'engine').armies.blue?.tokens).toBe(0);
  });

  test('th.x.dice an order that leaves the dice at their least of one says that it changes nothing', () => {
    const archers = ['A blue light infantry 0403 bow from0303', 'R red medium infantry 0503'];
    const asked = play(fight(archers, withTokens(0, 2)), 'blue: attack A R');
    expect(offered(asked)).toEqual(['order hold', 'order close-ranks', 'pass']);
    const told = outlookOf(asked, 'red', { do: 'order', order: 'close-ranks' });
    expect(told).toMatchObject({ tone: 'useless', buys: [] });
    expect(told.useless?.en).toBe('changes nothing: the attacker is already at one die, the least');
    expect(thucidide.words.fr.command({ do: 'order', order: 'close-ranks' }, asked)).toContain('déjà qu’un dé');
    const three = play(play(fight(pieces, withTokens(0, 2)), 'blue: attack A R'), 'red: pass');
    expect(outlookOf(three, 'red', { do: 'order', order: 'close-ranks' })).toMatchObject({
      buys: [{ says: { en: 'one die fewer for the attacker' } }],
    });
  });
});
