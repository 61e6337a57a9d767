// Two views that nobody reads any more: the dashboards ask the tables, whose figures are counted beside them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ViewsWithoutReaders1760000011100 implements MigrationInterface {
  name = 'ViewsWithoutReaders1760000011100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop view watchlist.watchers, listings.in_stock');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create view listings.in_stock as
      select lister, card_id from listings.listings where status = 'ACTIVE' and type in ('SELL', 'TRADE')
      union all
      select l.lister, a.other from listings.listings l join cards.aliases a on a.id = l.card_id
      where l.status = 'ACTIVE' and l.type in ('SELL', 'TRADE')`);
    await runner.query(`create view watchlist.watchers as
      select w.card_id, w.owner from watchlist.watched_card w join users.listers p on p.uuid = w.owner
      where not (w.card_id in (select id from cards.aliases) and exists (
        select from cards.aliases a join watchlist.watched_card e on e.card_id = a.other and e.owner = w.owner
        where a.id = w.card_id and (e.added_at, e.card_id) < (w.added_at, w.card_id)))`);
  }
}
