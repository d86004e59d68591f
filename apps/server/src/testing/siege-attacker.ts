import { get, request } from 'node:http';
import { evolveTable, newTable, type TableRecord } from '@arbitre/protocol';
import { WebSocket } from 'ws';
import { type AttackName, ATTACKS } from './attacks.ts';
import { largeScenario } from './large-scenario.ts';
import { stepBack } from '../back-room/step-back.ts';
import type { LongTable } from './long-table.ts';

/** The process of a siege in which one address attacks. */
if (process.env.STEP_BACK) stepBack(0, 19); // an attacker has a machine of its own: where the others are not ahead of it anyway, it lets them go first

/** What the siege asks for. */
export interface Ordered {
  /** The server to attack, and the long tables in it. */
  readonly url: string;
  readonly tables: { readonly open: LongTable; readonly hidden: LongTable };
  readonly attack: AttackName;
  /** Which slice of it. */
  readonly round: number;
  readonly milliseconds: number;
}

/** The attacker's network, another for each slice of an attack: limits by address bite nobody else, and none has used up what the next may. */
let network = '127.0.60';
let attacker = `${network}.1`;

type Attack = (until: number) => Promise<number>;
type Server = Pick<Ordered, 'url'>;

process.on('message', ({ url, tables, attack, round, milliseconds }: Ordered) => {
  network = `127.${1 + round}.${60 + ATTACKS.indexOf(attack)}`;
  attacker = `${network}.1`;
  const act = attacksOn({ url }, tables.open, tables.hidden)[attack];
  void act(performance.now() + milliseconds).then((done) => process.send?.(done));
});
process.on('disconnect', () => process.exit(1)); // whoever started us is gone

function attacksOn(server: Server, open: LongTable, hidden: LongTable): Readonly<Record<AttackName, Attack>> {
  return {
    'undo on a long table': (end) => playAndUndo(server, open, end),
    'joins of a long table': (end) => joins(server, open, end, true),
    'joins of a long table that hides things': (end) => joins(server, hidden, end, true),
    'game files of a long table': (end) =>
      repeat(end, 4, () => download(server, `/api/tables/${open.table}/file`, open.watch)),
    '40 sockets that read nothing': (end) => joins(server, open, end, false),
    'the lobby, full of large boards': async (end) => {
      for (let table = 0; table < 5; table++) await createLarge(server, true);
      return repeat(end, 4, () => download(server, '/api/lobby'));
    },
    'large scenarios opened': (end) => repeat(end, 2, () => createLarge(server, false)),
    '90 sockets on one seat, all talking': (end) => talk(server, open, end),
    'fifty tables where only computers play': (end) => computers(server, end),
  };
}

/** Does something again and again, so many at once; how often. */
async function repeat(end: number, atOnce: number, act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      await act();
      count++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return count;
}

/** A socket of the attacker's at a table, who has its records up to `since`. */
async function attackerSocket(
  server: Server,
  table: string,
  token: string,
  since = 0,
  hear: (data: Buffer) => void = () => {},
): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { localAddress: attacker });
  socket.on('error', () => {});
  socket.on('message', hear);
  // Refused at the door (429) is an answer too: `once` of node:events would throw the error that comes with it.
  await new Promise<void>((resolve) => {
    socket.once('open', () => resolve());
    socket.once('close', () => resolve());
  });
  if (socket.readyState === WebSocket.OPEN)
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, table, token, since }));
  return socket;
}

/** Comes, reads the whole story or nothing of it, and comes again. */
async function joins(server: Server, { table, watch }: LongTable, end: number, reads: boolean): Promise<number> {
  let count = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const socket = await attackerSocket(server, table, watch);
      if (!reads) socket.pause();
      count++;
      let seq = '';
      const last = new Promise<void>((resolve) => {
        socket.on('message', (data: Buffer) => {
          if (seq === '')
            seq = `{"seq":${/"seq":(\d+)/.exec(data.toString())?.[1]},`; // of the welcome
          else if (data.includes(seq)) resolve();
        });
      });
      const over = new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now())));
      const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
      await Promise.race([reads ? last : over, over, closed]);
      socket.terminate();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all(Array.from({ length: reads ? 4 : 40 }, one));
  return count;
}

/** Someone who holds both seats plays a move and takes it back, as often as they may. They know the story so far: they come for the undo. */
async function playAndUndo(server: Server, { table, keys, records }: LongTable, end: number): Promise<number> {
  const since = records - 4; // the last move is told again: it says how many there were
  let now = newTable(['red', 'blue']);
  let answered = (): void => {};
  const sit = (seat: 'red' | 'blue'): Promise<WebSocket> =>
    attackerSocket(server, table, keys[seat], since, (data) => {
      const { t, records: told = [] } = JSON.parse(data.toString()) as { t: string; records?: TableRecord[] }; // the server's own
      if (seat === 'red') for (const record of told) now = evolveTable(now, record.seq, record);
      if (t === 'refused' || (seat === 'red' && t === 'records')) answered();
    });
  const sockets = { red: await sit('red'), blue: await sit('blue') };
  const slice = Date.now().toString(36);
  let asked = 0;
  const ask = async (socket: WebSocket, message: object): Promise<void> => {
    const told = new Promise<void>((resolve) => {
      answered = resolve;
    });
    socket.send(JSON.stringify({ id: `${slice}-${asked++}`, ...message }));
    await Promise.race([told, past(end)]);
  };
  let count = 0;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { entries, proposal, tip } = now;
    if (entries === 0) continue; // not told yet
    const [mover, other] = entries % 2 === 0 ? [sockets.red, sockets.blue] : [sockets.blue, sockets.red];
    if (proposal !== null) await ask(other, { t: 'answer', asked: proposal.seq, agree: true });
    else await ask(mover, { t: 'play', after: tip, command: { do: 'pass' } });
    if (now.entries !== entries + 1) continue; // refused, or asked of the other
    await ask(mover, { t: 'undo', after: now.tip, to: entries });
    if (now.entries === entries) count++;
  }
  for (const socket of Object.values(sockets)) socket.terminate();
  return count;
}

function past(end: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), Math.max(0, end - performance.now())).unref());
}

async function talk(server: Server, { table, keys }: LongTable, end: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: 90 }, () => attackerSocket(server, table, keys.red)));
  let said = 0;
  while (performance.now() < end) {
    for (const [index, socket] of sockets.entries())
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ t: 'say', id: `talk-${index}-${said++}`.padEnd(8, '-'), text: 'x'.repeat(400) }));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  for (const socket of sockets) socket.terminate();
  return said;
}

/** Reads an answer to its end, from the attacker's address. */
function download(server: Server, path: string, token = ''): Promise<number> {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve) => {
    const asked = get(`${server.url}${path}`, { localAddress: attacker, headers }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
  });
}

/** Tables where the computer plays every seat of a game that ships, each with someone who watches; how many moves were seen. */
async function computers(server: Server, end: number): Promise<number> {
  let moves = 0;
  const sockets: WebSocket[] = [];
  for (let index = 0; index < 50; index++) {
    const from = `${network}.${1 + (index % 5)}`; // five households
    const seats = ['blue', 'red'].map((seat) => [seat, { level: 1, character: 'plain' }]);
    const body = JSON.stringify({
      from: { kind: 'shipped', id: 'thucidide/the-village-on-the-road' },
      bots: Object.fromEntries(seats) as Readonly<Record<string, unknown>>,
    });
    const made = JSON.parse(await post(server, body, from)) as { table?: string; watch?: string }; // the server's own
    if (made.table === undefined) throw new Error(`a table of computers was not opened: ${JSON.stringify(made)}`);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { localAddress: from });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => {
      if (data.includes('"kind":"played"')) moves++;
    });
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: made.table, token: made.watch })),
    );
    sockets.push(socket);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now())));
  for (const socket of sockets) socket.terminate();
  return moves;
}

async function createLarge(server: Server, listed: boolean): Promise<void> {
  const text = largeScenario(10);
  await post(server, JSON.stringify({ from: { kind: 'scenario', text }, listed }), attacker);
}

/** Asks for a table, from an address; what the server says. */
function post(server: Server, body: string, localAddress: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(`${server.url}/api/tables`, { method: 'POST', localAddress, headers }, (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
      answer.on('close', () => resolve(said));
    });
    asked.on('error', () => resolve('{}'));
    asked.end(body);
  });
}
