// The SQL of the reads. Each gives one row more than the page, so that the next page is known without a second look.

const COLUMNS = `l.uuid, l.lister, l.card_id, l.card_name, l.card_set_code, l.card_set_name, l.card_number,
  l.card_image_url, l.condition, l.type, l.finish, l.language, l.price_cents, l.status, l.final_price_cents,
  l.created_at, l.status_updated_at, l.version`;

/**
 * $1 card, $2 limit, $3 price and $4 uuid to start after. Cheapest first. A card that another was merged into has the
 * other's listings too, and the other way round: each id is read in the order of its index, as far as the page goes.
 */
export const OF_CARD = {
  name: 'listings.of-card',
  text: `with same as materialized (select $1::uuid as id union select other from cards.aliases where id = $1)
    select l.*, (select count(*)::int from same
        join listings.listings c on c.card_id = same.id and c.status = 'ACTIVE'
        join users.listers u on u.uuid = c.lister) as total
    from same cross join lateral (
      select ${COLUMNS}, p.name, p.email, p.phone_number, p.address, p.role
      from listings.listings l join users.listers p on p.uuid = l.lister
      where l.card_id = same.id and l.status = 'ACTIVE'
        and (l.price_cents, l.uuid) > ($3::int, $4::uuid)
      order by l.price_cents, l.uuid limit $2::int + 1) l
    order by l.price_cents, l.uuid limit $2::int + 1`,
};

/** How many listings the lister $1 has active, as a value of a statement. */
export const ACTIVE = `(select count(*)::int from listings.listings where lister = $1 and status = 'ACTIVE')`;

/** How many listings the lister $1 has active. */
export const COUNT_ACTIVE = {
  name: 'listings.count-active',
  text: `select ${ACTIVE} as total`,
};

/**
 * The latest listings to sell of open accounts, one for each name of a card: $1 how many. As many are looked through as
 * one call may post: somebody with a box of the same card leaves room for the others.
 */
export const LATEST = {
  name: 'listings.latest',
  text: `with newest as materialized (
      select l.uuid, l.created_at, l.card_id, l.card_name, l.card_set_name, l.card_number, l.condition, l.finish,
        l.price_cents
      from listings.listings l join users.listers p on p.uuid = l.lister
      where l.status = 'ACTIVE' and l.type = 'SELL' order by l.created_at desc, l.uuid desc limit 500),
    different as (select distinct on (card_name) * from newest order by card_name, created_at desc, uuid desc)
    select card_id as "cardId", card_name as "cardName", card_set_name as "cardSet", card_number as "cardNumber",
      condition, finish, price_cents
    from different order by created_at desc, uuid desc limit $1::int`,
};

/** How many listings open accounts have active, counted as far as $1, along an index that has nothing else in it. */
export const COUNT_ALL = {
  name: 'listings.count-all',
  text: `select count(*)::int as total from (
      select from listings.listings l join users.listers p on p.uuid = l.lister
      where l.status = 'ACTIVE' order by l.lister limit $1::int) known`,
};

const HAYSTACK = 'listings.haystack(l.card_name, l.card_set_code, l.card_set_name, l.card_number)';
/** What a list of listings may be sifted by. */
type Sieve = 'condition' | 'words';

/** Nothing that was typed is a wildcard. The longest word comes first: it tells the most. */
const wordsIn = (parameter: string) => `words as materialized (
    select '%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern
    from unnest(${parameter}::text[]) word order by length(word) desc)`;
/** An index finds one pattern, but not all of a list; it finds the longest. */
const SAYS = `${HAYSTACK} like (select pattern from words limit 1)
    and ${HAYSTACK} like all (array(select pattern from words))`;

/**
 * $1 lister, $2 limit, $3 moment and $4 uuid to start after, $5 whether the owner asks; then what it is sifted by. Each
 * sieve makes a statement of its own: without any, the total is counted in an index alone.
 */
const ofLister = (
  status: 'ACTIVE' | 'SOLD',
  moment: 'created_at' | 'status_updated_at',
  ...sieves: Sieve[]
) => {
  const parameter = (sieve: Sieve) => `$${6 + sieves.indexOf(sieve)}`;
  const fits = [
    `l.lister = $1 and l.status = '${status}'`,
    ...(sieves.includes('condition') ? [`l.condition = ${parameter('condition')}`] : []),
    ...(sieves.includes('words') ? [SAYS] : []),
  ].join(' and ');
  return {
    name: ['listings.of-lister', status.toLowerCase(), ...sieves].join('.'),
    text: `with asked as (
        select 1 where $5::boolean or exists (select 1 from users.listers where uuid = $1))${
          sieves.includes('words') ? `, ${wordsIn(parameter('words'))}` : ''
        }
      select ${COLUMNS}, l.${moment}::text as position,
        (select count(*)::int from listings.listings l where ${fits}) as total
      from listings.listings l, asked
      where ${fits} and (l.${moment}, l.uuid) < ($3::timestamptz, $4::uuid)
      order by l.${moment} desc, l.uuid desc limit $2::int + 1`,
  };
};

const sifted = (status: 'ACTIVE' | 'SOLD', moment: 'created_at' | 'status_updated_at') => ({
  all: ofLister(status, moment),
  condition: ofLister(status, moment, 'condition'),
  words: ofLister(status, moment, 'words'),
  both: ofLister(status, moment, 'condition', 'words'),
});

/**
 * Listings of a lister, all or sifted. Active ones come newest first, and none of a lister whose account is closed, but for
 * its owner; sold ones come with the latest sale first.
 */
export const OF_LISTER = {
  ACTIVE: sifted('ACTIVE', 'created_at'),
  SOLD: sifted('SOLD', 'status_updated_at'),
};
