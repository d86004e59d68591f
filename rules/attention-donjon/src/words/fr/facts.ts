import { byFact } from '@arbitre/kernel';
import type { Fact } from '../../play/fact.ts';
import type { State } from '../../play/state.ts';
import { at, de } from './contraction.ts';
import { outcomeFr } from './labels.ts';
import { capital, Names } from '../names.ts';
import { diceFr as d, successFr as s, TRAITS_FR } from '../trait-names.ts';

/** What has happened, a row a kind. */
const say = byFact<Fact, [Names, State], string>({
  'round-begins': (fact, _n, before) =>
    before.lastRound === null
      ? 'Un nouveau Round commence ; le Deck d’exploration est mélangé.'
      : `Round ${fact.round} sur ${before.lastRound} : le Deck d’exploration est mélangé, ${fact.deck.length} cartes.`,
  phase: (fact) =>
    ({
      preparation: 'Préparation.',
      initiative: 'Initiative : chacun pioche.',
      turns: 'Tours de jeu.',
      effects: 'Résolution des effets.',
      end: 'Fin du Round.',
    })[fact.phase],
  lesson: (fact, n) => n.say(fact.text),
  drew: (fact, n) =>
    ({
      initiative: `${n.Who(fact.by)} : ${n.cards(fact.cards)}.`,
      wait: `${n.Who(fact.by)} attend et pioche ${n.cards(fact.cards)}.`,
      room: `Feuille de route : ${n.cards(fact.cards)}.`,
      treasure: `Trésor : ${n.cards(fact.cards)}.`,
      heroism: `${n.Who(fact.by)} a de l’Héroïsme à revendre : ${n.cards(fact.cards)}.`,
      wound: `Blessure grave pour ${n.who(fact.by)} : ${n.cards(fact.cards)}.`,
    })[fact.purpose],
  reshuffled: (fact) => `Le deck est épuisé : la défausse, ${fact.cards.length} cartes, est mélangée.`,
  'joker-kept': (fact, n) => `${n.Who(fact.hero)} garde le Joker pour bénir ou maudire un jet.`,
  'joker-free': (fact, n) =>
    `${n.Who(fact.hero)} prend une Initiative libre${fact.surplus.length > 0 ? ` ; ${n.cards(fact.surplus)} en trop` : ''}.`,
  'joker-unused': (fact, n) => `${n.Who(fact.hero)} n’a pas pris son Initiative libre : le Joker est défaussé.`,
  discarded: (fact, n) => `Défausse, ${n.who(fact.by)} : ${n.cards(fact.cards)}.`,
  'card-chosen': (fact, n) =>
    `${n.Who(fact.by)} : ${n.card(fact.card)}${fact.surplus.length > 0 ? ` ; ${n.cards(fact.surplus)} en trop` : ''}.`,
  'turn-comes': (fact, n) => {
    if (fact.card !== 'JK') return `${n.Who(fact.by)} : ${n.card(fact.card)}.`;
    return n.isHero(fact.by) ? `${n.Who(fact.by)} prend l’initiative.` : `Un Joker : au tour ${n.of(fact.by)}.`;
  },
  'turn-skipped': (fact, n) =>
    `${n.Who(fact.by)} : pas de tour ce Round ; ${n.card(fact.card)} est au-dessus de la carte en jeu.`,
  'turn-moved': (fact, n) => `Le tour ${n.of(fact.hero)} passe ${de(n.card(fact.from))} ${at(n.card(fact.to))}.`,
  'initiative-lost': (fact, n) => `${n.Who(fact.hero)} perd l’initiative : ${n.card(fact.card)} est supérieur.`,
  'turn-begins': (fact, n) =>
    fact.hero ? `${n.Who(fact.by)} agit.` : `Tour ${n.of(fact.by)}, mené par ${n.seat(fact.seat)}.`,
  'turn-ends': (fact, n) => `Fin du tour : ${n.who(fact.by)}.`,
  'action-dice': (fact, n) => `${n.Who(fact.figure)} lance ses dés d’action : ${fact.dice.join(' et ')}.`,
  passed: (fact, n) => `${n.Who(fact.who)} s’en tient là.`,
  delegated: (fact, n) => `${n.seat(fact.seat)} laisse l’arbitre jouer l’ennemi.`,
  appointed: (fact, n) => `${n.seat(fact.seat)} mènera ${n.who(fact.group)}.`,
  activated: (fact, n) => `Au tour ${n.of(fact.figure)}.`,
  'move-declared': (fact, n) =>
    `${fact.by === 'zoneMove' ? 'Déplacement' : 'Pas de placement'} ${n.of(fact.figure)} vers ${n.cell(fact.to)} : Esquive${fact.difficult ? ' difficile' : ''}, ${s(fact.needed)} à obtenir.`,
  dodged: (fact, n) => {
    if (fact.missing === 0)
      return `${n.Who(fact.figure)} réussit son Esquive${{ roll: '', talent: ' par talent', sacrifice: ' en y sacrifiant son Action standard' }[fact.how]}.`;
    return `${n.Who(fact.figure)} manque son Esquive ${de(s(fact.missing))} : ${fact.missing > 1 ? `${fact.missing} attaques gratuites` : 'une attaque gratuite'}.`;
  },
  sacrificed: (fact, n) => `${n.Who(fact.figure)} sacrifie son Action standard à l’Esquive.`,
  tries: (fact, n) =>
    ({
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
    })[fact.what],
  reacts: (fact, n) => `${n.Who(fact.figure)} use de sa Réaction.`,
  moved: (fact, n) =>
    `${n.Who(fact.figure)} ${fact.by === 'shift' ? 'fait un Pas de placement' : 'se déplace'} de ${n.cell(fact.from)} à ${n.cell(fact.to)}.`,
  stayed: (fact, n) => `${n.Who(fact.figure)} reste sur place.`,
  pushed: (fact, n) =>
    `${capital(n.list(fact.links.map(({ who, from, to }) => `${n.who(who)} recule de ${n.cell(from)} à ${n.cell(to)}`)))}.`,
  'push-chosen': (fact, n) => `${n.Who(fact.figure)} reculera en ${n.cell(fact.to)}.`,
  'push-failed': (fact, n) => `La poussée reste sans effet : ${n.who(fact.figure)} ne peut aller nulle part.`,
  attacks: (fact, n) =>
    `${n.Who(fact.attacker)} attaque ${n.who(fact.target)} (${n.say(fact.attack)}${{ plain: '', precise: ', Attaque précise', free: ', attaque gratuite' }[fact.mode]}) : ${d(fact.dice)} à ${fact.difficulty}.`,
  'attack-judged': (fact, n) => {
    if (!fact.hit) return `${n.Who(fact.attacker)} manque ${n.who(fact.target)}.`;
    return `${n.Who(fact.attacker)} touche ${n.who(fact.target)} (${s(fact.successes)}${fact.cover > 0 ? ` contre une Couverture de ${fact.cover}` : ''}).`;
  },
  powerful: (fact, n) => `${n.Who(fact.figure)} frappe de toutes ses forces : Attaque puissante.`,
  shoves: (fact, n) =>
    `${n.Who(fact.figure)} charge et repousse ${n.who(fact.target)}${fact.instead ? ' au lieu de blesser' : ''}.`,
  rolled: (fact, n) => {
    const blessing = fact.blessed === fact.cursed ? '' : fact.blessed ? ', béni' : ', maudit';
    const dice = fact.dice.length === 0 ? 'aucun dé' : fact.dice.join(' ');
    return `${n.Who(fact.who)}, ${TRAITS_FR[fact.trait]} à ${fact.difficulty}${blessing} : ${dice}, ${s(fact.successes)}.`;
  },
  rerolled: (fact, n) =>
    `Bénédiction : ${n.who(fact.who)} relance son ${fact.from} et obtient ${fact.to}, ${s(fact.successes)}.`,
  gambled: (fact, n) =>
    `Coup de poker ${n.of(fact.who)} : ${fact.dice.join(' ')}${fact.fiasco ? ', fiasco, tout est perdu' : `, ${s(fact.successes)} en tout`}.`,
  scents: (fact, n) => `${n.Who(fact.hero)} flaire ${n.who(fact.group)} : une seconde carte d’initiative.`,
  'joker-used': (fact, n) =>
    `${n.Who(fact.hero)} joue un Joker pour ${fact.use === 'bless' ? 'bénir' : 'maudire'} le jet.`,
  'heroism-spent': (fact, n) =>
    `${n.Who(fact.hero)} dépense 1 Héroïsme pour ${fact.use === 'bless' ? 'bénir' : 'maudire'} le jet : ${s(fact.successes)}.`,
  'heroism-kept': (fact, n) =>
    `C’est la couleur de sa gardienne : ${n.who(fact.hero)} garde son point, Héroïsme ${fact.heroism}.`,
  'guardian-helps': (fact, n) =>
    `L’Arcane gardienne ${n.of(fact.hero)}, ${n.card(fact.card)}, intervient${fact.die === null ? '' : ` : un dé de plus, ${fact.die}`}.`,
  absorbed: (fact, n) => `La Protection ${n.of(fact.figure)} absorbe ${s(fact.count)} de Dommages.`,
  wounded: (fact, n) =>
    `${n.Who(fact.figure)} subit ${fact.wounds > 1 ? `${fact.wounds} Blessures` : 'une Blessure'} : Santé ${fact.health}.`,
  healed: (fact, n) => `${n.Who(fact.figure)} remonte à ${fact.health} de Santé.`,
  'death-cheated': (fact, n) =>
    `${n.Who(fact.hero)} trompe la mort${{ heroism: ' au prix d’un point d’Héroïsme', 'grave-wound': ' au prix d’une Blessure grave', maximum: ' en y laissant un point d’Héroïsme pour toujours' }[fact.by]}.`,
  died: (fact, n) => `${n.Who(fact.figure)} succombe.`,
  'grave-wound': (fact, n) =>
    fact.ignored
      ? `La gardienne ${n.of(fact.hero)} écarte la Blessure grave.`
      : fact.heals
        ? `Même pas mal : ${n.who(fact.hero)} remonte à ${fact.health} de Santé.`
        : `${n.Who(fact.hero)} reçoit une Blessure grave.`,
  'state-gained': (fact, n) => `${n.Who(fact.figure)} est désormais : ${n.state(fact.state)}.`,
  'state-lost': (fact, n) => `${n.Who(fact.figure)} n’est plus : ${n.state(fact.state)}.`,
  'item-broken': (fact, n) => `Objet détruit : ${n.item(fact.item)}, ${n.to(fact.figure)}.`,
  'gear-changed': (fact, n) =>
    ({
      equipped: `${n.Who(fact.figure)} s’équipe : ${n.item(fact.item)}.`,
      stowed: `${n.Who(fact.figure)} range : ${n.item(fact.item)}.`,
      used: `${n.Who(fact.figure)} utilise : ${n.item(fact.item)}.`,
      thrown: `${n.Who(fact.figure)} lance : ${n.item(fact.item)}.`,
      found: `${n.Who(fact.figure)} trouve : ${n.item(fact.item)}.`,
      dropped: `${n.Who(fact.figure)} laisse sur place, faute de place : ${n.item(fact.item)}.`,
    })[fact.how],
  exchanged: (fact, n) => {
    const given = fact.given === null ? [] : [`donne ${n.to(fact.target)} : ${n.item(fact.given)}`];
    const taken = fact.taken === null ? [] : [`prend ${n.to(fact.target)} : ${n.item(fact.taken)}`];
    return `${n.Who(fact.figure)} ${[...given, ...taken].join(' ; ')}.`;
  },
  'coins-found': (fact, n) => `${n.Who(fact.figure)} trouve ${fact.coins} Denier${fact.coins > 1 ? 's' : ''}.`,
  'cell-acts': (fact, n) =>
    `${{ lava: 'La lave', precipice: 'Le précipice', trap: 'Le piège', switch: 'L’interrupteur' }[fact.ground]} de ${n.cell(fact.cell)} agit sur ${n.who(fact.figure)}.`,
  'ground-changed': (fact, n) => `La case ${n.cell(fact.cell)} est désormais un sol ordinaire.`,
  'door-turned': (fact, n) =>
    ({
      open: `${capital(n.door(fact.door))} s’ouvre.`,
      closed: `${capital(n.door(fact.door))} se ferme.`,
      'dead-end': `${capital(n.door(fact.door))} ne mène nulle part.`,
    })[fact.state],
  'door-tried': (fact, n) => `${n.Who(fact.hero)} ouvre ${n.door(fact.door)}.`,
  'room-revealed': (fact, n) => `On découvre ${n.say(fact.name)}.`,
  'group-appears': (fact, n) =>
    `${capital(n.say(fact.group.name))} : ${fact.size > 1 ? `${fact.size} figurines entrent` : 'une figurine entre'} en jeu.`,
  'figure-placed': (fact, n) => `${capital(n.say(fact.figure.name))} est en ${n.cell(fact.figure.at)}.`,
  'group-freed': (fact, n) =>
    `${n.Who(fact.hero)} libère ${n.who(fact.group)}, désormais sous la conduite de ${n.seat(fact.seat)}.`,
  'encounter-over': (_fact, _n, { figures }) =>
    Object.values(figures).some(({ side }) => side === 'enemy')
      ? 'Cette rencontre est finie, d’autres ennemis restent : on peut déjà chercher son trésor.'
      : 'Plus aucun ennemi : on peut chercher un trésor.',
  searched: (fact, n) =>
    fact.found ? `${n.Who(fact.hero)} met la main sur un trésor.` : `${n.Who(fact.hero)} ne trouve rien.`,
  event: (fact, n) =>
    `Événement inattendu, ${n.say(fact.name)}, déclenché par ${n.who(fact.hero)}${fact.boxes === null ? '' : ` (case ${fact.ticks} sur ${fact.boxes})`}.${fact.text === null ? '' : ` ${n.say(fact.text)}`}`,
  'cards-released': (fact, n) => `De retour dans le jeu : ${n.cards(fact.cards)}.`,
  'effect-begins': (fact, n) => `Un effet commence : ${effectFr(fact.effect, n)}.`,
  'effects-end': (fact) =>
    ({
      turn: 'Un effet lié à ce tour s’estompe.',
      lost: 'L’initiative perdue, les effets liés à ce tour s’estompent.',
      neglected: 'Un effet lié à un tour qui n’est pas venu s’estompe.',
      used: 'La Bénédiction a servi.',
      'run-out': 'Un effet arrive à son terme.',
    })[fact.why],
  'effects-tick': () => 'Tous les effets comptés en Rounds perdent un.',
  'effect-acts': (fact, n) =>
    ({
      brazier: `Le brasero de ${fact.effect.on} brûle tout autour de lui.`,
      poison: `Le poison travaille ${n.who(fact.effect.on)}.`,
      bleeding: `${n.Who(fact.effect.on)} perd son sang.`,
    })[fact.effect.kind],
  opposed: (fact, n) =>
    fact.won
      ? `${n.Who(fact.target)} tremble devant ${n.who(fact.who)}.`
      : `${n.Who(fact.target)} ne se laisse pas impressionner.`,
  aura: (fact, n) => {
    const does = {
      H: `soigne (${fact.value})`,
      D: `protège (${fact.value})`,
      S: `déchire les esprits (${fact.value})`,
      C: `dérobe les gardes (${fact.value})`,
    }[fact.suit];
    return `L’Aura ${n.of(fact.figure)} ${does} : ${n.list(fact.on.map((id) => n.who(id)))}.`;
  },
  ended: (fact) => outcomeFr(fact.ending.kind),
});

export const fact = (fact: Fact, before: State): string => say(fact, new Names('fr', before), before);

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
