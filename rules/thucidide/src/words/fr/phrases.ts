import { listed, plural } from '@arbitre/kernel';
import type { Face } from '../../proposal/die.table.ts';
import type { CombatStep, State } from '../../play/state.ts';
import { waitingIn } from '../../combat/resolution.ts';
import { type Fighters, fightersIn } from '../fighters.ts';
import { label, ownLabel } from '../names.ts';

export const who = (state: State, id: string | undefined) => label(state, id, 'fr');
export const own = (state: State, id: string | undefined) => ownLabel(state, id, 'fr');
export const army = (state: State, seat: string) => state.armies[seat]?.name.fr ?? seat;
export const count = (n: number, one: string, many: string) => plural('fr', n, one, many);
export const hexes = (n: number) => `${n} hex`;
export const tokens = (n: number) => count(n, 'pion d’ordre', 'pions d’ordre');
/** Order tokens where there is talk of orders already. */
export const price = (n: number) => count(n, 'pion', 'pions');
export const elements = (n: number) => count(n, 'élément', 'éléments');
export const list = (parts: readonly string[]) => listed('fr', parts);

/** What dice did or would do: only what is more than nothing, each a text and how many. */
export const effects = (...parts: readonly (readonly [text: string, count: number])[]) =>
  list(parts.flatMap(([text, n]) => (n > 0 ? [text] : []))) || 'sans effet';

export const FACES: Readonly<Record<Face, string>> = {
  foot: 'fantassin',
  mounted: 'cavalier',
  engine: 'machine',
  advantage: 'avantage',
  flag: 'drapeau',
  letter: 'lettre',
};

/** What is chosen within a combat, by whom and about whom. */
const AWAITS: Readonly<Record<CombatStep | 'flight', (army: string, fighters: Fighters) => string>> = {
  evasion: (army, { attacker }) => `${army} : esquiver devant ${attacker} ?`,
  'attack-order': (army, { attacker }) => `${army} : un ordre d’attaque pour ${attacker} ?`,
  'defence-order': (army, { target }) => `${army} : un ordre de défense pour ${target} ?`,
  escape: (army, { target }) => `${army} : où s’esquive ${target} ?`,
  retreat: (army, { shaken }) => `${army} : où se replie ${shaken} ?`,
  'follow-up': (army) => `${army} : avancer dans l’hex vidé ?`,
  pursuit: (army) => `${army} : poursuivre ?`,
  riposte: (army, { attacker }) => `${army} : riposter contre ${attacker} ?`,
  flight: (army, { fleeing }) => `${army} : où fuit ${fleeing} ?`,
};

export const PHASES = { command: 'de commandement', movement: 'de déplacements', combat: 'de combats' } as const;
export const isStep = (kind: string): kind is CombatStep | 'flight' => kind in AWAITS;
export const isPhase = (kind: string): kind is keyof typeof PHASES => kind in PHASES;

/** What is being chosen now. */
export function choiceText(kind: string, state: State): string {
  if (isPhase(kind)) return `${army(state, state.turn.side)} est en phase ${PHASES[kind]}.`;
  return isStep(kind) ? awaitsText(kind, waitingIn(state)?.seat ?? '', state) : 'un choix est attendu.';
}

export function awaitsText(step: CombatStep | 'flight', seat: string, state: State): string {
  return AWAITS[step](army(state, seat), fightersIn(state, 'fr'));
}
