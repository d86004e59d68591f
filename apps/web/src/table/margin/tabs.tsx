import type { RuleId } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../i18n/words.ts';
import { roomy } from '../../ui/media.ts';
import { DicePanel } from './dice-panel.tsx';
import { Log } from './log.tsx';
import type { TableModel } from '../model/table-model.ts';
import { RulingsPanel, Sheet } from './side-panels.tsx';

interface Props {
  readonly model: TableModel;
  readonly onRule: (rule: RuleId) => void;
  readonly onLight: (cells: readonly number[]) => void;
  readonly extra?: { readonly name: string; readonly content: ComponentChildren } | undefined;
  /** What may be done now: a pane of its own where there is room, the first tab where there is not. */
  readonly children: ComponentChildren;
}

/** The margin below the decision. */
export function Tabs({ model, onRule, onLight, extra, children }: Props) {
  const say = words.value.table;
  const open = useSignal(roomy.value ? 'log' : 'actions');
  const tabs = [
    ...(roomy.value ? [] : [{ id: 'actions', name: say.offers, content: children }]),
    { id: 'sheet', name: say.sheet, content: <Sheet model={model} /> },
    { id: 'log', name: say.log, content: <Log model={model} onRule={onRule} onLight={onLight} /> },
    { id: 'dice', name: say.dice, content: <DicePanel model={model} /> },
    { id: 'rulings', name: say.rulings, content: <RulingsPanel model={model} /> },
    ...(extra === undefined ? [] : [{ id: 'extra', name: extra.name, content: extra.content }]),
  ];
  const shown = tabs.find(({ id }) => id === open.value) ?? tabs[0];
  const move = (by: number) => {
    const at = tabs.findIndex(({ id }) => id === open.value);
    const next = tabs.at((at + by) % tabs.length);
    if (next === undefined) return;
    open.value = next.id;
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class={roomy.value ? 'tabs roomy' : 'tabs'}>
      {roomy.value && <div class="actions-pane">{children}</div>}
      <div
        class="tab-list"
        role="tablist"
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(1);
          if (event.key === 'ArrowLeft') move(-1);
        }}
      >
        {tabs.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            id={`tab-${id}`}
            role="tab"
            data-tour={id}
            aria-selected={id === shown?.id}
            aria-controls="tab-panel"
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => (open.value = id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown?.id}`} tabIndex={0}>
        {shown?.content}
      </div>
    </div>
  );
}
