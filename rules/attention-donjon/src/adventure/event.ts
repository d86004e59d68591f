import { unreachable } from '@arbitre/kernel';
import type { Card } from '../initiative/card.ts';
import { answerEncounter, appear, zonesAround } from './encounter.ts';
import { membersOf, type EventStep, theFigure } from '../play/state.ts';
import { traitRoll } from './stats.ts';
import { automatic, type Table } from '../play/unfolding.ts';
import { gain, kill, wound } from './wound.ts';

/**
 * A hero used this card as initiative, or drew it while waiting: the event it triggers is played, and one box of its
 * longevity ticked; with all boxes ticked nothing happens (ad.init.8, ad.wait.8, ad.x.event).
 */
export function checkEvent(table: Table, hero: string, card: Card): void {
  const event = table.state.hidden?.events.find(({ cards }) => cards.includes(card));
  if (event === undefined) return;
  const ticks = table.state.ticks[event.id] ?? 0;
  if (event.boxes !== null && ticks >= event.boxes) return;
  const step = event.steps[Math.min(ticks, event.steps.length - 1)];
  if (step === undefined) return;
  const text = step.does === 'nothing' ? step.text : null;
  table.emit({ is: 'event', event: event.id, name: event.name, hero, ticks: ticks + 1, boxes: event.boxes, text });
  play(table, hero, event.id, step);
}

function play(table: Table, hero: string, event: string, step: EventStep): void {
  switch (step.does) {
    case 'nothing':
      return;
    case 'rockfall': {
      const figure = theFigure(table.state, hero);
      table.push({ kind: 'rockfall', hero });
      return table.roll(traitRoll(table.state, figure, 'agility', 'rockfall', 5));
    }
    case 'ambush':
      answerEncounter(table, event);
      return appear(table, hero, step.group, zonesAround(table.state, theFigure(table.state, hero)), {
        id: event,
        zones: [],
      });
    case 'modify':
      return table.emit({
        is: 'effect-begins',
        effect: {
          id: table.state.nextEffect,
          bearer: step.bearer,
          what: step.what,
          value: step.value,
          until: { rounds: step.rounds },
        },
      });
    case 'release': {
      // ad.x.release: only those still set aside
      const cards = step.cards.filter((card) => table.state.withheld.includes(card));
      return cards.length === 0 ? undefined : table.emit({ is: 'cards-released', cards });
    }
    case 'slay': {
      const victims = membersOf(table.state, step.group);
      for (const victim of victims) kill(table, victim);
      const { goal, ending } = table.state;
      if (ending === null && goal.kind === 'rescue' && goal.group === step.group)
        table.emit({ is: 'ended', ending: { kind: 'captive-dead', won: false } });
      return;
    }
    default:
      unreachable(step);
  }
}

/** Rockfall: Agilité, Difficulty 5, or a wound and À terre. */
export const rockfallResolver = automatic<'rockfall'>((table, { hero, rolled }) => {
  table.pop();
  if ((rolled?.successes ?? 0) > 0) return;
  gain(table, hero, 'prone');
  wound(table, hero, 1);
});
