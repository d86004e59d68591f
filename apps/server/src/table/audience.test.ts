import type { Role } from '@arbitre/protocol';
import { expect, test } from 'vitest';
import { Frame } from '../frame.ts';
import { Slices } from '../slices.ts';
import { until } from '../testing/table.ts';
import { Audience } from './audience.ts';
import { Journal } from './journal.ts';
import type { Viewer } from './reader.ts';

class Ear implements Viewer {
  readonly heard: string[] = [];
  closed: number | null = null;
  readonly role: Role;
  constructor(role: Role) {
    this.role = role;
  }
  hungry = true;
  waiting: (() => void)[] = [];
  send(message: string | Frame): void {
    this.heard.push(message.toString());
  }
  sendLong(parts: readonly Buffer[]): void {
    this.send(new Frame(parts));
  }
  whenHungry(act: () => void): void {
    this.waiting.push(act);
  }
  close(code: number): void {
    this.closed = code;
  }
}

function audience() {
  const clock = { now: 1000 };
  const announced: (readonly string[])[] = [];
  return {
    clock,
    announced,
    here: new Audience(
      () => clock.now,
      (seats) => announced.push(seats),
      new Slices(),
    ),
  };
}

const RED: Role = { as: 'seat', seat: 'red' };

/** A story of so many records. */
function story(records: number): Journal {
  const journal = new Journal();
  for (let number = 1; number <= records; number++) journal.add(`{"seq":${number}}`);
  return journal;
}

const TOO_MANY = 4429;

test('whoever keeps up is told each record as it happens, in the words of their story', () => {
  const { here } = audience();
  const ears = [new Ear(RED), new Ear({ as: 'spectator' })];
  const stories = ears.map((ear) => {
    const told = story(1);
    here.add(ear, 1, TOO_MANY)?.begin(told);
    return told;
  });
  for (const [index, told] of stories.entries()) told.add(`{"seq":2,"for":${index}}`);
  here.tell();
  expect(ears.map(({ heard }) => heard)).toEqual([
    ['{"t":"records","records":[{"seq":2,"for":0}]}'],
    ['{"t":"records","records":[{"seq":2,"for":1}]}'],
  ]);
});

test('whoever does not read is sent nothing more, and the rest, in order and once, when they have', async () => {
  const { here } = audience();
  const ear = new Ear(RED);
  const told = story(3);
  here.add(ear, 1, TOO_MANY)?.begin(told);
  expect(ear.heard).toEqual(['{"t":"records","records":[{"seq":2},{"seq":3}]}']);
  ear.hungry = false;
  for (const seq of [4, 5]) {
    told.add(`{"seq":${seq}}`);
    here.tell();
  }
  here.came();
  here.came();
  expect([ear.heard.length, ear.waiting.length]).toEqual([1, 1]);
  ear.hungry = true;
  for (const act of ear.waiting.splice(0)) act();
  await until(() => ear.heard.length >= 3, 'the rest');
  expect(ear.heard.slice(1)).toEqual([
    '{"t":"records","records":[{"seq":4},{"seq":5}]}',
    '{"t":"present","seats":["red"]}', // the latest, once
  ]);
});

test('a long story is told a piece at once and the rest between the work of everyone, to many as to one', async () => {
  const { here } = audience();
  const told = new Journal();
  for (let number = 1; number <= 4_000; number++) told.add(`{"seq":${number},"text":"${'x'.repeat(500)}"}`);
  const ears = Array.from({ length: 5 }, (_, index) => new Ear({ as: 'seat', seat: `${index}` }));
  for (const ear of ears) here.add(ear, 0, TOO_MANY)?.begin(told);
  expect(ears.map(({ heard }) => heard.length)).toEqual([1, 1, 1, 1, 1]);
  for (const ear of ears) for (const act of ear.waiting.splice(0)) act();
  expect(ears.map(({ heard }) => heard.length)).toEqual([1, 1, 1, 1, 1]);
  await until(() => ears.every(({ heard }) => heard.at(-1)?.includes('{"seq":4000,')), 'the end of the story');
  for (const { heard } of ears) {
    const seqs = heard.flatMap((text) => (JSON.parse(text) as { records: { seq: number }[] }).records);
    expect(seqs.map(({ seq }) => seq)).toEqual(Array.from({ length: 4_000 }, (_, index) => index + 1));
  }
});

test('a seat has so many windows, the oldest makes room; the bench has so many places', () => {
  const { here } = audience();
  const windows = Array.from({ length: 9 }, () => new Ear(RED));
  for (const ear of windows) here.add(ear, 0, TOO_MANY);
  expect(windows.map(({ closed }) => closed)).toEqual([TOO_MANY, ...Array(8).fill(null)]);
  for (let place = 0; place < 100; place++) expect(here.add(new Ear({ as: 'spectator' }), 0, TOO_MANY)).not.toBeNull();
  expect(here.add(new Ear({ as: 'host' }), 0, TOO_MANY)).toBeNull();
});

test('another server’s word on who is there is believed for a while, and answered the first time', () => {
  const { clock, announced, here } = audience();
  here.add(new Ear(RED), 0, TOO_MANY);
  here.presentElsewhere('node-b', ['blue']);
  expect(here.present()).toEqual(['blue', 'red']);
  expect(announced).toEqual([['red']]);
  here.presentElsewhere('node-b', ['blue']);
  expect(announced.length).toBe(1);
  clock.now += 20_000;
  here.renew();
  expect(here.present()).toEqual(['blue', 'red']);
  clock.now += 20_000; // it has died: it says nothing any more
  here.renew();
  expect(here.present()).toEqual(['red']);
  expect(here.lastSeen('blue')).toBe(41_000);
});

test('a seat that leaves was last seen then; one with another window open is still there', () => {
  const { clock, here } = audience();
  const [one, two] = [new Ear(RED), new Ear(RED)];
  here.add(one, 0, TOO_MANY);
  here.add(two, 0, TOO_MANY);
  clock.now = 5000;
  expect(here.remove(one)).toBe(true);
  expect(here.remove(one)).toBe(false);
  expect([here.present(), here.lastSeen('red')]).toEqual([['red'], 5000]);
  here.remove(two);
  expect(here.present()).toEqual([]);
});

test('a revoked seat is shown out, the others stay', () => {
  const { here } = audience();
  const [red, blue] = [new Ear(RED), new Ear({ as: 'seat', seat: 'blue' })];
  here.add(red, 0, TOO_MANY);
  here.add(blue, 0, TOO_MANY);
  here.revoke((role) => role.as === 'seat' && role.seat === 'red', 4403);
  expect([red.closed, blue.closed, here.size]).toEqual([4403, null, 1]);
});
