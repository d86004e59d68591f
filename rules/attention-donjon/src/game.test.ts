import { readFileSync } from 'node:fs';
import { contract } from '@arbitre/kernel/kit';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { ownPart } from '../testing/shipped.ts';
import { Stage } from '../testing/stage.ts';
import type { Command } from './play/command.ts';
import { attentionDonjon } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';
import type { Scenario } from './file/scenario.ts';

const shipped = (file: string) =>
  ownPart(
    parse(readFileSync(new URL(`../../../scenarios/attention-donjon/${file}`, import.meta.url), 'utf8')) as Record<
      string,
      unknown
    >,
  );
const NEST = shipped('nid-des-hommes-rats.yaml');
const BRIDGE = shipped('entrainement.yaml');

/** A mêlée with everything in it: Jokers, talents, an ogre that pushes, a thief that flees. */
const MELEE: Scenario = {
  ...BRIDGE,
  players: 2,
  heroes: [
    { hero: 'dorrin', at: 'd3', jokers: 1, talents: ['instinctive', 'champion', 'benediction', 'magic-resistance'] },
    {
      hero: 'misha',
      at: 'd4',
      talents: ['roar', 'premonitions', 'heroism-to-spare', 'bestial-strength'],
      health: 2,
      states: ['immobilised'],
    },
    { hero: 'livia', at: 'e1', states: ['bleeding'], talents: ['arcana-aura'] },
  ],
  groups: {
    ogre: { profile: 'ogre', size: 1 },
    spider: { profile: 'giant-spider', size: 1 },
    rats: { profile: 'rat-man', size: 3, initiative: { cards: 2, family: 'multi-turn' } },
    thief: { profile: 'captive', side: 'enemy', size: 1 },
  },
  present: [
    { group: 'ogre', at: ['e3'] },
    { group: 'spider', at: ['f5'] },
    { group: 'rats', at: ['f3', 'f4', 'e5'] },
    { group: 'thief', at: ['d2'] },
  ],
  goal: { kind: 'rescue', group: 'thief', cell: 'i5' },
};

/** Every ruling at its last value. */
const CONTRARY = Object.fromEntries(
  Object.entries(RULINGS).map(([name, { values }]) => [name, values.at(-1) ?? false]),
);

const openings = [
  { name: 'the Nest', scenario: NEST },
  { name: 'the Nest, alone, every ruling the other way', scenario: { ...NEST, players: 1 }, rulings: CONTRARY },
  { name: 'the bridge', scenario: BRIDGE },
  { name: 'a mêlée', scenario: MELEE },
  { name: 'a mêlée, every ruling the other way', scenario: MELEE, rulings: CONTRARY },
];

const STRANGERS: readonly Command[] = [
  { do: 'zoneMove', to: 'zz9' },
  { do: 'zoneMove', to: 'a1' },
  { do: 'shift', to: 'c3' },
  { do: 'attack', target: 'nobody', with: 'long-sword', mode: 'plain' },
  { do: 'attack', target: 'dorrin', with: 'spoon', mode: 'plain' },
  { do: 'care', target: 'nobody' },
  { do: 'equip', item: 'crown' },
  { do: 'reveal', door: 'nowhere' },
  { do: 'gamble', dice: 9 },
  { do: 'push', to: 'zz9' },
  { do: 'take', card: 'QS' },
  { do: 'die' },
];

describe('Attention Donjon ! keeps the contract', () => {
  for (const { name, check } of contract(attentionDonjon, openings, {
    games: 15,
    longest: 60,
    limit: 4000,
    strangers: () => STRANGERS,
  }))
    test(name, check, 120_000);
});

test('every rule of the book is told in both languages, and every ruling asks a question', () => {
  for (const [id, { heading, text }] of Object.entries(rulebook.rules)) {
    for (const words of [heading, text]) expect(words.fr.length * words.en.length, id).toBeGreaterThan(0);
    expect(text.fr, id).not.toBe(text.en);
  }
  expect(Object.keys(rulebook.rules).filter((id) => !id.startsWith('ad.x.'))).toHaveLength(140);
  expect(Object.keys(RULINGS)).toHaveLength(20);
  for (const { values, meanings } of Object.values(RULINGS)) expect(meanings).toHaveLength(values.length);
});

test('typed commands are read whatever their case, accents and blanks, in French too', () => {
  const { state } = new Stage({ heroes: { ysae: 'b2' } }).turn('ysae');
  const typed = (text: string) => attentionDonjon.readCommand(text, state);
  expect(typed('  ZONE-MOVE   C4 ')).toMatchObject({ ok: true, value: { do: 'zoneMove', to: 'c4' } });
  expect(typed('Déplacement c4')).toMatchObject({ ok: true, value: { do: 'zoneMove', to: 'c4' } });
  expect(typed('care Ysaé')).toMatchObject({ ok: true, value: { do: 'care', target: 'ysae' } });
  expect(typed('dance')).toMatchObject({ ok: false, problems: [{ expected: { code: 'command' } }] });
  expect(typed('attack')).toMatchObject({ ok: false, problems: [{ expected: { code: 'command-argument' } }] });
});
