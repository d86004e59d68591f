import { writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { mine } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { SiteBar } from '../ui/site.tsx';
import './gathering.css';
import { type Recovered, recoverByCode, recoverByPasskey } from './keyring.ts';
import { keyringWords } from './keyring-words.ts';

/** Where one sits down again from another device. */
export function RecoverPage() {
  const say = keyringWords[settings.value.lang];
  const code = useSignal('');
  const alone = useSignal(false);
  const found = useSignal<Recovered | null>(null);
  const problem = useSignal('');
  const take = async (recover: () => Promise<Recovered | null>) => {
    const links = await recover();
    problem.value = links === null ? say.wrong : links.length === 0 ? say.none : '';
    found.value = links;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void take(() => recoverByCode(code.value, alone.value));
  };
  return (
    <>
      <SiteBar />
      <main class="gathering" id="content">
        <h1>{say.recover}</h1>
        <p class="lead">{say.recoverText}</p>
        <form onSubmit={submit}>
          <label class="field">
            <span>{say.code}</span>
            <input
              type="text"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellcheck={false}
              value={code.value}
              onInput={(event) => (code.value = event.currentTarget.value)}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={alone.value}
              onChange={(event) => (alone.value = event.currentTarget.checked)}
            />{' '}
            {say.alone}
          </label>
          <div class="seat-actions">
            <button type="submit" class="button main">
              {say.sit}
            </button>
            <button type="button" class="button" onClick={() => void take(() => recoverByPasskey(alone.value))}>
              {say.byPasskey}
            </button>
          </div>
          <p role="alert" class="problem">
            {problem.value}
          </p>
        </form>
        {found.value !== null && found.value.length > 0 && (
          <section class="recovered">
            <h2>{say.found(found.value.length)}</h2>
            <ul>
              {found.value.map(({ table, token, title }) => (
                <li key={table + token}>
                  <a class="button" href={writeLink({ table, token })}>
                    {mine(title)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}
