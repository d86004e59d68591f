import type { Lang } from '@arbitre/kernel';
import { type Character, isUnit, pieceById, type State, type Unit } from '../play/state.ts';
import type { Station, Type, Weapon, Weight } from '../proposal/troops.ts';

const TYPES: Readonly<Record<Lang, Readonly<Record<Type, string>>>> = {
  fr: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    camelry: 'chamellerie',
    chariotry: 'charrerie',
    elephants: 'éléphants',
    artillery: 'artillerie',
  },
  en: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    camelry: 'camelry',
    chariotry: 'chariotry',
    elephants: 'elephants',
    artillery: 'artillery',
  },
};

const WEIGHTS_EN: Readonly<Record<Weight, string>> = {
  'very-light': 'very light',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  'very-heavy': 'very heavy',
};
/** Every type is feminine but the elephants, masculine and many. */
const WEIGHTS_FR: Readonly<Record<Weight, readonly [feminine: string, plural: string]>> = {
  'very-light': ['très légère', 'très légers'],
  light: ['légère', 'légers'],
  medium: ['moyenne', 'moyens'],
  heavy: ['lourde', 'lourds'],
  'very-heavy': ['très lourde', 'très lourds'],
};

const WEAPONS: Readonly<Record<Lang, Readonly<Record<Weapon, string>>>> = {
  fr: { javelin: 'aux javelots', bow: 'à l’arc', sling: 'à la fronde' },
  en: { javelin: 'with javelins', bow: 'with bows', sling: 'with slings' },
};

const STATION_NAMES: Readonly<Record<Lang, Readonly<Record<Station, string>>>> = {
  fr: {
    'general-in-chief': 'général en chef',
    'sub-general': 'sous-général',
    'senior-officer': 'officier supérieur',
    person: 'personnage',
  },
  en: {
    'general-in-chief': 'general-in-chief',
    'sub-general': 'sub-general',
    'senior-officer': 'senior officer',
    person: 'character',
  },
};

/** "infanterie légère à l’arc", "light infantry with bows". */
export function unitTitle(
  { type, weight, weapon, mounted }: Pick<Unit, 'type' | 'weight' | 'weapon' | 'mounted'>,
  lang: Lang,
): string {
  const armed = weapon === null ? '' : ` ${WEAPONS[lang][weapon]}`;
  if (lang === 'en') return `${mounted ? 'mounted ' : ''}${WEIGHTS_EN[weight]} ${TYPES.en[type]}${armed}`;
  const [feminine, plural] = WEIGHTS_FR[weight];
  return `${TYPES.fr[type]} ${type === 'elephants' ? plural : feminine}${mounted ? ' montée' : ''}${armed}`;
}

function characterTitle({ rank, vehicle }: Character, lang: Lang): string {
  const aboard = vehicle ? (lang === 'fr' ? ' en véhicule' : ' in a vehicle') : '';
  return STATION_NAMES[lang][rank] + aboard;
}

/** What twins have in common: whatever they ride today. */
function sortOf(piece: Unit | Character): string {
  return isUnit(piece) ? `${piece.type} ${piece.weight} ${piece.weapon ?? ''}` : piece.rank;
}

function alike(state: State, piece: Unit | Character): readonly (Unit | Character)[] {
  const all: readonly (Unit | Character)[] = isUnit(piece) ? state.units : state.characters;
  return all.filter((one) => sortOf(one) === sortOf(piece));
}

/** Its number among the twins of its side, the lost included: nobody ever takes another's. Null: it has no twin. */
function numberOf(state: State, piece: Unit | Character): number | null {
  const twins = alike(state, piece).filter(({ side }) => side === piece.side);
  return twins.length < 2 ? null : twins.findIndex(({ id }) => id === piece.id) + 1;
}

function numbered(title: string, number: number | null): string {
  return number === null ? title : `${title} ${number}`;
}

/** What is written beside it: "infanterie lourde 2". */
export function pieceTitle(state: State, piece: Unit | Character, lang: Lang): string {
  const title = isUnit(piece) ? unitTitle(piece, lang) : characterTitle(piece, lang);
  return numbered(title, numberOf(state, piece));
}

/** With its article, and of one unit whatever it is made of: "l’unité d’éléphants lourds", "the heavy elephant unit". */
function withArticle(piece: Unit | Character, number: number | null, lang: Lang): string {
  const title = isUnit(piece) ? unitTitle(piece, lang) : characterTitle(piece, lang);
  const beasts = isUnit(piece) && piece.type === 'elephants';
  if (lang === 'en') {
    const name = beasts ? title.replace('elephants', 'elephant unit') : title;
    return number === null ? `the ${name}` : numbered(name, number);
  }
  if (beasts) return numbered(`l’unité d’${title}`, number);
  const article = /^[aeiouéè]/.test(title) ? 'l’' : isUnit(piece) ? 'la ' : 'le ';
  return numbered(`${article}${title}`, number);
}

/** A piece in a sentence: "l’infanterie lourde 2", with its army where the other has such pieces too. */
export function label(state: State, id: string | undefined, lang: Lang): string {
  const piece = pieceById(state, id ?? '');
  if (piece === undefined) return id ?? '?';
  const shared = alike(state, piece).some(({ side }) => side !== piece.side);
  const army = shared ? ` (${state.armies[piece.side]?.name[lang] ?? piece.side})` : '';
  return `${withArticle(piece, numberOf(state, piece), lang)}${army}`;
}

/** The same where it goes without saying whose it is: in what its own player chooses. */
export function ownLabel(state: State, id: string | undefined, lang: Lang): string {
  const piece = pieceById(state, id ?? '');
  return piece === undefined ? (id ?? '?') : withArticle(piece, numberOf(state, piece), lang);
}
