import { cellName, type Destination, type Preview, type RuleId } from '@arbitre/kernel';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { number, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { Cites } from '../../ui/cite.tsx';
import { Sign } from '../../ui/icons.tsx';
import { handheld } from '../../ui/media.ts';
import type { Choice } from '../model/choices.ts';
import { pieceNameOf } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';
import { OddsChart, OddsInBrief } from './odds-chart.tsx';

interface Props {
  readonly model: TableModel;
  readonly choices: readonly [Choice, ...Choice[]];
  readonly preview: Preview;
  readonly way: Destination | null;
  readonly onRule: (rule: RuleId) => void;
  /** The card itself holds the button that plays. */
  readonly playable: boolean;
  /** The choice whose whole preview was asked for in the hand: the next one is brief again. */
  readonly unfolded: Signal<Choice | null>;
  /** The cell looked at. */
  readonly where: ComponentChildren;
}

/** The move before it is made. In the hand it is what it costs and risks, and the rest once it is asked for. */
export function MovePreview(props: Props) {
  const [first] = props.choices;
  return handheld.value && props.unfolded.value !== first ? <Summary {...props} /> : <Whole {...props} />;
}

function Summary({ model, choices, preview, way, playable, unfolded }: Props) {
  const say = words.value.table;
  const [first, ...others] = choices;
  const unfold = () => (unfolded.value = first);
  if (others.length > 0)
    return (
      <div class="verdict-head">
        <p class="verdict-title">{say.choose}</p>
        <button type="button" class="button main" aria-expanded={false} onClick={unfold}>
          {say.pick}
        </button>
      </div>
    );
  return (
    <>
      <div class="verdict-head">
        <Title model={model} choice={first} cost={preview.cost ?? way?.cost} />
        <Unfold open={false} onClick={unfold} />
        {playable && <Play model={model} choice={first} main label={say.confirm} />}
      </div>
      <Risks model={model} preview={preview} way={way} />
      <OddsInBrief model={model} choice={first} />
    </>
  );
}

function Whole({ model, choices, preview, way, onRule, playable, unfolded, where }: Props) {
  const { game } = model.source;
  const say = words.value.table;
  const own = game.words[settings.value.lang];
  const [first, ...others] = choices;
  const inHand = handheld.value;
  const actions = playable && <Actions model={model} choices={choices} />;
  const { board } = model.scene.value;
  return (
    <>
      {inHand && others.length > 0 && actions}
      {where}
      <div class="verdict-head">
        <Title model={model} choice={first} cost={preview.cost ?? way?.cost} />
        {inHand && <Unfold open onClick={() => (unfolded.value = null)} />}
        {inHand && playable && others.length === 0 && <Play model={model} choice={first} main label={say.confirm} />}
      </div>
      {preview.steps !== undefined && preview.steps.length > 1 && (
        <ol class="steps" aria-label={say.steps}>
          {preview.steps.map(({ to, cost }, index) => (
            <li key={index}>
              {cellName(board, to)} <b>{number(cost)}</b>
            </li>
          ))}
        </ol>
      )}
      <Risks model={model} preview={preview} way={way} onRule={onRule} />
      <OddsChart model={model} choice={first} />
      {preview.because.length > 0 && (
        <p class="because">
          {say.because} <Cites game={game} rules={preview.because} onOpen={onRule} />
        </p>
      )}
      {!inHand && actions}
      {!playable &&
        others.map((choice) => (
          <p key={choice.typed} class="quiet">
            {say.or} {own.command(choice.offer.command, model.view.value)}
          </p>
        ))}
      <AlsoHere model={model} choice={first} />
    </>
  );
}

interface TitleProps {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly cost: number | undefined;
}

function Title({ model, choice, cost }: TitleProps) {
  return (
    <p class="verdict-title">
      {model.source.game.words[settings.value.lang].command(choice.offer.command, model.view.value)}
      {cost !== undefined && <span class="cost"> {words.value.table.cost(number(cost))}</span>}
    </p>
  );
}

function Unfold({ open, onClick }: { readonly open: boolean; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      class="button plain icon unfold"
      aria-label={words.value.table.details}
      aria-expanded={open}
      onClick={onClick}
    >
      <Sign name="next" />
    </button>
  );
}

type RisksProps = Pick<Props, 'model' | 'preview' | 'way'> & Partial<Pick<Props, 'onRule'>>;

/** Who may react, and what is given up. With `onRule`, by which rules and on which other way too. */
function Risks({ model, preview, way, onRule }: RisksProps) {
  const { game } = model.source;
  const { lang } = settings.value;
  const say = words.value.table;
  const scene = model.scene.value;
  return (
    <>
      {(preview.triggers ?? way?.triggers ?? []).map(({ who, at, step, rules }) => (
        <p key={`${who}${step}`} class="trigger">
          <span aria-hidden="true">⚠</span>{' '}
          {say.trigger(pieceNameOf(game, scene, who, lang), cellName(scene.board, at))}{' '}
          {onRule && <Cites game={game} rules={rules} onOpen={onRule} />}
        </p>
      ))}
      {onRule && way?.safest !== undefined && (
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
      )}
      {(preview.forbids ?? way?.forbids ?? []).map((what) => (
        <p key={what} class="forbids">
          {say.forbids} {game.words[lang].forbids(what)}
        </p>
      ))}
    </>
  );
}

/** One move: played. Several: chosen from by name. */
function Actions({ model, choices }: Pick<Props, 'model' | 'choices'>) {
  const say = words.value.table;
  const own = model.source.game.words[settings.value.lang];
  const alone = choices.length === 1;
  return (
    <div class="verdict-actions">
      {!alone && <p class="label">{say.choose}</p>}
      {choices.map((choice, index) => (
        <Play
          key={choice.typed}
          model={model}
          choice={choice}
          main={index === 0}
          label={alone ? say.confirm : own.command(choice.offer.command, model.view.value)}
        />
      ))}
    </div>
  );
}

interface PlayProps {
  readonly model: TableModel;
  readonly choice: Choice;
  readonly main: boolean;
  readonly label: string;
}

function Play({ model, choice, main, label }: PlayProps) {
  return (
    <button type="button" class={main ? 'button main' : 'button'} onClick={() => void model.play(choice)}>
      {label}
    </button>
  );
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
