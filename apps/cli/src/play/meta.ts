/** What can be asked of the table besides playing, with the words that ask it in either language. */
export const META = {
  help: ['help', 'aide', 'h'],
  list: ['list', 'liste', 'l'],
  preview: ['?', 'why', 'pourquoi'],
  hint: ['hint', 'conseil'],
  undo: ['undo', 'annuler'],
  redo: ['redo', 'refaire'],
  reach: ['reach', 'portée', 'portee'],
  legend: ['legend', 'légende', 'legende'],
  board: ['board', 'plateau'],
  log: ['log', 'journal'],
  rules: ['rules', 'règles', 'regles'],
  save: ['save', 'enregistrer'],
  resume: ['resume', 'reprendre'],
  lang: ['lang', 'langue'],
  quit: ['quit', 'quitter', 'exit', 'q'],
} as const;

export type Meta = keyof typeof META;

/** A line that asks something of the table, and what follows the word; null for anything else. */
export function readMeta(line: string): { readonly meta: Meta; readonly rest: string } | null {
  const typed = line.trim().replace(/^\?(?=\S)/, '? ');
  const [word = '', ...rest] = typed.split(/\s+/);
  for (const [meta, names] of Object.entries(META) as [Meta, readonly string[]][]) {
    if (names.includes(word.toLowerCase())) return { meta, rest: rest.join(' ') };
  }
  return null;
}
