import { b, proposed } from './said.ts';

/** What we propose so that a battle can be played to its end, after JOMINI where it says something. */
export const PROPOSAL_RULES = {
  'th.x.family': proposed(b('familles d’une activation', 'families of an activation'))(
    b(
      'Les unités d’une activation sont d’une même famille : infanterie et artillerie, ou troupes montées. Les éléphants vont avec les unes ou les autres.',
      'The units of one activation are of one family: infantry and artillery, or mounted troops. Elephants go with either.',
    ),
    { reading: b('D’après JOMINI.', 'After JOMINI.') },
  ),
  'th.x.succession': proposed(b('chefs perdus', 'lost chiefs'))(
    b(
      'Général en chef perdu ou parti : une unité de moins par activation, 1 au moins. Plus aucun chef : une unité par tour.',
      'General-in-chief lost or gone: one unit fewer per activation, at least 1. No chief left: one unit a turn.',
    ),
  ),
  'th.x.factors': proposed(b('éléments et facteurs', 'elements and factors'))(
    b(
      'Chaque troupe a des éléments, des dés de tir, d’assaut et de mêlée, une portée ; certaines esquivent, certaines poursuivent.',
      'Each troop has elements, dice of fire, assault and melee, a range; some evade, some pursue.',
    ),
    {
      reading: b(
        'Le livre nomme les trois facteurs ; leurs valeurs n’ont pas été retrouvées.',
        'The book names the three factors; their values were not found.',
      ),
    },
  ),
  'th.x.die': proposed(b('le dé', 'the die'))(
    b(
      'Six faces : coup sur infanterie, sur troupes montées, sur artillerie ; avantage tactique, un coup si on l’a ; drapeau, un repli ; lettre, un pion d’ordre. Chaque coup ôte un élément ; à 0, l’unité est éliminée.',
      'Six faces: hit on infantry, on mounted troops, on artillery; tactical advantage, a hit if one has it; flag, a retreat; letter, an order token. Each hit removes an element; at 0 the unit is eliminated.',
    ),
    {
      reading: b(
        'D’après JOMINI ; THUCIDIDE ne confirme que la lettre.',
        'After JOMINI; THUCIDIDE only confirms the letter.',
      ),
    },
  ),
  'th.x.target': proposed(b('la cible', 'the target'))(
    b(
      'Une unité voisine, en assaut ou en mêlée ; ou à 2 hex et plus, à portée et en vue, au tir. Une unité au contact d’un ennemi ne tire pas.',
      'An adjacent unit, in assault or melee; or at 2 hexes and more, in range and in sight, by fire. A unit that touches an enemy does not fire.',
    ),
  ),
  'th.x.dice': proposed(b('les dés d’un combat', 'the dice of a combat'))(
    b(
      'Facteur de tir ; d’assaut si l’attaquant est entré dans son hex ce tour-ci sans toucher ce défenseur auparavant ; de mêlée sinon. Au moins 1 dé pour un facteur de 1 ou plus, sauf dés perdus par l’artillerie en bougeant.',
      'Fire factor; assault if the attacker entered its hex this turn without touching this defender before; melee otherwise. At least 1 die for a factor of 1 or more, except for dice that artillery lost by moving.',
    ),
  ),
  'th.x.modifiers': proposed(b('modificateurs', 'modifiers'))(
    b(
      'Dernier élément de 3 ou plus : -1. Cible très légère au corps à corps : +1, très lourde : -1. Cible lourde ou très lourde au tir : -1. Et le terrain.',
      'Last element of 3 or more: -1. Very light target at close quarters: +1, very heavy: -1. Heavy or very heavy target under fire: -1. And the ground.',
    ),
  ),
  'th.x.camels': proposed(b('chameaux et chevaux', 'camels and horses'))(
    b(
      'Cavalerie et charrerie contre chamellerie : un dé de moins.',
      'Cavalry and chariotry against camelry: one die fewer.',
    ),
  ),
  'th.x.panic': proposed(b('panique des éléphants', 'elephant panic'))(
    b(
      'Si la table le veut, quand des éléphants se replient, chaque autre unité voisine d’un hex de leur repli subit un dé, coups seulement.',
      'If the table wants it, when elephants retreat every other unit beside a hex of their retreat takes one die, hits only.',
    ),
  ),
  'th.x.support': proposed(b('soutien', 'support'))(
    b(
      'Une unité est soutenue par deux unités amies voisines ; l’infanterie l’est dans des habitations.',
      'A unit is supported by two adjacent friendly units; infantry is so in dwellings.',
    ),
    { reading: b('D’après JOMINI.', 'After JOMINI.') },
  ),
  'th.x.advantage': proposed(b('avantage tactique', 'tactical advantage'))(
    b(
      'Au corps à corps : cible non soutenue qu’une autre unité amie touche ; ou colline contre plus bas ; ou troupes montées à l’assaut d’une infanterie moins que lourde en terrain ouvert ; ou chef présent. Au tir : cible à 2 hex exactement, en terrain ouvert.',
      'At close quarters: an unsupported target that another friendly unit touches; or a hill against lower ground; or mounted troops assaulting infantry below heavy in the open; or a chief present. By fire: a target at exactly 2 hexes, in the open.',
    ),
  ),
  'th.x.line': proposed(b('ligne de tir', 'line of fire'))(
    b(
      'De centre à centre. Bloquée par une unité, un bois, des habitations, des rochers ou une montagne entre les deux ; par une colline, sauf si le tireur ou la cible est sur une colline ; par un mur, sauf si l’un des deux y touche.',
      'From centre to centre. Blocked by a unit, woods, dwellings, rocks or a mountain in between; by a hill, unless firer or target is on one; by a wall, unless one of them stands at it.',
    ),
    {
      reading: b(
        'Le long d’un côté d’hex, il faut que les deux hex bloquent. Ce qui n’est touché que par un coin ne bloque pas.',
        'Along a hex side, both hexes must block. What is touched only at a corner does not.',
      ),
    },
  ),
  'th.x.evasion': proposed(b('esquive', 'evasion'))(
    b(
      'Attaquées de près, les troupes légères et très légères, aussi rapides que l’attaquant et sans jeton, peuvent esquiver. Seuls comptent alors les coups de leur face et les lettres ; l’unité s’éloigne de 1 hex à sa capacité avec combat, puis prend le jeton.',
      'Attacked at close quarters, light and very light troops as fast as the attacker and without a token may evade. Then only hits of their own face and letters count; the unit moves away 1 hex to its with-combat capacity, and takes the token.',
    ),
    {
      reading: b(
        'Le jeton et son effet sont dans le livre ; le reste est de nous. Les chefs de l’hex esquivent avec l’unité.',
        'The token and its effect are in the book; the rest is ours. Chiefs in the hex evade with the unit.',
      ),
    },
  ),
  'th.x.retreat': proposed(b('repli', 'retreat'))(
    b(
      'Par drapeau, 1 hex à pied et 2 pour les troupes montées, chaque hex plus loin de l’attaquant. Une unité soutenue ignore un drapeau si elle veut, un chef présent un de plus.',
      'For each flag 1 hex on foot and 2 for mounted troops, each hex farther from the attacker. A supported unit may ignore one flag, with a chief present one more.',
    ),
    {
      reading: b(
        'Que les hex infaisables soient des pertes est dans le livre (th.offtable.5).',
        'That hexes which cannot be made are losses is in the book (th.offtable.5).',
      ),
    },
  ),
  'th.x.follow': proposed(b('suivi', 'follow-up'))(
    b(
      'Après assaut ou mêlée, l’attaquant peut entrer dans l’hex vidé, s’il lui est franchissable. L’artillerie jamais.',
      'After assault or melee the attacker may enter the emptied hex, if it can cross into it. Artillery never.',
    ),
  ),
  'th.x.pursuit': proposed(b('poursuite', 'pursuit'))(
    b(
      'Après un suivi hors terrain difficile, une troupe qui poursuit peut attaquer une unité voisine, en mêlée, une fois. Pas après une esquive.',
      'After a follow-up out of difficult ground, a troop that pursues may attack one adjacent unit, in melee, once. Not after an evasion.',
    ),
  ),
  'th.x.riposte': proposed(b('riposte', 'riposte'))(
    b(
      'Un défenseur soutenu, attaqué de près, qui n’a ni reculé ni esquivé, peut riposter en mêlée. On ne riposte pas à une riposte.',
      'A supported defender, attacked at close quarters, that neither retreated nor evaded may riposte in melee. There is no riposte to a riposte.',
    ),
    { reading: b('Le principe est de JOMINI.', 'The principle is JOMINI’s.') },
  ),
  'th.x.chiefs': proposed(b('chefs en danger', 'chiefs in danger'))(
    b(
      'À chaque élément perdu par son unité, 2 dés : deux avantages, il est perdu. Unité éliminée, ou chef isolé attaqué : 1 dé, avantage il est perdu, sinon il fuit. S’il ne peut fuir d’un hex, il est perdu.',
      'For each element his unit loses, 2 dice: on two advantages he is lost. Unit eliminated, or lone chief attacked: 1 die, on advantage he is lost, else he flees. If he cannot flee one hex he is lost.',
    ),
  ),
  'th.x.terrain': proposed(b('effets du terrain', 'effects of terrain'))(
    b(
      'Bois, rochers, marais, habitations, sable et neige sont difficiles, et fermés à certains ; montagne et lac infranchissables. Rivière sans pont ni gué : ni passage ni corps à corps. Gué, ruisseau, haie, fossé, palissade, mur : difficiles, un dé de moins à travers.',
      'Woods, rocks, marsh, dwellings, sand and snow are difficult, and closed to some; mountain and lake impassable. River without bridge or ford: no crossing, no close combat. Ford, stream, hedge, ditch, palisade, wall: difficult, one die fewer across.',
    ),
    {
      reading: b(
        'La liste est de JOMINI, les effets par type sont de nous.',
        'The list is JOMINI’s, the effects by type are ours.',
      ),
    },
  ),
  'th.x.victory': proposed(b('victoire', 'victory'))(
    b(
      'Le premier qui a éliminé un nombre fixé d’unités, un tiers de celles de l’ennemi si rien n’est dit, gagne à la fin d’un tour ; ou qui a tenu les objectifs du scénario pendant tout le tour adverse. Sans unité, on perd aussitôt.',
      'The first to have eliminated a set number of units, a third of the enemy’s if nothing is said, wins at the end of a turn; or to have held the scenario’s objectives through an enemy turn. With no unit left one loses at once.',
    ),
    {
      reading: b(
        'Le but est dans le livre, le tiers dans JOMINI, le reste est de nous.',
        'The aim is in the book, the third in JOMINI, the rest is ours.',
      ),
    },
  ),
} as const;
