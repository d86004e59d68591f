import { type Chance, type Seat, unreachable } from '@arbitre/kernel';
import { newHero } from '../hero/classes.ts';
import type { Command } from './command.ts';
import type { Fact } from './fact.ts';
import { drink, exchange, readScroll } from '../combat/fight.ts';
import { completeFloor, rest } from '../dungeon/floor-end.ts';
import { enterFloor } from '../dungeon/floor-start.ts';
import { headingNumber } from '../movement/headings.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import { Journal } from './journal.ts';
import { refusal } from './judge.ts';
import { type Means, meansOf } from '../combat/means.ts';
import { buy, mend, sell } from '../dungeon/merchant.ts';
import { moveRoll } from '../movement/move-roll.ts';
import { resume, travel } from '../movement/move.ts';
import type { Refusal } from './refusal.ts';
import { invest } from '../hero/skill-points.ts';
import type { State } from './state.ts';

/** What follows from a command: the facts, or why it is refused. */
export function decide(state: State, seat: Seat, command: Command, chance: Chance): Refusal | readonly Fact[] {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const journal = new Journal(state, chance);
  carryOut(journal, command);
  return journal.facts;
}

function carryOut(journal: Journal, command: Command): void {
  const { state } = journal;
  switch (command.do) {
    case 'choose': {
      const hero = newHero(command.class, state.rulings);
      return journal.add({ is: 'class-chosen', hero, pv: heroMaximum(hero, state.rulings) }); // dx.hp.6: in full health
    }
    case 'descend':
      return enterFloor(journal, state.floor.number + 1);
    case 'roll':
      return state.combat?.again ? fightOn(journal, state.combat.again.means) : moveRoll(journal);
    case 'pass':
      return journal.add({ is: 'passed', turns: state.points > 0 ? state.turns : state.turns + 1 });
    case 'head':
      return travel(journal, headingNumber(command.heading));
    case 'leave':
      return completeFloor(journal);
    case 'continue':
      journal.add({ is: 'exit-passed' });
      return resume(journal);
    case 'attack':
    case 'cast':
    case 'flee':
      return fightOn(journal, meansOf(command));
    case 'read':
      if (command.scroll === 'flames') fightOn(journal, meansOf(command));
      else if (state.combat !== null) readScroll(journal, state.combat, command.scroll);
      return;
    case 'drink':
      return drink(journal);
    case 'wield':
      return journal.add({ is: 'wielded', weapon: command.weapon });
    case 'invest':
      return invest(journal, command.in);
    case 'rest':
      return rest(journal);
    case 'buy':
      return buy(journal, command.ware);
    case 'sell':
      return sell(journal, command.ware);
    case 'mend':
      return mend(journal, command.weapon);
    default:
      return unreachable(command);
  }
}

/** An exchange with what was declared, if something was and there is somebody to fight. */
function fightOn(journal: Journal, means: Means | null): void {
  const { combat } = journal.state;
  if (combat !== null && means !== null) exchange(journal, combat, means);
}
