// Messages between the two of an offer: one thread per offer, and how far each of the two has read it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `create table offers.thread (
    offer uuid primary key constraint thread_offer references offers.offer (uuid) on delete cascade,
    messages int not null,
    last_at timestamptz not null
  )`,
  `create table offers.message (
    offer uuid not null constraint message_thread references offers.thread (offer) on delete cascade,
    nth int not null,
    uuid uuid not null,
    author uuid not null constraint message_author references users.account (uuid),
    text text constraint message_text check (length(text) between 1 and 4000),
    sent_at timestamptz not null,
    hidden_at timestamptz,
    primary key (offer, nth)
  )`,
  `create table offers.reader (
    offer uuid not null constraint reader_offer references offers.offer (uuid) on delete cascade,
    account uuid not null constraint reader_account references users.account (uuid),
    read_nth int not null,
    unread int not null,
    notified_nth int,
    is_muted boolean not null,
    last_at timestamptz,
    primary key (offer, account)
  )`,
];
const INDEXES = [
  'unique index message_uuid on offers.message (uuid)',
  'index message_of_author on offers.message (author, sent_at)',
  'index thread_last on offers.thread (last_at)',
  'index reader_unread on offers.reader (account, last_at desc, offer desc) where unread > 0',
  'index reader_of_account on offers.reader (account)',
];

export class MessagesOfOffers1760000027000 implements MigrationInterface {
  name = 'MessagesOfOffers1760000027000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(table);
    for (const index of INDEXES) await runner.query(`create ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['reader', 'message', 'thread']) await runner.query(`drop table offers.${table}`);
  }
}
