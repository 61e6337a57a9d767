// What accounts are notified of, until they have read it and for 180 days.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1760000014000 implements MigrationInterface {
  name = 'Notifications1760000014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema notifications');
    await runner.query(`
      create table notifications.notification (
        uuid uuid primary key default gen_random_uuid(),
        account uuid not null constraint notification_account references users.account (uuid),
        kind text not null constraint notification_kind check (kind in ('NEW_DEVICE', 'PASSWORD_CHANGED',
          'CARDS_IMPORTED', 'LISTING_SOLD', 'LISTING_WITHDRAWN', 'LISTING_RESTORED')),
        details jsonb not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`);
    await runner.query('create index notification_by_age on notifications.notification (created_at)');
    await runner.query(
      'create index notification_of_account on notifications.notification (account, created_at desc, uuid desc)',
    );
    await runner.query(
      'create index notification_unread on notifications.notification (account, created_at) where read_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema notifications cascade');
  }
}
