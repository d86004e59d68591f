import { capital, type Decision, type Words } from '@arbitre/kernel';
import type { Moment } from '../../play/awaiting.ts';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import type { Group } from '../../play/offers.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { expectationInFrench } from '../expectations.ts';
import { command, DECISIONS } from './commands.ts';
import { fact } from './facts.ts';
import { FORECASTS, GROUPS, MEASURES, outcome, sheet } from './labels.ts';
import { heroInFrench } from './phrases.ts';
import { refusal } from './refusals.ts';

/** Everything this game says in French. */
export const fr: Words<State, Command, Fact, Refusal> = {
  fact,
  refusal,
  command,
  group: (group) => GROUPS[group as Group] ?? capital(group),
  decision: ({ kind }: Decision, state) => DECISIONS[kind as Moment](state),
  outcome,
  seat: (_seat, state) => capital(heroInFrench(state)),
  measure: (name) => MEASURES[name] ?? name,
  forecast: (text) => FORECASTS[text] ?? text,
  forbids: (what) => what,
  expectation: expectationInFrench,
  sheet,
};
