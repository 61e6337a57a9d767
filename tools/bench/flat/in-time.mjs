// Lays the rows of a market as years of use would have: what was written together lies together.

const WRITTEN = {
  'listings.listings': 'created_at',
  'watchlist.watched_card': 'added_at',
  'users.account': 'created_at',
  // Some weeks before it starts.
  'events.event': 'starts_at',
};

/** In a small market events seldom start at one moment; a period of so many is to be as long a list in a large one. */
const SPREAD = `update events.event
  set starts_at = starts_at + make_interval(secs => (hashtextextended(uuid::text, 1) & 2147483647) % 3600)`;

/**
 * Sorts the tables once. The market is drawn by hashes: in no order at all, a store's listings would lie on other pages of
 * the visibility map each, and a count in an index would touch one page a row in a large market and none in a small one.
 */
export async function layInTime(client, say) {
  const { rows } = await client.query(`select to_regclass('bench.in_time') is not null as "isDone"`);
  if (rows[0].isDone) return;
  say('Laying the rows in the order of time');
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(SPREAD);
  for (const [table, moment] of Object.entries(WRITTEN)) {
    await client.query(`create index in_time on ${table} (${moment})`);
    await client.query(`cluster ${table} using in_time`);
    await client.query(`drop index ${table.split('.')[0]}.in_time`);
  }
  await client.query('vacuum (analyze)');
  await client.query('create table bench.in_time ()');
}
