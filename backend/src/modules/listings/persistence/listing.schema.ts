// How TypeORM maps a listing's row; the table itself is made by the migration.
import { EntitySchema } from 'typeorm';
import { CONDITIONS } from '../domain/condition.js';
import { FINISHES, LISTING_TYPES } from '../domain/listing-kind.js';
import { ALL_STATUSES } from '../domain/listing-status.js';
import { ListingRow } from './listing.row.js';

const oneOf = (values: readonly string[]) => `in (${values.map((value) => `'${value}'`).join(', ')})`;

/** What each CHECK says, by its name without `listings_`. */
const CHECKS = {
  condition: `condition ${oneOf(CONDITIONS)}`,
  type: `type ${oneOf(LISTING_TYPES)}`,
  finish: `finish ${oneOf(FINISHES)}`,
  price: 'price_cents between 1 and 99999999',
  status: `status ${oneOf(ALL_STATUSES)}`,
  final_price: 'final_price_cents between 1 and 99999999',
  sold_at_a_price: `(status = 'SOLD') = (final_price_cents is not null)`,
  withdrawn_at: `(status = 'WITHDRAWN') = (withdrawn_at is not null)`,
};

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
    status_updated_by: { type: 'uuid', nullable: true },
    withdrawn_at: { type: 'timestamptz', nullable: true },
    version: { type: 'int', default: 1 },
    // PostgreSQL writes it; what it says is in the migration, too. TypeORM wants an expression, and takes a blank for none.
    words: { type: 'text', nullable: true, asExpression: ' ', generatedType: 'STORED', select: false },
  },
  foreignKeys: [
    { name: 'listings_lister', target: 'account', columnNames: ['lister'], referencedColumnNames: ['uuid'] },
  ],
  checks: Object.entries(CHECKS).map(([name, expression]) => ({ name: `listings_${name}`, expression })),
  indices: ['latest', 'of_lister', 'of_card', 'in_stock', 'sold', 'sifted', 'withdrawn'].map((index) => ({
    name: `listings_${index}`,
    columns: ['lister'],
    synchronize: false as const,
  })),
});
