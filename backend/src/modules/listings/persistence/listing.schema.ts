// How TypeORM maps a listing's row; the table itself is made by the migration.
import { EntitySchema } from 'typeorm';
import { ListingRow } from './listing.row.js';

/** Named here so that a generated migration leaves them alone; what they say is in the migration. */
const CHECKS = ['condition', 'type', 'finish', 'price', 'status', 'final_price', 'sold_at_a_price'];

export const ListingSchema = new EntitySchema<ListingRow>({
  name: 'listing',
  target: ListingRow,
  schema: 'listings',
  tableName: 'listings',
  columns: {
    uuid: { type: 'uuid', primary: true },
    lister: { type: 'uuid' },
    card_id: { type: 'uuid' },
    card_name: { type: 'text' },
    card_set_code: { type: 'text' },
    card_set_name: { type: 'text' },
    card_number: { type: 'text' },
    card_image_url: { type: 'text' },
    condition: { type: 'text' },
    type: { type: 'text' },
    finish: { type: 'text' },
    language: { type: 'text' },
    price_cents: { type: 'int' },
    status: { type: 'text' },
    final_price_cents: { type: 'int', nullable: true },
    created_at: { type: 'timestamptz' },
    status_updated_at: { type: 'timestamptz' },
    version: { type: 'int', default: 1 },
    // PostgreSQL writes it; what it says is in the migration, too. TypeORM wants an expression, and takes a blank for none.
    words: { type: 'text', nullable: true, asExpression: ' ', generatedType: 'STORED', select: false },
  },
  foreignKeys: [
    { name: 'listings_lister', target: 'account', columnNames: ['lister'], referencedColumnNames: ['uuid'] },
  ],
  checks: CHECKS.map((check) => ({ name: `listings_${check}`, expression: 'true' })),
  indices: ['latest', 'of_lister', 'of_card', 'in_stock', 'sold', 'sifted'].map((index) => ({
    name: `listings_${index}`,
    columns: ['lister'],
    synchronize: false as const,
  })),
});
