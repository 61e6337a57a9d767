// People with as much around them in a small market as in a large one: where more people live, they look less far.

/** What there is around somebody in the smallest market already. */
const AROUND = { accounts: 190, copies: 1430 };
/** In kilometres: people are found by the edges of their bands, so that a radius between two reads more than it finds. */
const RADII = [10, 20, 50];
const FEW = 5;
const CANDIDATES = 300;
/** What a degree of latitude is, in kilometres. */
const DEGREE = 111.2;

const NEIGHBOURS = `with stock as materialized (
    select lister, count(*) as copies from listings.listings
    where status = 'ACTIVE' and type in ('SELL', 'TRADE') group by lister),
  points as materialized (
    select p.latitude, p.longitude, count(*) as accounts, coalesce(sum(s.copies), 0) as copies
    from places.account_place p left join stock s on s.lister = p.account group by p.latitude, p.longitude),
  candidates as materialized (
    select account, latitude, longitude from places.account_place where not is_exact order by md5(account::text) limit ${CANDIDATES}),
  around as (
    select c.account, radius, sum(p.accounts) as accounts, sum(p.copies) as copies
    from candidates c cross join unnest($1::int[]) radius join points p
      on p.latitude between c.latitude - radius / ${DEGREE} and c.latitude + radius / ${DEGREE}
      and (p.latitude - c.latitude) ^ 2 + ((p.longitude - c.longitude) * cos(radians(c.latitude))) ^ 2 < (radius / ${DEGREE}) ^ 2
    group by c.account, radius),
  nearest as (
    select distinct on (account) account, radius, abs(ln(accounts / ${AROUND.accounts}.0)) + 2 * abs(ln(copies / ${AROUND.copies}.0)) as off
    from around where copies > 0 order by account, off)
  select u.uuid, u.role, n.radius from nearest n join users.listers u on u.uuid = n.account order by off, u.uuid limit ${FEW}`;

/** Draws them from a market, and sets how far they look. */
export async function drawNeighbours(client) {
  const { rows } = await client.query(NEIGHBOURS, [RADII]);
  for (const { uuid, radius } of rows) {
    await client.query(
      `insert into places.preference (account, radius_km, unit) values ($1, $2, null)
       on conflict (account) do update set radius_km = excluded.radius_km`,
      [uuid, radius],
    );
  }
  return rows.map(({ uuid, role }) => ({ uuid, role }));
}
