import type { Destination, Piece, Preview, Scene, Trigger } from '@arbitre/kernel';
import { cellsPath, fromRim, type Layout, layoutOf, type Point, polyline } from '../../board/layout.ts';
import type { Looks } from '../../board/look.ts';
import { ghostPlace, signsOf, Token } from '../../board/token.tsx';
import { covers, spaceAt } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';

/** Where the piece in hand may go or strike: one path per class of cells, whatever their number. */
export function Highlights({ model }: { readonly model: TableModel }) {
  const scene = model.scene.value;
  const layout = layoutOf(scene.board);
  const bands = bandsOf(model);
  return (
    <g>
      {bands.reach.map((cells, band) => (
        <path key={band} class={`reach-${band + 1}`} d={cellsPath(layout, cells, 1)} />
      ))}
      <path class="reach-other" d={cellsPath(layout, bands.others, 1)} />
      <path class="reach-risky" d={cellsPath(layout, bands.risky, 3)} />
      <path class="reach-costly" d={cellsPath(layout, bands.costly, 1)} />
      <path class="strike" d={cellsPath(layout, bands.strikes, 3)} />
      {bands.labels.map(([cell, cost]) => {
        const { x, y } = layout.centre(cell);
        return (
          <text key={cell} class="cost-label" x={x} y={y}>
            {cost}
          </text>
        );
      })}
    </g>
  );
}

/** Costs are written on the cells while there are few enough to be read. */
const MOST_LABELS = 160;

interface Bands {
  readonly reach: readonly number[][];
  readonly risky: number[];
  /** Going there forbids something afterwards. */
  readonly costly: number[];
  readonly strikes: number[];
  /** Offered without being a way of `reach`: a jump, a deployment, a friend to help. */
  readonly others: number[];
  readonly labels: readonly (readonly [number, number])[];
}

/** Cells by how dear they are (four bands), and those where a reaction or a figure waits. */
function bandsOf(model: TableModel): Bands {
  const { ways } = model.reach.value;
  const { pieces } = model.scene.value;
  const side = pieces.find(({ id }) => id === model.hand.value)?.seat ?? model.seat.value;
  const foes = new Set(pieces.filter(({ seat }) => seat !== side).map(({ at }) => at));
  const bands: Bands = { reach: [[], [], [], []], risky: [], costly: [], strikes: [], others: [], labels: [] };
  const labels: [number, number][] = [];
  const cells = [...model.targets.value.keys()];
  const dearest = Math.max(1, ...cells.map((cell) => ways.get(cell)?.cost ?? 0));
  for (const cell of cells) {
    const way = ways.get(cell);
    if (way === undefined) {
      (foes.has(cell) ? bands.strikes : bands.others).push(cell);
      continue;
    }
    labels.push([cell, way.cost]);
    if ((way.forbids?.length ?? 0) > 0) {
      bands.costly.push(cell);
      continue;
    }
    const band = Math.min(3, Math.floor((4 * Math.max(0, way.cost - 1)) / dearest));
    bands.reach[band]?.push(cell);
    if ((way.triggers?.length ?? 0) > 0) bands.risky.push(cell);
  }
  const telling = labels.some(([, cost]) => cost !== labels[0]?.[1]); // the same cost everywhere needs no numbers
  return { ...bands, labels: telling && labels.length <= MOST_LABELS ? labels : [] };
}

interface PointerProps {
  readonly model: TableModel;
  readonly looks: Looks;
  readonly keyboard: boolean;
}

/** The cursor, and what the command under it would do. */
export function Pointer({ model, looks, keyboard }: PointerProps) {
  const scene = model.scene.value;
  const layout = layoutOf(scene.board);
  const verdict = model.verdict.value;
  const cursor = model.cursor.value;
  return (
    <g>
      {verdict?.is === 'legal' && (
        <Way model={model} looks={looks} preview={verdict.preview} way={verdict.way} layout={layout} scene={scene} />
      )}
      {verdict?.is === 'refused' && <path class="cursor-refused" d={cellsPath(layout, [verdict.cell], 2)} />}
      {cursor !== null && (keyboard || verdict?.is === 'legal') && (
        <path class="cursor-cell" d={cellsPath(layout, spaceAt(scene, cursor), 1)} />
      )}
    </g>
  );
}

interface WayProps {
  readonly model: TableModel;
  readonly looks: Looks;
  readonly preview: Preview;
  readonly way: Destination | null;
  readonly layout: Layout;
  readonly scene: Scene;
}

function Way({ model, looks, preview, way, layout, scene }: WayProps) {
  const path = preview.path ?? way?.path;
  if (path === undefined || path.length === 0) return null;
  const mover = scene.pieces.find(({ id }) => id === model.hand.value);
  const from = mover === undefined ? [] : [mover.at];
  const middles = (cells: readonly number[]): Point[] => cells.map((cell) => layout.centre(cell));
  const rim = layout.inner * 0.92 * (mover?.size ?? 1);
  const end = path.at(-1);
  const ghost = mover === undefined || end === undefined || isTaken(scene, looks, end) ? null : { ...mover, at: end };
  const drawn = (cells: readonly number[]) => {
    if (mover === undefined) return polyline(middles(cells));
    const line = fromRim(middles([...from, ...cells]), rim);
    return polyline(ghost === null ? line : fromRim(line.toReversed(), rim + HEAD).toReversed());
  };
  const safest = way?.safest;
  return (
    <g class="ways">
      <path class="way-halo" d={drawn(path)} />
      {safest !== undefined && <path class="way-safe" d={drawn(safest.path)} />}
      <path class="way" d={drawn(path)} marker-end="url(#arrow)" />
      {ghost !== null && <Ghost model={model} looks={looks} piece={ghost} layout={layout} />}
      {steps(preview, (cell) => model.targets.value.has(cell) && model.reach.value.ways.has(cell)).map(
        ({ cell, cost }, index) => {
          const { x, y } = layout.centre(cell);
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <circle class="way-step" r={9} />
              <text class="way-step-text">{cost}</text>
            </g>
          );
        },
      )}
      {(preview.triggers ?? way?.triggers ?? []).map((trigger) => (
        <TriggerMark key={`${trigger.who}${trigger.step}`} trigger={trigger} layout={layout} scene={scene} />
      ))}
    </g>
  );
}

/** Units of the board that the head of a way takes beyond its line. */
const HEAD = 3;

/** Ways longer than this are not numbered. */
const LONGEST = 14;

/** The running cost on the way to the last cell, where steps do not all cost one, or where a cost is written under it. */
function steps(
  { steps: paid = [] }: Preview,
  isWritten: (cell: number) => boolean,
): readonly { readonly cell: number; readonly cost: number }[] {
  if (paid.length > LONGEST) return [];
  const dear = paid.some(({ cost }) => cost !== 1);
  let total = 0;
  return paid
    .map(({ to, cost }) => ({ cell: to, cost: (total += cost) }))
    .slice(0, -1)
    .filter(({ cell }) => dear || isWritten(cell));
}

/** Does someone stand there, or is something drawn there that must be seen: stairs, a chest? */
function isTaken(scene: Scene, looks: Looks, cell: number): boolean {
  return (
    looks[scene.ground[cell] ?? '']?.icon !== undefined || scene.pieces.some((piece) => covers(scene, piece, cell))
  );
}

/** Whoever goes, faintly, where the way ends. */
function Ghost({
  model,
  looks,
  piece,
  layout,
}: Pick<WayProps, 'model' | 'looks' | 'layout'> & { readonly piece: Piece }) {
  const { game, seats } = model.source;
  const { hitPoints: _, marks: __, ...bare } = piece;
  return (
    <g class="way-ghost" transform={ghostPlace(piece, layout, model.scene.value.board.columns)}>
      <circle class="way-ghost-back" r={24} />
      <Token piece={bare} signs={signsOf(bare)} legend={game.legend} looks={looks} seats={seats} />
    </g>
  );
}

/** Where a reaction would come, and a line to whoever would make it. */
function TriggerMark({ trigger, layout, scene }: { trigger: Trigger; layout: Layout; scene: Scene }) {
  const { x, y } = layout.centre(trigger.at);
  const who = scene.pieces.find(({ id }) => id === trigger.who);
  const foe = who && layout.centre(who.at);
  return (
    <g>
      {foe && <line class="trigger-line" x1={foe.x} y1={foe.y} x2={x} y2={y} />}
      <g transform={`translate(${x} ${y})`}>
        <path class="way-trigger" d="M0 -11L11 8H-11Z" />
        <text class="way-trigger-text" y={2}>
          !
        </text>
      </g>
    </g>
  );
}

/** Cells that a sentence of the log is about. */
export function Told({ model, cells }: { readonly model: TableModel; readonly cells: readonly number[] }) {
  const layout = layoutOf(model.scene.value.board);
  return cells.length === 0 ? null : <path class="told" d={cellsPath(layout, cells, 2)} />;
}
