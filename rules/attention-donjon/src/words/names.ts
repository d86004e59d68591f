import { type Bilingual, cellName, type Cell, type Lang } from '@arbitre/kernel';
import { BESTIARY } from '../adventure/bestiary.ts';
import { type Card, isCard, JOKER, rankOf, suitOf } from '../initiative/card.ts';
import { CONDITIONS, type ConditionId, conditionOf } from '../effect/condition.ts';
import { isItem, itemOf } from '../adventure/equipment.ts';
import { attacksOf } from '../turn/figure.ts';
import { READY_HEROES } from '../adventure/hero.ts';
import { geometryAt, type State } from '../play/state.ts';
import { at, de } from './fr/contraction.ts';

const RANKS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: { A: 'As', K: 'Roi', Q: 'Dame', J: 'Valet' },
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack' },
};
const SUITS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: { H: 'Cœur', S: 'Pique', D: 'Carreau', C: 'Trèfle' },
  en: { H: 'hearts', S: 'spades', D: 'diamonds', C: 'clubs' },
};

const SIDES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: { n: 'nord', e: 'est', s: 'sud', w: 'ouest' },
  en: { n: 'north', e: 'east', s: 'south', w: 'west' },
};

/** Names of things of a state, in one language. */
export class Names {
  readonly #lang: Lang;
  readonly #state: State;

  constructor(lang: Lang, state: State) {
    this.#lang = lang;
    this.#state = state;
  }

  say(text: Bilingual): string {
    return text[this.#lang];
  }

  cell(cell: Cell): string {
    return cellName(geometryAt(this.#state).board, cell);
  }

  cells(cells: readonly Cell[]): string {
    return cells.map((cell) => this.cell(cell)).join(', ');
  }

  /** A figure or a group; one that has left the board since is named after what it was. */
  who(id: string): string {
    const figure = this.#state.figures[id];
    if (figure !== undefined) return this.say(figure.name);
    const group = this.#state.groups.find((one) => one.id === id);
    if (group !== undefined) return this.say(group.name);
    if (isReadyHero(id)) return this.say(READY_HEROES[id].name);
    return this.#lang === 'fr' ? 'le groupe' : 'the group';
  }

  isHero(id: string): boolean {
    return this.#state.figures[id]?.group === null;
  }

  /** The same, to begin a sentence with. */
  Who(id: string): string {
    return capital(this.who(id));
  }

  /** The same after the French « de »: d’Ysaé, du chef, des gardes. */
  of(id: string): string {
    return de(this.who(id));
  }

  /** The same after the French « à »: à Ysaé, au chef, aux gardes. */
  to(id: string): string {
    return at(this.who(id));
  }

  /** `9♥` in words: 9 of hearts. */
  card(card: Card): string {
    if (card === JOKER) return this.#lang === 'fr' ? 'un Joker' : 'a Joker';
    const rank = rankOf(card) ?? '';
    const suit = SUITS[this.#lang][suitOf(card) ?? ''] ?? '';
    const named = RANKS[this.#lang][rank] ?? rank;
    if (this.#lang === 'en') return `the ${named} of ${suit}`;
    return rank === 'A' ? `l’As de ${suit}` : rank === 'Q' ? `la Dame de ${suit}` : `le ${named} de ${suit}`;
  }

  /** A card as a command names it. */
  cardNamed(name: string): string {
    return isCard(name) ? this.card(name) : name;
  }

  cards(cards: readonly Card[]): string {
    return this.list(cards.map((card) => this.card(card)));
  }

  list(parts: readonly string[]): string {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    return `${parts.slice(0, -1).join(', ')} ${this.#lang === 'fr' ? 'et' : 'and'} ${last}`;
  }

  state(id: string): string {
    return isCondition(id) ? this.say(conditionOf(id).name) : id;
  }

  item(id: string): string {
    return isItem(id) ? this.say(itemOf(id).name) : id;
  }

  /** A way to attack, whoever has it. */
  attack(id: string): string {
    const own = Object.values(this.#state.figures).flatMap((figure) => attacksOf(figure));
    const printed = Object.values(BESTIARY).flatMap(({ attacks }) => attacks);
    const found = [...own, ...printed].find((attack) => attack.id === id);
    return found === undefined ? this.item(id) : this.say(found.name);
  }

  /** A zone by its letter. */
  zone(zone: string): string {
    return `${this.#lang === 'fr' ? 'la zone' : 'zone'} ${zone}`;
  }

  /** `f4e` in words: the east door of f4. */
  door(id: string): string {
    const side = SIDES[this.#lang][id.at(-1) ?? ''];
    const cell = id.slice(0, -1);
    if (side === undefined) return this.#lang === 'fr' ? `la porte ${id}` : `door ${id}`;
    return this.#lang === 'fr' ? `la porte ${side} de ${cell}` : `the ${side} door of ${cell}`;
  }

  room(id: string): string {
    const offered = this.#state.stack
      .flatMap((frame) => (frame.kind === 'reveal' ? frame.rooms : []))
      .find((room) => room.id === id)?.name;
    const name = this.#state.rooms[id]?.name ?? offered;
    return name === undefined ? (this.#lang === 'fr' ? 'une salle' : 'a room') : this.say(name);
  }

  seat(seat: string): string {
    const heroes = Object.values(this.#state.figures).filter((figure) => figure.seat === seat);
    const number = this.#state.seats.indexOf(seat) + 1;
    const player = this.#lang === 'fr' ? `Joueur ${number}` : `Player ${number}`;
    return heroes.length === 0 ? player : `${player} (${heroes.map((hero) => this.say(hero.name)).join(', ')})`;
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isReadyHero(id: string): id is keyof typeof READY_HEROES {
  return Object.hasOwn(READY_HEROES, id);
}

function isCondition(id: string): id is ConditionId {
  return Object.hasOwn(CONDITIONS, id);
}
