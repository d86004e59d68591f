// The dependency rule: imports point down (kernel ← rules, players ← referee ← apps), never up, never sideways; and the core is
// pure: no input or output, no clock, no randomness of its own, no platform. Run by `npm test`; exit 1 with the reason.
import { readFileSync } from 'node:fs';
import { root, sources } from './sources.mjs';

const games = ['donjon-d10', 'pathfinder', 'thucidide', 'attention-donjon'];

/** What each layer may import of ours, and why not more. */
const LAYERS = [
  { folder: 'kernel', may: [], why: 'the kernel knows no game and imports nothing of ours' },
  ...games.map((game) => ({
    folder: `rules/${game}`,
    may: ['@arbitre/kernel'],
    why: 'a rulebook stands on the kernel alone; rulebooks are strangers to one another',
  })),
  {
    folder: 'players',
    may: ['@arbitre/kernel'],
    why: 'players know no game by name: what they know of one is its brain',
  },
  {
    folder: 'referee',
    may: ['@arbitre/kernel', '@arbitre/players', ...games.map((game) => `@arbitre/${game}`)],
    why: 'the referee knows the games, not the applications',
  },
  {
    folder: 'apps/protocol',
    may: ['@arbitre/kernel'],
    why: 'the table and the server share only the types of their messages',
  },
];

// Node's and the browser's own names do not even compile there: the core is built with neither types.
const PURE = ['kernel', 'rules', 'players', 'referee'];
const IMPURE = [
  [/\bMath\.random\b/, 'chance is a parameter: ask the Chance you were given'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'the core reads no clock'],
];
const FLOATING = [/\bMath\.(sqrt|hypot|atan2|sin|cos|tan|PI)\b|1e-\d|EPSILON/, 'geometry is done in whole numbers'];

const problems = [];

for (const file of sources(['kernel', 'rules', 'players', 'referee', 'apps'], /\.tsx?$/)) {
  const isTest = /\.test\.tsx?$/.test(file);
  const layer = LAYERS.find(({ folder }) => file.startsWith(`${folder}/`));
  const text = readFileSync(`${root}/${file}`, 'utf8');
  text.split('\n').forEach((line, index) => {
    const where = `${file}:${index + 1}`;
    const imported = /from '(@arbitre\/[a-z0-9-]+)/.exec(line)?.[1];
    if (layer && imported && !layer.may.includes(imported))
      problems.push(`${where}: imports ${imported}, but ${layer.why}`);
    if (layer && /from '(\.\.\/)+(kernel|rules|players|referee|apps)\//.test(line)) {
      problems.push(`${where}: reaches into another package by path; import it by name`);
    }
    if (isTest || !PURE.some((pure) => file.startsWith(`${pure}/`)) || /^\s*(\*|\/\/)/.test(line)) return;
    const rules = /^(referee|players)\//.test(file) ? IMPURE : [...IMPURE, FLOATING];
    for (const [pattern, why] of rules) if (pattern.test(line)) problems.push(`${where}: ${line.trim()} — ${why}`);
  });
}

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'layers: every import points down, the core is pure' : `layers: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
