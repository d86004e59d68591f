import {
  type Bilingual,
  type Command,
  type Game,
  type Problem,
  read,
  readRulings,
  type Rulings,
  type Shape,
  show,
} from '@arbitre/kernel';
import type { Registry } from '../registry.ts';
import { readDocument, type ReadDocument } from './document.ts';
import { ENVELOPE } from './envelope.ts';
import { failed, type Loading, type Mistake } from './mistake.ts';

/** A scenario or position, read and set up: everything a game starts from. */
export interface Scenario {
  readonly game: Game;
  /** Absent when the file gives none. */
  readonly title?: Bilingual;
  readonly about?: Bilingual;
  readonly rulings: Rulings;
  /** The game's own part, as it was written. */
  readonly content: unknown;
  readonly opening: unknown;
}

/**
 * Reads a scenario or position file (YAML, or the same in JSON).
 *
 * @example loadScenario('game: donjon-d10\nhero: …', GAMES)
 */
export function loadScenario(text: string, games: Registry): Loading<Scenario> {
  const document = readDocument(text);
  return document.ok ? readScenario(document.value, games) : document;
}

function readScenario(document: ReadDocument, games: Registry): Loading<Scenario> {
  const { value } = document;
  const fail = (mistakes: readonly Mistake[]) =>
    failed(...inOrder(mistakes.map((mistake) => located(mistake, document))));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail([{ code: 'value', found: show(value), expected: { kind: 'record' } }]);
  }
  const { game: id, title, about, rulings, ...content } = value as Readonly<Record<string, unknown>>; // a mapping
  const game = findGame(id, games);
  if (!game.ok) return fail(game.mistakes);
  const envelope = read(ENVELOPE, { game: id, ...given({ title, about, rulings }) });
  const set = setUp(game.value, content, envelope.ok ? (envelope.value.rulings ?? {}) : {});
  const mistakes = [
    ...(envelope.ok ? [] : envelope.problems.map((problem) => mistakeOf(problem, game.value))),
    ...(set.ok ? [] : set.mistakes),
  ];
  if (!envelope.ok || !set.ok) return fail(mistakes);
  const texts = { title: bilingual(envelope.value.title), about: bilingual(envelope.value.about) };
  return { ok: true, value: { game: game.value, ...given(texts), ...set.value, content } };
}

function located(mistake: Mistake, document: ReadDocument): Mistake {
  const isKey = mistake.code === 'value' && mistake.expected.kind === 'no-such-key';
  return { ...mistake, at: document.locate(mistake.place ?? [], isKey ? 'key' : 'value') };
}

function inOrder(mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.toSorted(
    ({ at: a }, { at: b }) => (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0),
  );
}

export function findGame(id: unknown, games: Registry): Loading<Game> {
  const known = [...games.keys()];
  if (id === undefined) return failed({ code: 'value', found: '∅', expected: { kind: 'key', key: 'game' } });
  const game = typeof id === 'string' ? games.get(id) : undefined;
  return game === undefined
    ? failed({ code: 'unknown-game', found: show(id), known, place: ['game'] })
    : { ok: true, value: game };
}

/** The opening of a game's own part of a file, under the rulings asked for. */
export function setUp(
  game: Game,
  content: unknown,
  asked: Readonly<Record<string, unknown>>,
): Loading<{ readonly rulings: Rulings; readonly opening: unknown }> {
  const rulings = readRulings(game.rulings, asked);
  const shaped = read(game.scenario, content);
  const problems = [
    ...(rulings.ok ? [] : rulings.problems.map((problem) => ({ ...problem, at: ['rulings', ...problem.at] }))),
    ...(shaped.ok ? [] : shaped.problems),
  ];
  if (!rulings.ok || !shaped.ok) return failed(...problems.map((problem) => mistakeOf(problem, game)));
  const set = game.setup(shaped.value, rulings.value);
  if (!set.ok) return failed(...set.problems.map((problem) => mistakeOf(problem, game)));
  return { ok: true, value: { rulings: rulings.value, opening: set.value } };
}

/** A command as people type it (`head ne`) or as programs send it (`{"do": …}`). */
export function loadCommand<State, C extends Command>(game: Game<State, C>, state: State, text: string): Loading<C> {
  const command = text.trimStart().startsWith('{') ? readJsonCommand(game, text) : game.readCommand(text, state);
  if ('mistakes' in command) return command;
  return command.ok ? command : failed(...command.problems.map((problem) => mistakeOf(problem, game)));
}

function readJsonCommand<C extends Command>({ command }: { readonly command: Shape<C> }, text: string) {
  const document = readDocument(text);
  return document.ok ? read(command, document.value.value) : document;
}

function mistakeOf({ at, found, expected }: Problem, game: Pick<Game, 'words'>): Mistake {
  if (expected.kind !== 'game') return { code: 'value', found, expected, place: at };
  const said = { fr: game.words.fr.expectation(expected), en: game.words.en.expectation(expected) };
  return { code: 'rule', found, reason: expected.code, expected: said, place: at };
}

function bilingual(text: string | Bilingual | undefined): Bilingual | undefined {
  return typeof text === 'string' ? { fr: text, en: text } : text;
}

/** Without the keys that hold nothing. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // undefined has been left out
}

/** The same scenario under other rulings. */
export function withRulings(scenario: Scenario, asked: Readonly<Record<string, unknown>>): Loading<Scenario> {
  const set = setUp(scenario.game, scenario.content, { ...scenario.rulings, ...asked });
  return set.ok ? { ok: true, value: { ...scenario, ...set.value } } : set;
}
