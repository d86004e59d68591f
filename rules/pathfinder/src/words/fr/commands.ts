import { unreachable } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { State } from '../../play/state.ts';
import { attackName, nameOf, objectName } from '../naming.ts';

const lang = 'fr';

const DIRECTION = [
  'vers le nord',
  'vers le nord-est',
  'vers l’est',
  'vers le sud-est',
  'vers le sud',
  'vers le sud-ouest',
  'vers l’ouest',
  'vers le nord-ouest',
];

/** A height or a depth, in squares. */
export function height(units: number): string {
  const tenths = units * 2;
  const number = tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1).replace('.', ',');
  return `${number} ${Math.abs(units) >= 10 ? 'cases' : 'case'}`;
}

/** Where a height is, from the ground of the board. */
export function level(units: number): string {
  if (units === 0) return 'au niveau du sol';
  return units < 0 ? `jusqu’à ${height(-units)} sous le niveau du sol` : `à une hauteur de ${height(units)}`;
}

const READY = { moves: 'un déplacement', shoots: 'un tir' };

/** What each command is called. */
export const DEED: Readonly<Record<Command['do'], string>> = {
  begin: 'commencer',
  place: 'prendre position',
  stride: 'Se déplacer',
  step: 'Faire un Pas',
  crawl: 'Ramper',
  balance: 'Avancer sans tomber',
  tumble: 'Traverser l’espace d’un ennemi',
  fly: 'Voler',
  maneuver: 'Manœuvrer en vol',
  swim: 'Nager',
  climb: 'Escalader',
  burrow: 'Fouir',
  leap: 'Bondir',
  'long-jump': 'Sauter en longueur',
  'high-jump': 'Sauter en hauteur',
  strike: 'Frapper',
  heal: 'Soigner',
  interact: 'Interagir',
  assist: 'Assister',
  breathe: 'Souffle',
  hunt: 'Traquer une cible',
  topple: 'Pousser un objet',
  shove: 'Pousser',
  trip: 'Mettre à terre',
  grapple: 'Agripper',
  escape: 'Se libérer',
  stand: 'Se relever',
  drop: 'Se laisser tomber',
  'take-cover': 'Se mettre à couvert',
  'raise-shield': 'Lever un bouclier',
  hide: 'Se cacher',
  seek: 'Rechercher',
  ready: 'Préparer',
  delay: 'Retarder',
  react: 'Attaque d’opportunité',
  'grab-edge': 'Se rattraper au bord',
  'arrest-fall': 'Interrompre la chute',
  block: 'Bloquer avec un bouclier',
  resume: 'prendre le tour retardé',
  decline: 'laisser passer',
  settle: 'trancher',
  'end-turn': 'terminer le tour',
};

/** An offered command, as a label. */
export function sayCommand(command: Command, state: State): string {
  const name = (id: string) => nameOf(state, id, lang);
  switch (command.do) {
    case 'begin':
      return 'Tirer l’initiative';
    case 'place':
      return `Placer ${name(command.who)} en ${command.to}`;
    case 'stride':
      if (command.path !== undefined) return `Se déplacer en ${command.to} par ${command.path.join(', ')}`;
      return command.way === 'safest'
        ? `Se déplacer en ${command.to} par le chemin le plus sûr`
        : `Se déplacer en ${command.to}`;
    case 'step':
    case 'crawl':
    case 'leap':
    case 'balance':
      return `${DEED[command.do]} en ${command.to}`;
    case 'tumble':
      return `${DEED.tumble} jusqu’en ${command.to}`;
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow':
      return `${DEED[command.do]} en ${command.to}, ${command.z < 0 ? level(command.z) : `hauteur ${height(command.z)}`}${command.roll ? ', avec un test' : ''}`;
    case 'long-jump':
    case 'high-jump':
      return `${DEED[command.do]} : élan jusqu’en ${command.run}, arrivée en ${command.to}`;
    case 'strike':
      return `Frapper ${name(command.target)} (${attackName(state, command.who, command.attack, lang)})`;
    case 'heal':
      if (command.actions === 3) return 'Soigner tout le monde à 6 cases, amis et ennemis (3 actions)';
      return command.actions === 1
        ? `Soigner ${name(command.target)} au toucher`
        : `Soigner ${name(command.target)} à distance (2 actions)`;
    case 'assist':
      return command.how === 'attack'
        ? `Assister ${name(command.ally)} pour frapper ${name(command.target)}`
        : `Assister ${name(command.ally)} face à ${name(command.target)}`;
    case 'breathe':
      return `Souffler ${DIRECTION[command.direction] ?? ''}, depuis ${command.at} (2 actions)`;
    case 'hunt':
      return `Traquer ${name(command.target)}`;
    case 'interact':
      return `Ouvrir la porte en ${command.at}`;
    case 'topple':
      return `Pousser ${objectName(state, command.object, lang)} ${DIRECTION[command.direction] ?? ''}`;
    case 'ready':
      return `Se préparer contre ${READY[command.when]}\u202f: ${attackName(state, command.who, command.attack, lang)} (2 actions)`;
    case 'shove':
      return `Pousser ${name(command.target)} ${DIRECTION[command.direction] ?? ''}${command.follow ? ' et suivre' : ''}`;
    case 'trip':
      return `Mettre ${name(command.target)} à terre`;
    case 'grapple':
      return `Agripper ${name(command.target)}`;
    case 'escape':
      return command.skill === 'acrobatics' ? 'Se libérer par Acrobaties' : 'Se libérer par Athlétisme';
    case 'react':
      return `Réagir (${attackName(state, command.who, command.attack, lang)})`;
    case 'settle':
      return command.prone ? `${name(command.who)} tombe à terre` : `${name(command.who)} s’écarte`;
    case 'decline':
      return state.frames.at(-1)?.kind === 'resume' ? 'Attendre encore' : 'Laisser passer';
    case 'delay':
      return `Retarder : ${name(command.who)} agira plus tard`;
    case 'resume':
      return `${name(command.who)} prend maintenant son tour retardé`;
    case 'block':
      return 'Bloquer avec le bouclier';
    case 'end-turn':
      return `Terminer le tour de ${name(command.who)}`;
    case 'stand':
    case 'drop':
    case 'take-cover':
    case 'raise-shield':
    case 'hide':
    case 'seek':
    case 'grab-edge':
    case 'arrest-fall':
      return DEED[command.do];
    default:
      return unreachable(command);
  }
}
