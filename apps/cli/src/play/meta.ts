import type { Lang } from '@arbitre/kernel';
import { fold } from '../terminal/text.ts';

/** What can be asked of the table besides playing: the words that ask it, the first of each language being the one that is shown. */
const META = {
  help: { en: ['help', 'h'], fr: ['aide'] },
  list: { en: ['list', 'l'], fr: ['liste'] },
  preview: { en: ['why', '?'], fr: ['pourquoi'] },
  hint: { en: ['hint'], fr: ['conseil'] },
  undo: { en: ['undo'], fr: ['annuler'] },
  redo: { en: ['redo'], fr: ['refaire'] },
  reach: { en: ['reach'], fr: ['portée'] },
  look: { en: ['look'], fr: ['regarder'] },
  legend: { en: ['legend'], fr: ['légende'] },
  board: { en: ['board'], fr: ['plateau'] },
  log: { en: ['log'], fr: ['journal'] },
  rules: { en: ['rules'], fr: ['règles'] },
  opponent: { en: ['opponent', 'bot'], fr: ['adversaire'] },
  save: { en: ['save'], fr: ['enregistrer'] },
  resume: { en: ['resume'], fr: ['reprendre'] },
  lang: { en: ['lang'], fr: ['langue'] },
  resign: { en: ['resign'], fr: ['abandonner'] },
  quit: { en: ['quit', 'exit', 'q'], fr: ['quitter'] },
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, readonly [string, ...string[]]>>>>;

export type Meta = keyof typeof META;

/** A line that asks something of the table, in either language, and what follows the word; null for anything else. */
export function readMeta(line: string): { readonly meta: Meta; readonly rest: string } | null {
  const typed = line.trim().replace(/^\?(?=\S)/, '? ');
  const [word = '', ...rest] = typed.split(/\s+/);
  for (const [meta, { en, fr }] of Object.entries(META) as [Meta, (typeof META)[Meta]][]) {
    if ([...en, ...fr].some((name) => fold(name) === fold(word))) return { meta, rest: rest.join(' ') };
  }
  return null;
}

/** Yes to a question just asked, in either language. */
export function isYes(line: string): boolean {
  return ['yes', 'y', 'oui', 'o'].includes(fold(line.trim()));
}

/** The words that ask something of the table, as they are shown in a language. */
export function metaWords(lang: Lang): readonly string[] {
  return Object.values(META).map((names) => names[lang][0]);
}
