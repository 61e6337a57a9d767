// The tables of price rules as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { PRICE_REASONS } from './price-rules.js';

/** How the prices of an account follow the market. */
const PRICE_RULES: Table = {
  name: 'stock.price_rules',
  columns: {
    owner: 'uuid not null',
    percent: 'numeric(6, 2) not null',
    exceptions: 'jsonb not null',
    floor_cents: 'int',
    ceiling_cents: 'int',
    step_cents: 'int not null',
    never_below_paid: 'boolean not null',
    is_automatic: 'boolean not null',
    version: 'int not null',
    updated_at: 'timestamptz not null',
    applied_at: 'timestamptz',
  },
  constraints: {
    price_rules_pkey: 'primary key (owner)',
    price_rules_owner: 'foreign key (owner) references users.account (uuid)',
    price_rules_percent: 'check (percent between 1 and 1000)',
    price_rules_floor: 'check (floor_cents between 1 and 99999999)',
    price_rules_ceiling:
      'check (ceiling_cents between 1 and 99999999 and ceiling_cents >= coalesce(floor_cents, 1))',
    price_rules_step: 'check (step_cents between 1 and 100000)',
  },
  indexes: {
    price_rules_automatic: '(owner) where is_automatic',
  },
};

/** Prices that would move so far that their owner has to look at them. */
const HELD_PRICE: Table = {
  name: 'stock.held_price',
  columns: {
    listing: 'uuid not null',
    owner: 'uuid not null',
    before_cents: 'int not null',
    after_cents: 'int not null',
    market_cents: 'int not null',
    reason: 'text not null',
    held_at: 'timestamptz not null',
  },
  constraints: {
    held_price_pkey: 'primary key (listing)',
    held_price_owner: 'foreign key (owner) references users.account (uuid)',
    held_price_reason: `check (reason ${oneOf(PRICE_REASONS)})`,
  },
  indexes: {
    held_price_by_age: '(held_at)',
    held_price_of_owner: '(owner)',
  },
};

export const RULES_TABLES: readonly Table[] = [PRICE_RULES, HELD_PRICE];
