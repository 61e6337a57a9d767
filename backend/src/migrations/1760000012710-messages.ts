// Messages about listings, for people who hide their e-mail address: kept until forget_after. Who blocks whom is kept for longer.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Messages1760000012710 implements MigrationInterface {
  name = 'Messages1760000012710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users.account add column language text not null default 'en'`);
    // Listings are moved away when they are withdrawn, so a message has a snapshot of what it is about.
    await runner.query(`
      create table listings.message (
        uuid uuid primary key,
        sender uuid not null,
        recipient uuid not null,
        listing uuid not null,
        card_id uuid not null,
        card_name text not null,
        card_set_name text not null,
        card_number text not null,
        price_cents int not null,
        body text not null,
        sent_at timestamptz not null,
        mailed_at timestamptz,
        reported_at timestamptz,
        report_reason text constraint message_report_reason check (report_reason in ('SPAM', 'SCAM', 'HARASSMENT', 'OTHER')),
        report_note text,
        forget_after timestamptz not null
      )`);
    await runner.query('create index message_by_recipient on listings.message (recipient, sent_at)');
    await runner.query('create index message_by_sender on listings.message (sender)');
    await runner.query('create index message_by_age on listings.message (forget_after)');
    await runner.query(`
      create table listings.blocked_sender (
        recipient uuid not null,
        sender uuid not null,
        blocked_at timestamptz not null,
        primary key (recipient, sender)
      )`);
    await runner.query('create index blocked_sender_by_sender on listings.blocked_sender (sender)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table listings.blocked_sender, listings.message');
    await runner.query('alter table users.account drop column language');
  }
}
