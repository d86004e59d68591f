import type { Command } from '@arbitre/kernel';
import { HttpClient, type TableLink } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { mine, words } from '../i18n/words.ts';
import { download } from '../ui/download.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import { sayProblem } from './desk.ts';

/** A game file, as far as it can be shown without its rules. */
interface OldGame {
  readonly header: { readonly game: string; readonly rules: string; readonly title: string };
  readonly title?: { readonly fr: string; readonly en: string };
  readonly entries: readonly { readonly seq: number; readonly seat: string; readonly command: Command }[];
}

/** A game whose rules this server no longer plays: who did what, move by move, and its file to keep. Nobody plays on. */
export function OldRules({ table, token }: TableLink) {
  const say = words.value.errors;
  const found = useSignal<OldGame | null>(null);
  const problem = useSignal('');
  useEffect(() => {
    void new HttpClient(location.origin).call('file', { table, token }).then((file) => {
      if (file.ok)
        found.value = file.value as unknown as OldGame; // the server's own file, whose schema leaves its game open
      else problem.value = sayProblem(file);
    });
  }, [table, token]);
  const game = found.value;
  return (
    <ErrorPage title={say.oldRules} text={say.oldRulesText}>
      {game !== null && (
        <>
          <p>
            {game.title === undefined ? game.header.title : mine(game.title)} · {game.header.game} {game.header.rules}
          </p>
          <p>
            <button
              type="button"
              class="button main"
              onClick={() => download(`${game.header.game}.json`, JSON.stringify(game))}
            >
              {words.value.table.download}
            </button>
          </p>
          <ol class="old-moves">
            {game.entries.map(({ seq, seat, command }) => (
              <li key={seq}>
                {seat}: {sayCommand(command)}
              </li>
            ))}
          </ol>
        </>
      )}
      <p role="alert" class="problem">
        {problem.value}
      </p>
    </ErrorPage>
  );
}

/** A command without the words of its game: its verb, then what it says. */
function sayCommand({ do: verb, ...said }: Command): string {
  const parts = Object.entries(said).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [verb, ...parts].join(' ');
}
