import { Composer, type CST, type Document, type YAMLError } from 'yaml';
import { MOST_MISTAKES } from './mistake.ts';

/** The document of a text, unless there was too much wrong with it; and what was wrong. */
export interface Composed {
  readonly document: Document.Parsed | null;
  readonly errors: readonly YAMLError[];
}

/** How the library's composer hears of errors. It has no public way to stop at one; each costs a stack trace. */
interface Hearing {
  onError: (...error: readonly unknown[]) => void;
}

class Enough extends Error {}

/** Composes the one document of these tokens, up to one error more than is told. Keys given twice are not looked for. */
export function compose(tokens: readonly CST.Token[], end: number): Composed {
  const composer = new Composer({ stringKeys: true, uniqueKeys: false, logLevel: 'silent' });
  const hearing = composer as unknown as Hearing; // private to the library; compose.test.ts notices if it is renamed
  const { onError } = hearing;
  let heard = 0;
  hearing.onError = (...error) => {
    if (heard++ > MOST_MISTAKES) throw new Enough(); // thrown again by each collection that the library unwinds
    onError(...error);
  };
  try {
    const [document] = composer.compose(tokens, true, end);
    return { document: document ?? null, errors: document ? [...document.errors, ...document.warnings] : [] };
  } catch (stop) {
    if (!(stop instanceof Enough)) throw stop;
    const { errors, warnings } = composer.streamInfo();
    return { document: null, errors: [...errors, ...warnings] };
  }
}
