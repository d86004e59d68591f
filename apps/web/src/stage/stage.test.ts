import { readdirSync, readFileSync } from 'node:fs';
import { attentionDonjon } from '@arbitre/attention-donjon';
import { donjonD10 } from '@arbitre/donjon-d10';
import { type Game, type Scene, SeededChance, SPECTATOR } from '@arbitre/kernel';
import { pathfinder } from '@arbitre/pathfinder';
import { loadScenario, registryOf, startMatch } from '@arbitre/referee/core';
import { thucidide } from '@arbitre/thucidide';
import { beforeEach, expect, test } from 'vitest';
import { prefer } from '../settings.ts';
import { seek, toggleRun } from '../table/model/seek.ts';
import { TableModel } from '../table/model/table-model.ts';
import { LocalSource } from '../table/sources/local-source.ts';
import { shotsOf } from './script.ts';
import { Stage, type Wait } from './stage.ts';

const GAMES: readonly Game[] = [donjonD10, pathfinder, thucidide, attentionDonjon] as readonly unknown[] as Game[]; // the registry's own view of them

beforeEach(() => prefer({ motion: true, speed: 1 }));

/** A clock that only goes when it is told to. */
function clock(): { readonly wait: Wait; tick(): boolean } {
  let due: (() => void) | null = null;
  return {
    wait: (then) => {
      due = then;
      return () => {
        if (due === then) due = null;
      };
    },
    tick: () => {
      const now = due;
      due = null;
      now?.();
      return now !== null;
    },
  };
}

/** What is played by whoever would rather fight. */
const FIERCE = /^(begin|descend|roll|act|attack|strike|damage|accept|react|command|activate|retreat|follow|riposte)\b/;

/** A table of a shipped scenario, every seat here, and how to play any offered command on it. */
function tableOf(game: Game, scenario: string, seed: number, rather = /^$/) {
  const text = readFileSync(new URL(`../../../../scenarios/${game.id}/${scenario}`, import.meta.url), 'utf8');
  const loaded = loadScenario(text, registryOf(game));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.mistakes));
  const match = startMatch(loaded.value, { kind: 'seeded', seed }, 'en');
  const source = new LocalSource({ game, match }, {}, () => {});
  const chance = new SeededChance(seed);
  const move = async (): Promise<boolean> => {
    const state = source.match.value.state;
    const [seat] = game.awaiting(state)?.seats ?? [];
    const offers = seat === undefined ? [] : game.offers(state, seat);
    const liked = offers.filter(({ command }) => rather.test(game.writeCommand(command)));
    const among = liked.length > 0 && chance.int(5) > 0 ? liked : offers;
    const offer = among[chance.int(Math.max(1, among.length))];
    if (seat === undefined || offer === undefined) return false;
    return (await source.play(seat, offer.command)) === null;
  };
  return { source, model: new TableModel(source, {}), move };
}

const scenariosOf = (game: Game) =>
  readdirSync(new URL(`../../../../scenarios/${game.id}`, import.meta.url)).filter((file) => file.endsWith('.yaml'));

/** Beats that show what the board after them no longer holds. */
const LINGER = ['death', 'fall', 'dice', 'duel', 'hit', 'miss'];

const pieces = ({ pieces: all }: Scene) => [...all].sort((a, b) => a.id.localeCompare(b.id));

for (const game of GAMES) {
  test(`${game.id}: after the beats of a fact the board is the scene of the state that it made`, async () => {
    for (const scenario of scenariosOf(game)) {
      const { model, move } = tableOf(game, scenario, 5);
      for (let moves = 0; moves < 24 && (await move()); moves++);
      const chapters = model.chapters.value;
      expect(chapters.length, scenario).toBeGreaterThan(5);
      let shown = 0;
      chapters.forEach((chapter, index) => {
        const shots = shotsOf(game, chapter, index, SPECTATOR);
        shown += shots.length;
        chapter.moments.forEach(({ before, after }, moment) => {
          const own = shots.filter((shot) => shot.moment === moment);
          const [was, is] = [before, after].map((state) => game.scene(game.view(state, SPECTATOR)));
          const known = new Set([...(was?.pieces ?? []), ...(is?.pieces ?? [])].map(({ id }) => id));
          for (const { scene, ms } of own) {
            expect(ms).toBeGreaterThan(0);
            for (const { id } of scene.pieces) expect(known, id).toContain(id);
          }
          const last = own.at(-1);
          if (last !== undefined && !LINGER.includes(last.beat.show)) expect(last.scene).toEqual(is);
        });
      });
      expect(shown, scenario).toBeGreaterThan(3);
    }
  });

  test(`${game.id}: between any two facts everything drawn around the board can be asked for`, async () => {
    for (const [place, scenario] of scenariosOf(game).entries()) {
      const { model, move } = tableOf(game, scenario, 11 + place, FIERCE);
      for (let moves = 0; moves < 90 && (await move()); moves++);
      for (const [chapter, { moments }] of model.chapters.value.entries()) {
        for (let moment = 0; moment < moments.length; moment++) {
          model.playhead.value = { chapter, moment };
          const { decision, outcome, goals, scene, view, acting } = model;
          expect(scene.value.pieces, scenario).toBeDefined();
          for (const told of [decision.value, outcome.value]) expect(told, scenario).toBeDefined();
          expect(goals.value, scenario).toBeDefined();
          if (moment > 0) expect(acting.value, scenario).toEqual([model.chapters.value[chapter]?.seat]);
          for (const seat of model.source.seats) expect(game.words.en.sheet(view.value, seat), scenario).toBeDefined();
          if (moment > 0) expect(decision.value, 'nobody is asked in the middle of a deed').toBeNull();
        }
      }
    }
  });

  test(`${game.id}: whether played to the end or skipped at any beat, the table stands at the present`, async () => {
    for (const stop of [0, 1, 2, 5, 9, Infinity]) {
      const { model, move } = tableOf(game, scenariosOf(game)[0] ?? '', 7);
      const time = clock();
      const stage = new Stage(model, { waits: time.wait });
      const unfollow = stage.follow();
      for (let moves = 0; moves < 25 && (await move()); moves++) {
        for (let beats = 0; beats < stop && time.tick(); beats++);
        stage.skip();
        expect(stage.scene.value).toBeNull();
        expect(model.playhead.value).toBeNull();
        expect(model.playing.value).toBe(false);
        const { state } = model.source instanceof LocalSource ? model.source.match.value : { state: null };
        expect(pieces(model.scene.value)).toEqual(
          pieces(game.scene(game.view(state, model.seat.value ?? model.source.mine.value[0] ?? SPECTATOR))),
        );
      }
      unfollow();
    }
  });
}

test('in a replay a step forward is played, and the table stays where it was led', async () => {
  const { model, move } = tableOf(GAMES[0] as Game, 'first-steps.yaml', 3);
  for (let moves = 0; moves < 6; moves++) await move();
  const time = clock();
  const stage = new Stage(model, { waits: time.wait });
  const unfollow = stage.follow();
  model.playhead.value = { chapter: 2, moment: 0 };
  const to = { chapter: 3, moment: 0 };
  model.playhead.value = to;
  let beats = 0;
  while (time.tick()) beats++;
  expect(beats).toBeGreaterThan(0);
  expect(model.playhead.value).toEqual(to);
  expect(model.playing.value).toBe(false);
  expect(stage.scene.value).toBeNull();
  unfollow();
});

test('a log that plays by itself goes through every deed to the present, and stands still there', async () => {
  for (const motion of [true, false]) {
    prefer({ motion });
    const { model, move } = tableOf(GAMES[0] as Game, 'first-steps.yaml', 3);
    for (let moves = 0; moves < 6; moves++) await move();
    const time = clock();
    const unfollow = new Stage(model, { waits: time.wait }).follow();
    toggleRun(model);
    const seen = new Set<number>();
    do {
      seen.add(model.playhead.value?.chapter ?? -1);
      expect(model.past.value || model.playhead.value === null).toBe(true);
    } while (time.tick());
    expect([...seen].filter((chapter) => chapter >= 0)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(model.playhead.value).toBeNull();
    expect(model.running.value).toBe(false);
    unfollow();
  }
});

test('turning to another page of the log ends what is shown, and stays there', async () => {
  const { model, move } = tableOf(GAMES[0] as Game, 'first-steps.yaml', 3);
  for (let moves = 0; moves < 6; moves++) await move();
  const time = clock();
  const stage = new Stage(model, { waits: time.wait });
  const unfollow = stage.follow();
  toggleRun(model);
  for (let beats = 0; stage.now.value === null && beats < 9; beats++) time.tick();
  expect(stage.now.value).not.toBeNull();
  model.running.value = false;
  seek(model, 4);
  expect(stage.now.value).toBeNull();
  expect(model.playing.value).toBe(false);
  while (time.tick());
  expect(model.playhead.value).toEqual({ chapter: 4, moment: 0 });
  unfollow();
});

test('without motion nothing is played, and the last wound stays as a number', async () => {
  prefer({ motion: false });
  const { model, move } = tableOf(GAMES[0] as Game, 'first-steps.yaml', 3);
  const stage = new Stage(model, { waits: clock().wait });
  const unfollow = stage.follow();
  for (let moves = 0; moves < 12; moves++) {
    await move();
    expect(stage.now.value).toBeNull();
    expect(model.playhead.value).toBeNull();
  }
  unfollow();
});
