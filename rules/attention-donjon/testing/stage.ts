import { type Chance, defaultRulings, fold, isRefusal } from '@arbitre/kernel';
import { nameOf } from '../src/play/naming.ts';
import { type Card, FULL_DECK } from '../src/initiative/card.ts';
import type { Effect } from '../src/effect/effect.ts';
import type { Fact, FactOf } from '../src/play/fact.ts';
import type { Figure } from '../src/turn/figure.ts';
import { FRESH } from '../src/play/frame.ts';
import { attentionDonjon as game } from '../src/game.ts';
import type { ReadyHeroId } from '../src/adventure/hero.ts';
import { initiativeFrame } from '../src/initiative/initiative.ts';
import { turnOrder } from '../src/turn/order.ts';
import { RULINGS, type Rulings } from '../src/rulings.ts';
import type { Scenario, ScenarioGroup, ScenarioHero } from '../src/file/scenario.ts';
import { setup } from '../src/file/setup.ts';
import { goesOn } from '../src/play/decide.ts';
import { geometryAt, type State, theFigure } from '../src/play/state.ts';
import { Unfolding } from '../src/play/unfolding.ts';

/** A group on a stage: its profile and where its figures stand. */
export type StageGroup = Partial<ScenarioGroup> & Pick<ScenarioGroup, 'profile'> & { readonly at: readonly string[] };

export interface StageOptions extends Partial<Omit<Scenario, 'heroes' | 'groups' | 'rooms' | 'table'>> {
  readonly heroes?: Partial<Readonly<Record<ReadyHeroId, string | Omit<ScenarioHero, 'hero'>>>>;
  readonly groups?: Readonly<Record<string, StageGroup>>;
  readonly zones?: string;
  readonly map?: string;
  readonly room?: Partial<Scenario['rooms'][string]>;
  readonly rulings?: Partial<Rulings>;
}

/** Three zones of three columns, side by side. */
export const THREE_ZONES = 'x x x y y y z z z\nx x x y y y z z z\nx x x y y y z z z';

/** For tests: a small position in which cards and dice come as told; what is not told is the first there is. */
export class Stage {
  state: State;
  readonly #dice: number[] = [];
  facts: readonly Fact[] = [];

  constructor({
    heroes = { dorrin: 'b2' },
    groups = {},
    zones = THREE_ZONES,
    map,
    room = {},
    rulings,
    ...rest
  }: StageOptions = {}) {
    const drawing = zones
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    const scenario: Scenario = {
      table: { columns: drawing[0]?.length ?? 1, rows: drawing.length },
      rooms: { room: { name: { fr: 'la salle', en: 'the room' }, zones, ...(map !== undefined && { map }), ...room } },
      laid: [{ room: 'room', at: 'a1' }],
      heroes: Object.entries(heroes).map(([hero, told]) => ({
        hero: hero as ReadyHeroId,
        ...(typeof told === 'string' ? { at: told } : told),
      })),
      groups: {
        nobody: { profile: 'captive', size: 1 },
        ...Object.fromEntries(
          Object.entries(groups).map(([id, { at, ...group }]) => [id, { size: Math.max(1, at.length), ...group }]),
        ),
      },
      present: Object.entries(groups).flatMap(([group, { at }]) => (at.length > 0 ? [{ group, at }] : [])),
      goal: {
        kind: 'rescue',
        group: 'nobody',
        cell: Object.values(heroes).map((told) => (typeof told === 'string' ? told : told.at))[0] ?? 'a1',
      },
      ...rest,
    };
    const opening = setup(scenario, { ...defaultRulings(RULINGS), ...rulings });
    if (!opening.ok) throw new Error(JSON.stringify(opening.problems));
    this.state = { ...opening.value, round: 1, deck: { top: [], rest: FULL_DECK } };
  }

  /** The next cards of the deck. */
  deal(...cards: readonly Card[]): this {
    const rest = [...this.state.deck.top, ...this.state.deck.rest];
    for (const card of cards) rest.splice(rest.indexOf(card), 1);
    this.state = { ...this.state, deck: { top: cards, rest } };
    return this;
  }

  /** The next dice. */
  roll(...faces: readonly number[]): this {
    this.#dice.push(...faces);
    return this;
  }

  /** The Initiative phase, with these cards on top of the deck. */
  initiative(...cards: readonly Card[]): this {
    this.state = { ...this.state, phase: 'initiative', stack: [initiativeFrame()] };
    this.deal(...cards);
    return this.run();
  }

  /** That hero's turn, begun, with a card of its own. */
  turn(hero: string, card: Card | null = null): this {
    const hands =
      card === null ? this.state.hands : { ...this.state.hands, [hero]: [{ card, done: false, next: false }] };
    this.state = {
      ...this.state,
      phase: 'turns',
      hands,
      acted: [...this.state.acted, hero],
      lastPlayer: theFigure(this.state, hero).seat,
      stack: [
        { kind: 'turns', asked: [] },
        { kind: 'turn', figure: hero, card, begun: true, budget: FRESH },
      ],
    };
    return this;
  }

  /** Puts an effect in play. */
  effect(effect: Omit<Effect, 'id'>): this {
    const id = this.state.nextEffect;
    this.state = { ...this.state, effects: [...this.state.effects, { id, ...effect }], nextEffect: id + 1 };
    return this;
  }

  /** Changes a figure. */
  set(id: string, change: Partial<Figure>): this {
    this.state = {
      ...this.state,
      figures: { ...this.state.figures, [id]: { ...theFigure(this.state, id), ...change } },
    };
    return this;
  }

  /** Lets what is on the stack go on until a choice; `begin` may put something there first. */
  run(begin: (unfolding: Unfolding) => void = () => {}): this {
    const unfolding = new Unfolding(this.state, this.#chance());
    begin(unfolding);
    while (goesOn(unfolding));
    this.facts = unfolding.facts;
    this.state = unfolding.state;
    return this;
  }

  #chance(): Chance {
    return {
      int: (n) => {
        if (n !== 6) return 0; // the first card, the first way
        const face = this.#dice.shift();
        if (face === undefined) throw new Error('a die was cast and none was told');
        return face - 1;
      },
    };
  }

  get seat(): string {
    return game.awaiting(this.state)?.seats[0] ?? '';
  }

  get asked(): string {
    return game.awaiting(this.state)?.kind ?? 'nothing';
  }

  /** Plays typed commands, one after another, by whoever is awaited. */
  play(...typed: readonly string[]): this {
    for (const text of typed) {
      const decided = this.#decide(text);
      if (isRefusal(decided)) throw new Error(`${text}: ${decided.code}; offered: ${this.offered().join(' | ')}`);
      this.facts = decided;
      this.state = fold(game, this.state, decided);
    }
    return this;
  }

  /** The code with which a typed command is refused. */
  refused(text: string): string {
    const decided = this.#decide(text);
    return isRefusal(decided) ? decided.code : 'accepted';
  }

  #decide(text: string) {
    const read = game.readCommand(text, this.state);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.problems)}`);
    return game.decide(this.state, this.seat, read.value, this.#chance());
  }

  /** What is offered now, as typed. */
  offered(verb = ''): string[] {
    return game
      .offers(this.state, this.seat)
      .map(({ command }) => game.writeCommand(command))
      .filter((text) => text.startsWith(verb));
  }

  /** The facts of one kind among those of the last command. */
  saw<K extends Fact['is']>(is: K): readonly FactOf<K>[] {
    return this.facts.filter((fact): fact is FactOf<K> => fact.is === is);
  }

  /** Who plays after whom: `dorrin QS, rats JD`. */
  get order(): string {
    return turnOrder(this.state)
      .map(({ who, card }) => `${who} ${card}`)
      .join(', ');
  }

  at(id: string): string {
    const figure = this.state.figures[id];
    return figure === undefined ? 'gone' : nameOf(geometryAt(this.state), figure.at);
  }

  figure(id: string): Figure {
    return theFigure(this.state, id);
  }
}
