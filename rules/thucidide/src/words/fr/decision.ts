import type { Decision } from '@arbitre/kernel';
import { activationsLeft, chiefsOf, openActivation } from '../../command/activation.ts';
import { choicesOf } from '../../play/offers.ts';
import { activationOf, type State } from '../../play/state.ts';
import { army, awaitsText, count, isPhase, isStep, who } from './phrases.ts';

/** Whose choice, of what, and what can be done about it. */
export function decision({ kind, seats }: Decision, state: State): string {
  const seat = seats[0] ?? '';
  if (isStep(kind)) return awaitsText(kind, seat, state);
  const head = `Tour ${state.turn.number}, ${army(state, seat)}`;
  if (!isPhase(kind)) return `${head}.`;
  switch (kind) {
    case 'command':
      return `${head}, commandement : ${commanding(state)}`;
    case 'movement':
      return `${head}, déplacements : ${moving(state)}`;
    case 'combat':
      return `${head}, combats : ${fighting(state)}`;
  }
}

function commanding(state: State): string {
  const open = openActivation(state);
  if (chiefsOf(state, state.turn.side).length === 0) return 'plus de chef ; activez une unité.';
  if (open === null) return 'appelez un chef, puis activez des unités à sa portée.';
  const more = count(open.room, 'unité', 'unités');
  if (open.room > 0)
    return open.chief === null ? `encore ${more} à activer.` : `${who(state, open.chief)} peut encore activer ${more}.`;
  return activationsLeft(state) > 0
    ? 'cette activation est complète ; appelez un autre chef ou passez aux déplacements.'
    : 'l’activation est complète ; passez aux déplacements.';
}

function moving({ units, turn }: State): string {
  const still = units.filter(({ id, move }) => move === null && activationOf(turn, id) >= 0).length;
  if (still === 0) return 'toutes les unités activées ont bougé ; déplacez des chefs ou passez aux combats.';
  return `${count(still, 'unité activée n’a', 'unités activées n’ont')} pas encore bougé.`;
}

function fighting(state: State): string {
  const any = choicesOf(state).some(({ group }) => group === 'attack');
  return any
    ? 'vos unités activées peuvent attaquer, l’une après l’autre.'
    : 'aucune unité activée n’a de cible ; finissez le tour.';
}
