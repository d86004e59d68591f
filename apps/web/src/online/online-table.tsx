import { CLOSE } from '@arbitre/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { isGame, loadGame, type Played } from '../games/catalogue.ts';
import { words } from '../i18n/words.ts';
import { TableModel } from '../table/model.ts';
import { remember } from '../table/saves.ts';
import { TablePage } from '../table/table-page.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { useLoaded, Waiting } from '../ui/lazily.tsx';
import { Chat } from './chat.tsx';
import { Gathering } from './gathering.tsx';
import { OnlineMenu } from './online-menu.tsx';
import { OnlineSource } from './online-source.ts';
import { Notices } from './notices.tsx';
import { Session, type Welcomed } from './session.ts';

/** A table of the server, through whatever the link opens. */
export function OnlineTable({ table, token }: { readonly table: string; readonly token: string }) {
  const session = useMemo(() => new Session({ table, token }), [table, token]);
  useEffect(() => () => session.close(), [session]);
  const say = words.value;
  const status = session.status.value;
  const welcomed = session.welcomed.value;
  const gameId = welcomed?.info.game ?? '';
  const played = useLoaded(() => (isGame(gameId) ? loadGame(gameId) : new Promise<Played>(() => {})), gameId);
  useEffect(() => {
    if (welcomed !== null) keep(session, welcomed);
  }, [session, welcomed]);

  if (status.is === 'closed' && status.code === CLOSE.revoked)
    return <ErrorPage title={say.table.takenOver} text={say.table.takenOverText} />;
  if (status.is === 'closed') return <ErrorPage title={say.errors.noTable} text={say.errors.noTableText} />;
  if (welcomed === null && status.is === 'waiting') {
    return <ErrorPage title={say.errors.serverGone} text={say.errors.serverGoneText} />;
  }
  if (played.failed) return <ErrorPage title={say.errors.broken} text={say.errors.offlineGame} />;
  if (welcomed === null || played.value === null) return <Waiting />;
  if (session.table.value?.phase === 'gathering' || welcomed.you.as === 'invited')
    return <Gathering session={session} welcomed={welcomed} game={played.value.game} />;
  return <Playing session={session} welcomed={welcomed} played={played.value} />;
}

interface PlayingProps {
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly played: Played;
}

function Playing({ session, welcomed, played: { game, skin } }: PlayingProps) {
  const model = useMemo(
    () => new TableModel(new OnlineSource(game, session, welcomed), skin),
    [session, welcomed, game],
  );
  return (
    <TablePage
      model={model}
      skin={skin}
      menu={<OnlineMenu session={session} welcomed={welcomed} game={game} />}
      notice={<Notices session={session} welcomed={welcomed} game={game} model={model} />}
      extra={{ name: words.value.table.chat, content: <Chat session={session} welcomed={welcomed} game={game} /> }}
    />
  );
}

/** The table is remembered under the strongest link this browser has used. */
function keep(session: Session, { info, you }: Welcomed): void {
  const seat = you.as === 'seat' ? you.seat : null;
  if (you.as === 'invited') return;
  remember({
    kind: 'online',
    id: info.table,
    token: session.link.token,
    game: info.game,
    title: info.title[document.documentElement.lang === 'en' ? 'en' : 'fr'],
    seat,
    changed: Date.now(),
  });
}
