import type { Lang, Rule, RuleId } from '@arbitre/kernel';

type Entry = readonly [id: RuleId, rule: Rule];

/** Rules under one heading of the book, wherever they stand in it. */
export interface Chapter {
  readonly heading: string;
  /** Shorter, below the name of its part. */
  readonly short: string;
  readonly rules: readonly RuleId[];
}

/** Chapters that the book itself gathers under one name: “Chapter 3, …”. */
export interface Part {
  /** Null: these chapters have no common name. */
  readonly name: string | null;
  readonly chapters: readonly Chapter[];
}

/** How points and lines are counted is for whoever asks: what one does at the table comes before it. */
function isGeometry(id: RuleId): boolean {
  return id.includes('.geom.');
}

/** The whole book in order: each heading once, its rules together, what is done before how it is measured. */
export function partsOf(rules: readonly Entry[], lang: Lang): readonly Part[] {
  const chapters = new Map<string, RuleId[]>();
  for (const [id, { heading }] of [
    ...rules.filter(([id]) => !isGeometry(id)),
    ...rules.filter(([id]) => isGeometry(id)),
  ])
    chapters.set(heading[lang], [...(chapters.get(heading[lang]) ?? []), id]);
  const parts = new Map<string, Chapter[]>();
  const split = (heading: string) => /^([^,:]+?)\s*[,:] (.+)$/.exec(heading) ?? [];
  const headings = [...chapters.keys()];
  const isPart = (one: string) => /\d$/.test(one) || headings.filter((heading) => split(heading)[1] === one).length > 1;
  for (const [heading, ids] of chapters) {
    const [, found = '', rest = heading] = split(heading);
    const [name, short] = isPart(found) ? [found, rest] : ['', heading]; // “Spaces, cells and zones” is no part
    const chapter = { heading, short: capital(short.replace(/ \([^)]*\)$/, '')), rules: ids };
    parts.set(name, [...(parts.get(name) ?? []), chapter]);
  }
  const names = [...parts.keys()];
  return [...parts]
    .map(([name, list]) => ({ name: name === '' ? null : name, chapters: list }))
    .sort((a, b) => place(a.name ?? '', names) - place(b.name ?? '', names));
}

/** Numbered parts (“Chapter 3”) in the order of their numbers, where the first of their kind stands; the others as they come. */
function place(name: string, names: readonly string[]): number {
  const [, kind = name, number = '0'] = /^(\D+) (\d+)$/.exec(name) ?? [];
  return names.findIndex((one) => one === name || one.replace(/ \d+$/, '') === kind) + Number(number) / 100;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
