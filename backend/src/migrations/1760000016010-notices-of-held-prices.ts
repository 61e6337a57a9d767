// Notifications of prices that were held back.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'NEW_DEVICE',
  'PASSWORD_CHANGED',
  'CARDS_IMPORTED',
  'LISTING_SOLD',
  'LISTING_WITHDRAWN',
  'LISTING_RESTORED',
];

export class NoticesOfHeldPrices1760000016010 implements MigrationInterface {
  name = 'NoticesOfHeldPrices1760000016010';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...KINDS, 'PRICES_HELD_BACK']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications.notification where kind = 'PRICES_HELD_BACK'`);
    await allow(runner, KINDS);
  }
}

const allow = (runner: QueryRunner, kinds: readonly string[]): Promise<unknown> =>
  runner.query(`alter table notifications.notification drop constraint notification_kind,
    add constraint notification_kind check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
