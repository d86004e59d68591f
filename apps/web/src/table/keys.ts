import { layoutOf } from '../board/layout.ts';
import { settings } from '../settings.ts';
import type { Viewport } from '../board/viewport.ts';
import { startCell } from './overlay/board-cursor.tsx';
import type { TableModel } from './model/table-model.ts';
import { seek, toggleRun } from './model/seek.ts';

/** What the keys of the table can ask of the page around the model. */
export interface KeyHost {
  readonly model: TableModel;
  readonly viewport: Viewport;
  /** Does the keyboard move the board's cursor? */
  readonly keyboard: { value: boolean };
  help(): void;
  sayBoard(): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What does something of its own when Space is pressed on it. */
const TAKES_SPACE = 'button, a, summary, input:not([type=range]), textarea, select, dialog, .end-screen, .hand-over';

/** One key press anywhere on the table; true when it meant something. */
export function press(host: KeyHost, event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.key === ' ' && host.model.past.value && target.closest(TAKES_SPACE) === null) {
    toggleRun(host.model);
    return true;
  }
  if (target.closest('input, textarea, select, dialog, .end-screen')) return false;
  const ready = document.querySelector<HTMLElement>('.hand-over .go');
  if (ready !== null) {
    if (event.key === 'Enter' || event.key === ' ') ready.click();
    return true; // the device is being handed over: nobody plays
  }
  if (event.repeat && event.key === 'Enter' && target.closest('.go') !== null) return true; // it came there while held down
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return withControl(host, event);
  if (event.altKey) return false;
  const board = target.closest('.cursor-grid') !== null;
  const pressing = target.closest('button, a, summary') !== null; // Enter and Space are theirs
  if (ARROWS[event.key] !== undefined && target.closest('[role=tablist], .tab-panel') === null) {
    document.querySelector<HTMLElement>('.cursor-cell-holder')?.focus();
    host.keyboard.value = true;
    return onBoard(host, event.key);
  }
  if ((board || !pressing) && onBoard(host, event.key)) return true;
  return (board || settings.value.keys || event.key.length > 1) && anywhere(host, event.key);
}

/** Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z play it again. */
function withControl({ model }: KeyHost, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) void model.undo();
  else if (key === 'y' || key === 'z') model.source.redo();
  else return false;
  return true;
}

function onBoard({ model, viewport }: KeyHost, key: string): boolean {
  const { board } = model.scene.value;
  const cell = model.cursor.value ?? startCell(model);
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const column = Math.min(board.columns - 1, Math.max(0, (cell % board.columns) + arrow[0]));
    const row = Math.min(board.rows - 1, Math.max(0, Math.floor(cell / board.columns) + arrow[1]));
    point(model, viewport, row * board.columns + column);
    return true;
  }
  if (key === 'Enter' || key === ' ') {
    const armed = model.armed.value;
    if (armed !== null) {
      void model.play(armed);
      return true;
    }
    model.press(cell, false);
    const first = model.pinned.value === null ? null : document.querySelector<HTMLElement>('.verdict-actions button');
    queueMicrotask(() => first?.focus());
    return true;
  }
  return false;
}

function anywhere(host: KeyHost, key: string): boolean {
  const { model, viewport } = host;
  const at = model.playhead.value?.chapter ?? model.chapters.value.length;
  switch (key) {
    case 'n':
    case 'p': {
      const cell = model.pickNext(key === 'n' ? 1 : -1);
      if (cell !== null) point(model, viewport, cell);
      return true;
    }
    case 'c': {
      const cells = [...model.targets.value.keys()].sort((a, b) => a - b);
      const next = cells.find((cell) => cell > (model.cursor.value ?? -1)) ?? cells[0];
      if (next !== undefined) point(model, viewport, next);
      return true;
    }
    case 'Escape':
      model.release();
      document.querySelector<HTMLElement>('.cursor-cell-holder')?.focus();
      return true;
    case 'u':
      void model.undo();
      return true;
    case 'r':
      model.source.redo();
      return true;
    case ',':
      seek(model, at - 1);
      return true;
    case '.':
      seek(model, at + 1);
      return true;
    case '/':
      document.getElementById('command')?.focus();
      return true;
    case 'd':
      host.sayBoard();
      return true;
    case 'o':
      model.detailed.value = !model.detailed.value;
      return true;
    case '?':
      host.help();
      return true;
    case '+':
    case '=':
      viewport.zoom(1.25);
      return true;
    case '-':
      viewport.zoom(0.8);
      return true;
    case '0':
      viewport.fit();
      return true;
    default:
      if (!/^[1-9]$/.test(key)) return false;
      document.querySelector<HTMLElement>(`.offer[data-shortcut="${key}"]`)?.click();
      return true;
  }
}

function point(model: TableModel, viewport: Viewport, cell: number): void {
  model.pinned.value = null;
  model.considered.value = null;
  model.hover(cell);
  viewport.reveal(layoutOf(model.scene.value.board).centre(cell));
}
