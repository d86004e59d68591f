import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { Sign } from '../ui/icons.tsx';

/** Tells someone else how it ended. */
export function Share({ text }: { readonly text: string }) {
  const say = words.value.stage.end;
  const copied = useSignal(false);
  const share = async () => {
    const url = location.origin;
    if (typeof navigator.share === 'function')
      await navigator.share({ text, url }).catch(() => {}); // put away by the one who shares
    else {
      await navigator.clipboard.writeText(`${text} ${url}`);
      copied.value = true;
    }
  };
  return (
    <button type="button" class="button" onClick={() => void share()}>
      <Sign name="share" />
      {copied.value ? say.shared : say.share}
    </button>
  );
}
