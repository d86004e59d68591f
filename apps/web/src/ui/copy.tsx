import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { Sign } from './icons.tsx';

/** An address to send: shown whole, copied by a click. */
export function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const copied = useSignal(false);
  return (
    <div class="copy">
      <input type="text" readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="button"
        onClick={async () => {
          await navigator.clipboard?.writeText(text);
          copied.value = true;
          setTimeout(() => (copied.value = false), 2000);
        }}
      >
        <Sign name={copied.value ? 'check' : 'copy'} /> {copied.value ? words.value.copied : words.value.copy}
      </button>
    </div>
  );
}
