/** Name of the embedded database in its folder. */
export const DATABASE_FILE = 'arbitre.db';

/** Write-ahead log with full sync: what was committed survives a power cut. Two connections wait for each other. */
export const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;';
