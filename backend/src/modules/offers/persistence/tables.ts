// The tables of offers as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { HOLD_FOR } from '../domain/hold-rules.js';
import { OFFER_KINDS, OFFER_STATES, VOID_REASONS } from '../domain/offer.js';
import { MESSAGE_TABLES } from './message.tables.js';

/**
 * Offers. `turn` is who answers, `waiting` the other one, both while it is open. `cards` and `first_card` are those of its latest
 * revision. The recipient learns nothing of one without `sent_at`. `event` is where the cards are to change hands.
 */
const OFFER: Table = {
  name: 'offers.offer',
  columns: {
    uuid: 'uuid not null',
    kind: 'text not null',
    state: 'text not null',
    proposer: 'uuid not null',
    recipient: 'uuid not null',
    revision: 'int not null',
    turn: 'uuid',
    waiting: 'uuid',
    hours: 'int not null',
    expires_at: 'timestamptz',
    cards: 'int not null',
    first_card: 'text not null',
    void_reason: 'text',
    deal: 'uuid',
    created_at: 'timestamptz not null',
    changed_at: 'timestamptz not null',
    sent_at: 'timestamptz',
    remind_at: 'timestamptz',
    event: 'uuid',
  },
  constraints: {
    offer_pkey: 'primary key (uuid)',
    offer_proposer: 'foreign key (proposer) references users.account (uuid)',
    offer_recipient: 'foreign key (recipient) references users.account (uuid)',
    offer_two: 'check (proposer <> recipient)',
    offer_kind: `check (kind ${oneOf(OFFER_KINDS)})`,
    offer_state: `check (state ${oneOf(OFFER_STATES)})`,
    offer_void_reason: `check (void_reason ${oneOf(VOID_REASONS)})`,
    offer_void: `check ((state = 'VOID') = (void_reason is not null))`,
    offer_accepted: `check ((state = 'ACCEPTED') = (deal is not null))`,
    offer_turn: `check ((state = 'OPEN') = (num_nonnulls(turn, waiting, expires_at) = 3))`,
  },
  indexes: {
    offer_turn: `(turn, changed_at desc, uuid desc) where (state = 'OPEN')`,
    offer_waiting: `(waiting, changed_at desc, uuid desc) where (state = 'OPEN')`,
    offer_expires: `(expires_at) where (state = 'OPEN')`,
    offer_remind: `(remind_at) where (state = 'OPEN') and (remind_at is not null)`,
    offer_of_proposer: '(proposer, changed_at desc, uuid desc)',
    offer_of_recipient: '(recipient, changed_at desc, uuid desc)',
    offer_made: '(proposer, created_at)',
    offer_draft: `unique (proposer, recipient) where (state = 'DRAFT')`,
    offer_ended: `(changed_at) where (state <> 'OPEN')`,
  },
};

/** What one of the two proposed: rows of an offer that was sent never change. */
const REVISION: Table = {
  name: 'offers.revision',
  columns: {
    offer: 'uuid not null',
    revision: 'int not null',
    author: 'uuid not null',
    cash_cents: 'int',
    cash_payer: 'uuid',
    note: 'text',
    sheet: 'jsonb not null',
    made_at: 'timestamptz not null',
  },
  constraints: {
    revision_pkey: 'primary key (offer, revision)',
    revision_offer: 'foreign key (offer) references offers.offer (uuid) on delete cascade',
    revision_cash:
      'check ((cash_cents is null) = (cash_payer is null) and cash_cents between 1 and 2000000000)',
    revision_note: 'check (length(note) between 1 and 500)',
  },
  indexes: { revision_of_author: '(author)' },
};

/** The copies of each revision, each with a snapshot. */
const LINE: Table = {
  name: 'offers.line',
  columns: {
    offer: 'uuid not null',
    revision: 'int not null',
    nth: 'smallint not null',
    listing: 'uuid not null',
    giver: 'uuid not null',
    price_cents: 'int not null',
    card_id: 'uuid not null',
    card_name: 'text not null',
    card_set_code: 'text not null',
    card_set_name: 'text not null',
    card_number: 'text not null',
    card_image_url: 'text not null',
    condition: 'text not null',
    finish: 'text not null',
    language: 'text not null',
  },
  constraints: {
    line_pkey: 'primary key (offer, revision, nth)',
    line_revision:
      'foreign key (offer, revision) references offers.revision (offer, revision) on delete cascade',
    line_price: 'check (price_cents between 1 and 99999999)',
  },
  indexes: { line_of_listing: '(listing)' },
};

/** What a store holds without being asked each time. Without a row it is asked. */
const HOLD_RULES: Table = {
  name: 'offers.hold_rules',
  columns: {
    store: 'uuid not null',
    is_on: 'boolean not null',
    max_cards: 'int not null',
    max_cents: 'int',
    for_whom: 'text not null',
    days: 'int not null',
    version: 'int not null default 1',
    changed_at: 'timestamptz not null',
  },
  constraints: {
    hold_rules_pkey: 'primary key (store)',
    hold_rules_store: 'foreign key (store) references users.account (uuid)',
    hold_rules_for_whom: `check (for_whom ${oneOf(HOLD_FOR)})`,
    hold_rules_cards: 'check (max_cards between 1 and 20)',
    hold_rules_value: 'check (max_cents between 1 and 99999999)',
    hold_rules_days: 'check (days between 0 and 14)',
  },
};

export const OFFERS_TABLES: readonly Table[] = [OFFER, REVISION, LINE, HOLD_RULES, ...MESSAGE_TABLES];
