import { expect, test } from 'vitest';
import { LobbyPage } from './lobby-page.ts';

/** A page that says how often it was read, with a clock of its own. */
function pages(): { page: LobbyPage; clock: { now: number }; text: () => Promise<string> } {
  const clock = { now: 0 };
  let read = 0;
  const page = new LobbyPage(
    async () => ({ read: ++read }),
    () => clock.now,
  );
  return { page, clock, text: async () => (await page.bytes()).toString() };
}

test('whoever asks in the same second is sent the same bytes, and those who ask at once wait for one reading', async () => {
  const { page, clock, text } = pages();
  expect(await Promise.all([text(), text(), text()])).toEqual(Array(3).fill('{"read":1}'));
  clock.now = 999;
  expect(await page.bytes()).toBe(await page.bytes());
  clock.now = 1_000; // the operator, or another server, may have changed something
  expect(await text()).toBe('{"read":2}');
});

test('what changed here is seen at once, also by whoever asks while an older page is being read', async () => {
  const { page, text } = pages();
  const older = text();
  page.changed();
  expect(await text()).toBe('{"read":2}');
  expect(await older).toBe('{"read":1}');
  expect(await text()).toBe('{"read":2}');
});

test('a reading that fails is tried again by the next', async () => {
  let well = false;
  const page = new LobbyPage(async () => {
    if (!well) throw new Error('no database');
    return 'well';
  });
  await expect(page.bytes()).rejects.toThrow('no database');
  well = true;
  expect((await page.bytes()).toString()).toBe('"well"');
});
