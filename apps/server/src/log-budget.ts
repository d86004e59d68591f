import type { Logger } from 'pino';

/** Lines a second that strangers may cause in the log. */
const LINES = 20;

/** A log for what strangers cause: so many lines a second, and then how many were left out. Nobody fills a disk by being refused. */
export class LogBudget {
  readonly #logger: Logger;
  #second = 0;
  #written = 0;
  #leftOut = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  info(fields: object, message: string): void {
    if (this.#may()) this.#logger.info(fields, message);
  }

  warn(fields: object, message: string): void {
    if (this.#may()) this.#logger.warn(fields, message);
  }

  #may(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) {
      if (this.#leftOut > 0) this.#logger.info({ lines: this.#leftOut }, 'lines left out');
      this.#second = second;
      this.#written = 0;
      this.#leftOut = 0;
    }
    if (this.#written++ < LINES) return true;
    this.#leftOut++;
    return false;
  }
}
