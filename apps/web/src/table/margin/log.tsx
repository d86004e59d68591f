import type { RuleId } from '@arbitre/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { settings } from '../../settings.ts';
import { Cites } from '../../ui/cite.tsx';
import { SeatToken } from './question.tsx';
import { changedCells } from '../model/describe.ts';
import type { TableModel } from '../model/table-model.ts';
import type { Chapter, Moment } from '../model/story.ts';

/** Entries beyond these are told only when asked for: a long game stays quick. */
const RECENT = 60;

interface Props {
  readonly model: TableModel;
  readonly onRule: (rule: RuleId) => void;
  /** Cells that the sentence under the pointer is about. */
  readonly onLight: (cells: readonly number[]) => void;
}

/** The game as sentences. Each lights up its cells; a click goes back to it. */
export function Log({ model, onRule, onLight }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const chapters = model.chapters.value;
  const at = model.playhead.value?.chapter ?? chapters.length;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, chapters.length]);
  if (chapters.length === 0) return <p class="quiet">{words.value.table.logEmpty}</p>;
  const from = Math.max(0, Math.min(at, chapters.length) - RECENT);
  return (
    <ol class="log" ref={list} start={from + 1}>
      {chapters.slice(from, Math.max(at, from + RECENT)).map((chapter, index) => (
        <Told
          key={chapter.entry.hash}
          model={model}
          chapter={chapter}
          number={from + index + 1}
          current={from + index + 1 === at}
          later={from + index + 1 > at}
          onRule={onRule}
          onLight={onLight}
        />
      ))}
    </ol>
  );
}

interface ToldProps extends Props {
  readonly chapter: Chapter;
  readonly number: number;
  readonly current: boolean;
  readonly later: boolean;
}

function Told({ model, chapter, number, current, later, onRule, onLight }: ToldProps) {
  const { game, seats } = model.source;
  const own = game.words[settings.value.lang];
  const light = ({ before, after }: Moment) => onLight(changedCells(game.scene(before), game.scene(after)));
  return (
    <li class={later ? 'later' : ''} aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        class="log-number"
        onClick={() => (model.playhead.value = { chapter: number, moment: 0 })}
        aria-label={words.value.table.replayAt(number, model.chapters.value.length)}
      >
        {seats.length > 1 ? <SeatToken seats={seats} seat={chapter.seat} size={12} /> : null}
        {number}
      </button>
      <div>
        {chapter.moments.map((moment, index) => (
          <p key={index} onMouseEnter={() => light(moment)} onMouseLeave={() => onLight([])}>
            {own.fact(moment.fact, moment.before)}{' '}
            <Cites game={game} rules={game.because(moment.fact)} onOpen={onRule} />
          </p>
        ))}
      </div>
    </li>
  );
}
