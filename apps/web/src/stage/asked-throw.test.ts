import { readFileSync } from 'node:fs';
import { attentionDonjon } from '@arbitre/attention-donjon';
import { type Game, SeededChance } from '@arbitre/kernel';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { TableModel } from '../table/model/table-model.ts';
import { LocalSource } from '../table/sources/local-source.ts';
import { askedThrow } from './asked-throw.ts';

test('the dice that one is asked about lie on the table, also after the page was opened anew; others do not', async () => {
  const game = attentionDonjon as unknown as Game; // as the registry knows it
  const text = readFileSync(
    new URL('../../../../scenarios/attention-donjon/entrainement.yaml', import.meta.url),
    'utf8',
  );
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 3 }, 'fr');
  const source = new LocalSource({ game, match }, {}, () => {});
  const chance = new SeededChance(2);
  const asked = { about: 0, other: 0 };
  for (let moves = 0; moves < 120; moves++) {
    const model = new TableModel(source, {}); // opened anew: nothing was seen
    const { state } = source.match.value;
    const decision = game.awaiting(state);
    const [seat] = decision?.seats ?? [];
    if (decision === null || seat === undefined) break;
    const shot = askedThrow(model, ['after-roll', 'hit']);
    if (decision.kind === 'after-roll') {
      expect(shot?.beat.show).toBe('dice');
      asked.about++;
    } else if (decision.kind !== 'hit') {
      expect(shot).toBeNull();
      asked.other++;
    }
    const offers = game.offers(state, seat);
    const fierce = offers.filter(({ command }) => /^(begin|act|attack|damage)\b/.test(game.writeCommand(command)));
    const among = fierce.length > 0 ? fierce : offers;
    const offer = among[chance.int(among.length)];
    if (offer !== undefined) await source.play(seat, offer.command);
  }
  expect(asked.about).toBeGreaterThan(0);
  expect(asked.other).toBeGreaterThan(0);
});
