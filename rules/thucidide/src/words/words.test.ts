import { LANGS } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { outlookOf } from '../ask/outlook.ts';
import { awaiting } from '../play/offers.ts';
import { ORDER_NAMES } from '../proposal/orders.table.ts';
import { ORDER_HINDRANCES } from '../play/refusal.ts';
import { RULEBOOK } from '../rulebook/index.ts';
import type { State } from '../play/state.ts';
import { exercise } from '../../testing/exercise.ts';
import { fight, withTokens } from '../../testing/fight.ts';
import { facts, play, refusal } from '../../testing/play.ts';
import { ENGLISH } from './en/index.ts';
import { FRENCH } from './fr/index.ts';
import { ORDER_EFFECTS } from './orders.ts';

const WORDS = { fr: FRENCH, en: ENGLISH };
const MAP = Array.from({ length: 6 }, () => '............').join('\n');

/** Blue moves: I and M are activated, F is not. */
function moving(said: object = {}): State {
  return exercise({
    map: MAP,
    turn: { number: 2, side: 'blue', phase: 'movement' },
    units: [
      { id: 'I', side: 'blue', type: 'infantry', weight: 'light', at: '0203', activated: true },
      { id: 'M', side: 'blue', type: 'infantry', weight: 'medium', at: '0304', activated: true, elements: 1 },
      { id: 'F', side: 'blue', type: 'infantry', weight: 'light', at: '1101' },
      { id: 'R', side: 'red', type: 'infantry', weight: 'light', at: '1206' },
    ],
    characters: [{ id: 'G', side: 'blue', rank: 'general-in-chief', at: '0403' }],
    ...withTokens(12, 12),
    ...said,
  });
}

const said = (state: State, line: string) => ENGLISH.refusal(refusal(state, line), state);

describe('th.x.orders what an order does is said where it is chosen', () => {
  test('th.x.orders with its cost, one fewer near a chief, in both languages', () => {
    const state = moving();
    const command = { do: 'order', order: 'rally', unit: 'M' } as const;
    expect(ENGLISH.command(command, state)).toBe('Rally for the medium infantry (2 tokens): gets back an element lost');
    expect(FRENCH.command(command, state)).toBe(
      'Ralliement pour l’infanterie moyenne (2 pions)\u202f: retrouve un élément perdu',
    );
    expect(ENGLISH.command({ ...command, unit: 'F' }, state)).toContain('(3 tokens)');
    expect(ENGLISH.command({ do: 'order', order: 'woodsman', unit: 'F', hexes: 2 }, state)).toBe(
      'Woodsman for light infantry 2, 2 hexes (4 tokens): crosses these difficult hexes as open ground',
    );
  });

  test('th.x.tokens in a combat the price is that of the unit that fights, and an unknown unit is no accident', () => {
    const pieces = ['A blue heavy infantry 0403 from0303', 'G blue general-in-chief 0403', 'R red heavy infantry 0503'];
    const asked = play(fight(pieces, withTokens(3, 0)), 'blue: attack A R');
    expect(ENGLISH.command({ do: 'order', order: 'shock' }, asked)).toBe(
      'Shock (1 token): one die more in this assault',
    );
    expect(ENGLISH.command({ do: 'order', order: 'courier', unit: 'nobody' }, asked)).toContain('(3 tokens)');
  });

  test('th.x.orders the rule lists every order with its effect', () => {
    for (const lang of LANGS) {
      const reading = RULEBOOK.rules['th.x.orders'].reading?.[lang] ?? '';
      for (const order of ORDER_NAMES) expect(reading).toContain(ORDER_EFFECTS[lang][order]);
    }
  });
});

describe('th.x.orders a refused order says why', () => {
  test('th.x.orders the state of the unit, and the rule it comes from', () => {
    const state = moving();
    expect(said(state, 'blue: order forced-march F')).toBe(
      '“Forced march” is for an activated unit, and light infantry 2 (Blue) is not activated this turn.',
    );
    expect(refusal(state, 'blue: order forced-march F').rules).toEqual(['th.x.orders', 'th.phase.1']);
    expect(said(state, 'blue: order rally I')).toBe(
      '“Rally” gives back an element lost, and light infantry 1 (Blue) is at full strength.',
    );
    expect(said(state, 'blue: order mount I')).toBe(
      '“Mount or dismount” takes mounts, and light infantry 1 (Blue) has none.',
    );
    const moved = play(state, 'blue: move I 0303');
    expect(said(moved, 'blue: order forced-march I')).toContain('comes too late');
    expect(refusal(moved, 'blue: order forced-march I').rules).toContain('th.phase.2');
  });

  test('th.x.orders its moment: another phase, a combat, before the first activation', () => {
    const state = moving();
    expect(said(state, 'blue: order courier F')).toBe('“Courier” is not given in this phase.');
    expect(said(state, 'blue: order shock')).toBe('“Shock” is only given in a combat, when its moment comes.');
    const commanding = play(
      moving({ turn: { number: 2, side: 'blue', phase: 'command' }, units: moving().units.map(plainUnit) }),
      'blue: command G',
    );
    expect(said(commanding, 'blue: order reconnaissance')).toBe(
      '“Reconnaissance” is given before any activation, and one has begun.',
    );
  });

  test('th.x.orders every reason has a sentence in both languages that names the order', () => {
    const state = moving();
    for (const hindrance of Object.keys(ORDER_HINDRANCES) as (keyof typeof ORDER_HINDRANCES)[]) {
      const refused = {
        code: 'order-not-here',
        rules: ['th.x.orders'],
        hindrance,
        choice: 'rally',
        piece: 'I',
      } as const;
      for (const lang of LANGS) expect(WORDS[lang].refusal(refused, state), hindrance).toMatch(/[«“].*\.$/);
    }
  });
});

describe('th.x.sequence what is awaited is said once, and by the decision', () => {
  const text = (state: State) => {
    const now = awaiting(state);
    return now === null ? '' : ENGLISH.decision(now, state);
  };

  test('th.x.sequence each phase says what can be done', () => {
    const state = moving();
    expect(text(state)).toBe('Blue: where to? 2 units to move.');
    expect(text(play(play(state, 'blue: stay I'), 'blue: stay M'))).toBe(
      'Blue: all have moved. Chiefs, or on to combat?',
    );
    expect(text(play(state, 'blue: end'))).toBe('Blue: nobody to attack, end the turn.');
    const near = ['A blue heavy infantry 0403', 'R red light infantry 0503'];
    expect(text(fight(near))).toBe('Blue: who attacks whom?');
  });

  test('th.x.orders when the activations are used up, the command says whether more may be called for tokens', () => {
    const unit = (id: string, at: string) => ({ id, side: 'blue', type: 'infantry', weight: 'light', at });
    const commanding = (tokens: number) =>
      exercise({
        map: MAP,
        turn: { number: 1, side: 'blue', phase: 'command' },
        units: [unit('A', '0203'), unit('B', '0204'), { ...unit('R', '1206'), side: 'red' }],
        characters: [{ id: 'G', side: 'blue', rank: 'general-in-chief', at: '0203' }],
        armies: [
          { side: 'blue', name: { fr: 'Bleu', en: 'Blue' }, activations: [1], tokens },
          { side: 'red', name: { fr: 'Rouge', en: 'Red' }, tokens: 0 },
        ],
      });
    const called = (tokens: number) => play(play(commanding(tokens), 'blue: command G'), 'blue: activate A');
    expect(text(called(3))).toBe('Blue: call others for tokens, or on to movement?');
    expect(text(called(0))).toBe('Blue: all are called, on to movement.');
  });

  test('th.x.combat a choice within a combat names its units; the fact only whose turn it is', () => {
    const pieces = ['A blue heavy infantry 0403 from0303', 'R red light infantry 0503', 'S red light infantry 0803'];
    const state = fight(pieces);
    const told = facts(state, 'blue: attack A R');
    const after = play(state, 'blue: attack A R');
    expect(text(after)).toBe('Red: evade before the heavy infantry?');
    const sentences = told.map((fact) => ENGLISH.fact(fact, state));
    expect(sentences.at(-1)).toBe('It is for Red to choose.');
    expect(sentences).not.toContain(text(after));
  });
});

describe('pieces are called by what they are', () => {
  const army = ['A blue heavy infantry 0403', 'B blue heavy infantry 0404', 'E blue heavy elephants 0405'];
  const state = fight([
    ...army,
    'R red heavy infantry 0503',
    'G blue general-in-chief 0101',
    'K red general-in-chief 0806',
  ]);

  test('twins are numbered for the whole battle, and told from those of the other army', () => {
    const without = {
      ...state,
      units: state.units.map((unit) => (unit.id === 'A' ? { ...unit, at: 'lost' as const } : unit)),
    };
    for (const battle of [state, without]) {
      expect(ENGLISH.fact({ is: 'activated', piece: 'B', chief: null }, battle)).toBe(
        'Heavy infantry 2 (Blue) acts this turn.',
      );
      expect(FRENCH.fact({ is: 'activated', piece: 'B', chief: null }, battle)).toMatch(
        /^L’infanterie lourde 2 \(Bleu\) /,
      );
    }
    expect(ENGLISH.fact({ is: 'activated', piece: 'R', chief: null }, state)).toMatch(/^The heavy infantry \(Red\) /);
  });

  test('whoever chooses is not told that the pieces are theirs', () => {
    expect(ENGLISH.command({ do: 'activate', piece: 'B' }, state)).toBe('Activate heavy infantry 2');
    expect(FRENCH.command({ do: 'command', chief: 'G' }, state)).toBe('Appeler le général en chef');
  });

  test('but the enemy of the same name is told from them: in an attack, in what it would do, in who is hurt', () => {
    const near = fight(['A blue light infantry 0403 bow', 'R red light infantry 0503 bow'], withTokens(0, 0));
    const attack = { do: 'attack', unit: 'A', target: 'R' } as const;
    expect(ENGLISH.command(attack, near)).toMatch(
      /^Attack the light infantry with bows \(Red\) with the light infantry with bows:/,
    );
    expect(FRENCH.command(attack, near)).toMatch(
      /^Attaquer l’infanterie légère à l’arc \(Rouge\) avec l’infanterie légère à l’arc\s:/,
    );
    expect(ENGLISH.command({ do: 'pursue', target: 'R' }, near)).toContain('(Red)');
    const asked = play(near, 'blue: attack A R');
    const { risks } = outlookOf(asked, 'red', { do: 'pass' });
    expect(risks.map(({ says }) => says.en)).toContain('the light infantry with bows (Red) loses elements');
  });

  test('elephants are one unit, and French contracts', () => {
    expect(FRENCH.fact({ is: 'activated', piece: 'E', chief: null }, state)).toMatch(
      /^L’unité d’éléphants lourds agit /,
    );
    expect(FRENCH.fact({ is: 'ordered', side: 'blue', order: 'rally', unit: 'G', cost: 1 }, state)).toContain(
      ' au général',
    );
  });

  test('no id and no hex of the table is read in what happened', () => {
    const moves = moving();
    const near = fight(['A blue heavy infantry 0403', 'R red light infantry 0503']);
    const told = [
      ...facts(near, 'blue: attack A R').map((fact) => [fact, near] as const),
      ...facts(moves, 'blue: move I 0303').map((fact) => [fact, moves] as const),
    ];
    expect(told.length).toBeGreaterThan(1);
    for (const lang of LANGS)
      for (const [fact, before] of told)
        expect(WORDS[lang].fact(fact, before)).not.toMatch(/\b\d{4}\b|\b[ABERGKIMF]\b/);
  });
});

test('th.x.dice what dice did or would do is only what is more than nothing', () => {
  expect(ENGLISH.forecast('losses 1 flags 0')).toBe('1 element lost');
  expect(ENGLISH.forecast('losses 0 flags 2')).toBe('2 flags');
  expect(ENGLISH.forecast('losses 1 flags 1')).toBe('1 element lost and 1 flag');
  expect(FRENCH.forecast('losses 0 flags 0')).toBe('sans effet');
});

/** A unit as a scenario says it. */
function plainUnit({ id, side, type, weight, at }: State['units'][number]): object {
  const name = { 25: '0203', 38: '0304', 10: '1101', 71: '1206' }[Number(at)];
  return { id, side, type, weight, at: name };
}
