// The SQL of the reads. Each gives one row more than the page, so that the next page is known without a second look.

const COLUMNS = `l.uuid, l.lister, l.card_id, l.card_name, l.card_set_code, l.card_set_name, l.card_number,
  l.card_image_url, l.condition, l.type, l.finish, l.language, l.price_cents, l.status, l.final_price_cents,
  l.created_at, l.status_updated_at`;

/** $1 card, $2 limit, $3 price and $4 uuid to start after. Cheapest first. */
export const OF_CARD = {
  name: 'listings.of-card',
  text: `select ${COLUMNS}, p.name, p.email, p.phone_number, p.address, p.role,
      (select count(*)::int from listings.listings c join users.listers u on u.uuid = c.lister
        where c.card_id = $1 and c.status = 'ACTIVE') as total
    from listings.listings l join users.listers p on p.uuid = l.lister
    where l.card_id = $1 and l.status = 'ACTIVE'
      and ($3::int is null or (l.price_cents, l.uuid) > ($3::int, $4::uuid))
    order by l.price_cents, l.uuid limit $2::int + 1`,
};

const FITS = `($3::text[] is null or
    listings.haystack(l.card_name, l.card_set_code, l.card_set_name, l.card_number) like all ($3::text[]))
  and ($4::text is null or l.condition = $4)`;

/** $1 lister, $2 limit, $3 patterns, $4 condition, $5 moment and $6 uuid to start after, $7 whether the owner asks. */
const ofLister = (status: 'ACTIVE' | 'SOLD', moment: 'created_at' | 'status_updated_at') => ({
  name: `listings.of-lister.${status.toLowerCase()}`,
  text: `with asked as (
      select 1 where $7::boolean or exists (select 1 from users.listers where uuid = $1))
    select ${COLUMNS}, l.${moment}::text as position,
      (select count(*)::int from listings.listings l where l.lister = $1 and l.status = '${status}' and ${FITS}) as total
    from listings.listings l, asked
    where l.lister = $1 and l.status = '${status}' and ${FITS}
      and ($5::timestamptz is null or (l.${moment}, l.uuid) < ($5::timestamptz, $6::uuid))
    order by l.${moment} desc, l.uuid desc limit $2::int + 1`,
});

/** Active listings of a lister, newest first; nothing of a lister whose account is closed, but for its owner. */
export const ACTIVE_OF_LISTER = ofLister('ACTIVE', 'created_at');
/** Sold listings of a lister, the latest sale first. */
export const SOLD_OF_LISTER = ofLister('SOLD', 'status_updated_at');
