// What people report, and what moderators decide about it; and the views of other modules that show what was reported.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTIES = [
  ['first', 'second'],
  ['second', 'first'],
] as const;
const DEALS = PARTIES.map(
  ([
    account,
    other,
  ]) => `select uuid as deal, ${account} as account, ${other} as other, kind, state, cards, first_card,
    nullif(concat_ws(E'\\n', meeting ->> 'text', end_note, dispute ->> 'reason', dispute ->> 'note'), '') as notes from deals.deal`,
);
const OFFERS = [
  ['proposer', 'recipient'],
  ['recipient', 'proposer'],
].map(
  ([
    account,
    other,
  ]) => `select o.uuid as offer, o.${account} as account, o.${other} as other, o.kind, o.state, o.cards, o.first_card,
    (select string_agg(r.note, E'\\n' order by r.revision) from offers.revision r
      where r.offer = o.uuid and r.author = o.${other}) as notes
  from offers.offer o where o.sent_at is not null`,
);

export class Moderation1760000026100 implements MigrationInterface {
  name = 'Moderation1760000026100';

  async up(runner: QueryRunner): Promise<void> {
    await this.tables(runner);
    await runner.query(`
      create table listings.hidden_listing (
        listing uuid primary key constraint hidden_listing_listing references listings.listings (uuid) on delete cascade,
        hidden_at timestamptz not null
      )`);
    await this.hiddenEvents(runner);
    await runner.query(`alter table reviews.review add column uuid uuid not null default gen_random_uuid(),
      add column hidden_at timestamptz`);
    await runner.query('create unique index review_uuid on reviews.review (uuid)');
    await this.views(runner);
  }

  private async hiddenEvents(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table events.hidden_event (
        uuid uuid primary key,
        store uuid not null constraint hidden_event_store references users.account (uuid),
        event jsonb not null,
        hidden_at timestamptz not null
      )`);
    await runner.query('create index hidden_event_of_store on events.hidden_event (store)');
  }

  private async tables(runner: QueryRunner): Promise<void> {
    await runner.query('create schema moderation');
    await runner.query(`
      create table moderation.moderator (
        account uuid primary key constraint moderator_account references users.account (uuid),
        added_at timestamptz not null
      )`);
    await runner.query(`
      create table moderation.cases (
        uuid uuid primary key,
        kind text not null constraint case_kind
          check (kind in ('LISTING', 'PROFILE', 'EVENT', 'OFFER', 'DEAL', 'MESSAGE', 'REVIEW')),
        target uuid not null,
        affected uuid not null constraint case_affected references users.account (uuid),
        title text not null,
        body text,
        facts jsonb not null,
        urgency smallint not null,
        state text not null constraint case_state check (state in ('OPEN', 'DECIDED', 'COMPLAINED', 'CLOSED')),
        reports int not null,
        opened_at timestamptz not null,
        waiting_since timestamptz not null,
        version int not null,
        erased_at timestamptz,
        is_open boolean generated always as (state in ('OPEN', 'COMPLAINED')) stored
      )`);
    await runner.query(
      `create unique index case_of_target on moderation.cases (kind, target) where state = 'OPEN'`,
    );
    await runner.query(
      `create index case_waiting on moderation.cases (urgency, waiting_since, uuid) where is_open`,
    );
    await runner.query(
      `create index case_done on moderation.cases (waiting_since desc, uuid desc) where (not is_open)`,
    );
    await runner.query('create index case_about on moderation.cases (affected)');
    await runner.query(`
      create table moderation.report (
        uuid uuid primary key,
        of_case uuid not null constraint report_case references moderation.cases (uuid) on delete cascade,
        reporter uuid constraint report_reporter references users.account (uuid),
        source text not null constraint report_source check (source in ('MEMBER', 'MAIL_LINK', 'DISPUTE')),
        category text not null constraint report_category check (category in ('COUNTERFEIT', 'STOLEN', 'WRONG_DESCRIPTION',
          'HARASSMENT', 'HATE', 'THREAT', 'MINOR_SAFETY', 'SPAM', 'PRIVATE_DATA', 'PAYMENT_FRAUD', 'OTHER')),
        body text,
        reported_at timestamptz not null,
        constraint report_once unique (of_case, reporter)
      )`);
    await runner.query('create index report_by on moderation.report (reporter, reported_at desc)');
    await runner.query(`
      create table moderation.decision (
        uuid uuid primary key,
        of_case uuid not null constraint decision_case references moderation.cases (uuid) on delete cascade,
        nth smallint not null,
        affected uuid not null constraint decision_affected references users.account (uuid),
        moderator uuid not null,
        measure text not null constraint decision_measure check (measure in ('DISMISS', 'WARN', 'HIDE', 'SUSPEND')),
        days int constraint decision_days check (days between 1 and 365),
        reason text not null,
        decided_at timestamptz not null,
        complaint text,
        complained_at timestamptz,
        constraint decision_nth unique (of_case, nth),
        constraint decision_complaint check ((complaint is null) = (complained_at is null))
      )`);
    await runner.query(
      'create index decision_about on moderation.decision (affected, decided_at desc, uuid desc)',
    );
  }

  private async views(runner: QueryRunner): Promise<void> {
    await runner.query(`create view listings.described as
      select l.uuid, l.lister, l.status, l.card_name, l.card_set_name, l.card_number, l.condition, l.finish, l.language, l.type,
        l.price_cents, l.note,
        (select count(*)::int from listings.photo p where p.listing = l.uuid and p.removed_at is null) as photos
      from listings.listings l where l.status <> 'WITHDRAWN'`);
    await runner.query(`create view listings.received_messages as
      select uuid, sender, recipient, card_name, body, sent_at, report_reason, report_note from listings.message`);
    await runner.query(`create view deals.summaries as ${DEALS.join(' union all ')}`);
    await runner.query(`create view offers.exchanges as ${OFFERS.join(' union all ')}`);
    await runner.query(`create view reviews.given as
      select uuid, author, subject, body, on_time, as_described, again, shown_at from reviews.review`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop view reviews.given, offers.exchanges, deals.summaries, listings.received_messages, listings.described',
    );
    await runner.query('alter table reviews.review drop column hidden_at, drop column uuid');
    await runner.query('drop table listings.hidden_listing, events.hidden_event');
    await runner.query('drop schema moderation cascade');
  }
}
