import type { TableLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { to } from '../router.ts';
import { settings } from '../settings.ts';
import { addPasskey, codeFor, keyring } from './keyring.ts';
import { keyringWords } from './keyring-words.ts';

/** In a table's menu: the code to write down and the passkey that carry one's seats to another device. */
export function KeepSeats({ links }: { readonly links: readonly TableLink[] }) {
  const say = keyringWords[settings.value.lang];
  const code = useSignal<string | null>(null);
  const passkey = useSignal('');
  const make = async () => {
    code.value = await codeFor(links);
  };
  const add = async () => {
    passkey.value = (await addPasskey(links)) ? say.passkeyMade : say.passkeyFailed;
  };
  return (
    <section class="keep-seats">
      <h3>{say.title}</h3>
      <p>{say.text}</p>
      {code.value !== null && (
        <p role="status">
          {say.yourCode} <strong class="recovery-code">{code.value}</strong>
          <br />
          {say.writeDown}
        </p>
      )}
      <div class="seat-actions">
        {code.value === null && (
          <button type="button" class="button" onClick={() => void make()}>
            {keyring.value === null ? say.make : say.again}
          </button>
        )}
        <button type="button" class="button plain" onClick={() => void add()}>
          {say.passkey}
        </button>
        <a class="button plain" href={to('recover')}>
          {say.recover}
        </a>
      </div>
      <p role="status">{passkey.value}</p>
    </section>
  );
}
