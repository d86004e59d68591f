import type { Tour } from '../skin.ts';

export const tour: Tour = { scenario: 'thucidide/the-bridge-and-the-fords', seed: 7, steps: [] };
