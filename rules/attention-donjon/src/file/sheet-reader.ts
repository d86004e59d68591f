import { type Place, parseCellName, type Problem, problem, squareBoard } from '@arbitre/kernel';
import { BESTIARY } from '../adventure/bestiary.ts';
import { type Card, FULL_DECK, isCard, JOKER, RANKS, type Rank, SUITS } from '../initiative/card.ts';
import type { Plan } from '../space/plan.ts';
import type { Profile } from '../adventure/profile.ts';
import type { Room } from './room.ts';
import type { Figure } from '../turn/figure.ts';
import type { Happened, Otherwise, Scenario, ScenarioGroup } from './scenario.ts';
import type { Contents, EventStep, GroupPlan, Hidden, SheetEvent } from '../play/state.ts';

/** Reads the sheets of a scenario: cards, the road, what rooms hold, events. Mistakes go on the list it is given. */
export class SheetReader {
  readonly #scenario: Scenario;
  readonly #rooms: Readonly<Record<string, Room>>;
  readonly #plan: Plan;
  readonly #problems: Problem[];

  constructor(scenario: Scenario, rooms: Readonly<Record<string, Room>>, plan: Plan, problems: Problem[]) {
    this.#scenario = scenario;
    this.#rooms = rooms;
    this.#plan = plan;
    this.#problems = problems;
  }

  card(name: string, at: Place): readonly Card[] {
    const card = name.toUpperCase();
    if (isCard(card)) return [card];
    this.#problems.push(problem(at, name, 'card'));
    return [];
  }

  /** `A-8`, `7S` or `JK`, as cards. */
  #cards(range: string, at: Place): readonly Card[] {
    const [from = '', to] = range.toUpperCase().split('-');
    if (to === undefined)
      return isCard(from)
        ? [from]
        : isRank(from)
          ? SUITS.map((suit): Card => `${from}${suit}`)
          : this.#badRange(range, at);
    if (!isRank(from) || !isRank(to)) return this.#badRange(range, at);
    const [first, last] = [RANKS.indexOf(from), RANKS.indexOf(to)];
    if (first > last) return this.#badRange(range, at);
    return RANKS.slice(first, last + 1).flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));
  }

  #badRange(range: string, at: Place): readonly Card[] {
    this.#problems.push(problem(at, range, 'cards'));
    return [];
  }

  #group(id: string, at: Place): readonly GroupPlan[] {
    const told = this.#scenario.groups?.[id];
    if (told !== undefined) return [groupPlan(id, told)];
    this.#problems.push(problem(at, id, 'unknown-group'));
    return [];
  }

  #contents(groups: readonly string[], at: Place, room: Room | undefined): Contents {
    const plans = groups.flatMap((id, index) => this.#group(id, [...at, index]));
    return {
      groups: plans.map((plan) => {
        const names = this.#scenario.groups?.[plan.id]?.cells;
        if (names !== undefined && names.length !== plan.size)
          this.#problems.push(
            problem(['groups', plan.id, 'cells'], names.length, 'cells-of-group', { size: plan.size }),
          );
        if (names === undefined || room === undefined) return plan;
        const board = squareBoard(room.plan.columns, room.plan.rows);
        const cells = names.map((name, index) => {
          const cell = parseCellName(board, name);
          const solid =
            typeof cell === 'number' && (room.plan.ground[cell] === 'solid' || room.plan.ground[cell] === 'void');
          if (typeof cell !== 'number' || solid)
            this.#problems.push(problem(['groups', plan.id, 'cells', index], name, 'figure-in-wall', { who: plan.id }));
          return typeof cell === 'number' ? cell : 0;
        });
        return { ...plan, cells };
      }),
    };
  }

  /** What is hidden until it is found: rooms, road sheet, event sheet. */
  hidden(): Hidden {
    const { contents = {}, road = [], sheet = [], events = {} } = this.#scenario;
    const roads: Record<string, string> = {};
    const arrows: Record<string, readonly string[]> = {};
    const known = (room: string, at: Place) => {
      if (this.#scenario.rooms[room] === undefined) this.#problems.push(problem(at, room, 'road-nowhere'));
    };
    for (const [index, { cards, room, arrows: then = [] }] of road.entries()) {
      known(room, ['road', index, 'room']);
      for (const [n, next] of then.entries()) known(next, ['road', index, 'arrows', n]);
      for (const card of this.#cards(cards, ['road', index, 'cards'])) {
        if (roads[card] !== undefined) this.#problems.push(problem(['road', index, 'cards'], card, 'card-twice'));
        roads[card] = room;
      }
      arrows[room] = then;
    }
    this.#checkRoad(roads, arrows);
    return {
      rooms: this.#rooms,
      contents: Object.fromEntries(
        Object.entries(contents).map(([room, groups]) => {
          if (this.#scenario.rooms[room] === undefined)
            this.#problems.push(problem(['contents', room], room, 'unknown-room'));
          return [room, this.#contents(groups, ['contents', room], this.#rooms[room])];
        }),
      ),
      road: roads,
      arrows,
      sheet: Object.fromEntries(
        sheet.flatMap(({ cards, groups }, index) => {
          const found = this.#contents(groups, ['sheet', index, 'groups'], undefined);
          return this.#cards(cards, ['sheet', index, 'cards']).map((card) => [card, found] as const);
        }),
      ),
      events: this.#events(events),
    };
  }

  /** The captive's room can be found; where there is a door to open, every card but the Jokers leads to a room. */
  #checkRoad(roads: Readonly<Record<string, string>>, arrows: Readonly<Record<string, readonly string[]>>): void {
    const { laid, rooms, contents = {}, goal } = this.#scenario;
    if (laid.some(({ room }) => this.#rooms[room] === undefined)) return; // reported already
    const hasDoor = this.#plan.doors.some(({ state }) => state === 'unexplored');
    const home =
      goal.kind === 'rescue' ? Object.keys(contents).find((id) => contents[id]?.includes(goal.group)) : undefined;
    if (home !== undefined && rooms[home] !== undefined && !laid.some(({ room }) => room === home)) {
      const leads = new Set([...Object.values(roads), ...Object.values(arrows).flat()]);
      if (!hasDoor)
        this.#problems.push(problem(['laid'], laid.map(({ room }) => room).join(', '), 'no-way-out', { home }));
      else if (!leads.has(home)) this.#problems.push(problem(['road'], home, 'goal-unreached', { home }));
    }
    if (!hasDoor) return;
    const lost = FULL_DECK.filter((card) => card !== JOKER && roads[card] === undefined);
    const [first] = lost;
    if (first !== undefined) this.#problems.push(problem(['road'], first, 'road-gap', { count: lost.length }));
  }

  /** One card, one event: the second would never come. */
  #events(told: NonNullable<Scenario['events']>): readonly SheetEvent[] {
    const read = Object.entries(told).map(([id, event]) => this.#event(id, event));
    const taken = new Map<Card, string>();
    for (const { id, cards } of read) {
      for (const [index, card] of cards.entries()) {
        const other = taken.get(card);
        if (other !== undefined)
          this.#problems.push(problem(['events', id, 'cards', index], card, 'event-card-twice', { id, other }));
        taken.set(card, id);
      }
    }
    return read;
  }

  #event(id: string, event: NonNullable<Scenario['events']>[string]): SheetEvent {
    const at: Place = ['events', id];
    const steps = event.steps.flatMap((step, index): EventStep[] => {
      if (step.does === 'ambush')
        return this.#group(step.group, [...at, 'steps', index, 'group']).map((group) => ({ does: 'ambush', group }));
      if (step.does === 'release') {
        const place = [...at, 'steps', index, 'cards'];
        return [{ does: 'release', cards: step.cards.flatMap((card, n) => this.card(card, [...place, n])) }];
      }
      if (step.does === 'slay' && this.#scenario.groups?.[step.group] === undefined)
        this.#problems.push(problem([...at, 'steps', index, 'group'], step.group, 'unknown-group'));
      return [step];
    });
    return {
      id,
      name: event.name,
      cards: event.cards.flatMap((card, index) => this.card(card, [...at, 'cards', index])),
      boxes: event.boxes ?? null,
      steps,
    };
  }
}

function isRank(text: string): text is Rank {
  return (RANKS as readonly string[]).includes(text);
}

/** A profile with what a line of the scenario says of it; the very same where it says nothing. */
export function profiled(base: Profile, { movement, immovable, traits, initiative }: Otherwise): Profile {
  if (movement === undefined && immovable !== true && traits === undefined && initiative === undefined) return base;
  return {
    ...base,
    movement: movement ?? base.movement,
    traits: { ...base.traits, ...traits },
    initiative: initiative ?? base.initiative,
    ...(immovable === true && { immovable: true }),
  };
}

/** A figure with what has happened to it. */
export function afterwards(figure: Figure, told: Happened | undefined): Figure {
  if (told === undefined) return figure;
  const { health = figure.health, states = figure.conditions, reacted = figure.reacted } = told;
  return { ...figure, health, conditions: states, reacted };
}

/** A group as its line of the scenario describes it. */
export function groupPlan(id: string, told: ScenarioGroup): GroupPlan {
  const base: Profile = BESTIARY[told.profile];
  const profile = profiled(base, told);
  return {
    id,
    name: told.name ?? base.name,
    each: told.each ?? base.name,
    side: told.side ?? 'enemy',
    profile,
    size: told.size,
    zones: told.zones ?? null,
    cells: null,
    captive: told.captive ?? false,
    ai: told.ai ?? base.ai,
  };
}
