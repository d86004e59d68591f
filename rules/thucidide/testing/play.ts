import { type Draw, fold, RecordedChance } from '@arbitre/kernel';
import { choicesOf } from '../src/play/offers.ts';
import { decide } from '../src/play/decide.ts';
import { evolve } from '../src/play/evolve.ts';
import type { Fact } from '../src/play/fact.ts';
import { type Face, FACES } from '../src/proposal/die.table.ts';
import { isRefused, type Refusal } from '../src/play/refusal.ts';
import type { State } from '../src/play/state.ts';
import { readCommand } from '../src/play/typed.ts';

/** Dice to come: a face for each die; `danger` for the two that are rolled as one for a chief. */
export type Dice = readonly (Face | Draw)[];

/** The two dice of a chief whose unit lost an element. */
export function danger(first: Face, second: Face): Draw {
  return [36, FACES.indexOf(first) + 6 * FACES.indexOf(second)];
}

function judge(state: State, line: string, dice: Dice): { decided: Refusal | readonly Fact[]; left: number } {
  const [seat = '', typed = ''] = line.split(': ');
  const command = readCommand(typed, state);
  if (!command.ok) throw new Error(`${line}: ${JSON.stringify(command.problems)}`);
  const chance = new RecordedChance(dice.map((die) => (typeof die === 'string' ? [6, FACES.indexOf(die)] : die)));
  return { decided: decide(state, seat, command.value, chance), left: chance.left };
}

/** The facts of a command as it is typed, `blue: attack A B`; all the dice given must fall. */
export function facts(state: State, line: string, ...dice: Dice): readonly Fact[] {
  const { decided, left } = judge(state, line, dice);
  if (isRefused(decided)) throw new Error(`${line} is refused: ${JSON.stringify(decided)}`);
  if (left > 0) throw new Error(`${line}: ${left} dice were not rolled`);
  return decided;
}

/** The state after a command as it is typed. */
export function play(state: State, line: string, ...dice: Dice): State {
  return fold({ evolve }, state, facts(state, line, ...dice));
}

/** The refusal of a command. */
export function refusal(state: State, line: string): Refusal {
  const { decided } = judge(state, line, []);
  if (!isRefused(decided)) throw new Error(`${line} is accepted: ${JSON.stringify(decided)}`);
  return decided;
}

export function unit(state: State, id: string): State['units'][number] {
  const found = state.units.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
}

export function character(state: State, id: string): State['characters'][number] {
  const found = state.characters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no character ${id}`);
  return found;
}

/** The commands a combat now waits for, as they are typed. */
export function offered(state: State): string[] {
  return choicesOf(state).map(({ command }) =>
    [
      command.do,
      'to' in command ? command.to : '',
      'ignoring' in command && command.ignoring ? `-${command.ignoring}` : '',
      'order' in command ? command.order : '',
      'target' in command ? command.target : '',
    ]
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
