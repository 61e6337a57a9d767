// How TypeORM maps an entry's row; the table itself is made by the migration.
import { EntitySchema } from 'typeorm';
import { WatchedCardRow } from './watched-card.row.js';

export const WatchedCardSchema = new EntitySchema<WatchedCardRow>({
  name: 'watched_card',
  target: WatchedCardRow,
  schema: 'watchlist',
  tableName: 'watched_card',
  columns: {
    owner: { type: 'uuid', primary: true },
    card_id: { type: 'uuid', primary: true },
    card_name: { type: 'text' },
    card_set_code: { type: 'text' },
    card_set_name: { type: 'text' },
    card_number: { type: 'text' },
    card_image_url: { type: 'text' },
    added_at: { type: 'timestamptz' },
  },
  foreignKeys: [
    {
      name: 'watched_card_owner',
      target: 'account',
      columnNames: ['owner'],
      referencedColumnNames: ['uuid'],
    },
  ],
  indices: ['watched_card_of_owner', 'watched_card_by_card'].map((name) => ({
    name,
    columns: ['owner'],
    synchronize: false as const,
  })),
});
