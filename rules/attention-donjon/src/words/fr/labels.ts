import type { Expectation } from '@arbitre/kernel';
import type { OfferGroup } from '../../play/command.ts';
import type { Ending } from '../../play/state.ts';
import type { DecisionKind } from '../../play/awaiting.ts';
import { counted } from '../trait-names.ts';

const GROUPS: Readonly<Record<OfferGroup, string>> = {
  turn: 'Tour',
  movement: 'Action de mouvement',
  standard: 'Action standard',
  bonus: 'Action bonus',
  complex: 'Action complexe',
  gear: 'Donner, prendre ou échanger',
  group: 'Groupe actif',
  reaction: 'Réaction',
  dice: 'Dés',
  cards: 'Cartes',
  choice: 'Choix',
};

const DECISIONS: Readonly<Record<DecisionKind, string>> = {
  begin: 'prêts à commencer ?',
  joker: 'garder le Joker, ou en faire une Initiative libre ?',
  'initiative-card': 'quelle carte d’initiative ?',
  seize: 'prendre l’initiative ?',
  'act-or-wait': 'agir ou attendre ?',
  'wait-card': 'avec quelle carte attendre ?',
  actions: 'que faire ?',
  member: 'qui joue dans le groupe ?',
  directive: 'que fait cet ennemi ?',
  controller: 'qui mène le groupe ?',
  dodge: 'comment esquiver ?',
  striker: 'qui frappe ?',
  strike: 'frapper au passage ?',
  'go-or-stay': 'poursuivre ou rester ?',
  push: 'où repousser ?',
  hit: 'touché ! Qu’en faire ?',
  spend: 'repousser encore d’un pas ?',
  'before-roll': 'un Joker avant le jet ?',
  'after-roll': 'changer le jet ?',
  death: 'tromper la mort ?',
  care: 'que donnent les soins ?',
  reequip: 'quel équipement ?',
  treasure: 'quel trésor ?',
  'road-card': 'quelle carte mène à la salle ?',
  room: 'quelle salle ?',
  spot: 'où poser la salle ?',
  placement: 'où placer les figurines ?',
  scent: 'flairer un groupe ?',
  'scent-card': 'quelle carte pour le groupe ?',
  instinct: 'user de l’Instinct ?',
  effect: 'quel effet d’abord ?',
};

const ENDINGS: Readonly<Record<Ending['kind'], string>> = {
  rescued: 'Victoire : la captive est sauve.',
  slain: 'Victoire : il ne reste plus un ennemi.',
  reached: 'Victoire : la sortie est atteinte.',
  'captive-dead': 'Défaite : la captive est morte.',
  'heroes-dead': 'Défaite : tous les héros sont morts.',
  'out-of-time': 'Défaite : le dernier Round s’achève.',
};

const lookUp = (table: Readonly<Record<string, string>>, key: string, otherwise: string) =>
  Object.hasOwn(table, key) ? (table[key] ?? otherwise) : otherwise;

export const groupFr = (group: string) => lookUp(GROUPS, group, 'Autres choix');
export const decisionFr = (kind: string) => lookUp(DECISIONS, kind, 'un choix à faire');
export const outcomeFr = (kind: string) => lookUp(ENDINGS, kind, 'La partie est finie.');

const MEASURES: Readonly<Record<string, string>> = {
  successes: 'réussites',
  'dodge-successes': 'réussites de l’Esquive',
  'attack-successes': 'réussites de l’attaque',
  'successes-of-another': 'réussites d’une autre figurine',
  'free-attacks': 'attaques gratuites',
  wounds: 'Blessures infligées',
  hit: 'l’attaque touche',
  'hit-by-another': 'l’attaque d’une autre figurine touche',
  'wounds-by-another': 'Blessures infligées par une autre figurine',
  survivors: 'héros en vie',
  rounds: 'Rounds joués',
};

export const measureFr = (name: string) => lookUp(MEASURES, name, 'mesure');

/** `plain-dice`, or `attacks 2 wounds 3`, or `wounds 1 dead`. */
export function forecastFr(text: string): string {
  if (text === 'plain-dice')
    return 'si personne ne joue de Joker, d’Héroïsme ni de Coup de poker, et que le mouvement va à son terme';
  const attacks = /attacks (\d+)/.exec(text)?.[1];
  const wounds = Number(/wounds (\d+)/.exec(text)?.[1] ?? 0);
  const free =
    attacks === undefined
      ? []
      : [counted(Number(attacks), 'aucune attaque gratuite', 'une attaque gratuite', 'attaques gratuites')];
  const how = `${attacks === undefined ? 'infligée' : 'subie'}${wounds > 1 ? 's' : ''}`; // free attacks strike the mover
  const whose = attacks === undefined ? 'de la cible' : 'de qui se déplace';
  const dead = text.endsWith('dead') ? [`dernier point de Santé ${whose} perdu`] : [];
  return [...free, `${counted(wounds, 'aucune Blessure', 'une Blessure', 'Blessures')} ${how}`, ...dead].join(', ');
}

const FORBIDDEN: Readonly<Record<string, string>> = {
  'another-zone-move': 'un autre Déplacement ce tour',
  'another-standard': 'une autre Action standard ce tour',
  'another-bonus': 'une autre Action bonus ce tour',
  'any-action': 'toute autre Action ce tour',
};

export const forbidsFr = (what: string) => lookUp(FORBIDDEN, what, 'autre chose ce tour');

const EXPECTED: Readonly<Record<string, string>> = {
  'map-glyph': 'un signe connu du dessin (. # , ~ ^ x o * > -)',
  'cell-without-zone': 'une lettre de zone pour chaque case du dessin, et « - » là où il n’y en a pas',
  'side-between': 'deux cases qui se touchent par un côté, comme c1|d1',
  'not-outer': 'le côté d’une case de la salle, vers l’extérieur',
  'outer-side': 'une case et un côté, comme f2 E',
  'unknown-room': 'une salle décrite dans « rooms »',
  'unknown-group': 'un groupe décrit dans « groups »',
  'unknown-hero': 'un héros ou un groupe présent dans le scénario',
  'unknown-door': 'une porte inexplorée en face d’une entrée de la salle, comme f4e',
  'room-does-not-fit': 'une place libre sur la table pour toute la salle',
  'suit-order': 'les quatre couleurs, chacune une fois, comme HSDC',
  card: 'une carte, comme QS, 10H ou JK',
  cards: 'des cartes, comme A-8, 7S ou JK, de la plus haute à la plus basse',
  'card-twice': 'une carte qui ne soit pas déjà ailleurs',
  'road-nowhere': 'une salle décrite dans « rooms » : cette feuille de route ne mène nulle part',
  prey: 'la catégorie de créatures choisie par Connais ton ennemi, comme « rat-man » ou « beast »',
  'unknown-member': 'une figurine de ce groupe, comme rats-2',
  'effect-until': 'soit un nombre de Rounds, soit le tour jusqu’auquel il dure',
  'deck-early': 'les prochaines cartes du paquet seulement au cours d’un Round, avec « now »',
  'hero-twice': 'un héros une seule fois',
  command: 'une commande connue, comme « act », « zone-move c4 » ou « attack guards-1 long-sword »',
  'command-argument': 'ce que la commande demande après son verbe',
};

export function expectationFr({ code, values = {} }: Extract<Expectation, { kind: 'game' }>): string {
  switch (code) {
    case 'drawing':
      return `des rangées d’un même nombre de cases (${values['fr']})`;
    case 'cell':
      return `une case entre a1 et ${values['last']}`;
    case 'zone-cut':
      return `une zone d’un seul tenant : ${values['cell']} est à part`;
    case 'event-card-twice':
      return `une carte pour un seul événement : « ${values['other']} » et « ${values['id']} » la réclament tous deux`;
    case 'cells-of-group':
      return `autant de cases que de figurines, ${values['size']}`;
    case 'lesson-too-late':
      return `un Round de la partie, qui en compte ${values['rounds']}`;
    case 'no-way-out':
      return `une sortie (exits) vers « ${values['home']} », où se trouve le but`;
    case 'goal-unreached':
      return `une carte ou une flèche qui mène à « ${values['home']} », où se trouve le but`;
    case 'map-size':
      return `un dessin de ${values['columns']} cases sur ${values['rows']}, comme celui des zones`;
    case 'zone-twice':
      return `un nom de zone qui ne serve pas déjà dans la salle « ${values['room']} »`;
    case 'figure-in-wall':
      return `une case où une figurine peut se tenir : celle-ci est un mur, un élément plein, ou hors du plateau (${values['who']})`;
    case 'two-on-a-cell':
      return `une case libre : ${values['other']} s’y tient déjà`;
    case 'command-extra':
      return `rien de plus après « ${values['verb']} » et ce qu’il demande : « ${values['extra']} » est de trop`;
    case 'cell-of-zone':
      return `une case : nommez une case de la zone ${values['zone']}, par exemple ${values['cell']}`;
    case 'road-gap':
      return `une salle pour chaque carte : ${values['count']} cartes ne mènent nulle part`;
    default:
      return lookUp(EXPECTED, code, 'autre chose');
  }
}
