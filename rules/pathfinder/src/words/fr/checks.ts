import type { Degree } from '../../encounter/check.ts';
import type { CheckPurpose } from '../../play/fact.ts';

/** How a check came out. */
export const DEGREE: Readonly<Record<Degree, string>> = {
  'critical-success': 'réussite critique',
  success: 'réussite',
  failure: 'échec',
  'critical-failure': 'échec critique',
};

/** What a check was rolled for. */
export const PURPOSE: Readonly<Record<CheckPurpose, string>> = {
  balance: 'pour avancer sans tomber',
  'maintain-balance': 'pour garder l’équilibre',
  tumble: 'pour passer à travers',
  climb: 'pour escalader',
  swim: 'pour nager',
  maneuver: 'pour se glisser dans le passage',
  'long-jump': 'pour le saut en longueur',
  'high-jump': 'pour le saut en hauteur',
  shove: 'pour pousser',
  trip: 'pour mettre à terre',
  grapple: 'pour agripper',
  escape: 'pour se libérer',
  hide: 'pour se cacher',
  'grab-edge': 'pour se rattraper au bord',
  'arrest-fall': 'pour interrompre la chute',
  'falling-body': 'pour éviter le corps qui tombe',
  'falling-object': 'pour s’écarter à temps',
  seek: 'pour trouver qui se cache',
  assist: 'pour assister',
  'breath-weapon': 'pour échapper au souffle',
  recovery: 'pour se remettre',
  suffocation: 'contre l’asphyxie',
};
