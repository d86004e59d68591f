/** Text that is no markup. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Apostrophes as they are printed. */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\d])(?:'|&#39;)(?=\p{L})/gu, '’');
}

/** Markup without its tags, as one line of text. */
export function bare(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The name of a heading in an address: `Exact odds` is `exact-odds`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** That id, or the next one that nobody has yet. */
export function freeId(wanted: string, known: Set<string>): string {
  let id = wanted || 'part';
  for (let count = 2; known.has(id); count++) id = `${wanted}-${count}`;
  known.add(id);
  return id;
}
