// The SQL that makes accounts and what the other rows are drawn with: numbers that are the same every time.

/** A number from 0 up to 1, and a UUID, for each thing that is counted. */
export const DRAWING = `
  create schema bench;
  create function bench.unit(n bigint, salt bigint) returns float8 language sql immutable strict parallel safe as $$
    select (hashint8extended(n, salt) & 2147483647)::float8 / 2147483648 $$;
  create function bench.id(kind text, n bigint) returns uuid language sql immutable strict parallel safe as $$
    select overlay(overlay(md5(kind || n) placing '4' from 13) placing 'a' from 17)::uuid $$;
  create function bench.one_of(list text[], u float8) returns text language sql immutable strict parallel safe as $$
    select list[1 + floor(u * cardinality(list))::int] $$`;

/** $1 how many accounts, $2 how many of them are stores, $3 the hash of their password, $4 today. */
export const ACCOUNTS = `
  insert into users.account (uuid, name, email, password_hash, phone_number, address, role, website, email_visible,
    phone_visible, enabled, email_verified_at, created_at)
  select bench.id('account', n),
    case when n <= $2 then bench.one_of('{Dragon,Lantern,Harbor,Copper,Raven,Willow,Granite,Ember}', bench.unit(n, 1))
      || bench.one_of('{"''s Keep"," Games"," Cards"," Corner"," Guild"," Tavern"}', bench.unit(n, 2)) || ' ' || n
      else bench.one_of('{Ana,Ben,Chi,Dee,Eli,Fay,Gus,Ida,Jon,Kai,Lea,Max}', bench.unit(n, 1)) || ' '
      || bench.one_of('{Moss,Hale,Reyes,Stone,Park,Silva,Novak,Berg,Costa,Lind}', bench.unit(n, 2)) end,
    'person-' || n || '@example.test', $3, case when n % 3 = 0 then '' else '+1 (555) 010-' || lpad((n % 10000)::text, 4, '0') end,
    case when n <= $2 then n || ' Market Street, ' || bench.one_of('{Brinemarch,Caskfell,Duskmoor,Elderwick}', bench.unit(n, 3))
      else '' end,
    case when n <= $2 then 'STORE' else 'USER' end, case when n <= $2 and n % 2 = 0 then 'https://store-' || n || '.example.test' end,
    true, n % 2 = 0, n % 200 <> 0, $4::date - interval '1 day', $4::date - bench.unit(n, 4) * interval '900 days'
  from generate_series(1, $1::int) n`;

/** $1 how many events, $2 how many stores, $3 today. As many are over as are to come. */
export const EVENTS = `
  insert into events.event (uuid, store, name, location, starts_at, time_zone, format_id, version, created_at)
  select bench.id('event', n), bench.id('account', 1 + floor(bench.unit(n, 11) * $2::int)::int),
    bench.one_of('{Friday,Saturday,Midweek,Lunar,Harvest,Beginners'',Grand,Two-Day}', bench.unit(n, 12)) || ' '
      || bench.one_of('{Draft,Tournament,Showdown,League,Meeting,Prerelease}', bench.unit(n, 13)),
    bench.one_of('{Main hall,Back room,Upper floor,Town library}', bench.unit(n, 14)),
    $3::date + floor((bench.unit(n, 15) - 0.5) * 360)::int + make_interval(hours => 14 + floor(bench.unit(n, 16) * 8)::int),
    'America/Chicago', 1 + floor(bench.unit(n, 17) * 12)::int, 1, $3::date - interval '200 days'
  from generate_series(1, $1::int) n`;

/** $1 how many days the calendar has gone on since the events were made. */
export const MOVE_EVENTS = `update events.event set starts_at = starts_at + make_interval(days => $1::int)`;
