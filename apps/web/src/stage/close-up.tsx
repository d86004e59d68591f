import { type Beat, capital, type Piece, type Scene } from '@arbitre/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { type Layout, layoutOf, type Point, polygon } from '../board/layout.ts';
import type { Looks } from '../board/look.ts';
import { liveryOf } from '../board/sides.ts';
import { ghostPlace, Token } from '../board/token.tsx';
import type { Covered, Extent, Viewport } from '../board/viewport.ts';
import type { Clash, Skin } from '../games/skin.ts';
import { mine, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { pieceNameOf } from '../table/model/describe.ts';
import { lastSeen } from '../table/model/last-seen.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { clashKey, fellInClash } from './clash-throw.ts';
import { away, type Line } from './recap-lines.ts';
import { Arrow } from './recap-marks.tsx';
import type { Stage } from './stage.ts';

/** Half cells in sight around the two: while it is shown, and while there is a way back or forward to choose. */
const SHOWN = 1.22;
const CHOSEN = 1.9;

/** What the head and the tray cover of the stage; a low stage (a phone's) has smaller ones. `stage.css` has the same. */
const LOW_STAGE = 460;
const HEAD = { low: 56, tall: 104 };
const TRAY = { low: 138, tall: 246 };
/** The same of a tray that lies there while one chooses. */
const KEPT_TRAY = { low: 66, tall: 246 };

export function coveredOf(stageHeight: number): Covered & { readonly kept: number } {
  const size = stageHeight < LOW_STAGE ? 'low' : 'tall';
  return { top: HEAD[size], bottom: TRAY[size], kept: KEPT_TRAY[size] };
}

/** A clash that is looked at closely, whether its dice lie on the table, and whether someone here is asked something. */
export interface CloseUp {
  readonly clash: Clash;
  /** Where the attacker stood when it began; null: it was not there yet. */
  readonly from: number | null;
  readonly thrown: boolean;
  readonly choosing: boolean;
}

/** The clash that is looked at closely now; the board has glided to it, and glides back once it is over. */
export function useCloseUp(model: TableModel, skin: Skin, stage: Stage, viewport: Viewport): CloseUp | null {
  const clash = settings.value.motion ? (skin.clash?.(model.state.value) ?? null) : null;
  const dice = stage.lastThrow.value;
  const thrown = skin.clash !== undefined && dice !== null && fellInClash(model, skin.clash, dice.shot);
  const on = clash !== null;
  const far = model.playing.value ? SHOWN : CHOSEN;
  const choosing = on && !model.playing.value && model.seat.value !== null;
  const ways = choosing ? waysOut(model) : [];
  const scene = stage.scene.value ?? model.scene.value;
  const from = useStart(clash, scene);
  const cells = clash === null ? [] : [...fieldOf(scene, clash, from), ...ways];
  useEffect(() => {
    if (!on) return;
    const { top, bottom } = coveredOf(viewport.stageHeight());
    viewport.closeUp(around(model.scene.peek(), cells, far), { top, bottom: thrown ? bottom : 0 });
  }, [on, thrown, far, cells.join(), viewport]);
  useEffect(() => (on ? () => viewport.back() : undefined), [on, viewport]);
  return clash === null ? null : { clash, from, thrown, choosing };
}

/** Where the attacker stood when this clash was first seen. */
function useStart(clash: Clash | null, { pieces }: Scene): number | null {
  const start = useRef<{ readonly key: string; readonly at: number | null }>({ key: '', at: null });
  const key = clash === null ? '' : clashKey(clash);
  if (start.current.key !== key) start.current = { key, at: pieces.find(({ id }) => id === clash?.by)?.at ?? null };
  return start.current.at;
}

/** Where it may go on from here: cells to retreat to, to follow into; those to choose from are all in sight. */
function waysOut(model: TableModel): readonly number[] {
  return model.choices.value.flatMap(({ at }) => at ?? []);
}

/** Where a clash takes place: where the two stood, and where they stand now; whoever steps back is followed. */
function fieldOf({ pieces }: Scene, { by, against, at }: Clash, from: number | null): readonly number[] {
  const standing = pieces.flatMap((piece) => (piece.id === by || piece.id === against ? [piece.at] : []));
  return [...new Set([at, ...(from === null ? [] : [from]), ...standing])];
}

/** The part of the board around some cells. */
export function around({ board }: Scene, cells: readonly number[], far: number): Extent {
  const layout = layoutOf(board);
  const middles = cells.map((cell) => layout.centre(cell));
  const reach = layout.inner * far;
  const [left, top] = [Math.min(...middles.map(({ x }) => x)) - reach, Math.min(...middles.map(({ y }) => y)) - reach];
  return {
    x: left,
    y: top,
    width: Math.max(...middles.map(({ x }) => x)) + reach - left,
    height: Math.max(...middles.map(({ y }) => y)) + reach - top,
  };
}

interface CellsProps {
  readonly model: TableModel;
  readonly looks: Looks;
  readonly closeUp: CloseUp;
  readonly scene: Scene;
}

/** The cells of the two, each in its side's colour, and the way of whoever was driven back: under the pieces. */
export function ClashCells({ model, looks, closeUp: { clash, from }, scene }: CellsProps) {
  const layout = layoutOf(scene.board);
  const { game, seats } = model.source;
  const attacked = lastSeen(model, scene, clash.against)?.piece;
  const colourOf = (piece: Piece | undefined) => piece && liveryOf(seats, piece, game.legend[piece.kind])?.colour;
  const attacker = colourOf(lastSeen(model, scene, clash.by)?.piece);
  return (
    <g class="clash">
      {from !== null && (
        <path class="clash-cell" d={polygon(layout.corners(from, 1.5))} style={{ color: attacker ?? 'var(--ink)' }} />
      )}
      <path
        class="clash-cell"
        d={polygon(layout.corners(clash.at, 1.5))}
        style={{ color: colourOf(attacked) ?? 'var(--rubric)' }}
      />
      {attacked !== undefined && attacked.at !== clash.at && (
        <>
          {scene.pieces.every(({ at }) => at !== clash.at) && (
            <g class="recap-ghost" transform={ghostPlace({ ...attacked, at: clash.at }, layout, scene.board.columns)}>
              <Token piece={attacked} legend={game.legend} looks={looks} seats={seats} />
            </g>
          )}
          <Arrow line={wayBack(layout, clash.at, attacked.at)} colour={colourOf(attacked)} />
        </>
      )}
    </g>
  );
}

/** From the middle of a cell, where a faint piece stands, to the rim of the piece that left it. */
function wayBack(layout: Layout, from: number, to: number): Line {
  const [a, b] = [layout.centre(from), layout.centre(to)];
  const far = Math.max(1, away(a, b));
  const along = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  const rim = layout.inner / far;
  return [along(0.15 * rim), along(1 - 0.95 * rim)];
}

interface HeadProps {
  readonly model: TableModel;
  readonly stage: Stage;
  readonly closeUp: CloseUp;
}

/** Over the clash: who against whom, and what is happening now. */
export function ClashHead({ model, stage, closeUp: { clash, thrown } }: HeadProps) {
  const playing = stage.now.value;
  const dice = thrown ? stage.lastThrow.value?.shot.beat : undefined;
  const here = stage.scene.value ?? model.scene.value;
  const name = (id: string) => {
    const scene = lastSeen(model, here, id)?.scene ?? here; // whoever was eliminated keeps its name
    return pieceNameOf(model.source.game, scene, id, settings.value.lang);
  };
  const now = playing === null ? null : caption(playing.shot.beat, name, clash);
  const result = dice?.show === 'dice' && dice.result !== undefined ? mine(dice.result.says) : null;
  return (
    <header class="clash-head" aria-hidden="true">
      <h2>{capital(words.value.stage.throwAt(name(clash.by), name(clash.against)))}</h2>
      <p>{[mine(clash.title), now ?? (playing === null ? result : null)].filter(Boolean).join(' · ')}</p>
    </header>
  );
}

/** What a beat does to the clash, in three words. */
function caption(beat: Beat, name: (id: string) => string, clash: Clash): string | null {
  const say = words.value.stage.clash;
  switch (beat.show) {
    case 'rout':
      return say.retreats(name(beat.piece));
    case 'step':
      return beat.piece === clash.against ? say.evades(name(beat.piece)) : say.follows(name(beat.piece));
    case 'death':
      return say.eliminated;
    case 'wound':
      return beat.loses > 0 ? say.loses(beat.loses) : null;
    case 'say':
      return beat.aloud === true ? say.evades(name(clash.against)) : null;
    default:
      return null;
  }
}
