import type { Goal } from '@arbitre/kernel';
import { gameName, mine, words } from '../../i18n/words.ts';
import type { TableModel } from '../model/table-model.ts';

/** What one is trying to do and how far along it is: always in the head; the other goals and threats unfold under it. */
export function GoalPill({ model }: { readonly model: TableModel }) {
  const goals = model.goals.value;
  const [first, ...others] = goals;
  if (first === undefined) return <p class="head-game">{gameName(model.source.game)}</p>;
  const text = (
    <>
      <Target />
      <b class="goal-text">{mine(first.says)}</b>
      <Progress goal={first} />
    </>
  );
  if (others.length === 0)
    return (
      <p class="goal" data-tour="goal">
        {text}
      </p>
    );
  return (
    <details class="goals" data-tour="goal">
      <summary class="goal" title={words.value.table.goals}>
        {text}
      </summary>
      <GoalList goals={goals} />
    </details>
  );
}

export function GoalList({ goals }: { readonly goals: readonly Goal[] }) {
  return (
    <ul class="goal-list">
      {goals.map((goal, index) => (
        <li key={index} class={goal.kind}>
          <Target threat={goal.kind === 'threat'} />
          <span>
            {mine(goal.says)} <Progress goal={goal} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ goal: { progress } }: { readonly goal: Goal }) {
  return progress === undefined ? null : (
    <span class="goal-progress">
      {progress.now} / {progress.of}
    </span>
  );
}

/** A target for what is to be won, a triangle for what must not happen: never colour alone. */
function Target({ threat = false }: { readonly threat?: boolean }) {
  return (
    <svg class="goal-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={
          threat
            ? 'M12 4 21 20H3ZM12 10v5M12 17.500v.1'
            : 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0-7v3m0 14v3M2 12h3m14 0h3'
        }
      />
    </svg>
  );
}
