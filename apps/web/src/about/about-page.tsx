import { words } from '../i18n/words.ts';
import { GAME_IDS } from '../games/catalogue.ts';
import { rulesAddress } from '../router.ts';
import { Footer, SiteBar } from '../ui/site.tsx';
import './about.css';

export function AboutPage() {
  const say = words.value.about;
  return (
    <>
      <SiteBar />
      <main class="about" id="content">
        <h1>{say.title}</h1>
        <p class="lead">{say.text}</p>
        <h2>{say.books}</h2>
        <ul>
          {GAME_IDS.map((game) => (
            <li key={game}>
              <a href={rulesAddress(game)}>{words.value.games[game].name}</a>
            </li>
          ))}
        </ul>
        <h2>{say.access}</h2>
        <p>{say.accessText}</p>
        <h2>{say.credits}</h2>
        <p>
          {say.icons} <a href="https://game-icons.net">game-icons.net</a>
        </p>
        <p>{say.fonts}</p>
      </main>
      <Footer />
    </>
  );
}
