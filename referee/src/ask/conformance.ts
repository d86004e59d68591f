import { canonical, type ConformanceVector, DrawMismatch, type Game, type GameId, read } from '@arbitre/kernel';
import { readDocument } from '../file/document.ts';
import { readJson } from '../file/json.ts';
import { failed, failedBy, failedWith, type Loading } from '../file/mistake.ts';
import { field } from '../file/saved-shape.ts';
import { findGame } from '../file/scenario.ts';
import { type Registry, registryOf } from '../registry.ts';

/** A published case that the game judges otherwise than its file says. */
export interface Disagreement {
  readonly id: string;
  readonly rules: readonly string[];
  readonly expected: unknown;
  readonly found: unknown;
}

/** How a game stands against a file of published cases. */
export interface ConformanceReport {
  readonly game: GameId;
  readonly title: string;
  readonly cases: number;
  readonly disagreements: readonly Disagreement[];
}

/** Answers every case of a file (JSON or YAML: `conformance/GAME/README.md`) and compares. */
export function checkConformance(text: string, games: Registry): Loading<ConformanceReport> {
  const cases = readCases(text);
  if (!cases.ok) return cases.mistakes.some(({ code }) => code === 'not-json') ? failed({ code: 'not-cases' }) : cases;
  const document = cases.value;
  if (field(document, 'format') !== 'arbitre-conformance') return failed({ code: 'not-cases' });
  const id = field(document, 'game');
  const publishing = registryOf(...[...games.values()].filter(({ conformance }) => conformance !== undefined));
  if (typeof id === 'string' && games.has(id) && !publishing.has(id))
    return failed({ code: 'no-cases', game: id, known: [...publishing.keys()] });
  const found = findGame(id, publishing);
  if (!found.ok) return found;
  const game = found.value;
  if (game.conformance === undefined) throw new Error('only games that publish cases were looked through');
  const file = read(game.conformance.shape, document);
  if (!file.ok) return failedWith(failedBy(file.problems, game).mistakes);
  const { title, vectors } = file.value;
  return {
    ok: true,
    value: {
      game: game.id,
      title,
      cases: vectors.length,
      disagreements: vectors.flatMap((vector) => disagreement(game, vector)),
    },
  };
}

/** JSON of any length; or YAML, for cases written to be read (20,000 words and signs a file). */
function readCases(text: string): Loading<unknown> {
  if (!/^\s*format:/m.test(text)) return readJson(text);
  const document = readDocument(text);
  return document.ok ? { ok: true, value: document.value.value } : document;
}

function disagreement(game: Game, vector: ConformanceVector): readonly Disagreement[] {
  const found = verdictOf(game, vector);
  if (canonical(found) === canonical(vector.verdict)) return [];
  return [{ id: vector.id, rules: vector.rules, expected: vector.verdict, found }];
}

/** Our verdict; for a case that cannot be read, or whose dice are not those the rules ask for, why there is none. */
function verdictOf(game: Game, vector: ConformanceVector): unknown {
  try {
    const answer = game.conformance?.answer(vector);
    return answer?.ok ? answer.value : { unreadable: answer?.problems };
  } catch (problem) {
    if (problem instanceof DrawMismatch) return { dice: problem.message };
    throw problem;
  }
}
