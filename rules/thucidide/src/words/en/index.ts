import { capital, type Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { decision } from './decision.ts';
import { expectation } from './expectations.ts';
import { fact } from './facts.ts';
import { outcome } from './outcome.ts';
import { army } from './phrases.ts';
import { refusal } from './refusals.ts';
import { sheetOf } from '../sheet.ts';

import { command } from './commands.ts';
import { forecast, GROUPS, MEASURES, SHEET } from './labels.ts';
/** Everything the game says, in English. */
export const ENGLISH: Words<State, Command, Fact, Refusal> = {
  fact: (told, before) => capital(fact(told, before)),
  refusal: (why, state) => capital(refusal(why, state)),
  command,
  group: (group) => GROUPS[group] ?? 'Other choices',
  decision,
  outcome,
  seat: (seat, state) => army(state, seat),
  measure: (name) => MEASURES[name] ?? `score, ${name}`,
  forecast,
  forbids: () => 'fighting this turn',
  expectation: ({ code, values }) => expectation(code, values ?? {}),
  sheet: (state, seat) => sheetOf(state, seat, SHEET),
};
