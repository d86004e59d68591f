import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Bilingual, SeededChance } from '@arbitre/kernel';
import { dial } from '@arbitre/kernel/kit';
import { brainAlone, choose, level } from '@arbitre/players';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadCommand } from '../file/command.ts';
import { loadScenario } from '../file/scenario.ts';
import { GAME_IDS, loadBrain, loadGames } from '../registry.ts';

/** What a tactical position asks: a best choice, one of several, or what nobody should do; `stride pim *` is any that begins so. */
interface Tactic {
  readonly says: Bilingual;
  readonly best?: readonly string[];
  readonly never?: readonly string[];
  /** Commands played first, on the dice of seed 1. */
  readonly after?: readonly string[];
}

const FOLDER = new URL('../../../rules/', import.meta.url);

/** Every drawn problem of a game: files of documents, each a `tactic` and then a scenario. */
function problemsOf(game: string): readonly { readonly tactic: Tactic; readonly scenario: string }[] {
  const folder = new URL(`${game}/tactics/`, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split(/^---$/m))
    .map((document) => {
      const at = document.indexOf(`\ngame: ${game}`);
      const { tactic } = parse(document.slice(0, at)) as { readonly tactic: Tactic };
      return { tactic, scenario: document.slice(at) };
    });
}

/** Of a hundred positions, those that a level from the second up must solve. */
const SOLVED = 0.9;

/** Who is asked; the master, who thinks long, where the dial is whole. */
const ASKED = [brainAlone, level('soldier'), level('captain'), ...(dial(4) >= 4 ? [level('master')] : [])];

for (const id of GAME_IDS) {
  test(`${id}: the drawn problems are solved from the second level up, nine in ten or better`, async () => {
    const games = await loadGames([id]);
    const brain = await loadBrain(id);
    if (brain === null) throw new Error(`${id} has no brain`);
    const problems = problemsOf(id);
    expect(problems.length).toBeGreaterThan(0);
    for (const player of ASKED) {
      const missed: string[] = [];
      for (const [nth, { tactic, scenario }] of problems.entries()) {
        const loaded = loadScenario(scenario, games);
        if (!loaded.ok) throw new Error(`${tactic.says.en}: ${JSON.stringify(loaded.mistakes)}`);
        const { game, opening } = loaded.value;
        const dice = new SeededChance(1);
        let state = opening;
        const typed = (text: string) => {
          const read = loadCommand(game, state, text);
          if (!read.ok) throw new Error(`${tactic.says.en}: ${text} is no command`);
          return read.value;
        };
        for (const text of tactic.after ?? []) {
          const facts = game.decide(state, game.awaiting(state)?.seats[0] ?? '', typed(text), dice);
          if (!Array.isArray(facts)) throw new Error(`${tactic.says.en}: ${text} is refused`);
          for (const fact of facts) state = game.evolve(state, fact);
        }
        const seat = game.awaiting(state)?.seats[0] ?? '';
        const view = game.view(state, seat);
        const chance = new SeededChance(7 + 1009 * nth); // of its own: a captain glances at some problems, not at all or at none
        const { command } = choose(player, { game, brain, view, seat, chance });
        const written = game.writeCommand(command);
        const isAmong = (list: readonly string[]) =>
          list.some((text) =>
            text.endsWith('*') ? written.startsWith(text.slice(0, -1)) : game.writeCommand(typed(text)) === written,
          );
        const good = tactic.best === undefined || isAmong(tactic.best);
        if (!good || isAmong(tactic.never ?? [])) missed.push(`${tactic.says.en}: ${written}`);
      }
      const solved = problems.length - missed.length;
      expect(solved, `${player.id} misses ${missed.join('; ')}`).toBeGreaterThanOrEqual(SOLVED * problems.length);
    }
  });
}
