import { problem, type Read, read } from '@arbitre/kernel';
import { nameOf } from './naming.ts';
import { ARGUMENTS, type Command, commandShape, VERBS, type Verb } from './command.ts';
import { isEmpty } from '../space/ground.ts';
import { groundOf, type State } from './state.ts';

/** French verbs people may type. */
const FRENCH: Readonly<Record<string, Verb>> = {
  commencer: 'begin',
  garder: 'keep',
  agir: 'act',
  attendre: 'wait',
  finir: 'end',
  deplacement: 'zoneMove',
  pas: 'shift',
  attaquer: 'attack',
  reveler: 'reveal',
  recuperation: 'recover',
  soigner: 'care',
  esquive: 'roll',
  repousser: 'push',
  liberer: 'release',
  chercher: 'search',
  benir: 'bless',
  maudire: 'curse',
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const spelt = (verb: string) => verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `zone-move c4`, `attack guards-1 long-sword`, `attack guards-1 discharge plain 1`, `chain c1 d1`. */
export function writeCommand(command: Command): string {
  if (command.do === 'chain') return `chain ${command.cells}`;
  if (command.do === 'aura') return ['aura', ...(command.spare === undefined ? [] : [command.spare])].join(' ');
  const fields: Readonly<Record<string, unknown>> = { ...command };
  const words = ARGUMENTS[command.do].map((field) => fields[field]);
  if (command.do === 'attack' && command.mode === 'plain' && command.drop === undefined) words.splice(2);
  return [spelt(command.do), ...words.filter((word) => word !== undefined).map(String)].join(' ');
}

/** Reads a typed command: capitals, accents, dashes in the verb and extra blanks do not matter. */
export function readCommand(typed: string, state: State): Read<Command> {
  const [verbWord = '', ...words] = plain(typed).trim().split(/\s+/);
  const bare = verbWord.replaceAll('-', '');
  const verb = VERBS.find((one) => one.toLowerCase() === bare) ?? FRENCH[bare];
  if (verb === undefined) return { ok: false, problems: [problem([], typed, 'command')] };
  if (verb === 'chain') return shaped({ do: verb, cells: words.join(' ') }, typed);
  if (verb === 'aura') return shaped(words.length === 0 ? { do: verb } : { do: verb, spare: words.join(' ') }, typed);
  const asked = ARGUMENTS[verb];
  const extra = words.slice(asked.length).join(' ');
  if (extra !== '') return { ok: false, problems: [problem([], typed, 'command-extra', { verb: spelt(verb), extra })] };
  const [zone = ''] = words;
  const cell = verb === 'zoneMove' || verb === 'shift' ? freeCellOf(state, zone) : undefined;
  if (cell !== undefined) return { ok: false, problems: [problem([], typed, 'cell-of-zone', { zone, cell })] };
  const fields: Record<string, unknown> = { do: verb };
  for (const [index, field] of asked.entries()) {
    const word = words[index];
    if (word !== undefined) fields[field] = valueOf(field, word, state);
  }
  if (verb === 'attack' && fields['mode'] === undefined) fields['mode'] = 'plain';
  return shaped(fields, typed);
}

/** A cell to name instead of its zone: an empty one if there is any. */
function freeCellOf(state: State, zone: string): string | undefined {
  const ground = groundOf(state);
  const cells = ground.geometry.zones.get(zone) ?? [];
  const cell = cells.find((one) => isEmpty(ground, one)) ?? cells[0];
  return cell === undefined ? undefined : nameOf(ground.geometry, cell);
}

function valueOf(field: string, word: string, state: State): unknown {
  if (field === 'dice' || field === 'drop') return Number(word);
  if (field === 'card') return word.toUpperCase();
  if (field !== 'target' && field !== 'figure') return word;
  if (state.figures[word] !== undefined) return word;
  const named = Object.values(state.figures).find(
    ({ name }) => plain(name.fr).replaceAll(' ', '-') === word || plain(name.en).replaceAll(' ', '-') === word,
  );
  return named?.id ?? word;
}

function shaped(fields: Readonly<Record<string, unknown>>, typed: string): Read<Command> {
  const command = read(commandShape, fields);
  return command.ok ? command : { ok: false, problems: [problem([], typed, 'command-argument')] };
}
