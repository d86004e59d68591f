import type { RuleId } from '@arbitre/kernel';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { layoutOf } from '../../board/layout.ts';
import type { Viewport } from '../../board/viewport.ts';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { Cites } from '../../ui/cite.tsx';
import { handheld } from '../../ui/media.ts';
import type { Choice } from '../model/choices.ts';
import { describeCell } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';
import { MovePreview } from './move-preview.tsx';

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
  const side = cardPlace(model, viewport);
  const unfolded = useSignal<Choice | null>(null);
  if (verdict === null && denied === null) return <Seen model={model} side={side} />;
  const { game } = model.source;
  const own = game.words[settings.value.lang];
  if (verdict?.is === 'legal')
    return (
      <aside class={`verdict ${side}`} aria-label={words.value.table.preview}>
        <MovePreview
          model={model}
          choices={verdict.choices}
          preview={verdict.preview}
          way={verdict.way}
          onRule={onRule}
          playable={touch.value || model.pinned.value !== null}
          unfolded={unfolded}
          where={<Where model={model} />}
        />
      </aside>
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

/**
 * The card stands on the side of the stage that nobody is looking at: left or right, and high up where it takes both. In
 * the hand it is a small one.
 */
function cardPlace(model: TableModel, viewport: Viewport): string {
  const { board, pieces } = model.scene.value;
  const looked = [model.looked.value, pieces.find(({ id }) => id === model.hand.value)?.at];
  const shares = looked.flatMap((cell) =>
    typeof cell === 'number' ? [viewport.share(layoutOf(board).centre(cell))] : [],
  );
  const mean = (side: 'x' | 'y') => shares.reduce((sum, share) => sum + share[side], 0) / shares.length;
  return [mean('x') < 0.45 ? 'right' : 'left', mean('y') > 0.5 ? 'high' : '', handheld.value ? 'brief' : ''].join(' ');
}
