// The SQL of the reads that no other module answers.

/**
 * How often others watch what a store ($1) has in stock. It joins what two modules publish, neither of which may ask
 * the other.
 */
export const WATCHED_STOCK = {
  name: 'dashboard.watched-stock',
  text: `select count(*)::int as watched
    from (select distinct card_id from listings.in_stock where lister = $1) stock
    join watchlist.watchers w on w.card_id = stock.card_id where w.owner <> $1`,
};
