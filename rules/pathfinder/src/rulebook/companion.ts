import type { Bilingual, Rule } from '@arbitre/kernel';

const HEADING = { fr: 'Compagnon', en: 'Companion' };

function own(text: Bilingual): Rule & { readonly companion: true } {
  return { heading: HEADING, text, companion: true };
}

/** pf.x: what surrounds the chapter, so that an encounter can be played to its end. Ours, and marked so. */
export const COMPANION = {
  'pf.x.seat': own({
    fr: 'Chacun décide pour ses créatures, quand c’est à elles de choisir.',
    en: 'Each side decides for its own creatures, when the choice is theirs.',
  }),
  'pf.x.initiative': own({
    fr: 'L’initiative est un test de Perception, du plus haut au plus bas ; à égalité, l’adversaire agit avant le héros.',
    en: 'Initiative is a Perception check, highest first; on a tie the opponent acts before the hero.',
  }),
  'pf.x.turn': own({
    fr: 'Un tour donne trois actions et une réaction, à dépenser dans n’importe quel ordre ; rien ne se garde.',
    en: 'A turn gives three actions and a reaction, spent in any order; nothing is kept.',
  }),
  'pf.x.check': own({
    fr: 'Un test est un d20 plus un modificateur contre un DD. Dix de plus ou un 20 naturel : critique ; dix de moins ou un 1 naturel : échec critique.',
    en: 'A check is a d20 plus a modifier against a DC. Ten over or a natural 20: critical; ten under or a natural 1: critical failure.',
  }),
  'pf.x.bonus': own({
    fr: 'De chaque type de bonus et de pénalité, seul le plus fort compte ; sans type, tout s’ajoute.',
    en: 'Of each type of bonus and penalty only the strongest counts; untyped ones all add up.',
  }),
  'pf.x.strike': own({
    fr: 'Frapper : un jet d’attaque contre la CA d’une cible à portée. Un critique double les dés et les bonus.',
    en: 'Strike: an attack roll against the AC of a target in reach or range. A critical doubles dice and modifiers.',
  }),
  'pf.x.multiple': own({
    fr: 'La deuxième attaque du tour a -5, les suivantes -10 ; -4 et -8 avec une arme agile.',
    en: 'The second attack of a turn has -5, later ones -10; -4 and -8 with an agile weapon.',
  }),
  'pf.x.range': own({
    fr: 'À distance : -2 par facteur de portée au-delà du premier, six au plus.',
    en: 'At range: -2 per increment beyond the first, six at most.',
  }),
  'pf.x.effect': own({
    fr: 'Pour atteindre une cible, il faut une ligne libre entre le centre ou un coin de chaque espace.',
    en: 'To affect a target there must be one clear line between the centre or a corner of each space.',
  }),
  'pf.x.opportunity': own({
    fr: 'Attaque d’opportunité : une Frappe à -2 contre qui bouge, manipule ou tire à portée d’allonge. Touché, un geste est perdu.',
    en: 'Attack of Opportunity: a Strike at -2 against one who moves, manipulates or shoots within reach. A hit disrupts a manipulation.',
  }),
  'pf.x.step': own({
    fr: 'Un Pas fait avancer d’une case, au sol, avec une Vitesse d’au moins 2.',
    en: 'A Step moves one square, on land, with a Speed of 2 or more.',
  }),
  'pf.x.prone': own({
    fr: 'À terre : -2 aux attaques, pris au dépourvu au corps à corps, +1 à la CA contre les tirs ; seuls Ramper et Se relever sont permis.',
    en: 'Prone: -2 to attacks, flat-footed in melee, +1 to AC against shots; only Crawl and Stand are possible moves.',
  }),
  'pf.x.leap': own({
    fr: 'Bondir : 2 cases avec une Vitesse de 3, 3 cases avec 6 ; ou une marche de 90 cm, une case plus loin.',
    en: 'Leap: 2 squares with a Speed of 3, 3 squares with 6; or a ledge of 90 cm, one square away.',
  }),
  'pf.x.jump': own({
    fr: 'Avec un élan de 2 cases : en longueur, DD 5 + 5 par case ; en hauteur, DD 30.',
    en: 'With a run of 2 squares: long, DC 5 + 5 per square; high, DC 30.',
  }),
  'pf.x.climb': own({
    fr: 'Escalader : réussite 1 case (2 avec une Vitesse de 8), critique la moitié de la Vitesse, échec critique la chute.',
    en: 'Climb: success 1 square (2 with Speed 8), critical half the Speed, critical failure a fall.',
  }),
  'pf.x.swim': own({
    fr: 'Nager : réussite 1 case, 2 avec une Vitesse de 3, 3 avec 12 ; critique, une de plus. Qui n’a pas nagé coule de 2 cases à la fin de son tour.',
    en: 'Swim: success 1 square, 2 with Speed 3, 3 with 12; critical, one more. One who did not swim sinks 2 squares as its turn ends.',
  }),
  'pf.x.fly': own({
    fr: 'Voler : monter coûte une case de plus par pas, descendre tout droit la moitié. Sans Voler dans le tour, on tombe.',
    en: 'Fly: rising costs one more square per step, straight down half. Without Flying in the turn one falls.',
  }),
  'pf.x.maneuver': own({
    fr: 'Un passage étroit en vol demande de Manœuvrer : Acrobaties contre son DD, sinon on reste sur place.',
    en: 'A tight gap in flight takes a Maneuver: Acrobatics against its DC, else one stays in place.',
  }),
  'pf.x.arrest': own({
    fr: 'Interrompre une chute : réaction, Acrobaties DD 15, aucun dégât si elle réussit.',
    en: 'Arrest a Fall: a reaction, Acrobatics DC 15, no damage on a success.',
  }),
  'pf.x.edge': own({
    fr: 'Se rattraper au bord : réaction. Réussite : on reste accroché, la chute déjà faite raccourcie de 4 cases ; critique, de 6.',
    en: 'Grab an Edge: a reaction. Success: one hangs on, the distance fallen so far shortened by 4 squares; critical, by 6.',
  }),
  'pf.x.balance': own({
    fr: 'Avancer sans tomber : Acrobaties. Échec : sur place ; échec critique : la chute et la fin du tour.',
    en: 'Balance: Acrobatics. Failure: stay; critical failure: a fall, and the turn ends.',
  }),
  'pf.x.tumble': own({
    fr: 'Traverser l’espace d’un ennemi : Acrobaties contre ses Réflexes, en y entrant ; son espace est difficile. Raté, on s’arrête devant, et l’on s’expose.',
    en: 'Tumble Through: Acrobatics against Reflex, on entering; its space is difficult terrain. Failed, one stops short, and is exposed.',
  }),
  'pf.x.shove': own({
    fr: 'Pousser : Athlétisme contre Vigueur, une cible de deux tailles de plus au maximum. 1 case, 2 sur un critique, et l’on peut suivre ; échec critique : à terre.',
    en: 'Shove: Athletics against Fortitude, a target at most two sizes larger. 1 square, 2 on a critical, and one may follow; critical failure: prone.',
  }),
  'pf.x.trip': own({
    fr: 'Mettre à terre : Athlétisme contre Réflexes.',
    en: 'Trip: Athletics against Reflex.',
  }),
  'pf.x.grapple': own({
    fr: 'Agripper : Athlétisme contre Vigueur ; la cible est immobile et au dépourvu jusqu’à la fin du prochain tour de qui la tient.',
    en: 'Grapple: Athletics against Fortitude; the target is immobile and flat-footed until the end of the holder’s next turn.',
  }),
  'pf.x.escape': own({
    fr: 'Se libérer : Acrobaties ou Athlétisme contre l’Athlétisme de qui vous tient.',
    en: 'Escape: Acrobatics or Athletics against the holder’s Athletics.',
  }),
  'pf.x.shield': own({
    fr: 'Lever un bouclier : son bonus à la CA jusqu’au prochain tour.',
    en: 'Raise a Shield: its bonus to AC until the next turn.',
  }),
  'pf.x.block': own({
    fr: 'Bloquer avec un bouclier : réaction, bouclier levé, contre les dégâts physiques d’une attaque. Le bouclier en arrête autant que sa Solidité ; un coup d’au moins autant le bosselle une fois, du double deux fois. À la deuxième bosse, il est brisé.',
    en: 'Shield Block: a reaction, shield raised, against the physical damage of an attack. The shield stops as much as its Hardness; a blow of at least that much dents it once, of twice as much twice. The second dent breaks it.',
  }),
  'pf.x.traits': own({
    fr: 'Armes : balayage, +1 contre une autre cible que celle déjà attaquée dans le tour ; retour de coup, +1 après avoir manqué avec la même arme ; pousser ou croc-en-jambe, l’action se fait avec l’arme, à son allonge.',
    en: 'Weapons: sweep, +1 against another target than one already attacked this turn; backswing, +1 after a miss with the same weapon; shove or trip, the action is done with the weapon, at its reach.',
  }),
  'pf.x.ready': own({
    fr: 'Préparer : 2 actions, et le tour finit. Une Frappe au corps à corps attend qu’un ennemi bouge, ou tire, à son allonge ; elle est alors une réaction, avec la pénalité d’attaques multiples de ce tour-là.',
    en: 'Ready: 2 actions, and the turn ends. A melee Strike waits until an enemy moves, or shoots, within its reach; it is then a reaction, with the multiple attack penalty of that turn.',
  }),
  'pf.x.delay': own({
    fr: 'Retarder : au début du tour, avant d’agir. On sort de l’ordre, sans réaction ; ce que la fin du tour apporte vient aussitôt. On reprend son tour après celui d’un autre, et l’on garde cette place ; une ronde entière sans le reprendre, et il est perdu.',
    en: 'Delay: at the start of the turn, before acting. One leaves the order, without reactions; what the end of a turn brings comes at once. One takes the turn after someone else’s, and keeps that place; a whole round without taking it, and it is lost.',
  }),
  'pf.x.interact': own({
    fr: 'Interagir : 1 action, un geste. On ouvre une porte fermée à côté de soi.',
    en: 'Interact: 1 action, a manipulation. One opens a closed door beside one.',
  }),
  'pf.x.object': own({
    fr: 'Un objet libre, à portée de main, se pousse d’une case, tout droit devant soi : 1 action, un geste. Il ne remonte pas et ne traverse ni mur, ni créature, ni autre objet ; poussé dans le vide, il tombe. Il ne remplit pas sa case : on peut la traverser et s’y arrêter.',
    en: 'A loose object within arm’s reach is pushed one square, straight away from one: 1 action, a manipulation. It goes neither up nor through a wall, a creature or another object; pushed over an edge, it falls. It does not fill its square: one may walk and stop there.',
  }),
  'pf.x.area': own({
    fr: 'Zones, comptées comme un déplacement, les diagonales 1, 2, 1, 2 : explosion autour d’un coin, aura autour d’un corps, cône, ligne. Une aura ne demande pas de ligne.',
    en: 'Areas, counted like movement, diagonals 1, 2, 1, 2: a burst around a corner, an aura around a body, a cone, a line. An aura needs no line.',
  }),
  'pf.x.assist': own({
    fr: 'Assister : 1 action d’attaque, contre un ennemi à portée d’allonge de soi et d’un ami. Jet d’attaque réussi : l’ami a +2 pour l’attaquer, ou l’ennemi -2 contre l’ami, jusqu’au prochain tour de qui assiste ; critique, 4 ; échec critique, l’inverse.',
    en: 'Assist: 1 attack action, against an enemy within one’s own reach and a friend’s. A successful attack roll: the friend has +2 to attack it, or it has -2 against the friend, until the assistant’s next turn; critical, 4; critical failure, the reverse.',
  }),
  'pf.x.hunt': own({
    fr: 'Traquer une cible : 1 action, une créature à vingt cases au plus. Contre elle, le deuxième facteur de portée ne pénalise pas ; si toutes les attaques du tour la visent, la pénalité d’attaques multiples est de -4 et -8, -3 et -6 avec une arme agile.',
    en: 'Hunt Target: 1 action, a creature within twenty squares. Against it the second range increment costs nothing; if every attack of the turn is on it, the multiple attack penalty is -4 and -8, -3 and -6 with an agile weapon.',
  }),
  'pf.x.breathe': own({
    fr: 'Souffle : 2 actions, un cône. Réflexes contre son DD : rien, la moitié, tout ou le double des dégâts. Il faut ensuite 1d4 rondes pour reprendre son souffle.',
    en: 'Breath: 2 actions, a cone. Reflex against its DC: none, half, all or twice the damage. It then takes 1d4 rounds to draw breath again.',
  }),
  'pf.x.seek': own({
    fr: 'Rechercher : Perception contre la Discrétion de chaque créature cachée à trois cases au plus.',
    en: 'Seek: Perception against the Stealth of each creature hidden within three squares.',
  }),
  'pf.x.hide': own({
    fr: 'Se cacher : Discrétion contre la Perception de chaque observateur face auquel on a un abri. Caché, on surprend ; on est visé au jugé (test pur DD 11).',
    en: 'Hide: Stealth against the Perception of each observer one has cover from. Hidden, one surprises; and is aimed at by guess (flat check DC 11).',
  }),
  'pf.x.heal': own({
    fr: 'Soigner : 1 action au toucher, 2 à six cases, 1d8+4 points ; 3 actions, 4 points à chaque créature vivante à six cases, amie ou ennemie. Un geste : il déclenche.',
    en: 'Heal: 1 action by touch, 2 within six squares, 1d8+4 points; 3 actions, 4 points to every living creature within six squares, friend or foe. A manipulation: it triggers.',
  }),
  'pf.x.resistance': own({
    fr: 'Une résistance retire autant de points aux dégâts de son type ; une immunité les annule. On regarde ensuite ce qui a vraiment été subi.',
    en: 'A resistance takes so many points off damage of its type; an immunity cancels it. What counts afterwards is what was really taken.',
  }),
  'pf.x.conditions': own({
    fr: 'Une créature inconsciente, paralysée, étourdie ou morte n’agit pas ; immobile, agrippée ou entravée, elle ne se déplace pas.',
    en: 'A creature unconscious, paralysed, stunned or dead does not act; immobile, grabbed or restrained, it does not move.',
  }),
  'pf.x.dying': own({
    fr: 'À 0 point de vie, un monstre meurt ; un héros est mourant 1, ou 2 sur un critique. Mourant 4 : mort. Un jet de Vigueur à chaque tour.',
    en: 'At 0 hit points a monster dies; a hero is dying 1, or 2 from a critical. Dying 4: dead. A Fortitude save each turn.',
  }),
  'pf.x.breath': own({
    fr: 'Sous l’eau, on retient son souffle : autant d’actions que la Constitution, trois par tour. Ensuite on étouffe.',
    en: 'Under water one holds one’s breath: as many actions as the Constitution score, three a turn. Then one suffocates.',
  }),
  'pf.x.height': own({
    fr: 'À pied, on franchit une dénivellation de 60 cm au plus ; au-delà il faut bondir, escalader ou voler.',
    en: 'On foot one crosses a difference of 60 cm at most; beyond that one must leap, climb or fly.',
  }),
  'pf.x.mount': own({
    fr: 'Cavalier et monture partagent l’espace de la monture ; le cavalier se déplace avec elle.',
    en: 'Rider and mount share the mount’s space; the rider moves with it.',
  }),
  'pf.x.end': own({
    fr: 'La rencontre finit quand un seul camp a encore quelqu’un de conscient, ou à la dernière ronde prévue.',
    en: 'The encounter ends when only one side has anyone conscious left, or with the last round set.',
  }),
} as const satisfies Record<string, Rule>;
