// Offers between two accounts with all their revisions, what stores hold without being asked, and since when an account is there.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `create table offers.offer (
    uuid uuid primary key,
    kind text not null constraint offer_kind check (kind in ('HOLD', 'TRADE')),
    state text not null constraint offer_state
      check (state in ('DRAFT', 'OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID')),
    proposer uuid not null constraint offer_proposer references users.account (uuid),
    recipient uuid not null constraint offer_recipient references users.account (uuid),
    revision int not null,
    turn uuid,
    waiting uuid,
    hours int not null,
    expires_at timestamptz,
    cards int not null,
    first_card text not null,
    void_reason text constraint offer_void_reason check (void_reason in ('LINE_GONE', 'ENDED', 'ACCOUNT_CLOSED')),
    deal uuid,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    sent_at timestamptz,
    remind_at timestamptz,
    constraint offer_two check (proposer <> recipient),
    constraint offer_void check ((state = 'VOID') = (void_reason is not null)),
    constraint offer_accepted check ((state = 'ACCEPTED') = (deal is not null)),
    constraint offer_turn check ((state = 'OPEN') = (num_nonnulls(turn, waiting, expires_at) = 3))
  )`,
  `create table offers.revision (
    offer uuid not null constraint revision_offer references offers.offer (uuid) on delete cascade,
    revision int not null,
    author uuid not null,
    cash_cents int,
    cash_payer uuid,
    note text constraint revision_note check (length(note) between 1 and 500),
    sheet jsonb not null,
    made_at timestamptz not null,
    primary key (offer, revision),
    constraint revision_cash
      check ((cash_cents is null) = (cash_payer is null) and cash_cents between 1 and 2000000000)
  )`,
  `create table offers.line (
    offer uuid not null,
    revision int not null,
    nth smallint not null,
    listing uuid not null,
    giver uuid not null,
    price_cents int not null constraint line_price check (price_cents between 1 and 99999999),
    card_id uuid not null,
    card_name text not null,
    card_set_code text not null,
    card_set_name text not null,
    card_number text not null,
    card_image_url text not null,
    condition text not null,
    finish text not null,
    language text not null,
    primary key (offer, revision, nth),
    constraint line_revision foreign key (offer, revision)
      references offers.revision (offer, revision) on delete cascade
  )`,
  `create table offers.hold_rules (
    store uuid primary key constraint hold_rules_store references users.account (uuid),
    is_on boolean not null,
    max_cards int not null constraint hold_rules_cards check (max_cards between 1 and 20),
    max_cents int constraint hold_rules_value check (max_cents between 1 and 99999999),
    for_whom text not null constraint hold_rules_for_whom check (for_whom in ('EVERYONE', 'WITH_RECORD', 'NOBODY')),
    days int not null constraint hold_rules_days check (days between 0 and 14),
    version int not null default 1,
    changed_at timestamptz not null
  )`,
];
const INDEXES = [
  `index offer_turn on offers.offer (turn, changed_at desc, uuid desc) where state = 'OPEN'`,
  `index offer_waiting on offers.offer (waiting, changed_at desc, uuid desc) where state = 'OPEN'`,
  `index offer_expires on offers.offer (expires_at) where state = 'OPEN'`,
  `index offer_remind on offers.offer (remind_at) where state = 'OPEN' and remind_at is not null`,
  'index offer_of_proposer on offers.offer (proposer, changed_at desc, uuid desc)',
  'index offer_of_recipient on offers.offer (recipient, changed_at desc, uuid desc)',
  'index offer_made on offers.offer (proposer, created_at)',
  `unique index offer_draft on offers.offer (proposer, recipient) where state = 'DRAFT'`,
  `index offer_ended on offers.offer (changed_at) where state <> 'OPEN'`,
  'index revision_of_author on offers.revision (author)',
  'index line_of_listing on offers.line (listing)',
];

export class Offers1760000024000 implements MigrationInterface {
  name = 'Offers1760000024000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema offers');
    for (const table of TABLES) await runner.query(table);
    for (const index of INDEXES) await runner.query(`create ${index}`);
    await runner.query(`create view users.members as
      select uuid, role, created_at, case when enabled and email_verified_at is not null then name end as name
      from users.account`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view users.members');
    await runner.query('drop schema offers cascade');
  }
}
