import { HttpClient, TableClient } from '@arbitre/protocol';
import { WebSocket } from 'ws';
import type { Contestant, LoadTable } from './contestant.ts';
import { Turns } from './turns.ts';

/** The toy, without an end. */
export const TOY = 'game: cups\ntarget: 1000000\nrounds: 1000000\n';

/** A table with everyone seated: its address, its seats, and the token of each client. A game for one is watched. */
export interface Opened {
  readonly table: string;
  readonly seats: readonly string[];
  readonly tokens: readonly string[];
}

export async function openTable(port: number, scenario: string): Promise<Opened> {
  const http = new HttpClient(`http://127.0.0.1:${port}`);
  const made = await http.call('create', { body: { from: { kind: 'scenario', text: scenario } } });
  if (!made.ok) throw new Error(made.error.code);
  const { table, seats, watch } = made.value;
  const tokens: string[] = [];
  for (const { seat, invitation } of seats) {
    const taken = await http.take(table, seat, seat, invitation);
    if (!taken.ok) throw new Error(taken.error.code);
    tokens.push(taken.value.key);
  }
  return {
    table,
    seats: seats.map(({ seat }) => seat),
    tokens: tokens.length === 1 ? [...tokens, watch] : tokens,
  };
}

/** Our server with the toy game, two clients of ours at each table: schemas checked, the log kept, as in the page. */
export function oursWithCups(database: string, environment: Readonly<Record<string, string>> = {}): Contestant {
  return {
    name: `Arbitre, ${database}`,
    does: 'toy game: schema, rule, committed die, hash, facts redacted for each seat, durable',
    module: 'ours-process',
    environment,
    async open(port): Promise<LoadTable> {
      const { table, tokens } = await openTable(port, TOY);
      const turns = new Turns();
      const base = `http://127.0.0.1:${port}`;
      const platform = { openSocket: (url: string) => new WebSocket(url) };
      const clients = tokens.map((token, seat) => {
        const recorded = ({ kind }: { readonly kind: string }): void => {
          if (kind === 'played') turns.hears(seat);
        };
        return new TableClient({ base, table, token, platform, recorded });
      });
      while (clients.some((client) => client.table.phase !== 'playing')) await new Promise((go) => setTimeout(go, 2));
      return {
        prepare: () => turns.ready(),
        move: () => turns.play((seat) => void clients[seat]?.play({ do: 'roll' })),
        heard: () => turns.heard,
        close: () => clients.forEach((client) => client.close()),
      };
    },
  };
}
