import type { Catalogue } from './catalogue.ts';
import { nearest } from './nearest.ts';
import { sayList, sayNumber } from './numbers.ts';
import { shortened } from './shortened.ts';

const number = (value: number) => sayNumber(value, 'en');
const shown = (text: string) => (text === '∅' || text === '' ? 'nothing' : shortened(text));

function size(what: string, { min = 0, max = Infinity }: { min?: number; max?: number }, unit: string): string {
  if (min === max) return `${what} of ${number(min)} ${unit}`;
  if (max >= 10_000) return min > 1 ? `${what} of at least ${number(min)} ${unit}` : what;
  return min > 1 ? `${what} of ${number(min)} to ${number(max)} ${unit}` : `${what} of at most ${number(max)} ${unit}`;
}

function between({ min = -Infinity, max = Infinity }: { min?: number; max?: number }): string {
  const low = min > Number.MIN_SAFE_INTEGER;
  const high = max < Number.MAX_SAFE_INTEGER;
  if (low && high) return min === max ? number(min) : `a whole number from ${number(min)} to ${number(max)}`;
  return `a whole number${low ? ` of at least ${number(min)}` : high ? ` of at most ${number(max)}` : ''}`;
}

function suggestion(word: string, known: readonly string[]): string {
  const close = nearest(word.replace(/^"|"$/g, ''), known);
  return close === null ? '' : `; did you mean “${close}”?`;
}

export const en: Catalogue = {
  mistake: {
    empty: () => 'the file is empty',
    binary: () => 'this is not a text file',
    'too-large': ({ limit }) => `the file is too large: at most ${number(limit)} characters are read`,
    'too-many-words': ({ limit }) => `the file is too long: at most ${number(limit)} words and signs are read`,
    'too-deep': ({ limit }) => `lists and mappings are nested too deeply: at most ${number(limit)} levels are read`,
    'too-many-aliases': ({ limit }) => `aliases unfold to too much: at most ${number(limit)} are followed`,
    'unknown-alias': ({ found: name }) => `the alias “*${name}” stands for nothing that was anchored before it`,
    rule: ({ found, expected }) => `expected ${expected.en}, found ${shown(found)}`,
    'unknown-game': ({ found, known }) =>
      `unknown game ${shown(found)}; known games: ${known.join(', ')}${suggestion(found, known)}`,
    'not-json': () => 'this is not JSON, and a saved game is',
    truncated: () => 'the file is cut short: its end is missing',
    'not-a-game': () => 'this is JSON, but not a game saved by Arbitre',
    'not-cases': () => 'this is not a file of published cases (JSON with "format": "arbitre-conformance")',
    'no-cases': ({ game, known }) => `no case is published for ${game}; there are some for ${sayList(known, 'en')}`,
    'format-version': ({ found: version, known }) =>
      `the file is in format ${version} of saved games; this version of Arbitre reads format ${known}`,
    'rules-version': ({ saved, current }) =>
      `the game was saved under version ${saved} of the rules, whose facts version ${current} cannot read`,
    'stale-scenario': () => 'the scenario that the game was started with is not valid under today’s rules:',
    tampered: ({ seq }) =>
      `entry ${number(seq)} is not what was recorded: its hash does not follow from what comes before`,
    'unreadable-entry': ({ seq }) => `entry ${number(seq)} records something that the rules cannot read`,
    more: () => 'there are more mistakes: mend these first',
  },
  syntax: {
    ALIAS_PROPS: 'an alias may not have an anchor or a type of its own',
    BAD_ALIAS: 'the name of an alias or an anchor is malformed',
    BAD_DIRECTIVE: 'a line that begins with % is not understood',
    BAD_DQ_ESCAPE: 'unknown escape after \\ in a text between double quotes',
    BAD_INDENT: 'the indentation does not fit, or a bracket opened above is not closed',
    BAD_PROP_ORDER: 'an anchor or a type stands in the wrong place',
    BAD_SCALAR_START: 'a text may not begin with this character unless it is quoted',
    BLOCK_AS_IMPLICIT_KEY: 'a second “key:” on the same line: give it a line of its own, or quote the text',
    BLOCK_IN_FLOW: 'inside [ ] or { }, everything must be written in that style',
    DUPLICATE_KEY: 'this key was already given above',
    IMPOSSIBLE: 'this cannot be read as YAML',
    KEY_OVER_1024_CHARS: 'a key is longer than 1,024 characters',
    MISSING_CHAR: 'something is missing here: a closing quote or bracket, a comma or a colon',
    MULTILINE_IMPLICIT_KEY: 'a key must stand on one line and be followed by a colon and a space',
    MULTIPLE_ANCHORS: 'a value may have one anchor only',
    MULTIPLE_DOCS: 'a second document begins here; a file holds one',
    MULTIPLE_TAGS: 'a value may have one type only',
    NON_STRING_KEY: 'a key must be a text',
    RESOURCE_EXHAUSTION: 'the document asks for too much',
    TAB_AS_INDENT: 'a tab is used to indent: use spaces',
    TAG_RESOLVE_FAILED: 'the type after “!” is unknown',
    UNEXPECTED_TOKEN: 'something unexpected stands here',
    BAD_COLLECTION_TYPE: 'the type does not fit what follows it',
  },
  expectation: {
    text: (limits) => `expected ${limits.max === 1 ? 'a single character' : size('a text', limits, 'characters')}`,
    integer: (limits) => `expected ${between(limits)}`,
    flag: () => 'expected true or false',
    list: (limits) => `expected ${size('a list', limits, 'items')}`,
    record: () => 'expected a mapping (key: value)',
    'one-of': ({ values }) => `expected ${sayList(values.map(String), 'en', 'or')}`,
    key: ({ key }) => `the key “${key}” is missing`,
    'no-such-key': ({ key, known }) => `unknown key “${key}”; known keys: ${known.join(', ')}${suggestion(key, known)}`,
  },
  found: (expectation, found) => `${expectation}, found ${shown(found)}`,
  position: (line, column) => `line ${line}, column ${column}`,
  companion: 'our own rule, not in the book',
  legal: 'Legal.',
  refused: 'Refused.',
  path: (cells) => `Path: ${cells}`,
  cost: (cost) => `Cost: ${cost}`,
  trigger: {
    leaving: (who, at) => `${who} may react before the move leaves ${at}`,
    arriving: (who, at) => `${who} may react when the move ends at ${at}`,
    still: (who) => `${who} may react to this`,
    later: (cells) => `  or, letting that pass, at ${cells}`,
  },
  asks: (cells) => `A way on must be chosen at ${cells}`,
  forbids: (what) => `Forbidden afterwards: ${what}`,
  dice: 'Dice decide what follows.',
  forecast: (assuming) => `Forecast, ${assuming}:`,
  figure: (name, mean) => `${name} (mean ${mean})`,
  certain: (name, value) => `${name}: ${value}`,
  ending: (outcome) => `The game ends: ${outcome}`,
  results: (count) => `${count} different results:`,
  example: (told) => `for example: ${told}`,
  sampled: (throws, seed) =>
    `Too many outcomes to count them all: estimated on ${throws} throws (seed ${seed}), with 95% intervals.`,
  interval: (low, high) => `${low} to ${high}`,
  replayed: {
    refused: (seq, detail) => `Entry ${number(seq)} would now be refused: ${detail}`,
    facts: (seq, detail) => `Entry ${number(seq)} would now turn out differently: ${detail}`,
    draws: (seq) => `Entry ${number(seq)} would now ask for other dice than those recorded.`,
    'unknown-command': (seq) => `Entry ${number(seq)} holds a command that the rules do not know.`,
  },
  replayHolds: (entries) =>
    entries === 1
      ? 'Replayed 1 entry: it is judged as it was.'
      : `Replayed ${number(entries)} entries: every one is judged as it was.`,
  linkBroken: (seq) =>
    `Entry ${number(seq)} is not what was recorded: its hash does not follow from what comes before.`,
  linksHold: (entries) => `The chain of hashes holds over ${entries === 1 ? '1 entry' : `${number(entries)} entries`}.`,
  diceAudit: {
    match: ({ draws }) =>
      draws === 0
        ? 'No die was cast.'
        : draws === 1
          ? '1 die recomputed: as recorded.'
          : `${number(draws)} dice recomputed: all as recorded.`,
    sealed: () => 'The dice were committed to and their secret is not in this file: they cannot be recomputed yet.',
    'wrong-secret': () => 'The secret is not the one that was committed to before the first die.',
    differs: ({ seq, recorded: [sides, value], computed }) =>
      `Entry ${number(seq)} records ${value + 1} on a die of ${number(sides)}; recomputed, it is ${computed + 1}.`,
  },
};
