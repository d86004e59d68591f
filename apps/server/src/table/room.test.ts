import { type ClientRequest, type Role, type ServerMessage } from '@arbitre/protocol';
import { registryOf } from '@arbitre/referee/core';
import { fold } from '@arbitre/kernel';
import { describe, expect, test } from 'vitest';
import { botHere } from '../bot/bot.ts';
import type { Committed, GroupCommit } from '../store/group-commit.ts';
import type { Row } from '../store/store.ts';
import { cups, type CupsFact } from '../testing/cups.ts';
import { cupsScenario, until } from '../testing/table.ts';
import { Frame } from '../frame.ts';
import { Damaged } from './damaged.ts';
import type { Viewer } from './reader.ts';
import { judge } from './judge.ts';
import { newTableOf, prepare } from './opening.ts';
import { Openings } from './openings.ts';
import { type Answered, Room, type RoomHost, type RoomLimits } from './room.ts';
import { openTable } from './rooms.ts';
import { atOnce, Slices } from '../slices.ts';
import { fromRow, toRow } from './stored-record.ts';

/** A room over a log in the test's hands: the test decides when a commit is done, and what another server appends. */
function roomOf(game: typeof cups = cups, asked: { absence?: number } = {}, limits: Partial<RoomLimits> = {}) {
  const library = { games: registryOf(game), scenarios: new Map() };
  const prepared = prepare(
    { from: { kind: 'scenario', text: cupsScenario({ target: 1_000_000, rounds: 1_000_000 }) } },
    library,
  );
  if (!prepared.ok) throw new Error(prepared.refusal.code);
  const made = newTableOf(prepared, asked, 1);
  const columns = { phase: 'gathering' as const, open: null, ended: null, seen: null, game: null, seats: null };
  const row = { ...columns, opener: null, webhook: null, epoch: 0, ...made.row };
  const opened = openTable(row, new Openings(registryOf(game)));
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
  const clock = { now: 1 };
  const noted: object[] = [];
  const host: RoomHost = {
    commit: { append: (row: Row, done: Committed) => waiting.push({ row, done }) } as unknown as GroupCommit, // all that a room asks of it
    slices: new Slices(),
    limits: { records: 1_000_000, rate: 1e6, burst: 1e6, talk: 1e6, ...limits },
    alone: true,
    load: async (_table, since) => log.filter(({ seq }) => seq > since),
    present: () => {},
    noted: (_table, columns) => noted.push(columns),
    turn: () => {},
    damaged: () => {},
    forked: () => trouble.push('forked'),
    failed: (_table, problem) => {
      trouble.push(`failed: ${String(problem)}`);
      room.close(1012);
    },
    puzzled: (_table, problem) => trouble.push(`puzzled: ${String(problem)}`),
    now: () => clock.now,
    bot: botHere,
    botDelay: 0,
  };
  const room: Room = new Room(opened, host);
  atOnce(room.replay(log));
  room.ready();
  /** Commits what waits, as the primary key would have it. */
  const commit = (): void => {
    for (const { row, done } of waiting.splice(0)) {
      const free = log.every(({ seq }) => seq !== row.seq);
      if (free) log.push(row);
      done(free);
    }
  };
  return { room, opened, host, log, waiting, trouble, commit, clock, noted };
}

class Ear implements Viewer {
  readonly heard: ServerMessage[] = [];
  closed: number | null = null;
  readonly role: Role;
  constructor(seat: string) {
    this.role = { as: 'seat', seat };
  }
  readonly hungry = true;
  send(message: string | Frame): void {
    this.heard.push(JSON.parse(message.toString()) as ServerMessage); // the room's own
  }
  sendLong(parts: readonly Buffer[]): void {
    this.send(new Frame(parts));
  }
  whenHungry(act: () => void): void {
    setImmediate(act);
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
    author: seat,
    id: request.id,
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
    const { room, log, waiting, commit } = begun();
    const said: ClientRequest = { t: 'say', id: 'request-1', text: 'hello' };
    const body = { kind: 'said', from: 'red', text: 'hello' } as const;
    log.push(toRow(room.info.table, { seq: 4, at: 1, id: 'request-1', body }));
    const answers = ask(room, 'red', said);
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

describe('a long table', () => {
  /** A game that counts how often a fact is applied, begun, with so many moves played. */
  async function long(moves: number, limits: Partial<RoomLimits> = {}) {
    let evolved = 0;
    const counting = {
      ...cups,
      evolve: (...asked: Parameters<typeof cups.evolve>) => (evolved++, cups.evolve(...asked)),
    };
    const table = roomOf(counting, {}, limits);
    const host = new Ear('blue');
    table.room.join(host, 0);
    table.commit();
    table.room.leave(host);
    for (let move = 0; move < moves; move++) {
      ask(table.room, move % 2 === 0 ? 'red' : 'blue', play(`request-${move}`, table.room.table.tip));
      table.commit();
    }
    const since = (): number => {
      const count = evolved;
      evolved = 0;
      return count;
    };
    since();
    return { ...table, since };
  }
  const undo = (id: string, after: number, to: number): ClientRequest => ({ t: 'undo', id, after, to });

  test('an undo folds about what it takes back, however long the game is', async () => {
    const { room, commit, since, log } = await long(3000);
    ask(room, 'red', undo('undo-0001', room.table.tip, 2999)); // blue’s move: it is asked for
    commit();
    ask(room, 'blue', { t: 'answer', id: 'answer-1', asked: room.table.seq, agree: true });
    commit();
    commit(); // what both agreed to
    expect(room.table.entries).toBe(2999);
    expect(since()).toBeLessThan(100);
    const naive = cupsAfter(log, 2999);
    expect(room.state).toEqual(naive);
  });
  test('an undo far back leaves the very game that was there, and others have their turn meanwhile', async () => {
    const { room, commit, log } = await long(3000);
    ask(room, 'red', undo('undo-0001', room.table.tip, 1234));
    commit();
    ask(room, 'blue', { t: 'answer', id: 'answer-1', asked: room.table.seq, agree: true });
    commit();
    commit();
    await until(() => room.table.entries === 1234, 'the undo');
    expect(room.state).toEqual(cupsAfter(log, 1234));
    const answers = ask(room, 'red', play('request-x', room.table.tip));
    commit();
    expect(answers).toMatchObject([{ ok: true }]);
  });
  test('whoever comes when their story is written costs no rule a thing', async () => {
    const { room, since } = await long(1000);
    const [first, second] = [new Ear('red'), new Ear('red')];
    room.join(first, 0);
    await until(() => first.records.length === 1003, 'the story');
    since();
    room.join(second, 0);
    await until(() => second.records.length === 1003, 'the same story');
    expect(since()).toBe(0);
    expect(second.records).toEqual(first.records);
  });
  test('it is full at its limit, and talk before the game: it can still be resigned', async () => {
    const { room, commit } = await long(10, { records: 30 });
    const say = (id: string) => ask(room, 'red', { t: 'say', id, text: 'la' });
    let last: Answered[] = [];
    for (let word = 0; word < 20; word++) {
      last = say(`say-${word}-xxxx`);
      commit();
    }
    expect(last).toMatchObject([{ ok: false, refusal: { code: 'table-full' } }]);
    expect(room.table.seq).toBeLessThan(30);
    for (let move = 0; move < 10; move++) {
      last = ask(room, move % 2 === 0 ? 'red' : 'blue', play(`more-${move}-xxx`, room.table.tip));
      commit();
    }
    expect(last).toMatchObject([{ ok: false, refusal: { code: 'table-full' } }]);
    const resigned = ask(room, 'red', { t: 'resign', id: 'resign-xx' });
    commit();
    expect(resigned).toMatchObject([{ ok: true }]);
  });
  test('a seat asks and talks so much, whatever its windows', () => {
    const { room } = roomOf(cups, {}, { rate: 1, burst: 30, talk: 1 });
    const may = (what: ClientRequest['t'], times: number, author = 'red') =>
      Array.from({ length: times }, () => room.mayAsk(author, what, performance.now())).filter(Boolean).length;
    expect(may('say', 25)).toBe(20);
    expect(may('play', 50)).toBe(5);
    expect(may('play', 50, 'blue')).toBe(30);
  });
});

/** The toy's state after so many entries of a log, folded from the start. */
function cupsAfter(log: readonly Row[], entries: number): unknown {
  const played = log.flatMap((row) => {
    const { body } = fromRow(row);
    return body.kind === 'played' ? [body.entry] : [];
  });
  const opened = cups.setup({ target: 1_000_000, rounds: 1_000_000 }, { target: 'first' });
  if (!opened.ok) throw new Error('the toy does not open');
  return played.slice(0, entries).reduce((state, { facts }) => fold(cups, state, facts as CupsFact[]), opened.value);
}

describe('absence', () => {
  test('counts from the waking, unless the table was put to sleep in order', () => {
    const { room, clock } = roomOf(cups, { absence: 1 });
    clock.now += 30_000;
    expect(room.isAbsent('red')).toBe(false); // its last record is of long ago, but who knows who was there since
    clock.now += 31_000;
    expect(room.isAbsent('red')).toBe(true);
    const ear = new Ear('red');
    room.join(ear, 0);
    expect([room.isAbsent('red'), room.awayFor('red')]).toEqual([false, 0]);
    room.leave(ear);
    clock.now += 59_000;
    expect(room.isAbsent('red')).toBe(false);
  });
  test('goes on over a sleep: when each was last seen is written down, and gone when someone comes', () => {
    const { room, clock } = roomOf(cups, { absence: 1 });
    clock.now = 50_000;
    expect(room.lastSeen()).toEqual({ red: 1, blue: 1 });
    expect(roomOf(cups).room.lastSeen()).toBeNull(); // where nobody stands in, nobody is counted
  });
});

test('whoever holds records that this log does not have starts afresh, and is told why', () => {
  const { room, trouble } = begun();
  const welcome = (since: number, at?: number): unknown => {
    const ear = new Ear('red');
    room.join(ear, since, at);
    return ear.heard.find(({ t }) => t === 'welcome');
  };
  expect(welcome(2, 1)).toMatchObject({ since: 2 });
  expect(welcome(2, 1)).not.toHaveProperty('restored');
  expect(trouble).toEqual([]);
  expect(welcome(2, 77)).toMatchObject({ since: 0, restored: true }); // another record under that number
  expect(welcome(9)).toMatchObject({ since: 0, restored: true }); // more than there is
  expect(trouble).toEqual(['forked', 'forked']);
});

describe('a stored log is checked when it is read', () => {
  const changed = (change: (log: readonly Row[]) => Row[]) => {
    const { log, room, commit, opened, host } = begun();
    for (const [move, seat] of ['red', 'blue', 'red'].entries()) {
      ask(room, seat, play(`request-${move}`, room.table.tip, 'roll'));
      commit();
    }
    return () => atOnce(new Room(opened, host).replay(change(log)));
  };
  const other = (row: Row, from: string | RegExp, to: string): Row => ({ ...row, body: row.body.replace(from, to) });
  test('as it was written it is taken', () => {
    expect(changed((log) => [...log])).not.toThrow();
  });
  test.each([
    ['a changed fact', (log: readonly Row[]) => log.map((row) => other(row, /"face":\d/, '"face":9'))],
    [
      'another header',
      (log: readonly Row[]) => log.map((row) => other(row, /"nonces":\{"(\w+)":"11/, '"nonces":{"$1":"22')),
    ],
    ['a record left out', (log: readonly Row[]) => log.filter(({ seq }) => seq !== 4)],
    [
      'a record that is no JSON',
      (log: readonly Row[]) => log.map((row) => (row.seq === 5 ? { ...row, body: '{' } : row)),
    ],
  ])('%s is not', (_what, change) => {
    expect(changed((log) => [...change(log)])).toThrow(Damaged);
  });
});
