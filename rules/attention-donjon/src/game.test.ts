import { contract, dial, explained } from '@arbitre/kernel/kit';
import { describe, expect, test } from 'vitest';
import { CONTRARY, MELEE } from '../testing/melee.ts';
import { shipped } from '../testing/shipped.ts';
import { Stage } from '../testing/stage.ts';
import type { Command } from './play/command.ts';
import { attentionDonjon } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { RULINGS } from './rulings.ts';

const NEST = shipped('nid-des-hommes-rats.yaml');
const BRIDGE = shipped('entrainement.yaml');

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
    games: dial(15),
    longest: 60,
    limit: 4000,
    strangers: () => STRANGERS,
  }))
    test(name, check, 120_000);
});

// Every offer of 200 games: ARBITRE_DIAL=50 npx vitest run rules/attention-donjon/src/game.test.ts -t 'offer by offer'
const everyOffer = explained(attentionDonjon, openings, { games: 4, longest: 40 });
test(everyOffer.name, everyOffer.check, 120_000);

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
