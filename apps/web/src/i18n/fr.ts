import { home } from './fr/home.ts';
import { learn } from './fr/learn.ts';
import { page } from './fr/page.ts';
import { people } from './fr/people.ts';
import { stage } from './fr/stage.ts';
import { table } from './fr/table.ts';

/** Every word of the page that is not the games', room by room. French first: English must say the same things to compile. */
export const fr = { ...home, ...people, ...table, ...learn, ...page, stage };

export type Catalogue = typeof fr;
