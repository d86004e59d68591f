import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { donjonD10 } from '@arbitre/donjon-d10';
import { play } from '@arbitre/kernel';
import { diceAfter, loadScenario, orThrow, registryOf, saveMatch, startMatch } from '@arbitre/referee/core';
import { root } from '../sources.mjs';

/** A game of some moves, for pages that speak of `game.json`. */
function savedGame(): string {
  const scenario = orThrow(loadScenario('{game: donjon-d10, class: thief, dungeon: 3}', registryOf(donjonD10)));
  const { game } = scenario;
  let match = startMatch(scenario, { kind: 'seeded', seed: 4 }, 'en');
  for (let turn = 0; turn < 14; turn++) {
    const [first] = game.offers(match.state, 'hero');
    const dice = diceAfter(match);
    if (first === undefined || dice === null) break;
    const played = play(game, match, 'hero', first.command, dice);
    if ('match' in played) match = played.match;
  }
  return saveMatch(match);
}

/** Where the commands of a page are run: a folder of their own, with the files that pages speak of. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'arbitre-documents-'));
  readonly #tables: string[] = [];

  constructor() {
    const bin = join(this.folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'arbitre'), `#!/bin/sh\nexec "${process.execPath}" "${root}/apps/cli/dist/main.js" "$@"\n`);
    chmodSync(join(bin, 'arbitre'), 0o755);
    for (const shared of ['scenarios', 'docs', 'examples', 'conformance', 'node_modules'])
      symlinkSync(join(root, shared), join(this.folder, shared));
    for (const made of ['backup', 'data']) mkdirSync(join(this.folder, made));
    this.write('position.yaml', readFileSync(join(root, 'scenarios/donjon-d10/positions/wall-hit.yaml'), 'utf8'));
    this.write('game.json', savedGame());
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** As it is typed, but in this folder, on a free port, with tables that are there. */
  here(typed: string): string {
    return typed
      .replace(/^npm run arbitre -- /, 'arbitre ')
      .replaceAll(/(systemctl|chown) [^&]*&& /g, '') // the machine's own
      .replaceAll('/var/lib/arbitre', join(this.folder, 'data'))
      .replaceAll('/backup/', `${join(this.folder, 'backup')}/`)
      .replaceAll('$(date +%F)', '2026-11-16') // the day on which the page restores what it kept
      .replaceAll(/\bayTOjvLu\b/g, () => this.#tables.shift()?.slice(0, 8) ?? 'ayTOjvLu');
  }

  /** Runs a command to its end. A server is stopped once it serves; whoever plays leaves at once. */
  async run(typed: string): Promise<{ readonly code: number; readonly out: string }> {
    const command = this.here(typed);
    if (/^arbitre serve\b/.test(command)) return this.#serve(command, () => Promise.resolve());
    return new Promise((done, failed) => {
      const child = spawn('sh', ['-c', command], { cwd: this.folder, env: this.#env(), stdio: 'pipe' });
      let out = '';
      child.stdout.on('data', (part: Buffer) => (out += part.toString()));
      child.stderr.on('data', (part: Buffer) => (out += part.toString()));
      child.on('error', failed);
      child.on('close', (code) => done({ code: code ?? -1, out }));
      child.stdin.on('error', () => undefined); // it may end without having read
      child.stdin.end('quit\n');
    });
  }

  /** Opens tables on the server's data, for the commands of whoever operates it. */
  async openTables(count: number): Promise<void> {
    await this.#serve('arbitre serve', async (address) => {
      for (let made = 0; made < count; made++) {
        const answer = await fetch(`${address}/api/tables`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ from: { kind: 'shipped', id: 'thucidide/the-bridge-and-the-fords' } }),
        });
        const { table } = (await answer.json()) as { table: string }; // as `created` in the protocol says
        this.#tables.push(table);
      }
    });
  }

  async #serve(command: string, use: (address: string) => Promise<void>): Promise<{ code: number; out: string }> {
    const [, ...words] = command.replace(/--port \d+/, '').split(/\s+/);
    const args = [`${root}/apps/cli/dist/main.js`, ...words.filter(Boolean), '--port', '0', '--log', 'info'];
    const child = spawn(process.execPath, args, { cwd: this.folder, env: this.#env(), stdio: 'pipe' });
    let out = '';
    const ended = new Promise<number>((done) => child.on('close', (code) => done(code ?? -1)));
    const address = new Promise<string>((found, failed) => {
      const hear = (part: Buffer) => {
        out += part.toString();
        const [port] = /(?<=http:\/\/(?:127\.0\.0\.1|0\.0\.0\.0|localhost):)\d+/.exec(out) ?? [];
        if (port !== undefined) found(`http://127.0.0.1:${port}`);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => failed(new Error(`it ended before it served:\n${out}`)));
    });
    try {
      await use(await address);
    } finally {
      child.kill('SIGTERM');
    }
    return { code: await ended, out };
  }

  #env(): NodeJS.ProcessEnv {
    return {
      PATH: `${join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      HOME: this.folder,
      ARBITRE_DATA: join(this.folder, 'data'),
      LANG: 'en',
      NO_COLOR: '1',
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
