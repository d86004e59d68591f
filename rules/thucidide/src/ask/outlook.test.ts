import { readFileSync } from 'node:fs';
import { add, isRefusal, LANGS, pick, playOut, read, SeededChance, ZERO } from '@arbitre/kernel';
import { certainHarm, dial } from '@arbitre/kernel/kit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fight } from '../../testing/fight.ts';
import { play } from '../../testing/play.ts';
import { thucidide } from '../game.ts';
import type { State } from '../play/state.ts';
import { characterById, onTable, unitById } from '../play/state.ts';
import { combatOdds } from './forecast.ts';
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

/** Two lines face to face, blue about to fight; in the first column it has nowhere to fall back to. */
function faceToFace(column: 1 | 2 = 2): State {
  const army = (side: string) => ({ side, name: { fr: side, en: side }, tokens: 6 });
  const unit = (id: string, side: string, at: string, weight: string, activated = false) => {
    return { id, side, type: id.startsWith('C') ? 'cavalry' : 'infantry', weight, at, ...(activated && { activated }) };
  };
  const shaped = read(thucidide.scenario, {
    exercise: true,
    map: '. . . . . .\n . . . . . .\n. . . . . .\n . . . . . .',
    armies: [army('blue'), army('red')],
    units: [
      unit('I1', 'blue', `0${column}01`, 'heavy', true),
      unit('I2', 'blue', `0${column}02`, 'light', true),
      unit('C1', 'blue', `0${column}03`, 'medium', true),
      unit('I3', 'red', `0${column + 1}01`, 'medium'),
      unit('I4', 'red', `0${column + 1}02`, 'light'),
      unit('C2', 'red', `0${column + 1}03`, 'light'),
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

/** What leads to blows. */
const FIGHTS: readonly string[] = ['attack', 'riposte', 'retreat', 'activate', 'command'];

/** The seat's own pieces that are weaker or gone; the battle, where it is lost. Units that join or part lose nothing. */
function harmed(before: State, after: State, seat: string): readonly string[] {
  const elements = (state: State) =>
    state.units.filter(({ side, at }) => side === seat && onTable(at)).reduce((sum, unit) => sum + unit.elements, 0);
  const units = before.units.filter(({ side, at }) => side === seat && onTable(at));
  const weaker = units.filter(({ id, elements: had }) => (unitById(after, id)?.elements ?? 0) < had);
  const chiefs = before.characters.filter(({ id, side, at }) => side === seat && onTable(at) && isLost(after, id));
  const lost = thucidide.outcome(after)?.winners.includes(seat) === false;
  return [
    ...(elements(after) < elements(before) ? weaker : []).map(({ id }) => id),
    ...chiefs.map(({ id }) => id),
    ...(lost && thucidide.outcome(after)?.winners.length === 1 ? [''] : []),
  ];
}

function isLost(state: State, id: string): boolean {
  return characterById(state, id)?.at === 'lost';
}

// The long form, 10,000 commands: ARBITRE_DIAL=1 npx vitest run rules/thucidide/src/ask/outlook.test.ts -t spare
test('th.x.die losses that no die can spare are announced, by the name of whom they befall', () => {
  const found = certainHarm(thucidide, {
    openings: [faceToFace(1), faceToFace(), faceToFace(1), opening(SMALL), opening('the-village-on-the-road')],
    commands: dial(10_000),
    longest: 250,
    each: 3,
    harmed,
    prefers: ({ do: deed }) => FIGHTS.includes(deed),
  });
  console.log(`thucidide: ${found.asked} commands, ${found.explored} gone through, ${found.certain} surely harmful`);
  expect(found.unannounced).toEqual([]);
  expect(found.certain).toBeGreaterThan(0);
  expect(found.explored).toBeGreaterThan(found.asked / 2);
});

test('th.x.die an attack on a unit tells its odds', () => {
  let attacks = 0;
  for (let seed = 0; attacks < dial(40); seed++) {
    const dice = new SeededChance(seed);
    playOut(thucidide, faceToFace(), {
      dice,
      longest: 160,
      choose: (view, seat) => {
        const offers = thucidide.offers(view, seat);
        const fights = offers.filter(({ command }) => FIGHTS.includes(command.do));
        return pick(dice, fights.length > 0 && dice.int(3) > 0 ? fights : offers).command;
      },
      visit: (state, seat, command) => {
        if (command.do !== 'attack' || unitById(state, command.target) === undefined) return;
        attacks++;
        const { buys } = outlookOf(state, seat, command);
        expect(
          buys.some(({ chance }) => chance !== undefined),
          JSON.stringify(command),
        ).toBe(true);
      },
    });
  }
});

test('th.x.dice a move tells what the unit could then do: the very odds of the attack, once it stands there', () => {
  let moves = 0;
  for (let seed = 0; seed < 12; seed++) {
    const dice = new SeededChance(seed);
    playOut(thucidide, opening(SMALL), {
      dice,
      longest: 160,
      choose: (view, seat) => pick(dice, thucidide.offers(view, seat)).command,
      visit: (state, seat, command) => {
        if (command.do !== 'move' || unitById(state, command.piece) === undefined) return;
        const told = outlookOf(state, seat, command).buys.filter(({ says }) =>
          /^(l’assaut|la mêlée|le tir)/.test(says.fr),
        );
        const facts = thucidide.decide(state, seat, command, dice);
        if (isRefusal(facts)) return;
        const stands = facts.reduce<State>((now, fact) => thucidide.evolve(now, fact), state);
        const then: State = { ...stands, turn: { ...stands.turn, phase: 'combat' } };
        const unit = unitById(then, command.piece);
        const odds = unit === undefined ? [] : combatOdds(then, unit);
        expect(told.length > 0, JSON.stringify(command)).toBe(odds.some(({ results }) => results.length > 1));
        for (const { piece, chance, says } of told) {
          const results = odds.find(({ target }) => target === piece)?.results ?? [];
          const meant = results.filter(({ hits, flags }) => (says.fr.includes('blesse') ? hits : flags) > 0);
          expect(meant.reduce((sum, { weight }) => add(sum, weight), ZERO)).toEqual(chance ?? { n: 1n, d: 1n });
        }
        moves += told.length;
      },
    });
  }
  expect(moves).toBeGreaterThan(0);
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

test('th.x.retreat two ways back from one flag are told apart by where they lead', () => {
  let asked = 0;
  for (let seed = 0; seed < 30; seed++) {
    const dice = new SeededChance(seed);
    playOut(thucidide, opening(SMALL), {
      dice,
      longest: 160,
      choose: (view, seat) => {
        const offers = thucidide.offers(view, seat);
        const fights = offers.filter(({ command }) => FIGHTS.includes(command.do));
        return pick(dice, fights.length > 0 && dice.int(3) > 0 ? fights : offers).command;
      },
      visit: (state, seat) => {
        const ways = thucidide
          .offers(state, seat)
          .flatMap(({ command }) =>
            command.do === 'retreat' && command.ignoring === 0 && state.combat?.flags === 1 ? [command] : [],
          );
        if (ways.length < 2) return;
        asked++;
        const told = ways.map((way) => outlookOf(state, seat, way).buys[0]?.says.en);
        expect(new Set(told).size, told.join()).toBe(told.length);
      },
    });
  }
  expect(asked).toBeGreaterThan(3);
});

test('th.x.evasion ways to flee in one direction are told apart by how far they lead', () => {
  const pieces = ['A red heavy infantry 0503', 'I blue light infantry 0403'];
  const asked = play(fight(pieces, { side: 'red' }), 'red: attack A I');
  const fleeing = play(asked, 'blue: evade', 'flag', 'mounted', 'advantage', 'letter');
  const ways = thucidide.offers(fleeing, 'blue').map(({ command }) =>
    outlookOf(fleeing, 'blue', command)
      .buys.map(({ says }) => says.en)
      .join(),
  );
  expect(ways.length).toBeGreaterThan(4);
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways).toContain('gets away 2 hexes to the west');
});
