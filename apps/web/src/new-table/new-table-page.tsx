import type { Game, Rulings, RulingValue, Seat } from '@arbitre/kernel';
import { HttpClient, tableWords } from '@arbitre/protocol';
import { looksSaved, type Mistake } from '@arbitre/referee/core';
import { useSignal } from '@preact/signals';
import { type GameKey, type Played, shippedScenario } from '../games/catalogue.ts';
import { SHIPPED } from '../games/shipped.ts';
import { mine, words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { DEFAULT_LEVEL } from '../table/sources/level.ts';
import { hasSealedDice, startLocal } from '../table/sources/start-local.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { Footer, SiteBar } from '../ui/site.tsx';
import { Mistakes } from './mistakes.tsx';
import { openOnline } from './open-online.ts';
import './new-table.css';

/** Minutes of absence after which a bot may stand in. */
const ABSENCES = { never: null, now: 0, hour: 60, day: 1440 } as const;

function isAbsence(key: string): key is keyof typeof ABSENCES {
  return key in ABSENCES;
}

/** A table as one wants it: scenario, who plays where, rulings. */
export function NewTablePage({ id, played: { game } }: { readonly id: GameKey; readonly played: Played }) {
  const say = words.value.newTable;
  const scenarios = SHIPPED.filter((scenario) => scenario.game === id);
  const chosen = useSignal(scenarios[0]?.id ?? '');
  const own = useSignal<{ readonly name: string; readonly text: string } | null>(null);
  const where = useSignal<'here' | 'links'>('here');
  const bots = useSignal<readonly Seat[]>([]);
  const rulings = useSignal<Rulings>({});
  const listed = useSignal(false);
  const absence = useSignal<keyof typeof ABSENCES>('never');
  const mistakes = useSignal<readonly Mistake[]>([]);
  const seed = useSignal('');
  const problem = useSignal('');
  const busy = useSignal(false);
  const server = useLoaded(() => new HttpClient(location.origin).call('games'), 'games').value;
  const scenario = scenarios.find((one) => one.id === chosen.value);

  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = '';
    const text = own.value?.text ?? (await shippedScenario(chosen.value)) ?? '';
    if (where.value === 'here' && hasSealedDice(text)) problem.value = say.sealed;
    else if (where.value === 'here') {
      const started = await startLocal({
        game: id,
        text,
        bots: Object.fromEntries(bots.value.map((seat) => [seat, DEFAULT_LEVEL])),
        rulings: rulings.value,
        ...(/^\d{1,9}$/.test(seed.value) && { seed: Number(seed.value) }),
      });
      if (typeof started === 'string') go('play', started);
      else mistakes.value = started;
    } else {
      const from =
        own.value === null
          ? { kind: 'shipped' as const, id: chosen.value }
          : { kind: looksSaved(text) ? ('game' as const) : ('scenario' as const), text };
      const wanted = { from, rulings: rulings.value, listed: listed.value, absence: ABSENCES[absence.value] };
      const refused = await openOnline(wanted, game, bots.value);
      if (refused !== null) problem.value = tableWords[settings.value.lang][refused];
    }
    busy.value = false;
  };

  return (
    <>
      <SiteBar />
      <main class="new-table" id="content">
        <h1>{say.title(words.value.games[id].name)}</h1>
        <form onSubmit={(event) => void start(event)}>
          <fieldset>
            <legend>{say.scenario}</legend>
            <div class="cards">
              {scenarios.map(({ id: one, title, about }) => (
                <label key={one} class="card">
                  <input
                    type="radio"
                    name="scenario"
                    checked={own.value === null && chosen.value === one}
                    onChange={() => {
                      chosen.value = one;
                      own.value = null;
                      bots.value = [];
                    }}
                  />
                  <span>
                    <b>{mine(title)}</b>
                    {mine(about)}
                  </span>
                </label>
              ))}
              <label class="card file">
                <input
                  type="file"
                  accept=".yaml,.yml,.json"
                  onChange={async (event) => {
                    const file = event.currentTarget.files?.[0];
                    mistakes.value = [];
                    own.value = file === undefined ? null : { name: file.name, text: await file.text() };
                  }}
                />
                <span>
                  <b>{own.value?.name ?? say.ownScenario}</b>
                </span>
              </label>
            </div>
          </fieldset>
          {mistakes.value.length > 0 && <Mistakes title={say.mistakes} mistakes={mistakes.value} />}
          <fieldset>
            <legend>{say.who}</legend>
            <div class="cards">
              <label class="card">
                <input
                  type="radio"
                  name="where"
                  checked={where.value === 'here'}
                  onChange={() => (where.value = 'here')}
                />
                <span>
                  <b>{say.here}</b>
                  {say.hereText}
                </span>
              </label>
              <label class="card">
                <input
                  type="radio"
                  name="where"
                  checked={where.value === 'links'}
                  disabled={server?.ok !== true}
                  onChange={() => (where.value = 'links')}
                />
                <span>
                  <b>{say.byLink}</b>
                  {server?.ok === false ? say.needsServer : say.byLinkText}
                </span>
              </label>
            </div>
            {scenario !== undefined && scenario.seats.length > 1 && (
              <div class="seats">
                {scenario.seats.map(({ seat, name }) => (
                  <label key={seat} class="field">
                    <span>{say.seat(mine(name))}</span>
                    <select
                      value={bots.value.includes(seat) ? 'bot' : 'person'}
                      onChange={(event) => {
                        const others = bots.value.filter((one) => one !== seat);
                        bots.value = event.currentTarget.value === 'bot' ? [...others, seat] : others;
                      }}
                    >
                      <option value="person">{say.person}</option>
                      <option value="bot">{say.bot}</option>
                    </select>
                  </label>
                ))}
              </div>
            )}
            {where.value === 'links' && (
              <>
                {(scenario === undefined || scenario.seats.length > 1) && (
                  <label class="field absence">
                    <span>{say.absence}</span>
                    <select
                      value={absence.value}
                      onChange={(event) => {
                        const chosen = event.currentTarget.value;
                        absence.value = isAbsence(chosen) ? chosen : 'never';
                      }}
                    >
                      {Object.keys(ABSENCES).map((key) => (
                        <option key={key} value={key}>
                          {isAbsence(key) && say.absences[key]}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
                <label class="check">
                  <input type="checkbox" checked={listed.value} onChange={() => (listed.value = !listed.value)} />{' '}
                  {say.listed}
                </label>
              </>
            )}
          </fieldset>
          <RulingChoices
            game={game}
            rulings={rulings.value}
            onChange={(name, value) => (rulings.value = { ...rulings.value, [name]: value })}
          />
          {where.value === 'here' && (
            <label class="field seed">
              <span>
                {say.seed} · {say.seedText}
              </span>
              <input
                type="text"
                inputMode="numeric"
                pattern="[0-9]*"
                value={seed.value}
                onInput={(event) => (seed.value = event.currentTarget.value)}
              />
            </label>
          )}
          {problem.value !== '' && (
            <p class="problem" role="alert">
              {problem.value}
            </p>
          )}
          <button type="submit" class="button main" disabled={busy.value}>
            {where.value === 'here' ? say.start : say.create}
          </button>
        </form>
      </main>
      <Footer />
    </>
  );
}

interface RulingProps {
  readonly game: Game;
  readonly rulings: Rulings;
  readonly onChange: (name: string, value: RulingValue) => void;
}

function RulingChoices({ game, rulings, onChange }: RulingProps) {
  const say = words.value.newTable;
  return (
    <details class="ruling-choices">
      <summary>{say.rulings}</summary>
      <p>{say.rulingsText}</p>
      {Object.entries(game.rulings).map(([name, ruling]) => (
        <label key={name} class="field">
          <span>{mine(ruling.question)}</span>
          <select
            value={String(rulings[name] ?? ruling.values[0])}
            onChange={(event) => {
              const value = ruling.values.find((one) => String(one) === event.currentTarget.value);
              if (value !== undefined) onChange(name, value);
            }}
          >
            {ruling.values.map((value, index) => {
              const meaning = ruling.meanings[index];
              return (
                <option key={String(value)} value={String(value)}>
                  {meaning === undefined ? String(value) : mine(meaning)}
                </option>
              );
            })}
          </select>
        </label>
      ))}
    </details>
  );
}
