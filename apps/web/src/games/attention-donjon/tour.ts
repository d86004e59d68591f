import type { Tour } from '../skin.ts';

export const tour: Tour = { scenario: 'attention-donjon/entrainement', seed: 7, steps: [] };
