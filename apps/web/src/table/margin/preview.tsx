import { cellName, type Destination, type Preview as Previewed, type RuleId } from '@arbitre/kernel';
import { useRef } from 'preact/hooks';
import { number, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { Cites } from '../../ui/cite.tsx';
import type { Skin } from '../../games/skin.ts';
import type { Threats } from '../../stage/threats.tsx';
import type { Choice } from '../model/choices.ts';
import { labelOnBoard } from '../model/label.ts';
import { CardView } from './card-view.tsx';
import type { TableModel } from '../model/table-model.ts';
import { OfferLabel } from './choice-button.tsx';
import { hasFolded, isListed } from './choice-list.tsx';
import { Consequences } from './consequences.tsx';
import { Exposed } from './exposed.tsx';
import { PlayShown } from './main-button.tsx';
import { OddsChart } from './odds-chart.tsx';

interface Props {
  readonly model: TableModel;
  readonly onRule: (rule: RuleId) => void;
}

type PreviewProps = Props & {
  readonly touch: boolean;
  /** Null: there is nobody to fear. */
  readonly threats: Threats | null;
};

/** What pointing there means: the move before it is made, or the rule that refuses it. Never on the board. */
export function Preview({ model, touch, threats, onRule }: PreviewProps) {
  const verdict = model.verdict.value;
  const denied = model.denied.value;
  const { game } = model.source;
  const own = game.words[settings.value.lang];
  const say = words.value.table;
  if (verdict?.is === 'legal') {
    const { choices, preview, way } = verdict;
    if (choices.every((choice) => isListed(model, choice))) return <Reserved model={model} />; // it lights up in the list
    return (
      <aside class="verdict legal" aria-label={say.preview}>
        {choices.length === 1 || model.considered.value !== null ? (
          <OneMove
            model={model}
            choice={choices[0]}
            preview={preview}
            way={way}
            touch={touch}
            threats={threats}
            onRule={onRule}
          />
        ) : (
          <SeveralMoves model={model} choices={choices} />
        )}
        <AlsoHere model={model} choice={choices[0]} />
      </aside>
    );
  }
  const [text, rules] =
    verdict?.is === 'refused'
      ? [own.refusal(verdict.refusal, model.view.value), verdict.refusal.rules]
      : denied?.by === 'game'
        ? [own.refusal(denied.refusal, model.view.value), denied.refusal.rules]
        : [denied?.words[settings.value.lang] ?? '', []];
  if (text === '') return <Reserved model={model} />;
  return (
    <aside class="verdict refused" aria-label={say.refusedTitle}>
      <p class="verdict-title">
        <span class="no">{say.refusedTitle}.</span> {text}
      </p>
      <Cites game={game} rules={rules} onOpen={onRule} />
    </aside>
  );
}

/**
 * The room of the preview, kept while the board holds moves that the list does not: nothing slides when they are shown. Not while a hint lights
 * up in the list: it has the room.
 */
function Reserved({ model }: { readonly model: TableModel }) {
  const hinted = model.advice.value !== null && model.advice.value.choice === model.shown.value;
  return hasFolded(model) && !hinted ? <p class="verdict reserved">{words.value.table.point}</p> : null;
}

interface MoveProps extends PreviewProps {
  readonly choice: Choice;
  readonly preview: Previewed;
  readonly way: Destination | null;
}

function OneMove({ model, choice, preview, way, touch, threats, onRule }: MoveProps) {
  const say = words.value.table;
  const outlook = model.outlook(choice);
  const cost = preview.cost ?? way?.cost;
  return (
    <>
      <p class="verdict-title">
        {labelOnBoard(model.source.game, model.scene.value, choice, settings.value.lang)}
        {cost !== undefined && <span class="cost"> {say.cost(number(cost))}</span>}
      </p>
      <Consequences outlook={outlook} />
      {threats !== null && (preview.path?.length ?? 0) > 0 && <Exposed model={model} threats={threats} />}
      <Safest way={way} />
      {!touch && <PlayShown model={model} choice={choice} />}
      <Details model={model} choice={choice} preview={preview} onRule={onRule} />
    </>
  );
}

/** The other way there, when it is safer. */
function Safest({ way }: { readonly way: Destination | null }) {
  const say = words.value.table;
  if (way?.safest === undefined) return null;
  return (
    <>
      <p class="shortest">
        <span class="line" aria-hidden="true" /> {say.shortest}{' '}
        {say.safestIs(number(way.cost), way.triggers?.length ?? 0)}
      </p>
      <p class="safest">
        <span class="dash" aria-hidden="true" /> {say.safest}{' '}
        {say.safestIs(number(way.safest.cost), way.safest.triggers.length)}
      </p>
    </>
  );
}

/** Dice, fractions, steps and rules: for whoever asks. */
export function Details({ model, choice, preview, onRule }: Omit<MoveProps, 'way' | 'touch' | 'threats'>) {
  const say = words.value.table;
  const { board } = model.scene.value;
  return (
    <details
      class="details"
      open={model.detailed.value}
      onToggle={(event) => (model.detailed.value = event.currentTarget.open)}
    >
      <summary>{say.details}</summary>
      {model.detailed.value && (
        <>
          {preview.steps !== undefined && preview.steps.length > 1 && (
            <ol class="steps" aria-label={say.steps}>
              {preview.steps.map(({ to, cost }, index) => (
                <li key={index}>
                  {cellName(board, to)} <b>{number(cost)}</b>
                </li>
              ))}
            </ol>
          )}
          <OddsChart model={model} choice={choice} />
          {preview.because.length > 0 && (
            <p class="because">
              {say.because} <Cites game={model.source.game} rules={preview.because} onOpen={onRule} />
            </p>
          )}
        </>
      )}
    </details>
  );
}

/** The same of the listed choice that was looked at last, under the list: nothing slides, and it can be reached. */
export function ListedDetails({ model, skin, onRule }: Props & { readonly skin: Skin }) {
  const last = useRef<Choice | null>(null);
  const shown = model.shown.value;
  if (shown !== null && isListed(model, shown)) last.current = shown;
  const choice = detailedUnderList(model, last.current);
  if (choice === null) return null;
  const thing = choice.offer.thing === undefined ? null : { thing: choice.offer.thing };
  const card = thing === null ? null : model.card(thing);
  return (
    <>
      {thing !== null && card !== null && (
        <CardView model={model} skin={skin} card={card} pointed={thing} onRule={onRule} />
      )}
      <Details model={model} choice={choice} preview={model.preview(choice)} onRule={onRule} />
    </>
  );
}

/** The listed choice whose details unfold under the list: none while the preview above unfolds those of another. */
export function detailedUnderList(model: TableModel, last: Choice | null): Choice | null {
  const shown = model.shown.value;
  const apart = shown !== null && !isListed(model, shown);
  return apart || last === null || !model.choices.value.includes(last) ? null : last;
}

/** Several moves lead to the cell: each by its name, with what it buys. */
function SeveralMoves({ model, choices }: { readonly model: TableModel; readonly choices: readonly Choice[] }) {
  const { game } = model.source;
  const { scene } = model;
  const { lang } = settings.value;
  const numbered = model.pinned.value !== null; // while they are only passed over, the digits are the list's
  return (
    <div class={numbered ? 'verdict-actions numbered' : 'verdict-actions'}>
      <p class="label">{words.value.table.choose}</p>
      {choices.map((choice, index) => (
        <button
          type="button"
          key={choice.typed}
          class={`offer tone-${model.outlook(choice).tone}`}
          data-shortcut={numbered && index < 9 ? index + 1 : undefined}
          disabled={model.busy.value}
          onClick={(event) => void playHere(model, choice, event.detail === 0)} // what it risks was read here before
        >
          <span class="offer-text">
            <OfferLabel label={labelOnBoard(game, scene.value, choice, lang)} outlook={model.outlook(choice)} />
            <Consequences outlook={model.outlook(choice)} most={3} />
          </span>
          {numbered && index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** The button goes with the choice: whoever pressed it by a key is back on the board. */
async function playHere(model: TableModel, choice: Choice, byKey: boolean): Promise<void> {
  await model.play(choice);
  if (byKey) document.querySelector<HTMLElement>('.cursor-cell-holder')?.focus();
}

/** Kinds of move that pointing here could mean too: the board is narrowed to one of them. */
function AlsoHere({ model, choice }: { readonly model: TableModel; readonly choice: Choice }) {
  const here = model.considered.value === null && choice.at !== null ? model.allAt(choice.at) : [];
  const others = [...new Set(here.map(({ offer }) => offer.group))].filter((group) => group !== choice.offer.group);
  if (others.length === 0) return null;
  return (
    <p class="quiet">
      {words.value.table.alsoHere}{' '}
      {others.map((group) => (
        <button type="button" key={group} class="also" onClick={() => (model.group.value = group)}>
          {model.source.game.words[settings.value.lang].group(group)}
        </button>
      ))}
    </p>
  );
}
