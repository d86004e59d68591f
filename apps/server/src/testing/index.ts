export { cups } from './cups.ts';
export { startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';
