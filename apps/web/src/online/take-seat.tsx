import { HttpClient, writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { SiteBar } from '../ui/site.tsx';
import { sayProblem } from './desk.ts';
import './gathering.css';
import { dropKey, heldKeys, holdKey } from './held-keys.ts';
import { YourName, yourName } from './your-name.tsx';

/** A seat of an open table, taken by whoever comes. */
export function TakeSeat({ table, seat }: { readonly table: string; readonly seat: string }) {
  const problem = useSignal('');
  const sit = async (event: Event) => {
    event.preventDefault();
    const http = new HttpClient(location.origin);
    const key = heldKeys(table)[seat] ?? http.newKey(); // asked for once already, perhaps, and the answer was lost
    holdKey(table, seat, key);
    const taken = await http.take(table, seat, yourName.value, undefined, key);
    if (taken.ok) return location.assign(writeLink({ table, token: key }));
    if (taken.error.code !== 'unreachable') dropKey(table, key);
    problem.value = sayProblem(taken);
  };
  return (
    <>
      <SiteBar />
      <main class="gathering" id="content">
        <h1>{words.value.homePage.join}</h1>
        <form onSubmit={(event) => void sit(event)}>
          <YourName />
          <button type="submit" class="button main">
            {words.value.invite.sit}
          </button>
          <p role="alert" class="problem">
            {problem.value}
          </p>
        </form>
      </main>
    </>
  );
}
