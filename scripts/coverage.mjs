// `npm run rules`: every rule of every book, the code that cites it and the tests that prove it. A test proves a rule when
// its title names it and it passed in this run. A rule with no code, no test, or no file of its own room citing it fails the run.
// usage: node scripts/coverage.mjs [--quiet] [--results FILE]     (without FILE the tests of rules/ are run first)
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { root, sources } from './sources.mjs';

const quiet = process.argv.includes('--quiet');
const given = process.argv.indexOf('--results');
const results = given > 0 ? process.argv[given + 1] : `${root}/.arbitre/rules.json`;

/** The books; and in which room of its folder each topic of a book lives (`pf.diag.2` in `walking/`), as its RULES.md says. */
const BOOKS = [
  {
    folder: 'rules/donjon-d10',
    prefix: 'dx',
    rooms: {
      movement: 'move dir',
      squares: 'effect web',
      hero: 'stat hp skill',
      combat: 'roll win damage crit fumble cha',
    },
  },
  {
    folder: 'rules/pathfinder',
    prefix: 'pf',
    rooms: {
      space: 'geom grid space',
      walking: 'mode types speed special enc cost diag terrain hazard narrow uneven slope object',
      sharing: 'through prone sizes',
      speeds: 'burrow climb fly swim',
      falling: 'fall fallon fallobj forced',
      reactions: 'trigger',
      defence: 'flank cover screen',
    },
  },
  {
    folder: 'rules/thucidide',
    prefix: 'th',
    rooms: { movement: 'phase cap prec road mounted offtable reinf' },
  },
  {
    folder: 'rules/attention-donjon',
    prefix: 'ad',
    rooms: {
      space: 'space',
      movement: 'move step react',
      push: 'push',
      initiative: 'round prep init multi joker',
      turn: 'turn wait act group',
      effect: 'effect',
    },
  },
];

/** The room of a rule of the book; null for companion rules, whose room is a matter of taste. */
function roomOf(rooms, id) {
  const topic = id.split('.')[1];
  return Object.keys(rooms).find((room) => rooms[room].split(' ').includes(topic)) ?? null;
}

if (given < 0) {
  mkdirSync(`${root}/.arbitre`, { recursive: true });
  const run = spawnSync('npx', ['vitest', 'run', 'rules', '--reporter=json', `--outputFile=${results}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
}
const report = JSON.parse(readFileSync(results, 'utf8'));
const tests = report.testResults.flatMap((file) =>
  file.assertionResults.map(({ fullName, status }) => ({ fullName, status, file: file.name.slice(root.length + 1) })),
);

/** Ids of a text: `dx.move.1`, `th.cap.leader.flight`, `pf.x.strike`. */
function idsIn(text, prefix) {
  return new Set(text.match(new RegExp(`\\b${prefix}\\.[a-z][a-z0-9]*(?:\\.[a-z0-9]+)+\\b`, 'g')) ?? []);
}

let orphans = 0;
let strays = 0;
for (const { folder, prefix, rooms } of BOOKS) {
  const files = sources([`${folder}/src`], /\.ts$/);
  const book = files.filter((file) => file.includes('/rulebook'));
  const rules = [
    ...new Set(
      book.flatMap((file) =>
        [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^\s*'([a-z]+\.[a-z0-9.]+)': ?(?:\{|[a-z]+\()/gm)].map(
          ([, id]) => id,
        ),
      ),
    ),
  ];
  const citing = new Map();
  for (const file of files.filter((name) => !book.includes(name) && !name.endsWith('.test.ts'))) {
    for (const id of idsIn(readFileSync(`${root}/${file}`, 'utf8'), prefix)) {
      citing.set(id, [...(citing.get(id) ?? []), file.slice(folder.length + 5)]);
    }
  }
  const proving = new Map();
  for (const { fullName, status } of tests.filter(({ file }) => file.startsWith(folder))) {
    for (const id of idsIn(fullName, prefix)) {
      if (status === 'passed') proving.set(id, (proving.get(id) ?? 0) + 1);
    }
  }
  const missing = rules.filter((id) => !citing.has(id) || !proving.has(id));
  orphans += missing.length;
  const homeless = rules.filter((id) => {
    const room = roomOf(rooms, id);
    return room !== null && !(citing.get(id) ?? []).some((file) => file.startsWith(`${room}/`));
  });
  strays += homeless.length;
  const ours = rules.filter((id) => id.startsWith(`${prefix}.x.`));
  if (!quiet) {
    for (const id of rules) {
      const code = citing.get(id)?.join(', ') ?? '— no code';
      const count = proving.get(id) ?? 0;
      console.log(`${id.padEnd(22)} ${`${count} test${count === 1 ? '' : 's'}`.padStart(9)}  ${code}`);
    }
  }
  const covered = (list) => list.filter((id) => !missing.includes(id)).length;
  const source = rules.filter((id) => !ours.includes(id));
  console.log(
    `${folder}: ${covered(source)} of ${source.length} rules of the book, ${covered(ours)} of ${ours.length} companion rules, in code and proven`,
  );
  for (const id of homeless) console.log(`  ${id}: no file of ${folder}/src/${roomOf(rooms, id)}/ cites it`);
  for (const id of missing)
    console.log(
      `  ${id}: ${citing.has(id) ? '' : 'no code cites it'}${citing.has(id) || proving.has(id) ? '' : ', '}${proving.has(id) ? '' : 'no passing test names it'}`,
    );
}
console.log(orphans === 0 ? 'rules: no orphan' : `rules: ${orphans} orphans`);
console.log(
  strays === 0 ? 'rules: each is cited in its own room' : `rules: ${strays} are cited by no file of their own room`,
);
process.exit(orphans + strays === 0 ? 0 : 1);
