import { useSignal } from '@preact/signals';
import { loadCommand, sayMistake } from '@arbitre/referee/core';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import type { TableModel } from '../model/table-model.ts';

/** Moves as text: what is typed is read by the game, and refused with its rule like any other. */
export function CommandLine({ model }: { readonly model: TableModel }) {
  const say = words.value.table;
  const typed = useSignal('');
  const problem = useSignal<string | null>(null);
  const { game } = model.source;
  const seat = model.seat.value;
  const choices = model.choices.value;
  const example = choices[0]?.typed;

  const submit = async (event: Event) => {
    event.preventDefault();
    if (seat === null || typed.value.trim() === '') return;
    if (/^(help|aide|\?)$/i.test(typed.value.trim())) {
      problem.value = say.commandHelp(example ?? '');
      return;
    }
    const offered = choices.find((choice) => choice.typed === typed.value.trim());
    if (offered !== undefined) {
      problem.value = null;
      typed.value = '';
      await model.play(offered);
      toBoard();
      return;
    }
    const command = loadCommand(game, model.view.value, typed.value);
    if (!command.ok) {
      const [mistake] = command.mistakes;
      const noVerb = mistake?.code === 'value' && mistake.expected.kind === 'one-of'; // a list of English words helps few
      problem.value =
        mistake === undefined || noVerb
          ? `${say.unreadable} ${say.commandHelp(example ?? '')}`
          : sayMistake(mistake, settings.value.lang);
      return;
    }
    problem.value = null;
    await model.command(seat, command.value);
    if (model.denied.value !== null) return;
    typed.value = '';
    toBoard();
  };

  return (
    <form class="command-line" onSubmit={(event) => void submit(event)}>
      <label class="hidden-text" for="command">
        {say.commandLine}
      </label>
      <span class="prompt" aria-hidden="true">
        ¶
      </span>
      <input
        id="command"
        type="text"
        list="commands"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        disabled={seat === null}
        placeholder={example === undefined ? say.commandLine : say.commandHint(example)}
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          problem.value = null;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') toBoard();
        }}
        aria-describedby="command-problem"
      />
      <datalist id="commands">
        {choices.slice(0, 400).map((choice) => (
          <option key={choice.typed} value={choice.typed} />
        ))}
      </datalist>
      <p id="command-problem" role="status" class={problem.value === null ? 'hidden-text' : 'problem'}>
        {problem.value}
      </p>
    </form>
  );
}

/** What was typed is done: the keys are the board's again. */
function toBoard(): void {
  document.querySelector<HTMLElement>('.cursor-cell-holder')?.focus();
}
