// The least that a change of a whole stock can cost here: one bare statement that writes the same rows, and is taken back.

/** $1 lister, $2 how many. */
const ADD = `insert into listings.listings (uuid, lister, card_id, pid, card_name, card_set_code, card_set_name, card_number,
    card_image_url, condition, type, finish, language, price_cents, status, created_at, status_updated_at)
  select gen_random_uuid(), $1, c.id, c.pid, c.name, c.set_code, c.set_name, c.number, c.image, 'NEAR_MINT', 'SELL', c.finish, 'en', c.cents,
    'ACTIVE', now(), now()
  from generate_series(1, $2::int) n join bench.card c on c.rank = 1 + n % (select count(*)::int from bench.card)`;
/** $1 lister, $2 how many. */
const REPRICE = `update listings.listings set price_cents = price_cents + 1, version = version + 1 where uuid in (
    select uuid from listings.listings where lister = $1 and status = 'ACTIVE' limit $2::int)`;

/** Seconds that each takes for so many copies. */
export async function floorOf(client, lister, copies) {
  return {
    add: await secondsOf(client, ADD, [lister, copies]),
    reprice: await secondsOf(client, REPRICE, [lister, copies]),
  };
}

async function secondsOf(client, text, values) {
  await client.query('begin');
  try {
    const begun = performance.now();
    await client.query(text, values);
    return (performance.now() - begun) / 1000;
  } finally {
    await client.query('rollback');
  }
}
