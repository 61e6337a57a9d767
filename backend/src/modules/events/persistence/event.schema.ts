// How TypeORM maps an event's row; the table itself is made by the migration.
import { EntitySchema } from 'typeorm';
import { EventRow } from './event.row.js';

export const EventSchema = new EntitySchema<EventRow>({
  name: 'event',
  target: EventRow,
  schema: 'events',
  tableName: 'event',
  columns: {
    uuid: { type: 'uuid', primary: true },
    id: { type: 'int', generated: 'increment', update: false },
    store: { type: 'uuid' },
    name: { type: 'text' },
    location: { type: 'text' },
    starts_at: { type: 'timestamptz' },
    time_zone: { type: 'text' },
    format_id: { type: 'int' },
    version: { type: 'int' },
    created_at: { type: 'timestamptz' },
  },
  foreignKeys: [
    { name: 'event_store', target: 'account', columnNames: ['store'], referencedColumnNames: ['uuid'] },
    { name: 'event_format', target: 'tcg_format', columnNames: ['format_id'], referencedColumnNames: ['id'] },
  ],
  indices: ['event_by_start', 'event_of_store'].map((name) => ({
    name,
    columns: ['starts_at'],
    synchronize: false as const,
  })),
});
