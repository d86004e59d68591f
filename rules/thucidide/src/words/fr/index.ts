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
import { contracted } from './contraction.ts';
import { sheetOf } from '../sheet.ts';

import { command } from './commands.ts';
import { forecast, GROUPS, MEASURES, SHEET } from './labels.ts';
/** Everything the game says, in French. */
export const FRENCH: Words<State, Command, Fact, Refusal> = {
  fact: (told, before) => capital(contracted(fact(told, before))),
  refusal: (why, state) => capital(contracted(refusal(why, state))),
  command: (asked, state) => contracted(command(asked, state)),
  group: (group) => GROUPS[group] ?? 'Autres choix',
  decision: (asked, state) => contracted(decision(asked, state)),
  outcome,
  seat: (seat, state) => army(state, seat),
  measure: (name) => MEASURES[name] ?? `score, ${name}`,
  forecast,
  forbids: () => 'combattre ce tour-ci',
  expectation: ({ code, values }) => expectation(code, values ?? {}),
  sheet: (state, seat) => sheetOf(state, seat, SHEET),
};
