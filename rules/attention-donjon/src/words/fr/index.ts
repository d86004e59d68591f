import { unreachable, type Words } from '@arbitre/kernel';
import type { Command } from '../../play/command.ts';
import type { Fact } from '../../play/fact.ts';
import type { Refusal } from '../../play/refusal.ts';
import type { State } from '../../play/state.ts';
import { isSpending } from '../../adventure/attack.ts';
import { at, de } from './contraction.ts';
import { decisionFr, expectationFr, forbidsFr, forecastFr, groupFr, measureFr, outcomeFr } from './labels.ts';
import { capital, Names } from '../names.ts';
import { refusalFr } from './refusals.ts';
import { sheetOf } from '../sheet.ts';
import { diceFr as d, successFr as s, TRAITS_FR } from '../trait-names.ts';

function fact(fact: Fact, before: State): string {
  const n = new Names('fr', before);
  switch (fact.is) {
    case 'round-begins':
      return before.lastRound === null
        ? 'Un nouveau Round commence ; le Deck d’exploration est mélangé.'
        : `Round ${fact.round} sur ${before.lastRound} : le Deck d’exploration est mélangé, ${fact.deck.length} cartes.`;
    case 'phase':
      return {
        preparation: 'Préparation.',
        initiative: 'Initiative : chacun pioche.',
        turns: 'Tours de jeu.',
        effects: 'Résolution des effets.',
        end: 'Fin du Round.',
      }[fact.phase];
    case 'lesson':
      return n.say(fact.text);
    case 'drew':
      return {
        initiative: `Initiative, ${n.who(fact.by)} : ${n.cards(fact.cards)}.`,
        wait: `${n.Who(fact.by)} attend et pioche ${n.cards(fact.cards)}.`,
        room: `Feuille de route : ${n.cards(fact.cards)}.`,
        treasure: `Trésor : ${n.cards(fact.cards)}.`,
        heroism: `${n.Who(fact.by)} a de l’Héroïsme à revendre : ${n.cards(fact.cards)}.`,
        wound: `Blessure grave pour ${n.who(fact.by)} : ${n.cards(fact.cards)}.`,
      }[fact.purpose];
    case 'reshuffled':
      return `Le deck est épuisé : la défausse, ${fact.cards.length} cartes, est mélangée.`;
    case 'joker-kept':
      return `${n.Who(fact.hero)} garde le Joker pour bénir ou maudire un jet.`;
    case 'joker-free':
      return `${n.Who(fact.hero)} prend une Initiative libre${fact.surplus.length > 0 ? ` ; ${n.cards(fact.surplus)} en trop` : ''}.`;
    case 'joker-unused':
      return `${n.Who(fact.hero)} n’a pas pris son Initiative libre : le Joker est défaussé.`;
    case 'discarded':
      return `Défausse, ${n.who(fact.by)} : ${n.cards(fact.cards)}.`;
    case 'card-chosen':
      return `Initiative, ${n.who(fact.by)} : ${n.card(fact.card)}${fact.surplus.length > 0 ? ` ; ${n.cards(fact.surplus)} en trop` : ''}.`;
    case 'turn-comes':
      if (fact.card !== 'JK') return `${n.Who(fact.by)} : ${n.card(fact.card)}.`;
      return n.isHero(fact.by) ? `${n.Who(fact.by)} prend l’initiative.` : `Un Joker : au tour ${n.of(fact.by)}.`;
    case 'turn-skipped':
      return `${n.Who(fact.by)} : ${n.card(fact.card)} est déjà dépassé ; pas de tour ce Round.`;
    case 'turn-moved':
      return `Le tour ${n.of(fact.hero)} passe ${de(n.card(fact.from))} ${at(n.card(fact.to))}.`;
    case 'initiative-lost':
      return `${n.Who(fact.hero)} perd l’initiative : ${n.card(fact.card)} est supérieur.`;
    case 'turn-begins':
      return fact.hero ? `${n.Who(fact.by)} agit.` : `Tour ${n.of(fact.by)}, mené par ${n.seat(fact.seat)}.`;
    case 'turn-ends':
      return `Fin du tour : ${n.who(fact.by)}.`;
    case 'action-dice':
      return `${n.Who(fact.figure)} lance ses dés d’action : ${fact.dice.join(' et ')}.`;
    case 'passed':
      return `${n.Who(fact.who)} s’en tient là.`;
    case 'delegated':
      return `${n.seat(fact.seat)} laisse l’arbitre décider du reste.`;
    case 'appointed':
      return `${n.seat(fact.seat)} mènera ${n.who(fact.group)}.`;
    case 'activated':
      return `Au tour ${n.of(fact.figure)}.`;
    case 'move-declared':
      return `${fact.by === 'zoneMove' ? 'Déplacement' : 'Pas de placement'} ${n.of(fact.figure)} vers ${n.cell(fact.to)} : Esquive${fact.difficult ? ' difficile' : ''}, ${s(fact.needed)} à obtenir.`;
    case 'dodged':
      if (fact.missing === 0)
        return `${n.Who(fact.figure)} réussit son Esquive${{ roll: '', talent: ' par talent', sacrifice: ' en y sacrifiant son Action standard' }[fact.how]}.`;
      return `${n.Who(fact.figure)} manque son Esquive ${de(s(fact.missing))} : ${fact.missing > 1 ? `${fact.missing} attaques gratuites` : 'une attaque gratuite'}.`;
    case 'sacrificed':
      return `${n.Who(fact.figure)} sacrifie son Action standard à l’Esquive.`;
    case 'tries':
      return {
        dodge: `${n.Who(fact.figure)} tente l’Esquive.`,
        care: `${n.Who(fact.figure)} ${fact.target === fact.figure ? 'se soigne' : `soigne ${n.who(fact.target ?? fact.figure)}`}.`,
        recover: `${n.Who(fact.figure)} reprend son souffle.`,
        search: `${n.Who(fact.figure)} cherche un trésor.`,
        douse: `${n.Who(fact.figure)} tente d’éteindre le brasero.`,
        struggle: `${n.Who(fact.figure)} se débat pour se dégager.`,
        calm: `${n.Who(fact.figure)} tente de retrouver son calme.`,
        wake: `${n.Who(fact.figure)} tente de reprendre conscience.`,
        reequip: `${n.Who(fact.figure)} réorganise tout son équipement.`,
        aura: `${n.Who(fact.figure)} déploie l’Aura des Arcanes.`,
        roar: `${n.Who(fact.figure)} rugit contre ${n.who(fact.target ?? fact.figure)}.`,
      }[fact.what];
    case 'reacts':
      return `${n.Who(fact.figure)} use de sa Réaction.`;
    case 'moved':
      return `${n.Who(fact.figure)} ${fact.by === 'shift' ? 'fait un Pas de placement' : 'se déplace'} de ${n.cell(fact.from)} à ${n.cell(fact.to)}.`;
    case 'stayed':
      return `${n.Who(fact.figure)} reste sur place.`;
    case 'pushed':
      return `${capital(n.list(fact.links.map(({ who, from, to }) => `${n.who(who)} recule de ${n.cell(from)} à ${n.cell(to)}`)))}.`;
    case 'push-chosen':
      return `${n.Who(fact.figure)} reculera en ${n.cell(fact.to)}.`;
    case 'push-failed':
      return `La poussée reste sans effet : ${n.who(fact.figure)} ne peut aller nulle part.`;
    case 'attacks':
      return `${n.Who(fact.attacker)} attaque ${n.who(fact.target)} (${n.say(fact.attack)}${{ plain: '', precise: ', Attaque précise', free: ', attaque gratuite' }[fact.mode]}) : ${d(fact.dice)} à ${fact.difficulty}.`;
    case 'attack-judged':
      if (!fact.hit) return `${n.Who(fact.attacker)} manque ${n.who(fact.target)}.`;
      return `${n.Who(fact.attacker)} touche ${n.who(fact.target)} (${s(fact.successes)}${fact.cover > 0 ? ` contre une Couverture de ${fact.cover}` : ''}).`;
    case 'powerful':
      return `${n.Who(fact.figure)} frappe de toutes ses forces : Attaque puissante.`;
    case 'shoves':
      return `${n.Who(fact.figure)} charge et repousse ${n.who(fact.target)}${fact.instead ? ' au lieu de blesser' : ''}.`;
    case 'rolled': {
      const blessing = fact.blessed === fact.cursed ? '' : fact.blessed ? ', béni' : ', maudit';
      const dice = fact.dice.length === 0 ? 'aucun dé' : fact.dice.join(' ');
      return `${n.Who(fact.who)}, ${TRAITS_FR[fact.trait]} à ${fact.difficulty}${blessing} : ${dice}, ${s(fact.successes)}.`;
    }
    case 'rerolled':
      return `Bénédiction : ${n.who(fact.who)} relance son ${fact.from} et obtient ${fact.to}, ${s(fact.successes)}.`;
    case 'gambled':
      return `Coup de poker ${n.of(fact.who)} : ${fact.dice.join(' ')}${fact.fiasco ? ', fiasco, tout est perdu' : `, ${s(fact.successes)} en tout`}.`;
    case 'scents':
      return `${n.Who(fact.hero)} flaire ${n.who(fact.group)} : une seconde carte d’initiative.`;
    case 'joker-used':
      return `${n.Who(fact.hero)} joue un Joker pour ${fact.use === 'bless' ? 'bénir' : 'maudire'} le jet.`;
    case 'heroism-spent':
      return `${n.Who(fact.hero)} dépense 1 Héroïsme pour ${fact.use === 'bless' ? 'bénir' : 'maudire'} le jet : ${s(fact.successes)}.`;
    case 'heroism-kept':
      return `C’est la couleur de sa gardienne : ${n.who(fact.hero)} garde son point, Héroïsme ${fact.heroism}.`;
    case 'guardian-helps':
      return `L’Arcane gardienne ${n.of(fact.hero)}, ${n.card(fact.card)}, intervient${fact.die === null ? '' : ` : un dé de plus, ${fact.die}`}.`;
    case 'absorbed':
      return `La Protection ${n.of(fact.figure)} absorbe ${s(fact.count)} de Dommages.`;
    case 'wounded':
      return `${n.Who(fact.figure)} subit ${fact.wounds > 1 ? `${fact.wounds} Blessures` : 'une Blessure'} : Santé ${fact.health}.`;
    case 'healed':
      return `${n.Who(fact.figure)} remonte à ${fact.health} de Santé.`;
    case 'death-cheated':
      return `${n.Who(fact.hero)} trompe la mort${{ heroism: ' au prix d’un point d’Héroïsme', 'grave-wound': ' au prix d’une Blessure grave', maximum: ' en y laissant un point d’Héroïsme pour toujours' }[fact.by]}.`;
    case 'died':
      return `${n.Who(fact.figure)} succombe.`;
    case 'grave-wound':
      return fact.ignored
        ? `La gardienne ${n.of(fact.hero)} écarte la Blessure grave.`
        : fact.heals
          ? `Même pas mal : ${n.who(fact.hero)} remonte à ${fact.health} de Santé.`
          : `${n.Who(fact.hero)} reçoit une Blessure grave.`;
    case 'state-gained':
      return `${n.Who(fact.figure)} est désormais : ${n.state(fact.state)}.`;
    case 'state-lost':
      return `${n.Who(fact.figure)} n’est plus : ${n.state(fact.state)}.`;
    case 'item-broken':
      return `Objet détruit : ${n.item(fact.item)}, ${n.to(fact.figure)}.`;
    case 'gear-changed':
      return {
        equipped: `${n.Who(fact.figure)} s’équipe : ${n.item(fact.item)}.`,
        stowed: `${n.Who(fact.figure)} range : ${n.item(fact.item)}.`,
        used: `${n.Who(fact.figure)} utilise : ${n.item(fact.item)}.`,
        thrown: `${n.Who(fact.figure)} lance : ${n.item(fact.item)}.`,
        found: `${n.Who(fact.figure)} trouve : ${n.item(fact.item)}.`,
        dropped: `${n.Who(fact.figure)} laisse sur place, faute de place : ${n.item(fact.item)}.`,
      }[fact.how];
    case 'exchanged': {
      const given = fact.given === null ? [] : [`donne ${n.to(fact.target)} : ${n.item(fact.given)}`];
      const taken = fact.taken === null ? [] : [`prend ${n.to(fact.target)} : ${n.item(fact.taken)}`];
      return `${n.Who(fact.figure)} ${[...given, ...taken].join(' ; ')}.`;
    }
    case 'coins-found':
      return `${n.Who(fact.figure)} trouve ${fact.coins} Denier${fact.coins > 1 ? 's' : ''}.`;
    case 'cell-acts':
      return `${{ lava: 'La lave', precipice: 'Le précipice', trap: 'Le piège', switch: 'L’interrupteur' }[fact.ground]} de ${n.cell(fact.cell)} agit sur ${n.who(fact.figure)}.`;
    case 'ground-changed':
      return `La case ${n.cell(fact.cell)} est désormais un sol ordinaire.`;
    case 'door-turned':
      return {
        open: `${capital(n.door(fact.door))} s’ouvre.`,
        closed: `${capital(n.door(fact.door))} se ferme.`,
        'dead-end': `${capital(n.door(fact.door))} ne mène nulle part.`,
      }[fact.state];
    case 'door-tried':
      return `${n.Who(fact.hero)} ouvre ${n.door(fact.door)}.`;
    case 'room-revealed':
      return `On découvre ${n.say(fact.name)}.`;
    case 'group-appears':
      return `${capital(n.say(fact.group.name))} : ${fact.size > 1 ? `${fact.size} figurines entrent` : 'une figurine entre'} en jeu.`;
    case 'figure-placed':
      return `${capital(n.say(fact.figure.name))} est en ${n.cell(fact.figure.at)}.`;
    case 'group-freed':
      return `${n.Who(fact.hero)} libère ${n.who(fact.group)}, désormais sous la conduite de ${n.seat(fact.seat)}.`;
    case 'encounter-over':
      return 'La rencontre est terminée : on peut fouiller.';
    case 'searched':
      return fact.found ? `${n.Who(fact.hero)} met la main sur un trésor.` : `${n.Who(fact.hero)} ne trouve rien.`;
    case 'event':
      return `Événement inattendu, ${n.say(fact.name)}, déclenché par ${n.who(fact.hero)}${fact.boxes === null ? '' : ` (case ${fact.ticks} sur ${fact.boxes})`}.${fact.text === null ? '' : ` ${n.say(fact.text)}`}`;
    case 'cards-released':
      return `De retour dans le jeu : ${n.cards(fact.cards)}.`;
    case 'effect-begins':
      return `Un effet commence : ${effectFr(fact.effect, n)}.`;
    case 'effects-end':
      return {
        turn: 'Un effet lié à ce tour s’estompe.',
        lost: 'L’initiative perdue, les effets liés à ce tour s’estompent.',
        neglected: 'Un effet lié à un tour qui n’est pas venu s’estompe.',
        used: 'La Bénédiction a servi.',
        'run-out': 'Un effet arrive à son terme.',
      }[fact.why];
    case 'effects-tick':
      return 'Tous les effets comptés en Rounds perdent un.';
    case 'effect-acts':
      return {
        brazier: `Le brasero de ${fact.effect.on} brûle tout autour de lui.`,
        poison: `Le poison travaille ${n.who(fact.effect.on)}.`,
        bleeding: `${n.Who(fact.effect.on)} perd son sang.`,
      }[fact.effect.kind];
    case 'opposed':
      return fact.won
        ? `${n.Who(fact.target)} tremble devant ${n.who(fact.who)}.`
        : `${n.Who(fact.target)} ne se laisse pas impressionner.`;
    case 'aura': {
      const does = {
        H: `soigne (${fact.value})`,
        D: `protège (${fact.value})`,
        S: `déchire les esprits (${fact.value})`,
        C: `dérobe les gardes (${fact.value})`,
      }[fact.suit];
      return `L’Aura ${n.of(fact.figure)} ${does} : ${n.list(fact.on.map((id) => n.who(id)))}.`;
    }
    case 'ended':
      return outcomeFr(fact.ending.kind);
    default:
      return unreachable(fact);
  }
}

function effectFr(effect: Extract<Fact, { is: 'effect-begins' }>['effect'], n: Names): string {
  const sign = effect.value > 0 ? `+${effect.value}` : `−${-effect.value}`;
  const what = {
    dice: 'dés',
    'attack-dice': 'dés d’attaque',
    parade: 'Parade',
    endurance: 'Endurance',
    protection: 'Protection',
    'shooting-difficulty': 'Difficulté au Tir',
    'zone-moves': 'Déplacements',
    reroll: 'dé à relancer',
  }[effect.what];
  const bearer =
    effect.bearer === 'all'
      ? 'pour tous'
      : effect.bearer === 'rat-man'
        ? 'pour les Hommes-Rats'
        : `pour ${n.who(effect.bearer)}`;
  const until =
    'rounds' in effect.until
      ? `${effect.until.rounds} Round${effect.until.rounds > 1 ? 's' : ''}`
      : `jusqu’${effect.until.edge === 'start' ? 'au début' : 'à la fin'} du prochain tour ${n.of(effect.until.turnOf)}`;
  return `${what} ${sign} ${bearer}, ${until}`;
}

function command(command: Command, state: State): string {
  const n = new Names('fr', state);
  switch (command.do) {
    case 'begin':
      return 'Commencer la partie';
    case 'keep':
      return 'Garder le Joker pour bénir ou maudire';
    case 'free':
      return 'Prendre une Initiative libre';
    case 'take':
      return `Retenir ${n.cardNamed(command.card)}`;
    case 'seize':
      return 'Prendre l’initiative maintenant';
    case 'pass':
      return 'Laisser passer';
    case 'act':
      return 'Agir';
    case 'wait':
      return 'Attendre';
    case 'end':
      return 'Finir le tour';
    case 'zoneMove':
      return `Déplacement vers ${command.to}`;
    case 'shift':
      return `Pas de placement vers ${command.to}`;
    case 'stand':
      return 'Se relever';
    case 'attack':
      return `${command.mode === 'precise' ? 'Attaque précise contre' : 'Attaquer'} ${n.who(command.target)} (${n.attack(command.with)}${command.drop === undefined ? '' : `, ${command.drop} dé${command.drop > 1 ? 's' : ''} d’Arcanes en moins`})`;
    case 'reveal':
      return `Révéler le donjon par ${n.door(command.door)}`;
    case 'recover':
      return 'Récupération';
    case 'care':
      return `Soins ${n.to(command.target)}`;
    case 'wake':
      return 'Tenter de reprendre conscience';
    case 'rage':
      return 'Entrer en Rage';
    case 'calm':
      return 'Tenter de se calmer';
    case 'roar':
      return `Rugir contre ${n.who(command.target)}`;
    case 'struggle':
      return 'Tenter de se dégager';
    case 'scent':
      return `Flairer ${n.who(command.group)} : une seconde carte`;
    case 'aura':
      return `Aura des Arcanes${command.spare === undefined ? '' : `, en épargnant ${n.list(command.spare.split(' ').map((id) => n.who(id)))}`}`;
    case 'benediction':
      return `Bénir ${n.who(command.target)} du toucher`;
    case 'equip':
      return `S’équiper : ${n.item(command.item)}`;
    case 'stow':
      return `Ranger : ${n.item(command.item)}`;
    case 'reequip':
      return 'Se rééquiper';
    case 'ready':
      return 'Garder cet équipement';
    case 'exchange': {
      const give = command.give === 'nothing' ? null : n.item(command.give);
      const take = command.take === 'nothing' ? null : n.item(command.take);
      if (give === null) return `Prendre ${n.to(command.target)} : ${take}`;
      if (take === null) return `Donner ${n.to(command.target)} : ${give}`;
      return `Troquer avec ${n.who(command.target)} : ${give} contre ${take}`;
    }
    case 'use':
      return `Utiliser : ${n.item(command.item)}`;
    case 'search':
      return 'Chercher un trésor';
    case 'release':
      return `Libérer ${n.who(command.group)}`;
    case 'douse':
      return `Éteindre le brasero de ${command.at}`;
    case 'activate':
      return `Faire jouer ${n.who(command.figure)}`;
    case 'delegate':
      return 'Laisser l’arbitre décider du reste';
    case 'appoint':
      return `Confier le groupe à ${n.seat(command.seat)}`;
    case 'roll':
      return 'Lancer l’Esquive';
    case 'sacrifice':
      return 'Sacrifier l’Action standard à l’Esquive';
    case 'striker':
      return `Subir l’attaque ${n.of(command.figure)}`;
    case 'strike':
      return 'Frapper';
    case 'decline':
      return 'Ne pas frapper';
    case 'go':
      return 'Poursuivre le Déplacement';
    case 'stay':
      return 'Rester sur place';
    case 'push':
      return `Repousser en ${command.to}`;
    case 'chain':
      return `Repousser en chaîne : ${command.cells.split(' ').join(', puis ')}`;
    case 'damage':
      return isSpending(state) ? 'Ne pas repousser' : 'Lancer les Dommages';
    case 'powerful':
      return 'Attaque puissante';
    case 'shove':
      return 'Repousser';
    case 'bless':
      return 'Bénir le jet';
    case 'curse':
      return 'Maudire le jet';
    case 'guard':
      return 'Invoquer l’Arcane gardienne';
    case 'reroll':
      return 'Relancer le dé le plus bas';
    case 'gamble':
      return `Coup de poker : ${command.dice} dé${command.dice > 1 ? 's' : ''}`;
    case 'regamble':
      return 'Relancer tout le Coup de poker';
    case 'accept':
      return 'S’en tenir au résultat';
    case 'cheat':
      return {
        heroism: 'Dépenser 1 Héroïsme pour rester à 1 de Santé',
        'grave-wound': 'Prendre une Blessure grave',
        maximum: 'Perdre un point d’Héroïsme pour toujours et prendre une Blessure grave',
      }[command.by];
    case 'die':
      return 'Accepter la mort';
    case 'heal':
      return command.what === 'health' ? 'Rendre 1 Santé' : `Mettre fin à : ${n.state(command.what)}`;
    case 'room':
      return `Choisir ${n.room(command.room)}`;
    case 'spot':
      return `Poser la salle, coin en ${command.at}`;
    case 'place':
      return `Poser la figurine en ${command.at}`;
    case 'resolve':
      return `Résoudre : ${pendingFr(command.effect, n)}`;
    default:
      return unreachable(command);
  }
}

function pendingFr(effect: string, n: Names): string {
  const [kind = '', on = ''] = effect.split(':');
  return kind === 'brazier' ? `le brasero de ${on}` : `${kind === 'poison' ? 'le poison' : 'l’hémorragie'} ${n.of(on)}`;
}

export const fr: Words<State, Command, Fact, Refusal> = {
  fact,
  command,
  refusal: (refusal, state) => refusalFr(refusal, new Names('fr', state)),
  group: groupFr,
  decision: ({ kind, seats }, state) =>
    `${seats.map((seat) => new Names('fr', state).seat(seat)).join(', ')} : ${decisionFr(kind)}`,
  outcome: ({ kind }) => outcomeFr(kind),
  seat: (seat, state) => new Names('fr', state).seat(seat),
  measure: measureFr,
  forecast: forecastFr,
  forbids: forbidsFr,
  expectation: expectationFr,
  sheet: (state, seat) => sheetOf('fr', state, seat),
};
