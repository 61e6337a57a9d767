// The SQL that says where accounts are: around real towns, more of them in large ones, stores at a point and people at a rounded one.

/** So many people in a hundred say where they are; the others search from anywhere. */
const PLACED = 0.8;

/**
 * Large towns of the world, each with how many of a hundred thousand accounts live within some 15 km of it. Two in five live around
 * one of them, the others in one of 4,000 smaller towns that are spread between and beyond them.
 */
const TOWNS = [
  ['London, England, United Kingdom', 'GB', 51.5085, -0.1257, 'Europe/London', 4200],
  ['New York City, New York, United States', 'US', 40.7143, -74.006, 'America/New_York', 3800],
  ['Los Angeles, California, United States', 'US', 34.0522, -118.2437, 'America/Los_Angeles', 3000],
  ['Chicago, Illinois, United States', 'US', 41.85, -87.65, 'America/Chicago', 2400],
  ['Berlin, Berlin, Germany', 'DE', 52.5244, 13.4105, 'Europe/Berlin', 2200],
  ['Paris, France', 'FR', 48.8534, 2.3488, 'Europe/Paris', 2200],
  ['Madrid, Spain', 'ES', 40.4165, -3.7026, 'Europe/Madrid', 1800],
  ['Toronto, Ontario, Canada', 'CA', 43.7064, -79.3986, 'America/Toronto', 1700],
  ['Tokyo, Japan', 'JP', 35.6895, 139.6917, 'Asia/Tokyo', 1700],
  ['Rome, Italy', 'IT', 41.8919, 12.5113, 'Europe/Rome', 1500],
  ['Sydney, New South Wales, Australia', 'AU', -33.8679, 151.2073, 'Australia/Sydney', 1400],
  ['Seattle, Washington, United States', 'US', 47.6062, -122.3321, 'America/Los_Angeles', 1300],
  ['Houston, Texas, United States', 'US', 29.7633, -95.3633, 'America/Chicago', 1300],
  ['Hamburg, Germany', 'DE', 53.5507, 9.993, 'Europe/Berlin', 1200],
  ['Barcelona, Catalonia, Spain', 'ES', 41.3888, 2.159, 'Europe/Madrid', 1200],
  ['Munich, Bavaria, Germany', 'DE', 48.1374, 11.5755, 'Europe/Berlin', 1100],
  ['Vienna, Austria', 'AT', 48.2085, 16.3721, 'Europe/Vienna', 1000],
  ['Milan, Lombardy, Italy', 'IT', 45.4643, 9.1895, 'Europe/Rome', 1000],
  ['Denver, Colorado, United States', 'US', 39.7392, -104.9847, 'America/Denver', 900],
  ['Amsterdam, North Holland, Netherlands', 'NL', 52.374, 4.8897, 'Europe/Amsterdam', 900],
  ['Warsaw, Poland', 'PL', 52.2298, 21.0118, 'Europe/Warsaw', 800],
  ['Lyon, France', 'FR', 45.7485, 4.8467, 'Europe/Paris', 700],
  ['Melbourne, Victoria, Australia', 'AU', -37.814, 144.9633, 'Australia/Melbourne', 700],
  ['Dublin, Ireland', 'IE', 53.3331, -6.2489, 'Europe/Dublin', 600],
  ['Boise, Idaho, United States', 'US', 43.6135, -116.2035, 'America/Boise', 400],
];
const LARGE = TOWNS.reduce((sum, [, , , , , accounts]) => sum + accounts, 0) / 100_000;

const SMALL_TOWNS = 4_000;
/** Degrees that a small town is at most from a large one: some 440 km. */
const AROUND = 4;
/** Degrees that people are at most from the middle of their town: some 15 km. */
const OUTSKIRTS = 0.14;

const text = (value) => `'${value.replaceAll("'", "''")}'`;
/** The large towns with the share of accounts where each begins, and the small ones, each near a large one. */
export const TOWNS_MADE = `
  create unlogged table bench.town as
  select n, label, country, latitude, longitude, zone, coalesce(sum(weight) over (order by n rows between unbounded preceding
    and 1 preceding), 0)::float8 / sum(weight) over () as begins
  from (values ${TOWNS.map(
    ([label, country, latitude, longitude, zone, weight], nth) =>
      `(${nth + 1}, ${text(label)}, ${text(country)}, ${latitude}::float8, ${longitude}::float8, ${text(zone)}, ${weight})`,
  ).join(', ')}) t (n, label, country, latitude, longitude, zone, weight);
  create unlogged table bench.small_town as
  select i as n, 'Town ' || i || ', ' || t.label as label, t.country, t.zone,
    t.latitude + ${AROUND} * (2 * bench.unit(i, 52) - 1) as latitude,
    t.longitude + ${AROUND} * (2 * bench.unit(i, 53) - 1) / cos(radians(t.latitude)) as longitude
  from generate_series(1, ${SMALL_TOWNS}) i
  join bench.town t on t.n = 1 + floor(bench.unit(i, 51) * ${TOWNS.length})::int;
  alter table bench.town add primary key (n);
  alter table bench.small_town add primary key (n);
  analyze bench.town, bench.small_town`;

/** $1 how many accounts, $2 how many of them are stores, $3 today. Stores are placed more often, and exactly. */
export const PLACES = `
  insert into places.account_place (account, is_exact, town, label, country, zone, address, latitude, longitude, confirmed_at)
  select bench.id('account', a), is_exact, 900000000 + coalesce(-t.n, s.n), coalesce(t.label, s.label), coalesce(t.country, s.country),
    coalesce(t.zone, s.zone), case when is_exact then a || ' Market Street' end,
    case when is_exact then at.latitude else round(at.latitude::numeric, 2)::float8 end,
    case when is_exact then at.longitude else round(at.longitude::numeric, 2)::float8 end, $3::date - interval '1 day'
  from (
    select a, a <= $2 as is_exact, bench.unit(a, 61) < ${LARGE} as is_large, bench.unit(a, 62) as u,
      1 + floor(bench.unit(a, 62) ^ 2 * ${SMALL_TOWNS})::int as small
    from generate_series(1, $1::int) a where a <= $2 * 0.95 or a > $2 and bench.unit(a, 63) < ${PLACED}) drawn
  left join lateral (select * from bench.town t where is_large and t.begins <= u order by t.begins desc limit 1) t on true
  left join bench.small_town s on not is_large and s.n = small
  cross join lateral (select coalesce(t.latitude, s.latitude) + ${OUTSKIRTS} * (bench.unit(a, 64) + bench.unit(a, 65) - 1) as latitude,
    coalesce(t.longitude, s.longitude)
      + ${OUTSKIRTS} * (bench.unit(a, 66) + bench.unit(a, 67) - 1) / cos(radians(coalesce(t.latitude, s.latitude))) as longitude) at`;

/** $1 how many accounts. Most look 25 km far, some farther, and one in ten anywhere. */
export const RADII = `
  insert into places.preference (account, radius_km, unit)
  select p.account, nullif(bench.one_of('{10,25,25,25,25,50,50,50,100,0}', bench.unit(n, 68))::int, 0), null
  from generate_series(1, $1::int) n join places.account_place p on p.account = bench.id('account', n)`;

/** $1 how many stores, $2 today. Every store says when it is open; one in ten says more. */
export const STOREFRONTS = `
  insert into storefronts.storefront (store, description, time_zone, weekly, exceptions, changed_at)
  select bench.id('account', n), case when n % 10 = 0 then repeat('Singles, sealed products and tables for forty. ', 10) end,
    'America/Chicago', (select jsonb_agg(jsonb_build_object('day', day, 'opens', '11:00', 'closes', '20:00'))
      from unnest('{TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}'::text[]) day), '[]', $2::date - interval '1 day'
  from generate_series(1, $1::int) n`;
