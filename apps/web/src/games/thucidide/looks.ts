import type { Looks } from '../../board/look.ts';
import { silhouette } from '../silhouette.ts';

/** A staff map: tinted woods and hills, roads, rivers, and counters for the troops. */
export const looks: Looks = {
  open: { material: 'meadow' },
  hill: { material: 'hill' },
  woods: { material: 'woods' },
  rocks: { material: 'rocks' },
  marsh: { material: 'marsh' },
  dwellings: { material: 'village' },
  sand: { material: 'sand' },
  snow: { material: 'snow' },
  mountain: { material: 'mountain' },
  lake: { material: 'water' },

  infantry: { icon: silhouette('spartan-helmet') },
  cavalry: { icon: silhouette('cavalry') },
  'cavalry-mount': { icon: silhouette('horse-head') },
  camelry: { icon: silhouette('camel-head') },
  chariotry: { icon: silhouette('chariot') },
  elephants: { icon: silhouette('elephant') },
  artillery: { icon: silhouette('catapult') },
  'infantry-bow': { icon: silhouette('bowman') },
  'infantry-sling': { icon: silhouette('bowman') },
  'infantry-javelin': { icon: silhouette('thrown-spear') },
  'infantry-light': { icon: silhouette('round-shield') },
  'infantry-medium': { icon: silhouette('roman-shield') },
  'cavalry-heavy': { icon: silhouette('mounted-knight') },

  'general-in-chief': { icon: silhouette('imperial-crown') },
  'sub-general': { icon: silhouette('laurel-crown') },
  'senior-officer': { icon: silhouette('flying-flag') },
  person: { icon: silhouette('person') },

  'face:foot': { icon: silhouette('spartan-helmet') },
  'face:mounted': { icon: silhouette('horse-head') },
  'face:engine': { icon: silhouette('catapult') },
  'face:advantage': { icon: silhouette('crossed-swords') },
  'face:flag': { icon: silhouette('flying-flag') },
  'face:letter': { icon: silhouette('envelope') },

  'verb:command': { icon: silhouette('imperial-crown') },
  'verb:activate': { icon: silhouette('flying-flag') },
  'verb:order': { icon: silhouette('envelope') },
  'verb:move': { icon: silhouette('footsteps') },
  'verb:stay': { icon: silhouette('round-shield') },
  'verb:attack': { icon: silhouette('crossed-swords') },
  'verb:riposte': { icon: silhouette('crossed-swords') },
  'verb:evade': { icon: silhouette('dodging') },
  'verb:escape': { icon: silhouette('dodging') },
  'verb:retreat': { icon: silhouette('return-arrow') },
  'verb:follow': { icon: silhouette('footsteps') },
  'verb:pursue': { icon: silhouette('horse-head') },

  activated: { icon: silhouette('flying-flag') },
  moved: { icon: silhouette('footsteps') },
  'without-combat': { icon: silhouette('sword-break') },
  'pre-played': { icon: silhouette('dodging') },
  'mounted-infantry': { icon: silhouette('horse-head') },
};

/** What an army counts: its orders, and the units it has put out of the fight. */
export const counted = { order: silhouette('envelope'), eliminated: silhouette('death-skull') } as const;

/** The six faces of the die. */
export const faces = {
  foot: silhouette('spartan-helmet'),
  mounted: silhouette('horse-head'),
  engine: silhouette('catapult'),
  advantage: silhouette('crossed-swords'),
  flag: silhouette('flying-flag'),
  letter: silhouette('envelope'),
} as const;
