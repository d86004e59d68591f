import { unreachable } from '@arbitre/kernel';
import type { Card } from '../initiative/card.ts';
import { answerEncounter, appear, zonesAround } from './encounter.ts';
import { membersOf, type EventStep, theFigure } from '../play/state.ts';
import { traitRoll } from './stats.ts';
import { automatic } from '../play/resolver.ts';
import type { Unfolding } from '../play/unfolding.ts';
import { gain, kill, wound } from './wound.ts';

/**
 * A hero used this card as initiative, or drew it while waiting: the event it triggers is played, and one box of its
 * longevity ticked; with all boxes ticked nothing happens (ad.init.8, ad.wait.8, ad.x.event).
 */
export function checkEvent(unfolding: Unfolding, hero: string, card: Card): void {
  const event = unfolding.state.hidden?.events.find(({ cards }) => cards.includes(card));
  if (event === undefined) return;
  const ticks = unfolding.state.ticks[event.id] ?? 0;
  if (event.boxes !== null && ticks >= event.boxes) return;
  const step = event.steps[Math.min(ticks, event.steps.length - 1)];
  if (step === undefined) return;
  const text = step.does === 'nothing' ? step.text : null;
  unfolding.happens({
    is: 'event',
    event: event.id,
    name: event.name,
    hero,
    ticks: ticks + 1,
    boxes: event.boxes,
    text,
  });
  play(unfolding, hero, event.id, step);
}

function play(unfolding: Unfolding, hero: string, event: string, step: EventStep): void {
  switch (step.does) {
    case 'nothing':
      return;
    case 'rockfall': {
      const figure = theFigure(unfolding.state, hero);
      unfolding.open({ kind: 'rockfall', hero });
      return unfolding.roll(traitRoll(unfolding.state, figure, 'agility', 'rockfall', 5));
    }
    case 'ambush':
      answerEncounter(unfolding, event);
      return appear(unfolding, hero, step.group, zonesAround(unfolding.state, theFigure(unfolding.state, hero)), {
        id: event,
        zones: [],
      });
    case 'modify':
      return unfolding.happens({
        is: 'effect-begins',
        effect: {
          id: unfolding.state.nextEffect,
          bearer: step.bearer,
          what: step.what,
          value: step.value,
          until: { rounds: step.rounds },
        },
      });
    case 'release': {
      // ad.x.release: only those still set aside
      const cards = step.cards.filter((card) => unfolding.state.withheld.includes(card));
      return cards.length === 0 ? undefined : unfolding.happens({ is: 'cards-released', cards });
    }
    case 'slay': {
      const victims = membersOf(unfolding.state, step.group);
      for (const victim of victims) kill(unfolding, victim);
      const { goal, ending } = unfolding.state;
      if (ending === null && goal.kind === 'rescue' && goal.group === step.group)
        unfolding.happens({ is: 'ended', ending: { kind: 'captive-dead', won: false } });
      return;
    }
    default:
      unreachable(step);
  }
}

/** Rockfall: Agilité, Difficulty 5, or a wound and À terre. */
export const rockfallResolver = automatic<'rockfall'>((unfolding, { hero, rolled }) => {
  unfolding.close();
  if ((rolled?.successes ?? 0) > 0) return;
  gain(unfolding, hero, 'prone');
  wound(unfolding, hero, 1);
});
