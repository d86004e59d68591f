import type { Tour } from '../skin.ts';

export const tour: Tour = { scenario: 'pathfinder/first-steps', seed: 7, steps: [] };
