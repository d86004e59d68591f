import type { Rule } from '@arbitre/kernel';

const BURROW = { fr: 'Vitesse de fouissement', en: 'Burrow Speed' };
const CLIMB = { fr: 'Vitesse d’escalade', en: 'Climb Speed' };
const FLY = { fr: 'Vitesse de vol', en: 'Fly Speed' };
const SWIM = { fr: 'Vitesse de nage', en: 'Swim Speed' };

/** pf.burrow, pf.climb, pf.fly, pf.swim: the special Speeds. */
export const SPECIAL_SPEEDS = {
  'pf.burrow.1': {
    heading: BURROW,
    text: {
      fr: 'Une Vitesse de fouissement permet de creuser dans le sol.',
      en: 'A burrow Speed lets a creature dig through the ground.',
    },
    reading: {
      fr: 'Terre ou sable seulement, pas la pierre. Monter et descendre coûtent comme avancer ; le sol sépare des créatures de la surface.',
      en: 'Earth or sand only, not stone. Up and down cost as much as along; the ground parts one from those on the surface.',
    },
  },
  'pf.burrow.2': {
    heading: BURROW,
    text: {
      fr: 'Fouir demande une Vitesse de fouissement, que le coût du chemin ne dépasse pas.',
      en: 'Burrow needs a burrow Speed, which the cost of the path does not exceed.',
    },
  },
  'pf.burrow.3': {
    heading: BURROW,
    text: {
      fr: 'Fouir ne laisse pas de tunnel, sauf capacité contraire : le terrain ne change pas.',
      en: 'Burrowing leaves no tunnel unless an ability says so: the terrain is unchanged.',
    },
  },
  'pf.climb.1': {
    heading: CLIMB,
    text: {
      fr: 'Une Vitesse d’escalade permet de monter ou descendre des surfaces inclinées ou verticales.',
      en: 'A climb Speed lets a creature climb up or down sloping or vertical surfaces.',
    },
  },
  'pf.climb.2': {
    heading: CLIMB,
    text: {
      fr: 'Avec elle, Escalader réussit sans test d’Athlétisme et fait parcourir jusqu’à la Vitesse d’escalade.',
      en: 'With one, Climb succeeds without an Athletics check and covers up to the climb Speed.',
    },
    example: {
      fr: 'Paroi de 4 cases, escalade 4 : au sommet en une action. Sans elle, Vitesse 5 : une case, deux sur une réussite critique.',
      en: 'A wall 4 squares high, climb 4: at the top in one action. Without, Speed 5: one square, two on a critical success.',
    },
  },
  'pf.climb.3': {
    heading: CLIMB,
    text: {
      fr: 'Le meneur peut tout de même exiger un test en terrain dangereux, sur une paroi extrême ou au plafond.',
      en: 'The referee may still ask for a check in danger, on an extreme surface or along a ceiling.',
    },
    reading: {
      fr: 'Chaque paroi porte cette marque, absente par défaut. Athlétisme par défaut (réglage climbHazardSkill).',
      en: 'Each surface carries that mark, off by default. Athletics by default (ruling climbHazardSkill).',
    },
  },
  'pf.climb.4': {
    heading: CLIMB,
    text: {
      fr: 'On peut choisir de tester Athlétisme au lieu de la réussite automatique.',
      en: 'One may choose to roll Athletics instead of succeeding automatically.',
    },
    reading: {
      fr: 'Le choix précède l’action ; les quatre degrés s’appliquent alors, chute comprise.',
      en: 'The choice comes before the action; the four degrees then apply, the fall included.',
    },
    example: {
      fr: 'Vitesse 6, escalade 2 : 2 cases d’office ; au test, 1 ou 3, ou la chute.',
      en: 'Speed 6, climb 2: 2 squares automatically; rolled, 1 or 3, or a fall.',
    },
  },
  'pf.climb.5': {
    heading: CLIMB,
    text: {
      fr: 'Une Vitesse d’escalade donne +4 (circonstances) aux tests d’Athlétisme pour Escalader.',
      en: 'A climb Speed gives +4 (circumstance) to Athletics checks to Climb.',
    },
  },
  'pf.climb.6': {
    heading: CLIMB,
    text: {
      fr: 'Avec elle on n’est pas pris au dépourvu en escaladant ; sans elle, on l’est.',
      en: 'With one, a climber is not flat-footed; without, it is.',
    },
  },
  'pf.fly.1': {
    heading: FLY,
    text: {
      fr: 'Voler et Interrompre une chute demandent une Vitesse de vol.',
      en: 'Fly and Arrest a Fall need a fly Speed.',
    },
  },
  'pf.fly.2': {
    heading: FLY,
    text: {
      fr: 'Manœuvrer en vol demande une Vitesse de vol et d’être entraîné en Acrobaties.',
      en: 'Maneuver in Flight needs a fly Speed and training in Acrobatics.',
    },
  },
  'pf.fly.3': {
    heading: FLY,
    text: {
      fr: 'Voler contre le vent coûte comme un terrain difficile : une case de plus par pas.',
      en: 'Flying against the wind costs as difficult terrain: one more square per step.',
    },
    reading: {
      fr: 'Contre le vent : à 135 degrés ou plus de sa direction ; avec lui : à 45 ou moins ; de travers : sans effet (réglage windSector).',
      en: 'Against: 135 degrees or more from where it blows; with: 45 or less; across: no effect (ruling windSector).',
    },
    example: {
      fr: 'Vent d’ouest en est, vol 6 : trois pas vers l’ouest coûtent 6.',
      en: 'Wind blowing east, fly 6: three steps west cost 6.',
    },
  },
  'pf.fly.4': {
    heading: FLY,
    text: {
      fr: 'Contre le vent et vers le haut : comme un terrain très difficile, deux cases de plus, sans rien ajouter d’autre.',
      en: 'Against the wind and upwards: as greater difficult terrain, two more squares and nothing besides.',
    },
    example: {
      fr: 'Deux pas en montant contre le vent : 3 puis 4, soit 7.',
      en: 'Two rising steps against the wind: 3 then 4, that is 7.',
    },
  },
  'pf.fly.5': {
    heading: FLY,
    text: {
      fr: 'Avec le vent, on parcourt deux cases par case dépensée ; cela ne s’ajoute pas au même avantage en descendant tout droit.',
      en: 'With the wind one covers two squares for each square spent; it does not combine with the same benefit of going straight down.',
    },
    reading: {
      fr: 'On compte en demi-cases dans l’action ; les moitiés restantes sont perdues.',
      en: 'Count in half squares within the action; leftover halves are lost.',
    },
    example: {
      fr: 'Vol 6 : douze pas avec le vent. Droit vers le bas : douze cases, pas vingt-quatre.',
      en: 'Fly 6: twelve steps with the wind. Straight down: twelve squares, not twenty-four.',
    },
  },
  'pf.fly.6': {
    heading: FLY,
    text: {
      fr: 'Le haut et le bas dépendent de la gravité du lieu.',
      en: 'Up and down depend on the gravity of the place.',
    },
    reading: { fr: 'Gravité normale, ou aucune.', en: 'Normal gravity, or none.' },
  },
  'pf.fly.7': {
    heading: FLY,
    text: {
      fr: 'Sans gravité, monter et descendre comptent comme voler à plat, et rien ne tombe.',
      en: 'Without gravity, up and down count as level flight, and nothing falls.',
    },
    example: {
      fr: 'Monter de 5 cases tout droit : 10 d’ordinaire, 5 sans gravité.',
      en: 'Straight up 5 squares: 10 usually, 5 without gravity.',
    },
  },
  'pf.swim.1': {
    heading: SWIM,
    text: {
      fr: 'Une Vitesse de nage permet d’avancer dans l’eau sans en être vraiment ralenti.',
      en: 'A swim Speed lets a creature move in water without being notably slowed.',
    },
  },
  'pf.swim.2': {
    heading: SWIM,
    text: {
      fr: 'Avec elle, Nager réussit sans test et fait parcourir jusqu’à la Vitesse de nage.',
      en: 'With one, Swim succeeds without a check and covers up to the swim Speed.',
    },
  },
  'pf.swim.3': {
    heading: SWIM,
    text: {
      fr: 'Nager vers le haut ou vers le bas compte toujours comme un terrain difficile.',
      en: 'Swimming up or down always counts as difficult terrain.',
    },
    example: {
      fr: 'Nage 5 : deux cases droit vers le bas coûtent 4 ; trois, 6.',
      en: 'Swim 5: two squares straight down cost 4; three, 6.',
    },
  },
  'pf.swim.4': {
    heading: SWIM,
    text: {
      fr: 'Le meneur peut exiger un test dans le danger ou les eaux agitées.',
      en: 'The referee may ask for a check in danger or rough water.',
    },
    reading: {
      fr: 'Chaque eau porte cette marque ; absente par défaut.',
      en: 'Each water carries that mark; off by default.',
    },
  },
  'pf.swim.5': {
    heading: SWIM,
    text: {
      fr: 'On peut choisir de tester Athlétisme au lieu de la réussite automatique.',
      en: 'One may choose to roll Athletics instead of succeeding automatically.',
    },
  },
  'pf.swim.6': {
    heading: SWIM,
    text: {
      fr: 'Une Vitesse de nage donne +4 (circonstances) aux tests d’Athlétisme pour Nager.',
      en: 'A swim Speed gives +4 (circumstance) to Athletics checks to Swim.',
    },
  },
  'pf.swim.7': {
    heading: SWIM,
    text: {
      fr: 'Une Vitesse de nage ne fait pas respirer sous l’eau : il faut retenir son souffle, sauf capacité à part.',
      en: 'A swim Speed does not let one breathe under water: hold your breath, unless you have that ability.',
    },
  },
} as const satisfies Record<string, Rule>;
