import { byCommand, type Chance, type Seat, Unfolding as CommandUnfolding } from '@arbitre/kernel';
import { declare, drink, readScroll } from '../combat/fight.ts';
import { meansOf } from '../combat/means.ts';
import { completeFloor, rest } from '../dungeon/floor-end.ts';
import { enterFloor } from '../dungeon/floor-start.ts';
import { buy, mend, sell } from '../dungeon/merchant.ts';
import { chooseClass } from '../hero/classes.ts';
import { invest } from '../hero/skill-points.ts';
import { headingNumber } from '../movement/headings.ts';
import { resume, stayPut, travel } from '../movement/move.ts';
import { moveRoll } from '../movement/move-roll.ts';
import type { Command } from './command.ts';
import { evolve } from './evolve.ts';
import type { Fact } from './fact.ts';
import { refusal } from './judge.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { Unfolding } from './unfolding.ts';

/** What follows from a command: the facts, or why it is refused. */
export function decide(state: State, seat: Seat, command: Command, chance: Chance): Refusal | readonly Fact[] {
  const refused = refusal(state, seat, command);
  if (refused !== null) return refused;
  const unfolding = new CommandUnfolding<State, Fact>(state, chance, evolve);
  carryOut(command, unfolding);
  return unfolding.facts;
}

const carryOut = byCommand<Command, [Unfolding], void>({
  choose: (command, unfolding) => chooseClass(unfolding, command.class),
  descend: (_command, unfolding) => enterFloor(unfolding, unfolding.state.floor.number + 1),
  roll: (_command, unfolding) => {
    const again = unfolding.state.combat?.again ?? null;
    if (again === null) moveRoll(unfolding);
    else declare(unfolding, again.means);
  },
  pass: (_command, unfolding) => stayPut(unfolding),
  head: (command, unfolding) => travel(unfolding, headingNumber(command.heading)),
  leave: (_command, unfolding) => completeFloor(unfolding),
  continue: (_command, unfolding) => {
    unfolding.happens({ is: 'exit-passed' });
    resume(unfolding);
  },
  attack: (command, unfolding) => declare(unfolding, meansOf(command)),
  cast: (command, unfolding) => declare(unfolding, meansOf(command)),
  flee: (command, unfolding) => declare(unfolding, meansOf(command)),
  read: (command, unfolding) => {
    if (command.scroll === 'flames') declare(unfolding, meansOf(command));
    else readScroll(unfolding, command.scroll);
  },
  drink: (_command, unfolding) => drink(unfolding),
  wield: (command, unfolding) => unfolding.happens({ is: 'wielded', weapon: command.weapon }),
  invest: (command, unfolding) => invest(unfolding, command.in),
  rest: (_command, unfolding) => rest(unfolding),
  buy: (command, unfolding) => buy(unfolding, command.ware),
  sell: (command, unfolding) => sell(unfolding, command.ware),
  mend: (command, unfolding) => mend(unfolding, command.weapon),
});
