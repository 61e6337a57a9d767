// The browsers that accounts are notified in by push, one for each login, and by which kinds. Which logins go on is published.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushSubscriptions1760000033300 implements MigrationInterface {
  name = 'PushSubscriptions1760000033300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create view auth.live_sessions as select uuid, account from auth.session where ended_at is null',
    );
    await runner.query(`
      create table notifications.push_subscription (
        session uuid primary key
          constraint push_subscription_session references auth.session (uuid) on delete cascade,
        account uuid not null constraint push_subscription_account references users.account (uuid),
        endpoint text not null constraint push_subscription_endpoint unique,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null,
        last_success_at timestamptz,
        constraint push_subscription_https check (endpoint like 'https://%')
      )`);
    await runner.query(
      'create index push_subscription_of_account on notifications.push_subscription (account, created_at)',
    );
    await runner.query('alter table notifications.preference add column push boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications.delivery where channel = 'PUSH'`);
    await runner.query('alter table notifications.preference drop column push');
    await runner.query('drop table notifications.push_subscription');
    await runner.query('drop view auth.live_sessions');
  }
}
