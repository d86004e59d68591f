import { once } from 'node:events';
import { fold } from '@arbitre/kernel';
import type { NewTableRequest, TableClient, TableListener } from '@arbitre/protocol';
import { WebSocket } from 'ws';
import { cups, type CupsFact, type CupsState } from './cups.ts';
import { connect, type Made, twoPlayers, until } from './table.ts';

/** People at the tables of one server; they all leave together. */
export class Guests {
  readonly #url: string;
  readonly #clients: TableClient[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async players(asked: Partial<NewTableRequest> = {}): ReturnType<typeof twoPlayers> {
    const both = await twoPlayers(this.#url, asked);
    this.#clients.push(both.red, both.blue);
    return both;
  }

  async sit(made: Made, token: string, listener: TableListener = {}): Promise<TableClient> {
    const client = await connect(this.#url, made.table, token, listener);
    this.#clients.push(client);
    return client;
  }

  /** Every word that is said to a token's holder. */
  async listen(made: Made, token: string): Promise<readonly string[]> {
    const heard: string[] = [];
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`);
    socket.on('message', (text: Buffer) => heard.push(text.toString()));
    await once(socket, 'open');
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token }));
    await until(() => heard.length > 1, 'the records so far');
    return heard;
  }

  leave(): void {
    for (const client of this.#clients.splice(0)) client.close();
  }
}

/** What a client makes of what it was told. */
export function stateOf(client: TableClient): CupsState {
  const facts = client.entries.flatMap((entry) => entry.facts as unknown as CupsFact[]); // the toy's own facts
  return fold(cups, client.opening as CupsState, facts);
}

/** Plays a game of cups to its end, the same command by both in the same turn. */
export async function playAll(red: TableClient, blue: TableClient, command: (turn: number) => string): Promise<void> {
  for (let turn = 0; red.table.phase === 'playing'; turn++) {
    const mover = stateOf(red).turn === 'red' ? red : blue;
    await mover.play({ do: command(turn) });
    await bothTold(red, blue);
    if (cups.outcome(stateOf(red)) !== null)
      await until(() => red.table.phase === 'over' && blue.table.phase === 'over', 'the end');
  }
}

export function bothTold(client: TableClient, other: TableClient): Promise<void> {
  return until(() => client.table.seq === other.table.seq, 'both to be told');
}
