// Wants of a large market: some of the cards that are posted, the rest of others.

/** Cards that are posted; somebody wants each. */
export const POSTED = 500;
const WANTS_OF_EACH = 9;

/** $1 whether the cards are those that are posted, $2 how many wants; each account wants a card once. */
const WATCHED = `insert into watchlist.watched_card
    (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
  select a.uuid, c.id, c.name, c.set_code, c.set_name, c.number, c.image, now()
  from (select count(*)::int as cards from wanted_card where is_posted = $1::bool) of
    cross join generate_series(0, $2::int - 1) n
    join wanted_card c on c.is_posted = $1::bool and c.nth = 1 + n % of.cards
    join account_nth a on a.nth = 1 + (n / of.cards * 7919 + n % of.cards * 31) % (select count(*) from account_nth)
  on conflict do nothing`;
const WANTED = `insert into watchlist.want (owner, card_id, any_printing, quantity, for_trade, visibility, is_alerting, changed_at)
  select w.owner, w.card_id, true, 1, true, 'PRIVATE', true, now() from watchlist.watched_card w
    join wanted_card c on c.id = w.card_id and c.is_posted = $1::bool
  where w.added_at >= current_date on conflict do nothing`;
/** The first ranks are posted. Other printings of their cards are no others: wants of any printing of them fit, too. */
const CARDS = `create temporary table wanted_card as
  with posted as (select p.oid from bench.card c join cards.printing p on p.id = c.id where c.rank <= ${POSTED})
  select c.*, c.rank <= ${POSTED} as is_posted,
    row_number() over (partition by c.rank <= ${POSTED} order by c.rank) as nth
  from bench.card c join cards.printing p on p.id = c.id
  where c.rank <= ${POSTED} or p.oid not in (select oid from posted)`;
const ACCOUNTS = `create temporary table account_nth as
  select row_number() over (order by uuid) as nth, uuid from users.listers where role = 'USER'`;

/** Takes away the wants of the run before. */
export async function withoutWants(client) {
  await client.query(ACCOUNTS);
  await client.query(CARDS);
  await client.query('analyze account_nth, wanted_card');
  await client.query('delete from watchlist.watched_card where added_at >= current_date');
}

/** Fills up to this number of wants; what wants the cards that are posted stays the same. Answers how many there are. */
export async function fillWants(client, wants) {
  const { rows: counted } = await client.query('select count(*)::int as there from watchlist.want');
  const [{ there }] = counted;
  const ofPosted = there === 0 ? POSTED * WANTS_OF_EACH : 0;
  await client.query('set session_replication_role = replica');
  for (const [isPosted, count] of [
    [true, ofPosted],
    [false, wants - ofPosted],
  ]) {
    await client.query(WATCHED, [isPosted, count]);
    await client.query(WANTED, [isPosted]);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze) watchlist.watched_card, watchlist.want');
  const { rows } = await client.query('select count(*)::int as wants from watchlist.want');
  return rows[0].wants;
}
