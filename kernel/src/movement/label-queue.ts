/**
 * A queue of labels, cheapest first and oldest first among equals, that remembers them all. A label is a place in a search
 * (`nodes`), its cost, and the label it came from (-1: a start). Labels are numbered in the order they are pushed.
 *
 * Costs are small whole numbers, so each cost has its own list. Buffers grow and stay: `clear` keeps them for the next search.
 */
export class LabelQueue {
  nodes = new Int32Array(256);
  costs = new Int32Array(256);
  previous = new Int32Array(256);
  /** The labels that were settled, in order: their numbers as trails. */
  settled = new Int32Array(256);
  kept = 0;
  /** Per settled label, its number. */
  #trails = new Int32Array(256);
  count = 0;
  /** Per label, the next one of the same cost. */
  #next = new Int32Array(256);
  /** Per cost up to the greatest known, the oldest label not popped yet (or -1) and the youngest. */
  #heads = new Int32Array(64);
  #tails = new Int32Array(64);
  #known = -1;
  #now = 0;

  clear(): void {
    this.count = 0;
    this.kept = 0;
    this.#known = -1;
    this.#now = 0;
  }

  /** `cost` may not be below that of the last label popped. */
  push(node: number, cost: number, previous: number): number {
    if (this.count === this.nodes.length) this.#grow();
    const label = this.count++;
    this.nodes[label] = node;
    this.costs[label] = cost;
    this.previous[label] = previous;
    this.#next[label] = -1;
    while (this.#known < cost) this.#know(this.#known + 1);
    if (this.#heads[cost]! < 0) this.#heads[cost] = label;
    else this.#next[this.#tails[cost]!] = label;
    this.#tails[cost] = label;
    return label;
  }

  /** The next label, or -1 when none is left. */
  pop(): number {
    while (this.#now <= this.#known && this.#heads[this.#now]! < 0) this.#now++;
    if (this.#now > this.#known) return -1;
    const label = this.#heads[this.#now]!;
    this.#heads[this.#now] = this.#next[label]!;
    return label;
  }

  /** A label popped is the end of a trail worth keeping: it gets the next number. */
  settle(label: number): void {
    this.settled[this.kept] = label;
    this.#trails[label] = this.kept++;
  }

  /** The number of the trail that a settled label goes on from, or -1. */
  trailBefore(label: number): number {
    const before = this.previous[label]!;
    return before < 0 ? -1 : this.#trails[before]!;
  }

  #know(cost: number): void {
    if (cost === this.#heads.length) {
      this.#heads = twice(this.#heads);
      this.#tails = twice(this.#tails);
    }
    this.#heads[cost] = -1;
    this.#known = cost;
  }

  #grow(): void {
    this.nodes = twice(this.nodes);
    this.costs = twice(this.costs);
    this.previous = twice(this.previous);
    this.settled = twice(this.settled);
    this.#trails = twice(this.#trails);
    this.#next = twice(this.#next);
  }
}

/** A copy of an array with as much room again. */
export function twice(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}
