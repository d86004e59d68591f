import { readFileSync } from 'node:fs';
import { explore, isRefusal, SeededChance, type Seat } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { level } from '@arbitre/players';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { loadBrain, loadGames } from '../registry.ts';
import { seatedPolicy } from './policy.ts';
import { playGame, seedOf } from './simulate.ts';

/** Battles whose brain tells luck from merit. */
const SCENARIOS = {
  thucidide: ['the-bridge-and-the-fords', 'the-village-on-the-road'],
  pathfinder: ['gorge-drake', 'toll-gate'],
} as const;

/** Outcomes of one command beyond which its mean is not worked out. */
const MOST = 3000;

for (const [id, names] of Object.entries(SCENARIOS)) {
  for (const name of names) {
    test(`${name}: over all throws of a command nothing is left of luck`, async () => {
      const text = readFileSync(new URL(`../../../scenarios/${id}/${name}.yaml`, import.meta.url), 'utf8');
      const loaded = loadScenario(text, await loadGames([id]));
      const brain = await loadBrain(id);
      if (!loaded.ok || brain?.luck === undefined) throw new Error(`${name} tells no luck`);
      const { game, opening } = loaded.value;
      const soldiers = seatedPolicy(brain, {}, { player: level('soldier') });
      const asked: { readonly view: unknown; readonly seat: Seat }[] = [];
      const watched: typeof soldiers = (one, view, seat, chance) => {
        asked.push({ view, seat });
        return soldiers(one, view, seat, chance);
      };
      for (let nth = 1; nth <= dial(4); nth++) playGame(game, opening, seedOf(29, nth), watched, 2000);
      let thrown = 0;
      for (const { view, seat } of asked) {
        const command = soldiers(game, view, seat, new SeededChance(5));
        const all = explore(
          (dice) => {
            const facts = game.decide(view, seat, command, dice);
            if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)}: ${facts.code}`);
            return brain.luck?.(view, facts, seat) ?? 0;
          },
          String,
          MOST,
        );
        if (!all.exact || all.outcomes.length < 2) continue;
        thrown++;
        const mean = all.outcomes.reduce(
          (sum, { value, weight }) => sum + value * (Number(weight.n) / Number(weight.d)),
          0,
        );
        expect(Math.abs(mean), game.writeCommand(command)).toBeLessThan(0.5); // of a thousand
      }
      expect(thrown).toBeGreaterThan(dial(4) * 4);
    });
  }
}
