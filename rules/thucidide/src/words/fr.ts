import type { Words } from '@arbitre/kernel';
import { chiefDistances, commandRanges } from '../activation.ts';
import type { ThCommand } from '../commands.ts';
import type { Modifier, ThFact } from '../facts.ts';
import { nameOf } from '../hex-name.ts';
import type { Face } from '../proposal/die.table.ts';
import type { ModifierName } from '../proposal/modifiers.table.ts';
import type { ThRefusal } from '../refusal.ts';
import { type CombatKind, type CombatStep, onTable, type State, unitOf } from '../state.ts';
import { objectivesHeld, scoreOf } from '../victory.ts';
import { label, ORDER_TITLES } from './names.ts';
import { placeOf } from './places.ts';
import { verdictTerms } from './terms.ts';

const who = (state: State, id: string | undefined) => label(state, id, 'fr');
const army = (state: State, seat: string) => state.armies[seat]?.name.fr ?? seat;
const count = (n: number, one: string, many: string) => `${n} ${Math.abs(n) < 2 ? one : many}`;
const hexes = (n: number) => `${n} hex`;
const tokens = (n: number) => count(n, 'pion d’ordre', 'pions d’ordre');
const elements = (n: number) => count(n, 'élément', 'éléments');
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

const FACES: Readonly<Record<Face, string>> = {
  foot: 'fantassin',
  mounted: 'cavalier',
  engine: 'machine',
  advantage: 'avantage',
  flag: 'drapeau',
  letter: 'lettre',
};

const MODIFIERS: Readonly<Record<ModifierName, string>> = {
  lastElement: 'dernier élément',
  veryLightTarget: 'cible très légère',
  armouredUnderFire: 'cible cuirassée',
  veryHeavyTarget: 'cible très lourde',
  camels: 'chameaux',
  shock: 'choc',
  closeRanks: 'rangs serrés',
  ground: 'terrain',
  marsh: 'marais',
  across: 'obstacle franchi',
  moved: 'dés perdus en bougeant',
};

const ATTACKS: Readonly<Record<CombatKind, string>> = {
  fire: 'tire sur',
  assault: 'donne l’assaut à',
  melee: 'engage la mêlée avec',
};

const AWAITS: Readonly<Record<CombatStep | 'flight', (name: string) => string>> = {
  evasion: (name) => `${name} peut esquiver.`,
  'attack-order': (name) => `${name} peut donner un ordre d’attaque.`,
  'defence-order': (name) => `${name} peut donner un ordre de défense.`,
  escape: (name) => `${name} choisit où esquiver.`,
  retreat: (name) => `${name} choisit son repli.`,
  'follow-up': (name) => `${name} peut suivre dans l’hex vidé.`,
  pursuit: (name) => `${name} peut poursuivre.`,
  riposte: (name) => `${name} peut riposter.`,
  flight: (name) => `${name} choisit où fuit son chef.`,
};

const PHASES = { command: 'de commandement', movement: 'de déplacements', combat: 'de combats' } as const;

function modifiers(all: readonly Modifier[]): string {
  return all.map(({ name, dice }) => `, ${MODIFIERS[name]} ${signed(dice)}`).join('');
}

function movedSentence(fact: Extract<ThFact, { is: 'moved' }>, before: State): string {
  const name = who(before, fact.piece);
  const isUnit = before.units.some(({ id }) => id === fact.piece);
  const along = fact.with.length > 0 ? `, avec ${list(fact.with.map((id) => who(before, id)))}` : '';
  if (fact.path.length === 0) return `${name} reste sur place${isUnit ? ' et garde son combat' : ''}.`;
  const last = fact.path.at(-1) ?? 'outside';
  const from = placeOf(before, fact.piece);
  const way =
    last === 'outside'
      ? `${name} quitte la table`
      : `${name} va ${from === null ? '' : `de ${from} `}en ${nameOf(before.field, last)}`;
  const entered = from === null && last !== 'outside' ? ' depuis l’extérieur' : '';
  const terms = verdictTerms(fact.terms, {
    table: 'au tableau',
    mounted: 'de monture',
    road: 'de route',
    order: 'par ordre',
  });
  const bonus = terms === '' ? '' : ` sur ${terms}`;
  const fight = !isUnit || last === 'outside' ? '' : fact.fight ? ' ; peut encore combattre' : ' ; sans combat';
  const dice = fact.diceLost > 0 && fact.fight ? `, ${count(fact.diceLost, 'dé perdu', 'dés perdus')}` : '';
  return `${way}${entered}${along} (${hexes(fact.path.length)}${bonus})${fight}${dice}.`;
}

function orderedSentence(fact: Extract<ThFact, { is: 'ordered' }>, before: State): string {
  const unit = fact.unit === undefined ? '' : ` à ${who(before, fact.unit)}`;
  const gain = fact.gain === undefined ? '' : ` et en reçoit ${fact.gain}`;
  return `${army(before, fact.side)} donne l’ordre « ${ORDER_TITLES.fr[fact.order]} »${unit}, pour ${tokens(fact.cost)}${gain}.`;
}

function rolledSentence(fact: Extract<ThFact, { is: 'rolled' }>, before: State): string {
  const verb = fact.riposte ? 'riposte avec' : 'lance';
  const faces = fact.dice.map((face) => FACES[face]).join(', ');
  const results = [
    count(fact.hits, 'coup', 'coups'),
    count(fact.flags, 'drapeau', 'drapeaux'),
    count(fact.letters, 'lettre', 'lettres'),
  ];
  const edge = fact.advantage ? ', avantage tactique' : '';
  return `${who(before, fact.unit)} ${verb} ${count(fact.dice.length, 'dé', 'dés')} (facteur ${fact.factor}${modifiers(fact.modifiers)}${edge}) : ${faces}. ${list(results)}.`;
}

function retreatSentence(fact: Extract<ThFact, { is: 'retreated' }>, before: State): string {
  const name = who(before, fact.unit);
  const ignored = fact.ignored > 0 ? ` en ignorant ${count(fact.ignored, 'drapeau', 'drapeaux')}` : '';
  const last = fact.path.at(-1);
  const made =
    last === undefined
      ? `${name} tient sa place${ignored}`
      : `${name} se replie en ${nameOf(before.field, last)}${ignored}`;
  return fact.missing > 0 ? `${made} ; ${hexes(fact.missing)} de repli impossible.` : `${made}.`;
}

function fact(fact: ThFact, before: State): string {
  switch (fact.is) {
    case 'commanded':
      return fact.chief === null
        ? 'Une activation commence sans chef.'
        : `${who(before, fact.chief)} commande une activation.`;
    case 'activated':
      return `Activation de ${who(before, fact.piece)}.`;
    case 'ordered':
      return orderedSentence(fact, before);
    case 'moved':
      return movedSentence(fact, before);
    case 'phase': {
      const off = fact.tokensOff.length > 0 ? ` Jetons « pré-joué » retirés : ${list(fact.tokensOff)}.` : '';
      return `Phase ${PHASES[fact.phase]}.${off}`;
    }
    case 'attacked': {
      const pursuing = fact.pursuit ? ' en poursuite' : '';
      return `${who(before, fact.attacker)} ${ATTACKS[fact.kind]} ${who(before, fact.target)} en ${nameOf(before.field, fact.hex)}${pursuing}.`;
    }
    case 'awaits':
      return AWAITS[fact.step](army(before, fact.seat));
    case 'evading':
      return `${who(before, fact.unit)} esquive.`;
    case 'rolled':
      return rolledSentence(fact, before);
    case 'struck': {
      const left = unitOf(before, fact.unit).elements - fact.losses;
      const cause = { dice: '', 'no-retreat': ' faute de pouvoir se replier', panic: ' sous les éléphants' }[
        fact.cause
      ];
      const after = left > 0 ? `il en reste ${left}` : 'l’unité est éliminée';
      return `${who(before, fact.unit)} perd ${elements(fact.losses)}${cause} ; ${after}.`;
    }
    case 'trampled':
      return `Les éléphants affolés bousculent ${who(before, fact.unit)} (${fact.dice.map((face) => FACES[face]).join(', ')}) : ${count(fact.hits, 'coup', 'coups')}.`;
    case 'endangered':
      return `${who(before, fact.character)} est en danger (${fact.dice.map((face) => FACES[face]).join(', ')}) : ${fact.lost ? 'il est perdu' : 'il en réchappe'}.`;
    case 'must-flee':
      return `${who(before, fact.character)} doit fuir.`;
    case 'fled': {
      const last = fact.path.at(-1) ?? 'outside';
      return last === 'outside'
        ? `${who(before, fact.character)} fuit hors de la table.`
        : `${who(before, fact.character)} fuit en ${nameOf(before.field, last)}.`;
    }
    case 'caught':
      return `${who(before, fact.character)} ne peut fuir nulle part : il est perdu.`;
    case 'escaped':
      return `${who(before, fact.unit)} s’échappe en ${nameOf(before.field, fact.path.at(-1) ?? 'outside')} et prend un jeton « pré-joué ».`;
    case 'retreated':
      return retreatSentence(fact, before);
    case 'followed':
      return `${who(before, fact.unit)} suit en ${nameOf(before.field, fact.to)}.`;
    case 'combat-over':
      return 'Le combat est terminé.';
    case 'turn':
      return `Tour ${fact.number} : à ${army(before, fact.side)}.`;
    case 'victory':
      return outcome(fact.outcome, before);
  }
}

function chiefsSentence(refusal: ThRefusal, state: State): string {
  const chiefs = refusal.chiefs ?? [];
  if (chiefs.length === 0) return 'aucun chef n’est sur la table';
  return list(
    chiefs.map(({ chief, distance, range }) => `${who(state, chief)} est à ${hexes(distance)} et commande à ${range}`),
  );
}

function refusal(refusal: ThRefusal, state: State): string {
  const name = who(state, refusal.piece);
  const where = refusal.at === undefined ? '' : ` en ${nameOf(state.field, refusal.at)}`;
  const other = who(state, refusal.by);
  switch (refusal.code) {
    case 'wrong-phase':
      return `${name} ne bouge que dans la phase de déplacements de son joueur.`;
    case 'no-such-unit':
      return `${name} n’existe pas : le tableau marque XXXX pour ce type et ce poids.`;
    case 'not-activated':
      return `${name} n’est dans aucune activation de ce tour.`;
    case 'already-moved':
      return `${name} a déjà fait son mouvement du tour.`;
    case 'pre-played':
      return `${name} porte un jeton « pré-joué » et ne peut pas bouger.`;
    case 'static':
      return `${name} ne bouge jamais : artillerie très lourde, statique.`;
    case 'gone-for-good':
      return `${name} a quitté la table et ne revient plus.`;
    case 'not-on-table':
      return `${name} n’est pas sur la table et ne peut pas y entrer maintenant.`;
    case 'not-entry-hex':
      return `${name} ne peut pas entrer par là${where} : ce n’est pas un hex d’entrée.`;
    case 'no-escorting-chief':
      return `${name} : les renforts doivent être accompagnés d’un chef, et celui qui les amène doit entrer s’il n’est pas sous-général.`;
    case 'not-adjacent':
      return `${name} ne peut pas sauter d’hex : le chemin se rompt${where}.`;
    case 'off-table-forbidden':
      return `${name} n’a pas le droit de quitter la table${where}.`;
    case 'impassable':
      return `${name} ne peut pas franchir ce terrain${where}.`;
    case 'enemy-occupied':
      return `${name} ne peut pas entrer${where} : l’ennemi s’y trouve.`;
    case 'friend-not-passable':
      return `${name} ne peut pas traverser l’unité amie${where} : aucune des deux n’est légère.`;
    case 'difficult-stop':
      return `${name} doit s’arrêter en terrain difficile${where}.`;
    case 'over-capacity': {
      if (refusal.cost === undefined) return `${name} ne peut pas aller jusque-là${where}.`;
      const road = refusal.byRoad === undefined ? '' : ` (${refusal.byRoad} en restant sur la route)`;
      return `${name} ferait ${hexes(refusal.cost)} et n’en a que ${refusal.allowed ?? 0}${road}.`;
    }
    case 'ends-on-unit':
      return `${name} ne peut pas finir son mouvement${where} : la place est prise.`;
    case 'cannot-merge':
      return `${name} ne peut pas se combiner avec une autre unité, même réduite.`;
    case 'cannot-split':
      return `${name} ne peut pas se diviser : ses éléments restent ensemble.`;
    case 'battle-over':
      return 'La bataille est finie.';
    case 'not-your-choice':
      return 'Ce n’est pas à vous de choisir.';
    case 'not-now':
      return `Ce n’est pas le moment : ${decisionText(refusal.choice ?? '', state)}`;
    case 'unknown-piece':
      return `Aucune pièce ne s’appelle ${refusal.piece ?? '?'}.`;
    case 'unknown-hex':
      return `« ${refusal.choice ?? '?'} » n’est pas un hex où mène ce chemin.`;
    case 'nobody-along':
      return `Personne ne peut accompagner ${name} jusque-là.`;
    case 'enemy-piece':
      return `${name} n’est pas à vous.`;
    case 'not-a-chief':
      return `${name} n’est pas un chef.`;
    case 'chief-off-table':
      return `${name} n’est pas en mesure de commander.`;
    case 'nobody-to-command':
      return `${name} n’a personne à activer à sa portée.`;
    case 'chief-used':
      return `${name} a déjà commandé une activation ce tour-ci.`;
    case 'activations-spent':
      return 'Toutes les activations du tour sont prises.';
    case 'activation-full':
      return 'Cette activation est complète.';
    case 'no-chief-called':
      return `Choisissez d’abord un chef : ${chiefsSentence(refusal, state)}.`;
    case 'already-activated':
      return `${name} est déjà dans une activation de ce tour.`;
    case 'out-of-command':
      return `${name} est hors de portée : ${chiefsSentence(refusal, state)}.`;
    case 'other-family':
      return `${name} n’est pas de la même famille que ${other}.`;
    case 'order-spent':
      return 'Un ordre de manœuvre a déjà été donné ce tour-ci.';
    case 'order-not-here':
      return 'Cet ordre ne sert à rien ici et maintenant.';
    case 'too-few-tokens':
      return `Cet ordre coûte ${tokens(refusal.cost ?? 0)} et il n’en reste que ${refusal.allowed ?? 0}.`;
    case 'already-fought':
      return `${name} a déjà combattu ce tour-ci.`;
    case 'gave-up-combat':
      return `${name} a bougé sans combat et ne peut pas attaquer.`;
    case 'earlier-activation':
      return `${name} devait combattre avant les unités de l’activation suivante.`;
    case 'no-target':
      return `${other} n’est pas une cible pour ${name}.`;
    case 'out-of-range':
      return `${other} est à ${hexes(refusal.distance ?? 0)} de ${name}, qui porte à ${refusal.allowed ?? 0}.`;
    case 'in-contact':
      return `${name} touche un ennemi et ne peut pas tirer.`;
    case 'line-blocked':
      return `La ligne de tir de ${name} vers ${other} est coupée${where}.`;
    case 'water-between':
      return `L’eau sépare ${name} de ${other}.`;
    case 'no-dice':
      return `${name} n’a aucun dé pour cette attaque.`;
    case 'not-a-choice':
      return `Ce choix n’est pas possible : ${decisionText(refusal.choice ?? '', state)}`;
  }
}

const isStep = (kind: string): kind is CombatStep | 'flight' => kind in AWAITS;
const isPhase = (kind: string): kind is keyof typeof PHASES => kind in PHASES;

function decisionText(kind: string, state: State): string {
  if (isPhase(kind)) return `${army(state, state.turn.side)} est en phase ${PHASES[kind]}.`;
  return isStep(kind) ? AWAITS[kind]('le joueur concerné') : 'un choix est attendu.';
}

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

function command(command: ThCommand, state: State): string {
  switch (command.do) {
    case 'command':
      return `Commander avec ${who(state, command.chief)}`;
    case 'activate':
      return `Activer ${who(state, command.piece)}`;
    case 'order': {
      const unit = command.unit === undefined ? '' : ` : ${who(state, command.unit)}`;
      const deep = command.hexes === undefined ? '' : `, ${hexes(command.hexes)}`;
      return `Ordonner « ${ORDER_TITLES.fr[command.order]} »${unit}${deep}`;
    }
    case 'move': {
      const to = command.to === 'outside' ? 'hors de la table' : `en ${command.to}`;
      const along = command.with ? ' avec ses chefs' : '';
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
    case 'attack':
      return `Attaquer ${who(state, command.target)} avec ${who(state, command.unit)}`;
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

function outcome(
  { kind, winners, score }: Parameters<Words<State, ThCommand, ThFact, ThRefusal>['outcome']>[0],
  state: State,
): string {
  const points = state.sides.map((side) => `${army(state, side)} ${score?.[side] ?? 0}`).join(', ');
  const winner = army(state, winners[0] ?? '');
  const why: Readonly<Record<string, string>> = {
    eliminated: `${winner} a éliminé assez d’unités et gagne`,
    destroyed: `${winner} gagne : l’ennemi n’a plus d’unité`,
    objectives: `${winner} tient les objectifs et gagne`,
    turns: `Le dernier tour est joué : ${winner} a éliminé plus d’unités et gagne`,
    village: `Le dernier tour est joué à égalité : ${winner} tient l’objectif et gagne`,
    draw: 'Le dernier tour est joué : partie nulle',
  };
  return `${why[kind] ?? 'La bataille est finie'} (${points}).`;
}

function expectation(code: string, values: Readonly<Record<string, string | number>>): string {
  const v = (key: string) => values[key] ?? '?';
  switch (code) {
    case 'drawing':
    case 'hex-name':
      return `${v('fr')}`;
    case 'map-too-small':
      return `une table d’au moins ${v('short')} hex sur ${v('long')}`;
    case 'terrain-letter':
      return `une lettre de terrain parmi ${v('letters')}`;
    case 'road-skips':
      return `une route qui joint des hex voisins : ${v('from')} et ${v('to')} ne se touchent pas`;
    case 'obstacle-pair':
      return 'deux hex voisins, écrits comme 0502-0602';
    case 'hex-taken':
      return `un hex libre pour ${v('unit')} : ${v('by')} s’y trouve déjà`;
    case 'no-such-unit':
      return 'un type et un poids qui existent : le tableau marque XXXX ici';
    case 'no-such-weapon':
      return 'une arme que cette troupe peut porter';
    case 'mounted-infantry-only':
      return 'une infanterie : elle seule peut être montée';
    case 'too-many-elements':
      return `au plus ${v('full')} éléments`;
    case 'same-side':
      return 'deux camps de noms différents';
    case 'unknown-side':
      return `un des camps ${v('sides')}`;
    case 'unknown-group':
      return 'un groupe de renforts de son camp';
    case 'unknown-unit':
      return 'une unité de son camp';
    case 'no-place':
      return 'un hex (at) ou une unité (with)';
    case 'not-an-edge':
      return 'un hex du bord de la table';
    case 'impassable-hex':
      return `un hex où ${v('piece')} peut se tenir`;
    case 'duplicate-id':
      return 'un nom que personne d’autre ne porte';
    case 'chief-weight':
      return 'un poids très léger, léger ou moyen, puisque la table lit la ligne des chefs par poids';
    case 'one-general':
      return `un général en chef, et un seul, pour ${v('side')}`;
    case 'no-units':
      return `au moins une unité pour ${v('side')}`;
    case 'static-outside':
      return 'un hex de la table : l’artillerie statique n’entre jamais en renfort';
    case 'piece-name':
      return `une pièce parmi ${v('known')}`;
    case 'end-of-command':
      return 'la fin de la commande';
    default:
      return 'autre chose';
  }
}

function sheet(state: State, seat: string): { label: string; value: string }[] {
  const own = state.armies[seat];
  if (own === undefined) return [];
  const objectives = state.victory.objectives.map((cell) => nameOf(state.field, cell));
  const lost = state.units.filter(({ side, at }) => side === seat && at === 'lost').length;
  const stray = state.units.filter(
    (unit) =>
      unit.side === seat &&
      onTable(unit.at) &&
      chiefDistances(state, unit).every(({ distance, range }) => distance > range),
  );
  return [
    { label: 'Tour', value: `${state.turn.number} / ${state.victory.turns}` },
    { label: 'Unités', value: `${own.strength - lost} / ${own.strength}` },
    { label: 'Éliminées chez l’ennemi', value: `${scoreOf(state, seat)} / ${state.victory.eliminate[seat] ?? '—'}` },
    {
      label: 'Objectifs tenus',
      value: `${objectivesHeld(state, seat)} / ${objectives.length}${objectives.length > 0 ? ` (${objectives.join(', ')})` : ''}`,
    },
    { label: 'Pions d’ordre', value: `${own.tokens}` },
    ...commandRanges(state, seat).map(({ chief, range, units }) => ({
      label: who(state, chief),
      value: `portée ${range} : ${units.length > 0 ? units.join(', ') : 'personne'}`,
    })),
    ...(stray.length > 0 ? [{ label: 'Hors de toute portée', value: stray.map(({ id }) => id).join(', ') }] : []),
  ];
}

function forecast(text: string): string {
  if (text === 'stands') return 'Si le défenseur attend le choc, sans aucun ordre';
  if (text === 'evades') return 'Si le défenseur esquive, sans aucun ordre';
  if (text === 'letters') return 'Lettres d’ordre gagnées';
  if (text === 'eliminated') return 'unité éliminée';
  const [kind, first = 0, , second = 0] = text.split(' ').map((part, index) => (index % 2 === 0 ? part : Number(part)));
  if (kind === 'letters') return count(Number(first), 'lettre', 'lettres');
  return `${elements(Number(first))} en moins, ${count(Number(second), 'drapeau', 'drapeaux')}`;
}

const MEASURES: Readonly<Record<string, string>> = {
  hits: 'coups',
  flags: 'drapeaux de repli',
  letters: 'lettres d’ordre',
  losses: 'éléments perdus',
  eliminated: 'unités éliminées',
};

/** Everything the game says, in French. */
export const FRENCH: Words<State, ThCommand, ThFact, ThRefusal> = {
  fact,
  refusal,
  command,
  group: (group) => GROUPS[group] ?? 'Autres choix',
  decision: ({ kind, seats }, state) => {
    const name = army(state, seats[0] ?? '');
    return isStep(kind)
      ? AWAITS[kind](name)
      : `Tour ${state.turn.number}, ${name} : phase ${isPhase(kind) ? PHASES[kind] : 'de jeu'}.`;
  },
  outcome,
  seat: (seat, state) => army(state, seat),
  measure: (name) => MEASURES[name] ?? 'mesure',
  forecast,
  forbids: () => 'combattre ce tour-ci',
  expectation: ({ code, values }) => expectation(code, values ?? {}),
  sheet,
};
