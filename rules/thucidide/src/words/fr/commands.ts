import { byCommand } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import { priceOf } from '../../command/orders.ts';
import type { State } from '../../play/state.ts';
import { count, hexes, list, own, price, who } from './phrases.ts';
import { attackDice } from '../attack.ts';
import { orderEffect } from '../order-effect.ts';
import { ORDER_TITLES } from '../orders.ts';

const KINDS = { fire: 'tir', assault: 'assaut', melee: 'mêlée' } as const;

function passLabel(state: State): string {
  switch (state.combat?.step) {
    case 'evasion':
      return 'Attendre le choc';
    case 'attack-order':
    case 'defence-order':
      return 'Ne donner aucun ordre';
    case 'follow-up':
      return 'Ne pas suivre';
    case 'pursuit':
      return 'Ne pas poursuivre';
    case 'riposte':
      return 'Ne pas riposter';
    default:
      return 'Passer';
  }
}

function endLabel(state: State): string {
  if (state.turn.phase === 'command') return 'Passer aux déplacements';
  return state.turn.phase === 'movement' ? 'Passer aux combats' : 'Finir le tour';
}

/** Qui part avec l’unité. */
function accompanied(state: State, along: boolean | readonly string[] | undefined): string {
  if (!along) return '';
  return along === true ? ' avec ses chefs' : ` avec ${list(along.map((id) => own(state, id)))}`;
}

/** Une commande offerte, en étiquette. */
export const command = byCommand<Command, [State], string>({
  command: (command, state) => `Appeler ${own(state, command.chief)}`,
  activate: (command, state) => `Activer ${own(state, command.piece)}`,
  order: (command, state) => {
    const unit = command.unit === undefined ? '' : ` pour ${own(state, command.unit)}`;
    const deep = command.hexes === undefined ? '' : `, ${hexes(command.hexes)}`;
    return `${ORDER_TITLES.fr[command.order]}${unit}${deep} (${price(priceOf(state, command))}) : ${orderEffect(state, command.order).fr}`;
  },
  move: (command, state) => {
    const to = command.to === 'outside' ? 'hors de la table' : `en ${command.to}`;
    const along = accompanied(state, command.with);
    const march = command.march ? ' en marche' : '';
    const way = command.by === undefined ? '' : ` par ${command.by.join(' ')}`;
    return `Déplacer ${own(state, command.piece)} ${to}${along}${march}${way}`;
  },
  stay: (command, state) => `Laisser ${own(state, command.piece)} sur place`,
  merge: (command, state) => `Combiner ${own(state, command.unit)} avec ${own(state, command.into)}`,
  split: (command, state) => `Diviser ${own(state, command.unit)}`,
  attack: (command, state) => {
    const attack = attackDice(state, command.unit, command.target);
    const dice = attack === null ? '' : ` : ${KINDS[attack.kind]}, ${count(attack.dice, 'dé', 'dés')}`;
    return `Attaquer ${who(state, command.target)} avec ${own(state, command.unit)}${dice}`;
  },
  evade: () => 'Esquiver',
  escape: (command) => `Esquiver en ${command.to}`,
  retreat: (command) => {
    const ignoring = command.ignoring > 0 ? ` en ignorant ${count(command.ignoring, 'drapeau', 'drapeaux')}` : '';
    return `Se replier en ${command.to}${ignoring}`;
  },
  flee: (command, state) =>
    command.to === 'outside'
      ? `Fuir hors de la table avec ${own(state, command.character)}`
      : `Fuir en ${command.to} avec ${own(state, command.character)}`,
  follow: () => 'Suivre dans l’hex vidé',
  pursue: (command, state) => `Poursuivre contre ${who(state, command.target)}`,
  riposte: () => 'Riposter',
  pass: (_command, state) => passLabel(state),
  end: (_command, state) => endLabel(state),
});
