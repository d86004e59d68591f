import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../i18n/words.ts';
import { howToPlayAddress, rulesAddress } from '../../router.ts';
import { prefer, settings } from '../../settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Sign } from '../../ui/icons.tsx';
import { SettingsDialog } from '../../ui/settings-dialog.tsx';
import { KeysHelp } from '../keys-help.tsx';
import { DicePanel } from '../margin/dice-panel.tsx';
import { Legend } from '../margin/legend.tsx';
import { RulingsPanel, Sheet } from '../margin/side-panels.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { Skin } from '../../games/skin.ts';

/** What one may do with the table itself, depending on where the game comes from; told how to put the menu away. */
export type MenuEntries = (close: () => void) => ComponentChildren;

type Page = 'menu' | 'legend' | 'sheet' | 'dice' | 'rulings' | 'settings' | 'keys';

interface Props {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly children?: MenuEntries | undefined;
}

/** The button in the head and the sheet it opens: the table's own entries, then everything that is there on demand. */
export function TableMenu({ model, skin, children }: Props) {
  const say = words.value;
  const page = useSignal<Page | null>(null);
  const close = () => (page.value = null);
  return (
    <>
      <button
        type="button"
        class="button plain icon"
        aria-label={say.table.menu}
        title={say.table.menu}
        onClick={() => (page.value = 'menu')}
      >
        <Sign name="menu" />
      </button>
      {page.value === 'menu' && (
        <Dialog title={say.table.menu} onClose={close}>
          <div class="menu">
            {children?.(close)}
            <h3>{say.table.toRead}</h3>
            <Pages model={model} onOpen={(next) => (page.value = next)} />
          </div>
        </Dialog>
      )}
      {page.value !== null && <PageShown model={model} skin={skin} page={page.value} onClose={close} />}
    </>
  );
}

function Pages({ model, onOpen }: { readonly model: TableModel; readonly onOpen: (page: Page) => void }) {
  const say = words.value;
  const { id } = model.source.game;
  const pages: readonly (readonly [Page, string])[] = [
    ['legend', say.table.legend],
    ['sheet', say.table.sheet],
    ['dice', say.table.dice],
    ['rulings', say.table.rulings],
    ['settings', say.nav.settings],
    ['keys', say.table.keys],
  ];
  return (
    <div class="menu-pages">
      <a class="button" href={howToPlayAddress(id)} target="_blank" rel="noopener">
        {say.learnPage.title}
      </a>
      <a class="button" href={rulesAddress(id)} target="_blank" rel="noopener">
        {say.nav.rules}
      </a>
      {pages.map(([page, name]) => (
        <button type="button" key={page} class="button" onClick={() => onOpen(page)}>
          {name}
        </button>
      ))}
      <button type="button" class="button" onClick={() => prefer({ sound: !settings.value.sound })}>
        {settings.value.sound ? say.table.soundOff : say.table.soundOn}
      </button>
    </div>
  );
}

interface ShownProps {
  readonly model: TableModel;
  readonly skin: Skin;
  readonly page: Page;
  readonly onClose: () => void;
}

function PageShown({ model, skin, page, onClose }: ShownProps) {
  const say = words.value.table;
  switch (page) {
    case 'menu':
      return null;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'keys':
      return <KeysHelp onClose={onClose} />;
    case 'legend':
      return (
        <Dialog title={say.legend} onClose={onClose} wide>
          <Legend model={model} skin={skin} />
        </Dialog>
      );
    case 'sheet':
      return (
        <Dialog title={say.sheet} onClose={onClose}>
          <Sheet model={model} />
        </Dialog>
      );
    case 'dice':
      return (
        <Dialog title={say.dice} onClose={onClose}>
          <DicePanel model={model} />
        </Dialog>
      );
    case 'rulings':
      return (
        <Dialog title={say.rulings} onClose={onClose}>
          <RulingsPanel model={model} />
        </Dialog>
      );
  }
}
