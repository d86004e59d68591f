import { type Beat, type Game, type Scene, type Seat } from '@arbitre/kernel';
import type { Chapter } from '../table/model/story.ts';
import { derived, thrown } from './derive.ts';

/** One beat on the stage: what it shows, the board while it shows, and how long it takes at ordinary speed. */
export interface Shot {
  readonly beat: Beat;
  readonly scene: Scene;
  readonly chapter: number;
  /** The fact of the chapter it belongs to. */
  readonly moment: number;
  readonly ms: number;
  /** A step further on a way that an earlier shot began. */
  readonly onward?: boolean;
}

/** The longest walk, whatever its length. */
const LONGEST_WALK = 1200;

/** What one entry of the log looks like, from the first fact to the last. */
export function shotsOf(game: Game, chapter: Chapter, index: number, seat: Seat): readonly Shot[] {
  const sceneOf = (state: unknown) => game.scene(game.view(state, seat));
  const dice = game.beats === undefined ? thrown(chapter.entry.draws ?? []) : [];
  let scene = sceneOf(chapter.before);
  const shots: Shot[] = dice.map((beat) => ({ beat, scene, chapter: index, moment: 0, ms: lengthOf(beat, scene) }));
  chapter.moments.forEach(({ fact, before, after }, moment) => {
    const next = sceneOf(after);
    const beats = game.beats?.(fact, before) ?? derived(scene, next);
    for (const beat of beats) {
      for (const part of partsOf(beat)) {
        scene = afterBeat(scene, part.beat);
        const ms = lengthOf(part.beat, scene) * part.share;
        if (ms > 0)
          shots.push({ beat: part.beat, scene, chapter: index, moment, ms, ...(part.onward && { onward: true }) });
      }
    }
    scene = next; // beats show, facts decide: whatever they showed, the board is now as the fact left it
    const last = shots.at(-1);
    if (last !== undefined && last.moment === moment && last.chapter === index && !lingers(last.beat)) {
      shots[shots.length - 1] = { ...last, scene };
    }
  });
  return shots;
}

/** These show something that the board after them no longer holds. */
function lingers({ show }: Beat): boolean {
  return show === 'death' || show === 'fall' || show === 'dice' || show === 'duel' || show === 'hit' || show === 'miss';
}

/** A walk is shown cell by cell. */
function partsOf(beat: Beat): readonly { readonly beat: Beat; readonly share: number; readonly onward?: boolean }[] {
  if ((beat.show !== 'step' && beat.show !== 'rout') || beat.path.length < 2) return [{ beat, share: 1 }];
  const share = Math.min(1, 10 / beat.path.length);
  return beat.path.map((cell, index) => ({
    beat: { ...beat, path: [cell] },
    share,
    ...(index > 0 && { onward: true }),
  }));
}

/** How long each beat takes, in milliseconds. */
const LENGTH = {
  dice: 1250,
  duel: 2100,
  hit: 350,
  miss: 420,
  wound: 620,
  push: 180,
  fall: 480,
  death: 620,
  mark: 260,
  card: 520,
  place: 620,
  gain: 420,
  goal: 520,
  turn: 420,
} as const;

function lengthOf(beat: Beat, { board }: Scene): number {
  switch (beat.show) {
    case 'step':
    case 'rout':
      return board.grid === 'hex' ? 180 : LONGEST_WALK / 10;
    case 'dice':
      return LENGTH.dice + 90 * (beat.dice.length - 1);
    case 'say':
      return beat.grave === true ? 900 : beat.aloud === true ? 600 : 0;
    default:
      return LENGTH[beat.show];
  }
}

/** The board once a beat has been shown, as far as beats tell. */
export function afterBeat(scene: Scene, beat: Beat): Scene {
  const change = (id: string, how: (piece: Scene['pieces'][number]) => Scene['pieces'][number]): Scene => ({
    ...scene,
    pieces: scene.pieces.map((piece) => (piece.id === id ? how(piece) : piece)),
  });
  switch (beat.show) {
    case 'step':
    case 'rout': {
      const to = beat.path.at(-1);
      return to === undefined ? scene : change(beat.piece, (piece) => ({ ...piece, at: to }));
    }
    case 'push':
      return change(beat.piece, (piece) => ({ ...piece, at: beat.to }));
    case 'wound':
      return change(beat.piece, (piece) =>
        piece.hitPoints === undefined
          ? piece
          : {
              ...piece,
              hitPoints: { ...piece.hitPoints, now: Math.max(0, beat.left ?? piece.hitPoints.now - beat.loses) },
            },
      );
    default:
      return scene;
  }
}
