import { auditHolds, loadMatch, type Mistake, readSaved, registryOf, sayAudit, verify } from '@arbitre/referee/core';
import { tableWords } from '@arbitre/protocol';
import { useSignal } from '@preact/signals';
import { isGame, loadGame, type Played } from '../games/catalogue.ts';
import { words } from '../i18n/words.ts';
import { Mistakes } from '../new-table/mistakes.tsx';
import { openOnline } from '../new-table/open-online.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { LocalSource } from '../table/sources/local-source.ts';
import { titleInBoth } from '../table/sources/title.ts';
import { TableModel } from '../table/model/table-model.ts';
import { hasSealedDice, startLocal } from '../table/sources/start-local.ts';
import { TablePage } from '../table/table-page.tsx';
import { SiteBar } from '../ui/site.tsx';
import './replay.css';

interface Opened {
  readonly played: Played;
  readonly model: TableModel;
  readonly audit: readonly string[];
  readonly holds: boolean;
  readonly text: string;
}

/** A game from a file: checked, then played again. */
export function ReplayPage() {
  const say = words.value.replayPage;
  const opened = useSignal<Opened | null>(null);
  const mistakes = useSignal<readonly Mistake[]>([]);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await openFile(await file.text());
    if ('mistakes' in read) mistakes.value = read.mistakes;
    else opened.value = read;
  };
  if (opened.value !== null) {
    const { model, played, audit, holds, text } = opened.value;
    const over = played.game.outcome(model.present.value) !== null;
    return (
      <TablePage
        model={model}
        skin={played.skin}
        watched
        notice={
          <div class={holds ? 'notice holds' : 'notice'}>
            <details class="audit" open={!holds}>
              <summary role="status">{holds ? say.holds : say.broken}</summary>
              <p>{audit.join(' ')}</p>
            </details>
            {holds && !over && <GoOn played={played} text={text} />}
          </div>
        }
      />
    );
  }
  return (
    <>
      <SiteBar />
      <main class="replay-page" id="content">
        <h1>{say.title}</h1>
        <label
          class="drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void open(event.dataTransfer?.files[0]);
          }}
        >
          <span>{say.drop}</span>
          <span class="button main">{words.value.homePage.replayButton}</span>
          <input
            type="file"
            class="hidden-text"
            accept=".json,application/json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        {mistakes.value.length > 0 && <Mistakes title={say.bad} mistakes={mistakes.value} />}
      </main>
    </>
  );
}

/** A game that is not over can be played on: here, or at a table of the server. */
function GoOn({ played: { game }, text }: Pick<Opened, 'played' | 'text'>) {
  const say = words.value.replayPage;
  const problem = useSignal('');
  const here = async () => {
    const started = isGame(game.id) ? await startLocal({ game: game.id, text, bots: {} }) : [];
    if (typeof started === 'string') go('play', started);
  };
  const online = async () => {
    const refused = await openOnline({ from: { kind: 'game', text } }, game, {});
    if (refused !== null) problem.value = tableWords[settings.value.lang][refused];
  };
  return (
    <>
      {!hasSealedDice(text) && (
        <button type="button" class="button" onClick={() => void here()}>
          {say.goOn}
        </button>
      )}
      <button type="button" class="button" onClick={() => void online()}>
        {say.goOnline}
      </button>
      <span role="alert" class="problem">
        {problem.value}
      </span>
    </>
  );
}

async function openFile(text: string): Promise<Opened | { readonly mistakes: readonly Mistake[] }> {
  const saved = readSaved(text);
  if (!saved.ok) return saved;
  const { game: id } = saved.value.header;
  if (!isGame(id)) return { mistakes: [{ code: 'unknown-game', found: id, known: [] }] };
  const played = await loadGame(id);
  const match = loadMatch(text, registryOf(played.game));
  if (!match.ok) return match;
  const audit = verify(played.game, match.value.match);
  const source = new LocalSource(match.value, {}, () => {}, {
    title: titleInBoth(id, match.value.match.header.title),
    watched: true,
  });
  const model = new TableModel(source, { aim: played.skin.aim });
  model.playhead.value = { chapter: 0, moment: 0 };
  return {
    played,
    model,
    audit: sayAudit(played.game, match.value.match, audit, settings.value.lang),
    holds: auditHolds(audit),
    text,
  };
}
