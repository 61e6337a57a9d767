// What modules publish for dashboards and watchlists: market prices, what is in stock, who watches what.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DashboardViews1760000008100 implements MigrationInterface {
  name = 'DashboardViews1760000008100';

  async up(runner: QueryRunner): Promise<void> {
    // In whole cents. A printing that another took over has the other's price; one that is gone has none.
    await runner.query(`
      create view cards.market_prices as
      select p.id as card_id, price.usd as usd_cents, price.usd_foil as usd_foil_cents, price.as_of
      from cards.printing p left join cards.printing heir on heir.id = p.merged_into
      join cards.printing_price price on price.pid = coalesce(heir.pid, p.pid)
      where case when heir.id is null then p.gone_at else heir.gone_at end is null
        and num_nonnulls(price.usd, price.usd_foil) > 0`);
    await runner.query(`
      create view listings.in_stock as
      select lister, card_id from listings.listings where status = 'ACTIVE' and type in ('SELL', 'TRADE')`);
    await runner.query(`create index listings_in_stock on listings.listings (lister, card_id)
      where status = 'ACTIVE' and type in ('SELL', 'TRADE')`);
    await runner.query(`
      create view watchlist.watchers as
      select w.card_id, w.owner from watchlist.watched_card w join users.listers p on p.uuid = w.owner`);
    await runner.query('create index watched_card_by_card on watchlist.watched_card (card_id, owner)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view watchlist.watchers, listings.in_stock, cards.market_prices');
    await runner.query('drop index watchlist.watched_card_by_card, listings.listings_in_stock');
  }
}
