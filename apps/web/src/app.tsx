import { useErrorBoundary } from 'preact/hooks';
import { isGame, loadGame } from './games/catalogue.ts';
import { Home } from './home/home.tsx';
import { words } from './i18n/words.ts';
import { route } from './router.ts';
import { remembered } from './table/saves.ts';
import { ErrorPage } from './ui/error-page.tsx';
import { lazily, useLoaded, Waiting } from './ui/lazily.tsx';

const LocalTable = lazily(async () => (await import('./table/local-table.tsx')).LocalTable);

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
  if (here.at === 'online') return <Waiting />;
  const [place, first = ''] = here.path;
  switch (place) {
    case undefined:
      return <Home />;
    case 'play':
      return <Local id={first} />;
    case 'no-table':
      return <ErrorPage title={say.noTable} text={say.noTableText} />;
    default:
      return <ErrorPage title={say.notFound} text={say.notFoundText} />;
  }
}

function Local({ id }: { readonly id: string }) {
  const say = words.value.errors;
  const known = remembered.value.find((table) => table.kind === 'local' && table.id === id);
  const game = known?.game ?? '';
  const played = useLoaded(() => (isGame(game) ? loadGame(game) : Promise.reject(new Error(game))), game);
  if (known === undefined) return <ErrorPage title={say.noLocal} text={say.noLocalText} />;
  if (played.failed) return <ErrorPage title={say.broken} text={say.offlineGame} />;
  return played.value === null ? <Waiting /> : <LocalTable key={id} id={id} played={played.value} />;
}
