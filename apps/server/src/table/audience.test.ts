import type { Role } from '@arbitre/protocol';
import { expect, test } from 'vitest';
import { Audience, type Viewer } from './audience.ts';

class Ear implements Viewer {
  readonly heard: string[] = [];
  closed: number | null = null;
  readonly role: Role;
  constructor(role: Role) {
    this.role = role;
  }
  send(text: string): void {
    this.heard.push(text);
  }
  catchUp(text: string): void {
    this.send(text);
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
    ),
  };
}

const RED: Role = { as: 'seat', seat: 'red' };

test('everyone is told in words for their own eyes, made once for each kind', () => {
  const { here } = audience();
  const ears = [
    new Ear(RED),
    new Ear(RED),
    new Ear({ as: 'spectator' }),
    new Ear({ as: 'invited', seat: 'blue' }),
    new Ear({ as: 'host' }),
  ];
  for (const ear of ears) here.add(ear);
  const made: string[] = [];
  here.tell((eyes) => {
    made.push(eyes);
    return `for ${eyes}`;
  });
  expect(made).toEqual(['red', 'spectator', '#host']);
  expect(ears.map(({ heard }) => heard)).toEqual([
    ['for red'],
    ['for red'],
    ['for spectator'],
    ['for spectator'],
    ['for #host'],
  ]);
});

test('another server’s word on who is there is believed for a while, and answered the first time', () => {
  const { clock, announced, here } = audience();
  here.add(new Ear(RED));
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
  here.add(one);
  here.add(two);
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
  here.add(red);
  here.add(blue);
  here.revoke('red', 4403);
  expect([red.closed, blue.closed, here.size]).toEqual([4403, null, 1]);
});
