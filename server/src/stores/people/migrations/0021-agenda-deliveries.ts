import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The saved searches of the agenda that a mail was for. */
export const agendaDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('agenda_deliveries')
      .addColumn('search_id', 'text', (column) =>
        column.notNull().references('agenda_searches.id').onDelete('cascade'),
      )
      .addColumn('delivery_id', 'text', (column) =>
        column.notNull().references('deliveries.id').onDelete('cascade'),
      )
      .addColumn('meetings', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('agenda_delivery_once', ['search_id', 'delivery_id'])
      .execute();
    await db.schema
      .createIndex('agenda_searches_of_delivery')
      .on('agenda_deliveries')
      .column('delivery_id')
      .execute();
  },
};
