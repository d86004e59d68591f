import { capital, type Game, type Rulings, type RulingValue, type Seat } from '@arbitre/kernel';
import { HttpClient, tableWords } from '@arbitre/protocol';
import { looksSaved, type Mistake } from '@arbitre/referee/core';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type GameKey, type Played, shippedScenario } from '../games/catalogue.ts';
import { SHIPPED, type Shipped } from '../games/shipped.ts';
import { mine, words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { isLevel, LEVEL_NAMES, LEVELS, usualBots } from '../table/sources/level.ts';
import type { Bots } from '../table/sources/local-source.ts';
import { hasSealedDice, startLocal } from '../table/sources/start-local.ts';
import { useLoaded } from '../ui/lazily.tsx';
import { Footer, SiteBar } from '../ui/site.tsx';
import { difficultyOf } from './difficulty.ts';
import { type Looked, lookAt, type SeatToFill } from './look-at.ts';
import { Mistakes } from './mistakes.tsx';
import { openOnline } from './open-online.ts';
import './new-table.css';
import { LookedPicture, ScenarioPicture } from './scenario-picture.tsx';

/** Minutes of absence after which a bot may stand in. */
const ABSENCES = { never: null, now: 0, hour: 60, day: 1440 } as const;

function isAbsence(key: string): key is keyof typeof ABSENCES {
  return key in ABSENCES;
}

/** A file of one's own, as it was when it was chosen. */
interface OwnFile {
  readonly name: string;
  readonly text: string;
  readonly looked: Looked | null;
  readonly mistakes: readonly Mistake[];
}

/** A table as one wants it: scenario, who plays where and how well, rulings. */
export function NewTablePage({ id, played }: { readonly id: GameKey; readonly played: Played }) {
  const { game } = played;
  const say = words.value.newTable;
  const scenarios = SHIPPED.filter((scenario) => scenario.game === id);
  const chosen = useSignal(scenarios[0]?.id ?? '');
  const own = useSignal<OwnFile | null>(null);
  const where = useSignal<'here' | 'links'>('here');
  const chosenBots = useSignal<Bots | null>(null);
  const rulings = useSignal<Rulings>({});
  const listed = useSignal(false);
  const absence = useSignal<keyof typeof ABSENCES>('never');
  const mistakes = useSignal<readonly Mistake[]>([]);
  const seed = useSignal('');
  const problem = useSignal('');
  const busy = useSignal(false);
  const server = useLoaded(() => new HttpClient(location.origin).call('games'), 'games').value;
  const scenario = scenarios.find((one) => one.id === chosen.value);
  const seats = own.value === null ? (scenario?.seats ?? []) : (own.value.looked?.seats ?? []);
  // Alone at this device one plays against the computer; invitations are for people.
  const bots = chosenBots.value ?? (where.value === 'here' ? usualBots(seats) : {});
  const shownMistakes = own.value !== null && own.value.mistakes.length > 0 ? own.value.mistakes : mistakes.value;

  const choose = (one: string) => {
    chosen.value = one;
    own.value = null;
    chosenBots.value = null;
    mistakes.value = [];
  };
  const openFile = async (file: File | undefined) => {
    mistakes.value = [];
    if (file === undefined) return;
    const text = await file.text();
    const looked = lookAt(game, text);
    chosenBots.value = null;
    own.value = {
      name: file.name,
      text,
      looked: looked.ok ? looked.value : null,
      mistakes: looked.ok ? [] : looked.mistakes,
    };
  };
  const start = async (event: Event) => {
    event.preventDefault();
    if (own.value !== null && own.value.looked === null) return;
    busy.value = true;
    problem.value = '';
    const text = own.value?.text ?? (await shippedScenario(chosen.value)) ?? '';
    if (where.value === 'here' && hasSealedDice(text)) problem.value = say.sealed;
    else if (where.value === 'here') {
      const started = await startLocal({
        game: id,
        text,
        bots,
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
      const refused = await openOnline(wanted, game, bots);
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
            <div class="cards scenarios">
              {scenarios.map((one) => (
                <label key={one.id} class="card">
                  <input
                    type="radio"
                    name="scenario"
                    checked={own.value === null && chosen.value === one.id}
                    onChange={() => choose(one.id)}
                  />
                  <ScenarioPicture played={played} scenario={one} />
                  <span>
                    <b>{mine(one.title)}</b>
                    <SidesAndLength played={played} scenario={one.id} seats={one.seats} />
                    <Difficulty scenario={one} />
                    {mine(one.about)}
                  </span>
                </label>
              ))}
              <OwnCard played={played} own={own.value} onFile={(file) => void openFile(file)} />
            </div>
          </fieldset>
          {shownMistakes.length > 0 && <Mistakes title={say.mistakes} mistakes={shownMistakes} />}
          <fieldset>
            <legend>{say.who}</legend>
            <div class="cards">
              <WhereCard where={where} here="here" title={say.here}>
                {say.hereText}
              </WhereCard>
              <WhereCard where={where} here="links" title={say.byLink} disabled={server?.ok !== true}>
                {server?.ok === false ? say.needsServer : say.byLinkText}
              </WhereCard>
            </div>
            {where.value === 'links' && (
              <>
                {seats.length !== 1 && (
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
          {problem.value !== '' && (
            <p class="problem" role="alert">
              {problem.value}
            </p>
          )}
          <div class="start-bar">
            {seats.length > 1 && <Seats seats={seats} bots={bots} onChange={(next) => (chosenBots.value = next)} />}
            <button
              type="submit"
              class="button main"
              disabled={busy.value || (own.value !== null && own.value.looked === null)}
            >
              {where.value === 'here' ? say.start : say.create}
            </button>
            <p>{own.value?.name ?? (scenario === undefined ? '' : mine(scenario.title))}</p>
          </div>
          <details class="advanced">
            <summary>{say.advanced}</summary>
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
            <RulingChoices
              game={game}
              rulings={rulings.value}
              onChange={(name, value) => (rulings.value = { ...rulings.value, [name]: value })}
            />
          </details>
        </form>
      </main>
      <Footer />
    </>
  );
}

interface SidesProps {
  readonly played: Played;
  readonly scenario: string;
  readonly seats: readonly SeatToFill[];
}

/** Who plays, and how long it usually lasts. */
function SidesAndLength({ played: { game }, scenario, seats }: SidesProps) {
  const text = useLoaded(() => shippedScenario(scenario), scenario).value;
  const looked = text === null ? null : lookAt(game, text);
  const length = looked?.ok === true ? looked.value.length : null;
  const sides = seats.length > 1 ? capital(seats.map(({ name }) => mine(name)).join(' · ')) : null;
  const parts = [sides, length === null ? null : mine(length)].filter((part) => part !== null);
  return parts.length === 0 ? null : <small class="card-sides">{parts.join(' — ')}</small>;
}

/** How long it takes and how hard it is, as measured. */
function Difficulty({ scenario: { measured, seats } }: { readonly scenario: Shipped }) {
  if (measured === null) return null;
  const hard = difficultyOf(measured, seats);
  const parts = [words.value.newTable.minutes(measured.minutes), ...(hard === null ? [] : [mine(hard)])];
  return <small class="card-measured">{parts.join(' · ')}</small>;
}

interface OwnProps {
  readonly played: Played;
  readonly own: OwnFile | null;
  readonly onFile: (file: File | undefined) => void;
}

/** One's own file: looked at as soon as it is chosen, and again each time, also under the same name. */
function OwnCard({ played: { game, skin }, own, onFile }: OwnProps) {
  const say = words.value.newTable;
  return (
    <label class={own === null ? 'card file' : 'card file chosen'}>
      <input
        type="file"
        accept=".yaml,.yml,.json"
        onClick={(event) => (event.currentTarget.value = '')} // the same name, mended, is a new choice
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
      {own?.looked && <LookedPicture game={game} looks={skin.looks} looked={own.looked} label={own.name} />}
      <span>
        <b>{own?.name ?? say.ownScenario}</b>
        {own?.looked && (
          <small class="card-sides">{capital(own.looked.seats.map(({ name }) => mine(name)).join(' · '))}</small>
        )}
        {own === null ? say.ownText : own.looked === null ? say.ownBroken(own.mistakes.length) : say.ownGood}
      </span>
    </label>
  );
}

interface WhereProps {
  readonly where: Signal<'here' | 'links'>;
  readonly here: 'here' | 'links';
  readonly title: string;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}

function WhereCard({ where, here, title, disabled = false, children }: WhereProps) {
  return (
    <label class="card">
      <input
        type="radio"
        name="where"
        checked={where.value === here}
        disabled={disabled}
        onChange={() => (where.value = here)}
      />
      <span>
        <b>{title}</b>
        {children}
      </span>
    </label>
  );
}

interface SeatsProps {
  readonly seats: readonly SeatToFill[];
  readonly bots: Bots;
  readonly onChange: (bots: Bots) => void;
}

/** Who sits where: a person, or the computer and how well it plays. */
function Seats({ seats, bots, onChange }: SeatsProps) {
  const say = words.value.newTable;
  const give = (seat: Seat, value: string) => {
    const others = Object.entries(bots).filter(([one]) => one !== seat);
    onChange(Object.fromEntries(isLevel(value) ? [...others, [seat, value]] : others));
  };
  return (
    <div class="seats">
      {seats.map(({ seat, name }) => (
        <label key={seat} class="field">
          <span>{say.seat(mine(name))}</span>
          <select value={bots[seat] ?? 'person'} onChange={(event) => give(seat, event.currentTarget.value)}>
            <option value="person">{say.person}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say.botAt(mine(LEVEL_NAMES[level]))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
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
    <section class="ruling-choices">
      <h2>{say.rulings}</h2>
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
    </section>
  );
}
