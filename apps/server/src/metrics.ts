import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Tally } from './tally.ts';

const MILLISECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What Prometheus reads at `/metrics`. */
export class Metrics {
  readonly registry = new Registry();
  readonly #commits = new Tally(
    {
      name: 'arbitre_commit_seconds',
      help: 'Time of one commit, its sync included',
      buckets: MILLISECONDS,
    },
    this.registry,
  );
  readonly #rows = new Tally(
    {
      name: 'arbitre_commit_rows',
      help: 'Records that shared one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    },
    this.registry,
  );
  readonly #answers = new Tally(
    {
      name: 'arbitre_answer_seconds',
      help: 'From a request to its answer, committed or refused',
      buckets: MILLISECONDS,
    },
    this.registry,
  );
  readonly #refusals = new Counter({
    name: 'arbitre_refusals_total',
    help: 'Requests refused over the socket',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly #unreadable = new Counter({
    name: 'arbitre_unreadable_messages_total',
    help: 'Messages that no schema could read',
    registers: [this.registry],
  });
  readonly #damaged = new Counter({
    name: 'arbitre_damage_total',
    help: 'Tables whose stored log is not what was written, found when woken; pages found damaged at the start',
    registers: [this.registry],
  });
  readonly #forked = new Counter({
    name: 'arbitre_restored_clients_total',
    help: 'Clients that held records which this log does not have',
    registers: [this.registry],
  });
  readonly #shownOut = new Counter({
    name: 'arbitre_shown_out_total',
    help: 'Connections that the server closed',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: 'arbitre_failures_total',
    help: 'Rooms dropped because the database failed, rules that threw, and deaths of the process for bots and uploads',
    registers: [this.registry],
  });

  constructor(now: {
    readonly connections: () => number;
    readonly rooms: () => number;
    readonly waiting: () => number;
  }) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(gauge('arbitre_connections', 'Open WebSockets', now.connections));
    this.registry.registerMetric(gauge('arbitre_tables_awake', 'Tables in memory', now.rooms));
    this.registry.registerMetric(gauge('arbitre_backlog_bytes', 'Bytes that wait to be read by clients', now.waiting));
  }

  committed({ rows, milliseconds }: { readonly rows: number; readonly milliseconds: number }): void {
    this.#commits.observe(milliseconds / 1000);
    this.#rows.observe(rows);
  }

  answered(milliseconds: number): void {
    this.#answers.observe(milliseconds / 1000);
  }

  refused(by: string): void {
    this.#refusals.inc({ by });
  }

  unreadable(): void {
    this.#unreadable.inc();
  }

  damaged(): void {
    this.#damaged.inc();
  }

  forked(): void {
    this.#forked.inc();
  }

  shownOut(code: string): void {
    this.#shownOut.inc({ code });
  }

  failed(): void {
    this.#failures.inc();
  }
}

/** A figure that is looked up whenever it is asked for. */
function gauge(name: string, help: string, now: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(now());
    },
  });
}
