import { CLOSE, writeLink } from '@arbitre/protocol';
import { effect, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isGame, loadGame, type Played } from '../games/catalogue.ts';
import { words } from '../i18n/words.ts';
import { replaceAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { EndOfGame } from '../end/end-of-game.tsx';
import { advise } from '../table/model/advise.ts';
import { Computer } from '../table/model/computer.ts';
import { explainNews } from '../table/model/explain-news.ts';
import { TableModel } from '../table/model/table-model.ts';
import { remember } from '../table/sources/saves.ts';
import { TablePage } from '../table/table-page.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { useLoaded, Waiting } from '../ui/lazily.tsx';
import { Chat } from './chat.tsx';
import { Company } from './company.ts';
import { Desk } from './desk.ts';
import { Gathering } from './gathering.tsx';
import { Chairs, Notices } from './notices.tsx';
import { keepSeats } from './keyring.ts';
import { keepFile, OnlineMenu } from './online-menu.tsx';
import { OldRules } from './old-rules.tsx';
import { OnlineSource } from './online-source.ts';
import { RematchButtons } from './rematch-buttons.tsx';
import type { Session, Welcomed } from './session.ts';

/** A table of the server, through whatever the link opens. */
export function OnlineTable({ table, token }: { readonly table: string; readonly token: string }) {
  const company = useMemo(() => new Company({ table, token }), [table, token]);
  const desk = useMemo(() => new Desk(company), [company]);
  useEffect(() => () => company.close(), [company]);
  const say = words.value;
  const session = company.front.value;
  const status = session.status.value;
  const welcomed = session.welcomed.value;
  const gameId = welcomed?.info.game ?? '';
  const played = useLoaded(() => (isGame(gameId) ? loadGame(gameId) : new Promise<Played>(() => {})), gameId);
  useEffect(() => {
    if (welcomed !== null) keep(session, welcomed);
  }, [session, welcomed]);
  const links = company.links.value;
  useEffect(() => void keepSeats(links), [links]); // on the keyring too, when this person has one
  const [other] = company.chairs.value;
  const lost = company.desk.status.value.is === 'closed';
  useEffect(() => {
    if (lost && other !== undefined) replaceAddress(writeLink(other.session.link));
  }, [lost, other]);

  if (status.is === 'closed' && status.code === CLOSE.revoked)
    return (
      <ErrorPage title={say.table.takenOver} text={say.table.takenOverText}>
        {desk.links !== null && (
          <p>
            <a class="button main" href={writeLink({ table, token: desk.links.host })}>
              {say.invite.toDesk}
            </a>
          </p>
        )}
      </ErrorPage>
    );
  if (status.is === 'closed' && status.code === CLOSE.oldRules) return <OldRules {...session.link} />;
  if (status.is === 'closed') return <ErrorPage title={say.errors.noTable} text={say.errors.noTableText} />;
  if (welcomed === null && status.is === 'waiting') {
    return <ErrorPage title={say.errors.serverGone} text={say.errors.serverGoneText} />;
  }
  if (played.failed) return <ErrorPage title={say.errors.broken} text={say.errors.offlineGame} />;
  if (welcomed === null || played.value === null) return <Waiting />;
  const around = { company, desk, welcomed, game: played.value.game };
  const phase = session.table.value?.phase;
  if (phase === 'gathering' || (phase !== 'over' && welcomed.you.as === 'invited')) return <Gathering {...around} />;
  return <Playing {...around} session={session} played={played.value} />;
}

interface PlayingProps {
  readonly company: Company;
  readonly desk: Desk;
  readonly session: Session;
  readonly welcomed: Welcomed;
  readonly played: Played;
}

function Playing({ company, desk, session, welcomed, played: { game, skin } }: PlayingProps) {
  const computer = useMemo(() => new Computer(), []);
  useEffect(() => () => computer.close(), [computer]);
  const model = useMemo(
    () =>
      new TableModel(new OnlineSource(game, session, welcomed, company), {
        aim: skin.aim,
        pace: () => settings.value,
        advise: (table) => advise(table, computer, 0), // the server's dice are its own: this only settles what is equal
      }),
    [session, welcomed, game, company, computer],
  );
  useEffect(() => explainNews(model, computer), [model, computer]);
  // Several seats on one screen: the chair whose choice it is comes forward, once what happened has been shown.
  useEffect(
    () =>
      effect(() => {
        if (model.seat.value !== null || model.playhead.value !== null) return;
        const next = model.decision.value?.seats.find((seat) => company.holds(seat));
        if (next !== undefined) company.bringForward(next);
      }),
    [company, model],
  );
  const seen = useSignal(0);
  const unread = useComputed(() => Math.max(0, session.chat.value.length - seen.value));
  const around = { company, desk, welcomed, game, model };
  return (
    <TablePage
      model={model}
      skin={skin}
      menu={(close) => <OnlineMenu {...around} close={close} />}
      notice={
        <>
          <Notices {...around} />
          <Chairs {...around} />
        </>
      }
      beside={{
        name: words.value.table.chat,
        unread: unread.value,
        onOpen: () => (seen.value = session.chat.value.length),
        content: <Chat session={session} welcomed={welcomed} game={game} seen={seen} />,
      }}
    >
      <EndOfGame model={model} skin={skin}>
        <RematchButtons {...around} session={session} />
        <button type="button" class="button" onClick={() => void keepFile(session, game, welcomed.info.table)}>
          {words.value.table.download}
        </button>
      </EndOfGame>
    </TablePage>
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
