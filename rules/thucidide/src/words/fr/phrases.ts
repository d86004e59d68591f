import type { Face } from '../../proposal/die.table.ts';
import type { CombatStep, State } from '../../state.ts';
import { label } from '../names.ts';

export const who = (state: State, id: string | undefined) => label(state, id, 'fr');
export const army = (state: State, seat: string) => state.armies[seat]?.name.fr ?? seat;
export const count = (n: number, one: string, many: string) => `${n} ${Math.abs(n) < 2 ? one : many}`;
export const hexes = (n: number) => `${n} hex`;
export const tokens = (n: number) => count(n, 'pion d’ordre', 'pions d’ordre');
export const elements = (n: number) => count(n, 'élément', 'éléments');
export const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
export const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

export const FACES: Readonly<Record<Face, string>> = {
  foot: 'fantassin',
  mounted: 'cavalier',
  engine: 'machine',
  advantage: 'avantage',
  flag: 'drapeau',
  letter: 'lettre',
};

export const AWAITS: Readonly<Record<CombatStep | 'flight', (name: string) => string>> = {
  evasion: (name) => `${name} peut esquiver.`,
  'attack-order': (name) => `${name} peut donner un ordre d’attaque.`,
  'defence-order': (name) => `${name} peut donner un ordre de défense.`,
  escape: (name) => `${name} choisit où esquiver.`,
  retreat: (name) => `${name} choisit son repli.`,
  'follow-up': (name) => `${name} peut suivre dans l’hex vidé.`,
  pursuit: (name) => `${name} peut poursuivre.`,
  riposte: (name) => `${name} peut riposter.`,
  flight: (name) => `${name} choisit où fuit son chef.`,
};

export const PHASES = { command: 'de commandement', movement: 'de déplacements', combat: 'de combats' } as const;
export const isStep = (kind: string): kind is CombatStep | 'flight' => kind in AWAITS;
export const isPhase = (kind: string): kind is keyof typeof PHASES => kind in PHASES;

export function decisionText(kind: string, state: State): string {
  if (isPhase(kind)) return `${army(state, state.turn.side)} est en phase ${PHASES[kind]}.`;
  return isStep(kind) ? AWAITS[kind]('le joueur concerné') : 'un choix est attendu.';
}
