import type { Metric, Registry } from 'prom-client';

export interface TallyOptions {
  readonly name: string;
  readonly help: string;
  readonly buckets: readonly number[];
}

/**
 * A histogram without labels that counts as quickly as one can: every move is counted. The library looks up labels for each value, which
 * takes as long as judging it. It is printed just the same.
 */
export class Tally {
  readonly name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #counts: Float64Array;
  #sum = 0;
  #count = 0;

  constructor({ name, help, buckets }: TallyOptions, registry: Registry) {
    this.name = name;
    this.#help = help;
    this.#bounds = buckets;
    this.#counts = new Float64Array(buckets.length + 1);
    registry.registerMetric(this as unknown as Metric); // all that it asks of one is `name` and `get`
  }

  observe(value: number): void {
    const bounds = this.#bounds;
    let at = 0;
    while (at < bounds.length && value > (bounds[at] ?? 0)) at++;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
    this.#count++;
  }

  /** What the registry prints. */
  async get() {
    const { name } = this;
    let upTo = 0;
    const buckets = [...this.#bounds, '+Inf'].map((le, index) => {
      upTo += this.#counts[index] ?? 0;
      return { labels: { le }, value: upTo, metricName: `${name}_bucket` };
    });
    const values = [
      ...buckets,
      { labels: {}, value: this.#sum, metricName: `${name}_sum` },
      { labels: {}, value: this.#count, metricName: `${name}_count` },
    ];
    return { name, help: this.#help, type: 'histogram', values, aggregator: 'sum' };
  }
}
