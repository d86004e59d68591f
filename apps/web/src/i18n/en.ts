import { home } from './en/home.ts';
import { learn } from './en/learn.ts';
import { page } from './en/page.ts';
import { people } from './en/people.ts';
import { stage } from './en/stage.ts';
import { table } from './en/table.ts';
import type { Catalogue } from './fr.ts';

export const en: Catalogue = { ...home, ...people, ...table, ...learn, ...page, stage };
