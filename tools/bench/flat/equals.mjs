// People, cards and periods with as much to their name in a small market as in a large one, so that the answers are as long.

import { drawNeighbours } from './neighbours.mjs';

/** How many of each kind are asked about: the figures are means of so many. */
const FEW = 3;
/** What there is in the smallest market already. */
const LARGE_STORE = { active: 16_000 };
const STORE = { active: 400, sold: 100, hosted: 50 };
const PLAYER = { active: 8, sold: 2, watched: 10 };
const LISTINGS_OF_CARD = 20;
/** Few enough to be of different stores everywhere. */
const EVENTS = 60;

const HAVE = `with listed as materialized (
    select lister, count(*) filter (where status = 'ACTIVE') as active, count(*) filter (where status = 'SOLD') as sold
    from listings.listings group by lister),
  hosting as materialized (select store, count(*) as hosted from events.event group by store),
  watching as materialized (select owner, count(*) as watched from watchlist.watched_card group by owner)
  select p.uuid, p.role, active::int, sold::int, coalesce(hosted, 0)::int as hosted, coalesce(watched, 0)::int as watched
  from listed join users.listers p on p.uuid = lister left join hosting on store = lister left join watching on owner = lister
  where p.role = $1`;
/** The nearest to what is wanted, each figure by its share. */
const nearest = (wanted) =>
  `${HAVE} order by ${Object.entries(wanted)
    .map(([name, count]) => `abs(coalesce(${name}, 0) / ${count}.0 - 1)`)
    .join(' + ')}, p.uuid limit ${FEW}`;
const CARDS = `select c.id, c.set_code as set, c.collector_number as number, c.name
  from (select l.card_id from listings.listings l where l.status = 'ACTIVE' group by l.card_id
    having count(*) = ${LISTINGS_OF_CARD} order by l.card_id limit ${FEW}) listed
  join cards.printing c on c.id = listed.card_id order by c.id`;
/** When the last of so many events starts, of all formats or of one. */
const UNTIL = `select e.starts_at as until from events.event e join users.listers h on h.uuid = e.store
  join catalogs.formats f on f.id = e.format_id
  where e.starts_at > now() and ($2::text is null or f.value = $2) order by e.starts_at offset $1::int limit 1`;
/** The listing in the middle of a store. */
const MIDDLE = `select created_at::text as moment, uuid from listings.listings where lister = $1 and status = 'ACTIVE'
  order by created_at desc, uuid desc offset ${LARGE_STORE.active / 2} limit 1`;

/** A format that the calls ask for. */
export const FORMAT = 'PAUPER';

/** Draws them from a market. */
export async function drawEquals(client) {
  const rows = async (text, values) => (await client.query(text, values)).rows;
  const until = async (...values) => (await rows(UNTIL, values))[0].until.toISOString();
  const session = (nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
  const found = [
    ...(await rows(nearest(LARGE_STORE), ['STORE'])).slice(0, 1),
    ...(await rows(nearest(STORE), ['STORE'])),
    ...(await rows(nearest(PLAYER), ['USER'])),
  ];
  const drawn = await drawNeighbours(client);
  const people = [...found, ...drawn].map((person, nth) => ({ ...person, session: session(nth) }));
  const neighbours = people.slice(found.length);
  const [large, ...others] = people.slice(0, found.length);
  const [middle] = await rows(MIDDLE, [large.uuid]);
  return {
    people,
    large,
    neighbours,
    stores: others.filter(({ role }) => role === 'STORE'),
    players: others.filter(({ role }) => role === 'USER'),
    cards: await rows(CARDS),
    middle: [middle.moment, middle.uuid],
    until: await until(EVENTS, null),
    untilOfFormat: await until(EVENTS, FORMAT),
  };
}
