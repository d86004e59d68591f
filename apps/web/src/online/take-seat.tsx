import { HttpClient, writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { SiteBar } from '../ui/site.tsx';
import { sayProblem } from './desk.ts';
import './gathering.css';
import { YourName, yourName } from './your-name.tsx';

/** A seat of an open table, taken by whoever comes. */
export function TakeSeat({ table, seat }: { readonly table: string; readonly seat: string }) {
  const problem = useSignal('');
  const sit = async (event: Event) => {
    event.preventDefault();
    const taken = await new HttpClient(location.origin).take(table, seat, yourName.value);
    if (taken.ok) location.assign(writeLink({ table, token: taken.value.key }));
    else problem.value = sayProblem(taken);
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
