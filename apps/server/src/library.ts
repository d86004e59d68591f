import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { loadScenario, type Registry, type Scenario } from '@arbitre/referee/core';

/** What a server offers to play: the games it knows and the scenarios it ships, by id. */
export interface Library {
  readonly games: Registry;
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/**
 * Reads every scenario of a folder (none when it is empty text). `complain` hears of those that are left out, with their
 * mistakes or what a rule threw at them: one bad file does not keep the others from being played.
 */
export function readLibrary(games: Registry, folder: string, complain: (file: string, why: unknown) => void): Library {
  const scenarios = new Map<string, Scenario>();
  for (const file of scenarioFiles(folder)) {
    try {
      const loaded = loadScenario(readFileSync(file, 'utf8'), games);
      if (loaded.ok) scenarios.set(idOf(folder, file), loaded.value);
      else complain(file, loaded.mistakes);
    } catch (problem) {
      complain(file, problem);
    }
  }
  return { games, scenarios };
}

/** What was measured of the shipped scenarios lies beside them, and is none. */
const FIGURES = 'measured.json';

function scenarioFiles(folder: string): readonly string[] {
  if (folder === '') return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.yaml', '.yml', '.json'].includes(extname(name)) && name !== FIGURES)
    .map((name) => join(folder, name))
    .sort();
}

/** `donjon-d10/first-steps`, whatever the machine's separator. */
function idOf(folder: string, file: string): string {
  return relative(folder, file).slice(0, -extname(file).length).split(sep).join('/');
}
