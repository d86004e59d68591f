import type { Game } from '@arbitre/kernel';
import { HttpClient, writeLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { download } from '../table/end-of-game.tsx';
import { Copy } from '../ui/copy.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Sign } from '../ui/icons.tsx';
import { linksOf } from './links.ts';
import type { Session, Welcomed } from './session.ts';

interface Props {
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly game: Game;
}

/** What one may do with the table itself. */
export function OnlineMenu({ session, welcomed: { info, you }, game }: Props) {
  const say = words.value.table;
  const open = useSignal(false);
  const links = linksOf(info.table);
  const seated = you.as === 'seat' && session.table.value?.phase === 'playing';
  const handed = useSignal<string | null>(null);
  const handOver = async () => {
    if (you.as !== 'seat') return;
    const { table } = info;
    const made = await new HttpClient(location.origin).call('invite', {
      table,
      seat: you.seat,
      token: session.link.token,
    });
    if (made.ok) handed.value = location.origin + writeLink({ table, token: made.value.invitation });
  };
  const keep = async () => {
    const file = await new HttpClient(location.origin).call('file', { table: info.table, token: session.link.token });
    if (file.ok) download(`${game.id}.json`, JSON.stringify(file.value));
  };
  return (
    <>
      <button
        type="button"
        class="button plain icon"
        aria-label={say.menu}
        title={say.menu}
        onClick={() => (open.value = true)}
      >
        <Sign name="menu" />
      </button>
      {open.value && (
        <Dialog title={say.menu} onClose={() => (open.value = false)}>
          <div class="menu">
            {seated && (
              <button
                type="button"
                class="button"
                onClick={() => void session.client.pause(session.table.value?.paused !== true)}
              >
                {session.table.value?.paused ? say.unpause : say.pause}
              </button>
            )}
            {seated && (
              <button type="button" class="button" onClick={() => void handOver()}>
                {say.handOver}
              </button>
            )}
            {handed.value !== null && <Copy text={handed.value} label={say.handOver} />}
            <button type="button" class="button" onClick={() => void keep()}>
              {say.download}
            </button>
            {seated && (
              <button type="button" class="button" onClick={() => void session.client.resign()}>
                {say.resign}
              </button>
            )}
            {links !== null && (
              <>
                <p class="label">{words.value.invite.watch}</p>
                <Copy text={`${location.origin}/t/${info.table}#${links.watch}`} label={words.value.invite.watch} />
              </>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}
