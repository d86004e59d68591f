import { fold, isRefusal, SeededChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { CLASS_IDS } from './hero/classes.ts';
import { donjonD10 } from './game.ts';
import type { State } from './play/state.ts';
import { carefulCommand } from '../testing/careful-player.ts';
import { setTable } from '../testing/table.ts';

/** A whole run, by a cautious player. */
function playRun(id: (typeof CLASS_IDS)[number], seed: number): State {
  const dice = new SeededChance(seed);
  let state = setTable({ class: id });
  for (let played = 0; donjonD10.outcome(state) === null; played++) {
    if (played > 20_000) throw new Error(`${id}, seed ${seed}: no end on floor ${state.floor.number}`);
    const facts = donjonD10.decide(state, 'hero', carefulCommand(state), dice);
    if (isRefusal(facts)) throw new Error(`${id}, seed ${seed}: ${JSON.stringify(facts)}`);
    state = fold(donjonD10, state, facts);
  }
  return state;
}

test.each(CLASS_IDS)('dx.skill.6 dx.x.run a careful %s can go from floor 1 to floor 50', (id) => {
  const runs = Array.from({ length: 4 }, (_, seed) => playRun(id, 100 + seed));
  const won = runs.filter(({ stage }) => stage === 'won');
  expect(won.length).toBeGreaterThan(0);
  for (const { floor, hero } of won) {
    expect(floor.number).toBe(50);
    // dx.skill.4: 45 points in all, whatever they were spent on.
    const sum = hero.strength + hero.agility + hero.endurance + hero.intelligence + hero.charisma + hero.skillPoints;
    expect(sum).toBe(49);
  }
  expect(runs.every(({ turns }) => turns > 10)).toBe(true);
});
