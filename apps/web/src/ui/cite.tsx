import type { Game, RuleId } from '@arbitre/kernel';
import { mine, words } from '../i18n/words.ts';

interface Props {
  readonly game: Pick<Game, 'rulebook'>;
  readonly rules: readonly RuleId[];
  readonly onOpen: (rule: RuleId) => void;
}

/** Rule ids as people click them: the red pilcrow opens the rule, its words are the tooltip. */
export function Cites({ game, rules, onOpen }: Props) {
  return (
    <span class="cites">
      {[...new Set(rules)].map((id) => {
        const rule = game.rulebook.rules[id];
        return (
          <button
            type="button"
            key={id}
            class="cite"
            title={rule && `${mine(rule.heading)} — ${mine(rule.text)}`}
            onClick={() => onOpen(id)}
            aria-label={words.value.table.openRule(id)}
          >
            {id}
          </button>
        );
      })}
    </span>
  );
}
