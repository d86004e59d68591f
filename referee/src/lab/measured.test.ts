import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Measured {
  readonly kind: string;
  readonly minutes: number;
  readonly played: readonly {
    readonly player: string;
    readonly games: number;
    readonly won: Readonly<Record<string, number>>;
    readonly nobody: number;
  }[];
}

const SCENARIOS = new URL('../../../scenarios/', import.meta.url);

test('what was measured of the shipped scenarios is about scenarios that ship, and adds up', () => {
  const measured = JSON.parse(readFileSync(new URL('measured.json', SCENARIOS), 'utf8')) as Readonly<
    Record<string, Measured>
  >;
  expect(Object.keys(measured).length).toBeGreaterThan(0);
  for (const [name, { kind, minutes, played }] of Object.entries(measured)) {
    expect(existsSync(new URL(`${name}.yaml`, SCENARIOS)), name).toBe(true);
    expect(['duel', 'solo', 'coop', 'puzzle', 'lesson']).toContain(kind);
    expect(minutes).toBeGreaterThan(0);
    for (const { games, won, nobody } of played) {
      const most = Math.max(...Object.values(won));
      const all = Object.values(won).reduce((sum, count) => sum + count, 0);
      expect(most + nobody, name).toBeLessThanOrEqual(games);
      expect(all + nobody, name).toBeGreaterThanOrEqual(games); // allies win together
    }
  }
});
