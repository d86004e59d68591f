import { HttpClient, REFUSALS, tableWords, writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { SiteBar } from '../ui/site.tsx';
import './gathering.css';

const NAME = 'arbitre.name';

/** A seat of an open table, taken by whoever comes. */
export function TakeSeat({ table, seat }: { readonly table: string; readonly seat: string }) {
  const say = words.value.invite;
  const name = useSignal(localStorage.getItem(NAME) ?? '');
  const problem = useSignal('');
  const sit = async (event: Event) => {
    event.preventDefault();
    localStorage.setItem(NAME, name.value);
    const taken = await new HttpClient(location.origin).take(table, seat, name.value);
    if (taken.ok) location.assign(writeLink({ table, token: taken.value.key }));
    else
      problem.value = tableWords[settings.value.lang][REFUSALS.find((code) => code === taken.error.code) ?? 'internal'];
  };
  return (
    <>
      <SiteBar />
      <main class="gathering" id="content">
        <h1>{words.value.homePage.join}</h1>
        <form onSubmit={(event) => void sit(event)}>
          <label class="field your-name">
            <span>{say.yourName}</span>
            <input
              type="text"
              maxLength={40}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button main">
            {say.sit}
          </button>
          <p role="alert" class="problem">
            {problem.value}
          </p>
        </form>
      </main>
    </>
  );
}
