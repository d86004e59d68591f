import type { RuleId } from '@arbitre/kernel';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { CellNames } from '../board/cell-names.tsx';
import { layoutOf } from '../board/layout.ts';
import { Viewport } from '../board/viewport.ts';
import type { Skin } from '../games/skin.ts';
import { words } from '../i18n/words.ts';
import { RuleArticle } from '../rules/rule-article.tsx';
import { settings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Sign } from '../ui/icons.tsx';
import { BoardCursor } from './overlay/board-cursor.tsx';
import { CommandLine } from './margin/command-line.tsx';
import { Decision } from './margin/question.tsx';
import { Highlights, Pointer, Told } from './overlay/highlights.tsx';
import { press } from './keys.ts';
import { KeysHelp } from './keys-help.tsx';
import { Lesson } from './margin/lesson.tsx';
import { LiveRegion, sayWholeBoard } from './live-region.tsx';
import type { TableModel } from './model/table-model.ts';
import { Offers } from './margin/choice-list.tsx';
import { playBack } from './model/playback.ts';
import { ReplayBar } from './bar/replay-bar.tsx';
import { listenTo } from './model/sound.ts';
import './table.css';
import { Tabs } from './margin/tabs.tsx';
import { TopBar } from './bar/head.tsx';
import { VerdictCard } from './margin/verdict-card.tsx';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  /** Entries of the table's menu that depend on where the game comes from. */
  readonly menu?: ComponentChildren;
  /** Above the board: a banner about the connection, a request to answer. */
  readonly notice?: ComponentChildren;
  /** A further tab, such as the chat. */
  readonly extra?: { readonly name: string; readonly content: ComponentChildren };
  /** Over the whole table: a tour, the end of the game. */
  readonly children?: ComponentChildren;
}

/** The table: the board is the page, the margin says whose choice it is and what may be done. */
export function TablePage({ model, skin, menu, notice, extra, children }: Props) {
  const viewport = useMemo(() => new Viewport(), []); // another chair of the same table sees the same part of it
  const rule = useSignal<RuleId | null>(null);
  const help = useSignal(false);
  const keyboard = useSignal(false);
  const touch = useSignal(false);
  const lit = useSignal<readonly number[]>([]);
  const aloud = useSignal('');
  const { game, seats, rulings } = model.source;

  useEffect(() => playBack(model), [model]);
  useEffect(() => listenTo(model), [model]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const host = {
        model,
        viewport,
        help: () => (help.value = true),
        sayBoard: () => (aloud.value = sayWholeBoard(model)),
      };
      if (!event.defaultPrevented && press(host, event)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model, viewport]);

  // What acts next must be in sight.
  const acting = useComputed(() => model.scene.value.pieces.find(({ id }) => id === model.hand.value)?.at);
  useEffect(() => {
    if (acting.value !== undefined) viewport.reveal(layoutOf(model.scene.value.board).centre(acting.value));
  }, [acting.value, viewport]);

  const open = (id: RuleId) => (rule.value = id);
  const { Under, Over, Ribbon } = skin;
  return (
    <div class="table">
      <TopBar model={model} menu={menu} onHelp={() => (help.value = true)} />
      <main class="table-stage" data-tour="board">
        {notice}
        {Ribbon && <Ribbon model={model} />}
        <Board
          viewport={viewport}
          scene={model.scene.value}
          legend={game.legend}
          looks={skin.looks}
          seats={seats}
          ready={model.ready.value}
          selected={model.hand.value}
          onHover={(cell) => {
            keyboard.value = false;
            touch.value = false;
            model.cursor.value = cell < 0 ? null : cell;
          }}
          onPress={(cell, byTouch) => {
            keyboard.value = false;
            touch.value = byTouch;
            if (cell >= 0) model.press(cell, byTouch);
            else model.release();
          }}
          under={
            <>
              {settings.value.names && (
                <CellNames
                  board={model.scene.value.board}
                  ground={model.scene.value.ground}
                  legend={game.legend}
                />
              )}
              {Under && <Under model={model} />}
              <Highlights model={model} />
              <Told model={model} cells={lit.value} />
            </>
          }
          over={
            <>
              {Over && <Over model={model} />}
              <Pointer model={model} keyboard={keyboard.value} />
            </>
          }
        >
          <BoardCursor model={model} keyboard={keyboard} onFocus={(focused) => (keyboard.value = focused)} />
          <Zoom viewport={viewport} />
          <VerdictCard model={model} viewport={viewport} onRule={open} touch={touch} />
        </Board>
        <ReplayBar model={model} />
      </main>
      <section class="margin" aria-label={words.value.table.margin}>
        <Decision model={model} skin={skin} />
        <Tabs model={model} onRule={open} onLight={(cells) => (lit.value = cells)} extra={extra}>
          <Lesson model={model} onRule={open} />
          <Offers model={model} />
        </Tabs>
        <CommandLine model={model} />
      </section>
      <LiveRegion model={model} aloud={aloud.value} keyboard={keyboard.value} />
      {rule.value !== null && (
        <Dialog title={words.value.rule} onClose={() => (rule.value = null)}>
          <RuleArticle game={game} rule={rule.value} looks={skin.looks} rulings={rulings} />
        </Dialog>
      )}
      {help.value && <KeysHelp onClose={() => (help.value = false)} />}
      {children}
    </div>
  );
}

function Zoom({ viewport }: { readonly viewport: Viewport }) {
  const say = words.value.table;
  return (
    <div class={viewport.fitted.value ? 'zoom fitted' : 'zoom'}>
      <button
        type="button"
        class="button icon"
        aria-label={say.zoomIn}
        title={say.zoomIn}
        onClick={() => viewport.zoom(1.3)}
      >
        <Sign name="plus" />
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={say.zoomOut}
        title={say.zoomOut}
        onClick={() => viewport.zoom(0.77)}
      >
        <Sign name="minus" />
      </button>
      <button type="button" class="button icon" aria-label={say.fit} title={say.fit} onClick={() => viewport.fit()}>
        <Sign name="fit" />
      </button>
    </div>
  );
}
