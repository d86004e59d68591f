import type { Briefing as BriefingTold, RuleId, Seat } from '@arbitre/kernel';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { CellNames } from '../board/cell-names.tsx';
import { layoutOf } from '../board/layout.ts';
import { Viewport } from '../board/viewport.ts';
import type { Skin } from '../games/skin.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { ClashCells, useCloseUp } from '../stage/close-up.tsx';
import { Effects } from '../stage/effects.tsx';
import { gesturesOf } from '../stage/gestures.ts';
import { pressesOn } from '../stage/skip-press.ts';
import { listenToStage } from '../stage/sound.ts';
import { Stage } from '../stage/stage.ts';
import { StageOverlay } from '../stage/stage-overlay.tsx';
import { useInSight } from '../stage/in-sight.ts';
import { pinThreat, ThreatLabel, ThreatLayer, type Threats, ThreatSwitch, useThreats } from '../stage/threats.tsx';
import { RecapMarks } from '../stage/recap-marks.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Sign } from '../ui/icons.tsx';
import { lazily } from '../ui/lazily.tsx';
import { Briefing } from './briefing.tsx';
import { HandOver } from './hand-over.tsx';
import type { Level } from './sources/level.ts';
import { ClosingButtons } from './bar/closing-buttons.tsx';
import { Head } from './bar/head.tsx';
import { ReplayBar } from './bar/replay-bar.tsx';
import type { MenuEntries } from './bar/table-menu.tsx';
import { LowerStrip, UpperStrip } from './bar/strips.tsx';
import { press } from './keys.ts';
import { phone } from './form.ts';
import { KeysHelp } from './keys-help.tsx';
import { LiveRegion, sayWholeBoard } from './live-region.tsx';
import { type Beside, Margin } from './margin/margin.tsx';
import type { TableModel } from './model/table-model.ts';
import { BoardCursor } from './overlay/board-cursor.tsx';
import { ChoiceMarks } from './overlay/choice-marks.tsx';
import { Dangers } from './overlay/dangers.tsx';
import { Highlights, Pointer, Told } from './overlay/highlights.tsx';
import { MapNotes } from './overlay/map-notes.tsx';
import { takeForced } from './take-forced.ts';
import { noteThinking } from './note-thinking.ts';
import { signalTurns } from './turn-signal.ts';
import './bar/bar.css';
import './margin/margin.css';
import './table.css';

/** Fetched when a rule is opened. */
const RuleArticle = lazily(async () => (await import('../rules/rule-article.tsx')).RuleArticle);

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  /** Entries of the table's menu that depend on where the game comes from. */
  readonly menu?: MenuEntries;
  /** Above the board: a banner about the connection, a request to answer. */
  readonly notice?: ComponentChildren;
  /** Beside the tale, such as the chat. */
  readonly beside?: Beside;
  /** The game is only looked at: the slider stays in the lower strip. */
  readonly watched?: boolean;
  /** Someone at one's elbow, at the top of the margin: a tour. */
  readonly guide?: ComponentChildren;
  /** Sets how well the computer plays at a seat, where that can be said from here. */
  readonly onLevel?: (seat: Seat, level: Level) => void;
  /** Over the whole table: a tour, the end of the game. */
  readonly children?: ComponentChildren;
}

/** The table: head, upper strip, the board, lower strip, and the margin that says whose choice it is and what it buys. */
export function TablePage({ model, skin, menu, notice, beside, guide, onLevel, watched = false, children }: Props) {
  const viewport = useMemo(() => new Viewport(), []); // another chair of the same table sees the same part of it
  const rule = useSignal<RuleId | null>(null);
  const help = useSignal(false);
  const keyboard = useSignal(false);
  const touch = useSignal(false);
  const lit = useSignal<readonly number[]>([]);
  const aloud = useSignal('');
  const begun = useSignal(false);
  const { game, rulings } = model.source;

  const stage = useMemo(() => new Stage(model), [model]);
  useEffect(() => stage.follow(), [stage]);
  useEffect(() => listenToStage(stage), [stage]);
  useEffect(() => takeForced(model), [model]);
  useEffect(() => signalTurns(model), [model]);
  useEffect(() => noteThinking(model), [model]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const host = {
        model,
        viewport,
        keyboard,
        help: () => (help.value = true),
        sayBoard: () => (aloud.value = sayWholeBoard(model)),
      };
      if (!event.defaultPrevented && press(host, event)) event.preventDefault();
    };
    const onHelp = () => (help.value = true);
    addEventListener('keydown', onKey);
    addEventListener('arbitre:keys', onHelp);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('arbitre:keys', onHelp);
    };
  }, [model, viewport]);

  // What acts next must be in sight.
  const acting = useComputed(() => model.scene.value.pieces.find(({ id }) => id === model.hand.value)?.at);
  useEffect(() => {
    if (acting.value === undefined) return;
    const { board } = model.scene.value;
    const layout = layoutOf(board);
    const fingertip = (board.grid === 'square' ? 36 : 56) / (2 * layout.inner);
    viewport.approach(layout.centre(acting.value), phone.value ? fingertip : 0);
  }, [acting.value, phone.value, viewport]);

  const threats = useThreats(model);
  const open = (id: RuleId) => (rule.value = id);
  const briefed = useComputed(
    () => begun.value || watched || guide !== undefined || !settings.value.briefing || !model.begins.value,
  );
  return (
    <div
      class="table"
      data-entries={model.chapters.value.length}
      onMouseDown={keepUnselected}
      data-waits={model.seat.value !== null && model.forced.value === null && !model.busy.value ? 'for-you' : undefined}
    >
      <Head model={model} skin={skin} menu={menu} />
      <section class="notices" aria-label={words.value.table.notices}>
        {notice}
      </section>
      <UpperStrip model={model} skin={skin}>
        {canThreaten(model, skin, threats) && <ThreatSwitch on={threats.on} place="strip" />}
      </UpperStrip>
      <main class="table-stage" data-tour="board">
        <BoardSlot
          stage={stage}
          model={model}
          skin={skin}
          viewport={viewport}
          threats={threats}
          touch={touch}
          keyboard={keyboard}
          lit={lit.value}
          notes={briefed.value ? null : model.briefing(model.viewer.value)}
        />
      </main>
      {model.past.value || watched ? (
        <section class="strip lower" aria-label={words.value.table.replay}>
          <ReplayBar model={model} />
        </section>
      ) : (
        <LowerStrip model={model} skin={skin}>
          <ClosingButtons model={model} />
        </LowerStrip>
      )}
      {briefed.value ? (
        <Margin
          threats={canThreaten(model, skin, threats) ? threats : null}
          model={model}
          stage={stage}
          skin={skin}
          touch={touch.value || phone.value}
          onRule={open}
          onLight={(cells) => (lit.value = cells)}
          beside={beside}
          guide={guide}
        />
      ) : (
        <Briefing
          model={model}
          onLevel={onLevel}
          onBegin={() => {
            begun.value = true;
            const [only, ...others] = model.choices.value;
            if (only !== undefined && others.length === 0 && settings.value.forced) void model.play(only);
          }}
        />
      )}
      <HandOver model={model} />
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

/** A double click plays or presses twice; only in what is written or read does it take a word. */
function keepUnselected(event: MouseEvent): void {
  const read = 'input, textarea, select, .tab-panel, dialog';
  if (event.detail > 1 && (event.target as Element).closest(read) === null) event.preventDefault();
}

/** Is there anyone whose threats could be shown? */
function canThreaten(model: TableModel, skin: Skin, { any }: Threats): boolean {
  return any && skin.threats !== false && (skin.fighters?.(model) ?? null) === null;
}

/** The cells that the goals are about; left out where they name none. */
function aimsOf(model: TableModel): { readonly aims?: readonly number[] } {
  const cells = model.goals.value.flatMap(({ cells = [] }) => cells);
  return cells.length === 0 ? {} : { aims: [...new Set(cells)] };
}

interface BoardProps {
  readonly stage: Stage;
  readonly model: TableModel;
  readonly skin: Skin;
  readonly viewport: Viewport;
  readonly threats: Threats;
  readonly touch: Signal<boolean>;
  readonly keyboard: Signal<boolean>;
  readonly lit: readonly number[];
  /** What is written on the map before the first turn. */
  readonly notes: BriefingTold | null;
}

/** The board in its slot: nothing lies on it but paths, rings, hatching and small labels. */
function BoardSlot({ stage, model, skin, viewport, threats, touch, keyboard, lit, notes }: BoardProps) {
  const { game, seats } = model.source;
  const { Under, Over } = skin;
  const rest = useMemo(() => resting((cell) => model.point(cell)), [model]);
  const isForShow = useMemo(() => pressesOn(stage), [stage]);
  const scene = stage.scene.value ?? model.scene.value;
  const { on } = threats;
  const closeUp = useCloseUp(model, skin, stage, viewport);
  useInSight(stage, viewport, closeUp === null);
  const clash = closeUp?.clash ?? null;
  return (
    <Board
      viewport={viewport}
      scene={scene}
      gestures={gesturesOf(stage.now.value)}
      legend={game.legend}
      looks={skin.looks}
      seats={seats}
      ready={model.ready.value}
      own={model.viewer.value}
      selected={model.hand.value}
      {...(clash === null ? {} : { among: [clash.by, clash.against] })}
      {...aimsOf(model)}
      onHover={(cell) => {
        keyboard.value = false;
        touch.value = false;
        model.hover(cell < 0 ? null : cell);
        rest(cell);
      }}
      onPress={(cell, byTouch) => {
        keyboard.value = false;
        touch.value = byTouch;
        if (isForShow(performance.now())) return;
        if (cell >= 0 && pinThreat(threats, model, cell)) return;
        if (cell >= 0) model.press(cell, byTouch);
        else model.release();
      }}
      onGrab={(cell) => model.grab(cell)}
      onDrop={(cell) => model.drop(cell)}
      onBox={(cells) => void model.box(cells)}
      onHold={(cell) => {
        touch.value = true;
        model.point(cell);
      }}
      onCancel={() => model.release()}
      under={
        <>
          {settings.value.names && (
            <CellNames board={model.scene.value.board} ground={model.scene.value.ground} legend={game.legend} />
          )}
          {Under && <Under model={model} />}
          {closeUp !== null && <ClashCells model={model} looks={skin.looks} closeUp={closeUp} scene={scene} />}
          {on.value && stage.now.value === null && <ThreatLayer model={model} threats={threats} />}
          <Highlights model={model} />
          <Told model={model} cells={lit} />
        </>
      }
      over={
        <>
          {Over && <Over model={model} />}
          {notes !== null && <MapNotes model={model} briefing={notes} viewport={viewport} />}
          <Pointer model={model} looks={skin.looks} keyboard={keyboard.value} />
          {stage.now.value === null && <ChoiceMarks model={model} />}
          {clash === null && <Dangers model={model} viewport={viewport} />}
          {on.value && stage.now.value === null && <ThreatLabel model={model} threats={threats} viewport={viewport} />}
          {stage.now.value === null && clash === null && (
            <RecapMarks model={model} looks={skin.looks} viewport={viewport} />
          )}
          <Effects stage={stage} scene={scene} />
        </>
      }
    >
      <BoardCursor model={model} keyboard={keyboard} onFocus={(focused) => (keyboard.value = focused)} />
      {clash === null && skin.instead?.(model) !== true && (skin.fighters?.(model) ?? null) === null && (
        <Zoom viewport={viewport} />
      )}
      {clash === null && canThreaten(model, skin, threats) && <ThreatSwitch on={on} place="board" />}
      <StageOverlay
        stage={stage}
        model={model}
        skin={skin}
        viewport={viewport}
        closeUp={closeUp}
        onPress={() => isForShow(performance.now())}
      />
    </Board>
  );
}

/** Milliseconds a pointer rests before the card of what lies there is shown. */
const REST = 250;

/** Tells where the pointer came to rest; -1 when it left. */
function resting(told: (cell: number) => void): (cell: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -1;
  return (cell) => {
    if (cell === last) return;
    last = cell;
    clearTimeout(timer);
    timer = setTimeout(() => told(cell), REST);
  };
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
