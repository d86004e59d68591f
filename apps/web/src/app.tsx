import type { JSX } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { type GameKey, isGame, loadGame, type Played } from './games/catalogue.ts';
import { Home } from './home/home.tsx';
import { words } from './i18n/words.ts';
import { route } from './router.ts';
import { remembered } from './table/sources/saves.ts';
import { ErrorPage } from './ui/error-page.tsx';
import { lazily, useLoaded, Waiting } from './ui/lazily.tsx';

const LocalTable = lazily(async () => (await import('./table/local-table.tsx')).LocalTable);
const OnlineTable = lazily(async () => (await import('./online/online-table.tsx')).OnlineTable);
const NewTablePage = lazily(async () => (await import('./new-table/new-table-page.tsx')).NewTablePage);
const RulebookPage = lazily(async () => (await import('./rules/rulebook-page.tsx')).RulebookPage);
const LearnPage = lazily(async () => (await import('./rules/learn-page.tsx')).LearnPage);
const ReplayPage = lazily(async () => (await import('./replay/replay-page.tsx')).ReplayPage);
const AboutPage = lazily(async () => (await import('./about/about-page.tsx')).AboutPage);
const Tour = lazily(async () => (await import('./tour/tour-start.tsx')).TourStart);
const RecoverPage = lazily(async () => (await import('./online/recover-page.tsx')).RecoverPage);
const TakeSeat = lazily(async () => (await import('./online/take-seat.tsx')).TakeSeat);

/** The page: one place for each route, and a decent word when there is none. */
export function App() {
  const [problem] = useErrorBoundary((reason: unknown) => console.error(reason));
  const say = words.value.errors;
  if (problem !== undefined) {
    return (
      <ErrorPage title={say.broken} text={say.brokenText}>
        <p>
          <button type="button" class="button main" onClick={() => location.reload()}>
            {say.reload}
          </button>
        </p>
      </ErrorPage>
    );
  }
  return <Place />;
}

function Place() {
  const here = route.value;
  const say = words.value.errors;
  if (here.at === 'online')
    return <OnlineTable key={`${here.table}${here.token}`} table={here.table} token={here.token} />;
  const [place, first = '', second] = here.path;
  switch (place) {
    case undefined:
      return <Home />;
    case 'play':
      return <Local key={first} id={first} tour={here.query.has('tour')} />;
    case 'new':
      return <OfGame game={first} show={(id, played) => <NewTablePage key={id} id={id} played={played} />} />;
    case 'rules':
      return (
        <OfGame game={first} show={(id, played) => <RulebookPage key={id} id={id} played={played} at={second} />} />
      );
    case 'learn':
      return <OfGame game={first} show={(id, played) => <LearnPage key={id} id={id} played={played} />} />;
    case 'tour':
      return <OfGame game={first} show={(id, played) => <Tour id={id} played={played} />} />;
    case 'sit':
      return <TakeSeat table={first} seat={second ?? ''} />;
    case 'recover':
      return <RecoverPage />;
    case 'replay':
      return <ReplayPage />;
    case 'about':
      return <AboutPage />;
    case 'no-table':
      return <ErrorPage title={say.noTable} text={say.noTableText} />;
    default:
      return <ErrorPage title={say.notFound} text={say.notFoundText} />;
  }
}

/** A place that needs a game: fetched, or known not to be. */
function OfGame({
  game,
  show,
}: {
  readonly game: string;
  readonly show: (id: GameKey, played: Played) => JSX.Element;
}) {
  const say = words.value.errors;
  const played = useLoaded(() => (isGame(game) ? loadGame(game) : Promise.reject(new Error(game))), game);
  if (!isGame(game)) return <ErrorPage title={say.notFound} text={say.notFoundText} />;
  if (played.failed) return <ErrorPage title={say.broken} text={say.offlineGame} />;
  return played.value === null ? <Waiting /> : show(game, played.value);
}

function Local({ id, tour }: { readonly id: string; readonly tour: boolean }) {
  const known = remembered.value.find((table) => table.kind === 'local' && table.id === id);
  const say = words.value.errors;
  if (known === undefined) return <ErrorPage title={say.noLocal} text={say.noLocalText} />;
  return <OfGame game={known.game} show={(_game, played) => <LocalTable id={id} played={played} tour={tour} />} />;
}
