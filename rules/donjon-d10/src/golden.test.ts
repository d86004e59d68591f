import { readFileSync } from 'node:fs';
import { draw, isRefusal, LANGS, RecordedChance } from '@arbitre/kernel';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { donjonD10 } from './game.ts';
import { LEGEND } from './scene/legend.ts';
import { scene } from './scene/scene.ts';
import type { State } from './play/state.ts';
import { offered, setTable } from '../testing/table.ts';

// A whole game as readable text: drawing, offers, choice, what happens. A difference is reviewed like code.

const DICE = [
  [10, 4],
  [10, 6],
  [10, 3],
  [100, 60],
  [10, 5],
  [20, 12],
  [20, 9],
  [20, 20],
  [20, 16],
  [100, 40],
  [20, 1],
  [20, 3],
  [10, 2],
  [10, 2],
] as const;

const COMMANDS =
  'descend; roll; head e; roll; head e; roll; roll; head sw; attack club; attack club; attack club; head se; roll; head e; roll; head s; invest endurance; rest';

function drawing(state: State): string {
  const { board, ground, pieces } = scene(state);
  return draw(board, (cell) => {
    const piece = pieces.findLast(({ at }) => at === cell);
    return LEGEND[(piece?.kind ?? ground[cell] ?? 'wall') as keyof typeof LEGEND].glyph;
  });
}

test('dx.x.run the first scenario, told in French and in English', async () => {
  const file = new URL('../../../scenarios/donjon-d10/first-steps.yaml', import.meta.url);
  const { game: _game, title: _title, about: _about, ...own } = parse(readFileSync(file, 'utf8'));
  const chance = RecordedChance.ofDice(DICE);
  let state = setTable(own);
  const told: string[] = [];
  for (const typed of COMMANDS.split('; ')) {
    const decision = donjonD10.awaiting(state);
    const command = donjonD10.readCommand(typed, state);
    if (decision === null || !command.ok) throw new Error(typed);
    told.push(...LANGS.map((lang) => donjonD10.words[lang].decision(decision, state)));
    told.push(`(${offered(state).join(', ')})`, `> ${typed}`);
    const facts = donjonD10.decide(state, 'hero', command.value, chance);
    if (isRefusal(facts)) throw new Error(`${typed}: ${facts.code}`);
    for (const fact of facts) {
      for (const lang of LANGS) told.push(`  ${donjonD10.words[lang].fact(fact, state)}`);
      state = donjonD10.evolve(state, fact);
    }
    told.push('', drawing(state), '');
  }
  expect(chance.left).toBe(0);
  await expect(told.join('\n')).toMatchFileSnapshot('../golden/first-steps.golden.txt');
});
