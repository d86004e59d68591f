/** The languages every sentence exists in. French first: the books are French. */
export const LANGS = ['fr', 'en'] as const;
/** A language that everything is said in. */
export type Lang = (typeof LANGS)[number];

/** The same words in every language. */
export type Bilingual = Readonly<Record<Lang, string>>;
