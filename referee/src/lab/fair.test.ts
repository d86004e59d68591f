import { readFileSync } from 'node:fs';
import { type Seat, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { brainAlone, choose, level, type Player } from '@arbitre/players';
import { expect, test } from 'vitest';
import { loadScenario } from '../file/scenario.ts';
import { loadBrain, loadGames } from '../registry.ts';
import { seatedPolicy } from './policy.ts';
import { playGame, seedOf } from './simulate.ts';

/** One scenario of each game, a busy one. */
const SCENARIOS = {
  'donjon-d10': 'five-floors-down',
  thucidide: 'the-bridge-and-the-fords',
  pathfinder: 'first-steps',
  'attention-donjon': 'entrainement',
} as const;

/** Everything a seat was asked in one game of soldiers. */
interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
}

/** Some of them, from the beginning to the end. */
const spread = (asked: readonly Asked[], most: number) =>
  asked.filter((_, nth) => nth % Math.max(1, Math.floor(asked.length / most)) === 0);

for (const [id, name] of Object.entries(SCENARIOS)) {
  test(`${id}: what looks alike to a seat has the same answer, whatever was thought about before`, async () => {
    const text = readFileSync(new URL(`../../../scenarios/${id}/${name}.yaml`, import.meta.url), 'utf8');
    const loaded = loadScenario(text, await loadGames([id]));
    const brain = await loadBrain(id);
    if (!loaded.ok || brain === null) throw new Error(`${name} cannot be played`);
    const { game, opening } = loaded.value;
    const asked: Asked[] = [];
    const soldiers = seatedPolicy(brain, {}, { player: level('soldier') });
    const watched: typeof soldiers = (one, view, seat, chance) => {
      asked.push({ view, seat });
      return soldiers(one, view, seat, chance);
    };
    playGame(game, opening, seedOf(13, 1), watched, 400);
    const answer = (player: Player, { view, seat }: Asked) =>
      game.writeCommand(choose(player, { game, brain, view, seat, chance: new SeededChance(3) }).command);
    const players: readonly (readonly [Player, number])[] = [
      [brainAlone, dial(200)],
      [level('captain'), dial(12)],
    ];
    for (const [player, most] of players) {
      const some = spread(asked, most);
      const onward = some.map((one) => answer(player, one));
      // Another state that looks the same, shown the other way round: nothing is known but what is seen.
      const alike = some.map(({ view, seat }) => ({ view: game.view(structuredClone(view), seat), seat }));
      const back = alike.toReversed().map((one) => answer(player, one));
      expect(back.toReversed(), player.id).toEqual(onward);
    }
  });
}
