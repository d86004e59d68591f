import { defaultRulings, LANGS, read } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { thucidide } from '../game.ts';
import { RULINGS } from '../rulings.ts';
import { SCENARIO } from './scenario.ts';
import { SHIPPED, shipped } from '../../testing/shipped.ts';
import { opening } from '../../testing/opening.ts';
import { exercise } from '../../testing/exercise.ts';
import { nameOf } from './hex-name.ts';
import { play, unit } from '../../testing/play.ts';

const MAP = Array.from({ length: 9 }, () => '............').join('\n');
const SOUND = {
  map: MAP,
  armies: [
    { side: 'blue', name: { fr: 'Bleu', en: 'Blue' } },
    { side: 'red', name: { fr: 'Rouge', en: 'Red' } },
  ],
  units: [
    { id: 'A', side: 'blue', type: 'infantry', weight: 'heavy', at: '0101' },
    { id: 'R', side: 'red', type: 'infantry', weight: 'heavy', at: '1209' },
  ],
  characters: [
    { id: 'G', side: 'blue', rank: 'general-in-chief', with: 'A' },
    { id: 'H', side: 'red', rank: 'general-in-chief', with: 'R' },
  ],
  victory: { turns: 5 },
};

/** The mistakes of a scenario: where, what was found, and both sentences. */
function mistakes(change: object, rulings: object = {}) {
  const scenario = read(SCENARIO, { ...SOUND, ...change });
  const state = scenario.ok ? thucidide.setup(scenario.value, { ...defaultRulings(RULINGS), ...rulings }) : scenario;
  if (state.ok) return [];
  return state.problems.map(({ at, found, expected }) => {
    if (expected.kind !== 'game') return [at.join('.'), found, expected.kind];
    return [at.join('.'), found, ...LANGS.map((lang) => thucidide.words[lang].expectation(expected))];
  });
}

describe('a scenario’s mistakes, each with its place and what was expected, in both languages', () => {
  test('th.x.table a sound one has none; a map too small', () => {
    expect(mistakes({})).toEqual([]);
    expect(
      mistakes({
        map: Array.from({ length: 8 }, () => '............').join('\n'),
        units: SOUND.units.map((one) => ({ ...one, at: one.id === 'A' ? '0101' : '1208' })),
      }),
    ).toEqual([['map', '12 × 8', 'une table d’au moins 9 hex sur 12', 'a table of at least 9 by 12 hexes']]);
  });

  test('th.road.1 a road that skips a hex', () => {
    expect(mistakes({ roads: ['0101 0201 0401'] })).toEqual([
      [
        'roads.0',
        '0201 0401',
        'une route qui joint des hex voisins\u202f: 0201 et 0401 ne se touchent pas',
        'a road that joins neighbouring hexes: 0201 and 0401 do not touch',
      ],
    ]);
  });

  test('th.prec.10 two units in one hex', () => {
    const twice = [...SOUND.units, { id: 'B', side: 'blue', type: 'cavalry', weight: 'light', at: '0101' }];
    expect(mistakes({ units: twice })).toEqual([
      ['units.2.at', '0101', 'un hex libre pour B\u202f: A s’y trouve déjà', 'a free hex for B: A is already there'],
    ]);
  });

  test('th.cap.xxxx a unit marked XXXX', () => {
    const light = [...SOUND.units, { id: 'E', side: 'blue', type: 'elephants', weight: 'light', at: '0201' }];
    expect(mistakes({ units: light })).toEqual([
      [
        'units.2.weight',
        'elephants light',
        'un type et un poids qui existent\u202f: le tableau marque XXXX ici',
        'a type and weight that exist: the table prints XXXX here',
      ],
    ]);
  });

  test.each([
    [
      'th.mounted.1 only infantry is mounted',
      {
        units: [...SOUND.units, { id: 'K', side: 'blue', type: 'cavalry', weight: 'light', at: '0201', mounted: true }],
      },
      'units.2.mounted',
    ],
    [
      'th.cap.artillery static artillery is no reinforcement',
      {
        reinforcements: { w: { side: 'blue', entry: '0105' } },
        units: [...SOUND.units, { id: 'S', side: 'blue', type: 'artillery', weight: 'very-heavy', at: 'outside' }],
      },
      'units.2.at',
    ],
    ['th.x.command one general-in-chief, one only', { characters: SOUND.characters.slice(1) }, 'armies.0'],
    [
      'th.cap.leader a chief needs a weight when the row is read by weight',
      {},
      'characters.0.weight',
      { leaderColumns: 'weight' },
    ],
    ['th.prec.11 nobody stands in a lake', { map: `~${MAP.slice(1)}` }, 'units.0.at'],
    [
      'th.reinf.2 an entry lies on the edge',
      { reinforcements: { w: { side: 'blue', entry: '0305' } } },
      'reinforcements.w',
    ],
    [
      'th.reinf.1 a piece outside has a group',
      {
        units: [
          ...SOUND.units,
          { id: 'K', side: 'blue', type: 'cavalry', weight: 'light', at: 'outside', group: 'east' },
        ],
      },
      'units.2.group',
    ],
    [
      'a weapon the troop cannot carry',
      {
        units: [
          ...SOUND.units,
          { id: 'K', side: 'blue', type: 'infantry', weight: 'heavy', at: '0201', weapon: 'bow' },
        ],
      },
      'units.2.weapon',
    ],
    [
      'a hex off the table',
      { units: [...SOUND.units, { id: 'K', side: 'blue', type: 'cavalry', weight: 'light', at: '1301' }] },
      'units.2.at',
    ],
    [
      'two pieces of one name',
      { units: [...SOUND.units, { id: 'A', side: 'blue', type: 'cavalry', weight: 'light', at: '0201' }] },
      'units.2.id',
    ],
    [
      'a side nobody plays',
      { units: [...SOUND.units, { id: 'K', side: 'green', type: 'cavalry', weight: 'light', at: '0201' }] },
      'units.2.side',
    ],
    [
      'an obstacle between hexes that do not touch',
      { obstacles: [{ is: 'hedge', between: '0101-0301' }] },
      'obstacles.0.between',
    ],
    [
      'th.x.sequence a combat that leaves nobody a choice',
      {
        units: SOUND.units.map((one) => (one.id === 'R' ? { ...one, at: '0201' } : one)),
        characters: SOUND.characters,
        turn: { number: 1, side: 'blue', phase: 'combat', fought: ['A'] },
        combat: { attacker: 'A', target: 'R', kind: 'melee', step: 'follow-up', hex: '0201' },
      },
      'combat.step',
    ],
    [
      'a combat of units nobody knows',
      {
        turn: { number: 1, side: 'blue', phase: 'combat' },
        combat: { attacker: 'X', target: 'R', kind: 'melee', step: 'follow-up', hex: '0201' },
      },
      'combat.attacker',
    ],
    ['a letter that is no terrain', { map: `?${MAP.slice(1)}` }, 'map'],
    ['a ragged drawing', { map: '...\n..' }, 'map'],
    [
      'a character with nowhere to be',
      { characters: [...SOUND.characters, { id: 'P', side: 'red', rank: 'person' }] },
      'characters.2',
    ],
  ])('%s', (_what, change, place, rulings: object = {}) => {
    const found = mistakes(change, rulings);
    expect(found.map(([at]) => at)).toContain(place);
    for (const [, , fr = '', en = ''] of found)
      expect(
        [fr, en].every((said) => said.length > 5 && !/[{}$]|autre chose|something else/.test(said)),
        `${fr} ${en}`,
      ).toBe(true);
  });

  test('a hex off the table, a drawing with a short row: the sentence says what was expected', () => {
    expect(mistakes({ units: SOUND.units.map((one) => (one.id === 'R' ? { ...one, at: '1501' } : one)) })[0]).toEqual([
      'units.1.at',
      '1501',
      'un hex de la table, de 0101 à 1209',
      'a hex of the table, 0101 to 1209',
    ]);
    expect(mistakes({ map: '...\n..' })[0]?.at(-1)).toBe('a rectangle of letters (row 2: 2 cells instead of 3)');
  });

  test('a misspelt key and an unknown ruling are mistakes too', () => {
    expect(mistakes({ raods: [] })).toEqual([['raods', 'raods', 'no-such-key']]);
    expect(mistakes({}, { roadBas: 'x' })).toEqual([['roadBas', 'roadBas', 'no-such-key']]);
  });
});

describe('shipped scenarios', () => {
  test.each(SHIPPED)('%s is sound', (name) => {
    expect(opening(shipped(name)).units.length).toBeGreaterThan(9);
  });

  test('the village on the road stands as its table says', () => {
    const state = opening(shipped('the-village-on-the-road'));
    expect([state.field.columns, state.field.rows]).toEqual([13, 11]);
    expect(state.sides.map((side) => state.units.filter((one) => one.side === side).length)).toEqual([13, 13]);
    expect(state.units.filter(({ at }) => at === 'outside').map(({ id }) => id)).toEqual(['BI9', 'BC3']);
    expect(state.victory).toMatchObject({ eliminate: { blue: 4, red: 6 }, turns: 16 });
    expect(state.victory.objectives.map((cell) => nameOf(state.field, cell))).toEqual(['0706']);
    expect([state.armies.blue, state.armies.red].map((army) => [army?.tokens, army?.activations])).toEqual([
      [3, [4]],
      [3, [4]],
    ]);
  });

  test('th.reinf.5 th.mounted.4 its mounted infantry enters along the road 4 hexes deep, to 0406, without combat', () => {
    const start = opening(shipped('the-village-on-the-road'));
    const third = { ...start, turn: { ...start.turn, number: 3 } };
    const moving = ['command BS', 'activate BI9', 'end'].reduce((state, line) => play(state, `blue: ${line}`), third);
    const entered = play(moving, 'blue: move BI9 0406');
    expect(unit(entered, 'BI9').move).toMatchObject({ hexes: 4, fight: false });
  });

  test('the large one has 30 units a side on 30 by 20 hexes, the small one 5 a side', () => {
    const large = opening(shipped('the-plain-of-three-villages'));
    expect([large.field.columns, large.field.rows, large.armies.blue?.strength, large.armies.red?.strength]).toEqual([
      30, 20, 30, 30,
    ]);
    expect(large.armies.blue?.activations).toEqual([4, 4]);
    expect(opening(shipped('the-bridge-and-the-fords')).armies.blue?.strength).toBe(5);
  });

  test('a hex written without quotes in YAML, 0605 read as 605, is understood', () => {
    const state = exercise({
      map: MAP,
      units: [{ id: 'A', side: 'blue', type: 'infantry', weight: 'light', at: 605 }],
    });
    expect(nameOf(state.field, Number(state.units[0]?.at))).toBe('0605');
  });
});
