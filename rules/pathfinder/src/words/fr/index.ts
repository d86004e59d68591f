import type { Words } from '@arbitre/kernel';
import { fact, outcomeText, seatName, TRIGGER } from './facts.ts';
import type { Command } from '../../play/command.ts';
import { blockOf } from '../../encounter/creature.ts';
import type { Fact } from '../../play/fact.ts';
import { askedNow } from '../../play/judge.ts';
import type { Refusal } from '../../play/refusal.ts';
import { type State } from '../../play/state.ts';
import { counted, nameOf, squareOf } from '../naming.ts';
import { sayCommand } from './commands.ts';
import { isClosedDoor } from '../../encounter/doors.ts';
import { REFUSAL } from './refusals.ts';

const lang = 'fr';

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

const EXPECTATION: Readonly<Record<string, (values: Readonly<Record<string, string | number>>) => string>> = {
  'empty-drawing': () => 'une carte dessinée',
  'ragged-row': () => 'des rangées de même longueur',
  'wide-cell': () => 'un caractère par case',
  'unknown-character': ({ column, known }) => `à la case ${column} de la rangée, un caractère de la légende : ${known}`,
  wall: () => 'deux cases côte à côte, comme c4-d4',
  landing: () => 'deux cases : celle où finit l’élan, puis celle de la réception (long-jump doran c4 f5)',
  square: ({ columns, rows }) => `une case de cette carte de ${columns} sur ${rows}, comme c4`,
  'unknown-block': ({ known }) => `l’un des profils : ${known}`,
  'unknown-side': ({ known }) => `l’un des camps : ${known}`,
  'unknown-creature': ({ known }) => `l’une des créatures${known === undefined ? '' : ` : ${known}`}`,
  'missing-creature': ({ known }) => `une des créatures, d’abord qui agit, puis sur qui : ${known}`,
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
