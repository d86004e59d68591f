import { readFileSync } from 'node:fs';
import { type Command, fold, isRefusal, type Seat, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { aimOf, choose, level } from '@arbitre/players';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { loadBrain, loadGames } from '../registry.ts';

const SCENARIOS = {
  'donjon-d10': 'five-floors-down',
  thucidide: 'the-bridge-and-the-fords',
  pathfinder: 'first-steps',
  'attention-donjon': 'nid-des-hommes-rats',
} as const;

interface Done {
  readonly state: unknown;
  readonly seat: Seat;
  readonly command: Command;
}

for (const [id, name] of Object.entries(SCENARIOS)) {
  test(`${id}: what a soldier did is explained alike from every chair`, async () => {
    const text = readFileSync(new URL(`../../../scenarios/${id}/${name}.yaml`, import.meta.url), 'utf8');
    const loaded = loadScenario(text, await loadGames([id]));
    const brain = await loadBrain(id);
    if (!loaded.ok || brain === null) throw new Error(`${name} cannot be played`);
    const { game, opening } = loaded.value;
    const dice = new SeededChance(21);
    const chance = new SeededChance(22);
    const done: Done[] = [];
    for (let state = opening, seat = game.awaiting(state)?.seats[0]; seat !== undefined && done.length < dial(200); ) {
      const { command } = choose(level('soldier'), { game, brain, view: game.view(state, seat), seat, chance });
      done.push({ state, seat, command });
      const facts = game.decide(state, seat, command, dice);
      if (isRefusal(facts)) throw new Error(`${game.writeCommand(command)} is refused`);
      state = fold(game, state, facts);
      seat = game.awaiting(state)?.seats[0];
    }
    let told = 0;
    for (const { state, seat, command } of done) {
      const own = aimOf(brain, game.view(state, seat), seat, command);
      if (own !== null) told++;
      for (const viewer of game.seats(state)) {
        const seen = aimOf(brain, game.view(game.view(state, viewer), seat), seat, command);
        expect(seen, `${game.writeCommand(command)} as ${viewer} sees it`).toEqual(own);
      }
    }
    expect(told).toBeGreaterThan(5);
  });
}
