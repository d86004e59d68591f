import { SeededChance, SPECTATOR } from '@arbitre/kernel';
import { race, type RaceFact, type RaceState } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { sayFacts, sayVerdict } from '../words/verdict.ts';
import { judge, judgeSequence } from './judge.ts';

const START: RaceState = { length: 12, toll: 0, turn: 'red', at: { red: 0, blue: 4 }, reserve: { red: 3, blue: 0 } };

test('a command that dice decide is judged without its facts', () => {
  expect(judge(race, START, 'red', { do: 'roll' }, 'en')).toEqual({
    legal: true,
    refusals: [],
    because: ['rc.roll.1'],
  });
});

test('a command without dice is judged with its path and facts, cells by name', () => {
  expect(judge(race, START, 'red', { do: 'dash' }, 'en')).toEqual({
    legal: true,
    refusals: [],
    path: ['d1'],
    facts: [{ is: 'dashed', who: 'red', to: 3 }],
    because: ['rc.dash.1'],
  });
});

test('a refusal says which rule refuses, with its code and a sentence in the language asked for', () => {
  expect(judge(race, START, 'blue', { do: 'roll' }, 'en')).toEqual({
    legal: false,
    refusals: [{ rule: 'rc.turn.1', code: 'not-your-turn', text: 'It is not your turn.' }],
    because: ['rc.turn.1'],
  });
  const spent: RaceState = { ...START, turn: 'blue' };
  expect(judge(race, spent, 'blue', { do: 'dash' }, 'fr').refusals).toEqual([
    { rule: 'rc.dash.1', code: 'reserve-spent', text: 'La réserve est déjà dépensée.' },
  ]);
});

test('a refusal of several rules is one line per rule, with its cell by name', () => {
  const decide = () => ({ code: 'race-over', rules: ['rc.end.1', 'rc.turn.1'], at: 2 }) as const;
  expect(judge({ ...race, decide }, START, 'red', { do: 'roll' }, 'en').refusals).toEqual([
    { rule: 'rc.end.1', code: 'race-over', text: 'The race is over.', at: 'c1' },
    { rule: 'rc.turn.1', code: 'race-over', text: 'The race is over.', at: 'c1' },
  ]);
});

const watched = {
  ...race,
  preview: () => ({
    path: [1, 2],
    steps: [
      { to: 1, cost: 1, rules: ['rc.roll.1'] as const },
      { to: 2, cost: 2, rules: ['rc.roll.1'] as const },
    ],
    cost: 3,
    triggers: [{ who: 'blue', at: 1, step: 1, rules: ['rc.turn.1'] as const }],
    asks: [1, 2],
    forbids: ['dashing this turn'],
    because: ['rc.roll.1'] as const,
  }),
};

test('a preview is carried whole: steps, cost, triggers and what is forbidden afterwards', () => {
  expect(judge(watched, START, 'red', { do: 'roll' }, 'en')).toMatchObject({
    path: ['b1', 'c1'],
    steps: [
      { to: 'b1', cost: 1 },
      { to: 'c1', cost: 2 },
    ],
    cost: 3,
    triggers: [{ who: 'blue', at: 'b1', step: 1, rules: ['rc.turn.1'] }],
    asks: ['b1', 'c1'],
    forbids: ['dashing this turn'],
  });
});

test('a seat is told only what it may know of what happened', () => {
  const facts: RaceFact[] = [
    { is: 'ran', who: 'red', die: 2, to: 2 },
    { is: 'dashed', who: 'blue', to: 6 },
  ];
  const discreet: typeof race = { ...race, redact: (fact, _before, seat) => (fact.who === seat ? fact : null) };
  expect(sayFacts(discreet, START, facts, 'en')).toEqual(['Red rolls 2 and runs.', 'Blue dashes.']);
  expect(sayFacts(discreet, START, facts, 'en', 'red')).toEqual(['Red rolls 2 and runs.']);
  expect(sayFacts(discreet, START, facts, 'en', SPECTATOR)).toEqual([]);
});

test('a verdict is said in whole sentences, rules under their headings', () => {
  const say = (state: RaceState, command: 'roll' | 'dash', game = race) =>
    sayVerdict(game, state, judge(game, state, 'red', { do: command }, 'en'), 'en');
  expect(say(START, 'dash')).toEqual(['Legal.', 'Path: d1', 'Red dashes.', 'rc.dash.1 — Dash']);
  expect(say(START, 'roll', watched)).toEqual([
    'Legal.',
    'Path: b1 c1',
    'Cost: 3',
    'Blue may react before the move leaves b1 (rc.turn.1 — Turns)',
    'A way on must be chosen at b1 and c1',
    'Forbidden afterwards: dashing this turn',
    'Dice decide what follows.',
    'rc.roll.1 — Running',
  ]);
  expect(sayVerdict(race, START, judge(race, START, 'blue', { do: 'roll' }, 'fr'), 'fr')).toEqual([
    'Refusé.',
    'Ce n’est pas votre tour.',
    'rc.turn.1 — Tours',
  ]);
});

test('a reaction is said as it comes: while the move goes on, at its end, or to something that is no move', () => {
  const told = (preview: Omit<ReturnType<typeof race.preview>, 'because'>, lang: 'fr' | 'en') => {
    const game: typeof race = { ...race, preview: () => ({ ...preview, because: [] }) };
    const said = sayVerdict(game, START, judge(game, START, 'red', { do: 'roll' }, lang), lang);
    return said.filter((line) => /react|réagir/.test(line));
  };
  const at = (cell: number, step: number) => ({ who: 'blue', at: cell, step, rules: [] });
  const move = { path: [1, 2], triggers: [at(0, 0), at(2, 2)] };
  const rummage = { triggers: [at(0, 0)] };
  expect(told(move, 'en')).toEqual([
    'Blue may react before the move leaves a1',
    'Blue may react when the move ends at c1',
  ]);
  expect(told(move, 'fr')).toEqual([
    'Bleu peut réagir avant que le mouvement ne quitte a1',
    'Bleu peut réagir quand le mouvement s’achève en c1',
  ]);
  const passing = { path: [1, 2, 3], triggers: [at(0, 0)], occasions: [at(0, 0), at(1, 1), at(2, 2)] };
  const game: typeof race = { ...race, preview: () => ({ ...passing, because: [] }) };
  const verdict = judge(game, START, 'red', { do: 'roll' }, 'en');
  expect(verdict.occasions?.map(({ at: cell }) => cell)).toEqual(['a1', 'b1', 'c1']);
  expect(sayVerdict(game, START, verdict, 'en')).toContain('  or, letting that pass, at b1 and c1');
  expect(sayVerdict(game, START, verdict, 'fr')).toContain('  ou, s’il laisse passer, en b1 et c1');
  expect(told(rummage, 'en')).toEqual(['Blue may react to this']);
  expect(told({ ...rummage, path: [] }, 'fr')).toEqual(['Bleu peut y réagir']);
});

test('commands are judged one after the other, each by whoever must choose then', () => {
  const dash = { command: { do: 'dash' } } as const;
  const start: RaceState = { ...START, reserve: { red: 3, blue: 2 } };
  const followed = judgeSequence(race, start, [dash, dash], 'en');
  expect(followed).toMatchObject({ legal: true, verdicts: [{ path: ['d1'] }, { path: ['g1'] }] });
  expect(followed).not.toHaveProperty('stopped');
  expect(followed.state.at).toEqual({ red: 3, blue: 6 });
  const refused = judgeSequence(race, start, [dash, { ...dash, seat: 'red' }, dash], 'en');
  expect(refused).toMatchObject({ legal: false, stopped: { at: 1, why: 'refused' } });
  expect(refused.verdicts.map(({ legal }) => legal)).toEqual([true, false]);
});

test('a sequence stops where dice decide, unless it is given some; a last command may be left to them', () => {
  const attempts = [{ command: { do: 'roll' } }, { command: { do: 'dash' } }] as const;
  const start: RaceState = { ...START, reserve: { red: 3, blue: 2 } };
  expect(judgeSequence(race, start, attempts, 'en')).toMatchObject({ legal: true, stopped: { at: 0, why: 'dice' } });
  const cast = judgeSequence(race, start, attempts, 'en', new SeededChance(1));
  expect(cast.verdicts).toHaveLength(2);
  expect(cast.state.at.blue).toBe(6);
  expect(judgeSequence(race, start, attempts.slice(0, 1), 'en')).not.toHaveProperty('stopped');
});

test('a command of a sequence may be read once its state is known', () => {
  const start: RaceState = { ...START, reserve: { red: 3, blue: 2 } };
  const seats: string[] = [];
  const command = (_state: RaceState, seat: string) => {
    seats.push(seat);
    return { do: 'dash' } as const;
  };
  judgeSequence(race, start, [{ command }, { command }], 'en');
  expect(seats).toEqual(['red', 'blue']);
});

test('a refusal says which step of a path is at fault: as the game tells it, or by its cell', () => {
  const told = { ...race, decide: () => ({ code: 'race-over', rules: ['rc.end.1'], at: 2, step: 4 }) as const };
  expect(judge(told, START, 'red', { do: 'roll' }, 'en').refusals[0]).toMatchObject({ at: 'c1', step: 4 });
  const found = { ...race, decide: () => ({ code: 'race-over', rules: ['rc.end.1'], at: 2 }) as const };
  const along = { do: 'roll', path: [1, 2, 3] } as const;
  expect(judge(found, START, 'red', along, 'en').refusals[0]).toMatchObject({ at: 'c1', step: 1 });
  expect(judge(found, START, 'red', { do: 'roll' }, 'en').refusals[0]).not.toHaveProperty('step');
});
