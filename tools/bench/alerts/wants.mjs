// Wants of a large market: some of the cards that are posted, the rest of others.

/** Cards that are posted; somebody wants each. */
export const POSTED = 500;
const WANTS_OF_EACH = 9;

/** $1 first and $2 last rank of the cards, $3 how many wants; each account wants a card once. */
const WATCHED = `insert into watchlist.watched_card
    (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
  select a.uuid, c.id, c.name, c.set_code, c.set_name, c.number, c.image, now()
  from (
    select $1::int + n % ($2::int - $1::int + 1) as rank,
      1 + (n / ($2::int - $1::int + 1) * 7919 + n % ($2::int - $1::int + 1) * 31) % (select count(*) from account_nth) as account
    from generate_series(0, $3::int - 1) n) w
  join bench.card c using (rank) join account_nth a on a.nth = w.account
  on conflict do nothing`;
const WANTED = `insert into watchlist.want (owner, card_id, any_printing, quantity, for_trade, visibility, is_alerting, changed_at)
  select w.owner, w.card_id, true, 1, true, 'PRIVATE', true, now() from watchlist.watched_card w
  where not exists (select from watchlist.want x where x.owner = w.owner and x.card_id = w.card_id)
    and w.card_id = any (select id from bench.card where rank between $1::int and $2::int)
    and w.added_at >= current_date`;
const ACCOUNTS = `create temporary table account_nth as
  select row_number() over (order by uuid) as nth, uuid from users.listers where role = 'USER'`;

/** Takes away the wants of the run before. */
export async function withoutWants(client) {
  await client.query(ACCOUNTS);
  await client.query('analyze account_nth');
  await client.query('delete from watchlist.watched_card where added_at >= current_date');
}

/** Fills up to so many wants; what wants the cards that are posted stays the same. Answers how many there are. */
export async function fillWants(client, wants) {
  const { rows: counted } = await client.query(
    'select (select count(*) from bench.card)::int as cards, (select count(*) from watchlist.want)::int as there',
  );
  const [{ cards, there }] = counted;
  const parts = there === 0 ? [[1, POSTED, POSTED * WANTS_OF_EACH]] : [];
  parts.push([POSTED + 1, cards, wants - there - (there === 0 ? POSTED * WANTS_OF_EACH : 0)]);
  await client.query('set session_replication_role = replica');
  for (const [first, last, count] of parts) {
    await client.query(WATCHED, [first, last, count]);
    await client.query(WANTED, [first, last]);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze) watchlist.watched_card, watchlist.want');
  const { rows } = await client.query('select count(*)::int as wants from watchlist.want');
  return rows[0].wants;
}
