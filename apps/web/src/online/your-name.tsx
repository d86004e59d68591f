import { type Signal, signal } from '@preact/signals';
import { words } from '../i18n/words.ts';

const NAME = 'arbitre.name';

/** What this person is called at tables, kept in this browser. */
export const yourName: Signal<string> = signal(kept());

function kept(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function YourName() {
  return (
    <label class="field your-name">
      <span>{words.value.invite.yourName}</span>
      <input
        type="text"
        maxLength={40}
        autoComplete="nickname"
        value={yourName.value}
        onInput={(event) => {
          yourName.value = event.currentTarget.value;
          try {
            localStorage.setItem(NAME, yourName.value);
          } catch {
            // it is only asked again next time
          }
        }}
      />
    </label>
  );
}
