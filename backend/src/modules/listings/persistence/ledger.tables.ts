// The table of the ledger.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { CONDITIONS } from '../domain/condition.js';
import { LEDGER_KINDS } from '../domain/ledger.js';

/** What deals did to each copy, in order: nothing in it is ever changed. `receiver` is who gets the copy. */
export const LEDGER: Table = {
  name: 'listings.ledger',
  columns: {
    seq: 'bigint not null generated always as identity',
    listing: 'uuid not null',
    deal: 'uuid not null',
    kind: 'text not null',
    giver: 'uuid not null',
    receiver: 'uuid',
    price_cents: 'int',
    condition: 'text',
    at: 'timestamptz not null',
  },
  constraints: {
    ledger_pkey: 'primary key (seq)',
    ledger_listing: 'foreign key (listing) references listings.listings (uuid) on delete cascade',
    ledger_giver: 'foreign key (giver) references users.account (uuid)',
    ledger_receiver: 'foreign key (receiver) references users.account (uuid)',
    ledger_kind: `check (kind ${oneOf(LEDGER_KINDS)})`,
    ledger_transfer: `check ((kind = 'TRANSFERRED') = (receiver is not null and price_cents is not null and condition is not null))`,
    ledger_price: 'check (price_cents between 1 and 99999999)',
    ledger_condition: `check (condition ${oneOf(CONDITIONS)})`,
  },
  indexes: {
    ledger_of_listing: '(listing, seq)',
    ledger_of_giver: '(giver, seq)',
    ledger_of_receiver: '(receiver, seq) where (receiver is not null)',
  },
};
