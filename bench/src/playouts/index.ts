import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { donjonD10 } from '@arbitre/donjon-d10';
import { PLAYERS, type PlayerId, type Question, type Timed } from './runner.ts';

/** Random runs of the D10 dungeon through our whole contract and through boardgame.io; prints a table. */
export async function benchPlayouts(quick: boolean): Promise<void> {
  const ours = new Racer('ours', quick ? 1_000 : 10_000);
  const theirs = [new Racer('boardgame', quick ? 5 : 30), new Racer('boardgamePlain', quick ? 20 : 100)];
  const racers = [ours, ...theirs];
  const checked = quick ? 10 : 100;
  const ends = await ours.ends(checked);
  for (const other of theirs) {
    const differs = (await other.ends(checked)).findIndex((end, index) => end !== ends[index]);
    if (differs >= 0) throw new Error(`seed ${differs + 1} ends differently on ${other.name}`);
  }

  const rounds = quick ? 3 : 11;
  for (let round = 0; round < rounds; round++) for (const racer of racers) await racer.run(round);
  for (const racer of racers) await racer.stop();

  console.log(`Random playouts of the D10 dungeon (${donjonD10.version}) on two drawn floors: no floor is generated.`);
  console.log(
    `boardgame.io ${versionOf('boardgame.io')}, immer ${versionOf('immer')}; medians of ${rounds} rounds, taking turns, each in its own thread.`,
  );
  console.log('| through | runs a round | commands a run | commands/s | ours × |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const racer of racers) {
    const cells = [
      racer.name,
      whole(racer.runs),
      racer.perRun.toFixed(1),
      whole(racer.rate),
      (ours.rate / racer.rate).toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  for (const { name, note } of Object.values(PLAYERS)) console.log(`- ${name}: ${note}`);
  console.log(`The first ${checked} seeds were played by all: same commands, same final states.`);
}

/** A player at work in its thread, timed round after round, every round with seeds of its own. */
class Racer {
  readonly runs: number;
  readonly name: string;
  readonly #worker: Worker;
  readonly #rounds: Timed[] = [];

  constructor(player: PlayerId, runs: number) {
    this.name = PLAYERS[player].name;
    this.runs = runs;
    this.#worker = new Worker(new URL('./runner.js', import.meta.url), { workerData: { player } });
  }

  async ends(seeds: number): Promise<readonly string[]> {
    return (await this.#ask({ ask: 'ends', seeds })) as readonly string[]; // what runner.ts answers to `ends`
  }

  async run(round: number): Promise<void> {
    const answer = await this.#ask({ ask: 'time', first: 1 + round * this.runs, runs: this.runs });
    this.#rounds.push(answer as Timed); // what runner.ts answers to `time`
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  get rate(): number {
    return median(this.#rounds.map(({ commands, milliseconds }) => (commands / milliseconds) * 1000));
  }

  get perRun(): number {
    return this.#rounds.reduce((sum, { commands }) => sum + commands, 0) / (this.#rounds.length * this.runs);
  }

  async #ask(question: Question): Promise<unknown> {
    this.#worker.postMessage(question, []);
    const [answer] = (await once(this.#worker, 'message')) as [unknown];
    return answer;
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** Not every package lets its description be imported, so it is looked for where the package would be. */
function versionOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file));
  return found === undefined ? '?' : (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version; // every package has one
}
