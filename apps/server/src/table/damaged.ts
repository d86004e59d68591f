/** The stored log of a table is not one that this server wrote: a record is missing, cannot be read, or was changed. */
export class Damaged extends Error {
  readonly code = 'ERR_DAMAGED';

  constructor(what: string, cause?: unknown) {
    super(what, { cause });
  }
}
