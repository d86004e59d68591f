import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from '@arbitre/kernel';
import type { NewTableRequest } from '@arbitre/protocol';
import type { Bot } from '../bot/bot.ts';
import { no } from '../table/judge.ts';
import type { Read } from '../table/opening-thread.ts';
import type { Asked, Said } from './messages.ts';
import { stepBack } from './step-back.ts';

/** Built code is run in processes, also when the source is tested: Node 20 runs no TypeScript. */
const PROCESS = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/back-room/back-room-process.js' : './back-room-process.js',
    import.meta.url,
  ),
);

/** Processes that a question is put to before it is given up: one that dies may have died of another question. */
const TRIES = 2;

interface Waiting {
  readonly asked: Asked;
  readonly hear: (said: Said) => void;
  /** There will be no answer: `stopping`, or it was asked in vain. */
  readonly give: (up: 'stopping' | 'too-large') => void;
  tries: number;
}

/**
 * A process of its own for what may take long: bots think there and uploaded files are read there. A thread of the serving process would share its memory
 * and so its locks, and whoever lets the others go first may be interrupted while holding one. It is there from the start, since starting one takes the serving thread ten milliseconds; it lets
 * everyone go first, and when it dies another is started for what it owed.
 */
export class BackRoom {
  readonly #games: readonly string[];
  readonly #died: (how: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #process: ChildProcess | null;
  #last = 0;

  /** `games`: those that uploaded files may be of. `died`: the process ended by itself, which it never should. */
  constructor(games: readonly string[], died: (how: string) => void) {
    this.#games = games;
    this.#died = died;
    this.#process = this.#start();
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Chooses for a game that ships with Arbitre. */
  readonly choose: Bot = (_game, job, progress = () => {}) => {
    const id = ++this.#last;
    const command = new Promise<Command | null>((answer) =>
      this.#ask({
        asked: { id, what: 'choose', job },
        hear: (said) => {
          if ('progress' in said) return progress(said.progress);
          this.#waiting.delete(id);
          answer('command' in said ? said.command : null);
        },
        give: () => answer(null),
        tries: 0,
      }),
    );
    return { command, cancel: () => this.#cancel(id) };
  };

  /** Reads and judges an uploaded file. */
  read(request: NewTableRequest): Promise<Read> {
    const id = ++this.#last;
    return new Promise((answer) =>
      this.#ask({
        asked: { id, what: 'read', request },
        hear: (said) => {
          this.#waiting.delete(id);
          answer('read' in said ? said.read : no('internal'));
        },
        give: (up) => answer(no(up)),
        tries: 0,
      }),
    );
  }

  async close(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { give } of waiting) give('stopping');
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.ref();
    child.kill('SIGKILL'); // it keeps nothing
    await gone;
  }

  #ask(question: Waiting): void {
    this.#waiting.set(question.asked.id, question);
    this.#put(question);
  }

  #put(question: Waiting): void {
    question.tries++;
    this.#process ??= this.#start();
    this.#process.send(question.asked, () => {}); // if it is gone, `exit` says so
  }

  /** Nobody wants to know any more; it is answered all the same, soon. */
  #cancel(id: number): void {
    if (this.#waiting.has(id)) this.#process?.send({ id, what: 'cancel' } satisfies Asked, () => {});
  }

  #start(): ChildProcess {
    const { NODE_OPTIONS: _, ...env } = process.env; // flags of whoever started us are not for it
    const child = fork(PROCESS, [...this.#games], { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (child.pid !== undefined) stepBack(child.pid); // before it has started a thread: those have the priority of whoever starts them
    child.unref(); // it keeps nobody awake
    child.channel?.unref();
    child.on('message', (said: Said) => this.#waiting.get(said.id)?.hear(said)); // our own process
    child.on('error', (problem) => this.#lose(child, problem.message)); // it could not be started, or not be spoken to
    child.once('exit', (code, signal) => this.#lose(child, `${signal ?? code}`));
    return child;
  }

  /** The process has died: another one is asked what it was asked, but nothing for ever. */
  #lose(child: ChildProcess, how: string): void {
    if (child !== this.#process) return;
    this.#process = null;
    child.kill('SIGKILL');
    this.#died(how);
    for (const [id, question] of this.#waiting) {
      if (question.tries < TRIES) this.#put(question);
      else {
        this.#waiting.delete(id);
        question.give('too-large');
      }
    }
  }
}
