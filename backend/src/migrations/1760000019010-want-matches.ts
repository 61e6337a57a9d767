// Which copies fit which wants, notices of them, and who has blocked whom, as other modules may know it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'NEW_DEVICE', 'PASSWORD_CHANGED', 'CARDS_IMPORTED', 'LISTING_SOLD', 'LISTING_WITHDRAWN', 'LISTING_RESTORED',
  'PRICES_HELD_BACK', 'COUNT_EXPIRED'`;
const kinds = (
  names: string,
): string => `alter table notifications.notification drop constraint notification_kind,
  add constraint notification_kind check (kind in (${names}))`;

export class WantMatches1760000019010 implements MigrationInterface {
  name = 'WantMatches1760000019010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table watchlist.match (
        owner uuid not null,
        card_id uuid not null,
        listing uuid not null,
        price_cents int not null,
        from_cents int,
        lister uuid not null,
        batch uuid not null,
        matched_at timestamptz not null,
        primary key (owner, card_id, listing, price_cents),
        constraint match_want foreign key (owner, card_id)
          references watchlist.want (owner, card_id) on delete cascade
      )`);
    await runner.query('create index match_by_age on watchlist.match (matched_at)');
    await runner.query('create index match_of_batch on watchlist.match (batch, owner)');
    await runner.query('create index match_of_lister on watchlist.match (lister)');
    await runner.query(kinds(`${BEFORE}, 'WANT_MATCHED'`));
    await runner.query(
      'create view listings.blocks as select recipient, sender from listings.blocked_sender',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.blocks');
    await runner.query(`delete from notifications.notification where kind = 'WANT_MATCHED'`);
    await runner.query(kinds(BEFORE));
    await runner.query('drop table watchlist.match');
  }
}
