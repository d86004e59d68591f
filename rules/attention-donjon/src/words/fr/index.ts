import type { Words } from '@arbitre/kernel';
import { command } from './commands.ts';
import { fact } from './facts.ts';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { decisionFr, expectationFr, forbidsFr, forecastFr, groupFr, measureFr, outcomeFr } from './labels.ts';
import { Names } from '../names.ts';
import { refusalFr } from './refusals.ts';
import { sheetOf } from '../sheet.ts';

export const fr: Words<State, Command, Fact, Refusal> = {
  fact,
  command,
  refusal: (refusal, state) => refusalFr(refusal, new Names('fr', state)),
  group: groupFr,
  decision: ({ kind, seats }, state) =>
    `${seats.map((seat) => new Names('fr', state).seat(seat)).join(', ')} : ${decisionFr(kind)}`,
  outcome: ({ kind }) => outcomeFr(kind),
  seat: (seat, state) => new Names('fr', state).seat(seat),
  measure: measureFr,
  forecast: forecastFr,
  forbids: forbidsFr,
  expectation: expectationFr,
  sheet: (state, seat) => sheetOf('fr', state, seat),
};
