import { isRefusal, SeededChance } from '@arbitre/kernel';
import { loadGames, loadScenario } from '@arbitre/referee/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import type { BotJob } from '../bot/bot.ts';
import { until } from '../testing/table.ts';
import { BackRoom } from './back-room.ts';

const text = readFileSync(new URL('../../../../scenarios/donjon-d10/the-duel.yaml', import.meta.url), 'utf8');
const upload = { from: { kind: 'scenario', text } } as const;
const rooms: BackRoom[] = [];
afterEach(() => Promise.all(rooms.splice(0).map((room) => room.close())));

function backRoom(died: (how: string) => void = () => {}): BackRoom {
  const room = new BackRoom(['donjon-d10'], died);
  rooms.push(room);
  return room;
}

async function duel() {
  const scenario = loadScenario(text, await loadGames(['donjon-d10']));
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.mistakes));
  const { game, opening } = scenario.value;
  const seat = game.awaiting(opening)?.seats[0] ?? '';
  const job: BotJob = { game: game.id, view: game.view(opening, seat), seat, level: 3, character: 'plain', seed: 1 };
  return { game, job, opening, seat };
}

/** Ends the process of a back room, as the machine does when it has no memory left. */
function kill({ pid }: BackRoom): void {
  if (pid === undefined) throw new Error('there is no process');
  process.kill(pid, 'SIGKILL');
}

test('a bot there chooses what the rules allow and says how far it is; a file is read there', async () => {
  const { game, job, opening, seat } = await duel();
  const room = backRoom();
  const heard: number[] = [];
  const [command, read] = await Promise.all([
    room.choose(game, job, (done) => heard.push(done)).command,
    room.read(upload),
  ]);
  if (command === null) throw new Error('it chose nothing');
  expect(isRefusal(game.decide(opening, seat, command, new SeededChance(1)))).toBe(false);
  expect(heard.every((done) => done >= 0 && done <= 1)).toBe(true);
  expect(read).toMatchObject({ ok: true, seats: ['hero'] });
  const refused = await room.read({ from: { kind: 'scenario', text: 'game: chess' } });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'bad-scenario' } });
});

test('when its process dies another takes over what it owed, and the server is told', async () => {
  const { game, job } = await duel();
  const deaths: string[] = [];
  const room = backRoom((how) => deaths.push(how));
  const owed = [room.choose(game, job).command, room.choose(game, { ...job, seed: 2 }).command];
  const file = room.read(upload);
  kill(room);
  expect(await Promise.all(owed)).not.toContain(null);
  expect(await file).toMatchObject({ ok: true });
  expect(deaths).toEqual(['SIGKILL']);
});

test('what it dies of twice is given up, and the next question is answered', async () => {
  const { game, job } = await duel();
  let deaths = 0;
  const room: BackRoom = backRoom(() => deaths++);
  const thought = room.choose(game, job).command;
  const file = room.read(upload);
  kill(room);
  await until(() => deaths === 1, 'its death');
  kill(room);
  expect(await thought).toBeNull();
  expect(await file).toMatchObject({ ok: false, refusal: { code: 'too-large' } });
  expect(await room.read(upload)).toMatchObject({ ok: true });
});

test('what nobody wants to know any more is answered with nothing, and so is whoever waits when it closes', async () => {
  const { game, job } = await duel();
  const room = backRoom();
  const thinking = room.choose(game, job);
  thinking.cancel();
  expect(await thinking.command).toBeNull();
  const left = room.choose(game, job);
  const file = room.read(upload);
  await room.close();
  left.cancel(); // too late to matter
  expect(await left.command).toBeNull();
  expect(await file).toMatchObject({ ok: false, refusal: { code: 'stopping' } });
  expect(room.pid).toBeUndefined();
});

test('all its threads let the others go first', async () => {
  const room = backRoom();
  await room.read(upload);
  const tasks = `/proc/${room.pid}/task`;
  const behind = (existsSync(tasks) ? readdirSync(tasks) : []).map(
    (task) => readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16],
  );
  for (const nice of behind) expect(Number(nice)).toBeGreaterThan(getPriority()); // none to see: another system
});
