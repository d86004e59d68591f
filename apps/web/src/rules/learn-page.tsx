import { type GameKey, type Played, shippedScenario } from '../games/catalogue.ts';
import { SHIPPED } from '../games/shipped.ts';
import { mine, words } from '../i18n/words.ts';
import { lookBrief } from './look-brief.ts';
import { guideAddress, rulesAddress, to } from '../router.ts';
import { settings } from '../settings.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { Footer, SiteBar } from '../ui/site.tsx';
import './learn-page.css';

/** How a game is played, on one page: what it is, how one wins, how a turn goes, what one does with one's hands. */
export function LearnPage({ id, played: { game, skin } }: { readonly id: GameKey; readonly played: Played }) {
  const say = words.value.learnPage;
  const own = words.value.games[id];
  const scenario = SHIPPED.find((one) => one.game === id);
  const text = useLoaded(() => shippedScenario(scenario?.id ?? ''), id).value;
  const brief = text === null ? null : lookBrief(game, text);
  return (
    <>
      <SiteBar />
      <main class="learn-page" id="content">
        <p class="eyebrow">{own.name}</p>
        <h1>{say.title}</h1>
        <p class="lead">{own.pitch}</p>
        {brief !== null && brief.goals.length > 0 && (
          <section>
            <h2>{say.win}</h2>
            <ul>
              {brief.goals.map(({ says }, index) => (
                <li key={index}>{mine(says)}</li>
              ))}
            </ul>
          </section>
        )}
        {brief !== null && brief.turn.length > 0 && (
          <section>
            <h2>{say.turn}</h2>
            <ol>
              {brief.turn.map((line, index) => (
                <li key={index}>{mine(line)}</li>
              ))}
            </ol>
          </section>
        )}
        <section>
          <h2>{say.steps}</h2>
          <dl>
            {skin.tour.steps.map(({ title, text: says }) => (
              <div key={title.en}>
                <dt>{mine(title)}</dt>
                <dd>{mine(says)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>{say.hands}</h2>
          <dl>
            {say.handsText.map(({ what, how }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p class="learn-actions">
          <a class="button main" href={to('tour', id)}>
            {words.value.homePage.learn}
          </a>
          <a class="button" href={to('new', id)}>
            {words.value.homePage.playNow}
          </a>
          <a class="button plain" href={guideAddress(id, settings.value.lang)}>
            {say.guide}
          </a>
          <a class="button plain" href={rulesAddress(id)}>
            {words.value.homePage.rulesOf(own.name)}
          </a>
        </p>
      </main>
      <Footer />
    </>
  );
}
