import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { loadScenario, type Registry, type Scenario } from '@arbitre/referee';

/** What a server offers to play: the games it knows and the scenarios it ships, by id. */
export interface Library {
  readonly games: Registry;
  readonly scenarios: ReadonlyMap<string, Scenario>;
}

/** Reads every scenario of a folder; `complain` hears of those with mistakes, which are left out. */
export function readLibrary(games: Registry, folder: string | null, complain: (file: string) => void): Library {
  const scenarios = new Map<string, Scenario>();
  for (const file of folder === null ? [] : scenarioFiles(folder)) {
    const loaded = loadScenario(readFileSync(file, 'utf8'), games);
    if (loaded.ok) scenarios.set(idOf(folder ?? '', file), loaded.value);
    else complain(file);
  }
  return { games, scenarios };
}

function scenarioFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.yaml', '.yml', '.json'].includes(extname(name)))
    .map((name) => join(folder, name))
    .sort();
}

/** `donjon-d10/first-floor`, whatever the machine's separator. */
function idOf(folder: string, file: string): string {
  return relative(folder, file).slice(0, -extname(file).length).split(sep).join('/');
}
