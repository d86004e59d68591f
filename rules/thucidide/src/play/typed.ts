import { cellName, type Expectation, parseCellName, type Problem, type Read } from '@arbitre/kernel';
import type { Command } from './command.ts';
import { boardOf } from '../movement/field.ts';
import { ORDER_NAMES, ORDERS } from '../proposal/orders.table.ts';
import type { State } from './state.ts';

const VERBS = [
  'command',
  'activate',
  'order',
  'move',
  'stay',
  'merge',
  'split',
  'attack',
  'evade',
  'escape',
  'retreat',
  'flee',
  'follow',
  'pursue',
  'riposte',
  'pass',
  'end',
] as const satisfies readonly Command['do'][];

/** A command as people type it. */
export function writeCommand(command: Command): string {
  switch (command.do) {
    case 'command':
      return `command ${command.chief}`;
    case 'activate':
    case 'stay':
      return `${command.do} ${command.piece}`;
    case 'order':
      return ['order', command.order, command.unit, command.hexes].filter((part) => part !== undefined).join(' ');
    case 'move':
      return [
        'move',
        command.piece,
        ...(command.by === undefined ? [command.to] : ['by', ...command.by]),
        ...(command.with ? ['with', ...(command.with === true ? [] : command.with)] : []),
        ...(command.march ? ['march'] : []),
      ].join(' ');
    case 'merge':
      return `merge ${command.unit} ${command.into}`;
    case 'split':
      return `split ${command.unit}`;
    case 'attack':
      return `attack ${command.unit} ${command.target}`;
    case 'pursue':
      return `pursue ${command.target}`;
    case 'escape':
      return `escape ${command.to}`;
    case 'retreat':
      return `retreat ${command.to}${command.ignoring > 0 ? ` ignoring ${command.ignoring}` : ''}`;
    case 'flee':
      return `flee ${command.character} ${command.to}`;
    default:
      return command.do;
  }
}

/** Reads a typed command: any case, accents and extra blanks allowed. */
export function readCommand(typed: string, state: State): Read<Command> {
  const words = typed.normalize('NFD').replace(/\p{M}/gu, '').trim().split(/\s+/);
  const [verb = '', ...rest] = words;
  const reader = new WordReader(rest, state);
  const command = reader.command(verb.toLowerCase());
  if (command !== null && reader.problems.length === 0) reader.nothingLeft();
  return command !== null && reader.problems.length === 0
    ? { ok: true, value: command }
    : { ok: false, problems: reader.problems };
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

  command(verb: string): Command | null {
    const known = VERBS.find((one) => one === verb);
    switch (known) {
      case undefined:
        return this.#fail(verb, { kind: 'one-of', values: VERBS });
      case 'command':
        return { do: known, chief: this.#piece() };
      case 'activate':
      case 'stay':
        return { do: known, piece: this.#piece() };
      case 'order':
        return this.#order();
      case 'move':
        return this.#move();
      case 'merge':
        return { do: known, unit: this.#piece(), into: this.#piece() };
      case 'split':
        return { do: known, unit: this.#piece() };
      case 'attack':
        return { do: known, unit: this.#piece(), target: this.#piece() };
      case 'pursue':
        return { do: known, target: this.#piece() };
      case 'escape':
        return { do: known, to: this.#place() };
      case 'retreat':
        return { do: known, to: this.#place(), ignoring: this.#flag('ignoring') ? this.#count() : 0 };
      case 'flee': {
        const character = this.#piece();
        return { do: known, character, to: this.#place() };
      }
      default:
        return { do: known };
    }
  }

  nothingLeft(): void {
    if (this.#words.length > 0) this.#fail(this.#words.join(' '), { kind: 'game', code: 'end-of-command' });
  }

  #order(): Command | null {
    const word = this.#words.shift()?.toLowerCase() ?? '';
    const order = ORDER_NAMES.find((name) => name === word);
    if (order === undefined) return this.#fail(word, { kind: 'one-of', values: ORDER_NAMES });
    const unit = ORDERS[order].names === 'unit' && this.#words.length > 0 ? { unit: this.#piece() } : {};
    return { do: 'order', order, ...unit, ...(order === 'woodsman' && { hexes: this.#count() }) };
  }

  #move(): Command {
    const piece = this.#piece();
    const named = this.#flag('by');
    const by = [this.#place()];
    if (named) while (/^(\d+|outside)$/i.test(this.#words[0] ?? '')) by.push(this.#place());
    const to = by.at(-1) ?? 'outside';
    const together = this.#flag('with');
    const along: string[] = [];
    if (together) while (this.#words.length > 0 && this.#words[0]?.toLowerCase() !== 'march') along.push(this.#piece());
    const march = this.#flag('march');
    return {
      do: 'move',
      piece,
      to,
      ...(together && { with: along.length > 0 ? along : true }),
      ...(march && { march: true }),
      ...(named && { by }),
    };
  }

  #flag(word: string): boolean {
    if (this.#words[0]?.toLowerCase() !== word) return false;
    this.#words.shift();
    return true;
  }

  #count(): number {
    const word = this.#words.shift() ?? '';
    if (/^[1-9]$/.test(word)) return Number(word);
    this.#fail(word, { kind: 'integer', min: 1, max: 9 });
    return 1;
  }

  #piece(): string {
    const word = this.#words.shift() ?? '';
    const ids = [...this.#state.units, ...this.#state.characters].map(({ id }) => id);
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const found = ids.find((id) => id === word) ?? ids.find((id) => plain(id) === plain(word));
    if (found === undefined) this.#fail(word, { kind: 'game', code: 'piece-name', values: { known: ids.join(' ') } });
    return found ?? word;
  }

  #place(): string {
    const word = this.#words.shift()?.toLowerCase() ?? '';
    if (word === 'outside') return word;
    const cell = parseCellName(boardOf(this.#state.field), word);
    if (typeof cell !== 'number') {
      const board = boardOf(this.#state.field);
      const values = { first: cellName(board, 0), last: cellName(board, board.size - 1) };
      this.#fail(word, { kind: 'game', code: 'hex-name', values });
    }
    return word;
  }

  #fail(found: string, expected: Expectation): null {
    this.problems.push({ at: [], found: found === '' ? '∅' : found, expected });
    return null;
  }
}
