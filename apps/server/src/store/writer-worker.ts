import { parentPort, workerData } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { openWriting } from './sqlite.ts';
import type { Row } from './store.ts';
import type { Asked, Told } from './writer.ts';

/** The thread that writes: one question after the other, each answered once the disk has it. */
const writing = openWriting(workerData as string); // by `Writer`

function answer({ ask }: Asked): readonly boolean[] | number | null {
  switch (ask.what) {
    case 'append': {
      const added = writing.append(rowsOf(ask.cells));
      return added.includes(false) ? added : null;
    }
    case 'write':
      writing.write(ask.queries);
      return null;
    case 'others-wrote':
      return writing.othersWrote();
  }
}

/** Rows that were sent as one list: game, seq, at, body, game… */
function rowsOf(cells: readonly (string | number)[]): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < cells.length; at += 4) {
    const [game, seq, when, body] = cells.slice(at, at + 4) as [string, number, number, string]; // as `Writer` sends them
    rows.push({ game, seq, at: when, body });
  }
  return rows;
}

parentPort?.on('message', (asked: Asked | 'close') => {
  if (asked === 'close') {
    writing.close();
    return parentPort?.close();
  }
  let told: Told;
  try {
    told = { id: asked.id, value: answer(asked) };
  } catch (problem) {
    told = { id: asked.id, problem: String(problem) };
  }
  parentPort?.postMessage(told);
});

export type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;
