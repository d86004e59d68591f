import { describe, expect, test } from 'vitest';
import { choicesOf } from './play/offers.ts';
import { RULEBOOK } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import { example, positionOf } from '../testing/example.ts';
import { play, refusal, unit } from '../testing/play.ts';

const MAP = { columns: 9, rows: 6 };
const ROAD = { ...MAP, roads: ['0103 0203 0303 0403 0503 0603'] };

describe('the table of rulings', () => {
  test('every ruling cites rules of the book and says what each of its values means', () => {
    for (const [name, { values, meanings, rules, question }] of Object.entries(RULINGS)) {
      expect(meanings.length, name).toBe(values.length);
      for (const id of rules) expect(Object.keys(RULEBOOK.rules), name).toContain(id);
      for (const said of [question, ...meanings]) expect(said.fr !== '' && said.en !== '', name).toBe(true);
    }
  });

  test('the twenty options of the ledger, default first', () => {
    const defaults = Object.entries(RULINGS)
      .slice(0, 20)
      .map(([name, { values }]) => `${name} ${values[0]} of ${values.length}`);
    expect(defaults).toEqual([
      'leaderColumns rank of 2',
      'noCombatScope own-attacks-only of 2',
      'roadBase no-combat-max of 2',
      'roadMarchRecognised when-extra-hex-used of 2',
      'roadNetwork connected of 2',
      'roadIgnoresTerrain true of 2',
      'roadForLoneCharacters false of 2',
      'mountedBase no-combat-max of 2',
      'difficultEffect stop of 3',
      'tokenRemoval all-tokens of 2',
      'passThroughElephants as-table of 2',
      'loneEnemyCharacterBlocks true of 2',
      'charactersShareHex true of 2',
      'charactersCountAsActivations false of 2',
      'artilleryDiceLossScope own-turn of 2',
      'heavyArtilleryRetreatCap true of 2',
      'unitExit forbidden of 3',
      'characterReturn never of 2',
      'reinforcements none of 2',
      'reinforcementRoad false of 2',
    ]);
  });
});

describe('roadMarchRecognised', () => {
  const declared = {
    map: ROAD,
    pieces: ['L blue light infantry 0203'],
    rulings: { roadMarchRecognised: 'when-declared' } as const,
  };

  test('th.road.3 when-declared: only a declared march has the extra hex, and it loses the fight whatever its length', () => {
    const state = positionOf(declared);
    expect(refusal(state, 'blue: move L by 0303 0403 0503').code).toBe('over-capacity');
    expect(unit(play(state, 'blue: move L by 0303 0403 0503 march'), 'L').move).toMatchObject({
      hexes: 3,
      fight: false,
    });
    expect(unit(play(state, 'blue: move L by 0303 march'), 'L').move).toMatchObject({ hexes: 1, fight: false });
    expect(unit(play(state, 'blue: move L by 0303'), 'L').move).toMatchObject({ hexes: 1, fight: true });
  });

  test('th.road.3 when-declared: a march that leaves the road keeps its ordinary allowance and loses the fight', () => {
    const state = positionOf(declared);
    expect(unit(play(state, 'blue: move L by 0303 0304 march'), 'L').move).toMatchObject({ hexes: 2, fight: false });
    expect(refusal(state, 'blue: move L by 0303 0403 0404 march').code).toBe('over-capacity');
  });

  test('th.road.3 when-declared: marches are offered as such', () => {
    const marches = choicesOf(positionOf(declared)).filter(({ command }) => command.do === 'move' && command.march);
    expect(new Set(marches.map(({ command }) => 'to' in command && command.to))).toEqual(
      new Set(['0103', '0303', '0403', '0503']),
    );
  });
});

describe('roadNetwork', () => {
  const map = { ...MAP, roads: ['0103 0203 0303 0403', '0303 0304 0405'] };
  const pieces = ['N blue light infantry 0203'];
  example('th.road.1', {
    map,
    pieces,
    cases: [['N 0303 0304 0405', 'no combat', { why: 'connected: the fork is the same road' }]],
  });
  example('th.road.1', {
    map,
    pieces,
    rulings: { roadNetwork: 'same-road-id' },
    cases: [
      ['N 0303 0304 0405', 'over-capacity', { why: 'same-road-id: it changes roads at the junction' }],
      ['N 0303 0403', 'fight'],
    ],
  });
});

describe('roadIgnoresTerrain', () => {
  const map = { ...ROAD, difficult: '0303' };
  const pieces = ['L blue light infantry 0203'];
  example('th.prec.11', {
    map,
    pieces,
    cases: [['L 0303 0403 0503', 'no combat', { why: 'the road cancels the snow' }]],
  });
  example('th.prec.11', {
    map,
    pieces,
    rulings: { roadIgnoresTerrain: false },
    cases: [['L 0303 0403', 'difficult-stop', { why: 'the hex stays difficult' }]],
  });
});

describe('roadForLoneCharacters', () => {
  const pieces = ['GC blue general-in-chief 0103'];
  example('th.road.1', {
    map: ROAD,
    pieces,
    rulings: { roadForLoneCharacters: true },
    cases: [
      ['GC 0203 0303 0403 0503', 'moves'],
      ['GC 0203 0303 0403 0404', 'over-capacity'],
    ],
  });
});

describe('difficultEffect', () => {
  const map = { ...MAP, difficult: '0303' };
  const pieces = ['K blue medium cavalry 0203', 'H blue heavy infantry 0204', 'V blue light infantry 0202'];
  example('th.prec.11', {
    map,
    pieces,
    rulings: { difficultEffect: 'cost-2' },
    cases: [
      ['K 0303 0403', 'fight', { why: 'it costs 2 + 1 of its 3' }],
      ['K 0303 0403 0503', 'over-capacity'],
      ['H 0303', 'no combat', { why: 'one such hex may always be entered, and the fight is lost by it' }],
      ['V 0303', 'fight', { why: 'light infantry has the 2 hexes it costs' }],
    ],
  });
  example('th.prec.11', { map, pieces, rulings: { difficultEffect: 'none' }, cases: [['K 0303 0403 0503', 'fight']] });
});

describe('passThroughElephants', () => {
  const pieces = ['L blue light infantry 0203', 'E blue medium elephants 0303', 'M blue light infantry 0304'];
  example('th.prec.8', {
    map: MAP,
    pieces,
    cases: [
      ['L 0303 0403', 'fight'],
      ['E 0304 0404', 'fight'],
    ],
  });
  example('th.prec.8', {
    map: MAP,
    pieces,
    rulings: { passThroughElephants: 'forbidden' },
    cases: [
      ['L 0303 0403', 'friend-not-passable', { why: 'nobody passes through elephants' }],
      ['E 0304 0404', 'friend-not-passable', { why: 'and they pass through nobody' }],
    ],
  });
});

describe('loneEnemyCharacterBlocks', () => {
  const pieces = ['L blue light infantry 0203', 'GC blue general-in-chief 0204', 'P red senior-officer 0303'];
  example('th.prec.6', { map: MAP, pieces, cases: [['L 0303 0403', 'enemy-occupied']] });
  example('th.prec.6', {
    map: MAP,
    pieces,
    rulings: { loneEnemyCharacterBlocks: false },
    cases: [
      ['L 0303 0403', 'fight', { why: 'a unit walks through' }],
      ['L 0303', 'enemy-occupied', { why: 'and does not stop there' }],
      ['GC 0303 0403', 'enemy-occupied', { why: 'characters unchanged' }],
    ],
  });
});

describe('charactersShareHex', () => {
  const pieces = ['GC blue general-in-chief 0203', 'SO blue senior-officer 0303', 'H blue heavy infantry 0204'];
  example('th.prec.7', { map: MAP, pieces, cases: [['GC 0303', 'moves']] });
  example('th.prec.7', {
    map: MAP,
    pieces,
    rulings: { charactersShareHex: false },
    cases: [
      ['GC 0303', 'ends-on-unit', { why: 'another character stands there' }],
      ['GC 0303 0403', 'moves', { why: 'he passes' }],
      ['GC 0204', 'moves', { why: 'a unit is no character' }],
    ],
  });
});
