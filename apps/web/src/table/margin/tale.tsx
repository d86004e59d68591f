import { capital, type RuleId } from '@arbitre/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { mine, words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { Cites } from '../../ui/cite.tsx';
import { changedCells } from '../model/describe.ts';
import type { Moment } from '../model/story.ts';
import type { TableModel } from '../model/table-model.ts';
import { type Deed, deedSaid, sentence, taleOf, type Turn } from '../model/tale.ts';
import { SeatToken } from './question.tsx';

/** Entries beyond these are told only when asked for: a long game stays quick. */
const RECENT = 60;

interface Props {
  readonly model: TableModel;
  readonly onRule: (rule: RuleId) => void;
  /** Cells that the sentence under the pointer is about. */
  readonly onLight: (cells: readonly number[]) => void;
}

/** The game as sentences, by turn. Each lights up its cells; a click shows the board as it was; dice and rules unfold. */
export function Tale({ model, onRule, onLight }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { game } = model.source;
  const { lang } = settings.value;
  const chapters = model.chapters.value;
  const at = model.playhead.value?.chapter ?? chapters.length;
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    const pane = list.current?.parentElement;
    if (!current || !pane) return;
    const [line, box] = [current.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (line.bottom > box.bottom || line.top < box.top) pane.scrollTop += line.bottom - box.bottom + 8;
  }, [at, chapters.length, lang]);
  if (chapters.length === 0) return <p class="quiet">{words.value.table.logEmpty}</p>;
  const from = Math.max(0, Math.min(at, chapters.length) - RECENT);
  return (
    <ol class="log" ref={list}>
      {taleOf(game, chapters.slice(0, model.playing.value ? at : Math.max(at, from + RECENT)), from).map((turn) => (
        <TurnTold key={turn.key} model={model} turn={turn} at={at} onRule={onRule} onLight={onLight} />
      ))}
    </ol>
  );
}

function TurnTold({ model, turn, at, ...ways }: Props & { readonly turn: Turn; readonly at: number }) {
  const { game, seats } = model.source;
  const { lang } = settings.value;
  const who = game.words[lang].seat(turn.seat, model.view.value);
  return (
    <li class="turn">
      {(seats.length > 1 || turn.title !== null) && (
        <h3>
          {seats.length > 1 && <SeatToken seats={seats} seat={turn.seat} size={12} />}
          {capital(turn.title === null ? who : mine(turn.title))}
        </h3>
      )}
      <ol>
        {turn.deeds.map((deed) => (
          <DeedTold key={deed.chapter.entry.hash} model={model} deed={deed} at={at} {...ways} />
        ))}
      </ol>
    </li>
  );
}

interface DeedProps extends Props {
  readonly deed: Deed;
  readonly at: number;
}

function DeedTold({ model, deed, at, onRule, onLight }: DeedProps) {
  const { game } = model.source;
  const { lang } = settings.value;
  const say = words.value.table;
  const { number, chapter, told, grave } = deed;
  const light = ({ before, after }: Moment) => onLight(changedCells(game.scene(before), game.scene(after)));
  const back = () => (model.playhead.value = { chapter: number, moment: 0 });
  return (
    <li
      class={['deed', number > at ? 'later' : '', grave ? 'grave' : ''].join(' ')}
      aria-current={number === at ? 'step' : undefined}
    >
      <details>
        <summary aria-label={say.unfold} title={say.unfold} />
        {chapter.moments.map((moment, index) => (
          <p key={index} class="fact">
            {sentence(game, moment, lang)} <Cites game={game} rules={game.because(moment.fact)} onOpen={onRule} />
          </p>
        ))}
      </details>
      <button
        type="button"
        class="deed-line"
        title={say.replayAt(number, model.chapters.value.length)}
        onClick={back}
        onMouseEnter={() => told.forEach(light)}
        onMouseLeave={() => onLight([])}
      >
        {isRow(told)
          ? told.map((moment, index) => (
              <span key={index} class="deed-part">
                {deedSaid(game, { told: [moment], waits: null }, lang)}{' '}
              </span>
            ))
          : deedSaid(game, deed, lang)}
      </button>
    </li>
  );
}

/** Several facts of one kind, such as everyone's card: one a line, not a lump. */
function isRow(told: readonly Moment[]): boolean {
  return told.length > 2 && told.every(({ fact }) => fact.is === told[0]?.fact.is);
}
