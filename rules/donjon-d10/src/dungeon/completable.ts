import type { Heading } from '../movement/headings.ts';
import { startingHeadings, turningHeadings } from '../movement/headings.ts';
import { isAnyOpen, withoutWay } from '../movement/move-roll.ts';
import { EXIT, type Terrain, terrainOf, WEB } from '../movement/terrain.ts';
import type { DonjonRulings } from '../rulings.ts';
import type { Floor } from '../squares/floor.ts';
import { pointsAfterWeb, staysOut, webDebtAfter } from '../squares/web.ts';

/**
 * dx.x.floor: can some sequence of rolls and choices reach the exit, creatures ignored? Not always where a move must stop
 * there: without webs no move changes the colour of the hero's square (dx.move.12).
 */
export function canBeCompleted(floor: Floor, rulings: DonjonRulings): boolean {
  return new Search(terrainOf(floor, rulings.cornerRule), rulings).leadsOut(floor.start);
}

/** Points a roll gives at most. */
const MOST_POINTS = 10;

// Marks of the question being answered. They are kept from one floor to the next, each question with a number of its own:
// fresh tables for every generated floor would cost more than the search.
let question = 0;
/** Squares where a move has ended, twice: without and with a debt. */
let rested = new Uint32Array(0);
/** Squares and headings with so many points left. */
let walked = new Uint32Array(0);

function makeRoom(size: number): void {
  question += 1;
  if (rested.length >= size * 2) return;
  rested = new Uint32Array(size * 2);
  walked = new Uint32Array(size * 8 * (MOST_POINTS + 1));
}

/**
 * Every way that moves can go, each followed once: what comes after depends on the square, the heading and the points, not
 * on how one got there. Numbers only: every generated floor is put to this question.
 */
class Search {
  readonly #terrain: Terrain;
  readonly #rulings: DonjonRulings;
  /** A won fight ends the move there. */
  readonly #combatStops: boolean;
  readonly #restsLeft: number[] = [];
  readonly #runsLeft: number[] = [];

  constructor(terrain: Terrain, rulings: DonjonRulings) {
    this.#terrain = terrain;
    this.#rulings = rulings;
    this.#combatStops = rulings.combatEndsMove || rulings.exchangesPerTurn === 'one';
    makeRoom(terrain.size);
  }

  leadsOut(start: number): boolean {
    this.#rest(start, 0);
    for (let here = this.#restsLeft.pop(); here !== undefined; here = this.#restsLeft.pop()) {
      for (let die = 1; die <= MOST_POINTS; die++) this.#setOff(here >> 1, die, die - (here & 1));
      for (let run = this.#runsLeft.pop(); run !== undefined; run = this.#runsLeft.pop()) {
        const from = Math.floor(run / (MOST_POINTS + 1));
        if (this.#follow(from >> 3, from & 7, run % (MOST_POINTS + 1))) return true;
      }
    }
    return false;
  }

  /** A move has ended on this square. */
  #rest(at: number, webDebt: number): void {
    const key = at * 2 + webDebt;
    if (rested[key] === question) return;
    rested[key] = question;
    this.#restsLeft.push(key);
  }

  /** A run along this heading is to be followed, once. */
  #run(at: number, heading: Heading, points: number): void {
    const key = (at * 8 + heading) * (MOST_POINTS + 1) + points;
    if (walked[key] === question) return;
    walked[key] = question;
    this.#runsLeft.push(key);
  }

  #runs(at: number, headings: number, points: number): void {
    for (let heading = 0; heading < 8; heading++) if ((headings >> heading) & 1) this.#run(at, heading, points);
  }

  #setOff(at: number, die: number, points: number): void {
    if (points === 0) return;
    const open = this.#terrain.open[at] ?? 0;
    let diagonal = die % 2 === 1;
    if (!isAnyOpen(open, diagonal)) {
      if (withoutWay(open, diagonal, this.#rulings) !== 'switch') return;
      diagonal = !diagonal;
    }
    this.#runs(at, startingHeadings(open, diagonal, this.#rulings), points);
  }

  /** One straight run; true when the exit is on it. */
  #follow(from: number, heading: Heading, before: number): boolean {
    const { open, feature, foe } = this.#terrain;
    const step = this.#terrain.step[heading] ?? 0;
    let [at, points] = [from, before];
    while (((open[at] ?? 0) >> heading) & 1) {
      const next = at + step;
      if (feature[next] === WEB) {
        if (staysOut(points, this.#rulings)) return this.#end(at, 0);
        const left = pointsAfterWeb(points);
        if (left === 0) return this.#end(next, webDebtAfter(points, this.#rulings));
        points = left;
      } else {
        points -= 1;
        const stopped = this.#combatStops && (foe[next] ?? -1) >= 0;
        const leaves = stopped || points === 0 || this.#rulings.exitOnCross !== 'exactStop';
        if (feature[next] === EXIT && leaves) return true;
        if (stopped || points === 0) return this.#end(next, 0);
      }
      at = next;
    }
    return this.#hitWall(at, heading, points - this.#rulings.wallHitCost);
  }

  #end(at: number, webDebt: number): false {
    this.#rest(at, webDebt);
    return false;
  }

  /** dx.move.9: what the wall costs is paid; then every way on. */
  #hitWall(at: number, heading: Heading, points: number): false {
    const open = this.#terrain.open[at] ?? 0;
    const ways = points > 0 ? turningHeadings(open, heading, heading % 2 === 1, this.#rulings) : 0;
    if (ways === 0) return this.#end(at, 0);
    this.#runs(at, ways, points);
    return false;
  }
}
