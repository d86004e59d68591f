import type { Seat } from '@arbitre/kernel';

/** What servers on one database tell one another. A server does not hear itself. */
export interface BusEvents {
  /** Another server appended to this table, up to `seq`. */
  changed(table: string, seq: number): void;
  /** Seats with someone connected to server `node`. */
  present(table: string, node: string, seats: readonly Seat[]): void;
  /** The line was cut for a while: anything may have changed. */
  missed(): void;
}

export interface Bus {
  /** This server has appended to a table, up to `seq`. */
  appended(table: string, seq: number): void;
  present(table: string, seats: readonly Seat[]): void;
  close(): Promise<void>;
}

/** A server alone needs to tell nobody: its own rooms hear of everything directly. */
export const ALONE: Bus = { appended: () => {}, present: () => {}, close: () => Promise.resolve() };
