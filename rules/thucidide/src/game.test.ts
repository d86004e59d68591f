import { contract } from '@arbitre/kernel/kit';
import { describe, test } from 'vitest';
import { thucidide } from './game.ts';
import { shipped } from './testing/shipped.ts';

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

describe('thucidide keeps the contract', () => {
  const openings = [shipped('the-bridge-and-the-fords'), village, otherwise];
  for (const { name, check } of contract(thucidide, openings, { games: 9, longest: 100, limit: 5000 }))
    test(name, check);
});
