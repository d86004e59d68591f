import { byFact } from '@arbitre/kernel';
import { BROKEN } from '../../play/evolve.ts';
import type { Fact } from '../../play/fact.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { REFEREE, type State } from '../../play/state.ts';
import { attackName, capital, counted, nameOf, objectName, sayParts, signed, squareOf, unspent } from '../naming.ts';
import { DEGREE, PURPOSE } from './checks.ts';
import { DEED, height, level } from './commands.ts';

function changed({ who, change }: Extract<Fact, { is: 'changed' }>, before: State): string {
  const parts = Object.entries(change).map(([key, value]) => (value === null ? LOSES[key] : GAINS[key]) ?? 'change');
  return `${nameOf(before, who, lang)} ${parts.join(' et ')}.`;
}

export function outcomeText(kind: string, winners: readonly string[], state: State): string {
  if (kind === 'nobody') return 'Plus personne ne tient debout.';
  if (kind === 'time') return 'La dernière ronde est passée : personne ne l’emporte.';
  return `Victoire : ${winners.map((id) => seatName(id, state)).join(', ')}.`;
}

export function seatName(seat: string, state: State): string {
  if (seat === REFEREE) return 'l’arbitre';
  return state.sides.find(({ id }) => id === seat)?.name[lang] ?? seat;
}

const lang = 'fr';

export const TRIGGER = {
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

/** What has happened, a row a kind: `name` says a creature, `at` a square. */
const say = byFact<Fact, [(id: string) => string, (cell: number) => string, State], string>({
  placed: (fact, name, at) => `${name(fact.who)} prend position en ${at(fact.to.at)}.`,
  began: (fact, name) => `Initiative : ${fact.rolls.map(({ who, total }) => `${name(who)} ${total}`).join(', ')}.`,
  'turn-began': (fact, name) =>
    fact.actions > 0
      ? `Ronde ${fact.round} : ${name(fact.who)} commence son tour avec ${counted(fact.actions, 'action', 'actions', lang)}.`
      : `Ronde ${fact.round} : ${name(fact.who)} ne peut pas agir.`,
  'turn-ended': (fact, name, _at, before) => {
    const { actions, idle } = unspent(before, fact.who);
    const left = actions > 0 ? ` (il lui reste ${counted(actions, 'action', 'actions', lang)})` : '';
    return `${name(fact.who)} ${idle ? 'attend' : 'termine son tour'}${left}.`;
  },
  spent: (fact, name) =>
    `${name(fact.who)} dépense ${counted(fact.actions, 'action', 'actions', lang)} : ${DEED[fact.on]}.`,
  moved: (fact, name, at) =>
    `${name(fact.who)} va en ${at(fact.to.at)}${fact.to.z === fact.from.z ? '' : `, en ${fact.to.z > fact.from.z ? 'montant' : 'descendant'} ${level(fact.to.z)}`}.`,
  pushed: (fact, name, at) => `${name(fact.who)} se retrouve en ${at(fact.to.at)}.`,
  'must-leave': (fact, name) => `${name(fact.who)} partage l’espace de ${name(fact.other)} et doit en sortir aussitôt.`,
  'cut-short': (fact, name) => `${name(fact.who)} ${CUT[fact.reason]}.`,
  checked: (fact, name) =>
    `${name(fact.who)} obtient ${fact.check.die} ${signed(fact.check.bonus)} contre ${fact.check.dc} ${PURPOSE[fact.purpose]}${fact.against === undefined ? '' : ` (${name(fact.against)})`} : ${DEGREE[fact.degree]}.`,
  guessed: (fact, name) =>
    fact.hit
      ? `${name(fact.who)} devine juste où se cache ${name(fact.target)}.`
      : `${name(fact.who)} frappe là où ${name(fact.target)} n’est pas.`,
  struck: (fact, name, _at, before) =>
    `${name(fact.who)} ${fact.reaction ? 'réagit contre' : 'frappe'} ${name(fact.target)} (${attackName(before, fact.who, fact.attack, lang)}) : ${fact.check.die} ${signed(fact.check.bonus)} contre CA ${fact.check.dc}${sayParts(fact.parts, PART)}, ${fact.check.degree === 'critical-success' ? 'coup critique' : fact.check.degree === 'success' ? 'touche' : 'raté'}.`,
  hurt: (fact, name) =>
    `${name(fact.who)} subit ${counted(fact.amount, 'point', 'points', lang)} de dégâts ${TYPE[fact.type] ?? ''} ${CAUSE[fact.cause]} : il reste ${counted(fact.left, 'point', 'points', lang)} de vie.`.replace(
      '  ',
      ' ',
    ),
  healed: (fact, name) =>
    `${name(fact.by)} soigne ${name(fact.who)} de ${fact.amount} : ${counted(fact.left, 'point', 'points', lang)} de vie.`,
  'knocked-out': (fact, name) =>
    fact.dying > 0 ? `${name(fact.who)} s’effondre, mourant ${fact.dying}.` : `${name(fact.who)} perd connaissance.`,
  dying: (fact, name) => `${name(fact.who)} lutte contre la mort : mourant ${fact.dying}.`,
  stable: (fact, name) => `${name(fact.who)} est hors de danger, toujours sans connaissance.`,
  died: (fact, name) => `${name(fact.who)} meurt.`,
  changed: (fact, _name, _at, before) => changed(fact, before),
  fell: (fact, name, at) =>
    `${name(fact.who)} tombe de ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'dans l’eau' : 'au sol'} en ${at(fact.to.at)}.`,
  toppled: (fact, name, at, before) =>
    `${name(fact.who)} pousse ${objectName(before, fact.object, lang)} en ${at(fact.to.at)}.`,
  'object-fell': (fact, _name, at, before) =>
    `${capital(objectName(before, fact.object, lang))} tombe de ${height(fact.from.z - fact.to.z)} ${fact.into === 'water' ? 'dans l’eau' : 'au sol'} en ${at(fact.to.at)}${fact.left === 0 ? ' et se brise' : ''}.`,
  opened: (fact, name, at) => `${name(fact.who)} ouvre la porte en ${at(fact.at)}.`,
  blocked: (fact, name) =>
    `Le bouclier de ${name(fact.who)} arrête ${counted(fact.prevented, 'point', 'points', lang)} de dégâts${fact.dents >= BROKEN ? ' et se brise' : fact.dents > 0 ? ` (${counted(fact.dents, 'bosse', 'bosses', lang)})` : ''}.`,
  delayed: (fact, name) => `${name(fact.who)} agira plus tard.`,
  resumed: (fact, name) => `${name(fact.who)} reprend le combat.`,
  caught: (fact, name) => `${name(fact.who)} attrape le bord et s’y accroche.`,
  landed: (fact, name, at) => `${name(fact.who)} se pose en ${at(fact.to.at)}.`,
  sank: (fact, name) => `${name(fact.who)} coule ${level(fact.to.z)}.`,
  breathed: (fact, name) => `${name(fact.who)} a du souffle pour ${counted(fact.left, 'action', 'actions', lang)}.`,
  triggered: (fact, name) => `${name(fact.by)} ${TRIGGER[fact.trigger]} de ${name(fact.reactor)}.`,
  disrupted: (fact, name) => `${name(fact.who)} perd son geste, interrompu.`,
  reacted: (fact, name) => `${name(fact.who)} utilise sa réaction.`,
  declined: (fact, name) => `${name(fact.who)} laisse passer.`,
  asked: () => 'La partie attend une réponse.',
  answered: (fact, name) => `${name(fact.who)} a choisi.`,
  ended: (fact, _name, _at, before) => outcomeText(fact.outcome.kind, fact.outcome.winners, before),
});

export function fact(fact: Fact, before: State): string {
  return say(
    fact,
    (id) => nameOf(before, id, lang),
    (cell) => squareOf(before, cell),
    before,
  );
}
