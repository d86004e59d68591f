import type { RuleId } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Skin } from '../../games/skin.ts';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Threats } from '../../stage/threats.tsx';
import { StageControls } from '../../stage/stage-controls.tsx';
import { Cites } from '../../ui/cite.tsx';
import { phone } from '../form.ts';
import type { TableModel } from '../model/table-model.ts';
import { CardSlot } from './card-slot.tsx';
import { ChoiceList } from './choice-list.tsx';
import { CommandLine } from './command-line.tsx';
import { labelOnBoard } from '../model/label.ts';
import { Lesson } from './lesson.tsx';
import { MainButton } from './main-button.tsx';
import { Picks } from './picks.tsx';
import { ListedDetails, Preview } from './preview.tsx';
import { Question } from './question.tsx';
import { Recap } from './recap.tsx';
import { Tale } from './tale.tsx';

/** A further page beside the tale, such as the chat. */
export interface Beside {
  readonly name: string;
  /** Things there that have not been seen. */
  readonly unread: number;
  readonly onOpen: () => void;
  readonly content: ComponentChildren;
}

interface Props {
  readonly model: TableModel;
  readonly stage: Stage;
  readonly skin: Skin;
  readonly touch: boolean;
  /** Null: there is nobody to fear. */
  readonly threats: Threats | null;
  readonly onRule: (rule: RuleId) => void;
  readonly onLight: (cells: readonly number[]) => void;
  readonly beside?: Beside | undefined;
  readonly guide?: ComponentChildren;
}

/** Beside the board: the question, what is pointed at, what may be done and what it buys, the tale. None of it moves. */
export function Margin({ model, stage, skin, touch, threats, onRule, onLight, beside, guide }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const shown = model.shown.value;
  const asked = shown !== null && (phone.value || model.armed.value === shown); // it waits for a second press
  const advice = model.advice.value;
  const { Odds } = skin;
  useEffect(() => {
    // A low sheet, or a long recap, would leave what it buys out of sight.
    if (body.current === null || shown === null) return;
    if (asked) showAsked(body.current);
    else bring(body.current, body.current.querySelector('.verdict .details'));
    if (document.activeElement?.matches('.hint') === true && asked && advice !== null)
      body.current.parentElement?.querySelector<HTMLElement>('.go')?.focus({ preventScroll: true }); // Enter plays it
  }, [asked, shown, advice, threats?.known]);
  return (
    <section class="margin" aria-label={words.value.table.margin}>
      <Question model={model} skin={skin} />
      <div class="margin-body" tabIndex={-1} ref={body}>
        {guide}
        <Picks model={model} skin={skin} />
        <Recap model={model} />
        <Lesson model={model} />
        <CardSlot model={model} skin={skin} onRule={onRule} />
        <AdviceGiven model={model} onRule={onRule} />
        <Preview model={model} touch={touch} threats={threats} onRule={onRule} />
        <ChoiceList model={model} stage={stage} looks={skin.looks} />
        {Odds && <Odds model={model} />}
        <ListedDetails model={model} skin={skin} onRule={onRule} />
      </div>
      <MainButton model={model} touch={touch} />
      <Foot model={model} stage={stage} onRule={onRule} onLight={onLight} beside={beside} />
      <CommandLine model={model} />
    </section>
  );
}

/** Brings what a choice buys into sight, and the hint above it whole where both have room. Where they have not, the hint was asked for. */
function showAsked(body: HTMLElement): void {
  const bought = body.querySelector('.verdict.legal, .offer.lit');
  const hint = body.querySelector('.advice');
  bring(body, bought);
  if (bought === null || hint === null) return;
  const told = bought.querySelector('.consequences') ?? bought; // the button below it says the rest
  const both = told.getBoundingClientRect().bottom - hint.getBoundingClientRect().top;
  bring(body, hint, both > body.clientHeight - FADES);
}

/** Pixels at the foot of the margin's body where what goes on below fades, and those above what is brought there. */
const FADES = 20;
const ABOVE = 4;

/** Scrolls the margin's body alone, as little as shows this whole, or to where it stands at the top. */
function bring(body: HTMLElement, part: Element | null, first = false): void {
  if (part === null) return;
  const [room, its] = [body.getBoundingClientRect(), part.getBoundingClientRect()];
  const above = its.top - room.top - ABOVE;
  if (first || above < 0) body.scrollTop += above;
  else body.scrollTop += Math.min(above, Math.max(0, its.bottom - room.bottom + FADES));
}

/** The hint that was asked for: what to do and why, what separates it from the runner-up, the odds; its rules for whoever asks. */
function AdviceGiven({ model, onRule }: Pick<Props, 'model' | 'onRule'>) {
  const advice = model.advice.value;
  if (advice === null) return null;
  const { choice, why, weighed } = advice;
  const { game } = model.source;
  const { lang } = settings.value;
  const say = words.value.table;
  const same = model.shown.value === choice && why.length > 0; // it is named just below
  const against = weighed?.says[lang] ?? [];
  return (
    <div class="advice" role="status">
      <p>
        <b>{same ? say.hint : labelOnBoard(game, model.scene.value, choice, lang)}</b>
        {why.length > 0 && say.colon}
        {why.map((aim) => say.inOrderTo(mine(aim))).join(', ')}
      </p>
      {against.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {model.detailed.value && weighed !== undefined && weighed.rules.length > 0 && (
        <p class="because">
          {say.because} <Cites game={game} rules={weighed.rules} onOpen={onRule} />
        </p>
      )}
    </div>
  );
}

type FootProps = Pick<Props, 'model' | 'stage' | 'onRule' | 'onLight' | 'beside'>;

/** The tale, and whatever else is told beside it. */
function Foot({ model, stage, onRule, onLight, beside }: FootProps) {
  const say = words.value.table;
  const open = useSignal<'tale' | 'beside'>('tale');
  const whole = useSignal(false);
  const tab = (id: 'tale' | 'beside', name: string, unread = 0) => (
    <button
      type="button"
      role="tab"
      id={`tab-${id}`}
      data-tour={id === 'tale' ? 'log' : undefined}
      aria-selected={open.value === id}
      aria-controls="tab-panel"
      onClick={() => {
        open.value = id;
        if (id === 'beside') beside?.onOpen();
      }}
    >
      {name}
      {unread > 0 && <span class="unread">{say.unread(unread)}</span>}
    </button>
  );
  return (
    <section class={whole.value ? 'foot whole' : 'foot'} aria-label={say.log}>
      <div class="foot-head">
        <div class="tab-list" role="tablist">
          {tab('tale', say.log)}
          {beside !== undefined && tab('beside', beside.name, open.value === 'beside' ? 0 : beside.unread)}
        </div>
        <StageControls stage={stage} />
        <button
          type="button"
          class="foot-more"
          aria-expanded={whole.value}
          onClick={() => (whole.value = !whole.value)}
        >
          {whole.value ? say.lessLog : say.wholeLog}
        </button>
      </div>
      <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${open.value}`} tabIndex={0}>
        {open.value === 'tale' || beside === undefined ? (
          <Tale model={model} onRule={onRule} onLight={onLight} />
        ) : (
          beside.content
        )}
      </div>
    </section>
  );
}
