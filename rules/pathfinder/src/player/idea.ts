import type { Order } from '../play/command.ts';

/** Something to do with the next action: what it is taken to bring beyond doing nothing, and the reason in a word. */
export interface Idea {
  readonly order: Order;
  readonly prior: number;
  readonly why: string;
  /** What follows it, where it is worth nothing without: the plan is judged as a whole. */
  readonly next?: readonly Order[];
}
