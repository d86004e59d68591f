import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../i18n/words.ts';
import { mine } from '../../i18n/words.ts';
import { homeAddress, rulesAddress } from '../../router.ts';
import { SettingsDialog } from '../../ui/settings-dialog.tsx';
import { Sign } from '../../ui/icons.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { UndoTerms } from '../sources/source.ts';

interface Props {
  readonly model: TableModel;
  readonly menu?: ComponentChildren;
  readonly onHelp: () => void;
}

export function TopBar({ model, menu, onHelp }: Props) {
  const say = words.value;
  const settingsOpen = useSignal(false);
  const { source } = model;
  const past = model.playhead.value !== null && !model.playing.value;
  return (
    <header class="top-bar">
      <a class="brand" href={homeAddress()} aria-label={say.home}>
        <span class="pilcrow" aria-hidden="true">
          ¶
        </span>
      </a>
      <div class="top-title">
        <h1>{source.title}</h1>
        <p>{mine(source.game.rulebook.title)}</p>
      </div>
      {past && (
        <button type="button" class="button live" onClick={() => (model.playhead.value = null)}>
          {say.table.live}
        </button>
      )}
      <div class="top-actions">
        <Undo model={model} />
        <button
          type="button"
          class="button plain icon"
          aria-label={say.table.redo}
          title={say.table.redo}
          disabled={!source.canRedo.value}
          onClick={() => source.redo()}
        >
          <Sign name="redo" />
        </button>
        <a
          class="button plain icon"
          href={rulesAddress(source.game.id)}
          target="_blank"
          rel="noopener"
          aria-label={say.nav.rules}
          title={say.nav.rules}
        >
          <Sign name="book" />
        </a>
        <button
          type="button"
          class="button plain icon wide-only"
          aria-label={say.table.keys}
          title={say.table.keys}
          onClick={onHelp}
        >
          <Sign name="keys" />
        </button>
        <button
          type="button"
          class="button plain icon"
          aria-label={say.nav.settings}
          title={say.nav.settings}
          onClick={() => (settingsOpen.value = true)}
        >
          <Sign name="gear" />
        </button>
        {menu}
      </div>
      {settingsOpen.value && <SettingsDialog onClose={() => (settingsOpen.value = false)} />}
    </header>
  );
}

/** Says before the click what it would take. */
function Undo({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const terms = model.source.undoTerms.value;
  const sentence: Record<UndoTerms, string> = {
    nothing: say.undoNothing,
    free: say.undoFree,
    dice: say.undoDice,
    consent: say.undoConsent,
  };
  return (
    <button
      type="button"
      class={`button plain undo ${terms}`}
      data-tour="undo"
      title={sentence[terms]}
      aria-label={sentence[terms]}
      disabled={terms === 'nothing'}
      onClick={() => void model.undo()}
    >
      <Sign name="undo" />
      <span class="undo-dot" aria-hidden="true" />
    </button>
  );
}
