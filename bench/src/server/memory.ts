import { type LoadTable, serve } from './contestant.ts';
import { inGroups } from './load.ts';
import { oursBare } from './ours-bare.ts';

/** Bytes that a server keeps for one table. */
export interface TableMemory {
  /** With two people connected and `moves` moves played. */
  readonly awake: number;
  /** After they have left and the server has let it sleep. */
  readonly sleeping: number;
}

export async function memoryPerTable(tables: number, moves: number): Promise<TableMemory> {
  const contestant = oursBare('SQLite', { SLEEP_AFTER: '0' });
  const server = await serve(contestant);
  try {
    await close(await batch()); // what a server grows to once is there before we count
    const empty = await server.inUse();
    const opened = await batch();
    const awake = await server.inUse();
    await close(opened);
    const sleeping = await server.inUse();
    return { awake: (awake - empty) / tables, sleeping: (sleeping - empty) / tables };
  } finally {
    await server.stop();
  }

  async function batch(): Promise<readonly LoadTable[]> {
    const opened: LoadTable[] = [];
    await inGroups(tables, async () => void opened.push(await playedTable()));
    return opened;
  }

  async function close(opened: readonly LoadTable[]): Promise<void> {
    for (const table of opened) table.close();
    await asleep(server.port);
  }

  async function playedTable(): Promise<LoadTable> {
    const table = await contestant.open(server.port, 0);
    for (let move = 0; move < moves; move++) await table.move();
    return table;
  }
}

async function asleep(port: number): Promise<void> {
  for (;;) {
    const { tables, connections } = (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as {
      tables: number;
      connections: number;
    }; // our own server's
    if (tables === 0 && connections === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
