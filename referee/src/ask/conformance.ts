import { canonical, type ConformanceVector, DrawMismatch, type Game, read } from '@arbitre/kernel';
import { failed, failedBy, type Loading } from '../file/mistake.ts';
import type { Registry } from '../registry.ts';

/** A published case that the game judges otherwise than its file says. */
export interface Disagreement {
  readonly id: string;
  readonly rules: readonly string[];
  readonly expected: unknown;
  readonly found: unknown;
}

/** How a game stands against a file of published cases. */
export interface ConformanceReport {
  readonly title: string;
  readonly cases: number;
  readonly disagreements: readonly Disagreement[];
}

/** Answers every case of a file (JSON: `conformance/pathfinder/README.md`) and compares. */
export function checkConformance(text: string, games: Registry): Loading<ConformanceReport> {
  if (text.trim() === '') return failed({ code: 'empty' });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failed({ code: 'not-json' });
  }
  const id = typeof document === 'object' && document !== null && 'game' in document ? String(document.game) : '';
  const game = games.get(id);
  if (game?.conformance === undefined) {
    const known = [...games.values()].filter((other) => other.conformance !== undefined).map((other) => other.id);
    return failed({ code: 'unknown-game', found: id, known });
  }
  const file = read(game.conformance.shape, document);
  if (!file.ok) return failedBy(file.problems, game);
  const { title, vectors } = file.value;
  return {
    ok: true,
    value: { title, cases: vectors.length, disagreements: vectors.flatMap((vector) => disagreement(game, vector)) },
  };
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
