import type { Rule, RuleId } from '@arbitre/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameKey, Played } from '../games/catalogue.ts';
import { type Coverage, loadCoverage } from '../games/coverage.ts';
import { mine, words } from '../i18n/words.ts';
import { guideAddress, rulesAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { Footer, SiteBar } from '../ui/site.tsx';
import { type Part, partsOf } from './chapters.ts';
import { RuleArticle } from './rule-article.tsx';
import './rulebook-page.css';

interface Props {
  readonly id: GameKey;
  readonly played: Played;
  /** A rule to open at. */
  readonly at?: string | undefined;
}

/** A whole rulebook: every rule in our words, how we read it, its example, and the proof that it is applied. */
export function RulebookPage({ id, played: { game, skin }, at }: Props) {
  const say = words.value.rulebook;
  const sought = useSignal('');
  const coverage = useLoaded(() => loadCoverage(id), id).value;
  const { lang } = settings.value;
  const rules = Object.entries(game.rulebook.rules) as [RuleId, Rule][]; // the keys of a rulebook are its ids
  const shown = rules.filter(([rule, { heading, text, reading }]) =>
    matches(sought.value, [rule, heading[lang], text[lang], reading?.[lang] ?? '']),
  );
  const parts = partsOf(shown, lang);
  useEffect(() => {
    sought.value = '';
  }, [at]);
  useEffect(() => {
    if (at !== undefined) document.getElementById(at)?.scrollIntoView();
  }, [at, coverage]);
  return (
    <>
      <SiteBar />
      <main class="rulebook" id="content">
        <header>
          <h1>{say.of(words.value.games[id].name)}</h1>
          <p class="credit">{mine(game.rulebook.credit)}</p>
          <p>
            {say.played} <a href={guideAddress(id, lang)}>{words.value.learnPage.title}</a>
          </p>
        </header>
        <div class="rulebook-columns">
          <div class="rulebook-side">
            <label class="field">
              <span>{say.search}</span>
              <input
                type="search"
                value={sought.value}
                onInput={(event) => (sought.value = event.currentTarget.value)}
              />
            </label>
            <p class="quiet" role="status">
              {say.count(shown.length, rules.length)}
            </p>
            <Contents id={id} parts={parts} />
          </div>
          <div class="rulebook-rules">
            {shown.length === 0 && <p>{say.none}</p>}
            {parts.flatMap(({ name, chapters }) =>
              chapters.map(({ heading, short, rules: ids }) => (
                <section key={heading} id={chapterId(ids[0] ?? '')}>
                  <h2>
                    {name !== null && <span class="rulebook-kicker">{name}</span>}
                    {short}
                  </h2>
                  {ids.map((rule) => (
                    <div key={rule} class={rule === at ? 'rule-entry at' : 'rule-entry'}>
                      <RuleArticle game={game} rule={rule} looks={skin.looks} bare>
                        <Proof of={coverage?.[rule]} />
                      </RuleArticle>
                    </div>
                  ))}
                </section>
              )),
            )}
          </div>
        </div>
      </main>
      <Footer />
    </>
  );
}

/** The contents: parts and their chapters, each once; folded away where there is no room beside the rules. */
function Contents({ id, parts }: { readonly id: GameKey; readonly parts: readonly Part[] }) {
  const say = words.value.rulebook;
  const wide = useMemo(() => matchMedia('(min-width: 821px)').matches, []);
  return (
    <details class="rulebook-contents" open={wide}>
      <summary>{say.topics}</summary>
      <nav aria-label={say.topics}>
        {parts.map(({ name, chapters }) => (
          <div key={name ?? ''}>
            {name !== null && <p class="rulebook-part">{name}</p>}
            <ul>
              {chapters.map(({ heading, short, rules: [first = ''] }) => (
                <li key={heading}>
                  <a
                    href={rulesAddress(id, first)}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(chapterId(first))?.scrollIntoView({ behavior: 'smooth' });
                    }}
                  >
                    {short}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}

/** Where a rule is applied and tried, for those who ask. */
function Proof({ of }: { readonly of: Coverage[string] | undefined }) {
  const say = words.value.rulebook;
  if (of === undefined) return null;
  return (
    <details class="coverage">
      <summary>{say.proof}</summary>
      {say.coverage(of.code.join(', '), of.tests)}
    </details>
  );
}

/** All the words sought, anywhere, capitals and accents aside. */
function matches(sought: string, texts: readonly string[]): boolean {
  const flat = plain(texts.join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((word) => flat.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function chapterId(first: string): string {
  return `chapter-${first}`;
}
