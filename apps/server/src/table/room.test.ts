import { type ClientRequest, newTable, type Role, type ServerMessage } from '@arbitre/protocol';
import { registryOf } from '@arbitre/referee/core';
import { describe, expect, test } from 'vitest';
import { botHere } from '../bot/bot.ts';
import type { Committed, GroupCommit } from '../store/group-commit.ts';
import type { Row } from '../store/store.ts';
import { cups } from '../testing/cups.ts';
import { cupsScenario } from '../testing/table.ts';
import type { Viewer } from './audience.ts';
import { judge } from './judge.ts';
import { newTableOf } from './opening.ts';
import { type Answered, Room } from './room.ts';
import { openTable } from './rooms.ts';
import { toRow } from './stored-record.ts';

/** A room over a log in the test's hands: the test decides when a commit is done, and what another server appends. */
function roomOf(game: typeof cups = cups) {
  const made = newTableOf(
    { from: { kind: 'scenario', text: cupsScenario() } },
    { games: registryOf(game), scenarios: new Map() },
    1,
  );
  if (!made.ok) throw new Error(made.refusal.code);
  const opened = openTable(made.row, registryOf(game));
  if (opened === null) throw new Error('the table does not open');
  const log: Row[] = ['red', 'blue'].map((seat, index) =>
    toRow(made.row.id, {
      seq: index + 1,
      at: 1,
      body: { kind: 'seat', seat, holder: 'person', name: seat, standIn: false, nonce: '11'.repeat(16), key: null },
    }),
  );
  const waiting: { row: Row; done: Committed }[] = [];
  const trouble: string[] = [];
  const room: Room = new Room(opened, newTable(opened.info.seats), JSON.parse(made.row.locks) as Room['locks'], log, {
    commit: { append: (row: Row, done: Committed) => waiting.push({ row, done }) } as unknown as GroupCommit, // all that a room asks of it
    load: async (_table, since) => log.filter(({ seq }) => seq > since),
    present: () => {},
    began: () => {},
    failed: (_table, problem) => {
      trouble.push(`failed: ${String(problem)}`);
      room.close(1012);
    },
    puzzled: (_table, problem) => trouble.push(`puzzled: ${String(problem)}`),
    now: () => 1,
    bot: botHere,
    botDelay: 0,
  });
  /** Commits what waits, as the primary key would have it. */
  const commit = (): void => {
    for (const { row, done } of waiting.splice(0)) {
      const free = log.every(({ seq }) => seq !== row.seq);
      if (free) log.push(row);
      done(free);
    }
  };
  return { room, log, waiting, trouble, commit };
}

class Ear implements Viewer {
  readonly heard: ServerMessage[] = [];
  closed: number | null = null;
  readonly role: Role;
  constructor(seat: string) {
    this.role = { as: 'seat', seat };
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage); // the room's own
  }
  catchUp(text: string): void {
    this.send(text);
  }
  close(code: number): void {
    this.closed = code;
  }
  get records(): number[] {
    return this.heard.flatMap((message) => (message.t === 'records' ? message.records.map(({ seq }) => seq) : []));
  }
}

function ask(room: Room, seat: string, request: ClientRequest): Answered[] {
  const answers: Answered[] = [];
  room.submit({
    request: { author: seat, id: request.id },
    judge: (now) => judge(now, { as: 'seat', seat }, request),
    answer: (answered) => answers.push(answered),
  });
  return answers;
}

const play = (id: string, after: number, what = 'pass'): ClientRequest => ({
  t: 'play',
  id,
  after,
  command: { do: what },
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Begun, with both seats listening. */
function begun(game?: typeof cups) {
  const table = roomOf(game);
  const ears = { red: new Ear('red'), blue: new Ear('blue') };
  table.room.join(ears.red, 0);
  table.room.join(ears.blue, 0);
  table.commit();
  return { ...table, ears };
}

test('nobody is told anything before it is committed', () => {
  const { room, commit, ears } = begun();
  const answers = ask(room, 'red', play('request-1', 3));
  expect([answers, ears.red.records, ears.blue.records]).toEqual([[], [1, 2, 3], [1, 2, 3]]);
  commit();
  expect([answers, ears.blue.records]).toEqual([[{ ok: true, seq: 4 }], [1, 2, 3, 4]]);
});

test('requests that come while one is committed wait their turn', () => {
  const { room, waiting, commit } = begun();
  const first = ask(room, 'red', play('request-1', 3));
  const second = ask(room, 'blue', play('request-2', 3));
  expect(waiting.length).toBe(1);
  commit();
  expect(first).toEqual([{ ok: true, seq: 4 }]);
  expect(second).toMatchObject([{ ok: false, refusal: { code: 'stale', tip: 4 } }]);
});

describe('another server appended first', () => {
  test('what it appended is told here, and the request is judged again', async () => {
    const { room, log, commit, ears } = begun();
    const said = toRow(room.info.table, { seq: 4, at: 1, body: { kind: 'said', from: 'blue', text: 'hello' } });
    log.push(said);
    const answers = ask(room, 'red', play('request-1', 3));
    commit(); // beaten to record 4
    await settled();
    expect(answers).toEqual([]);
    commit();
    expect(answers).toEqual([{ ok: true, seq: 5 }]); // talk does not make a move stale
    expect(ears.blue.records).toEqual([1, 2, 3, 4, 5]);
  });
  test('whoever must know the latest waits until it is here, word of it or not', async () => {
    const { room, log, commit, ears } = begun();
    const answers = ask(room, 'red', play('request-1', 3));
    const current = room.upToDate(); // behind the move that is being committed
    log.push(toRow(room.info.table, { seq: 5, at: 1, body: { kind: 'resigned', seat: 'blue' } }));
    commit();
    await current;
    expect([answers, room.table.seats.blue?.resigned]).toEqual([[{ ok: true, seq: 4 }], true]);
    expect(ears.red.records).toEqual([1, 2, 3, 4, 5]);
  });
  test('the same request, carried out there, is not carried out again', async () => {
    const elsewhere = begun();
    ask(elsewhere.room, 'red', play('request-1', 3));
    const { room, log, waiting, commit } = begun();
    const row = elsewhere.waiting[0]?.row;
    if (row === undefined) throw new Error('nothing was appended elsewhere');
    log.push(row);
    const answers = ask(room, 'red', play('request-1', 3));
    commit();
    await settled();
    expect(answers).toEqual([{ ok: true, seq: 4, before: true }]);
    expect(waiting.length).toBe(0);
  });
});

describe('trouble stays in its room', () => {
  test('a commit of which nobody knows: everyone is sent away to come back', () => {
    const { room, waiting, trouble, ears } = begun();
    const answers = ask(room, 'red', play('request-1', 3));
    waiting[0]?.done(new Error('the connection broke'));
    expect(trouble).toEqual(['failed: Error: the connection broke']);
    expect([ears.red.closed, ears.blue.closed]).toEqual([1012, 1012]);
    expect(answers).toMatchObject([{ ok: false, refusal: { code: 'internal' } }]);
  });
  test('a rule that throws: nothing is played, the table goes on', () => {
    const broken = {
      ...cups,
      decide: (...asked: Parameters<typeof cups.decide>) =>
        asked[2].do === 'roll' ? explode() : cups.decide(...asked),
    };
    const { room, trouble, commit } = begun(broken);
    expect(ask(room, 'red', play('request-1', 3, 'roll'))).toMatchObject([
      { ok: false, refusal: { code: 'internal' } },
    ]);
    expect(trouble.length).toBe(1);
    const answers = ask(room, 'red', play('request-2', 3));
    commit();
    expect(answers).toEqual([{ ok: true, seq: 4 }]);
  });
  test('a view that throws: the room is dropped, and the commit of other rooms goes on', () => {
    const { room, trouble, commit } = begun({ ...cups, redact: () => explode() });
    ask(room, 'red', play('request-1', 3));
    expect(commit).not.toThrow();
    expect(trouble.length).toBe(1);
  });
});

function explode(): never {
  throw new Error('a rule has a bug');
}

test('a rule that throws while a bot looks at the table is told to us alone, and the table goes on', async () => {
  let broken = false;
  const view: typeof cups.view = (state, seat) => {
    if (broken) throw new Error('a rule threw');
    return cups.view(state, seat);
  };
  const { room, commit, trouble } = begun({ ...cups, view });
  broken = true;
  room.submit({
    judge: () => ({ ok: true, body: { kind: 'seat', seat: 'red', holder: 'bot', name: '', standIn: false } }),
  });
  commit();
  await new Promise((resolve) => setImmediate(resolve));
  expect(trouble).toEqual(['puzzled: Error: a rule threw']);
  const answers = ask(room, 'red', play('request-1', 3));
  commit();
  expect(answers).toMatchObject([{ ok: true }]);
});
