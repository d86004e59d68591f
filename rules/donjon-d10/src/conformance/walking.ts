import {
  integer,
  isRefusal,
  type Json,
  object,
  optional,
  type Problem,
  problem,
  type Read,
  RecordedChance,
  type Shaped,
  text,
} from '@arbitre/kernel';
import { judgeMove } from '../ask/whole-move.ts';
import { setup } from '../file/setup.ts';
import { HEADINGS, type HeadingName, headingName } from '../movement/headings.ts';
import { momentOf } from '../play/awaiting.ts';
import { decide } from '../play/decide.ts';
import { evolve } from '../play/evolve.ts';
import type { Fact } from '../play/fact.ts';
import { HERO } from '../play/judge.ts';
import { offers } from '../play/offers.ts';
import type { State } from '../play/state.ts';
import type { DonjonRulings } from '../rulings.ts';
import { squareName } from '../scene/scene.ts';

const onMap = {
  map: text({ min: 1, max: 5000 }),
  at: optional(text({ min: 2, max: 6 })),
  die: integer({ min: 0, max: 10 }),
  debt: optional(integer({ min: 0, max: 1 })),
};

/** A drawn floor, the hero on S or on `at`, owing a web its point or not, and what the D10 shows. */
export const movesShape = object(onMap);
/** The same, and a whole move written as one heading per square: `E E S`. */
export const walkShape = object({ ...onMap, headings: text({ max: 200 }) });

/** Every complete move of the roll, as the game itself plays them, in the order of their headings as text. */
export function answerMoves(given: Shaped<typeof movesShape>, rulings: DonjonRulings): Read<Json> {
  const opened = onFloor(given, rulings);
  if (!opened.ok) return opened;
  const start = opened.value;
  const face = rulings.d10Zero === 'ten' ? given.die - 1 : given.die;
  const found: Move[] = [];
  follow(start, decided(start, { do: 'roll' }, new RecordedChance([[10, face]])), NOWHERE, found);
  // dx.move.6: two moves are the same when their squares are, whatever wall was aimed at first.
  const written = new Map(
    found.map(({ headings: names, lost, state }) => {
      const headings = names.join(' ');
      return [headings, { headings, end: squareName(state, state.at), lost, debt: state.webDebt }];
    }),
  );
  return { ok: true, value: { moves: [...written.values()].toSorted((a, b) => (a.headings < b.headings ? -1 : 1)) } };
}

interface Move {
  readonly headings: readonly HeadingName[];
  readonly lost: number;
  readonly state: State;
}

const NOWHERE: Omit<Move, 'state'> = { headings: [], lost: 0 };

function follow(before: State, facts: readonly Fact[], so: Omit<Move, 'state'>, found: Move[]): void {
  let { headings, lost } = so;
  let state = before;
  for (const fact of facts) {
    if (fact.is === 'moved') headings = [...headings, ...fact.squares.map(() => headingName(fact.heading))];
    if (fact.is === 'points-lost') lost += fact.points;
    state = evolve(state, fact);
  }
  const moment = momentOf(state);
  if (moment !== 'start' && moment !== 'wall') {
    found.push({ headings, lost, state });
    return;
  }
  for (const { command } of offers(state, HERO)) {
    if (command.do === 'head')
      follow(state, decided(state, command, new RecordedChance([])), { headings, lost }, found);
  }
}

function decided(state: State, command: Parameters<typeof decide>[2], chance: RecordedChance): readonly Fact[] {
  const facts = decide(state, HERO, command, chance);
  if (isRefusal(facts)) throw new Error(`${command.do} was offered and is refused: ${facts.code}`);
  return facts;
}

/** Is this whole move legal; if not, at which step, for which reason, by which rules? */
export function answerWalk(given: Shaped<typeof walkShape>, rulings: DonjonRulings): Read<Json> {
  const opened = onFloor(given, rulings);
  if (!opened.ok) return opened;
  const names = given.headings.split(/\s+/).filter((name) => name !== '');
  const headings = names.filter((name): name is HeadingName => HEADINGS.some((known) => known === name));
  if (headings.length < names.length) return { ok: false, problems: [notHeadings(given.headings)] };
  const judged = judgeMove(opened.value, headings, given.die);
  if ('refused' in judged) {
    const { step, refused } = judged;
    return { ok: true, value: { legal: false, step, code: refused.code, rules: refused.rules } };
  }
  const end = squareName(opened.value, judged.squares.at(-1) ?? opened.value.at);
  return { ok: true, value: { legal: true, end, lost: judged.lost, debt: judged.webDebt } };
}

function notHeadings(found: string): Problem {
  return { at: ['headings'], found, expected: { kind: 'one-of', values: HEADINGS } };
}

function onFloor({ map, at, die, debt }: Shaped<typeof movesShape>, rulings: DonjonRulings): Read<State> {
  const least = rulings.d10Zero === 'ten' ? 1 : 0;
  if (die < least || die > least + 9) return { ok: false, problems: [problem(['die'], die, 'no-way-on')] };
  const position = { ...(at !== undefined && { at }), ...(debt !== undefined && { webDebt: debt }) };
  return setup({ class: 'warrior', floors: [{ number: 1, map }], position }, rulings);
}
