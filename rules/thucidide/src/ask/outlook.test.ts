import { readFileSync } from 'node:fs';
import { explore, isRefusal, LANGS, pick, playOut, read, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { thucidide } from '../game.ts';
import type { State } from '../play/state.ts';
import { unitById } from '../play/state.ts';
import { outlookOf } from './outlook.ts';

function opening(name: string): State {
  const file = new URL(`../../../../scenarios/thucidide/${name}.yaml`, import.meta.url);
  const { game: _game, title: _title, about: _about, rulings = {}, ...own } = parse(readFileSync(file, 'utf8'));
  const shaped = read(thucidide.scenario, own);
  if (!shaped.ok) throw new Error(JSON.stringify(shaped.problems));
  const opened = thucidide.setup(shaped.value, rulings);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

const SMALL = 'the-bridge-and-the-fords';

/** Two lines face to face, blue about to fight. */
function faceToFace(): State {
  const army = (side: string) => ({ side, name: { fr: side, en: side }, tokens: 6 });
  const unit = (id: string, side: string, at: string, weight: string, activated = false) => {
    return { id, side, type: id.startsWith('C') ? 'cavalry' : 'infantry', weight, at, ...(activated && { activated }) };
  };
  const shaped = read(thucidide.scenario, {
    exercise: true,
    map: '. . . . . .\n . . . . . .\n. . . . . .\n . . . . . .',
    armies: [army('blue'), army('red')],
    units: [
      unit('I1', 'blue', '0201', 'heavy', true),
      unit('I2', 'blue', '0202', 'light', true),
      unit('C1', 'blue', '0203', 'medium', true),
      unit('I3', 'red', '0301', 'medium'),
      unit('I4', 'red', '0302', 'light'),
      unit('C2', 'red', '0303', 'light'),
    ],
    victory: { turns: 9, eliminate: 3 },
    turn: { number: 1, side: 'blue', phase: 'combat' },
  });
  if (!shaped.ok) throw new Error(JSON.stringify(shaped.problems));
  const opened = thucidide.setup(shaped.value, {});
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

test('th.x.victory the goal of each side is known from the first moment, with its objectives', () => {
  const state = opening(SMALL);
  for (const seat of state.sides) {
    const goals = thucidide.goal?.(state, seat) ?? [];
    expect(goals.some(({ kind }) => kind === 'win')).toBe(true);
    expect(goals.some(({ kind }) => kind === 'threat')).toBe(true);
    expect(goals.flatMap(({ cells }) => cells ?? [])).toEqual(expect.arrayContaining([...state.victory.objectives]));
    for (const lang of LANGS) expect(thucidide.briefing?.(state, seat).you[lang]).toMatch(/\d/);
  }
});

// The long form: ARBITRE_DIAL=10 npx vitest run rules/thucidide/src/ask/outlook.test.ts
test('th.x.die losses that no die can spare are announced, and an attack tells its odds', () => {
  const left = { commands: dial(600) };
  let attacks = 0;
  for (let seed = 0; left.commands > 0; seed++) {
    const dice = new SeededChance(seed);
    playOut(thucidide, faceToFace(), {
      dice,
      longest: 160,
      choose: (view, seat) => {
        const offers = thucidide.offers(view, seat);
        const fights = offers.filter(({ command }) =>
          ['attack', 'riposte', 'retreat', 'activate', 'command'].includes(command.do),
        );
        return pick(dice, fights.length > 0 && dice.int(3) > 0 ? fights : offers).command;
      },
      visit: (state, seat, command) => {
        if (left.commands-- <= 0) return;
        const { buys, risks, useless } = outlookOf(state, seat, command);
        expect(buys.length + risks.length + (useless === undefined ? 0 : 1)).toBeGreaterThan(0);
        if (command.do === 'attack' && unitById(state, command.target) !== undefined) {
          attacks++;
          expect(
            buys.some(({ chance }) => chance !== undefined),
            JSON.stringify(command),
          ).toBe(true);
        }
        const explored = explore(
          (chance) => {
            const facts = thucidide.decide(state, seat, command, chance);
            if (isRefusal(facts)) throw new Error(facts.code);
            return facts.some(
              (fact) => fact.is === 'struck' && unitById(state, fact.unit)?.side === seat && fact.losses > 0,
            )
              ? 'harm'
              : '';
          },
          String,
          2000,
        );
        const certain = explored.exact && explored.outcomes.every(({ value }) => value === 'harm');
        if (certain)
          expect(
            risks.some(({ chance }) => chance === undefined),
            JSON.stringify(command),
          ).toBe(true);
      },
    });
  }
  expect(attacks).toBeGreaterThan(0);
});

test('th.x.orders every order, every face of the die and every mark has a card', () => {
  const state = opening(SMALL);
  expect(thucidide.card?.(state, { thing: 'face:flag' })?.does[0]?.en).toBe(
    'The target falls back: one hex on foot, two mounted.',
  );
  expect(thucidide.card?.(state, { thing: 'order:shock' })?.figures[0]?.value.en).toBe('2');
  expect(thucidide.card?.(state, { thing: 'order:dance' })).toBeNull();
  expect(thucidide.card?.(state, { cell: 99_999 })).toBeNull();
  expect(thucidide.card?.(state, { piece: 'nobody' })).toBeNull();
});
