// What listings, watchlists and events publish to other modules: statements name these views, never the tables.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublishedViews1760000014100 implements MigrationInterface {
  name = 'PublishedViews1760000014100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create view listings.active as
      select uuid, lister, card_id, card_name, card_set_name, card_set_code, card_number, type, price_cents, created_at
      from listings.listings where status = 'ACTIVE'`);
    await runner.query(`create view watchlist.watchers as
      select card_id, watchers from watchlist.watcher_count where watchers > 0`);
    // A card that is on the list by two of its ids is shown by the one that came first.
    await runner.query(`create view watchlist.watched as
      select w.*, exists (
        select from cards.aliases a
        join watchlist.watched_card e on e.owner = w.owner and e.card_id = a.other
        where a.id = w.card_id and (e.added_at, e.card_id) < (w.added_at, w.card_id)) as is_repeated
      from watchlist.watched_card w`);
    await runner.query(`create view events.scheduled as
      select e.id, e.uuid, e.store, h.name as store_name, e.name, e.location, e.starts_at, e.time_zone, e.version,
        (e.starts_at at time zone 'UTC')::date as date, (e.starts_at at time zone 'UTC')::time(0) as time, f as format
      from events.event e join users.listers h on h.uuid = e.store join catalogs.formats f on f.id = e.format_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.active, watchlist.watchers, watchlist.watched, events.scheduled');
  }
}
