import {
  type Bilingual,
  type Command,
  type Fact,
  type Game,
  read,
  readRulings,
  type Refusal,
  type Rulings,
  show,
} from '@arbitre/kernel';
import { type Registry, registryOf } from '../registry.ts';
import { readDocument, type ReadDocument } from './document.ts';
import { ENVELOPE } from './envelope.ts';
import { failed, failedBy, failedWith, type Failed, type Loading, type Mistake } from './mistake.ts';

/** A scenario or position, read and set up: everything a game starts from. */
export interface Scenario<
  State = unknown,
  C extends Command = Command,
  F extends Fact = Fact,
  R extends Refusal = Refusal,
> {
  readonly game: Game<State, C, F, R>;
  /** Absent when the file gives none. */
  readonly title?: Bilingual;
  readonly about?: Bilingual;
  readonly rulings: Rulings;
  /** The game's own part, as it was written. */
  readonly content: unknown;
  readonly opening: State;
}

/**
 * Reads a scenario or position file (YAML, or the same in JSON), of any of these games, or of one whose types it then has.
 *
 * @example loadScenario(text, await loadGames())
 * @example loadScenario(text, await loadGame('thucidide')) // its opening is THUCIDIDE's State
 */
export function loadScenario<State, C extends Command, F extends Fact, R extends Refusal, Own>(
  text: string,
  game: Game<State, C, F, R, Own>,
): Loading<Scenario<State, C, F, R>>;
export function loadScenario(text: string, games: Registry): Loading<Scenario>;
export function loadScenario(text: string, games: Registry | Game): Loading<Scenario> {
  const document = readDocument(text);
  return document.ok ? readScenario(document.value, 'id' in games ? registryOf(games) : games) : document;
}

function readScenario(document: ReadDocument, games: Registry): Loading<Scenario> {
  const { value } = document;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return located(failed({ code: 'value', found: show(value), expected: { kind: 'record' } }), document);
  }
  const { game: id, title, about, rulings, ...content } = value as Readonly<Record<string, unknown>>; // a mapping
  const found = findGame(id, games);
  if (!found.ok) return located(found, document);
  const game = found.value;
  const envelope = read(ENVELOPE, { game: id, ...given({ title, about, rulings }) });
  const set = setUp(game, content, envelope.ok ? (envelope.value.rulings ?? {}) : {});
  if (!envelope.ok || !set.ok) {
    const outer = envelope.ok ? [] : failedBy(envelope.problems, game).mistakes;
    return located({ ok: false, mistakes: [...outer, ...(set.ok ? [] : set.mistakes)] }, document);
  }
  const texts = { title: bilingual(envelope.value.title), about: bilingual(envelope.value.about) };
  return { ok: true, value: { game, ...given(texts), ...set.value, content } };
}

/** Mistakes that are looked up in the text, to tell the first of them. */
const MOST_LOCATED = 100;

/** Mistakes with their lines and columns, in the order of the text. */
function located({ mistakes }: Failed, document: ReadDocument): Failed {
  const placed = mistakes.slice(0, MOST_LOCATED).map((mistake): Mistake => {
    const isKey = mistake.code === 'value' && mistake.expected.kind === 'no-such-key';
    return { ...mistake, at: document.locate(mistake.place ?? [], isKey ? 'key' : 'value') };
  });
  return failedWith(inOrder(placed));
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
  if (!rulings.ok || !shaped.ok) return failedBy(problems, game);
  const set = game.setup(shaped.value, rulings.value);
  if (!set.ok) return failedBy(set.problems, game);
  return { ok: true, value: { rulings: rulings.value, opening: set.value } };
}

/** The same scenario under other rulings. */
export function withRulings(scenario: Scenario, asked: Readonly<Record<string, unknown>>): Loading<Scenario> {
  const set = setUp(scenario.game, scenario.content, { ...scenario.rulings, ...asked });
  return set.ok ? { ok: true, value: { ...scenario, ...set.value } } : failedWith(set.mistakes);
}

function bilingual(text: string | Bilingual | undefined): Bilingual | undefined {
  return typeof text === 'string' ? { fr: text, en: text } : text;
}

/** Without the keys that hold nothing. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // undefined has been left out
}
