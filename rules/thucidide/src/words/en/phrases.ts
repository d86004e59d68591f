import { listed, plural } from '@arbitre/kernel';
import type { Face } from '../../proposal/die.table.ts';
import type { CombatStep, State } from '../../play/state.ts';
import { waitingIn } from '../../combat/resolution.ts';
import { type Fighters, fightersIn } from '../fighters.ts';
import { label, ownLabel } from '../names.ts';

export const who = (state: State, id: string | undefined) => label(state, id, 'en');
export const own = (state: State, id: string | undefined) => ownLabel(state, id, 'en');
export const army = (state: State, seat: string) => state.armies[seat]?.name.en ?? seat;
export const count = (n: number, one: string, many: string) => plural('en', n, one, many);
export const hexes = (n: number) => count(n, 'hex', 'hexes');
export const tokens = (n: number) => count(n, 'order token', 'order tokens');
/** Order tokens where there is talk of orders already. */
export const price = (n: number) => count(n, 'token', 'tokens');
export const elements = (n: number) => count(n, 'element', 'elements');
export const list = (parts: readonly string[]) => listed('en', parts);

/** What dice did or would do: only what is more than nothing, each a text and how many. */
export const effects = (...parts: readonly (readonly [text: string, count: number])[]) =>
  list(parts.flatMap(([text, n]) => (n > 0 ? [text] : []))) || 'no effect';

export const FACES: Readonly<Record<Face, string>> = {
  foot: 'foot',
  mounted: 'mounted',
  engine: 'engine',
  advantage: 'advantage',
  flag: 'flag',
  letter: 'letter',
};

/** What is chosen within a combat, by whom and about whom. */
const AWAITS: Readonly<Record<CombatStep | 'flight', (army: string, fighters: Fighters) => string>> = {
  evasion: (army, { attacker }) => `${army}: evade before ${attacker}?`,
  'attack-order': (army, { attacker }) => `${army}: an attack order for ${attacker}?`,
  'defence-order': (army, { target }) => `${army}: a defence order for ${target}?`,
  escape: (army, { target }) => `${army}: where does ${target} evade to?`,
  retreat: (army, { shaken }) => `${army}: where does ${shaken} fall back to?`,
  'follow-up': (army) => `${army}: move into the emptied hex?`,
  pursuit: (army) => `${army}: pursue?`,
  riposte: (army, { attacker }) => `${army}: strike back at ${attacker}?`,
  flight: (army, { fleeing }) => `${army}: where does ${fleeing} flee to?`,
};

export const PHASES = { command: 'command', movement: 'movement', combat: 'combat' } as const;
export const isStep = (kind: string): kind is CombatStep | 'flight' => kind in AWAITS;
export const isPhase = (kind: string): kind is keyof typeof PHASES => kind in PHASES;

/** What is being chosen now. */
export function choiceText(kind: string, state: State): string {
  if (isPhase(kind)) return `${army(state, state.turn.side)} is in the ${PHASES[kind]} phase.`;
  return isStep(kind) ? awaitsText(kind, waitingIn(state)?.seat ?? '', state) : 'a choice is awaited.';
}

export function awaitsText(step: CombatStep | 'flight', seat: string, state: State): string {
  return AWAITS[step](army(state, seat), fightersIn(state, 'en'));
}
