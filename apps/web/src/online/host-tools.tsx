import { HttpClient } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import type { Company } from './company.ts';
import type { Desk } from './desk.ts';

interface Props {
  readonly company: Company;
  readonly desk: Desk;
}

/** What only the host may do with the table itself: show it to strangers or not, and close it for everyone. */
export function HostTools({ company, desk }: Props) {
  const say = words.value.invite;
  const phase = company.desk.table.value?.phase;
  const sure = useSignal(false);
  if (!desk.isHost || phase === undefined || phase === 'over') return null;
  return (
    <section class="host-tools">
      <h3>{say.hostOnly}</h3>
      <div class="seat-actions">
        {phase === 'gathering' && <Listed desk={desk} table={company.desk.link.table} />}
        {sure.value ? (
          <button type="button" class="button danger" onClick={() => void desk.closeTable()}>
            {say.closeSure}
          </button>
        ) : (
          <button type="button" class="button plain" onClick={() => (sure.value = true)}>
            {say.closeTable}
          </button>
        )}
      </div>
    </section>
  );
}

/** Is the table shown on the home page? The host changes it. */
function Listed({ desk, table }: { readonly desk: Desk; readonly table: string }) {
  const say = words.value.invite;
  const listed = useSignal<boolean | null>(null);
  useEffect(() => {
    void new HttpClient(location.origin).call('lobby', {}).then((lobby) => {
      if (lobby.ok) listed.value = lobby.value.tables.some((shown) => shown.table === table);
    });
  }, [table]);
  const change = async (to: boolean) => {
    if (await desk.list(to)) listed.value = to;
  };
  if (listed.value === null) return null;
  return (
    <button type="button" class="button" onClick={() => void change(listed.value !== true)}>
      {listed.value ? say.unlist : say.list}
    </button>
  );
}
