import type { Catalogue } from '../fr.ts';

export const stage = {} satisfies Catalogue['stage'];
