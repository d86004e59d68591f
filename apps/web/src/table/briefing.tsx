import type { Briefing as Told, Seat } from '@arbitre/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { shippedOf } from './sources/title.ts';
import { gameName, mine, words } from '../i18n/words.ts';
import { to } from '../router.ts';
import { settings } from '../settings.ts';
import { GoalList } from './bar/goal-pill.tsx';
import { SeatToken } from './margin/question.tsx';
import type { TableModel } from './model/table-model.ts';
import { CharacterPick } from './character-pick.tsx';
import { isLevel, LEVEL_NAMES, LEVELS, type Level } from './sources/level.ts';

interface Props {
  readonly model: TableModel;
  readonly onBegin: () => void;
  /** Sets how well the computer plays at a seat; left out where that is not ours to say. */
  readonly onLevel?: ((seat: Seat, level: Level) => void) | undefined;
}

/** Before the first turn, in the margin's place: who you are, how you win, who is against you, how a turn goes, how long. */
export function Briefing({ model, onBegin, onLevel }: Props) {
  const { source } = model;
  const say = words.value.briefing;
  const seat = model.viewer.value;
  const briefing = model.briefing(seat);
  const about = shippedOf(source.game.id, source.title)?.about;
  const story = briefing?.story ?? about;
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <section class="margin briefing" aria-label={say.title}>
      <div class="margin-body" tabIndex={0}>
        <p class="eyebrow">{gameName(source.game)}</p>
        <h2>{mine(source.title)}</h2>
        {story !== undefined && <p class="story">{mine(story)}</p>}
        {briefing !== null && <p class="you">{mine(briefing.you)}</p>}
        {model.goals.value.length > 0 && (
          <>
            <h3>{say.toWin}</h3>
            <GoalList goals={model.goals.value} />
          </>
        )}
        <Against model={model} briefing={briefing} onLevel={onLevel} />
        {briefing !== null && briefing.turn.length > 0 && (
          <>
            <h3>{say.aTurn}</h3>
            <ol class="turn-steps">
              {briefing.turn.map((line, index) => (
                <li key={index}>{mine(line)}</li>
              ))}
            </ol>
          </>
        )}
        {briefing?.length !== undefined && <p class="length">{mine(briefing.length)}</p>}
      </div>
      <div class="main-buttons">
        <button type="button" ref={start} class="button go" onClick={onBegin}>
          {say.begin}
        </button>
        <a class="button" href={to('tour', source.game.id)}>
          {say.learnFirst}
        </a>
      </div>
    </section>
  );
}

type AgainstProps = Pick<Props, 'model' | 'onLevel'> & { readonly briefing: Told | null };

/** Who stands against you; of the computer, how well it plays. */
function Against({ model, briefing, onLevel }: AgainstProps) {
  const { source } = model;
  const say = words.value.briefing;
  const own = source.game.words[settings.value.lang];
  const computers = source.seats.filter((seat) => source.sitter(seat).is === 'computer');
  const told = briefing?.against ?? [];
  const here = source.seats.filter((seat) => source.mine.value.includes(seat));
  const beside = here.filter((seat) => seat !== model.viewer.value);
  if (computers.length === 0 && told.length === 0) return null;
  return (
    <>
      <h3>{say.against}</h3>
      {told.map(({ seat, says }, index) => (
        <p key={index} class="against">
          {seat !== undefined && <SeatToken seats={source.seats} seat={seat} size={16} />} {mine(says)}
        </p>
      ))}
      {beside.length > 0 && told.some(({ seat }) => seat !== undefined && beside.includes(seat)) && (
        <p class="against">{say.sharedScreen(beside.map((seat) => own.seat(seat, source.opening)).join(', '))}</p>
      )}
      {computers.map((seat) => {
        const { level } = source.sitter(seat);
        return (
          <fieldset key={seat} class="levels">
            <legend>
              <SeatToken seats={source.seats} seat={seat} size={16} />{' '}
              {say.computerPlays(own.seat(seat, source.opening))}
            </legend>
            {onLevel === undefined ? (
              level !== null && <p>{mine(LEVEL_NAMES[level])}</p>
            ) : computers.length > 1 ? (
              <LevelSelect level={level} onChange={(one) => onLevel(seat, one)} />
            ) : (
              LEVELS.map((one) => (
                <label key={one} class={one === level ? 'level chosen' : 'level'}>
                  <input
                    type="radio"
                    name={`level-${seat}`}
                    checked={one === level}
                    onChange={() => onLevel(seat, one)}
                  />
                  <b>{mine(LEVEL_NAMES[one])}</b>
                  <small>{say.levels[one]}</small>
                </label>
              ))
            )}
            {onLevel !== undefined && <CharacterPick source={source} seat={seat} />}
          </fieldset>
        );
      })}
    </>
  );
}

/** How well the computer plays at one of several seats: beside its character, one row a seat. */
function LevelSelect({ level, onChange }: { readonly level: Level | null; readonly onChange: (level: Level) => void }) {
  return (
    <label class="field">
      <span>{words.value.table.itsLevel}</span>
      <select
        value={level ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (isLevel(value)) onChange(value);
        }}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {mine(LEVEL_NAMES[one])}
          </option>
        ))}
      </select>
    </label>
  );
}
