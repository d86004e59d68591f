import type { Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import { priceOf } from '../../command/orders.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { decision } from './decision.ts';
import { expectation } from './expectations.ts';
import { fact } from './facts.ts';
import { outcome } from './outcome.ts';
import { army, count, elements, effects, hexes, list, price, who } from './phrases.ts';
import { refusal } from './refusals.ts';
import { attackDice } from '../attack.ts';
import { ORDER_EFFECTS, ORDER_TITLES } from '../orders.ts';
import { sheetOf, type SheetWords } from '../sheet.ts';

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
  return along === true ? ' avec ses chefs' : ` avec ${list(along.map((id) => who(state, id)))}`;
}

function command(command: Command, state: State): string {
  switch (command.do) {
    case 'command':
      return `Commander avec ${who(state, command.chief)}`;
    case 'activate':
      return `Activer ${who(state, command.piece)}`;
    case 'order': {
      const unit = command.unit === undefined ? '' : ` à ${command.unit}`;
      const deep = command.hexes === undefined ? '' : `, ${hexes(command.hexes)}`;
      return `Ordonner « ${ORDER_TITLES.fr[command.order]} »${unit}${deep} (${price(priceOf(state, command))}) : ${ORDER_EFFECTS.fr[command.order]}`;
    }
    case 'move': {
      const to = command.to === 'outside' ? 'hors de la table' : `en ${command.to}`;
      const along = accompanied(state, command.with);
      const march = command.march ? ' en marche' : '';
      const way = command.by === undefined ? '' : ` par ${command.by.join(' ')}`;
      return `Déplacer ${who(state, command.piece)} ${to}${along}${march}${way}`;
    }
    case 'stay':
      return `Laisser ${who(state, command.piece)} sur place`;
    case 'merge':
      return `Combiner ${who(state, command.unit)} avec ${who(state, command.into)}`;
    case 'split':
      return `Diviser ${who(state, command.unit)}`;
    case 'attack': {
      const attack = attackDice(state, command.unit, command.target);
      const dice = attack === null ? '' : ` : ${KINDS[attack.kind]}, ${count(attack.dice, 'dé', 'dés')}`;
      return `Attaquer ${who(state, command.target)} avec ${who(state, command.unit)}${dice}`;
    }
    case 'evade':
      return 'Esquiver';
    case 'escape':
      return `Esquiver en ${command.to}`;
    case 'retreat': {
      const ignoring = command.ignoring > 0 ? ` en ignorant ${count(command.ignoring, 'drapeau', 'drapeaux')}` : '';
      return `Se replier en ${command.to}${ignoring}`;
    }
    case 'flee':
      return command.to === 'outside'
        ? `Fuir hors de la table avec ${who(state, command.character)}`
        : `Fuir en ${command.to} avec ${who(state, command.character)}`;
    case 'follow':
      return 'Suivre dans l’hex vidé';
    case 'pursue':
      return `Poursuivre contre ${who(state, command.target)}`;
    case 'riposte':
      return 'Riposter';
    case 'pass':
      return passLabel(state);
    case 'end':
      return endLabel(state);
  }
}

const GROUPS: Readonly<Record<string, string>> = {
  command: 'Appeler un chef',
  activate: 'Activer',
  order: 'Donner un ordre',
  move: 'Déplacer',
  attack: 'Attaquer',
  combat: 'Régler le combat',
  end: 'Finir',
};

const SHEET: SheetWords = {
  turn: 'Tour',
  units: 'Unités',
  eliminated: 'Éliminées chez l’ennemi',
  objectives: 'Objectifs tenus',
  tokens: 'Pions d’ordre',
  stray: 'Hors de toute portée',
  who,
  range: (range, units) => `portée ${range} : ${units.length > 0 ? units.join(', ') : 'personne'}`,
};

function forecast(text: string): string {
  if (text === 'stands') return 'Si le défenseur attend le choc, sans aucun ordre';
  if (text === 'evades') return 'Si le défenseur esquive, sans aucun ordre';
  if (text === 'letters') return 'Lettres d’ordre gagnées';
  if (text === 'eliminated') return 'unité éliminée';
  const [kind, first = 0, , second = 0] = text.split(' ').map((part, index) => (index % 2 === 0 ? part : Number(part)));
  if (kind === 'letters') return count(Number(first), 'lettre', 'lettres');
  return effects(
    [`${elements(Number(first))} en moins`, Number(first)],
    [count(Number(second), 'drapeau', 'drapeaux'), Number(second)],
  );
}

const MEASURES: Readonly<Record<string, string>> = {
  hits: 'coups',
  flags: 'drapeaux de repli',
  letters: 'lettres d’ordre',
  losses: 'éléments perdus',
  eliminated: 'unités éliminées',
};

/** Everything the game says, in French. */
export const FRENCH: Words<State, Command, Fact, Refusal> = {
  fact,
  refusal,
  command,
  group: (group) => GROUPS[group] ?? 'Autres choix',
  decision,
  outcome,
  seat: (seat, state) => army(state, seat),
  measure: (name) => MEASURES[name] ?? `score, ${name}`,
  forecast,
  forbids: () => 'combattre ce tour-ci',
  expectation: ({ code, values }) => expectation(code, values ?? {}),
  sheet: (state, seat) => sheetOf(state, seat, SHEET),
};
