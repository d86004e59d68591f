import { cellName, parseCellName, problem, type Read, SQUARE_DIRECTIONS } from '@arbitre/kernel';
import {
  ASSISTANCES,
  LAND_ACTIONS,
  type LandAction,
  type Command,
  READY_TRIGGERS,
  VOLUME_ACTIONS,
  type VolumeAction,
  WAYS,
} from './command.ts';
import { chart, creatureOf } from '../encounter/creature.ts';
import type { State } from './state.ts';

const DIRECTIONS = SQUARE_DIRECTIONS.map((direction) => direction.toLowerCase());

/** A command as people type it: `stride maelle g7`. */
export function writeCommand(command: Command): string {
  switch (command.do) {
    case 'begin':
      return 'begin';
    case 'stride':
    case 'step':
    case 'crawl':
    case 'balance':
    case 'tumble':
      return words(command.do, command.who, command.to, command.way, ...(command.path ? ['via', ...command.path] : []));
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow': {
      const via = command.path ? ['via', ...command.path.map(({ at, z }) => `${at}@${z}`)] : [];
      return words(command.do, command.who, `${command.to}@${command.z}`, command.roll && 'roll', ...via);
    }
    case 'leap':
    case 'place':
      return words(command.do, command.who, command.to);
    case 'interact':
      return words(command.do, command.who, command.at);
    case 'long-jump':
    case 'high-jump':
      return words(command.do, command.who, command.run, command.to);
    case 'strike':
      return words('strike', command.who, command.target, `${command.attack + 1}`);
    case 'heal':
      return words('heal', command.who, command.target, `${command.actions}`);
    case 'shove':
      return words('shove', command.who, command.target, DIRECTIONS[command.direction], command.follow && 'follow');
    case 'breathe':
      return words('breathe', command.who, command.at, DIRECTIONS[command.direction]);
    case 'assist':
      return words('assist', command.who, command.ally, command.target, command.how);
    case 'topple':
      return words('topple', command.who, command.object, DIRECTIONS[command.direction]);
    case 'trip':
    case 'grapple':
    case 'hunt':
      return words(command.do, command.who, command.target);
    case 'escape':
      return words('escape', command.who, command.skill);
    case 'ready':
      return words('ready', command.who, `${command.attack + 1}`, command.when);
    case 'react':
      return words('react', command.who, `${command.attack + 1}`);
    case 'settle':
      return words('settle', command.who, command.prone ? 'prone' : 'aside');
    default:
      return words(command.do, command.who);
  }
}

function words(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string').join(' ');
}

type Fail = Extract<Read<never>, { ok: false }>;

function fail(found: string, code: string, values?: Readonly<Record<string, string | number>>): Fail {
  return { ok: false, problems: [problem([], found, code, values)] };
}

const SIMPLE = [
  'stand',
  'drop',
  'take-cover',
  'raise-shield',
  'hide',
  'seek',
  'delay',
  'end-turn',
  'grab-edge',
  'arrest-fall',
  'block',
  'resume',
  'decline',
] as const;
const VERBS = [
  'begin',
  ...LAND_ACTIONS,
  ...VOLUME_ACTIONS,
  ...SIMPLE,
  'leap',
  'place',
  'interact',
  'long-jump',
  'high-jump',
  'strike',
  'heal',
  'shove',
  'topple',
  'assist',
  'breathe',
  'hunt',
  'trip',
  'grapple',
  'escape',
  'ready',
  'react',
  'settle',
] as const;

/** Reads a typed command: capitals, accents and extra blanks do not matter; a word too many does. */
export function readCommand(typed: string, state: State): Read<Command> {
  const [verb = '', ...rest] = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().split(/\s+/);
  const known = VERBS.find((one) => one === verb);
  if (known === undefined) return fail(verb, 'one-of', { known: VERBS.join(', ') });
  const reader = new Reader(state, rest);
  const value = readVerb(known, reader);
  const problem = reader.problem();
  return problem ?? { ok: true, value };
}

function readVerb(verb: (typeof VERBS)[number], read: Reader): Command {
  if (verb === 'begin') return { do: 'begin' };
  const who = read.creature();
  const land = LAND_ACTIONS.find((action) => action === verb);
  if (land !== undefined) return readLand(land, who, read);
  const volume = VOLUME_ACTIONS.find((action) => action === verb);
  if (volume !== undefined) return readVolume(volume, who, read);
  const simple = SIMPLE.find((action) => action === verb);
  if (simple !== undefined) return { do: simple, who };
  switch (verb) {
    case 'leap':
    case 'place':
      return { do: verb, who, to: read.square() };
    case 'interact':
      return { do: verb, who, at: read.square() };
    case 'long-jump':
    case 'high-jump':
      return { do: verb, who, run: read.square(), to: read.landing() };
    case 'strike':
      return { do: verb, who, target: read.creature(), attack: read.attack() };
    case 'heal':
      return { do: verb, who, target: read.creature(), actions: HEAL_ACTIONS[read.choice(['1', '2', '3'])] };
    case 'shove':
      return { do: verb, who, target: read.creature(), direction: read.direction(), follow: read.accepts('follow') };
    case 'topple':
      return { do: verb, who, object: read.object(), direction: read.direction() };
    case 'assist':
      return { do: verb, who, ally: read.creature(), target: read.creature(), how: read.choice(ASSISTANCES) };
    case 'breathe':
      return { do: verb, who, at: read.square(), direction: read.direction() };
    case 'trip':
    case 'grapple':
    case 'hunt':
      return { do: verb, who, target: read.creature() };
    case 'escape':
      return { do: verb, who, skill: read.choice(['acrobatics', 'athletics']) };
    case 'ready':
      return { do: verb, who, attack: read.attack(), when: read.choice(READY_TRIGGERS) };
    case 'react':
      return { do: verb, who, attack: read.attack() };
    default:
      return { do: 'settle', who, prone: read.choice(['aside', 'prone']) === 'prone' };
  }
}

const HEAL_ACTIONS = { 1: 1, 2: 2, 3: 3 } as const;

/** `stride maelle g7 safest`, or with every square: `stride maelle via d7 e7`. */
function readLand(action: LandAction, who: string, read: Reader): Command {
  const first = read.peek() === 'via' ? null : read.square();
  const way = WAYS.find((one) => read.accepts(one));
  const path = read.accepts('via') ? read.all(() => read.square()) : null;
  const to = first ?? path?.at(-1) ?? '';
  return { do: action, who, to, ...(way !== undefined && { way }), ...(path !== null && { path }) };
}

/** `fly silt p4@20`; `roll` asks for the check, `via` gives every spot. */
function readVolume(action: VolumeAction, who: string, read: Reader): Command {
  const { at: to, z } = read.spot(who);
  const roll = read.accepts('roll') ? { roll: true as const } : {};
  const path = read.accepts('via') ? { path: read.all(() => read.spot(who)) } : {};
  return { do: action, who, to, z, ...roll, ...path };
}

/** Takes the words of a command one by one and remembers the first that is wrong. */
class Reader {
  readonly #state: State;
  readonly #words: string[];
  #problem: Fail | null = null;

  constructor(state: State, rest: readonly string[]) {
    this.#state = state;
    this.#words = [...rest];
  }

  /** The first mistake; a word left over is one. */
  problem(): Fail | null {
    const left = this.#words.join(' ');
    return this.#problem ?? (left === '' ? null : fail(left, 'nothing-more'));
  }

  peek(): string | undefined {
    return this.#words[0];
  }

  /** Takes that word if it comes next. */
  accepts(word: string): boolean {
    if (this.peek() !== word) return false;
    this.#words.shift();
    return true;
  }

  /** What is left, read one by one. */
  all<T>(one: () => T): T[] {
    const list: T[] = [];
    do list.push(one());
    while (this.#words.length > 0 && this.#problem === null);
    return list;
  }

  creature(): string {
    const code = this.peek() === undefined ? 'missing-creature' : 'unknown-creature';
    const word = this.#take();
    if (creatureOf(this.#state, word) === undefined)
      this.#wrong(word, code, { known: this.#state.creatures.map(({ id }) => id).join(', ') });
    return word;
  }

  object(): string {
    const word = this.#take();
    const known = this.#state.objects.map(({ id }) => id);
    if (!known.includes(word)) this.#wrong(word, 'unknown-object', { known: known.join(', ') });
    return word;
  }

  /** The square of that name, as the board spells it. */
  square(): string {
    const word = this.#take();
    return this.#squareOf(word, word);
  }

  /** The second square of a running jump, which is easily forgotten. */
  landing(): string {
    if (this.peek() !== undefined) return this.square();
    this.#wrong('', 'landing');
    return '';
  }

  /** `d4@10`: a square and a height in units; without one, the creature's own height. */
  spot(who: string): { at: string; z: number } {
    const word = this.#take();
    const [name = '', height, more] = word.split('@');
    const z = height === undefined ? (creatureOf(this.#state, who)?.z ?? 0) : Number(height);
    if (!Number.isInteger(z) || height === '' || more !== undefined) this.#wrong(word, 'spot');
    return { at: this.#squareOf(name, word), z };
  }

  /** Attacks are numbered from 1 as people count; the first unless told. */
  attack(): number {
    const word = this.#words[0];
    if (word === undefined || !/^\d+$/.test(word)) return 0;
    this.#words.shift();
    const number = Number(word);
    if (number < 1 || number > 20) this.#wrong(word, 'attack');
    return number - 1;
  }

  direction(): number {
    return DIRECTIONS.indexOf(this.#oneOf(DIRECTIONS));
  }

  /** One of a few words; the first of them unless told. */
  choice<const V extends string>(values: readonly V[]): V {
    const [first] = values;
    if (first === undefined) throw new Error('a choice needs something to choose from');
    return this.#words.length === 0 ? first : this.#oneOf(values);
  }

  #oneOf<const V extends string>(values: readonly V[]): V {
    const word = this.#take();
    const value = values.find((one) => one === word) ?? values[0];
    if (value !== word) this.#wrong(word, 'one-of', { known: values.join(', ') });
    if (value === undefined) throw new Error('a choice needs something to choose from');
    return value;
  }

  #squareOf(name: string, written: string): string {
    const { board } = chart(this.#state);
    const cell = parseCellName(board, name);
    if (typeof cell === 'number') return cellName(board, cell);
    this.#wrong(written, 'square', { columns: board.columns, rows: board.rows });
    return name;
  }

  #take(): string {
    return this.#words.shift() ?? '';
  }

  #wrong(found: string, code: string, values?: Readonly<Record<string, string | number>>): void {
    this.#problem ??= fail(found, code, values);
  }
}
