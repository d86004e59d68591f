import type { Bilingual, Command } from '@arbitre/kernel';
import { planOf } from '@arbitre/players';
import { effect } from '@preact/signals';
import type { Computer } from './computer.ts';
import type { Reasons, TableModel } from './table-model.ts';
import type { Deed } from './tale.ts';

type Aim = Bilingual | null;

/** What the computer of this page chose was for, told with the choice itself: its turn is explained when it is over, and not a moment later. */
export const foretold = new WeakMap<Command, Aim>();

/** Aims of one plan where several computers tell theirs. */
const BRIEF = 2;

/** Asks what the computers' deeds were for as soon as they are played, while they are still being shown; returns how to stop. */
export function explainNews(model: TableModel, computer: Pick<Computer, 'explain'>): () => void {
  const { source } = model;
  const { game } = source;
  const known = new Map<string, Aim>();
  const asked = new Set<string>();
  const tell = (deeds: readonly Deed[]) => (model.reasons.value = reasonsFor(deeds, known));
  return effect(() => {
    const deeds = model.latest.value;
    const fresh = deeds.flatMap(({ chapter: { seat, before, entry } }) => {
      const { hash, command } = entry;
      if (command === null || !source.isBot(seat) || asked.has(hash)) return [];
      asked.add(hash);
      const aim = foretold.get(command);
      if (aim === undefined) return [{ hash, view: game.view(before, seat), seat, command }];
      known.set(hash, aim);
      return [];
    });
    tell(deeds);
    if (fresh.length === 0) return;
    void computer.explain({ game: game.id, deeds: fresh }).then(({ aims }) => {
      fresh.forEach(({ hash }, index) => known.set(hash, aims[index] ?? null));
      tell(model.latest.peek()); // something else may have happened since
    });
  });
}

/** Each deed's own aim, and the plan of every computer that did several things for something. */
function reasonsFor(deeds: readonly Deed[], known: ReadonlyMap<string, Aim>): Reasons {
  const told = deeds.flatMap(({ chapter: { seat, entry } }) => {
    const aim = known.get(entry.hash) ?? null;
    return aim === null ? [] : [{ seat, hash: entry.hash, aim }];
  });
  const seats = [...new Set(told.map(({ seat }) => seat))];
  const plans = seats.flatMap((by) => {
    const aims = told.flatMap(({ seat, aim }) => (seat === by ? [aim] : []));
    const several = deeds.filter(({ chapter }) => chapter.seat === by).length > 1; // one deed says what it is for
    const says = several ? planOf(aims, seats.length > 1 ? BRIEF : undefined) : null;
    return says === null ? [] : [{ by, says }];
  });
  return { aims: new Map(told.map(({ hash, aim }) => [hash, aim])), plans };
}
