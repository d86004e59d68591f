import type { Lang } from '@arbitre/kernel';
import { characterById, type Character, type State, type Unit, unitById } from '../play/state.ts';
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

/** A piece by its mark on the counter and what it is: "I3 (infanterie lourde)". */
export function label(state: State, id: string | undefined, lang: Lang): string {
  const unit = unitById(state, id ?? '');
  const character = characterById(state, id ?? '');
  if (unit !== undefined) return `${unit.id} (${unitTitle(unit, lang)})`;
  return character === undefined ? (id ?? '?') : `${character.id} (${characterTitle(character, lang)})`;
}
