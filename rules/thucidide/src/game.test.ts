import { contract, explained } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { thucidide } from './game.ts';
import { opening } from '../testing/opening.ts';
import { play } from '../testing/play.ts';
import { shipped } from '../testing/shipped.ts';

/** The village with every ruling that adds choices turned the other way, and edges to leave by. */
const village = shipped('the-village-on-the-road');
const otherwise = {
  name: 'the village under other rulings',
  scenario: { ...village.scenario, agreedEdges: ['north', 'south'] as const },
  rulings: {
    reinforcementRoad: true,
    roadMarchRecognised: 'when-declared',
    roadNetwork: 'same-road-id',
    difficultEffect: 'cost-2',
    loneEnemyCharacterBlocks: false,
    charactersShareHex: false,
    charactersCountAsActivations: true,
    unitExit: 'agreed-at-start',
    characterReturn: 'scenario',
    sameFamilyActivation: false,
    evasionSpeedTest: false,
    elephantPanic: true,
  },
};

test('th.x.victory the small scenario by hand, command by command, to victory on the bridge', () => {
  const blue = (...lines: readonly string[]) => lines.map((line) => `blue: ${line}`);
  const idle = ['red: end', 'red: end', 'red: end'];
  const script = [
    ...blue('command BG', 'activate BI3', 'activate BI1', 'end', 'move BI3 0605', 'move BI1 0505 with', 'end', 'end'),
    ...idle,
    ...blue('command BG', 'activate BI3', 'activate BI1', 'end', 'move BI3 0705', 'move BI1 0605 with', 'end', 'end'),
    ...idle,
  ];
  const end = script.reduce(
    (state, line) => {
      expect(state.outcome, `before ${line}`).toBeNull();
      return play(state, line);
    },
    opening(shipped('the-bridge-and-the-fords')),
  );
  expect(end.outcome).toEqual({ kind: 'objectives', winners: ['blue'], score: { blue: 0, red: 0 } });
  expect(thucidide.words.en.outcome(end.outcome ?? { kind: '', winners: [] }, end)).toBe(
    'Blue has held the objectives through the enemy’s turn and wins (Blue 0, Red 0).',
  );
});

describe('thucidide keeps the contract', () => {
  const openings = [shipped('the-bridge-and-the-fords'), village, otherwise];
  for (const { name, check } of contract(thucidide, openings, { games: 9, longest: 100, limit: 5000 }))
    test(name, check);
  // Every offer of 200 games: ARBITRE_DIAL=25 npx vitest run rules/thucidide/src/game.test.ts -t 'offer by offer'
  const everyOffer = explained(thucidide, openings, { games: 8, longest: 100 });
  test(everyOffer.name, everyOffer.check, 120_000);
});
