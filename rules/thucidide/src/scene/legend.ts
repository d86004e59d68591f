import type { LegendEntry } from '@arbitre/kernel';
import { ELEMENTS, type Obstacle, type Terrain } from '../proposal/terrain.table.ts';
import type { Station, Type } from '../proposal/troops.ts';

const entry = (glyph: string, tone: LegendEntry['tone'], fr: string, en: string): LegendEntry => ({
  glyph,
  tone,
  name: { fr, en },
});
const ground = (terrain: Terrain, tone: LegendEntry['tone'], fr: string, en: string) =>
  entry(ELEMENTS[terrain].letter, tone, fr, en);

const GROUND: Readonly<Record<Terrain, LegendEntry>> = {
  open: ground('open', 'ground', 'terrain ouvert', 'open ground'),
  hill: ground('hill', 'ground', 'colline', 'hill'),
  woods: ground('woods', 'hindrance', 'bois', 'woods'),
  rocks: ground('rocks', 'hindrance', 'rocaille', 'rocks'),
  marsh: ground('marsh', 'hindrance', 'marais', 'marsh'),
  dwellings: ground('dwellings', 'goal', 'habitations', 'dwellings'),
  sand: ground('sand', 'hindrance', 'sable', 'sand'),
  snow: ground('snow', 'hindrance', 'neige', 'snow'),
  mountain: ground('mountain', 'wall', 'montagne', 'mountain'),
  lake: ground('lake', 'wall', 'lac', 'lake'),
};

const SIDES: Readonly<Record<Obstacle, LegendEntry>> = {
  river: entry('=', 'wall', 'rivière', 'river'),
  'great-river': entry('≡', 'wall', 'fleuve', 'great river'),
  ford: entry('-', 'hindrance', 'gué', 'ford'),
  stream: entry('-', 'hindrance', 'ruisseau', 'stream'),
  hedge: entry('"', 'hindrance', 'haie', 'hedge'),
  ditch: entry('u', 'hindrance', 'fossé', 'ditch'),
  palisade: entry('|', 'hindrance', 'palissade', 'palisade'),
  wall: entry('#', 'wall', 'mur', 'wall'),
};

const TROOPS: Readonly<Record<Type, LegendEntry>> = {
  infantry: entry('I', 'friend', 'infanterie', 'infantry'),
  cavalry: entry('C', 'friend', 'cavalerie', 'cavalry'),
  camelry: entry('D', 'friend', 'chamellerie', 'camelry'),
  chariotry: entry('R', 'friend', 'charrerie', 'chariotry'),
  elephants: entry('E', 'friend', 'éléphants', 'elephants'),
  artillery: entry('A', 'friend', 'artillerie', 'artillery'),
};

const CHIEFS: Readonly<Record<Station, LegendEntry>> = {
  'general-in-chief': entry('G', 'help', 'général en chef', 'general-in-chief'),
  'sub-general': entry('S', 'help', 'sous-général', 'sub-general'),
  'senior-officer': entry('O', 'help', 'officier supérieur', 'senior officer'),
  person: entry('P', 'help', 'personnage', 'character'),
};

/** What each ground, piece and mark is called and how it is drawn. */
export const LEGEND: Readonly<Record<string, LegendEntry>> = {
  ...GROUND,
  ...SIDES,
  ...TROOPS,
  ...CHIEFS,
  road: entry(':', 'help', 'route', 'road'),
  activated: entry('a', 'mark', 'activée', 'activated'),
  moved: entry('m', 'mark', 'a bougé', 'has moved'),
  'without-combat': entry('x', 'mark', 'sans combat', 'without combat'),
  'pre-played': entry('j', 'mark', 'jeton « pré-joué »', 'pre-played token'),
  'mounted-infantry': entry('d', 'mark', 'infanterie montée', 'mounted infantry'),
};
