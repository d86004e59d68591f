import { readFileSync } from 'node:fs';
import { advance, expectedOf, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { GAME_IDS, loadBrain, loadGame, loadGames } from '../registry.ts';
import { orThrow } from '../words/mistakes.ts';

const shipped = (path: string) => readFileSync(new URL(`../../../scenarios/${path}.yaml`, import.meta.url), 'utf8');

test('every game that ships tells distance, sight, threat and strength by the same names', async () => {
  const games = await loadGames();
  for (const id of GAME_IDS) expect(Object.keys(games.get(id)?.survey ?? {}).toSorted()).toEqual(NAMES);
});
const NAMES = ['distance', 'sees', 'strength', 'threats'];

test('Pathfinder counts squares, sees along lines of effect, and a drake outweighs a bat', async () => {
  const game = await loadGame('pathfinder');
  const { opening } = orThrow(loadScenario(shipped('pathfinder/gorge-drake'), game));
  const { survey } = game;
  expect(survey?.distance(opening, 'maelle', 'pim')).toBe(2); // c7 to b5: one diagonal, one straight
  expect([survey?.sees(opening, 'pim', 'bat'), survey?.sees(opening, 'maelle', 'bat')]).toEqual([true, false]); // a wall
  expect(survey?.strength(opening, 'drake')).toBeGreaterThan(5 * (survey?.strength(opening, 'bat') ?? Infinity));
  expect(survey?.threats(opening, 'heroes').map(({ piece }) => piece)).toEqual(['reed', 'drake', 'bat']);
  const hidden = {
    ...opening,
    creatures: opening.creatures.map((one) => (one.id === 'bat' ? unseenBy(one, 'pim') : one)),
  };
  expect(survey?.sees(hidden, 'pim', 'bat')).toBe(false); // pf.x.hide
});

function unseenBy<T extends { readonly conditions: object }>(creature: T, who: string): T {
  return { ...creature, conditions: { ...creature.conditions, hiddenFrom: [who] } };
}

test('THUCIDIDE counts hexes, fires along clear lines; elements and dice make strength, a chief alone has none', async () => {
  const game = await loadGame('thucidide');
  const { opening } = orThrow(loadScenario(shipped('thucidide/the-bridge-and-the-fords'), game));
  const { survey } = game;
  expect(survey?.distance(opening, 'BI1', 'RI1')).toBe(7);
  expect([survey?.sees(opening, 'BI1', 'BI2'), survey?.sees(opening, 'BI1', 'RI1')]).toEqual([true, false]);
  const halved = { ...opening, units: opening.units.map((unit) => ({ ...unit, elements: unit.elements / 2 })) };
  expect(survey?.strength(halved, 'BI1')).toBeCloseTo((survey?.strength(opening, 'BI1') ?? 0) / 2, 10);
  expect(survey?.strength(opening, 'BG')).toBe(0);
  const gone = { ...opening, units: opening.units.map((unit) => ({ ...unit, at: 'lost' as const })) };
  expect([survey?.strength(gone, 'BI1'), survey?.distance(gone, 'BI1', 'RI1')]).toEqual([0, Infinity]);
});

test('in the D10 a creature waits on its square and its strength goes with its hit points', async () => {
  const game = await loadGame('donjon-d10');
  const { opening } = orThrow(loadScenario(shipped('donjon-d10/the-duel'), game));
  const { survey } = game;
  const [foe] = opening.floor.creatures;
  expect(survey?.distance(opening, 'hero', 'foe-1')).toBe(3);
  expect(survey?.threats(opening, 'hero')).toEqual([{ piece: 'foe-1', cells: [foe?.at] }]);
  const beaten = { ...opening, foes: [0] };
  expect([survey?.strength(beaten, 'foe-1'), survey?.sees(beaten, 'hero', 'foe-1')]).toEqual([0, false]);
});

test('Attention Donjon ! counts zones and shoots along lines; a rat threatens the zone next door', async () => {
  const game = await loadGame('attention-donjon');
  const { opening } = orThrow(loadScenario(shipped('attention-donjon/entrainement'), game));
  const { survey } = game;
  const view = game.view(opening, 'p1');
  expect(survey?.distance(view, 'dorrin', 'bridge-rats-1')).toBe(1);
  expect(survey?.sees(view, 'misha', 'bridge-rats-2')).toBe(true);
  const rat = survey?.threats(view, 'p1').find(({ piece }) => piece === 'bridge-rats-1');
  expect(rat?.cells).toContain(view.figures['dorrin']?.at);
  expect(survey?.strength(view, 'misha')).toBeGreaterThan(survey?.strength(view, 'livia') ?? 0);
});

test('an unexplored door shows on a view what opening it costs; what it is worth can be asked for', async () => {
  const game = await loadGame('attention-donjon');
  const brain = await loadBrain('attention-donjon');
  const dice = new SeededChance(3);
  let { opening: state } = orThrow(loadScenario(shipped('attention-donjon/nid-des-hommes-rats'), game));
  for (;;) {
    const seat = game.awaiting(state)?.seats[0] ?? '';
    const view = game.view(state, seat);
    const reveal = game.offers(view, seat).find(({ command }) => command.do === 'reveal')?.command;
    const first = brain?.proposals(view, seat)[0]?.command;
    if (brain === null || first === undefined) throw new Error('the heroes never came to a door');
    if (reveal === undefined) {
      state = advance(game, state, seat, first, dice);
      continue;
    }
    expect(Object.keys(advance(game, view, seat, reveal, dice).rooms)).toEqual(Object.keys(view.rooms));
    expect(expectedOf(brain, view, seat, reveal)).toBeGreaterThan(0);
    return;
  }
});
