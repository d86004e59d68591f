import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, fold, type Game } from '@arbitre/kernel';
import type { ServerMessage } from '@arbitre/protocol';
import { loadGames } from '@arbitre/referee/core';
import { WebSocket } from 'ws';
import type { Contestant, LoadTable } from './contestant.ts';
import { openTable, oursWithCups, TOY } from './ours.ts';

/** A table of ours played over bare sockets: the one who waits only counts, nobody checks schemas. */
class BareTable {
  tip = 0;
  over = false;
  state: unknown = null;
  mover = 0;
  readonly heard: number[] = [];
  readonly seats: readonly string[];
  readonly #game: Game | null;
  readonly #sockets: WebSocket[] = [];
  #told: () => void = () => {};
  /** The request that waits for its answer. */
  #asked = '';
  #moves = 0;

  private constructor(game: Game | null, seats: readonly string[]) {
    this.#game = game;
    this.seats = seats;
  }

  static async open(port: number, scenario: string, game: Game | null): Promise<BareTable> {
    const { table, seats, tokens } = await openTable(port, scenario);
    const opened = new BareTable(game, seats);
    for (const token of tokens) await opened.#join(port, table, token);
    return opened;
  }

  play(command: Command, by: number): Promise<void> {
    this.mover = by;
    this.#asked = `load-${this.#moves++}`.padEnd(8, '-');
    this.#sockets[by]?.send(JSON.stringify({ t: 'play', id: this.#asked, after: this.tip, command }));
    return new Promise((resolve) => {
      this.#told = resolve;
    });
  }

  /** Moves heard by everyone, once everyone has heard the last. */
  async allHeard(): Promise<number> {
    while (new Set(this.heard).size > 1) await new Promise((resolve) => setTimeout(resolve, 1));
    return this.heard[0] ?? 0;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #join(port: number, table: string, token: string): Promise<void> {
    const index = this.#sockets.length;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
    this.#sockets.push(socket);
    this.heard.push(0);
    await once(socket, 'open');
    const began = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (this.tip > 0 && index !== this.mover && this.heard.length > 1) this.#count(index, data);
        else this.#read(index, JSON.parse(data.toString()) as ServerMessage, resolve); // our own server's
      });
    });
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, table, token }));
    await (index === 0 ? began : once(socket, 'message'));
  }

  #count(index: number, data: Buffer): void {
    if (data.includes('"played"')) this.heard[index] = (this.heard[index] ?? 0) + 1;
  }

  #read(index: number, message: ServerMessage, began: () => void): void {
    if (message.t === 'welcome') this.state ??= message.opening;
    if (message.t === 'refused') throw new Error(`the load was refused: ${JSON.stringify(message.refusal)}`);
    if (message.t !== 'records') return;
    for (const record of message.records) {
      if (record.kind === 'ended') this.over = true;
      if (record.kind === 'began') {
        this.tip = record.seq;
        began();
      }
      if (record.kind !== 'played') continue;
      this.heard[index] = (this.heard[index] ?? 0) + 1;
      this.tip = record.seq;
      if (this.#game !== null) this.state = fold(this.#game, this.state, record.entry.facts);
      if (record.id === this.#asked) this.#told(); // not the move before, which this one may hear of late
    }
  }
}

/** The toy, without the weight of our clients. */
export function oursBare(database: string, environment: Readonly<Record<string, string>> = {}): Contestant {
  return {
    ...oursWithCups(database, environment),
    async open(port): Promise<LoadTable> {
      const table = await BareTable.open(port, TOY, null);
      let moves = 0;
      return {
        move: () => table.play({ do: 'roll' }, moves++ % 2),
        heard: () => Math.min(...table.heard),
        close: () => table.close(),
      };
    },
  };
}

/** A shipped scenario, random legal commands chosen by the real engine in the clients; a game that is over is begun again. */
export async function oursWith(id: string, database: string): Promise<Contestant> {
  const name = id.split('/')[0] ?? '';
  const game = (await loadGames([name])).get(name);
  if (game === undefined) throw new Error(`no game for the scenario ${id}`);
  const scenario = readFileSync(fileURLToPath(new URL(`../../../scenarios/${id}.yaml`, import.meta.url)), 'utf8');
  return {
    name: `Arbitre, ${database}, ${game.id}`,
    does: 'real game: the same, random legal commands',
    module: 'ours-process',
    environment: { GAMES: game.id },
    async open(port, index): Promise<LoadTable> {
      let table = await BareTable.open(port, scenario, game);
      let before = 0;
      let moves = index;
      let next: { command: Command; by: number } | null = null;
      return {
        async prepare() {
          next = chooseMove(game, table, moves++);
          while (next === null) {
            before += await table.allHeard();
            table.close();
            table = await BareTable.open(port, scenario, game);
            next = chooseMove(game, table, moves++);
          }
        },
        move: () => (next === null ? Promise.resolve() : table.play(next.command, next.by)),
        heard: () => before + Math.min(...table.heard),
        close: () => table.close(),
      };
    },
  };
}

/** A legal command of whoever's turn it is; null when the game is over. */
function chooseMove(game: Game, { state, seats }: BareTable, moves: number): { command: Command; by: number } | null {
  const seat = game.awaiting(state)?.seats[0];
  if (seat === undefined) return null;
  const offers = game.offers(state, seat);
  const offer = offers[(moves * 7919) % offers.length];
  return offer === undefined ? null : { command: offer.command, by: seats.indexOf(seat) };
}
