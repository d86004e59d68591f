import { HttpClient, type TableSummary, writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { isGame } from '../games/catalogue.ts';
import { date, mine, words } from '../i18n/words.ts';
import { heldKeys } from '../online/held-keys.ts';
import { to } from '../router.ts';
import { forget, type Remembered, remembered } from '../table/sources/saves.ts';
import { titleInBoth } from '../table/sources/title.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { seatNames } from './seat-names.ts';

/** Tables shown before one asks for all of them. */
const FEW = 4;

/** Links that the server looks up in one request. */
const MOST = 100;

/** The tables this browser remembers, and how those of the server stand. */
export function MyTables() {
  const say = words.value.homePage;
  const all = useSignal(false);
  const tables = remembered.value;
  const links = tables.flatMap((table) => (table.kind === 'online' ? [{ table: table.id, token: table.token }] : []));
  const found = useLoaded(async () => {
    if (links.length === 0) return [];
    const answered = await new HttpClient(location.origin).call('mine', { body: { links: links.slice(0, MOST) } });
    return answered.ok ? answered.value.tables : [];
  }, links.map(({ table }) => table).join()).value;
  if (tables.length === 0) return null;
  return (
    <section class="my-tables" aria-label={say.myTables}>
      <h2>{say.myTables}</h2>
      <ul>
        {tables.slice(0, all.value ? tables.length : FEW).map((table) => (
          <li key={`${table.kind}${table.id}`}>
            <a href={addressOf(table)}>
              <b>{mine(titleInBoth(table.game, table.title))}</b>
              <span>
                {isGame(table.game) ? words.value.games[table.game].name : table.game} · {date(table.changed)}
              </span>
              <Standing table={table} found={found?.find((one) => one.table === table.id)} />
            </a>
            <button
              type="button"
              class="button plain"
              aria-label={say.forgetOf(mine(titleInBoth(table.game, table.title)))}
              onClick={() => forget(table)}
            >
              {say.forget}
            </button>
          </li>
        ))}
      </ul>
      {!all.value && tables.length > FEW && (
        <button type="button" class="button plain" onClick={() => (all.value = true)}>
          {say.allTables(tables.length)}
        </button>
      )}
    </section>
  );
}

/** Whose turn it is there. */
function Standing({ table, found }: { readonly table: Remembered; readonly found: TableSummary | undefined }) {
  const say = words.value.homePage;
  if (table.kind === 'local') return table.over ? <span class="standing">{say.tableOver}</span> : null;
  if (found === undefined) return null;
  const { phase, awaiting, you } = found;
  if (phase !== 'playing') return <span class="standing">{phase === 'over' ? say.tableOver : say.gathering}</span>;
  const own = [...Object.keys(heldKeys(found.table)), ...(you.as === 'seat' ? [you.seat] : [])];
  const yours = awaiting.some((seat) => own.includes(seat));
  return (
    <span class={yours ? 'standing yours' : 'standing'}>
      {yours ? say.yourTurn : say.theirTurn(seatNames(found, awaiting).join(', '))}
    </span>
  );
}

function addressOf(table: Remembered): string {
  return table.kind === 'local' ? to('play', table.id) : writeLink({ table: table.id, token: table.token });
}
