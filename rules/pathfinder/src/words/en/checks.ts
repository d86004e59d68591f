import type { Degree } from '../../encounter/check.ts';
import type { CheckPurpose } from '../../play/fact.ts';

/** How a check came out. */
export const DEGREE: Readonly<Record<Degree, string>> = {
  'critical-success': 'critical success',
  success: 'success',
  failure: 'failure',
  'critical-failure': 'critical failure',
};

/** What a check was rolled for. */
export const PURPOSE: Readonly<Record<CheckPurpose, string>> = {
  balance: 'to balance',
  'maintain-balance': 'to keep steady',
  tumble: 'to tumble through',
  climb: 'to climb',
  swim: 'to swim',
  maneuver: 'to thread the gap',
  'long-jump': 'for the long jump',
  'high-jump': 'for the high jump',
  shove: 'to shove',
  trip: 'to trip',
  grapple: 'to grapple',
  escape: 'to break free',
  hide: 'to hide',
  'grab-edge': 'to grab the edge',
  'arrest-fall': 'to arrest the fall',
  'falling-body': 'to dodge the falling body',
  'falling-object': 'to get out of the way',
  seek: 'to find who hides',
  assist: 'to assist',
  'breath-weapon': 'to escape the breath',
  recovery: 'to recover',
  suffocation: 'against suffocation',
};
