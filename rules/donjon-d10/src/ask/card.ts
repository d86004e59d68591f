import type { Bilingual, Card, CardFigure, Pointed } from '@arbitre/kernel';
import { chestLuck } from '../combat/charisma.ts';
import type { Creature } from '../dungeon/bestiary.ts';
import {
  ARMOUR_IDS,
  ARMOURS,
  flamesDamage,
  potionStrength,
  SCROLL_IDS,
  SCROLLS,
  SPELL_IDS,
  SPELLS,
  WARD,
  WEAPON_IDS,
  WEAPONS,
} from '../dungeon/equipment.ts';
import {
  ATTACK_CHARACTERISTIC,
  type Characteristic,
  CHARACTERISTIC_NAMES,
  CHARACTERISTICS,
  effective,
} from '../hero/characteristics.ts';
import { CLASS_IDS, CLASSES, type ClassId, type HeroClass } from '../hero/classes.ts';
import { heroMaximum } from '../hero/hit-points.ts';
import type { State } from '../play/state.ts';
import { HERO } from '../play/judge.ts';
import type { DonjonRuleId } from '../rulebook/index.ts';
import { LEGEND } from '../scene/legend.ts';
import { creatureName, foeOfPiece, scene } from '../scene/scene.ts';
import { chestGold, needleHarm } from '../squares/chest.ts';
import type { SquareKind } from '../squares/floor.ts';
import { goldGain, pileOf } from '../squares/gold.ts';
import { trapHarm } from '../squares/trap.ts';
import { said } from '../words/said.ts';
import { bestAttack } from './best-attack.ts';

/** Everything that has a card and stands on no board. */
export const THINGS: readonly string[] = [
  ...CLASS_IDS.map((id) => `class:${id}`),
  ...CHARACTERISTICS.map((which) => `characteristic:${which}`),
  'item:potion',
  'item:gold',
  'item:skill-point',
  ...SCROLL_IDS.map((id) => `item:${id}`),
  ...WEAPON_IDS.map((id) => `item:${id}`),
  ...SPELL_IDS.map((id) => `item:${id}`),
  ...ARMOUR_IDS.map((id) => `item:${id}`),
  'state:stuck',
  'state:warded',
  'die:d10',
  'die:d20',
  'die:d100',
];

/** What something one can point at is and does; null when nothing is there. */
export function card(state: State, pointed: Pointed): Card | null {
  if ('thing' in pointed) return thingCard(state, pointed.thing);
  if ('cell' in pointed) return groundCard(state, pointed.cell);
  if (pointed.piece === HERO) return heroCard(state);
  const number = foeOfPiece(pointed.piece);
  const creature = state.floor.creatures[number];
  return creature === undefined ? null : creatureCard(state, creature, number);
}

function figure(fr: string, en: string, value: string | number | Bilingual): CardFigure {
  const text = typeof value === 'object' ? value : { fr: `${value}`, en: `${value}` };
  return { label: said(fr, en), value: text };
}

function title({ fr, en }: Bilingual): Bilingual {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { fr: capital(fr), en: capital(en) };
}

function heroCard(state: State): Card {
  const { hero, rulings, pv, stage } = state;
  if (stage === 'creation') {
    return {
      title: title(LEGEND.hero.name),
      figures: [],
      does: [
        said(
          'Descend dans le donjon ; sa classe reste à choisir.',
          'Goes down into the dungeon; a class is still to be chosen.',
        ),
      ],
      things: CLASS_IDS.map((id) => `class:${id}`),
      rules: ['dx.x.class'],
    };
  }
  const armour = ARMOURS[hero.armour];
  return {
    title: title(CLASSES[hero.class].name),
    sort: said('votre héros', 'your hero'),
    figure: hero.class,
    figures: [
      figure('PV', 'HP', `${pv} / ${heroMaximum(hero, rulings)}`),
      ...CHARACTERISTICS.map((which) => {
        const { fr, en } = CHARACTERISTIC_NAMES[which];
        return figure(fr, en, effective(hero, which, rulings));
      }),
      figure('Armure', 'Armour', armour.protection),
      figure('Or', 'Gold', hero.gold),
      figure('Potions', 'Potions', hero.potions),
    ],
    does: [
      said(
        'Avance d’autant de cases que le dé, tout droit s’il est pair, en diagonale s’il est impair.',
        'Goes as many squares as the die shows, straight if it is even, diagonally if it is odd.',
      ),
      ...(state.webDebt > 0
        ? [said('Pris dans une toile : le prochain jet paie un point.', 'Held by a web: the next roll pays one point.')]
        : []),
    ],
    things: [
      `class:${hero.class}`,
      ...hero.weapons.map((id) => `item:${id}`),
      ...hero.spells.map((id) => `item:${id}`),
      `item:${hero.armour}`,
    ],
    rules: ['dx.stat.1', 'dx.hp.2'],
  };
}

const ATTACK_SORTS: Readonly<Record<Creature['attack'], Bilingual>> = {
  heavy: { fr: 'attaque lourde', en: 'heavy attack' },
  short: { fr: 'attaque courte', en: 'short attack' },
  ranged: { fr: 'attaque à distance', en: 'ranged attack' },
  spell: { fr: 'attaque magique', en: 'spell attack' },
};

function creatureCard(state: State, creature: Creature, number: number): Card {
  const { value, pv, weapon, atk, armour, attack, boss, kind } = creature;
  const best = state.combat === null && state.stage === 'floor' ? bestAttack(state, number) : null;
  const odds = best === null ? [] : [figure('Vous le battez', 'You beat it', perCent(best.victory))];
  const onExit = scene(state).ground[creature.at] === 'exit';
  return {
    title: title(creatureName(creature)),
    sort: boss
      ? said('boss', 'boss')
      : onExit
        ? said('gardien de la sortie', 'guardian of the exit')
        : ATTACK_SORTS[attack],
    figure: kind,
    figures: [
      figure('PV', 'HP', `${state.foes[number] ?? pv} / ${pv}`),
      figure('Valeur', 'Value', value),
      figure('Dégâts', 'Damage', weapon + atk),
      figure('Armure', 'Armour', armour),
      ...odds,
    ],
    does: [
      said('Barre sa case : y entrer, c’est combattre.', 'Bars its square: entering it is a fight.'),
      said('Ne bouge pas, ne fuit pas et garde ses plaies.', 'Does not move, does not flee and keeps its wounds.'),
      ...(attack === 'spell' ? [said('Frappe par magie.', 'Strikes by magic.')] : []),
      ...(boss ? [said('On ne le fuit pas.', 'Nobody flees from it.')] : []),
    ],
    things: ['die:d20'],
    rules: boss ? ['dx.x.boss', 'dx.roll.1'] : ['dx.x.creature', 'dx.roll.1'],
  };
}

function perCent({ n, d }: { readonly n: bigint; readonly d: bigint }): Bilingual {
  const whole = Number((n * 200n + d) / (2n * d));
  return { fr: `${whole}\u202f%`, en: `${whole}%` };
}

/** What each ground does, and the rules it stands on. */
const GROUNDS: Readonly<
  Record<SquareKind, readonly [rule: DonjonRuleId, does: (state: State) => readonly Bilingual[]]>
> = {
  wall: [
    'dx.move.11',
    () => [
      said(
        'On n’y entre pas : à un mur, vous choisissez où tourner.',
        'Nobody enters it: at a wall you choose where to turn.',
      ),
    ],
  ],
  floor: [
    'dx.move.2',
    () => [said('Un point par case, en diagonale aussi.', 'One point a square, diagonals included.')],
  ],
  start: [
    'dx.x.squares',
    () => [said('Vous êtes entré par là ; la case ne fait rien.', 'You came in here; the square does nothing.')],
  ],
  web: [
    'dx.web.1',
    () => [
      said('Coûte un point de plus à traverser.', 'Costs one point more to cross.'),
      said(
        'Entrée avec le dernier point, elle en prend un au prochain jet.',
        'Entered with the last point, it takes one from the next roll.',
      ),
    ],
  ],
  trap: [
    'dx.x.trap',
    ({ floor }) => [
      said(
        `Un D20 sous votre Agilité l’évite ; sinon, ${trapHarm(floor.number)} PV perdus.`,
        `A D20 not above your Agility avoids it; otherwise ${trapHarm(floor.number)} HP are lost.`,
      ),
      said('Ne sert qu’une fois.', 'Works once only.'),
    ],
  ],
  gold: [
    'dx.x.gold',
    (state) => [
      said(
        `${goldGain(pileOf(state.floor.number), state)} or, ramassés au passage.`,
        `${goldGain(pileOf(state.floor.number), state)} gold, picked up in passing.`,
      ),
    ],
  ],
  chest: [
    'dx.x.chest',
    (state) => [
      said(
        `Or (${goldGain(chestGold(state.floor.number), state)}), potion, parchemin, arme ou armure ; parfois une aiguille : ${needleHarm(state.floor.number)} PV.`,
        `Gold (${goldGain(chestGold(state.floor.number), state)}), a potion, a scroll, a weapon or an armour; sometimes a needle: ${needleHarm(state.floor.number)} HP.`,
      ),
      said(
        `Votre Charisme ajoute ${chestLuck(state.hero, state.rulings)} au jet.`,
        `Your Charisma adds ${chestLuck(state.hero, state.rulings)} to the roll.`,
      ),
    ],
  ],
  fountain: [
    'dx.x.fountain',
    ({ hero, rulings }) => {
      const healed = Math.floor(heroMaximum(hero, rulings) / 4);
      return [said(`Rend jusqu’à ${healed} PV, une fois.`, `Gives back up to ${healed} HP, once.`)];
    },
  ],
  creature: ['dx.x.creature', () => [said('Une créature y attend.', 'A creature waits there.')]],
  exit: [
    'dx.effect.3',
    ({ rulings }) => [
      rulings.exitOnCross === 'exactStop'
        ? said('L’étage finit si votre déplacement s’y arrête.', 'The floor ends if your move ends there.')
        : rulings.exitOnCross === 'optional'
          ? said(
              'En la franchissant, vous choisissez de quitter l’étage ou non.',
              'On crossing it you choose whether to leave the floor.',
            )
          : said('L’étage finit dès que vous la franchissez.', 'The floor ends as soon as you cross it.'),
      said('Puis : un point de compétence, un repos, le marchand.', 'Then: a skill point, a rest, the merchant.'),
    ],
  ],
};

function groundCard(state: State, cell: number): Card | null {
  const kind = scene(state).ground[cell] as SquareKind | undefined; // the scene draws kinds of squares
  if (kind === undefined) return null;
  const [rule, does] = GROUNDS[kind];
  return { title: title(LEGEND[kind].name), figure: kind, figures: [], does: does(state), rules: [rule] };
}

function thingCard(state: State, thing: string): Card | null {
  const [sort, id = ''] = thing.split(':');
  if (!THINGS.includes(thing)) return null;
  switch (sort) {
    case 'class':
      return classCard(id as ClassId);
    case 'characteristic':
      return characteristicCard(state, id as Characteristic);
    case 'item':
      return itemCard(state, id);
    default:
      return OTHERS[thing] ?? null;
  }
}

const CLASS_WORDS: Readonly<Record<ClassId, Bilingual>> = {
  warrior: said('Le plus simple : une arme lourde, des coups francs.', 'The plainest: a heavy weapon, honest blows.'),
  thief: said(
    'Vif : son Agilité frappe, évite les pièges et aide à fuir.',
    'Quick: Agility strikes, avoids traps and helps to flee.',
  ),
  archer: said(
    'Tire le premier : au premier échange, le corps à corps ne le blesse pas.',
    'Shoots first: in the first exchange, hand-to-hand creatures cannot hurt.',
  ),
  mage: said(
    'Seul à apprendre des sorts ; un échec critique peut lui en faire oublier un.',
    'The only one who learns spells; a critical failure may make one forgotten.',
  ),
};

function classCard(id: ClassId): Card {
  const { name, weapons, spells, perk }: HeroClass = CLASSES[id];
  const perks =
    perk === null
      ? []
      : [said('+1 aux dégâts avec ses armes de prédilection.', '+1 damage with the weapons of the class.')];
  return {
    title: title(name),
    sort: said('classe', 'class'),
    figure: id,
    figures: [
      ...weapons.map((weapon) => figure('Dégâts', 'Damage', WEAPONS[weapon].damage)),
      ...spells.map((spell) => figure('Dégâts d’un sort', 'Damage of a spell', SPELLS[spell].damage)),
    ],
    does: [CLASS_WORDS[id], ...perks],
    things: [...weapons, ...spells].map((item) => `item:${item}`),
    rules: ['dx.x.class', 'dx.stat.7'],
  };
}

const CHARACTERISTIC_WORDS: Readonly<Record<Characteristic, readonly [rule: DonjonRuleId, does: Bilingual]>> = {
  strength: ['dx.stat.2', said('La valeur des armes lourdes.', 'The value of heavy weapons.')],
  agility: [
    'dx.stat.3',
    said(
      'La valeur des armes courtes et à distance ; évite les pièges et aide à fuir.',
      'The value of short and ranged weapons; avoids traps and helps to flee.',
    ),
  ],
  endurance: ['dx.stat.4', said('Trois PV de plus par point.', 'Three more HP a point.')],
  intelligence: ['dx.stat.5', said('La valeur des sorts et des parchemins.', 'The value of spells and scrolls.')],
  charisma: [
    'dx.stat.6',
    said('La chance : échecs critiques, coffres et or.', 'Luck: critical failures, chests and gold.'),
  ],
};

function characteristicCard({ hero, rulings }: State, which: Characteristic): Card {
  const [rule, does] = CHARACTERISTIC_WORDS[which];
  return {
    title: title(CHARACTERISTIC_NAMES[which]),
    sort: said('caractéristique', 'characteristic'),
    figures: [figure('Valeur', 'Value', effective(hero, which, rulings)), figure('Plafond', 'Cap', 16)],
    does: [does],
    rules: [rule, 'dx.stat.8'],
  };
}

/** A card of something carried or sold. */
function itemCard(state: State, id: string): Card | null {
  const f = Math.max(1, state.floor.number);
  const weapon = WEAPON_IDS.find((known) => known === id);
  if (weapon !== undefined) {
    const { name, damage, kind, from, price } = WEAPONS[weapon];
    const { fr, en } = CHARACTERISTIC_NAMES[ATTACK_CHARACTERISTIC[kind]];
    return item(
      name,
      ATTACK_SORTS[kind],
      damage,
      price,
      from,
      [
        said(`Se manie avec ${fr}.`, `Rolled with ${en}.`),
        said('Un échec critique peut la briser.', 'A critical failure may break it.'),
      ],
      ['dx.x.equipment', 'dx.fumble.3'],
      [`characteristic:${ATTACK_CHARACTERISTIC[kind]}`],
    );
  }
  const spell = SPELL_IDS.find((known) => known === id);
  if (spell !== undefined) {
    const { name, damage, from, price } = SPELLS[spell];
    return item(
      name,
      said('sort', 'spell'),
      damage,
      price,
      from,
      [
        said(
          'Se lance avec l’Intelligence, autant de fois qu’on veut.',
          'Cast with Intelligence, as often as one likes.',
        ),
        said('Un échec critique peut le faire oublier.', 'A critical failure may make it forgotten.'),
      ],
      ['dx.roll.6', 'dx.fumble.7'],
      ['characteristic:intelligence'],
    );
  }
  const armour = ARMOUR_IDS.find((known) => known === id);
  if (armour !== undefined) {
    const { name, protection, price } = ARMOURS[armour];
    return {
      title: title(name),
      sort: said('armure', 'armour'),
      figures: [figure('Armure', 'Armour', protection), figure('Prix', 'Price', price)],
      does: [said('Ôte autant de dégâts à chaque coup reçu.', 'Takes that much off every blow received.')],
      rules: ['dx.damage.5', 'dx.x.equipment'],
    };
  }
  return carriedCard(id, f);
}

function item(
  name: Bilingual,
  sort: Bilingual,
  damage: number,
  price: number,
  from: number,
  does: readonly Bilingual[],
  rules: readonly DonjonRuleId[],
  things: readonly string[],
): Card {
  const figures = [
    figure('Dégâts', 'Damage', damage),
    figure('Prix', 'Price', price),
    figure('Dès l’étage', 'From floor', from),
  ];
  return { title: title(name), sort, figures, does, things, rules };
}

function carriedCard(id: string, f: number): Card | null {
  switch (id) {
    case 'potion':
      return {
        title: said('Potion', 'Potion'),
        figures: [figure('Rend', 'Gives back', said(`${potionStrength(f)} PV`, `${potionStrength(f)} HP`))],
        does: [
          said(
            'Se boit avant le jet, ou au combat : la créature frappe alors seule.',
            'Drunk before the roll, or in a combat: the creature then strikes alone.',
          ),
        ],
        rules: ['dx.x.potion', 'dx.x.alone'],
      };
    case 'gold':
      return {
        title: said('Or', 'Gold'),
        figures: [],
        does: [said('Le marchand le prend entre deux étages.', 'The merchant takes it between two floors.')],
        rules: ['dx.x.merchant', 'dx.x.gold'],
      };
    case 'skill-point':
      return {
        title: said('Point de compétence', 'Skill point'),
        figures: [],
        does: [said('Monte d’un point une caractéristique, jusqu’à 16.', 'Raises a characteristic by one, up to 16.')],
        rules: ['dx.skill.2'],
      };
    case 'flames':
      return scrollCard(
        id,
        [figure('Dégâts', 'Damage', flamesDamage(f))],
        said('Une attaque de feu, avec l’Intelligence. Un seul usage.', 'An attack of fire, with Intelligence. Once.'),
      );
    case 'protection':
      return scrollCard(
        id,
        [figure('Armure', 'Armour', `+${WARD}`)],
        said(
          'Protège jusqu’à la fin du combat ; la créature frappe alors seule.',
          'Protects until the combat ends; the creature then strikes alone.',
        ),
      );
    case 'passage':
      return scrollCard(
        id,
        [],
        said(
          'Sort du combat à coup sûr, sans dé ; sans effet face à un boss.',
          'Leaves the combat for certain, no die rolled; of no use against a boss.',
        ),
      );
    default:
      return null;
  }
}

function scrollCard(id: 'flames' | 'protection' | 'passage', figures: readonly CardFigure[], does: Bilingual): Card {
  return {
    title: title(SCROLLS[id].name),
    sort: said('parchemin', 'scroll'),
    figures,
    does: [does],
    rules: ['dx.x.scroll', `dx.x.scroll.${id}`],
  };
}

const OTHERS: Readonly<Record<string, Card>> = {
  'state:stuck': {
    title: title(LEGEND.stuck.name),
    figures: [],
    does: [said('Le premier point du prochain jet paie la toile.', 'The first point of the next roll pays the web.')],
    rules: ['dx.web.3'],
  },
  'state:warded': {
    title: said('Protégé', 'Warded'),
    figures: [figure('Armure', 'Armour', `+${WARD}`)],
    does: [said('Jusqu’à la fin de ce combat.', 'Until this combat ends.')],
    rules: ['dx.x.scroll.protection'],
  },
  'die:d10': {
    title: said('Dé de déplacement', 'Movement die'),
    figures: [],
    does: [
      said(
        'Pair : tout droit. Impair : en diagonale. Autant de cases que le dé montre.',
        'Even: straight. Odd: diagonal. As many squares as the die shows.',
      ),
    ],
    rules: ['dx.move.2', 'dx.dir.1', 'dx.dir.2'],
  },
  'die:d20': {
    title: said('Dé de combat', 'Combat die'),
    figures: [],
    does: [
      said(
        'Chacun ôte son dé de sa valeur : le plus haut reste l’emporte.',
        'Each takes its die off its value: the higher remainder wins.',
      ),
      said(
        'Un 1 est un coup critique : dégâts doublés. Votre 20 est un échec critique.',
        'A 1 is a critical hit: damage doubled. Your 20 is a critical failure.',
      ),
    ],
    rules: ['dx.roll.8', 'dx.crit.1', 'dx.fumble.1'],
  },
  'die:d100': {
    title: said('Dé de chance', 'Die of luck'),
    figures: [],
    does: [
      said(
        'Dit ce qu’un coffre contient, ou ce qu’un échec critique coûte.',
        'Tells what a chest holds, or what a critical failure costs.',
      ),
    ],
    rules: ['dx.x.chest', 'dx.fumble.6'],
  },
};
