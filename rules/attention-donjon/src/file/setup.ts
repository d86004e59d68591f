import {
  type Cell,
  cellName,
  type Place,
  parseCellName,
  type Problem,
  problem,
  type Read,
  readRulings,
  type Rulings as AnyRulings,
  shuffled,
  squareBoard,
} from '@arbitre/kernel';
import {
  type Card,
  FULL_DECK,
  isCard,
  JOKER,
  SUITS,
  type Suit,
  type SuitOrder,
  suitOrderOf,
} from '../initiative/card.ts';
import { type Figure, hasTalent } from '../turn/figure.ts';
import { type Group, memberFigure } from '../turn/group.ts';
import type { Duration, Effect } from '../effect/effect.ts';
import { type Budget, FRESH, type Frame } from '../play/frame.ts';
import { createHero, READY_HEROES } from '../adventure/hero.ts';
import { emptyPlan, type Plan } from '../space/plan.ts';
import { brokenZones, lay, readRoom, type Room } from './room.ts';
import { RULINGS, type Rulings } from '../rulings.ts';
import type { Scenario, ScenarioHero } from './scenario.ts';
import { afterwards, groupPlan, profiled, SheetReader } from './sheet-reader.ts';
import type { Goal, LaidRoom, Slot, State } from '../play/state.ts';
import { rebuiltDeck } from '../initiative/preparation.ts';

/** The opening state of a scenario, or everything wrong with it. */
export function setup(scenario: Scenario, asked: AnyRulings): Read<State> {
  const read = readRulings(RULINGS, asked);
  if (!read.ok) return read;
  const reader = new ScenarioReader(scenario, read.value);
  const state = reader.state();
  return reader.problems.length > 0 ? { ok: false, problems: reader.problems } : { ok: true, value: state };
}

/** Reads a scenario part by part and collects every mistake. */
class ScenarioReader {
  readonly problems: Problem[] = [];
  readonly #scenario: Scenario;
  readonly #rulings: Rulings;
  readonly #rooms: Readonly<Record<string, Room>>;
  readonly #plan: Plan;
  readonly #sheets: SheetReader;

  constructor(scenario: Scenario, rulings: Rulings) {
    this.#scenario = scenario;
    this.#rulings = rulings;
    this.#rooms = this.#readRooms();
    this.#plan = this.#layRooms();
    this.#sheets = new SheetReader(scenario, this.#rooms, this.#plan, this.problems);
  }

  state(): State {
    const { rounds = null, heroes, players = heroes.length } = this.#scenario;
    const seats = Array.from({ length: Math.min(players, heroes.length) }, (_, n) => `p${n + 1}`);
    const suits = this.#suits();
    const figures = this.#figures(seats);
    const groups = this.#presentGroups();
    const hands = this.#hands(figures, groups);
    const jokers = Object.fromEntries(
      heroes.flatMap(({ hero, jokers: kept = 0 }) => (kept > 0 ? [[hero, kept] as const] : [])),
    );
    const withheld = (this.#scenario.withheld ?? []).flatMap((name, index) =>
      this.#sheets.card(name, ['withheld', index]),
    );
    const ready: State = {
      rulings: this.#rulings,
      suits,
      seats,
      goal: this.#goal(),
      lastRound: rounds,
      round: this.#scenario.now?.round ?? (this.#scenario.now === undefined ? 0 : 1),
      phase: this.#scenario.now === undefined ? 'preparation' : 'turns',
      plan: this.#plan,
      rooms: Object.fromEntries(
        this.#scenario.laid.flatMap(({ room }) =>
          this.#rooms[room] === undefined ? [] : [[room, laidRoom(this.#rooms[room])] as const],
        ),
      ),
      figures,
      groups,
      deck: shuffled([]),
      discard: [],
      withheld,
      hands,
      jokers,
      up: null,
      acted: [],
      lost: [],
      lastPlayer: null,
      effects: this.#effects(figures, groups),
      nextEffect: 1 + (this.#scenario.effects?.length ?? 0),
      encounters: groups.flatMap(({ encounter, side }) =>
        encounter === null || side !== 'enemy'
          ? []
          : [{ id: encounter, zones: [], over: false, searched: false, failures: [] }],
      ),
      ticks: {},
      omens: {},
      lessons: this.#scenario.lessons ?? [],
      ending: null,
      hidden: this.#sheets.hidden(),
      stack: [{ kind: 'opening' }],
    };
    this.#checkCards(ready);
    this.#checkLessons();
    return this.problems.length > 0 ? ready : this.#underWay(ready);
  }

  /** A position in the middle of a Round: the deck lacks the cards in hand, and somebody's turn has begun. */
  #underWay(state: State): State {
    const { now } = this.#scenario;
    if (now === undefined) return state;
    const hero = state.figures[now.turn];
    if (hero === undefined || hero.group !== null) {
      this.problems.push(problem(['now', 'turn'], now.turn, 'unknown-hero'));
      return state;
    }
    const [card = null] = now.card === undefined ? [] : this.#sheets.card(now.card, ['now', 'card']);
    const begun = now.begun ?? true;
    const hands = this.#handsNow(state, hero.id, card);
    const left = [...rebuiltDeck(state)];
    const gone = Object.values(hands).flatMap((slots) => slots.map((slot) => slot.card));
    const top = (this.#scenario.deck ?? []).flatMap((name, index) => this.#sheets.card(name, ['deck', index]));
    for (const one of [...gone, ...top]) left.splice(left.indexOf(one), 1);
    const stack: readonly Frame[] = [
      { kind: 'turns', asked: [] },
      { kind: 'turn', figure: hero.id, card, begun, budget: budgetOf(now.used) },
    ];
    return {
      ...state,
      deck: { top, rest: left },
      hands,
      up: card,
      acted: begun ? [hero.id] : [],
      lastPlayer: begun ? hero.seat : null,
      stack,
    };
  }

  /** The hands of a Round under way: the card of the turn is among its hero's, those played are over. */
  #handsNow(state: State, hero: string, card: Card | null): State['hands'] {
    const own = state.hands[hero] ?? [];
    const has = card === null || own.some((slot) => slot.card === card);
    const slots = has ? own : [...own, { card, done: false, next: false }];
    const played = new Set(this.#scenario.now?.played?.map((name) => name.toUpperCase()));
    return Object.fromEntries(
      Object.entries({ ...state.hands, [hero]: slots }).map(([who, hand]) => [
        who,
        hand.map((slot) => (played.has(slot.card) ? { ...slot, done: true } : slot)),
      ]),
    );
  }

  #effects(figures: State['figures'], groups: readonly Group[]): readonly Effect[] {
    const since = this.#scenario.now?.round ?? 1;
    return (this.#scenario.effects ?? []).map(({ bearer, what, value, rounds, until }, index): Effect => {
      if ((rounds === undefined) === (until === undefined))
        this.problems.push(problem(['effects', index], bearer, 'effect-until'));
      if (until !== undefined && figures[until.turnOf] === undefined && !groups.some(({ id }) => id === until.turnOf))
        this.problems.push(problem(['effects', index, 'until', 'turnOf'], until.turnOf, 'unknown-hero'));
      const lasts: Duration = until === undefined ? { rounds: rounds ?? 1 } : { ...until, since, skip: false };
      return { id: index + 1, bearer, what, value, until: lasts };
    });
  }

  #readRooms(): Readonly<Record<string, Room>> {
    const rooms: Record<string, Room> = {};
    const seen = new Map<string, string>();
    for (const [id, text] of Object.entries(this.#scenario.rooms)) {
      const room = readRoom(id, text, ['rooms', id], this.problems);
      if (room === null) continue;
      rooms[id] = room;
      for (const { zone, cell } of brokenZones(room, this.#rulings))
        this.problems.push(problem(['rooms', id, 'zones'], zone, 'zone-cut', { cell })); // ad.space.4
      for (const zone of new Set(room.plan.zones)) {
        const other = seen.get(zone);
        if (zone !== '' && other !== undefined)
          this.problems.push(problem(['rooms', id, 'zones'], zone, 'zone-twice', { room: other }));
        seen.set(zone, id);
      }
    }
    return rooms;
  }

  #layRooms(): Plan {
    const { columns, rows } = this.#scenario.table;
    const board = squareBoard(columns, rows);
    return this.#scenario.laid.reduce(
      (plan, { room: id, at, through }, index) => {
        const place: Place = ['laid', index];
        const room = this.#rooms[id];
        if (room === undefined) {
          if (this.#scenario.rooms[id] === undefined)
            this.problems.push(problem([...place, 'room'], id, 'unknown-room'));
          return plan;
        }
        const corner = parseCellName(board, at);
        const isFree =
          typeof corner === 'number' &&
          room.plan.ground.every((ground, cell) => ground === 'void' || this.#isFree(plan, room, corner, cell));
        if (typeof corner !== 'number' || !isFree) {
          this.problems.push(problem([...place, 'at'], at, 'room-does-not-fit'));
          return plan;
        }
        const door = plan.doors.find((one) => one.id === through);
        const entry =
          door === undefined
            ? null
            : (room.entries.find(({ direction }) => direction === (door.direction + 4) % 8) ?? null);
        if (through !== undefined && entry === null)
          this.problems.push(problem([...place, 'through'], through, 'unknown-door'));
        return lay(plan, room, { corner, entry });
      },
      emptyPlan(columns, rows),
    );
  }

  #isFree(plan: Plan, room: Room, corner: Cell, cell: Cell): boolean {
    const column = (corner % plan.columns) + (cell % room.plan.columns);
    const row = Math.floor(corner / plan.columns) + Math.floor(cell / room.plan.columns);
    return column < plan.columns && row < plan.rows && plan.ground[row * plan.columns + column] === 'void';
  }

  #suits(): SuitOrder {
    const { suitOrder } = this.#scenario;
    const suits =
      suitOrder === undefined
        ? undefined
        : Array.from(suitOrder.toUpperCase()).filter((letter): letter is Suit =>
            (SUITS as readonly string[]).includes(letter),
          );
    if (suits !== undefined && new Set(suits).size !== SUITS.length)
      this.problems.push(problem(['suitOrder'], suitOrder ?? '', 'suit-order')); // ad.turn.2
    return suitOrderOf(this.#rulings, suits);
  }

  /** A room on the table could not be read, which is reported: what stands there is not judged. */
  get #isUnread(): boolean {
    return this.#scenario.laid.some(({ room }) => this.#rooms[room] === undefined);
  }

  /** The cell of the table of that name, free for a figure. */
  #cell(name: string, at: Place, taken: Map<Cell, string>, who: string): Cell {
    const board = squareBoard(this.#plan.columns, this.#plan.rows);
    const cell = parseCellName(board, name);
    if (typeof cell !== 'number') {
      this.problems.push(problem(at, name, 'cell', { last: cellName(board, board.size - 1) }));
      return 0;
    }
    if (this.#isUnread) return cell;
    const ground = this.#plan.ground[cell];
    if (ground === 'void' || ground === 'solid' || ground === 'brazier')
      this.problems.push(problem(at, name, 'figure-in-wall', { who })); // ad.space.9, ad.space.10
    const other = taken.get(cell);
    if (other !== undefined) this.problems.push(problem(at, name, 'two-on-a-cell', { who, other })); // ad.space.2
    taken.set(cell, who);
    return cell;
  }

  #figures(seats: readonly string[]): State['figures'] {
    const figures: Record<string, Figure> = {};
    const taken = new Map<Cell, string>();
    for (const [index, told] of this.#scenario.heroes.entries()) {
      if (figures[told.hero] !== undefined)
        this.problems.push(problem(['heroes', index, 'hero'], told.hero, 'hero-twice'));
      const at = this.#cell(told.at, ['heroes', index, 'at'], taken, told.hero);
      const hero = heroFigure(told, at, seats[index % seats.length] ?? null);
      if (hero === null) continue;
      if (hasTalent(hero, 'know-your-enemy') && told.prey === undefined)
        this.problems.push(problem(['heroes', index, 'prey'], '', 'prey')); // ad.x.prey
      figures[told.hero] = hero;
    }
    for (const [index, { group, at, members = {} }] of (this.#scenario.present ?? []).entries()) {
      const told = this.#scenario.groups?.[group];
      if (told === undefined) {
        this.problems.push(problem(['present', index, 'group'], group, 'unknown-group'));
        continue;
      }
      for (const [n, name] of at.entries()) {
        const id = `${group}-${n + 1}`;
        const cell = this.#cell(name, ['present', index, 'at', n], taken, id);
        figures[id] = afterwards(memberFigure(groupPlan(group, told), cell, n + 1, at.length), members[id]);
      }
      for (const id of Object.keys(members))
        if (figures[id]?.group !== group)
          this.problems.push(problem(['present', index, 'members', id], id, 'unknown-member'));
    }
    return figures;
  }

  #presentGroups(): readonly Group[] {
    return (this.#scenario.present ?? []).flatMap(({ group }): Group[] => {
      const told = this.#scenario.groups?.[group];
      if (told === undefined) return [];
      const { id, name, side, ai, captive, profile } = groupPlan(group, told);
      return [
        {
          id,
          name,
          side,
          ai,
          controller: null,
          initiative: profile.initiative,
          captive,
          encounter: side === 'enemy' ? id : null,
        },
      ];
    });
  }

  #hands(figures: State['figures'], groups: readonly Group[]): State['hands'] {
    return Object.fromEntries(
      Object.entries(this.#scenario.hands ?? {}).map(([who, names]) => {
        if (figures[who] === undefined && !groups.some(({ id }) => id === who))
          this.problems.push(problem(['hands', who], who, 'unknown-hero'));
        const slots = names.flatMap((name, index) =>
          this.#sheets.card(name, ['hands', who, index]).map((card): Slot => ({ card, done: false, next: false })),
        );
        return [who, slots];
      }),
    );
  }

  /** No card may be in two places (ad.prep.3). */
  #checkCards({ hands, withheld, jokers }: State): void {
    const left = [...FULL_DECK];
    const claim = (card: Card, at: Place) => {
      const where = left.indexOf(card);
      if (where < 0) this.problems.push(problem(at, card, 'card-twice'));
      else left.splice(where, 1);
    };
    for (const [index, card] of withheld.entries()) claim(card, ['withheld', index]);
    for (const [who, slots] of Object.entries(hands))
      for (const [index, { card }] of slots.entries()) claim(card, ['hands', who, index]);
    const { now, heroes } = this.#scenario;
    const current = now?.card?.toUpperCase();
    const held = hands[now?.turn ?? '']?.some(({ card }) => card === current) ?? false;
    if (current !== undefined && isCard(current) && !held) claim(current, ['now', 'card']);
    if (now === undefined && this.#scenario.deck !== undefined)
      this.problems.push(problem(['deck'], this.#scenario.deck.join(' '), 'deck-early'));
    for (const [index, name] of (this.#scenario.deck ?? []).entries()) {
      const card = name.toUpperCase();
      if (isCard(card)) claim(card, ['deck', index]);
    }
    for (const [index, { hero }] of heroes.entries())
      for (let n = 0; n < (jokers[hero] ?? 0); n++) claim(JOKER, ['heroes', index, 'jokers']);
  }

  /** A lesson of a Round that never comes would never be told. */
  #checkLessons(): void {
    const { lessons = [], rounds } = this.#scenario;
    for (const [index, { round }] of lessons.entries())
      if (rounds !== undefined && round > rounds)
        this.problems.push(problem(['lessons', index, 'round'], round, 'lesson-too-late', { rounds }));
  }

  #goal(): Goal {
    const { goal } = this.#scenario;
    if (goal.kind === 'slay') return goal;
    if (goal.kind === 'rescue' && this.#scenario.groups?.[goal.group] === undefined)
      this.problems.push(problem(['goal', 'group'], goal.group, 'unknown-group'));
    const cell = this.#cell(goal.cell, ['goal', 'cell'], new Map(), 'goal');
    return goal.kind === 'rescue' ? { kind: 'rescue', group: goal.group, cell } : { kind: 'reach', cell };
  }
}

/** A room as it lies on the table: its name and its zones. */
function laidRoom({ name, plan }: Room): LaidRoom {
  return { name, zones: [...new Set(plan.zones)].filter((zone) => zone !== '') };
}

/** What a turn has used, as a position tells it. */
function budgetOf(used: NonNullable<Scenario['now']>['used'] = {}): Budget {
  const { actions = 0, dice, ...rest } = used;
  return { ...FRESH, ...rest, spent: actions, dice: dice ?? null };
}

function heroFigure(told: ScenarioHero, at: Cell, seat: string | null): Figure | null {
  const built = createHero(READY_HEROES[told.hero]);
  if (typeof built === 'string') return null;
  const talents = [...built.profile.talents, ...(told.talents ?? [])];
  const initiative = talents.includes('champion')
    ? ({ cards: 2, family: 'multi-turn' } as const)
    : built.profile.initiative;
  const { prey } = told;
  const profile = profiled(
    { ...built.profile, id: told.hero, talents, initiative, ...(prey !== undefined && { prey }) },
    told,
  );
  const heroism = told.heroism ?? profile.heroism;
  return {
    id: told.hero,
    name: profile.name,
    side: 'hero',
    group: null,
    seat,
    profile,
    at,
    health: told.health ?? profile.health,
    heroism,
    heroismMax: profile.heroism,
    conditions: told.states ?? [],
    reacted: told.reacted ?? false,
    gear: {
      ...built.gear,
      equipped: told.equipped ?? built.gear.equipped,
      carried: told.carried ?? built.gear.carried,
    },
    cheatedIn: 0,
    guarded: false,
    purse: 0,
  };
}
