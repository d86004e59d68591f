import type { Tour } from '../skin.ts';

export const tour: Tour = { scenario: 'donjon-d10/first-steps', seed: 7, steps: [] };
