import { Worker } from 'node:worker_threads';
import type { Row, Run } from './games.ts';

/** Built code is run in threads, also when the source is tested: Node 20 runs no TypeScript there. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/lab/worker.js' : './worker.js', import.meta.url);

/** Plays the games of those numbers on so many threads; rows come as games end, in any order. */
export async function playOnThreads(
  run: Run,
  numbers: readonly number[],
  threads: number,
  tell: (row: Row) => void,
): Promise<void> {
  let next = 0;
  const workers = Array.from(
    { length: Math.min(threads, numbers.length) },
    () => new Worker(WORKER, { workerData: run, execArgv: [] }),
  );
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((done, failed) => {
            const give = () => {
              const n = numbers[next++];
              if (n === undefined) done();
              else worker.postMessage(n);
            };
            worker.on('message', (row: Row) => {
              tell(row);
              give();
            });
            worker.on('error', failed);
            give();
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
