import { cellName, parseCellName, problem, type Read, SQUARE_DIRECTIONS } from '@arbitre/kernel';
import { LAND_ACTIONS, type LandAction, type PathfinderCommand, VOLUME_ACTIONS, type VolumeAction } from './command.ts';
import { chart, creatureOf } from './creature.ts';
import type { State } from './state.ts';

const DIRECTIONS = SQUARE_DIRECTIONS.map((direction) => direction.toLowerCase());

/** A command as people type it: `stride maelle g7`. */
export function writeCommand(command: PathfinderCommand): string {
  switch (command.do) {
    case 'begin':
      return 'begin';
    case 'stride':
    case 'step':
    case 'crawl':
    case 'balance':
    case 'tumble':
      return [command.do, command.who, command.to, command.way, ...(command.path ? ['via', ...command.path] : [])]
        .filter((word) => word !== undefined)
        .join(' ');
    case 'fly':
    case 'maneuver':
    case 'swim':
    case 'climb':
    case 'burrow': {
      const via = command.path ? ['via', ...command.path.map(({ at, z }) => `${at}@${z}`)] : [];
      return [command.do, command.who, `${command.to}@${command.z}`, ...(command.roll ? ['roll'] : []), ...via].join(
        ' ',
      );
    }
    case 'leap':
    case 'place':
      return `${command.do} ${command.who} ${command.to}`;
    case 'long-jump':
    case 'high-jump':
      return `${command.do} ${command.who} ${command.run} ${command.to}`;
    case 'strike':
      return `strike ${command.who} ${command.target} ${command.attack + 1}`;
    case 'heal':
      return `heal ${command.who} ${command.target} ${command.actions}`;
    case 'shove':
      return `shove ${command.who} ${command.target} ${DIRECTIONS[command.direction] ?? ''}${command.follow ? ' follow' : ''}`;
    case 'trip':
    case 'grapple':
      return `${command.do} ${command.who} ${command.target}`;
    case 'escape':
      return `escape ${command.who} ${command.skill}`;
    case 'react':
      return `react ${command.who} ${command.attack + 1}`;
    case 'settle':
      return `settle ${command.who} ${command.prone ? 'prone' : 'aside'}`;
    default:
      return `${command.do} ${command.who}`;
  }
}

type Fail = Extract<Read<never>, { ok: false }>;

function fail(found: string, code: string, values?: Readonly<Record<string, string | number>>): Fail {
  return { ok: false, problems: [problem([], found, code, values)] };
}

/** Reads a typed command: capitals, accents and extra blanks do not matter. */
export function readCommand(typed: string, state: State): Read<PathfinderCommand> {
  const words = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().split(/\s+/);
  const [verb = '', who = '', ...rest] = words;
  if (verb === 'begin') return { ok: true, value: { do: 'begin' } };
  if (!VERBS.has(verb)) return fail(verb, 'verb', { known: [...VERBS].join(', ') });
  if (creatureOf(state, who) === undefined) {
    return fail(who, 'unknown-creature', { known: state.creatures.map(({ id }) => id).join(', ') });
  }
  return readRest(state, verb, who, rest);
}

const SIMPLE = [
  'stand',
  'drop',
  'take-cover',
  'raise-shield',
  'hide',
  'end-turn',
  'grab-edge',
  'arrest-fall',
  'decline',
] as const;
const VERBS: ReadonlySet<string> = new Set([
  'begin',
  ...LAND_ACTIONS,
  ...VOLUME_ACTIONS,
  ...SIMPLE,
  'leap',
  'place',
  'long-jump',
  'high-jump',
  'strike',
  'heal',
  'shove',
  'trip',
  'grapple',
  'escape',
  'react',
  'settle',
]);

function readRest(state: State, verb: string, who: string, rest: readonly string[]): Read<PathfinderCommand> {
  const land = LAND_ACTIONS.find((action) => action === verb);
  if (land !== undefined) return readLand(state, land, who, rest);
  const volume = VOLUME_ACTIONS.find((action) => action === verb);
  if (volume !== undefined) return readVolume(state, volume, who, rest);
  const simple = SIMPLE.find((action) => action === verb);
  if (simple !== undefined) return { ok: true, value: { do: simple, who } };
  const [first = '', second = '', third = ''] = rest;
  switch (verb) {
    case 'leap':
    case 'place': {
      const to = readSquare(state, first);
      return to === null ? notASquare(state, first) : { ok: true, value: { do: verb, who, to } };
    }
    case 'long-jump':
    case 'high-jump': {
      const run = readSquare(state, first);
      const to = readSquare(state, second);
      if (run === null || to === null) return notASquare(state, run === null ? first : second);
      return { ok: true, value: { do: verb, who, run, to } };
    }
    case 'react':
      return { ok: true, value: { do: 'react', who, attack: attackNumber(first) } };
    case 'escape':
      return { ok: true, value: { do: 'escape', who, skill: first === 'athletics' ? 'athletics' : 'acrobatics' } };
    case 'settle':
      return { ok: true, value: { do: 'settle', who, prone: first === 'prone' } };
    default:
      return readAimed(state, verb, who, first, second, third);
  }
}

function readAimed(
  state: State,
  verb: string,
  who: string,
  target: string,
  second: string,
  third: string,
): Read<PathfinderCommand> {
  if (creatureOf(state, target) === undefined) {
    return fail(target, 'unknown-creature', { known: state.creatures.map(({ id }) => id).join(', ') });
  }
  switch (verb) {
    case 'strike':
      return { ok: true, value: { do: 'strike', who, target, attack: attackNumber(second) } };
    case 'heal':
      return { ok: true, value: { do: 'heal', who, target, actions: second === '2' ? 2 : 1 } };
    case 'shove': {
      const direction = DIRECTIONS.indexOf(second);
      if (direction < 0) return fail(second, 'direction', { known: DIRECTIONS.join(', ') });
      return { ok: true, value: { do: 'shove', who, target, direction, follow: third === 'follow' } };
    }
    default:
      return { ok: true, value: { do: verb === 'trip' ? 'trip' : 'grapple', who, target } };
  }
}

/** Attacks are numbered from 1 as people count. */
function attackNumber(word: string): number {
  const number = Number(word === '' ? 1 : word);
  return Number.isInteger(number) && number >= 1 ? number - 1 : 0;
}

/** The square of that name, as the board spells it; null when there is none. */
function readSquare(state: State, word: string): string | null {
  const { board } = chart(state);
  const cell = parseCellName(board, word);
  return typeof cell === 'number' ? cellName(board, cell) : null;
}

function notASquare(state: State, found: string): Fail {
  const { columns, rows } = chart(state).board;
  return fail(found, 'square', { columns, rows });
}

function readLand(state: State, action: LandAction, who: string, rest: readonly string[]): Read<PathfinderCommand> {
  const via = rest.indexOf('via');
  const head = via < 0 ? rest : rest.slice(0, via);
  const cells = via < 0 ? null : rest.slice(via + 1).map((word) => ({ word, cell: readSquare(state, word) }));
  const bad = cells?.find(({ cell }) => cell === null);
  if (bad !== undefined) return notASquare(state, bad.word);
  const path = cells?.flatMap(({ cell }) => cell ?? []);
  const first = head.find((word) => word !== 'safest' && word !== 'cheapest');
  const to = first === undefined ? path?.at(-1) : readSquare(state, first);
  if (to === undefined || to === null) return notASquare(state, first ?? '');
  const way = head.includes('safest')
    ? { way: 'safest' as const }
    : head.includes('cheapest')
      ? { way: 'cheapest' as const }
      : {};
  return { ok: true, value: { do: action, who, to, ...way, ...(path !== undefined && { path }) } };
}

function readVolume(state: State, action: VolumeAction, who: string, rest: readonly string[]): Read<PathfinderCommand> {
  const spots = rest
    .filter((word) => word !== 'roll' && word !== 'via')
    .map((word) => ({ word, spot: readSpot(state, who, word) }));
  const bad = spots.find(({ spot }) => spot === null);
  if (bad !== undefined || spots.length === 0) return notASquare(state, bad?.word ?? '');
  const [first, ...path] = spots.flatMap(({ spot }) => spot ?? []);
  if (first === undefined) return notASquare(state, '');
  const roll = rest.includes('roll') ? { roll: true as const } : {};
  return {
    ok: true,
    value: { do: action, who, to: first.at, z: first.z, ...roll, ...(rest.includes('via') && { path }) },
  };
}

/** `d4@10`: a square and a height in units; without one, the creature's own height. */
function readSpot(state: State, who: string, word: string): { at: string; z: number } | null {
  const [name = '', height] = word.split('@');
  const at = readSquare(state, name);
  const z = height === undefined ? (creatureOf(state, who)?.z ?? 0) : Number(height);
  return at === null || !Number.isInteger(z) ? null : { at, z };
}
