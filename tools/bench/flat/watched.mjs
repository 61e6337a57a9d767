// Sees to it that somebody watches every card, as in a large market: a store's cards are then as often watched in a small one.
import { WATCHERS } from '../data/market.mjs';

/** Who watches a card that nobody did, and since when, is drawn as the market draws it. */
const WATCHED_BY_SOMEBODY = `
  insert into watchlist.watched_card
    (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
  select bench.id('account', 1 + floor(bench.unit(c.rank, 34) ^ 2 * (select count(*) from users.account))::bigint), c.id, c.name,
    c.set_code, c.set_name, c.number, c.image, current_date - interval '1 day' - bench.unit(c.rank, 35) * interval '300 days'
  from bench.card c where not exists (select from watchlist.watcher_count w where w.card_id = c.id)
  on conflict do nothing`;

/** Adds the watchers and counts all again, so that the counts lie in the same order everywhere; nothing where that was done. */
export async function watchEveryCard(client) {
  await client.query('set session_replication_role = replica');
  const { rowCount } = await client.query(WATCHED_BY_SOMEBODY);
  if (rowCount > 0) {
    await client.query('truncate watchlist.watcher_count');
    await client.query(WATCHERS);
  }
  await client.query('reset session_replication_role');
  if (rowCount > 0) await client.query('vacuum (analyze) watchlist.watched_card, watchlist.watcher_count');
}
