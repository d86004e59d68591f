/** The languages every sentence exists in. French first: the books are French. */
export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** The same words in every language. */
export type Bilingual = Readonly<Record<Lang, string>>;
