// Whom and what the calls are about: drawn from the market as it is used, the same every time.

const MANY = 500;

/** Numbers from 1 to $1, so many as $2, drawn with a salt. */
const drawn = (salt) =>
  `(select i, 1 + floor(bench.unit(i, ${salt}) * $1)::bigint as n from generate_series(1, $2::int) i) drawn`;

/** People with listings: a store is drawn the more often the more it lists. */
const LISTERS = `select p.uuid, p.role, min(a.email) as email, bench.id('session', min(i)) as session
  from ${drawn(41)} join listings.listings l on l.uuid = bench.id('listing', drawn.n)
  join users.listers p on p.uuid = l.lister and p.role = $3 join users.account a on a.uuid = p.uuid
  group by p.uuid, p.role order by min(i) limit ${MANY}`;
const STORE_LISTINGS = `select l.lister, l.card_name as name from ${drawn(42)}
  join listings.listings l on l.uuid = bench.id('listing', drawn.n) and l.status = 'ACTIVE'
  join users.listers p on p.uuid = l.lister and p.role = 'STORE' order by i limit ${MANY}`;
/** As people look for cards: the wanted ones more often. */
const CARDS = `select c.id, c.name, c.set_code as set, c.set_name as "setName", c.number, c.image, c.finish
  from (select i, 1 + floor(bench.unit(i, 43) ^ 2 * (select count(*) from bench.card))::int as rank
    from generate_series(1, ${MANY}) i) drawn join bench.card c using (rank) order by i`;
/** The listing before the page $1 of $2 in each of the largest stores, or the last but a few in smaller markets. */
const DEEP = `select s.lister, to_json(l.created_at) #>> '{}' as moment, l.uuid from (
    select lister, count(*) as active from listings.listings where status = 'ACTIVE' group by lister
    order by count(*) desc limit 10) s
  join users.listers p on p.uuid = s.lister
  cross join lateral (select created_at, uuid from listings.listings l where l.lister = s.lister and l.status = 'ACTIVE'
    order by created_at desc, uuid desc offset least(($1::int - 1) * $2::int - 1, s.active * 9 / 10) limit 1) l`;

/** Which of the accounts $1 have a place, and how far they look: null for anywhere. */
const PLACED = 'select account as uuid, radius_km as radius from places.viewers where account = any ($1)';
/** Deals of the people $1. */
const OWN_DEALS = `select d.deal as uuid, d.account from deals.inbox d where d.account = any ($1)
  order by d.changed_at desc, d.deal limit ${MANY}`;
/** Events to come. */
const COMING = `select uuid from events.scheduled where starts_at > now() + interval '1 day' order by starts_at, uuid limit ${MANY}`;

/** The listers with the most on the market. */
const LARGEST = `select lister from listings.listings where status = 'ACTIVE'
  group by lister order by count(*) desc, lister limit 4`;

/** The entries of one page where the thousandth is asked for. */
export const SMALL_PAGE = 15;

/** Draws the sample. */
export async function drawSample(client, { listings }) {
  const rows = async (text, values) => (await client.query(text, values)).rows;
  // With everything on one side of an index more has to be drawn than is needed.
  const enough = Math.min(listings, MANY * 20);
  const stores = await rows(LISTERS, [listings, enough, 'STORE']);
  const largest = (await rows(LARGEST, [])).map(({ lister }) => lister);
  const players = await rows(LISTERS.replaceAll("'session', ", "'player', "), [listings, enough, 'USER']);
  const people = [...stores, ...players];
  const places = new Map(
    (await rows(PLACED, [people.map(({ uuid }) => uuid)])).map(({ uuid, radius }) => [uuid, radius]),
  );
  return {
    stores,
    players,
    placed: people.filter(({ uuid }) => places.has(uuid)),
    unplaced: people.filter(({ uuid }) => !places.has(uuid)),
    near: people.filter(({ uuid }) => places.get(uuid)),
    events: await rows(COMING, []),
    deals: (await rows(OWN_DEALS, [people.map(({ uuid }) => uuid)])).map(({ uuid, account }) => ({
      uuid,
      by: people.find((person) => person.uuid === account),
    })),
    stocked: stores.filter(({ uuid }) => largest.includes(uuid)),
    people,
    storeListings: await rows(STORE_LISTINGS, [listings, enough]),
    cards: await rows(CARDS, []),
    deep: await rows(DEEP, [1000, SMALL_PAGE]),
  };
}
