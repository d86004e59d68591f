import type { Game, RuleId, Rulings } from '@arbitre/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { layoutOf } from '../board/layout.ts';
import type { Looks } from '../board/look.ts';
import { mine, words } from '../i18n/words.ts';
import { theme } from '../settings.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { DrawnExample } from './drawn-example.tsx';
import { PositionPicture, positionOf } from './position-picture.tsx';
import './rule-article.css';

interface Props {
  readonly game: Game;
  readonly rule: RuleId;
  readonly looks: Looks;
  /** What the table has chosen; the defaults where there is no table. */
  readonly rulings?: Rulings;
  /** Under a heading of the book already: its own would only repeat it. */
  readonly bare?: boolean;
  /** Folded away beside its name: the code and the tests, for those who ask. */
  readonly children?: ComponentChildren;
}

/** One rule: what it says, what that looks like, what the table chose; then how we read it, and its name. */
export function RuleArticle({ game, rule: id, looks, rulings, bare, children }: Props) {
  const rule = game.rulebook.rules[id];
  const say = words.value.rulebook;
  if (rule === undefined) return <p>{id}</p>;
  const choices = Object.entries(game.rulings).filter(([, ruling]) => ruling.rules.includes(id));
  return (
    <article class="rule" id={id}>
      {!bare && (
        <h3>
          {mine(rule.heading)} <span class="rule-id">{id}</span>
        </h3>
      )}
      <p class="rule-text">{mine(rule.text)}</p>
      <Drawn game={game} rule={id} looks={looks} />
      {rule.example && (
        <div class="rule-example">
          <b>{say.example}.</b>
          <DrawnExample text={mine(rule.example)} game={game} looks={looks} />
        </div>
      )}
      {choices.map(([name, ruling]) => {
        const value = rulings?.[name] ?? ruling.values[0];
        return (
          <div key={name} class="rule-choice">
            <b>{mine(ruling.question)}</b>
            <ul>
              {ruling.values.map((one, index) => {
                const meaning = ruling.meanings[index];
                return (
                  <li key={String(one)} class={one === value ? 'chosen' : ''}>
                    <span aria-hidden="true">{one === value ? '●' : '○'}</span> {meaning && mine(meaning)}
                    {one === value && <i> · {rulings ? say.inForce : say.defaultValue}</i>}
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
      {rule.reading && (
        <p class="rule-reading">
          <b>{say.reading}.</b> {mine(rule.reading)}
        </p>
      )}
      <div class="rule-name">
        {bare && (
          <>
            <span class="pilcrow">¶</span> <span class="rule-id">{id}</span>
          </>
        )}
        {rule.companion && (
          <span class="companion" title={say.companionText}>
            {say.companion}
          </span>
        )}
        {children}
      </div>
    </article>
  );
}

/** The position that shows what a rule of geometry means, where there is one. */
function Drawn({ game, rule, looks }: { readonly game: Game; readonly rule: RuleId; readonly looks: Looks }) {
  const loaded = useLoaded(() => import('./drawn-rules.ts'), 'drawn').value;
  const drawn = loaded?.DRAWN_RULES[rule];
  const position = useMemo(
    () => (loaded && drawn ? positionOf(game, loaded.positionText(drawn.position), drawn.wish) : null),
    [loaded, drawn, game],
  );
  if (position === null || drawn === undefined) return null;
  const { width } = layoutOf(position.scene.board);
  return (
    <figure class="rule-drawn">
      <div role="img" aria-label={mine(drawn.caption)} style={{ maxWidth: `${Math.min(600, width * 1.15)}px` }}>
        <PositionPicture
          position={position}
          looks={looks}
          theme={theme.value}
          id={`drawn-${rule.replaceAll('.', '-')}`}
        />
      </div>
      <figcaption>{mine(drawn.caption)}</figcaption>
    </figure>
  );
}
