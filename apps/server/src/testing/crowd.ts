import { auditCommitted, brokenLink, type Entry, type Header } from '@arbitre/kernel';
import { HttpClient, TableClient } from '@arbitre/protocol';
import { WebSocket } from 'ws';
import { connect, cupsScenario, type Made, openTable, takeSeat, until } from './table.ts';

/** A move that a player was told is committed. */
interface Acknowledged {
  readonly seat: string;
  readonly seq: number;
  readonly hash: string;
}

interface CrowdTable {
  readonly made: Made;
  readonly players: Readonly<Record<'red' | 'blue', TableClient>>;
  readonly keys: Readonly<Record<'red' | 'blue', string>>;
  readonly acknowledged: Acknowledged[];
  playing: Promise<void>;
}

/** What checking a crowd's tables found. Anything in `wrong` is a broken promise. */
export interface Checked {
  readonly tables: number;
  readonly acknowledged: number;
  readonly entries: number;
  readonly wrong: readonly string[];
}

const COMMANDS = ['roll', 'roll', 'show', 'show', 'peek', 'pass'];

/**
 * Tables of two that play without pause, through whatever happens to their servers, and remember each move they were told
 * is committed. `address` says where a socket should be opened now, and may change its mind at each attempt.
 */
export class Crowd {
  readonly tables: CrowdTable[] = [];
  readonly #address: (seat: string) => string;
  #stopped = false;

  constructor(address: (seat: string) => string) {
    this.#address = address;
  }

  async open(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const base = this.#address('red');
      const made = await openTable(base, {
        from: { kind: 'scenario', text: cupsScenario({ target: 1_000_000, rounds: 1_000_000 }) },
      });
      const keys = { red: await takeSeat(base, made, 'red'), blue: await takeSeat(base, made, 'blue') };
      const players = { red: this.#client(made, keys.red, 'red'), blue: this.#client(made, keys.blue, 'blue') };
      const table: CrowdTable = { made, players, keys, acknowledged: [], playing: Promise.resolve() };
      table.playing = Promise.all([this.#play(table, 'red'), this.#play(table, 'blue')]).then(() => {});
      this.tables.push(table);
    }
  }

  get acknowledged(): number {
    return this.tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Everyone is connected. */
  async together(): Promise<void> {
    await until(
      () => this.tables.every(({ players }) => players.red.status.is === 'open' && players.blue.status.is === 'open'),
      'everyone to be back',
      60_000,
    );
  }

  /** Ends the play, each player's last move answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.tables.map(({ playing }) => playing));
  }

  close(): void {
    this.#stopped = true;
    for (const { players } of this.tables) {
      players.red.close();
      players.blue.close();
    }
  }

  /** Compares what players were told with what a newcomer finds, resigns each game, and recomputes its hashes and dice. */
  async check(): Promise<Checked> {
    const wrong: string[] = [];
    let entries = 0;
    for (const table of this.tables) {
      const base = this.#address('red');
      const newcomer = await connect(base, table.made.table, table.made.watch);
      const { red, blue } = table.players;
      const told = (): number => Math.max(red.table.seq, blue.table.seq); // on another server one may hear of it a moment later
      await until(() => newcomer.table.seq >= told(), 'the newcomer to hear everything');
      entries += newcomer.entries.length;
      wrong.push(...compare(table, newcomer));
      newcomer.close();
      const resigned = await table.players.blue.resign();
      if (!resigned.ok) wrong.push(`could not resign: ${resigned.refusal.code}`);
      await until(() => table.players.blue.table.phase === 'over', 'the end');
      wrong.push(...(await audit(this.#address('red'), table)));
    }
    return { tables: this.tables.length, acknowledged: this.acknowledged, entries, wrong };
  }

  #client({ table }: Made, token: string, seat: string): TableClient {
    return new TableClient({
      base: this.#address(seat),
      table,
      token,
      platform: {
        openSocket: (asked) =>
          new WebSocket(`${this.#address(seat).replace('http', 'ws')}/api/socket${new URL(asked).search}`),
        after(milliseconds, act) {
          const timer = setTimeout(act, milliseconds / 10); // come back sooner than people would
          return () => clearTimeout(timer);
        },
      },
    });
  }

  /** One seat plays whenever it is its turn. Turns alternate, so the number of entries says whose it is. */
  async #play({ players, acknowledged }: CrowdTable, seat: 'red' | 'blue'): Promise<void> {
    const client = players[seat];
    const parity = seat === 'red' ? 0 : 1;
    for (let move = 0; !this.#stopped; ) {
      if (client.table.phase !== 'playing' || client.entries.length % 2 !== parity) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const reply = await client.play({ do: COMMANDS[move++ % COMMANDS.length] ?? 'pass' });
      if (!reply.ok) continue; // an empty cup, or a moment that has passed: choose again
      await until(() => client.table.seq >= reply.seq, 'the record of an acknowledged move');
      const entry = client.entries.findLast((known) => known.seat === seat);
      acknowledged.push({ seat, seq: reply.seq, hash: entry?.hash ?? 'none' });
    }
  }
}

/** Every acknowledged move is there, once, and no move is there that its player was not told of. */
function compare({ acknowledged, made }: CrowdTable, newcomer: TableClient): readonly string[] {
  const hashes = newcomer.entries.map(({ hash }) => hash);
  const wrong = acknowledged
    .filter(({ hash }) => !hashes.includes(hash))
    .map(({ seat, seq }) => `${made.table}: move ${seq} of ${seat} was acknowledged and is not there`);
  if (new Set(acknowledged.map(({ seq }) => seq)).size !== acknowledged.length)
    wrong.push(`${made.table}: a record was acknowledged twice`);
  if (acknowledged.length !== hashes.length)
    wrong.push(`${made.table}: ${acknowledged.length} moves acknowledged, ${hashes.length} in the log`);
  return wrong;
}

async function audit(base: string, { made, keys }: CrowdTable): Promise<readonly string[]> {
  const file = await new HttpClient(base).call('file', { table: made.table, token: keys.red });
  if (!file.ok) return [`${made.table}: no game file: ${file.error.code}`];
  const { header, entries, secret } = file.value as unknown as { header: Header; entries: Entry[]; secret: string }; // as the server saves it
  const broken = brokenLink(header, entries);
  const dice = auditCommitted({ header, entries }, secret);
  return [
    ...(broken === null ? [] : [`${made.table}: the chain of hashes breaks at ${broken}`]),
    ...(dice.kind === 'match' ? [] : [`${made.table}: the dice are not those of the secret: ${dice.kind}`]),
  ];
}
