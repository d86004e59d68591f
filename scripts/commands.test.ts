import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BLOCKS, type Block, PAGES } from './documents/blocks.ts';
import { agrees, beginsAlike, type Command, commandsOf, runElsewhere, small } from './documents/commands.ts';
import { Sandbox } from './documents/sandbox.ts';
import { root } from './sources.mjs';

declare const ARBITRE_DIAL: number;

/** Commands are run as they are written at night; otherwise what is long is run with few games. */
const AT_LENGTH = ARBITRE_DIAL >= 10;
/** `ARBITRE_UPDATE=1`: what commands print is written into the pages instead of being compared. */
const UPDATE = process.env['ARBITRE_UPDATE'] === '1';

const isShell = ({ language }: Block) => language === 'sh' || language === 'console';
const shown = PAGES.filter((page) => BLOCKS.some((block) => block.page === page && isShell(block)));

describe.concurrent.each(shown)('the commands of %s', (page) => {
  test('run, and print what the page says', async () => {
    const sandbox = new Sandbox();
    try {
      if (page === 'docs/operating.md') await sandbox.openTables(16);
      let text = readFileSync(`${root}/${page}`, 'utf8');
      for (const block of BLOCKS.filter((one) => one.page === page)) {
        keepFiles(block, text, sandbox);
        if (!isShell(block)) continue;
        const commands: Command[] = [];
        for (const command of commandsOf(block)) commands.push(await checked(command, block, sandbox));
        if (UPDATE && block.language === 'console') text = text.replace(block.code, written(commands));
      }
      if (UPDATE) writeFileSync(`${root}/${page}`, text);
    } finally {
      sandbox.remove();
    }
  });
});

/** Runs a command; answers with what it printed. */
async function checked(command: Command, { page, line, language, info }: Block, sandbox: Sandbox): Promise<Command> {
  if (runElsewhere(command.typed)) return command;
  const typed = language === 'console' || AT_LENGTH ? command.typed : small(command.typed);
  const { code, out } = await sandbox.run(typed);
  expect(code, `${page}:${line} $ ${typed}\n${out}`).toBeOneOf(
    /^arbitre|^npm run arbitre/.test(typed) && language === 'console' ? [0, 1, 2] : [0, 1],
  );
  if (command.printed === null) return command;
  const printed = out
    .split('\n')
    .map((one) => one.trimEnd().replaceAll(sandbox.folder, '.'))
    .join('\n')
    .trimEnd();
  const lines = printed === '' ? [] : printed.split('\n');
  if (agrees(command.printed, lines)) return command;
  if (!UPDATE && info === 'figures' && beginsAlike(command.printed, lines)) return command;
  if (!UPDATE) expect(lines, `${page}:${line} $ ${typed}`).toEqual(command.printed);
  return { ...command, printed: lines };
}

function written(commands: readonly Command[]): string {
  return commands.map(({ typed, printed }) => [`$ ${typed}`, ...(printed ?? [])].join('\n')).join('\n') + '\n';
}

/** “Save it as `ridge.yaml`”: the block before that sentence is there for the commands after it. */
function keepFiles({ code, line }: Block, text: string, sandbox: Sandbox): void {
  const after = text
    .split('\n')
    .slice(line - 1 + code.split('\n').length, line + 3 + code.split('\n').length)
    .join(' ');
  const [, name] = /Save it as `([\w.-]+)`/.exec(after) ?? [];
  if (name !== undefined) sandbox.write(name, code);
}

describe('the words that judge commands', () => {
  test('a console tells commands from what they print', () => {
    const code = '$ one\nprinted\n\n$ two\n';
    expect(commandsOf({ language: 'console', code })).toEqual([
      { typed: 'one', printed: ['printed', ''] },
      { typed: 'two', printed: [] },
    ]);
  });

  test('an ellipsis stands for what differs from run to run', () => {
    expect(agrees(['a … c', '…', 'end'], ['a b c', 'x', 'y', 'end'])).toBe(true);
    expect(agrees(['a … c'], ['a b d'])).toBe(false);
    expect(agrees(['(1)'], ['1'])).toBe(false);
  });

  test('figures may differ, not what they are figures of', () => {
    expect(beginsAlike(['The ridge', '40 games', 'Red 21'], ['The ridge', '39 games', 'Blue 7'])).toBe(true);
    expect(beginsAlike(['The ridge', '40 games'], ['The ford', '40 games'])).toBe(false);
    expect(beginsAlike([], [])).toBe(false);
  });

  test('a long command has a short form', () => {
    expect(small('arbitre match captain greedy x.yaml --pairs 12 --seed 1')).toBe(
      'arbitre match soldier soldier x.yaml --pairs 1 --seed 1',
    );
    expect(small('arbitre rules captain')).toBe('arbitre rules captain');
  });
});
