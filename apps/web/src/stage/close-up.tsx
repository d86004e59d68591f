import type { Beat, Scene } from '@arbitre/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { layoutOf, polygon } from '../board/layout.ts';
import { liveryOf } from '../board/sides.ts';
import type { Extent, Viewport } from '../board/viewport.ts';
import type { Clash, Skin } from '../games/skin.ts';
import { mine, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { pieceNameOf } from '../table/model/describe.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { capitalised } from './capitalised.ts';
import type { Stage } from './stage.ts';

/** Cells in sight around the two: enough to step back, to follow and to choose where to. */
const AROUND = 1.9;

/** What the head and the tray cover of the stage. */
const HEAD = 86;
export const TRAY = 216;

/** The clash that is looked at closely now; the board has glided to it, and glides back once it is over. */
export function useCloseUp(model: TableModel, skin: Skin, viewport: Viewport): Clash | null {
  const clash = settings.value.motion ? (skin.clash?.(model) ?? null) : null;
  const key = clash === null ? '' : `${clash.by} ${clash.against} ${clash.at}`;
  useEffect(() => {
    if (clash === null) return;
    const scene = model.scene.peek();
    const attacker = scene.pieces.find(({ id }) => id === clash.by);
    viewport.closeUp(around(scene, [clash.at, attacker?.at ?? clash.at]), { top: HEAD, bottom: TRAY });
    return () => viewport.back();
  }, [key, viewport]);
  return clash;
}

/** The part of the board around some cells. */
export function around({ board }: Scene, cells: readonly number[], far = AROUND): Extent {
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

interface Props {
  readonly model: TableModel;
  readonly stage: Stage;
  readonly clash: Clash;
}

/** The cells of the two, each in its side's colour: under the pieces. */
export function ClashCells({ model, clash, scene }: Omit<Props, 'stage'> & { readonly scene: Scene }) {
  const layout = layoutOf(scene.board);
  const { game, seats } = model.source;
  const start = useRef({ key: '', at: -1 });
  const key = `${clash.by} ${clash.against} ${clash.at}`;
  const attacker = scene.pieces.find(({ id }) => id === clash.by);
  if (start.current.key !== key) start.current = { key, at: attacker?.at ?? -1 };
  const colour = (id: string) => {
    const piece = scene.pieces.find((one) => one.id === id);
    return piece && liveryOf(seats, piece, game.legend[piece.kind])?.colour;
  };
  return (
    <g class="clash">
      {start.current.at >= 0 && (
        <path d={polygon(layout.corners(start.current.at, 1.5))} style={{ color: colour(clash.by) ?? 'var(--ink)' }} />
      )}
      <path d={polygon(layout.corners(clash.at, 1.5))} style={{ color: colour(clash.against) ?? 'var(--rubric)' }} />
    </g>
  );
}

/** Over the clash: who against whom, and what is happening now. */
export function ClashHead({ model, stage, clash }: Props) {
  const playing = stage.now.value;
  const thrown = stage.lastThrow.value?.shot.beat;
  const scene = stage.scene.value ?? model.scene.value;
  const name = (id: string) => pieceNameOf(model.source.game, scene, id, settings.value.lang);
  const now = playing === null ? null : caption(playing.shot.beat, name, clash);
  const result = thrown?.show === 'dice' && isOf(thrown, clash) && thrown.result ? mine(thrown.result.says) : null;
  return (
    <header class="clash-head" aria-hidden="true">
      <h2>{capitalised(words.value.stage.throwAt(name(clash.by), name(clash.against)))}</h2>
      <p>{[mine(clash.title), now ?? (playing === null ? result : null)].filter(Boolean).join(' · ')}</p>
    </header>
  );
}

/** Are these dice of that clash? */
export function isOf({ by, against }: Extract<Beat, { show: 'dice' }>, clash: Clash): boolean {
  const two = [clash.by, clash.against];
  return by !== undefined && against !== undefined && two.includes(by) && two.includes(against);
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
