import { type Bilingual, type Card, type CardFigure, inBoth, type Lang, type Pointed } from '@arbitre/kernel';
import { CONDITIONS, type ConditionId } from '../effect/condition.ts';
import { type Item, ITEMS, type ItemId, isItem, itemOf } from '../adventure/equipment.ts';
import { attacksOf, coverOf, enduranceOf, type Figure, paradeOf, protectionOf } from '../turn/figure.ts';
import type { State } from '../play/state.ts';
import type { Rule } from '../rulebook/index.ts';
import { legend } from '../scene/scene.ts';

/** Everything that has a card and stands on no board. */
export const THINGS: readonly string[] = [
  ...Object.keys(CONDITIONS).map((id) => `state:${id}`),
  'state:reacted',
  ...Object.keys(ITEMS).map((id) => `item:${id}`),
];

/** What something one can point at is and does. */
export function card(state: State, pointed: Pointed): Card | null {
  if ('cell' in pointed) return groundCard(state, pointed.cell);
  if ('piece' in pointed) {
    const figure = state.figures[pointed.piece];
    return figure === undefined ? null : figureCard(figure);
  }
  const [sort, id = ''] = pointed.thing.split(':');
  if (sort === 'item' && isItem(id)) return itemCard(id);
  if (sort === 'state' && Object.hasOwn(STATES, id)) return stateCard(id as ConditionId | 'reacted'); // a key of STATES
  return null;
}

function figure(label: Bilingual, say: (lang: Lang) => string): CardFigure {
  return { label, value: inBoth(say) };
}

function figureCard(one: Figure): Card {
  const { profile, conditions, reacted } = one;
  const states = [...conditions, ...(reacted ? (['reacted'] as const) : [])];
  return {
    title: one.name,
    sort: legend[one.side]?.name ?? one.name,
    figure: profile.id,
    figures: [
      figure({ fr: 'Santé', en: 'Health' }, () => `${one.health} / ${profile.health}`),
      ...(one.group === null ? [figure({ fr: 'Héroïsme', en: 'Heroism' }, () => `${one.heroism}`)] : []),
      figure({ fr: 'Parade', en: 'Parry' }, () => `${paradeOf(one)}`),
      figure({ fr: 'Endurance', en: 'Endurance' }, () => `${enduranceOf(one)}`),
      ...(coverOf(one) > 0 ? [figure({ fr: 'Couverture', en: 'Cover' }, () => `${coverOf(one)}`)] : []),
      ...(protectionOf(one) > 0 ? [figure({ fr: 'Protection', en: 'Protection' }, () => `${protectionOf(one)}`)] : []),
      ...attacksOf(one).map((attack) =>
        figure(attack.name, (lang) => {
          const reach =
            attack.reach === 0
              ? lang === 'fr'
                ? 'au contact'
                : 'close by'
              : `${lang === 'fr' ? 'allonge' : 'reach'} ${attack.reach}`;
          const damage = attack.printed
            ? `${attack.damage}`
            : attack.damage < 0
              ? `−${-attack.damage}`
              : `+${attack.damage}`;
          return `${reach}, ${lang === 'fr' ? 'dégâts' : 'damage'} ${damage}`;
        }),
      ),
    ],
    does: [
      ...(one.group === null ? [HERO] : one.side === 'enemy' ? [ENEMY] : one.side === 'neutral' ? [NEUTRAL] : [ALLY]),
      ...states.map((id) => STATES[id]),
    ],
    things: [
      ...states.map((id) => `state:${id}`),
      ...one.gear.equipped.map((id) => `item:${id}`),
      ...one.gear.carried.map((id) => `item:${id}`),
    ],
    rules: one.group === null ? ['ad.turn.1'] : ['ad.group.1'],
  };
}

const HERO: Bilingual = {
  fr: 'Un héros : son joueur décide de tout ce qu’il fait.',
  en: 'A hero: its player decides everything it does.',
};
const ENEMY: Bilingual = {
  fr: 'Un ennemi : il tient sa zone, et frappe qui en sort sans esquiver.',
  en: 'An enemy: it holds its zone, and strikes whoever leaves without dodging.',
};
const ALLY: Bilingual = { fr: 'Un allié : il se bat avec vous.', en: 'An ally: it fights on your side.' };
const NEUTRAL: Bilingual = { fr: 'Ni ami ni ennemi.', en: 'Neither friend nor foe.' };

const STATES: Readonly<Record<ConditionId | 'reacted', Bilingual>> = {
  enraged: {
    fr: 'Enragé : deux dés de plus en Mêlée, 2 de Parade en moins.',
    en: 'Enraged: two more dice in melee, 2 less Parry.',
  },
  prone: {
    fr: 'À terre : une Action de moins, Parade réduite de moitié, doit se relever pour bouger.',
    en: 'Prone: one Action less, half the Parry, must stand up to move.',
  },
  stunned: {
    fr: 'Sonné : un dé de moins à tous les jets, une Action de moins.',
    en: 'Stunned: one die less on every roll, one Action less.',
  },
  unconscious: { fr: 'Inconscient : ne fait plus rien.', en: 'Unconscious: does nothing any more.' },
  'cut-brow': {
    fr: 'Arcade ouverte : un dé de moins aux jets de Compétence.',
    en: 'Cut brow: one die less on rolls of Skills.',
  },
  'broken-ribs': { fr: 'Côtes cassées : 1 d’Endurance en moins.', en: 'Broken ribs: 1 less Endurance.' },
  burdened: { fr: 'Encombré : un dé de moins à tous les jets.', en: 'Burdened: one die less on every roll.' },
  poisoned: { fr: 'Empoisonné : peut perdre de la Santé à chaque Round.', en: 'Poisoned: may lose Health each Round.' },
  immobilised: {
    fr: 'Immobilisé : ne bouge plus, 1 de Parade en moins.',
    en: 'Immobilised: cannot move, 1 less Parry.',
  },
  shaken: { fr: 'Secoué : un dé de moins à tous les jets.', en: 'Shaken: one die less on every roll.' },
  bleeding: { fr: 'Hémorragie : perd 1 de Santé à chaque Round.', en: 'Bleeding: loses 1 Health each Round.' },
  'broken-leg': {
    fr: 'Jambe fracturée : chaque pas coûte les deux Actions.',
    en: 'Broken leg: each step takes both Actions.',
  },
  'broken-arm': { fr: 'Bras cassé : une main de moins.', en: 'Broken arm: one hand less.' },
  'severed-hand': {
    fr: 'Main tranchée : une main de moins, pour toujours.',
    en: 'Severed hand: one hand less, for good.',
  },
  scars: {
    fr: 'Cicatrices horribles : une marque, sans autre effet ici.',
    en: 'Horrible scars: a mark, with no other effect here.',
  },
  reacted: {
    fr: 'A déjà réagi : ne peut plus frapper hors de son tour.',
    en: 'Has reacted: cannot strike out of turn any more.',
  },
};

function stateCard(id: ConditionId | 'reacted'): Card {
  const title = legend[id]?.name ?? { fr: 'état', en: 'state' };
  return { title, sort: { fr: 'état', en: 'state' }, figures: [], does: [STATES[id]], rules: ['ad.x.states'] };
}

function itemCard(id: ItemId): Card {
  const item: Item = itemOf(id);
  return {
    title: item.name,
    sort: SLOT[item.slot],
    figure: id,
    figures: [
      ...(item.attacks ?? []).map((attack) =>
        figure(
          attack.name,
          (lang) =>
            `${lang === 'fr' ? 'dégâts' : 'damage'} ${attack.damage < 0 ? `−${-attack.damage}` : `+${attack.damage}`}`,
        ),
      ),
      ...(item.parade === undefined ? [] : [figure({ fr: 'Parade', en: 'Parry' }, () => `+${item.parade ?? 0}`)]),
      ...(item.cover === undefined ? [] : [figure({ fr: 'Couverture', en: 'Cover' }, () => `+${item.cover ?? 0}`)]),
      ...(item.protection === undefined
        ? []
        : [figure({ fr: 'Protection', en: 'Protection' }, () => `+${item.protection ?? 0}`)]),
    ],
    does: itemDoes(item),
    rules: ['ad.x.gear'] satisfies readonly Rule[],
  };
}

const SLOT: Readonly<Record<Item['slot'], Bilingual>> = {
  hand: { fr: 'tient dans une main', en: 'held in one hand' },
  'two-hands': { fr: 'tient à deux mains', en: 'held in both hands' },
  armour: { fr: 'se porte', en: 'worn' },
  bag: { fr: 'dans le sac', en: 'in the bag' },
};

function itemDoes(item: Item): readonly Bilingual[] {
  const { use, agilityCap, burden, shield } = item;
  return [
    ...(use?.heals === undefined
      ? []
      : [{ fr: `Rend ${use.heals} de Santé, une fois.`, en: `Gives ${use.heals} Health back, once.` }]),
    ...(use?.cures === undefined ? [] : [{ fr: 'Guérit du poison, une fois.', en: 'Cures poison, once.' }]),
    ...(shield ? [{ fr: 'Un bouclier : il aide à parer.', en: 'A shield: it helps to parry.' }] : []),
    ...(agilityCap === undefined
      ? []
      : [
          {
            fr: `L’Agilité ne compte pas plus de ${agilityCap}.`,
            en: `Agility counts for no more than ${agilityCap}.`,
          },
        ]),
    ...(burden === undefined
      ? []
      : [
          {
            fr: `Lourd : encombre qui n’a pas ${burden} en Force et Vigueur.`,
            en: `Heavy: burdens whoever lacks ${burden} in Strength and Vigour.`,
          },
        ]),
    ...(item.attacks === undefined
      ? []
      : [{ fr: 'Une arme : elle sert à attaquer.', en: 'A weapon: attack with it.' }]),
    ...(use === undefined && !shield && agilityCap === undefined && burden === undefined && item.attacks === undefined
      ? [{ fr: 'De l’équipement.', en: 'A piece of gear.' }]
      : []),
  ];
}

const GROUNDS: Readonly<Record<string, Bilingual>> = {
  void: { fr: 'Personne ne sait encore ce qu’il y a là.', en: 'Nobody knows yet what is there.' },
  floor: { fr: 'Un sol libre.', en: 'Free floor.' },
  solid: { fr: 'On n’y passe pas.', en: 'Nobody passes.' },
  cover: {
    fr: 'Un abri : qui s’y tient est plus difficile à toucher de loin.',
    en: 'Cover: whoever stands there is harder to hit from afar.',
  },
  lava: { fr: 'La lave brûle qui y tombe.', en: 'Lava burns whoever falls in.' },
  precipice: { fr: 'Un précipice : qui y tombe est perdu.', en: 'A precipice: whoever falls is lost.' },
  trap: { fr: 'Un piège : il se déclenche sous qui y entre.', en: 'A trap: it goes off under whoever enters.' },
  switch: {
    fr: 'Un interrupteur : il change quelque chose ailleurs.',
    en: 'A switch: it changes something elsewhere.',
  },
  brazier: { fr: 'Un brasero : il brûle, et on peut l’éteindre.', en: 'A brazier: it burns, and can be put out.' },
  exit: { fr: 'La sortie.', en: 'The exit.' },
};

function groundCard(state: State, cell: number): Card | null {
  const kind = state.plan.ground[cell];
  const told = kind === undefined ? undefined : GROUNDS[kind];
  const entry = kind === undefined ? undefined : legend[kind];
  if (kind === undefined || told === undefined || entry === undefined) return null;
  const zone = state.plan.zones[cell];
  return {
    title: entry.name,
    figure: kind,
    figures: zone ? [figure({ fr: 'zone', en: 'zone' }, () => zone)] : [],
    does: [told],
    rules: ['ad.space.2'],
  };
}
