import type { Intent, Threat } from '@arbitre/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { cellsPath, type Layout, layoutOf, polyline, sidesWhere, spaceCentre } from '../board/layout.ts';
import type { Viewport } from '../board/viewport.ts';
import { mine, words } from '../i18n/words.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { dangersOf } from '../table/overlay/dangers.tsx';
import { Label } from '../table/overlay/label.tsx';
import { Sign } from '../ui/icons.tsx';
import { enemiesOf, isWorthTelling, strikersBy } from './threat.ts';
import type { ThreatAnswer, ThreatQuestion } from './threat-worker.ts';

/** A key pressed for longer than this is held, not tapped: milliseconds. */
const HELD = 220;

export interface Threats {
  readonly on: Signal<boolean>;
  readonly all: Signal<readonly Threat[]>;
  /** What those who follow written rules will do next. */
  readonly intents: Signal<readonly Intent[]>;
  /** The enemy whose reach alone is shown; null: everyone's. */
  readonly pinned: Signal<string | null>;
  readonly any: boolean;
  /** Are they those of the game as it is shown? */
  readonly known: boolean;
}

/** Where the enemy could strike, for those who ask and for a move that is looked at: computed beside the page, kept until something moves. */
export function useThreats(model: TableModel): Threats {
  const on = useSignal(false);
  const all = useSignal<readonly Threat[]>([]);
  const intents = useSignal<readonly Intent[]>([]);
  const pinned = useSignal<string | null>(null);
  const known = useSignal<unknown>(null);
  const asked = useRef(0);
  const worker = useRef<Worker | null>(null);
  const { game, seats, mine } = model.source;
  const view = model.view.value;
  const seat = model.seat.value ?? mine.value[0] ?? seats[0] ?? '';
  const enemies = enemiesOf(model.scene.value, game, seats, model.seat.value === null ? mine.value : [seat]);
  const wanted = on.value || isGoing(model);
  useHeldKey(on);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!wanted || known.peek() === view) return;
    worker.current ??= new Worker(new URL('./threat-worker.ts', import.meta.url), { type: 'module' });
    const id = ++asked.current;
    worker.current.onmessage = ({ data }: MessageEvent<ThreatAnswer>) => {
      if (data.id !== asked.current) return; // something moved since
      known.value = view;
      all.value = data.threats;
      intents.value = data.intents;
      if (!data.threats.some(({ piece }) => piece === pinned.value)) pinned.value = null;
    };
    worker.current.postMessage({ id, game: game.id, view, seat } satisfies ThreatQuestion, []);
  }, [wanted, view]);
  return { on, all, intents, pinned, any: enemies.length > 0, known: known.value === view };
}

/** Is a move looked at that leads somewhere? Then one wants to know who could strike there. */
function isGoing(model: TableModel): boolean {
  const choice = model.shown.value;
  return choice !== null && choice.at !== null && (model.preview(choice).path?.length ?? 0) > 0;
}

/** A tap of the key shows threats or hides them; held, it does so for as long as it is held. */
function useHeldKey(on: Signal<boolean>): void {
  useEffect(() => {
    let since: number | null = null;
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || event.repeat || event.ctrlKey || event.metaKey || isTyping(event.target))
        return;
      since = event.timeStamp;
      on.value = !on.value;
    };
    const up = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || since === null) return;
      if (event.timeStamp - since > HELD) on.value = !on.value;
      since = null;
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Pins the reach of the enemy who stands there, or lets go of it; false: nobody does, or it can be struck. */
export function pinThreat({ on, all, pinned }: Threats, model: TableModel, cell: number): boolean {
  if (!on.peek() || model.targets.peek().has(cell)) return false;
  const here = model.scene
    .peek()
    .pieces.find(({ id, at }) => at === cell && all.peek().some(({ piece }) => piece === id));
  if (here === undefined) return false;
  pinned.value = pinned.peek() === here.id ? null : here.id;
  return true;
}

interface Props {
  readonly model: TableModel;
  readonly threats: Threats;
}

/** Hatching over what could be struck, its edge dashed; who could strike the cell that is looked at is joined to it. */
export function ThreatLayer({ model, threats: { all, intents, pinned } }: Props) {
  const { board } = model.scene.value;
  const layout = layoutOf(board);
  const shown = pinned.value === null ? all.value : all.value.filter(({ piece }) => piece === pinned.value);
  const pinnedId = pinned.value;
  return (
    <g class="threats">
      <defs>
        <pattern id="threat-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" class="threat-stroke" />
        </pattern>
        <marker id="intent-arrow" viewBox="-6 -6 12 12" refX="2" markerWidth="4" markerHeight="4" orient="auto">
          <path class="intent-head" d="M-4 -5L6 0L-4 5Z" />
        </marker>
      </defs>
      <Area threats={shown} board={board} layout={layout} />
      {pinnedId !== null && <Ring model={model} piece={pinnedId} />}
      <Intents
        model={model}
        intents={pinnedId === null ? intents.value : intents.value.filter(({ who }) => who === pinnedId)}
      />
      <Lines model={model} threats={shown} />
    </g>
  );
}

/** Before they do it: the way each of them will take, and whom it may strike there. */
function Intents({ model, intents }: { readonly model: TableModel; readonly intents: readonly Intent[] }) {
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const standing = (id: string) => pieces.find((piece) => piece.id === id);
  return (
    <g class="intents">
      {intents.map(({ who, path = [], targets = [], says }) => {
        const piece = standing(who);
        if (piece === undefined) return null;
        const way = [piece.at, ...path].map((cell) => spaceCentre(layout, board.columns, cell, piece.size));
        const end = way.at(-1) ?? layout.centre(piece.at);
        return (
          <g key={who}>
            <title>{mine(says)}</title>
            <path class="intent-way" d={polyline(way)} marker-end="url(#intent-arrow)" />
            {targets.map((target) => {
              const at = standing(target)?.at;
              if (at === undefined) return null;
              const to = layout.centre(at);
              return <line key={target} class="intent-blow" x1={end.x} y1={end.y} x2={to.x} y2={to.y} />;
            })}
          </g>
        );
      })}
    </g>
  );
}

interface AreaProps {
  readonly threats: readonly Threat[];
  readonly board: TableModel['scene']['value']['board'];
  readonly layout: Layout;
}

const Area = memo(
  function Area({ threats, board, layout }: AreaProps) {
    const cells = new Set(threats.flatMap((threat) => threat.cells));
    const edge = sidesWhere(
      layout,
      cells,
      (cell, direction) => !cells.has(board.neighbours[cell * board.degree + direction] ?? -1),
    );
    return (
      <>
        <path d={cellsPath(layout, cells)} fill="url(#threat-hatch)" />
        <path class="threat-edge" d={edge} />
      </>
    );
  },
  (before, now) => before.layout === now.layout && sameThreats(before.threats, now.threats),
);

function sameThreats(one: readonly Threat[], other: readonly Threat[]): boolean {
  return one === other || (one.length === other.length && one.every((threat, index) => threat === other[index]));
}

function Ring({ model, piece: id }: { readonly model: TableModel; readonly piece: string }) {
  const { board, pieces } = model.scene.value;
  const piece = pieces.find((one) => one.id === id);
  if (piece === undefined) return null;
  const layout = layoutOf(board);
  const { x, y } = spaceCentre(layout, board.columns, piece.at, piece.size);
  return <circle class="threat-ring" cx={x} cy={y} r={layout.inner * (piece.size ?? 1) * 0.98} />;
}

function Lines({ model, threats }: { readonly model: TableModel; readonly threats: readonly Threat[] }) {
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const strikers = useMemo(() => strikersBy(threats), [threats]);
  const looked = model.looked.value;
  if (looked === null) return null;
  const to = layout.centre(looked);
  return (
    <>
      {(strikers.get(looked) ?? []).map((id) => {
        const piece = pieces.find((one) => one.id === id);
        if (piece === undefined) return null;
        const from = spaceCentre(layout, board.columns, piece.at, piece.size);
        return <line key={id} class="threat-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </>
  );
}

/** How many could strike the cell that is looked at: beside it, on no piece, aim or other label. */
export function ThreatLabel({
  model,
  threats: { all, pinned },
  viewport,
}: Props & {
  readonly viewport: Viewport;
}) {
  const strikers = useMemo(() => strikersBy(all.value), [all.value]);
  const { placed } = dangersOf(model, viewport);
  const looked = model.looked.value;
  const here = looked === null ? [] : (strikers.get(looked) ?? []);
  const count = pinned.value === null ? here.length : Number(here.includes(pinned.value));
  if (looked === null || count === 0) return null;
  if (!isWorthTelling(model.scene.value, model.source.game, model.targets.value, looked)) return null;
  return (
    <g class="threat-label">
      <Label label={placed(looked, words.value.stage.threatened(count))} />
    </g>
  );
}

/** The switch of the enemy's threats: in their strip, and an eye on the board where there is no strip. */
export function ThreatSwitch({ on, place }: { readonly on: Signal<boolean>; readonly place: 'strip' | 'board' }) {
  const say = words.value.stage;
  return (
    <button
      type="button"
      class={on.value ? `button threat-switch ${place} on` : `button threat-switch ${place}`}
      aria-pressed={on.value}
      title={say.threatsHint}
      onClick={() => (on.value = !on.value)}
    >
      <Sign name="eye" />
      <span>{say.threats}</span>
      <i class="toggle" aria-hidden="true" />
    </button>
  );
}
