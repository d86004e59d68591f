import { readdirSync, readFileSync } from 'node:fs';
import { pick, read, SeededChance } from '@arbitre/kernel';
import { contract, explained } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { donjonD10 } from './game.ts';
import { type DonjonRulings, RULINGS } from './rulings.ts';
import type { Scenario } from './file/scenario.ts';

const shipped = new URL('../../../scenarios/donjon-d10/', import.meta.url);

function scenarioOf(name: string): Scenario {
  const { game, title, about, rulings: _rulings, ...own } = parse(readFileSync(new URL(name, shipped), 'utf8'));
  expect([game, typeof title.fr, typeof title.en, typeof about.fr, typeof about.en], name).toEqual([
    'donjon-d10',
    'string',
    'string',
    'string',
    'string',
  ]);
  const scenario = read(donjonD10.scenario, own);
  if (!scenario.ok) throw new Error(`${name}: ${JSON.stringify(scenario.problems)}`);
  return scenario.value;
}

const names = readdirSync(shipped).filter((name) => name.endsWith('.yaml'));
const positions = readdirSync(new URL('positions/', shipped)).map((name) => `positions/${name}`);

/** Every ruling at random. A hero that cannot die may wander for ever, so deaths stay final. */
function anyRulings(seed: number): DonjonRulings {
  const dice = new SeededChance(seed);
  const drawn = Object.fromEntries(
    Object.entries(RULINGS).map(([name, { values }]) => [name, pick<string | number | boolean>(dice, values)]),
  );
  const rulings = { ...drawn, deathMode: 'permadeath' } as DonjonRulings;
  return rulings.creatureValue === 'sameAsPlayer' ? { ...rulings, creatureFullSheet: true } : rulings;
}

describe('the contract, on the scenarios as they ship', () => {
  const openings = names.map((name) => ({ name, scenario: scenarioOf(name) }));
  for (const { name, check } of contract(donjonD10, openings, { games: 14, longest: 100 })) test(name, check);
});

// Every offer of 200 games: ARBITRE_DIAL=10 npx vitest run rules/donjon-d10/src/game.test.ts -t 'offer by offer'
const everyOffer = explained(
  donjonD10,
  names.map((name) => ({ name, scenario: scenarioOf(name) })),
  { games: 20, longest: 100 },
);
test(everyOffer.name, everyOffer.check, 120_000);

describe('the contract, under rulings drawn at random', () => {
  const scenario = scenarioOf('first-steps.yaml');
  const mage = {
    ...scenario,
    class: 'mage',
    hero: { intelligence: 6, endurance: 6, weapons: ['dagger'], flames: 2 },
  } as const;
  const openings = Array.from({ length: 24 }, (_, seed) => ({
    name: `rulings ${seed}`,
    scenario: seed % 2 === 0 ? scenario : mage,
    rulings: { ...anyRulings(seed), hpFlatBonusAllowed: true },
  }));
  for (const { name, check } of contract(donjonD10, openings, { games: 24, longest: 60 })) test(name, check);
});

test('every position of the shelf sets up, and someone has a choice there', () => {
  for (const name of positions) {
    const defaults = Object.fromEntries(Object.entries(RULINGS).map(([key, { values }]) => [key, values[0]]));
    const opened = donjonD10.setup(scenarioOf(name), defaults);
    expect(opened.ok, name).toBe(true);
    if (opened.ok) expect(donjonD10.offers(opened.value, 'hero').length, name).toBeGreaterThan(0);
  }
});
