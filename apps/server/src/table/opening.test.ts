import { SPECTATOR } from '@arbitre/kernel';
import { loadScenario, registryOf } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { cups } from '../testing/cups.ts';
import { cupsScenario } from '../testing/table.ts';
import { prepare, Shelf } from './opening.ts';

test.each(['#host', '#watch', '#anything', SPECTATOR])(
  'no seat may be called %s: what it says would pass for someone else’s words',
  (name) => {
    const game = { ...cups, seats: () => [name, 'blue'] as unknown as ReturnType<typeof cups.seats> }; // as a scenario may name its sides
    const library = { games: registryOf(game), scenarios: new Map() };
    const prepared = prepare({ from: { kind: 'scenario', text: cupsScenario() } }, library);
    expect(prepared).toMatchObject({ ok: false, refusal: { code: 'bad-scenario', seat: name } });
  },
);

test('what ships is read once for each way of playing it, and what is refused is refused again', () => {
  const games = registryOf(cups);
  const loaded = loadScenario(cupsScenario(), games);
  if (!loaded.ok) throw new Error('the toy does not load');
  const shelf = new Shelf({ games, scenarios: new Map([['cups/trial', loaded.value]]) });
  const ask = (id: string, rulings?: Record<string, string>) =>
    shelf.prepare({ from: { kind: 'shipped', id }, ...(rulings && { rulings }) });
  expect(ask('cups/trial').ok).toBe(true);
  expect(ask('cups/trial')).toBe(ask('cups/trial', {}));
  expect(ask('cups/other')).toMatchObject({ ok: false, refusal: { code: 'no-such-scenario' } });
  expect(ask('cups/trial', { nothing: 'such' })).toMatchObject({ ok: false, refusal: { code: 'bad-rulings' } });
});
