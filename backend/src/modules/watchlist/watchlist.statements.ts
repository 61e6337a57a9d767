// The SQL of the reads. A page comes with one row more, so that the next page is known without a second look.

/** $1 owner, $2 limit, $3 moment and $4 card to start after. */
export const OF_OWNER = {
  name: 'watchlist.of-owner',
  text: `select w.card_id, w.card_name, w.card_set_code, w.card_set_name, w.card_number, w.card_image_url, w.added_at,
      w.added_at::text as position,
      (select count(*)::int from watchlist.watched_card where owner = $1) as total
    from watchlist.watched_card w
    where w.owner = $1 and ($3::timestamptz is null or (w.added_at, w.card_id) < ($3::timestamptz, $4::uuid))
    order by w.added_at desc, w.card_id desc limit $2::int + 1`,
};

/** $1 owner, $2 card. */
export const CONTAINS = {
  name: 'watchlist.contains',
  text: 'select 1 from watchlist.watched_card where owner = $1 and card_id = $2',
};
