import type { Game, RuleId, Rulings } from '@arbitre/kernel';
import type { Looks } from '../board/look.ts';
import { mine, words } from '../i18n/words.ts';
import { DrawnExample } from './drawn-example.tsx';
import './rule-article.css';

interface Props {
  readonly game: Game;
  readonly rule: RuleId;
  readonly looks: Looks;
  /** What the table has chosen; the defaults where there is no table. */
  readonly rulings?: Rulings;
  /** Under a heading of the book already: its own would only repeat it. */
  readonly bare?: boolean;
}

/** One rule: what it says, how we read it, what the table chose, its example drawn. */
export function RuleArticle({ game, rule: id, looks, rulings, bare }: Props) {
  const rule = game.rulebook.rules[id];
  const say = words.value.rulebook;
  if (rule === undefined) return <p>{id}</p>;
  const choices = Object.entries(game.rulings).filter(([, ruling]) => ruling.rules.includes(id));
  return (
    <article class="rule" id={id}>
      <h3>
        <span class="pilcrow">¶</span> {!bare && mine(rule.heading)} <span class="rule-id">{id}</span>
        {rule.companion && (
          <span class="companion" title={say.companionText}>
            {say.companion}
          </span>
        )}
      </h3>
      <p class="rule-text">{mine(rule.text)}</p>
      {rule.reading && (
        <p class="rule-reading">
          <b>{say.reading}.</b> {mine(rule.reading)}
        </p>
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
      {rule.example && (
        <div class="rule-example">
          <b>{say.example}</b>
          <DrawnExample text={mine(rule.example)} game={game} looks={looks} />
        </div>
      )}
    </article>
  );
}
