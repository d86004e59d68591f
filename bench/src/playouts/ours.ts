import { type Fact, donjonD10 } from '@arbitre/donjon-d10';
import { isRefusal } from '@arbitre/kernel';
import { anyCommand, fate, opening, type Player } from './course.ts';

const start = opening();

/** The whole contract: offers, decide, evolve, every fact kept. */
export const ours: Player = {
  name: 'arbitre',
  note: 'offers, decide, evolve; every fact of the run is kept',
  play(seed) {
    const { dice, choices } = fate(seed);
    const log: (readonly Fact[])[] = [];
    let state = start;
    for (let command = anyCommand(state, choices); command !== null; command = anyCommand(state, choices)) {
      const facts = donjonD10.decide(state, 'hero', command, dice);
      if (isRefusal(facts)) throw new Error(`offered but refused: ${facts.code}`);
      for (const fact of facts) state = donjonD10.evolve(state, fact);
      log.push(facts);
    }
    return { commands: log.length, end: state };
  },
};
