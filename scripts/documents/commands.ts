import type { Block } from './blocks.ts';

/** A command of a page, and what the page says it prints (null where it says nothing of it). */
export interface Command {
  readonly typed: string;
  readonly printed: readonly string[] | null;
}

/** The commands of a block: each line of `sh`; in a `console`, each line after a `$`, with what is printed below it. */
export function commandsOf({ language, code }: Pick<Block, 'language' | 'code'>): readonly Command[] {
  const lines = code.replace(/\n$/, '').split('\n');
  if (language === 'sh')
    return lines
      .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
      .filter((line) => line !== '')
      .map((typed) => ({ typed, printed: null }));
  const commands: { typed: string; printed: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('$ ')) commands.push({ typed: line.slice(2), printed: [] });
    else commands.at(-1)?.printed.push(line);
  }
  return commands;
}

/** Is this what was promised? A line `…` stands for any lines, `…` within a line for any words. */
export function agrees(promised: readonly string[], printed: readonly string[]): boolean {
  const pattern = promised.map((line) => (line === '…' ? '[^]*' : line.split('…').map(literal).join('.*'))).join('\n');
  return new RegExp(`^${pattern}$`).test(printed.join('\n'));
}

/** Figures that change when players learn or rules are mended: how an answer begins, its numbers aside. */
export function beginsAlike(promised: readonly string[], printed: readonly string[]): boolean {
  const shape = (lines: readonly string[]) => lines.slice(0, 2).map((line) => line.replaceAll(/\d+/g, '0'));
  return promised.length > 1 && shape(promised).join('\n') === shape(printed).join('\n');
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What is run by somebody else, and by whom. Everything else that a page shows is run here. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^npm ci( && npm (start|test))?$/, '.ci/run, on a clean clone; scripts/start.mjs by apps/cli/src/start.test.ts'],
  [/^npm (start|test)$/, '.ci/run; apps/cli/src/start.test.ts'],
  [
    /^npm (init|pkg|install)\b|npm pack --workspaces|^cd .* && npm install/,
    'scripts/packages.test.ts, from tarballs in an empty folder',
  ],
  [/^npx tsc$|^node dist\/main\.js$/, 'scripts/packages.test.ts, as the page that shows it says'],
  [/^npm run (rules|bench|docs)\b/, 'scripts/check.mjs'],
  [/^npx vitest\b/, 'this run'],
  [/^(SCREENSHOTS=\w+ )?npm run (screenshots|films)\b/, 'whoever changes what is seen: half an hour of pictures'],
  [/^((systemctl|chown|git) [^&]*(&& )?)+$/, 'the machine of whoever operates a server'],
];

export function runElsewhere(typed: string): boolean {
  return ELSEWHERE.some(([pattern]) => pattern.test(typed));
}

/** A command that is long as it is written, with fewer games and quick players; as it is written where there is time. */
export function small(typed: string): string {
  if (!/\b(match|simulate)\b/.test(typed)) return typed;
  const quick = typed
    .replaceAll(/--(pairs|games) \d+/g, '--$1 1')
    .replaceAll(/\b(captain|master|greedy)\b(?=[\s*/]|$)/g, 'soldier')
    .replace(/\bsoldier[*/]\S+/g, 'soldier');
  return /--(pairs|games)/.test(quick)
    ? quick
    : quick.replace(/$/, / match /.test(quick) ? ' --pairs 1' : ' --games 1');
}
