import { readFileSync } from 'node:fs';
import { type Command, donjonD10, type State } from '@arbitre/donjon-d10';
import { advance, compare, playOut, SeededChance, ZERO } from '@arbitre/kernel';
import { loadBrain, loadScenario, registryOf } from '@arbitre/referee/core';
import { expect, test } from 'vitest';
import { aheadAfter, hardestAhead } from './ahead.ts';

/** The first camp or market of a descent. */
async function atThe(stage: State['stage']): Promise<State> {
  const text = readFileSync(new URL('../../../../../scenarios/donjon-d10/the-dungeon.yaml', import.meta.url), 'utf8');
  const loaded = loadScenario(text, registryOf(donjonD10 as never)); // as the registry knows it
  const brain = await loadBrain('donjon-d10');
  if (!loaded.ok || brain === null) throw new Error('the dungeon does not load');
  const opening = loaded.value.opening as State; // of this very game
  const dice = new SeededChance(7);
  const chosen = advance(donjonD10, opening, 'hero', { do: 'choose', class: 'warrior' }, dice);
  const found: State[] = [];
  playOut(donjonD10, chosen, {
    dice,
    longest: 100,
    choose: (view, seat) => brain.proposals(view, seat)[0]?.command as Command, // of this very game
    visit: (state) => {
      if (state.stage === stage) found.push(state);
    },
  });
  const [first] = found;
  if (first === undefined) throw new Error(`no ${stage} in 100 commands`);
  return first;
}

test('the hardest foe ahead is told exactly, and a point of Strength makes it easier', async () => {
  const state = await atThe('camp');
  const ahead = hardestAhead(state);
  if (ahead === null) throw new Error('a fight can be told');
  expect(ahead.floor).toBe(state.floor.number + 1);
  const stronger = aheadAfter(state, { do: 'invest', in: 'strength' }, ahead);
  expect(stronger !== null && compare(stronger, ahead.victory) > 0).toBe(true);
  const weak = { ...state, pv: 1 };
  const healed = aheadAfter(weak, { do: 'rest' }, { ...ahead, victory: ZERO });
  expect(healed !== null && healed.n > 0n).toBe(true);
});

test('what cannot change a fight says nothing of it', async () => {
  const state = await atThe('market');
  const ahead = hardestAhead(state);
  if (ahead === null) throw new Error('a fight can be told');
  expect(aheadAfter(state, { do: 'descend' }, ahead)).toBe(null);
  const thirsty = { ...state, hero: { ...state.hero, potions: 0, gold: 200 } };
  expect(aheadAfter(thirsty, { do: 'buy', ware: 'potion' }, ahead)).toBe(null);
});
