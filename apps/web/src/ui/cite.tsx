import type { RuleId } from '@arbitre/kernel';
import { words } from '../i18n/words.ts';

/** Rule ids as people click them: the red pilcrow opens the rule. */
export function Cites({
  rules,
  onOpen,
}: {
  readonly rules: readonly string[];
  readonly onOpen: (rule: RuleId) => void;
}) {
  return (
    <span class="cites">
      {[...new Set(rules)].map((rule) => (
        <button
          type="button"
          key={rule}
          class="cite"
          onClick={() => onOpen(rule as RuleId)}
          aria-label={words.value.table.openRule(rule)}
        >
          {rule}
        </button>
      ))}
    </span>
  );
}
