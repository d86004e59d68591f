import { SPECTATOR } from '@arbitre/kernel';
import { registryOf } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { cups } from '../testing/cups.ts';
import { cupsScenario } from '../testing/table.ts';
import { prepare } from './opening.ts';

test.each(['#host', '#watch', '#anything', SPECTATOR])(
  'no seat may be called %s: what it says would pass for someone else’s words',
  (name) => {
    const game = { ...cups, seats: () => [name, 'blue'] as unknown as ReturnType<typeof cups.seats> }; // as a scenario may name its sides
    const library = { games: registryOf(game), scenarios: new Map() };
    const prepared = prepare({ from: { kind: 'scenario', text: cupsScenario() } }, library);
    expect(prepared).toMatchObject({ ok: false, refusal: { code: 'bad-scenario', seat: name } });
  },
);
