import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../i18n/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Sign } from '../../ui/icons.tsx';

/** The button in the top bar and the sheet it opens; what stands on the sheet is told how to put it away. */
export function TableMenu({ children }: { readonly children: (close: () => void) => ComponentChildren }) {
  const say = words.value.table;
  const open = useSignal(false);
  const close = () => (open.value = false);
  return (
    <>
      <button
        type="button"
        class="button plain icon"
        aria-label={say.menu}
        title={say.menu}
        onClick={() => (open.value = true)}
      >
        <Sign name="menu" />
      </button>
      {open.value && (
        <Dialog title={say.menu} onClose={close}>
          <div class="menu">{children(close)}</div>
        </Dialog>
      )}
    </>
  );
}
