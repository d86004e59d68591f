import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Db } from './schema.ts';

/** Every change of the schema since the first, in order. A migration that has been released is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-15-games-and-entries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('header', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('locks', 'text', (column) => column.notNull())
        .addColumn('absence', 'integer')
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['game', 'seq'])
        .execute();
      await db.schema.createIndex('games_listed').on('games').columns(['listed', 'created']).execute();
    },
  },
};

/** Brings the database to this version's schema. Several servers may start at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought to the current schema', { cause: error });
}
