export type { DonjonCommand } from './command.ts';
export type { DonjonFact } from './facts.ts';
export { donjonD10 } from './game.ts';
export type { DonjonRefusal } from './refusal.ts';
export type { Scenario } from './scenario.ts';
export type { State } from './state.ts';
