import type { Face } from '../../proposal/die.table.ts';
import type { CombatStep, State } from '../../state.ts';
import { label } from '../names.ts';

export const who = (state: State, id: string | undefined) => label(state, id, 'en');
export const army = (state: State, seat: string) => state.armies[seat]?.name.en ?? seat;
export const count = (n: number, one: string, many: string) => `${n} ${Math.abs(n) === 1 ? one : many}`;
export const hexes = (n: number) => count(n, 'hex', 'hexes');
export const tokens = (n: number) => count(n, 'order token', 'order tokens');
export const elements = (n: number) => count(n, 'element', 'elements');
export const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
export const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const FACES: Readonly<Record<Face, string>> = {
  foot: 'foot',
  mounted: 'mounted',
  engine: 'engine',
  advantage: 'advantage',
  flag: 'flag',
  letter: 'letter',
};

export const AWAITS: Readonly<Record<CombatStep | 'flight', (name: string) => string>> = {
  evasion: (name) => `${name} may evade.`,
  'attack-order': (name) => `${name} may give an attack order.`,
  'defence-order': (name) => `${name} may give a defence order.`,
  escape: (name) => `${name} chooses where to evade.`,
  retreat: (name) => `${name} chooses the retreat.`,
  'follow-up': (name) => `${name} may follow up into the emptied hex.`,
  pursuit: (name) => `${name} may pursue.`,
  riposte: (name) => `${name} may riposte.`,
  flight: (name) => `${name} chooses where the chief flees.`,
};

export const PHASES = { command: 'command', movement: 'movement', combat: 'combat' } as const;
export const isStep = (kind: string): kind is CombatStep | 'flight' => kind in AWAITS;
export const isPhase = (kind: string): kind is keyof typeof PHASES => kind in PHASES;

export function decisionText(kind: string, state: State): string {
  if (isPhase(kind)) return `${army(state, state.turn.side)} is in the ${PHASES[kind]} phase.`;
  return isStep(kind) ? AWAITS[kind]('the player concerned') : 'a choice is awaited.';
}
