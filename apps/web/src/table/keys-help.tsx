import { words } from '../i18n/words.ts';
import { Dialog } from '../ui/dialog.tsx';

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.value.table.keys} onClose={onClose}>
      <dl class="keys">
        {words.value.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
