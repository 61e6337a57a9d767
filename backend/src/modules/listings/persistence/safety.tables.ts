// The tables of what keeps accounts apart, and listings off the market.
import type { Table } from '../../../platform/manifest/table.js';

/** Who wants nothing to do with whom. */
export const BLOCKED_SENDER: Table = {
  name: 'listings.blocked_sender',
  columns: {
    recipient: 'uuid not null',
    sender: 'uuid not null',
    blocked_at: 'timestamptz not null',
  },
  constraints: {
    blocked_sender_pkey: 'primary key (recipient, sender)',
  },
  indexes: {
    blocked_sender_by_sender: '(sender)',
  },
};

/** What moderators have taken off the market: it stays off. */
export const HIDDEN_LISTING: Table = {
  name: 'listings.hidden_listing',
  columns: { listing: 'uuid not null', hidden_at: 'timestamptz not null' },
  constraints: {
    hidden_listing_pkey: 'primary key (listing)',
    hidden_listing_listing: 'foreign key (listing) references listings.listings (uuid) on delete cascade',
  },
};
