import { useSignal } from '@preact/signals';
import { Picture } from '../board/board.tsx';
import { GAME_IDS, type GameKey, isGame } from '../games/catalogue.ts';
import { coverOf } from '../games/cover.tsx';
import { SHIPPED, type Shipped, unpack } from '../games/shipped.ts';
import { mine, words } from '../i18n/words.ts';
import { go, rulesAddress, to } from '../router.ts';
import { Die } from '../stage/die.tsx';
import { Footer, SiteBar } from '../ui/site.tsx';
import './home.css';
import { Daily } from './daily.tsx';
import { History } from './history.tsx';
import { Lobby } from './lobby.tsx';
import { MyTables } from './my-tables.tsx';
import { playNow } from './play-now.ts';
import { YourMove } from './your-move.tsx';

/** Four games, one click from a table. */
export function Home() {
  const say = words.value;
  return (
    <>
      <SiteBar />
      <main class="home" id="content">
        <div class="home-top">
          <header class="hero">
            <h1>{say.brand.line}</h1>
            <p>{say.brand.promise}</p>
          </header>
          <div class="next">
            <YourMove />
            <Daily />
          </div>
        </div>
        <h2 class="hidden-text">{say.homePage.choose}</h2>
        <div class="plates">
          {GAME_IDS.map((game) => (
            <Plate key={game} game={game} />
          ))}
        </div>
        <MyTables />
        <div class="home-more">
          <History />
          <Lobby />
          <section>
            <h2>{say.homePage.replayTitle}</h2>
            <p>{say.homePage.replayText}</p>
            <a class="button" href={to('replay')}>
              {say.homePage.replayButton}
            </a>
          </section>
        </div>
        <ul class="why">
          {say.homePage.why.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </>
  );
}

/** The scenario a game shows itself with: the first of its folder. */
function featured(game: GameKey): Shipped | undefined {
  return SHIPPED.find((scenario) => scenario.game === game);
}

function Plate({ game }: { readonly game: GameKey }) {
  const say = words.value.homePage;
  const own = words.value.games[game];
  const scenario = featured(game);
  const busy = useSignal(false);
  return (
    <article class="plate" data-game={game}>
      {scenario !== undefined && <BoardPicture scenario={scenario} />}
      <div class="plate-text">
        <h3>{own.name}</h3>
        <p class="plate-tag">{own.tag}</p>
        <p class="plate-meta">
          {own.players} · {own.time}
        </p>
        <div class="plate-actions">
          <button
            type="button"
            class="button main"
            aria-label={say.playNowOf(own.name)}
            disabled={busy.value || scenario === undefined}
            onClick={async () => {
              if (scenario === undefined) return;
              busy.value = true;
              go('play', await playNow(game, scenario));
            }}
          >
            {busy.value ? words.value.loading : say.playNow}
          </button>
          <a class="button" href={to('tour', game)} aria-label={say.learnOf(own.name)}>
            {say.learn}
          </a>
          <a class="button plain" href={to('new', game)} aria-label={say.moreOf(own.more, own.name)}>
            {own.more}
          </a>
          <a class="button plain" href={rulesAddress(game)} aria-label={say.rulesOf(own.name)}>
            {words.value.nav.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

function BoardPicture({ scenario }: { readonly scenario: Shipped }) {
  if (scenario.scene === null) return null;
  const { scene, legend, looks } = unpack(scenario.scene);
  const name = isGame(scenario.game) ? words.value.games[scenario.game].name : scenario.game;
  return (
    <div class="plate-board">
      <Picture
        {...coverOf(scenario.game, scene)}
        legend={legend}
        looks={looks}
        seats={scenario.seats.map(({ seat }) => seat)}
        label={words.value.homePage.boardOf(name, mine(scenario.title))}
        crop
      />
      {scenario.game === 'attention-donjon' && <CoverCards />}
      {scenario.game === 'donjon-d10' && (
        <span class="cover-die">
          <Die die={{ sides: 10, shows: 5 }} size={96} looks={{}} side="own" />
        </span>
      )}
    </div>
  );
}

const HAND = [
  [{ fr: 'R', en: 'K' }, '♣'],
  [{ fr: '9', en: '9' }, '♠'],
  [{ fr: '7', en: '7' }, '♦'],
] as const;

/** Cards decide who acts: the heart of this game, on its cover. */
function CoverCards() {
  return (
    <div class="cover-cards" aria-hidden="true">
      {HAND.map(([rank, suit]) => (
        <span key={suit} class={suit === '♦' ? 'red' : ''}>
          {mine(rank)}
          <i>{suit}</i>
        </span>
      ))}
    </div>
  );
}
