import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cellsPath, layoutOf, sidesWhere } from '../board/layout.ts';
import { words } from '../i18n/words.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { Sign } from '../ui/icons.tsx';
import { enemiesOf, type Threat } from './threat.ts';
import type { ThreatAnswer, ThreatQuestion } from './threat-worker.ts';

/** Where the enemy could strike, for those who ask: computed beside the page, kept until something moves. */
export function useThreats(model: TableModel): {
  readonly on: Signal<boolean>;
  readonly threats: Signal<readonly Threat[]>;
  readonly any: boolean;
} {
  const on = useSignal(false);
  const threats = useSignal<readonly Threat[]>([]);
  const known = useSignal<unknown>(null);
  const { game, seats, mine } = model.source;
  const view = model.view.value;
  const own = model.seat.value === null ? mine.value : [model.seat.value];
  const enemies = enemiesOf(model.scene.value, game, seats, own);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || event.repeat || event.ctrlKey || event.metaKey || isTyping(event.target))
        return;
      on.value = !on.value;
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
  useEffect(() => {
    if (!on.value || known.value === view) return;
    const worker = new Worker(new URL('./threat-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThreatAnswer>) => {
      threats.value = data.threats;
      known.value = view;
    });
    worker.postMessage({ id: 1, game: game.id, view, enemies } satisfies ThreatQuestion, []);
    return () => worker.terminate();
  }, [on.value, view]);
  return { on, threats, any: enemies.length > 0 };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Hatching over what could be struck, its edge dashed; who could strike the cell that is looked at is ringed. */
export function ThreatLayer({ model, threats }: { readonly model: TableModel; readonly threats: readonly Threat[] }) {
  const { board, pieces } = model.scene.value;
  const layout = layoutOf(board);
  const cells = new Set(threats.flatMap((threat) => threat.cells));
  const looked = model.looked.value;
  const strikers = looked === null ? [] : threats.filter((threat) => threat.cells.includes(looked));
  const edge = sidesWhere(
    layout,
    cells,
    (cell, direction) => !cells.has(board.neighbours[cell * board.degree + direction] ?? -1),
  );
  return (
    <g class="threats">
      <defs>
        <pattern id="threat-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" class="threat-stroke" />
        </pattern>
      </defs>
      <path d={cellsPath(layout, cells)} fill="url(#threat-hatch)" />
      <path class="threat-edge" d={edge} />
      {strikers.map(({ piece }) => {
        const at = pieces.find(({ id }) => id === piece)?.at;
        if (at === undefined || looked === null) return null;
        const [a, b] = [layout.centre(at), layout.centre(looked)];
        return <line key={piece} class="threat-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
    </g>
  );
}

/** How many could strike the cell that is looked at; over the pieces, at the size of the page. */
export function ThreatLabel({ model, threats }: { readonly model: TableModel; readonly threats: readonly Threat[] }) {
  const looked = model.looked.value;
  const count = looked === null ? 0 : threats.filter(({ cells }) => cells.includes(looked)).length;
  if (looked === null || count === 0) return null;
  const layout = layoutOf(model.scene.value.board);
  const { x, y } = layout.centre(looked);
  const text = words.value.stage.threatened(count);
  const half = text.length * 3.4 + 14;
  return (
    <g class="threat-label" style={{ transform: `translate(${x}px, ${y + layout.inner}px) scale(var(--unzoom))` }}>
      <rect x={-half} y={5} width={2 * half} height={26} rx={13} />
      <text y={18}>{text}</text>
    </g>
  );
}

/** The eye: shows threats on touch, and keeps them shown. */
export function ThreatSwitch({ on }: { readonly on: Signal<boolean> }) {
  const say = words.value.stage;
  return (
    <button
      type="button"
      class={on.value ? 'button threat-switch on' : 'button threat-switch'}
      aria-pressed={on.value}
      title={say.threatsHint}
      onClick={() => (on.value = !on.value)}
    >
      <Sign name="eye" />
      <span>{say.threats}</span>
    </button>
  );
}
