import { isRefusal, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { opening, scenarioOf } from '../../testing/table.ts';
import { pathfinder } from '../game.ts';
import type { Fact } from '../play/fact.ts';
import type { State } from '../play/state.ts';

function duel(turn: { readonly who: string; readonly actions: number }): State {
  return opening(
    scenarioOf({
      map: '........\n........\n........',
      sides: [
        { id: 'heroes', name: { fr: 'héros', en: 'heroes' }, heroes: true },
        { id: 'foes', name: { fr: 'pillards', en: 'raiders' } },
      ],
      creatures: [
        { id: 'ada', name: { fr: 'Ada', en: 'Ada' }, block: 'polearm-fighter', side: 'heroes', at: 'a2' },
        { id: 'rok', name: { fr: 'Rok', en: 'Rok' }, block: 'marsh-raider', side: 'foes', at: 'h2' },
      ],
      encounter: { order: ['ada', 'rok'], turn },
    }),
  );
}

/** What the first fact of that kind says in both languages, and what it looks like. */
function told(state: State, command: string, kind: Fact['is']) {
  const read = pathfinder.offers(state, 'heroes').find((offer) => pathfinder.writeCommand(offer.command) === command);
  if (read === undefined) throw new Error(`${command} is not offered`);
  const facts = pathfinder.decide(state, 'heroes', read.command, new SeededChance(1));
  if (isRefusal(facts)) throw new Error(facts.code);
  const at = facts.findIndex(({ is }) => is === kind);
  const before = facts.slice(0, at).reduce((now, one) => pathfinder.evolve(now, one), state);
  const fact = facts[at];
  if (fact === undefined) throw new Error(`no ${kind}`);
  const { fr, en } = pathfinder.words;
  return { fr: fr.fact(fact, before), en: en.fact(fact, before), beats: pathfinder.beats?.(fact, before) };
}

test('pf.x.turn a turn passed is told, with the actions given up, and shown for a moment', () => {
  expect(told(duel({ who: 'ada', actions: 3 }), 'end-turn ada', 'turn-ended')).toEqual({
    fr: 'Ada attend (il lui reste 3 actions).',
    en: 'Ada waits (3 actions left).',
    beats: [{ show: 'say', aloud: true }],
  });
});

test('pf.x.turn a turn ended early tells what is left, and one played out just ends', () => {
  const ended = { is: 'turn-ended', who: 'ada' } as const;
  const state = duel({ who: 'ada', actions: 3 });
  const spent = (actions: number) =>
    pathfinder.evolve(state, { is: 'spent', who: 'ada', on: 'stride', actions, attack: false });
  expect(pathfinder.words.en.fact(ended, spent(1))).toBe('Ada ends the turn (2 actions left).');
  expect(pathfinder.words.fr.fact(ended, spent(3))).toBe('Ada termine son tour.');
  expect(pathfinder.beats?.(ended, spent(1))).toEqual([{ show: 'say' }]);
});

test('a step is told with its square, a height with where the ground is', () => {
  const state = duel({ who: 'ada', actions: 3 });
  expect(told(state, 'step ada b2', 'moved')).toMatchObject({
    fr: 'Ada va en b2.',
    en: 'Ada goes to b2.',
  });
  const [at, z] = [8 + 6, -5];
  const [ada] = state.creatures;
  if (ada === undefined) throw new Error('no Ada');
  const flown = {
    is: 'moved',
    who: 'ada',
    action: 'fly',
    from: { at: ada.at, z: 0 },
    to: { at, z: 0 },
    stance: ada.stance,
    halves: 2,
    diagonal: false,
    rules: [],
  } as const;
  expect(pathfinder.words.fr.fact(flown, state)).toBe('Ada va en g2.');
  expect(pathfinder.words.en.fact({ ...flown, to: { at, z } }, state)).toBe(
    'Ada goes to g2, down to 1 square below ground level.',
  );
});

test('an attempt that fails is told, not only the fall that comes of it', () => {
  const state = duel({ who: 'ada', actions: 3 });
  const tried = { is: 'checked', who: 'ada', purpose: 'grab-edge' } as const;
  const failed = { ...tried, check: { die: 6, bonus: 6, dc: 15, degree: 'failure' }, degree: 'failure' } as const;
  const done = { ...tried, check: { die: 16, bonus: 6, dc: 15, degree: 'success' }, degree: 'success' } as const;
  expect(pathfinder.beats?.(failed, state).map(({ show }) => show)).toEqual(['dice', 'say']);
  expect(pathfinder.beats?.(done, state).map(({ show }) => show)).toEqual(['dice']);
});
