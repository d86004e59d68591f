import { effect } from '@preact/signals';
import type { Computer } from './computer.ts';
import { type TableModel, UNEXPLAINED } from './table-model.ts';

/** Asks what the computers' deeds among the news were for, each time there are news; returns how to stop. */
export function explainNews(model: TableModel, computer: Pick<Computer, 'explain'>): () => void {
  const { source } = model;
  const { game } = source;
  return effect(() => {
    const news = model.news.value;
    model.reasons.value = UNEXPLAINED;
    const told = news.flatMap(({ chapter: { seat, before, entry } }) =>
      entry.command === null || !source.isBot(seat)
        ? []
        : [{ hash: entry.hash, view: game.view(before, seat), seat, command: entry.command }],
    );
    const [first] = told;
    if (first === undefined) return;
    void computer.explain({ game: game.id, deeds: told }).then(({ aims, plan }) => {
      if (model.news.peek() !== news) return; // something else has happened since
      const known = told.flatMap(({ hash }, index) => {
        const aim = aims[index] ?? null;
        return aim === null ? [] : [[hash, aim] as const];
      });
      const oneMind = told.every(({ seat }) => seat === first.seat) && known.length > 1; // several computers have no plan in common
      model.reasons.value = {
        aims: new Map(known),
        plan: oneMind && plan !== null ? { by: first.seat, says: plan } : null,
      };
    });
  });
}
