import { readFileSync } from 'node:fs';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { type State, thucidide } from '@arbitre/thucidide';
import { expect, test } from 'vitest';
import { TableModel } from '../../table/model/table-model.ts';
import { LocalSource } from '../../table/sources/local-source.ts';
import { pricesOf } from './prices.tsx';

test('th.x.orders whoever the chief can call is free; once he has called all he may, the others cost order tokens', async () => {
  const file = new URL('../../../../../scenarios/thucidide/the-bridge-and-the-fords.yaml', import.meta.url);
  const game = thucidide as never; // as the registry knows it
  const loaded = loadScenario(readFileSync(file, 'utf8'), registryOf(game));
  if (!loaded.ok) throw new Error('the bridge does not load');
  const match = startMatch(loaded.value, { kind: 'seeded', seed: 1 }, 'en');
  const model = new TableModel(new LocalSource({ game, match }, {}, () => {}));
  const called = () => model.choices.value.find(({ offer }) => ['command', 'activate'].includes(offer.command.do));
  for (let next = called(); next !== undefined; next = called()) {
    const free = model.choices.value.flatMap(({ offer, piece }) => (offer.command.do === 'activate' ? [piece] : []));
    for (const piece of pricesOf(model).keys()) expect(free).not.toContain(piece);
    await model.play(next);
    const { phase } = (model.state.value as State).turn; // of this very game
    if (phase !== 'command') break;
  }
  const prices = [...pricesOf(model).values()];
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(price).toBeGreaterThan(0);
});
