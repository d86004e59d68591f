import { useSignal } from '@preact/signals';
import { encode } from 'uqr';
import { words } from '../i18n/words.ts';
import { Copy } from '../ui/copy.tsx';

/** A link to send: copied, shared by the device's own sheet, or shown as a square for another screen's camera. */
export function InviteLink({ text, label }: { readonly text: string; readonly label: string }) {
  const say = words.value.invite;
  const shown = useSignal(false);
  return (
    <div class="invite-link">
      <Copy text={text} label={label} />
      <div class="invite-ways">
        {'share' in navigator && (
          <button type="button" class="chip" onClick={() => void share(text, label)}>
            {say.share}
          </button>
        )}
        <button type="button" class="chip" aria-expanded={shown.value} onClick={() => (shown.value = !shown.value)}>
          {say.qr}
        </button>
      </div>
      {shown.value && <Square text={text} label={say.qrOf(label)} />}
    </div>
  );
}

/** A sheet that is closed again has shared nothing, and that is all right. */
async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  }
}

/** Dark on white whatever the theme: cameras want it so. */
function Square({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
