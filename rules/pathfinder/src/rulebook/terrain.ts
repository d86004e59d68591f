import type { Rule } from '@arbitre/kernel';

const TERRAIN = { fr: 'Le terrain', en: 'Terrain' };
const DIFFICULT = { fr: 'Terrain difficile', en: 'Difficult terrain' };
const HAZARD = { fr: 'Terrain dangereux', en: 'Hazardous terrain' };
const NARROW = { fr: 'Surfaces étroites', en: 'Narrow surfaces' };
const UNEVEN = { fr: 'Sol inégal', en: 'Uneven ground' };
const SLOPE = { fr: 'Pentes', en: 'Slopes' };

/** pf.terrain, pf.hazard, pf.narrow, pf.uneven, pf.slope. */
export const TERRAIN_RULES = {
  'pf.terrain.1': {
    heading: TERRAIN,
    text: {
      fr: 'Le terrain peut ralentir, blesser ou exposer. Une case peut être plusieurs choses à la fois.',
      en: 'Terrain may slow, hurt or expose. A square may be several things at once.',
    },
  },
  'pf.terrain.2': {
    heading: DIFFICULT,
    text: {
      fr: 'Un terrain difficile entrave : sol dur ou instable, buissons épais et autres obstacles.',
      en: 'Difficult terrain hampers movement: hard or unsteady ground, thick bushes and the like.',
    },
  },
  'pf.terrain.3': {
    heading: DIFFICULT,
    text: {
      fr: 'Y entrer coûte une case de plus ; en sortir, rien.',
      en: 'Entering it costs one more square; leaving it, nothing.',
    },
    example: { fr: 'Libre, difficile, libre : 1 + 2 + 1 = 4.', en: 'Open, difficult, open: 1 + 2 + 1 = 4.' },
  },
  'pf.terrain.4': {
    heading: DIFFICULT,
    text: {
      fr: 'Entrer en terrain très difficile coûte deux cases de plus.',
      en: 'Entering greater difficult terrain costs two more squares.',
    },
  },
  'pf.terrain.5': {
    heading: DIFFICULT,
    text: { fr: 'Le surcoût ne grandit pas en diagonale.', en: 'The surcharge does not grow on a diagonal.' },
    reading: {
      fr: 'Une créature de plusieurs cases ne paie que les cases où elle entre, au pire surcoût, une fois (réglage largeTerrain).',
      en: 'A creature of several squares pays only for squares newly entered, the worst surcharge, once (ruling largeTerrain).',
    },
    example: {
      fr: 'Trois diagonales vers difficile, difficile, très difficile : 2 + 3 + 3 = 8.',
      en: 'Three diagonals into difficult, difficult, greater: 2 + 3 + 3 = 8.',
    },
  },
  'pf.terrain.6': {
    heading: DIFFICULT,
    text: { fr: 'En sautant, on ignore le terrain survolé.', en: 'A jump ignores the terrain jumped over.' },
    reading: {
      fr: 'Un saut a une distance, pas un coût ; la case d’arrivée agit pleinement (réglage jumpLanding).',
      en: 'A jump has a distance, not a cost; the landing square acts in full (ruling jumpLanding).',
    },
  },
  'pf.terrain.7': {
    heading: DIFFICULT,
    text: {
      fr: 'Voler ou être intangible évite certains terrains difficiles.',
      en: 'Flying or being incorporeal avoids certain difficult terrain.',
    },
    reading: {
      fr: 'Chaque terrain dit quels mouvements il ralentit ; le sol, par défaut.',
      en: 'Each terrain says which kinds it slows; land by default.',
    },
  },
  'pf.terrain.8': {
    heading: DIFFICULT,
    text: {
      fr: 'Ignorer le terrain difficile à pied fait payer le très difficile comme du difficile.',
      en: 'Ignoring difficult terrain on foot makes greater difficult terrain cost as difficult.',
    },
    example: { fr: 'Libre, difficile, très difficile : 1, 1, 2.', en: 'Open, difficult, greater: 1, 1, 2.' },
  },
  'pf.terrain.9': {
    heading: DIFFICULT,
    text: { fr: 'On ne fait pas de Pas vers un terrain difficile.', en: 'One cannot Step into difficult terrain.' },
    reading: {
      fr: 'Jugé pour cette créature : si la case ne lui coûte rien de plus, le Pas est permis. En sortir l’est toujours.',
      en: 'Judged for that creature: where the square costs it nothing more, the Step is allowed. Stepping out always is.',
    },
  },
  'pf.hazard.1': {
    heading: HAZARD,
    text: {
      fr: 'Un terrain dangereux blesse chaque fois qu’on le traverse.',
      en: 'Hazardous terrain hurts each time one moves through it.',
    },
    reading: {
      fr: 'Une fois par case dangereuse où l’on entre, de gré ou de force (réglage hazardTiming).',
      en: 'Once per hazardous square entered, willingly or not (ruling hazardTiming).',
    },
  },
  'pf.hazard.2': {
    heading: HAZARD,
    text: { fr: 'Bassin d’acide, braises, piques…', en: 'A pool of acid, embers, spikes…' },
  },
  'pf.hazard.3': {
    heading: HAZARD,
    text: { fr: 'Dégâts et type varient d’un cas à l’autre.', en: 'Amount and type of damage vary from case to case.' },
  },
  'pf.narrow.1': {
    heading: NARROW,
    text: {
      fr: 'Sur une surface étroite, il faut Avancer sans tomber.',
      en: 'On a narrow surface one must Balance.',
    },
    reading: {
      fr: 'Tout mouvement au sol qui y entre ou la quitte est un test d’Acrobaties, au plus haut DD du chemin. Réussite : comme un terrain difficile ; critique : comme un sol normal. Un échec depuis un sol ferme laisse sur place.',
      en: 'Any land move that enters or leaves it is an Acrobatics check, against the highest DC on the path. Success: as difficult terrain; critical: as normal ground. A failure from firm ground leaves one in place.',
    },
    example: {
      fr: 'Poutre de 3 cases, Vitesse 5 : réussite, on s’arrête à la deuxième (4) ; critique, on passe (4).',
      en: 'A beam of 3 squares, Speed 5: success stops at the second (4); a critical crosses (4).',
    },
  },
  'pf.narrow.2': {
    heading: NARROW,
    text: {
      fr: 'On y est pris au dépourvu, même après une réussite.',
      en: 'One is flat-footed there, even after a success.',
    },
  },
  'pf.narrow.3': {
    heading: NARROW,
    text: {
      fr: 'Touché par une attaque, ou sur un jet de sauvegarde raté, il faut Garder son équilibre ou tomber.',
      en: 'When hit by an attack, or on a failed save, one must Maintain Balance or fall.',
    },
  },
  'pf.uneven.1': {
    heading: UNEVEN,
    text: {
      fr: 'Sur un sol inégal, il faut Avancer sans tomber, ou l’on tombe à terre, parfois en se blessant.',
      en: 'On uneven ground one must Balance or fall prone, sometimes hurt.',
    },
    reading: { fr: 'Ramper n’en a pas besoin.', en: 'Crawling needs none.' },
  },
  'pf.uneven.2': { heading: UNEVEN, text: { fr: 'On y est pris au dépourvu.', en: 'One is flat-footed there.' } },
  'pf.uneven.3': {
    heading: UNEVEN,
    text: {
      fr: 'Touché, ou sur un jet de sauvegarde raté, il faut Garder son équilibre ou tomber à terre.',
      en: 'When hit, or on a failed save, one must Maintain Balance or fall prone.',
    },
  },
  'pf.slope.1': {
    heading: SLOPE,
    text: {
      fr: 'Une pente est si raide qu’il faut l’Escalader : ni Déplacement ni Pas pour y entrer, la suivre ou en sortir.',
      en: 'A slope is so steep that one must Climb: no Stride or Step onto, along or off it.',
    },
  },
  'pf.slope.2': {
    heading: SLOPE,
    text: { fr: 'On y est pris au dépourvu.', en: 'One is flat-footed on it.' },
    reading: {
      fr: 'Sauf avec une Vitesse d’escalade (réglage slopeClimbSpeed).',
      en: 'Except with a climb Speed (ruling slopeClimbSpeed).',
    },
  },
} as const satisfies Record<string, Rule>;
