// The table of the ledger.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { CONDITIONS } from '../domain/condition.js';
import { LEDGER_KINDS } from '../domain/ledger.js';

/** What deals did to each copy, in order: nothing in it is ever changed. `receiver` is who gets the copy, or had it before a transfer was undone. */
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
    ledger_receiver_known: `check (case kind when 'TRANSFERRED' then receiver is not null when 'DISPUTED' then receiver is not null when 'REVERSED' then true else receiver is null end)`,
    ledger_sale: `check (num_nonnulls(price_cents, condition) = case when kind in ('TRANSFERRED', 'LEFT_STOCK') then 2 else 0 end)`,
    ledger_price: 'check (price_cents between 1 and 99999999)',
    ledger_condition: `check (condition ${oneOf(CONDITIONS)})`,
  },
  indexes: {
    ledger_of_listing: '(listing, seq)',
    ledger_of_giver: '(giver, seq)',
    ledger_of_receiver: '(receiver, seq) where (receiver is not null)',
  },
};
