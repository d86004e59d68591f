import type { Outcome } from '@arbitre/kernel';
import type { State } from '../../play/state.ts';
import { army } from './phrases.ts';

/** How the battle ended. */
export function outcome({ kind, winners, score }: Outcome, state: State): string {
  const points = state.sides.map((side) => `${army(state, side)} ${score?.[side] ?? 0}`).join(', ');
  const winner = army(state, winners[0] ?? '');
  const why: Readonly<Record<string, string>> = {
    eliminated: `${winner} a éliminé assez d’unités et gagne`,
    destroyed: `${winner} gagne : l’ennemi n’a plus d’unité`,
    objectives: `${winner} a tenu les objectifs pendant le tour adverse et gagne`,
    turns: `Le dernier tour est joué : ${winner} a éliminé plus d’unités et gagne`,
    village: `Le dernier tour est joué à égalité : ${winner} tient l’objectif et gagne`,
    draw: 'Le dernier tour est joué : partie nulle',
  };
  return `${why[kind] ?? 'La bataille est finie'} (${points}).`;
}
