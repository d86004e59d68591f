import { cellName, type RuleId } from '@arbitre/kernel';
import { number, words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { Cites } from '../ui/cite.tsx';
import { describeCell, pieceNameOf } from './describe.ts';
import type { ReadonlySignal } from '@preact/signals';
import { layoutOf } from '../board/layout.ts';
import type { Viewport } from '../board/viewport.ts';
import type { TableModel, Verdict } from './model.ts';
import { OddsChart } from './odds-chart.tsx';

interface Props {
  readonly model: TableModel;
  readonly onRule: (rule: RuleId) => void;
  readonly viewport: Viewport;
  /** A finger cannot hover: the card then holds the button that plays. */
  readonly touch: ReadonlySignal<boolean>;
}

/** What pointing there means: the move before it is made, or the rule that refuses it. */
export function VerdictCard({ model, viewport, onRule, touch }: Props) {
  const verdict = model.verdict.value;
  const denied = model.denied.value;
  const side = cardSide(model, viewport);
  if (verdict === null && denied === null) return <Seen model={model} side={side} />;
  const { game } = model.source;
  const own = game.words[settings.value.lang];
  if (verdict?.is === 'legal')
    return (
      <Legal
        model={model}
        verdict={verdict}
        onRule={onRule}
        side={side}
        playable={touch.value || model.pinned.value !== null}
      />
    );
  const [text, rules] =
    verdict?.is === 'refused'
      ? [own.refusal(verdict.refusal, model.view.value), verdict.refusal.rules]
      : denied?.by === 'game'
        ? [own.refusal(denied.refusal, model.view.value), denied.refusal.rules]
        : [denied?.words[settings.value.lang] ?? '', []];
  return (
    <aside class={`verdict refused ${side}`} aria-label={words.value.table.refusedTitle}>
      <Where model={model} />
      <p class="verdict-title">
        <span class="no">{words.value.table.refusedTitle}.</span> {text}
      </p>
      <Cites game={game} rules={rules} onOpen={onRule} />
    </aside>
  );
}

/** Nothing to do there, but something to see: what it is, in words. */
function Seen({ model, side }: { readonly model: TableModel; readonly side: string }) {
  const cell = model.looked.value;
  const { ground } = model.scene.value;
  const tone = cell === null ? undefined : model.source.game.legend[ground[cell] ?? '']?.tone;
  if (cell === null || (model.pieceAt(cell) === null && (tone === undefined || tone === 'ground' || tone === 'wall')))
    return null;
  return (
    <aside class={`verdict seen ${side}`} aria-label={words.value.table.preview}>
      <Where model={model} />
    </aside>
  );
}

/** The cell looked at, its ground and who stands there. */
function Where({ model }: { readonly model: TableModel }) {
  const cell = model.looked.value;
  return cell === null ? null : (
    <p class="where">{describeCell(model.source.game, model.scene.value, cell, settings.value.lang)}</p>
  );
}

interface LegalProps extends Pick<Props, 'model' | 'onRule'> {
  readonly verdict: Extract<Verdict, { is: 'legal' }>;
  readonly side: string;
  /** The card itself holds the button that plays. */
  readonly playable: boolean;
}

function Legal({ model, verdict, onRule, side, playable }: LegalProps) {
  const { game } = model.source;
  const { lang } = settings.value;
  const say = words.value.table;
  const own = game.words[lang];
  const { choices, preview, way } = verdict;
  const [first] = choices;
  if (first === undefined) return null;
  const scene = model.scene.value;
  const name = (cell: number) => cellName(scene.board, cell);
  const cost = preview.cost ?? way?.cost;
  const triggers = preview.triggers ?? way?.triggers ?? [];
  const here = model.considered.value === null && first.at !== null ? model.allAt(first.at) : [];
  const others = [...new Set(here.map(({ offer }) => offer.group))].filter((group) => group !== first.offer.group);
  const forbids = preview.forbids ?? way?.forbids ?? [];
  return (
    <aside class={`verdict ${side}`} aria-label={say.preview}>
      <Where model={model} />
      <p class="verdict-title">
        {own.command(first.offer.command, model.view.value)}
        {cost !== undefined && <span class="cost"> {say.cost(number(cost))}</span>}
      </p>
      {preview.steps !== undefined && preview.steps.length > 1 && (
        <ol class="steps" aria-label={say.steps}>
          {preview.steps.map(({ to, cost: paid }, index) => (
            <li key={index}>
              {name(to)} <b>{number(paid)}</b>
            </li>
          ))}
        </ol>
      )}
      {triggers.map(({ who, at, step, rules }) => (
        <p key={`${who}${step}`} class="trigger">
          <span aria-hidden="true">⚠</span> {say.trigger(pieceNameOf(game, scene, who, lang), name(at))}{' '}
          <Cites game={game} rules={rules} onOpen={onRule} />
        </p>
      ))}
      {way?.safest !== undefined && (
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
      {forbids.map((what) => (
        <p key={what} class="forbids">
          {say.forbids} {own.forbids(what)}
        </p>
      ))}
      <OddsChart model={model} choice={first} />
      {preview.because.length > 0 && (
        <p class="because">
          {say.because} <Cites game={game} rules={preview.because} onOpen={onRule} />
        </p>
      )}
      {playable ? (
        <div class="verdict-actions">
          {choices.length > 1 && <p class="label">{say.choose}</p>}
          {choices.map((choice, index) => (
            <button
              type="button"
              key={choice.typed}
              class={index === 0 ? 'button main' : 'button'}
              onClick={() => void model.play(choice)}
            >
              {choices.length === 1 ? say.confirm : own.command(choice.offer.command, model.view.value)}
            </button>
          ))}
        </div>
      ) : (
        choices.slice(1).map((choice) => (
          <p key={choice.typed} class="quiet">
            {say.or} {own.command(choice.offer.command, model.view.value)}
          </p>
        ))
      )}
      {others.length > 0 && (
        <p class="quiet">
          {say.alsoHere}{' '}
          {others.map((group) => (
            <button type="button" key={group} class="also" onClick={() => (model.group.value = group)}>
              {own.group(group)}
            </button>
          ))}
        </p>
      )}
    </aside>
  );
}

/** The card stands on the side of the stage that nobody is looking at: left or right, and high up where it takes both. */
function cardSide(model: TableModel, viewport: Viewport): string {
  const { board, pieces } = model.scene.value;
  const looked = [model.looked.value, pieces.find(({ id }) => id === model.hand.value)?.at];
  const shares = looked.flatMap((cell) =>
    typeof cell === 'number' ? [viewport.share(layoutOf(board).centre(cell))] : [],
  );
  const mean = (side: 'x' | 'y') => shares.reduce((sum, share) => sum + share[side], 0) / shares.length;
  return [mean('x') < 0.45 ? 'right' : 'left', mean('y') > 0.5 ? 'high' : ''].join(' ');
}
