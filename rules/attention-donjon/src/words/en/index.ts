import type { Words } from '@arbitre/kernel';
import { command } from './commands.ts';
import { fact } from './facts.ts';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { decisionEn, expectationEn, forbidsEn, forecastEn, groupEn, measureEn, outcomeEn } from './labels.ts';
import { Names } from '../names.ts';
import { refusalEn } from './refusals.ts';
import { sheetOf } from '../sheet.ts';

export const en: Words<State, Command, Fact, Refusal> = {
  fact,
  command,
  refusal: (refusal, state) => refusalEn(refusal, new Names('en', state)),
  group: groupEn,
  decision: ({ kind, seats }, state) =>
    `${seats.map((seat) => new Names('en', state).seat(seat)).join(', ')}: ${decisionEn(kind)}`,
  outcome: ({ kind }) => outcomeEn(kind),
  seat: (seat, state) => new Names('en', state).seat(seat),
  measure: measureEn,
  forecast: forecastEn,
  forbids: forbidsEn,
  expectation: expectationEn,
  sheet: (state, seat) => sheetOf('en', state, seat),
};
