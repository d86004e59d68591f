import { type Bilingual, type Cell, inBoth, type Intent, type Lang } from '@arbitre/kernel';
import { cellNamed } from '../play/naming.ts';
import type { Command } from '../play/command.ts';
import { FRESH, type FrameOf } from '../play/frame.ts';
import { type Figure, isImmovable } from '../turn/figure.ts';
import { geometryAt, groundOf, groupOf, membersOf, type State, theFigure } from '../play/state.ts';
import { judgeZoneMove, payZoneMove } from '../movement/zone-move.ts';
import { payStep, stepPath } from '../movement/step.ts';
import { zoneOf } from '../space/geometry.ts';
import { directives } from '../turn/ai.ts';
import { turnOrder } from '../turn/order.ts';
import { Names } from '../words/names.ts';

type Turn = FrameOf<'turn'>;

/** What the members of each group will do by their directives (ad.group.7): those of this Round in order, then the others. */
export function intents(state: State): readonly Intent[] {
  const due = turnOrder(state).flatMap(({ who }) => (groupOf(state, who) === undefined ? [] : [who]));
  const groups = [...new Set([...due, ...state.groups.map(({ id }) => id)])];
  let now = state;
  return groups.flatMap((id) => {
    if (groupOf(state, id)?.captive !== false) return [];
    return membersOf(state, id).flatMap((member): Intent[] => {
      const planned = plan(now, theFigure(now, member.id));
      now = planned.after;
      return planned.intent === null ? [] : [planned.intent];
    });
  });
}

/** A member's whole turn, by the shortest way where its directives leave several, without dice; and the board as it would then be. */
function plan(state: State, figure: Figure): { readonly intent: Intent | null; readonly after: State } {
  let now = state;
  let turn: Turn = { kind: 'turn', figure: figure.id, card: null, begun: true, budget: FRESH };
  const path: Cell[] = [];
  for (;;) {
    const commands = directives(now, turn);
    const [first] = commands;
    if (first?.do === 'attack' || first === undefined || first.do === 'stand') {
      const targets = commands.flatMap((one) => (one.do === 'attack' ? [one.target] : []));
      return { intent: tell(state, figure, path, [...new Set(targets)], first), after: now };
    }
    const [moved] = commands
      .flatMap((one) => step(now, turn, one) ?? [])
      .toSorted((a, b) => a.path.length - b.path.length);
    if (moved === undefined) return { intent: null, after: now };
    path.push(...moved.path);
    now = moved.state;
    turn = moved.turn;
  }
}

function step(
  state: State,
  turn: Turn,
  command: Command,
): { readonly state: State; readonly turn: Turn; readonly path: readonly Cell[] } | null {
  const figure = theFigure(state, turn.figure);
  const to = command.do === 'zoneMove' || command.do === 'shift' ? cellNamed(geometryAt(state), command.to) : null;
  if (to === null) return null;
  const judged = command.do === 'zoneMove' ? judgeZoneMove(groundOf(state), figure.at, to) : { path: stepPath(to) };
  const budget = command.do === 'zoneMove' ? payZoneMove(figure, turn.budget) : payStep(figure, turn.budget, false);
  return {
    state: { ...state, figures: { ...state.figures, [figure.id]: { ...figure, at: to } } },
    turn: { ...turn, budget },
    path: 'path' in judged ? judged.path : [to],
  };
}

function tell(
  state: State,
  figure: Figure,
  path: readonly Cell[],
  targets: readonly string[],
  last: Command | undefined,
): Intent | null {
  const says = sentence(state, figure, path, targets, last);
  if (says === null) return null;
  return { who: figure.id, ...(path.length > 0 && { path }), ...(targets.length > 0 && { targets }), says };
}

function sentence(
  state: State,
  figure: Figure,
  path: readonly Cell[],
  targets: readonly string[],
  last: Command | undefined,
): Bilingual | null {
  const geometry = geometryAt(state);
  const end = path.at(-1);
  const zone = end === undefined ? '' : zoneOf(geometry, end);
  const moves = end !== undefined && zone !== zoneOf(geometry, figure.at);
  return inBoth((lang) => {
    const names = new Names(lang, state);
    const who = names.Who(figure.id);
    const struck = targets.map((id) => names.who(id)).join(OR[lang]);
    const say = SAY[lang];
    if (last?.do === 'stand') return say.stands(who);
    if (targets.length > 0) return moves ? say.comes(who, zone, struck) : say.strikes(who, struck);
    if (moves) return figure.side === 'enemy' ? say.approaches(who, zone) : say.flees(who, zone);
    return isImmovable(figure) ? say.guards(who) : say.stays(who);
  });
}

const OR: Readonly<Record<Lang, string>> = { fr: ' ou ', en: ' or ' };

const SAY = {
  fr: {
    stands: (who: string) => `${who} va se relever.`,
    comes: (who: string, zone: string, struck: string) => `${who} va entrer en zone ${zone} et frapper ${struck}.`,
    strikes: (who: string, struck: string) => `${who} va frapper ${struck}.`,
    approaches: (who: string, zone: string) => `${who} va approcher : zone ${zone}.`,
    flees: (who: string, zone: string) => `${who} va courir vers la sortie : zone ${zone}.`,
    guards: (who: string) => `${who} frappera qui entre dans sa zone ou la quitte.`,
    stays: (who: string) => `${who} va rester sur place.`,
  },
  en: {
    stands: (who: string) => `${who} will get up.`,
    comes: (who: string, zone: string, struck: string) => `${who} will enter zone ${zone} and strike ${struck}.`,
    strikes: (who: string, struck: string) => `${who} will strike ${struck}.`,
    approaches: (who: string, zone: string) => `${who} will come closer: zone ${zone}.`,
    flees: (who: string, zone: string) => `${who} will run for the exit: zone ${zone}.`,
    guards: (who: string) => `${who} will strike whoever enters its zone or leaves it.`,
    stays: (who: string) => `${who} will stay where it is.`,
  },
} as const;
