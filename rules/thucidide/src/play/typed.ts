import { cellName, type Expectation, parseCellName, type Problem, type Read } from '@arbitre/kernel';
import { boardOf } from '../movement/field.ts';
import { ORDER_NAMES, ORDERS } from '../proposal/orders.table.ts';
import type { Command, CommandOf, Verb } from './command.ts';
import type { State } from './state.ts';

/** How a command is typed after its verb, and read back. */
interface Typed<V extends Verb> {
  readonly write: (command: CommandOf<V>) => readonly string[];
  readonly read: (words: WordReader) => CommandOf<V> | null;
}

const bare = <const V extends 'evade' | 'follow' | 'riposte' | 'pass' | 'end'>(verb: V) => ({
  write: () => [],
  read: () => ({ do: verb }),
});

/** One row a verb, both ways. */
const TYPED: { readonly [V in Verb]: Typed<V> } = {
  command: { write: ({ chief }) => [chief], read: (words) => ({ do: 'command', chief: words.piece() }) },
  activate: { write: ({ piece }) => [piece], read: (words) => ({ do: 'activate', piece: words.piece() }) },
  order: {
    write: ({ order, unit, hexes }) => [order, ...(unit ? [unit] : []), ...(hexes ? [`${hexes}`] : [])],
    read: readOrder,
  },
  move: {
    write: ({ piece, to, by, with: along, march }) => [
      piece,
      ...(by === undefined ? [to] : ['by', ...by]),
      ...(along ? ['with', ...(along === true ? [] : along)] : []),
      ...(march ? ['march'] : []),
    ],
    read: readMove,
  },
  stay: { write: ({ piece }) => [piece], read: (words) => ({ do: 'stay', piece: words.piece() }) },
  merge: {
    write: ({ unit, into }) => [unit, into],
    read: (words) => ({ do: 'merge', unit: words.piece(), into: words.piece() }),
  },
  split: { write: ({ unit }) => [unit], read: (words) => ({ do: 'split', unit: words.piece() }) },
  attack: {
    write: ({ unit, target }) => [unit, target],
    read: (words) => ({ do: 'attack', unit: words.piece(), target: words.piece() }),
  },
  evade: bare('evade'),
  escape: { write: ({ to }) => [to], read: (words) => ({ do: 'escape', to: words.place() }) },
  retreat: {
    write: ({ to, ignoring }) => (ignoring > 0 ? [to, 'ignoring', `${ignoring}`] : [to]),
    read: (words) => ({ do: 'retreat', to: words.place(), ignoring: words.takes('ignoring') ? words.count() : 0 }),
  },
  flee: {
    write: ({ character, to }) => [character, to],
    read: (words) => ({ do: 'flee', character: words.piece(), to: words.place() }),
  },
  follow: bare('follow'),
  pursue: { write: ({ target }) => [target], read: (words) => ({ do: 'pursue', target: words.piece() }) },
  riposte: bare('riposte'),
  pass: bare('pass'),
  end: bare('end'),
};

const VERBS = Object.keys(TYPED) as readonly Verb[]; // the keys of a constant are its type

function readOrder(words: WordReader): CommandOf<'order'> | null {
  const order = words.oneOf(ORDER_NAMES);
  if (order === null) return null;
  const unit = ORDERS[order].names === 'unit' && words.next !== undefined ? { unit: words.piece() } : {};
  return { do: 'order', order, ...unit, ...(order === 'woodsman' && { hexes: words.count() }) };
}

function readMove(words: WordReader): CommandOf<'move'> {
  const piece = words.piece();
  const named = words.takes('by');
  const by = [words.place()];
  if (named) while (/^(\d+|outside)$/i.test(words.next ?? '')) by.push(words.place());
  const together = words.takes('with');
  const along: string[] = [];
  if (together) while (words.next !== undefined && words.next.toLowerCase() !== 'march') along.push(words.piece());
  const march = words.takes('march');
  return {
    do: 'move',
    piece,
    to: by.at(-1) ?? 'outside',
    ...(together && { with: along.length > 0 ? along : true }),
    ...(march && { march: true }),
    ...(named && { by }),
  };
}

/** A command as people type it. */
export function writeCommand(command: Command): string {
  const row: { readonly write: (command: never) => readonly string[] } = TYPED[command.do];
  return [command.do, ...row.write(command as never)].join(' '); // the row of a verb takes commands of that verb
}

/** Reads a typed command: any case, accents and extra blanks allowed. */
export function readCommand(typed: string, state: State): Read<Command> {
  const words = new WordReader(typed.normalize('NFD').replace(/\p{M}/gu, '').trim().split(/\s+/), state);
  const verb = words.oneOf(VERBS);
  const command = verb === null ? null : TYPED[verb].read(words);
  if (command !== null && words.problems.length === 0) words.nothingLeft();
  return command !== null && words.problems.length === 0
    ? { ok: true, value: command }
    : { ok: false, problems: words.problems };
}

/** Takes the words of a command one after the other, and remembers what it could not understand. */
class WordReader {
  readonly problems: Problem[] = [];
  readonly #words: string[];
  readonly #state: State;

  constructor(words: readonly string[], state: State) {
    this.#words = [...words];
    this.#state = state;
  }

  /** The word to come; undefined at the end. */
  get next(): string | undefined {
    return this.#words[0];
  }

  nothingLeft(): void {
    if (this.#words.length > 0) this.#fail(this.#words.join(' '), { kind: 'game', code: 'end-of-command' });
  }

  oneOf<const T extends string>(values: readonly T[]): T | null {
    const word = this.#words.shift()?.toLowerCase() ?? '';
    const found = values.find((value) => value === word);
    if (found === undefined) this.#fail(word, { kind: 'one-of', values });
    return found ?? null;
  }

  /** Takes that word if it comes next. */
  takes(word: string): boolean {
    if (this.next?.toLowerCase() !== word) return false;
    this.#words.shift();
    return true;
  }

  count(): number {
    const word = this.#words.shift() ?? '';
    if (/^[1-9]$/.test(word)) return Number(word);
    this.#fail(word, { kind: 'integer', min: 1, max: 9 });
    return 1;
  }

  piece(): string {
    const word = this.#words.shift() ?? '';
    const ids = [...this.#state.units, ...this.#state.characters].map(({ id }) => id);
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const found = ids.find((id) => id === word) ?? ids.find((id) => plain(id) === plain(word));
    if (found === undefined) this.#fail(word, { kind: 'game', code: 'piece-name', values: { known: ids.join(' ') } });
    return found ?? word;
  }

  place(): string {
    const word = this.#words.shift()?.toLowerCase() ?? '';
    const board = boardOf(this.#state.field);
    if (word === 'outside' || typeof parseCellName(board, word) === 'number') return word;
    const values = { first: cellName(board, 0), last: cellName(board, board.size - 1) };
    this.#fail(word, { kind: 'game', code: 'hex-name', values });
    return word;
  }

  #fail(found: string, expected: Expectation): void {
    this.problems.push({ at: [], found: found === '' ? '∅' : found, expected });
  }
}
