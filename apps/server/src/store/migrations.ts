import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type Migration,
  Migrator,
  sql,
} from 'kysely';
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
  '2026-11-16-columns-and-people': {
    async up(db: Kysely<unknown>) {
      for (const name of ['game', 'seats', 'open', 'opener', 'seen', 'webhook'])
        await db.schema.alterTable('games').addColumn(name, 'text').execute();
      await db.schema.alterTable('games').addColumn('ended', 'bigint').execute();
      await db.schema
        .alterTable('games')
        .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .alterTable('games')
        .addColumn('phase', 'text', (column) => column.notNull().defaultTo('gathering'))
        .execute();
      const isKind = (kind: string) => sql`substr(entries.body, 1, ${kind.length + 9}) = ${`{"kind":"${kind}"`}`;
      const exists = (kind: string) => sql`SELECT 1 FROM entries WHERE entries.game = games.id AND ${isKind(kind)}`;
      await sql`UPDATE games SET phase = 'playing' WHERE EXISTS (${exists('began')})`.execute(db);
      await sql`UPDATE games SET phase = 'over', ended = (SELECT max(at) FROM entries WHERE entries.game = games.id)
        WHERE EXISTS (${exists('ended')})`.execute(db);
      await db.schema.createIndex('games_opener').on('games').columns(['opener', 'phase']).execute();
      await db.schema.createIndex('games_phase').on('games').columns(['phase', 'created']).execute();
      const text = (table: string, ...columns: readonly string[]): CreateTableBuilder<string, string> =>
        columns.reduce<CreateTableBuilder<string, string>>(
          (making, name) => making.addColumn(name, 'text', (column) => column.notNull()),
          db.schema.createTable(table),
        );
      const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
      const whole = (column: ColumnDefinitionBuilder) => column.notNull();
      await text('keyrings', 'code', 'tokens')
        .addColumn('id', 'text', key)
        .addColumn('created', 'bigint', whole)
        .execute();
      await db.schema.createIndex('keyrings_code').unique().on('keyrings').column('code').execute();
      await text('holdings', 'keyring', 'game', 'who', 'lock')
        .addPrimaryKeyConstraint('holdings_key', ['keyring', 'game', 'who'])
        .execute();
      await db.schema.createIndex('holdings_game').on('holdings').column('game').execute();
      await text('passkeys', 'keyring', 'key', 'transports')
        .addColumn('id', 'text', key)
        .addColumn('counter', 'bigint', whole)
        .execute();
      await db.schema.createIndex('passkeys_keyring').on('passkeys').column('keyring').execute();
      await text('challenges').addColumn('challenge', 'text', key).addColumn('until', 'bigint', whole).execute();
      await text('barred').addColumn('address', 'text', key).addColumn('until', 'bigint').execute();
      await text('settings', 'value').addColumn('name', 'text', key).execute();
    },
  },
};

/** Brings the database to this version's schema. Several servers may start at once: one migrates, the others wait. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database could not be brought to the current schema', { cause: error });
}
