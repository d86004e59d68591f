import { type Bilingual, type Consequence, inBoth, type Lang, plural } from '@arbitre/kernel';
import { blockOf, creatureOf } from '../encounter/creature.ts';
import { attackOf } from '../encounter/strike.ts';
import type { Order } from '../play/command.ts';
import type { State } from '../play/state.ts';
import { nameOf } from '../words/naming.ts';

/** What each kind of command buys by its nature, whatever the dice say. */
const BENEFIT: Readonly<Partial<Record<Order['do'], Bilingual>>> = {
  begin: { fr: 'chacun lance l’initiative, le combat commence', en: 'everyone rolls initiative, the fight begins' },
  place: { fr: 'commence le combat ici', en: 'begins the fight here' },
  step: { fr: 'avance d’une case sans que personne puisse réagir', en: 'moves one square, and nobody can react' },
  crawl: { fr: 'rampe d’une case sans se relever', en: 'crawls one square without standing up' },
  balance: { fr: 'traverse l’appui étroit ou le sol inégal', en: 'crosses the narrow or uneven footing' },
  tumble: { fr: 'passe à travers l’espace d’un adversaire', en: 'passes through an enemy’s space' },
  leap: { fr: 'saute par-dessus ce qui est entre les deux', en: 'jumps over what lies between' },
  'long-jump': { fr: 'prend son élan et saute loin', en: 'takes a run and jumps far' },
  'high-jump': { fr: 'prend son élan et saute haut', en: 'takes a run and jumps high' },
  stand: { fr: 'n’est plus à terre', en: 'is prone no more' },
  drop: {
    fr: 'à terre : plus difficile à toucher de loin, plus facile de près',
    en: 'prone: harder to hit from afar, easier from close by',
  },
  'take-cover': { fr: 'meilleur abri jusqu’à son prochain déplacement', en: 'better cover until it moves' },
  hide: { fr: 'si c’est réussi, on ne sait plus où frapper', en: 'if it works, nobody knows where to strike' },
  seek: { fr: 'cherche qui se cache', en: 'looks for whoever hides' },
  hunt: {
    fr: 'cette proie sera plus facile à frapper souvent et de loin',
    en: 'this quarry is easier to strike often and from afar',
  },
  delay: { fr: 'agira plus tard dans la ronde, quand il le voudra', en: 'acts later in the round, when it chooses' },
  interact: { fr: 'la porte s’ouvre', en: 'the door opens' },
  topple: {
    fr: 'pousse l’objet d’une case ; au bord, il tombe',
    en: 'pushes the object one square; at an edge it falls',
  },
  shove: { fr: 'repousse l’adversaire d’une case', en: 'drives the enemy back one square' },
  trip: { fr: 'cherche à mettre l’adversaire à terre', en: 'tries to knock the enemy prone' },
  grapple: { fr: 'cherche à immobiliser l’adversaire', en: 'tries to hold the enemy fast' },
  escape: { fr: 'cherche à se libérer de la prise', en: 'tries to break free' },
  breathe: { fr: 'souffle sur tout ce qui est dans le cône', en: 'breathes on everything in the cone' },
  react: {
    fr: 'frappe pendant qu’il s’expose, avec sa réaction',
    en: 'strikes while it is exposed, with its reaction',
  },
  'grab-edge': {
    fr: 'tente de s’accrocher au bord au lieu de tomber',
    en: 'tries to hold on to the edge instead of falling',
  },
  'arrest-fall': { fr: 'tente d’arrêter sa chute en battant des ailes', en: 'tries to stop its fall by flying' },
  block: {
    fr: 'le bouclier encaisse une part du coup, et peut s’abîmer',
    en: 'the shield takes part of the blow, and may be dented',
  },
  resume: { fr: 'prend maintenant le tour retardé', en: 'takes the delayed turn now' },
  decline: { fr: 'laisse faire et garde sa réaction', en: 'lets it happen and keeps the reaction' },
  settle: { fr: 'décide qui reste où', en: 'settles who stays where' },
  maneuver: { fr: 'se faufile en vol par le passage étroit', en: 'threads the tight gap in flight' },
};

/** What a command buys whatever the dice say, and what it leaves of the turn. */
export function buysByNature(
  state: State,
  order: Order,
  squares: number,
  left: number | undefined,
): readonly Consequence[] {
  const said = sayNature(state, order, squares);
  const rest = left === undefined ? null : inBoth((lang) => actionsAfter(left, lang));
  return [said, rest].filter((text) => text !== null).map((says) => ({ says }));
}

function sayNature(state: State, order: Order, squares: number): Bilingual | null {
  const { do: deed } = order;
  if (isGait(deed)) return squares === 0 ? null : inBoth((lang) => moves(deed, squares, lang));
  switch (order.do) {
    case 'strike': {
      const creature = creatureOf(state, order.who);
      const attack = creature === undefined ? undefined : attackOf(state, creature, order.attack);
      const again = state.turn !== null && state.turn.attacks > 0;
      if (attack === undefined || !again) return null;
      return { fr: 'nouvelle attaque du tour : moins précise', en: 'another attack this turn: less accurate' };
    }
    case 'ready':
      return inBoth((lang) => readied(order, lang));
    case 'assist':
      return inBoth((lang) =>
        lang === 'fr'
          ? `aide ${nameOf(state, order.ally, lang)} contre ${nameOf(state, order.target, lang)}`
          : `helps ${nameOf(state, order.ally, lang)} against ${nameOf(state, order.target, lang)}`,
      );
    case 'raise-shield': {
      const creature = creatureOf(state, order.who);
      const bonus = (creature === undefined ? undefined : blockOf(state, creature).shield) ?? 0;
      return {
        fr: `classe d’armure +${bonus} jusqu’à son prochain tour, et peut parer`,
        en: `armour class +${bonus} until its next turn, and may block`,
      };
    }
    case 'end-turn':
      return { fr: 'passe la main', en: 'passes to the next' };
    default:
      return BENEFIT[order.do] ?? null;
  }
}

type Gait = 'stride' | 'fly' | 'swim' | 'climb' | 'burrow';

const GAIT: Readonly<Record<Gait, Bilingual>> = {
  stride: { fr: 'avance de', en: 'moves' },
  fly: { fr: 'vole de', en: 'flies' },
  swim: { fr: 'nage de', en: 'swims' },
  climb: { fr: 'grimpe de', en: 'climbs' },
  burrow: { fr: 'creuse de', en: 'burrows' },
};

function isGait(deed: Order['do']): deed is Gait {
  return Object.hasOwn(GAIT, deed);
}

function moves(gait: Gait, squares: number, lang: Lang): string {
  return `${GAIT[gait][lang]} ${plural(lang, squares, lang === 'fr' ? 'case' : 'square')}`;
}

/** pf.x.ready: what sets it off; with what is in the label. */
function readied({ when }: Extract<Order, { do: 'ready' }>, lang: Lang): string {
  if (lang === 'fr')
    return when === 'moves'
      ? 'réaction\u202f: frappe le premier ennemi qui se déplace à portée, sauf d’un Pas'
      : 'réaction\u202f: frappe le premier ennemi qui tire, s’il est à portée';
  return when === 'moves'
    ? 'reaction: strikes the first enemy that moves within reach, unless by a Step'
    : 'reaction: strikes the first enemy that shoots, if within reach';
}

function actionsAfter(left: number, lang: Lang): string {
  if (left === 0) return lang === 'fr' ? 'plus aucune action ensuite' : 'no action left after it';
  return lang === 'fr'
    ? `encore ${plural('fr', left, 'action')} ensuite`
    : `${plural('en', left, 'action')} left after it`;
}
