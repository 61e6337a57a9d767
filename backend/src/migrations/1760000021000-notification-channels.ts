// How accounts want to be notified, what is to be mailed, and the mails. A kind needs no migration any more: the code declares them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUBJECT = `subject_type in ('WANT', 'LIST', 'STORE')`;

const KINDS_BEFORE = `'NEW_DEVICE', 'PASSWORD_CHANGED', 'CARDS_IMPORTED', 'LISTING_SOLD', 'LISTING_WITHDRAWN', 'LISTING_RESTORED',
  'PRICES_HELD_BACK', 'COUNT_EXPIRED', 'WANT_MATCHED'`;

export class NotificationChannels1760000021000 implements MigrationInterface {
  name = 'NotificationChannels1760000021000';

  async up(runner: QueryRunner): Promise<void> {
    await this.notifications(runner);
    await this.choices(runner);
    await this.deliveries(runner);
    await this.clocks(runner);
  }

  private async notifications(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notifications.notification
      drop constraint notification_kind,
      add constraint notification_kind check (kind ~ '^[A-Z_]{3,40}$'),
      add column subject_type text,
      add column subject_id uuid,
      add column is_hidden boolean not null default false,
      add constraint notification_subject check (${SUBJECT} and subject_id is not null
        or subject_type is null and subject_id is null)`);
    await runner.query('drop index notifications.notification_unread');
    await runner.query(`create index notification_unread on notifications.notification
      (account, is_hidden, created_at) where read_at is null`);
    await runner.query(`create index notification_of_subject on notifications.notification
      (subject_id, created_at) where subject_id is not null`);
    await runner.query(
      'create view storefronts.followers as select account, store from storefronts.follower',
    );
    await runner.query(
      'create view listings.blocked_senders as select recipient, sender from listings.blocked_sender',
    );
  }

  private async choices(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notifications.preference (
        account uuid not null constraint preference_account references users.account (uuid),
        kind text not null,
        in_app boolean not null,
        mail text not null constraint preference_mail check (mail in ('OFF', 'NOW', 'DAILY')),
        primary key (account, kind)
      )`);
    await runner.query(`
      create table notifications.setting (
        account uuid primary key constraint setting_account references users.account (uuid),
        digest_hour int not null constraint setting_digest_hour check (digest_hour between 0 and 23),
        time_zone text,
        quiet_from int constraint setting_quiet_from check (quiet_from between 0 and 1439),
        quiet_until int constraint setting_quiet_until check (quiet_until between 0 and 1439),
        mail_paused boolean not null,
        constraint setting_quiet check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until)
      )`);
    await runner.query(`
      create table notifications.muted_subject (
        account uuid not null constraint muted_subject_account references users.account (uuid),
        subject_type text not null constraint muted_subject_type check (${SUBJECT}),
        subject_id uuid not null,
        muted_at timestamptz not null,
        primary key (account, subject_type, subject_id)
      )`);
  }

  private async deliveries(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notifications.mail (
        uuid uuid primary key default gen_random_uuid(),
        account uuid not null constraint mail_account references users.account (uuid),
        mode text not null constraint mail_mode check (mode in ('NOW', 'DAILY')),
        kind text,
        subject_type text,
        subject_id uuid,
        created_at timestamptz not null,
        sent_at timestamptz
      )`);
    await runner.query('create index mail_of_account on notifications.mail (account)');
    await runner.query('create index mail_by_age on notifications.mail (created_at)');
    await runner.query(`
      create table notifications.delivery (
        notification uuid not null constraint delivery_notification
          references notifications.notification (uuid) on delete cascade,
        channel text not null constraint delivery_channel check (channel in ('MAIL', 'PUSH')),
        account uuid not null constraint delivery_account references users.account (uuid),
        mode text not null constraint delivery_mode check (mode in ('NOW', 'DAILY')),
        due_at timestamptz not null,
        mail uuid constraint delivery_mail references notifications.mail (uuid) on delete cascade,
        primary key (notification, channel)
      )`);
    await runner.query(
      'create index delivery_pending on notifications.delivery (account, due_at) where mail is null',
    );
    await runner.query('create index delivery_overdue on notifications.delivery (due_at) where mail is null');
    await runner.query(
      'create index delivery_of_mail on notifications.delivery (mail) where mail is not null',
    );
    await runner.query('create index delivery_of_account on notifications.delivery (account)');
  }

  /** A local time that the clocks skip is moved past the gap; a zone that PostgreSQL doesn't know counts as UTC. */
  private async clocks(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function notifications.next_at(moment timestamptz, zone text, minute int) returns timestamptz
      language plpgsql stable as $$
      declare
        midnight timestamp;
        due timestamptz;
      begin
        midnight := date_trunc('day', moment at time zone zone);
        due := (midnight + minute * interval '1 minute') at time zone zone;
        if due > moment then return due; end if;
        return (midnight + interval '1 day' + minute * interval '1 minute') at time zone zone;
      exception when invalid_parameter_value then
        return notifications.next_at(moment, 'UTC', minute);
      end $$`);
    await runner.query(`
      create function notifications.after_quiet(moment timestamptz, zone text, quiet_from int, quiet_until int)
      returns timestamptz language plpgsql stable as $$
      declare
        local timestamp;
        minute int;
      begin
        local := moment at time zone zone;
        minute := extract(hour from local) * 60 + extract(minute from local);
        if quiet_from < quiet_until and minute >= quiet_from and minute < quiet_until
          or quiet_from > quiet_until and (minute >= quiet_from or minute < quiet_until)
        then return notifications.next_at(moment, zone, quiet_until); end if;
        return moment;
      exception when invalid_parameter_value then
        return notifications.after_quiet(moment, 'UTC', quiet_from, quiet_until);
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function notifications.after_quiet, notifications.next_at');
    await runner.query('drop table notifications.delivery, notifications.mail, notifications.muted_subject');
    await runner.query('drop table notifications.setting, notifications.preference');
    await runner.query('drop view storefronts.followers, listings.blocked_senders');
    await runner.query('drop index notifications.notification_unread');
    await runner.query(
      `delete from notifications.notification where is_hidden or kind in ('STORE_EVENT', 'STORE_SINGLES')`,
    );
    await runner.query(`alter table notifications.notification
      drop constraint notification_kind, add constraint notification_kind check (kind in (${KINDS_BEFORE})),
      drop constraint notification_subject, drop column subject_type, drop column subject_id, drop column is_hidden`);
    await runner.query(`create index notification_unread on notifications.notification
      (account, created_at) where read_at is null`);
  }
}
