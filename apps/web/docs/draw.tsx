import { cellName, type Destination, type Game, isRefusal, type Preview, type Scene } from '@arbitre/kernel';
import { judge, loadCommand, loadGames, loadScenario, orThrow } from '@arbitre/referee/core';
import { renderToString } from 'preact-render-to-string';
import { AimCorners, aimsOf, Standards } from '../src/board/aims.tsx';
import { extentOf } from '../src/board/extent.ts';
import { cellsPath, layoutOf, polyline } from '../src/board/layout.ts';
import type { Looks } from '../src/board/look.ts';
import { Pieces } from '../src/board/pieces.tsx';
import { ZoneNames } from '../src/board/zone-names.tsx';
import { looks as attentionDonjon } from '../src/games/attention-donjon/looks.ts';
import { looks as donjonD10 } from '../src/games/donjon-d10/looks.ts';
import { looks as pathfinder } from '../src/games/pathfinder/looks.ts';
import { looks as thucidide } from '../src/games/thucidide/looks.ts';
import { toSvg } from '../src/stage/paint/ink.ts';
import { paintPlace } from '../src/stage/paint/place.ts';
import { escape } from './text.ts';

const LOOKS: Readonly<Record<string, Looks>> = {
  'attention-donjon': attentionDonjon,
  'donjon-d10': donjonD10,
  pathfinder,
  thucidide,
};

/**
 * A position set up by the real engine and drawn by the hand that draws the table, by day and by night. `wish` says what is
 * shown on it: `reach A` (every cell a piece can get to, with its cost), `way stride m f1` (a command's way, its steps and who
 * may react), `mark c4 d5`; several are parted by semicolons.
 */
export async function drawBoard(position: string, wish: string, caption: string, id: string): Promise<string> {
  const games = await loadGames();
  const { game, opening } = orThrow(loadScenario(position, games));
  const scene = game.scene(opening);
  const shown = shownOf(game, opening, scene, wishes(wish));
  const one = (theme: 'light' | 'dark') =>
    `<div class="by-${theme === 'light' ? 'day' : 'night'}">${flat(
      renderToString(
        <Picture game={game} opening={opening} scene={scene} theme={theme} shown={shown} id={`${id}-${theme}`} />,
      ),
    )}</div>`;
  const width = Math.min(12, Math.ceil(layoutOf(scene.board).width / 60));
  return `<figure class="board"><div class="board-picture w-${width}" role="img" aria-label="${escape(caption)}">${one('light')}${one('dark')}</div><figcaption>${escape(caption)}</figcaption></figure>`;
}

interface Wish {
  readonly reach?: string;
  readonly way?: string;
  readonly mark?: string;
}

function wishes(text: string): Wish {
  const parts = text.split(';').flatMap((part) => part.trim() || []);
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]));
}

interface Shown {
  readonly reached: readonly Destination[];
  readonly from: number | undefined;
  readonly preview: Preview | null;
  readonly marked: readonly number[];
}

function shownOf(game: Game, opening: unknown, scene: Scene, { reach, way, mark = '' }: Wish): Shown {
  const reached = reach === undefined ? [] : game.reach(opening, reach);
  if (isRefusal(reached)) throw new Error(`${reach} reaches nothing: ${reached.code}`);
  const seat = game.awaiting(opening)?.seats[0] ?? game.seats(opening)[0] ?? '';
  const command = way === undefined ? null : orThrow(loadCommand(game, opening, way));
  const verdict = command === null ? null : judge(game, opening, seat, command, 'en');
  if (verdict !== null && !verdict.legal) throw new Error(`${way} is refused: ${JSON.stringify(verdict.refusals)}`);
  const preview = command === null ? null : game.preview(opening, seat, command);
  const marked = Array.from({ length: scene.board.size }, (_, cell) => cell).filter((cell) =>
    mark.split(' ').includes(cellName(scene.board, cell)),
  );
  const mover = reach ?? way?.split(' ').find((word) => scene.pieces.some(({ id }) => id === word));
  const from =
    scene.pieces.find(({ id }) => id === mover)?.at ?? scene.pieces.find(({ seat }) => seat !== undefined)?.at;
  return { reached, preview, marked, from };
}

interface PictureProps {
  readonly game: Game;
  readonly opening: unknown;
  readonly scene: Scene;
  readonly theme: 'light' | 'dark';
  readonly shown: Shown;
  readonly id: string;
}

function Picture({ game, opening, scene, theme, shown, id }: PictureProps) {
  const looks = LOOKS[game.id] ?? {};
  const { legend } = game;
  const seats = game.seats(opening);
  const layout = layoutOf(scene.board);
  const { x, y, width, height } = extentOf(scene, legend, looks);
  const aims = aimsOf(scene);
  const plate = scene.zones === undefined ? 0 : 14; // the name of a room hangs on its wall
  const box = { x: x - 4, y: y - 4 - plate, width: width + 8, height: height + 8 + plate };
  return (
    <svg class="drawing" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: toSvg(paintPlace(scene, legend, looks, theme).marks, id) }} />
      <AimCorners scene={scene} cells={aims} />
      <Reached shown={shown} scene={scene} />
      <path class="told" d={cellsPath(layout, shown.marked, 2)} />
      <ZoneNames scene={scene} />
      <Pieces scene={scene} legend={legend} looks={looks} seats={seats} />
      <Standards scene={scene} seats={seats} cells={aims} />
      <Way shown={shown} scene={scene} id={id} />
    </svg>
  );
}

/** Cells one can get to, in four bands, each with its cost. */
function Reached({ shown: { reached, from }, scene }: { readonly shown: Shown; readonly scene: Scene }) {
  const layout = layoutOf(scene.board);
  const ways = reached.filter(({ to, leaves }) => to !== from && leaves !== true);
  const dearest = Math.max(1, ...ways.map(({ cost }) => cost));
  const band = (index: number) =>
    ways.filter(
      ({ cost, forbids = [] }) =>
        forbids.length === 0 && Math.min(3, Math.floor((4 * Math.max(0, cost - 1)) / dearest)) === index,
    );
  const cells = (some: readonly Destination[]) =>
    cellsPath(
      layout,
      some.map(({ to }) => to),
      1,
    );
  return (
    <g>
      {[0, 1, 2, 3].map((index) => (
        <path key={index} class={`reach-${index + 1}`} d={cells(band(index))} />
      ))}
      <path class="reach-costly" d={cells(ways.filter(({ forbids = [] }) => forbids.length > 0))} />
      <path class="reach-risky" d={cells(ways.filter(({ triggers = [] }) => triggers.length > 0))} />
      {ways.map(({ to, cost }) => {
        const { x, y } = layout.centre(to);
        return (
          <text key={to} class="cost-label" x={x} y={y}>
            {cost}
          </text>
        );
      })}
    </g>
  );
}

/** The way of a command: its steps with their costs, and where somebody may react. */
function Way({
  shown: { preview, from },
  scene,
  id,
}: {
  readonly shown: Shown;
  readonly scene: Scene;
  readonly id: string;
}) {
  const path = preview?.path ?? [];
  if (preview === null || path.length === 0) return null;
  const layout = layoutOf(scene.board);
  const middles = [...(from === undefined ? [] : [from]), ...path].map((cell) => layout.centre(cell));
  return (
    <g class="ways">
      <defs>
        <marker id={`${id}-head`} viewBox="-6 -6 12 12" refX="4" markerWidth="4" markerHeight="4" orient="auto">
          <path class="way-head" d="M-4 -5L6 0L-4 5Z" />
        </marker>
      </defs>
      <path class="way-halo" d={polyline(middles)} />
      <path class="way" d={polyline(middles)} marker-end={`url(#${id}-head)`} />
      {(preview.steps ?? []).map(({ to, cost }, index) => {
        const { x, y } = layout.centre(to);
        return (
          <g key={index} transform={`translate(${x + layout.inner * 0.5} ${y + layout.inner * 0.5})`}>
            <circle class="way-step" r={8} />
            <text class="way-step-text">{cost}</text>
          </g>
        );
      })}
      {(preview.triggers ?? []).map(({ at }, index) => {
        const { x, y } = layout.centre(at);
        return (
          <g key={index} transform={`translate(${x - layout.inner * 0.5} ${y - layout.inner * 0.5})`}>
            <path class="way-trigger" d="M0 -10L10 8L-10 8Z" />
            <text class="way-trigger-text" y={2}>
              !
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Styles that the hand wrote into its markup, which the server's policy does not allow there: by name, for the stylesheet. */
const written = new Map<string, string>();

function flat(svg: string): string {
  return svg
    .replaceAll(/ style="transform: ?translate\(([-\d.]+)px, ?([-\d.]+)px\);?"/g, ' transform="translate($1 $2)"')
    .replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
      if (!written.has(style)) written.set(style, `${written.size + 1}`);
      return ` data-style="${written.get(style)}"`;
    });
}

/** The style of everything drawn so far. */
export function drawnStyle(): string {
  return [...written].map(([style, name]) => `[data-style="${name}"] { ${style} }\n`).join('');
}
