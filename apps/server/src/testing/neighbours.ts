import { once } from 'node:events';
import { WebSocket } from 'ws';
import { openTable, takeSeat } from './table.ts';

/** Milliseconds between the moves of a table, at least and at most: well within what a seat may ask by default, however fast the server is. */
const PAUSE = { least: 35, most: 65 };

/** Milliseconds after which a move counts as lost. */
const LOST = 30_000;

/** Ordinary people: each table plays a move every so often, and notes how long it took. */
export class Neighbours {
  readonly #url: string;
  readonly #sockets: WebSocket[] = [];
  #latencies: number[] = [];
  #playing = true;
  #tables: Promise<void>[] = [];
  lost = 0;
  refused = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async open(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const text = 'game: saucers\ntarget: 1000000\nrounds: 1000000\n';
      const made = await openTable(this.#url, { from: { kind: 'scenario', text } });
      const keys = [await takeSeat(this.#url, made, 'red'), await takeSeat(this.#url, made, 'blue')];
      const sockets = [];
      for (const key of keys) {
        const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`);
        socket.on('close', () => {
          if (this.#playing) this.lost++;
        });
        await once(socket, 'open');
        socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token: key }));
        sockets.push(socket);
      }
      this.#sockets.push(...sockets);
      this.#tables.push(this.#play(sockets));
    }
  }

  /** What was measured since it was last asked: milliseconds from a move to its acknowledgement. */
  measured(): readonly number[] {
    return this.#latencies.splice(0);
  }

  async stop(): Promise<void> {
    this.#playing = false;
    for (const socket of this.#sockets) socket.terminate();
    await Promise.all(this.#tables);
  }

  async #play(sockets: readonly WebSocket[]): Promise<void> {
    let tip = 3;
    let acknowledged: (() => void) | null = null;
    let asked = '';
    for (const socket of sockets)
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as {
          t: string;
          records?: { kind: string; seq: number; id?: string }[];
        }; // the server's own
        for (const { kind, seq, id } of message.records ?? []) {
          if (kind === 'played' || kind === 'began') tip = Math.max(tip, seq);
          if (id === asked) acknowledged?.(); // not the move before, which the other one may hear of late
        }
        if (message.t === 'refused') this.refused++;
      });
    for (let move = 0; this.#playing; move++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE.least + ((move * 7919) % (PAUSE.most - PAUSE.least))));
      const start = performance.now();
      const done = new Promise<void>((resolve) => {
        acknowledged = resolve;
      });
      asked = `calm-${move}`.padEnd(8, '-');
      sockets[move % 2]?.send(JSON.stringify({ t: 'play', id: asked, after: tip, command: { do: 'pass' } }));
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, LOST).unref())]);
      this.#latencies.push(performance.now() - start);
    }
  }
}
