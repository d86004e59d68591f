import { unreachable, type Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import { blockOf } from '../../encounter/creature.ts';
import { BROKEN } from '../../play/evolve.ts';
import type { Fact } from '../../play/fact.ts';
import { askedNow } from '../../play/judge.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { REFEREE, type State } from '../../play/state.ts';
import { attackName, capital, counted, nameOf, objectName, sayParts, signed, squareOf, squares } from '../naming.ts';
import { DEGREE, PURPOSE } from './checks.ts';
import { DEED, height, sayCommand } from './commands.ts';
import { isClosedDoor } from '../../encounter/doors.ts';
import { REFUSAL } from './refusals.ts';

const lang = 'fr';

const TRIGGER = {
  leaves: 'va quitter une case à portée',
  ends: 'bouge à portée',
  shoots: 'va tirer à portée',
  gestures: 'fait un geste à portée',
};

const CUT = {
  down: 's’effondre et ne va pas plus loin',
  prone: 'est à terre et ne va pas plus loin',
  held: 'se fait retenir et ne va pas plus loin',
  moved: 'a changé de place : le reste du mouvement est perdu',
  blocked: 'trouve le passage fermé et s’arrête',
  'tumble-failed': 'ne parvient pas à passer et s’arrête devant',
  spent: 'n’a plus de mouvement et s’arrête',
};

const CAUSE = {
  attack: 'sous le coup',
  fall: 'dans la chute',
  'struck-by-fall': 'sous le corps qui tombe',
  'struck-by-object': 'sous ce qui tombe',
  'breath-weapon': 'dans le souffle',
  hazard: 'à cause du terrain',
  injury: 'en trébuchant',
  suffocation: 'faute d’air',
  trip: 'dans la culbute',
};

const TYPE: Readonly<Record<string, string>> = {
  piercing: 'perforants',
  bludgeoning: 'contondants',
  slashing: 'tranchants',
  fire: 'de feu',
  acid: 'd’acide',
  cold: 'de froid',
};

/** What changes an armour class, by the rule that does. */
const PART: Readonly<Partial<Record<RuleId, string>>> = {
  'pf.cover.6': 'abri',
  'pf.cover.3': 'à couvert',
  'pf.x.shield': 'bouclier',
  'pf.screen.3': 'obstacle',
  'pf.x.prone': 'à terre',
  'pf.flank.1': 'en tenaille',
  'pf.flank.2': 'en tenaille',
  'pf.x.conditions': 'sans défense',
  'pf.x.hide': 'attaque invisible',
  'pf.climb.6': 'en escalade',
  'pf.narrow.2': 'surface étroite',
  'pf.uneven.2': 'sol inégal',
  'pf.slope.2': 'sur une pente',
  'pf.x.swim': 'dans l’eau',
};

function fact(fact: Fact, before: State): string {
  const name = (id: string) => nameOf(before, id, lang);
  const at = (cell: number) => squareOf(before, cell);
  switch (fact.is) {
    case 'placed':
      return `${name(fact.who)} prend position en ${at(fact.to.at)}.`;
    case 'began':
      return `Initiative : ${fact.rolls.map(({ who, total }) => `${name(who)} ${total}`).join(', ')}.`;
    case 'turn-began':
      return fact.actions > 0
        ? `Ronde ${fact.round} : ${name(fact.who)} commence son tour avec ${counted(fact.actions, 'action', 'actions', lang)}.`
        : `Ronde ${fact.round} : ${name(fact.who)} ne peut pas agir.`;
    case 'turn-ended':
      return `${name(fact.who)} termine son tour.`;
    case 'spent':
      return `${name(fact.who)} dépense ${counted(fact.actions, 'action', 'actions', lang)} : ${DEED[fact.on]}.`;
    case 'moved':
      return `${name(fact.who)} va en ${at(fact.to.at)}${fact.to.z === fact.from.z ? '' : `, hauteur ${height(fact.to.z)}`}${fact.halves > 0 ? ` (${squares(fact.halves)})` : ''}.`;
    case 'pushed':
      return `${name(fact.who)} se retrouve en ${at(fact.to.at)}.`;
    case 'must-leave':
      return `${name(fact.who)} partage l’espace de ${name(fact.other)} et doit en sortir aussitôt.`;
    case 'cut-short':
      return `${name(fact.who)} ${CUT[fact.reason]}.`;
    case 'checked':
      return `${name(fact.who)} obtient ${fact.check.die} ${signed(fact.check.bonus)} contre ${fact.check.dc} ${PURPOSE[fact.purpose]}${fact.against === undefined ? '' : ` (${name(fact.against)})`} : ${DEGREE[fact.degree]}.`;
    case 'guessed':
      return fact.hit
        ? `${name(fact.who)} devine juste où se cache ${name(fact.target)}.`
        : `${name(fact.who)} frappe là où ${name(fact.target)} n’est pas.`;
    case 'struck':
      return `${name(fact.who)} ${fact.reaction ? 'réagit contre' : 'frappe'} ${name(fact.target)} (${attackName(before, fact.who, fact.attack, lang)}) : ${fact.check.die} ${signed(fact.check.bonus)} contre CA ${fact.check.dc}${sayParts(fact.parts, PART)}, ${fact.check.degree === 'critical-success' ? 'coup critique' : fact.check.degree === 'success' ? 'touche' : 'raté'}.`;
    case 'hurt':
      return `${name(fact.who)} subit ${counted(fact.amount, 'point', 'points', lang)} de dégâts ${TYPE[fact.type] ?? ''} ${CAUSE[fact.cause]} : il reste ${counted(fact.left, 'point', 'points', lang)} de vie.`.replace(
        '  ',
        ' ',
      );
    case 'healed':
      return `${name(fact.by)} soigne ${name(fact.who)} de ${fact.amount} : ${counted(fact.left, 'point', 'points', lang)} de vie.`;
    case 'knocked-out':
      return fact.dying > 0
        ? `${name(fact.who)} s’effondre, mourant ${fact.dying}.`
        : `${name(fact.who)} perd connaissance.`;
    case 'dying':
      return `${name(fact.who)} lutte contre la mort : mourant ${fact.dying}.`;
    case 'stable':
      return `${name(fact.who)} est hors de danger, toujours sans connaissance.`;
    case 'died':
      return `${name(fact.who)} meurt.`;
    case 'changed':
      return changed(fact, before);
    case 'fell':
      return `${name(fact.who)} tombe de ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'dans l’eau' : 'au sol'} en ${at(fact.to.at)}.`;
    case 'toppled':
      return `${name(fact.who)} pousse ${objectName(before, fact.object, lang)} en ${at(fact.to.at)}.`;
    case 'object-fell':
      return `${capital(objectName(before, fact.object, lang))} tombe de ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'dans l’eau' : 'au sol'} en ${at(fact.to.at)}${fact.left === 0 ? ' et se brise' : ''}.`;
    case 'opened':
      return `${name(fact.who)} ouvre la porte en ${at(fact.at)}.`;
    case 'blocked':
      return `Le bouclier de ${name(fact.who)} arrête ${counted(fact.prevented, 'point', 'points', lang)} de dégâts${fact.dents >= BROKEN ? ' et se brise' : fact.dents > 0 ? ` (${counted(fact.dents, 'bosse', 'bosses', lang)})` : ''}.`;
    case 'delayed':
      return `${name(fact.who)} attend et agira plus tard.`;
    case 'resumed':
      return `${name(fact.who)} reprend le combat.`;
    case 'caught':
      return `${name(fact.who)} attrape le bord et s’y accroche.`;
    case 'landed':
      return `${name(fact.who)} se pose en ${at(fact.to.at)}.`;
    case 'sank':
      return `${name(fact.who)} coule jusqu’à ${height(fact.to.z)}.`;
    case 'breathed':
      return `${name(fact.who)} a du souffle pour ${counted(fact.left, 'action', 'actions', lang)}.`;
    case 'triggered':
      return `${name(fact.by)} ${TRIGGER[fact.trigger]} de ${name(fact.reactor)}.`;
    case 'disrupted':
      return `${name(fact.who)} perd son geste, interrompu.`;
    case 'reacted':
      return `${name(fact.who)} utilise sa réaction.`;
    case 'declined':
      return `${name(fact.who)} laisse passer.`;
    case 'asked':
      return 'La partie attend une réponse.';
    case 'answered':
      return `${name(fact.who)} a choisi.`;
    case 'ended':
      return outcomeText(fact.outcome.kind, fact.outcome.winners, before);
    default:
      return unreachable(fact);
  }
}

const GAINS: Readonly<Record<string, string>> = {
  prone: 'tombe à terre',
  unconscious: 'perd connaissance',
  held: 'ne peut plus bouger, sous une prise',
  takenCover: 'se met à couvert',
  shieldRaised: 'lève son bouclier',
  hiddenFrom: 'disparaît aux regards',
  steady: 'tient ferme pour cette ronde',
  slowed: 'aura un tour plus lent',
  suffocating: 'cherche son souffle',
  frightened: 'reprend un peu courage',
  readied: 'se tient à l’affût',
  assisting: 'prête main-forte',
  hunting: 'choisit sa proie',
  recharging: 'souffle dans un rugissement',
};
const LOSES: Readonly<Record<string, string>> = {
  prone: 'se relève',
  held: 'retrouve sa liberté',
  takenCover: 'quitte son couvert',
  shieldRaised: 'baisse son bouclier',
  hiddenFrom: 'redevient visible',
  frightened: 'n’a plus peur',
  readied: 'frappe comme prévu',
};

function changed({ who, change }: Extract<Fact, { is: 'changed' }>, before: State): string {
  const parts = Object.entries(change).map(([key, value]) => (value === null ? LOSES[key] : GAINS[key]) ?? 'change');
  return `${nameOf(before, who, lang)} ${parts.join(' et ')}.`;
}

function refusal(refused: Refusal, state: State): string {
  if (isClosedDoor(state, refused))
    return `Une porte fermée barre ${squareOf(state, refused.at)} : il faut Interagir à côté d’elle pour l’ouvrir (interact ${refused.who} ${squareOf(state, refused.at)}).`;
  const say = REFUSAL[refused.code];
  return say(
    nameOf(state, refused.who, lang),
    nameOf(state, refused.other, lang),
    squareOf(state, refused.at),
    refused.need ?? 0,
    refused.have ?? 0,
  );
}

const GROUP: Readonly<Record<string, string>> = {
  turn: 'Tour',
  answer: 'Réponse',
  attack: 'Attaquer',
  defend: 'Se défendre et aider',
  hands: 'Se servir de ses mains',
  move: 'Se déplacer',
  balance: 'Avancer sans tomber',
  jump: 'Sauter',
  climb: 'Escalader',
  swim: 'Nager',
  fly: 'Voler',
  burrow: 'Fouir',
  place: 'Placer',
};

const SCORE = { heroes: 'points de vie restants des héros', opponents: 'points de vie restants de leurs adversaires' };

function outcomeText(kind: string, winners: readonly string[], state: State): string {
  if (kind === 'nobody') return 'Plus personne ne tient debout.';
  if (kind === 'time') return 'La dernière ronde est passée : personne ne l’emporte.';
  return `Victoire : ${winners.map((id) => seatName(id, state)).join(', ')}.`;
}

function seatName(seat: string, state: State): string {
  if (seat === REFEREE) return 'l’arbitre';
  return state.sides.find(({ id }) => id === seat)?.name[lang] ?? seat;
}

const EXPECTATION: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> = {
  'empty-drawing': () => 'une carte dessinée',
  'ragged-row': () => 'des rangées de même longueur',
  'wide-cell': () => 'un caractère par case',
  'unknown-character': ({ row, column }) => `un caractère de la légende (rangée ${row}, colonne ${column})`,
  wall: () => 'deux cases côte à côte, comme c4-d4',
  landing: () => 'deux cases : celle où finit l’élan, puis celle de la réception (long-jump doran c4 f5)',
  square: ({ columns, rows }) => `une case de cette carte de ${columns} sur ${rows}, comme c4`,
  'unknown-block': ({ known }) => `l’un des profils : ${known}`,
  'unknown-side': ({ known }) => `l’un des camps : ${known}`,
  'unknown-creature': ({ known }) => `l’une des créatures${known === undefined ? '' : ` : ${known}`}`,
  'creature-id': () => 'un mot en minuscules, chiffres et tirets',
  'same-id': () => 'un nom qu’aucune autre créature ne porte',
  'does-not-fit': ({ side }) => `${side} cases sur ${side}, libres et sur la carte`,
  'cannot-fly': () => 'la hauteur du sol : pas de Vitesse de vol',
  'cannot-burrow': () => 'la hauteur du sol : pas de Vitesse de fouissement',
  'no-enemies': () => 'des créatures dans deux camps ennemis au moins',
  overlap: ({ other }) => `un espace que ${other} n’occupe pas`,
  tiny: () => 'une case avec moins de créatures Très Petites',
  dice: () => 'des dés comme 2d6+5, ou un nombre',
  'one-of': ({ known }) => `l’un de : ${known}`,
  'nothing-more': () => 'la fin de l’ordre : il y a un mot de trop',
  spot: () => 'une case et une hauteur en unités, comme c4@10',
  attack: () => 'le numéro d’une attaque, à partir de 1',
  'unknown-object': ({ known }) =>
    known === '' ? 'rien : il n’y a pas d’objet libre ici' : `l’un des objets : ${known}`,
  door: () => 'un caractère de la légende, pour la porte ouverte',
};

/** Everything the game says in French. */
export const FRENCH: Words<State, Command, Fact, Refusal> = {
  fact,
  refusal,
  command: sayCommand,
  group: (group) => GROUP[group] ?? group,
  decision: ({ kind, seats }, state) => {
    const who = seats.map((seat) => seatName(seat, state)).join(', ');
    if (kind === 'begin') return `${who} : tirez l’initiative quand tout est prêt.`;
    const frame = state.frames.at(-1);
    if (kind === 'reaction' && frame?.kind === 'react') {
      return `${nameOf(state, frame.reactor, lang)} peut réagir : ${nameOf(state, frame.to, lang)} ${TRIGGER[frame.trigger]}.`;
    }
    if (kind === 'block' && frame?.kind === 'block')
      return `${nameOf(state, frame.who, lang)} encaisse ${counted(frame.damage, 'point', 'points', lang)} de dégâts : bloquer avec le bouclier ?`;
    if (kind === 'resume')
      return `${nameOf(state, askedNow(state) ?? undefined, lang)} a retardé son tour : agir maintenant ?`;
    if (kind === 'fall' && frame?.kind === 'fall') return `${nameOf(state, frame.who, lang)} tombe : une réaction ?`;
    if (kind === 'sharing') return 'L’arbitre décide qui fait place.';
    const turn = state.turn;
    return turn === null
      ? `À ${who} de choisir.`
      : `${nameOf(state, turn.who, lang)} a encore ${counted(turn.actions, 'action', 'actions', lang)}.`;
  },
  outcome: ({ kind, winners }, state) => outcomeText(kind, winners, state),
  seat: seatName,
  measure: (measure) =>
    ({
      damage: 'dégâts infligés',
      taken: 'dégâts subis',
      hits: 'coups portés',
      falls: 'chutes',
      squares: 'cases parcourues',
      ...SCORE,
    })[measure] ?? measure,
  forecast: (text) =>
    ({
      'reactions-taken': 'si toutes les réactions sont prises',
      'reactions-declined': 'si aucune réaction n’est prise',
      arrives: 'arrive sans une égratignure',
      'arrives-hurt': 'arrive avec des blessures',
      stopped: 's’arrête en chemin',
      down: 's’effondre',
      'nobody-reacts': 'personne ne peut réagir',
      'falls-clear': 'personne n’est blessé',
      'falls-hurting': 'quelqu’un est blessé',
      'falls-felling': 'quelqu’un s’effondre',
    })[text] ?? text,
  forbids: () => 'tout sauf sortir de l’espace partagé',
  expectation: ({ code, values = {} }) => (EXPECTATION[code] ?? (() => code))(values),
  sheet: (state, seat) =>
    state.creatures
      .filter(({ side }) => side === seat)
      .map((creature) => {
        const acting =
          state.turn?.who === creature.id ? `, ${counted(state.turn.actions, 'action', 'actions', lang)}` : '';
        const { dead, unconscious, prone } = creature.conditions;
        const condition = dead ? ', sans vie' : unconscious ? ', sans connaissance' : prone ? ', à terre' : '';
        return {
          label: creature.name[lang],
          value: `${creature.hp}/${blockOf(state, creature).hp} points de vie en ${squareOf(state, creature.at)}${acting}${condition}`,
        };
      }),
};
