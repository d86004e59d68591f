import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { spawnServer } from './spawned-server.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const README = readFileSync(at('../../../protocol/README.md'), 'utf8');
const EXAMPLES = [...README.matchAll(/```ts\n(.*?)```/gs)].map(([, example = '']) => example);

/** Strict as everything here; `ws` stands in for the socket that Node has from version 22. */
const CONFIG = {
  extends: at('../../../../tsconfig.base.json'),
  compilerOptions: { composite: false, declaration: false, declarationMap: false, types: ['node'] },
  files: ['example.ts'],
};
const SOCKET = "import { WebSocket } from 'ws';\nglobalThis.WebSocket ??= WebSocket;\n";

test.each(EXAMPLES)("an example of the protocol's README compiles and prints what it says: %#", async (example) => {
  mkdirSync(at('../../.arbitre'), { recursive: true }); // inside the package, whose dependencies it needs
  const folder = mkdtempSync(at('../../.arbitre/example-'));
  const server = await spawnServer({ ARBITRE_DATA: join(folder, 'data'), SHIPPED_GAMES: '1' });
  try {
    writeFileSync(join(folder, 'example.ts'), example.replace('http://127.0.0.1:4310', server.url));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    writeFileSync(join(folder, 'socket.mjs'), SOCKET);
    const run = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(run(TSC, '-p', '.')).toBe('');
    const promised = [...example.matchAll(/^\/\/> (.*\n)/gm)].map(([, line = '']) => line);
    expect(promised).not.toEqual([]);
    expect(run('--import', './socket.mjs', 'example.js')).toBe(promised.join(''));
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
});
