// The SQL of the reads. What others see of an account is said once, in the view users.listers; lists PostgreSQL writes as JSON.
import { cappedTotal, pageText } from '../../platform/database/json-page.js';

/** Stores that are shown: open, with an address. The table has them in their order, the view says what they hide. */
const STORES = `from users.local_store o join users.account a on a.uuid = o.uuid join users.listers s on s.uuid = o.uuid`;
const COLUMNS = 's.uuid, s.name, s.address, s.phone_number, s.email, a.website, o.is_idle, o.sort_name';
const PAGE = {
  entry: 'l.uuid, l.name, l.address, l.phone_number as "phoneNumber", l.email, l.website',
  key: 'l.is_idle::int, l.name, l.uuid',
  limit: '$1::int',
};
/**
 * After $2 whether it was an idle store (0 or 1), $3 its name and $4 its uuid. The first page starts before every name, so
 * that the index bounds both.
 */
const AFTER = '($2::int::boolean, platform.plain($3) collate "C", $4::uuid)';

/**
 * The stores that are shown, by name, those without listings and events last: $1 limit, $2 to $4 where to start after. Names
 * sort the same on every machine, whatever the language of its database.
 */
export const STORES_BY_NAME = {
  name: 'users.stores',
  text: pageText({
    ...PAGE,
    rows: `select ${COLUMNS} ${STORES} where o.is_listed and (o.is_idle, o.sort_name, o.uuid) > ${AFTER}
      order by o.is_idle, o.sort_name, o.uuid limit $1::int + 1`,
    total: cappedTotal('select from users.local_store where is_listed order by is_idle, sort_name, uuid'),
  }),
};

const HAYSTACK = `platform.plain(a.name || ' ' || a.address)`;

/**
 * Of these stores, those that say all the words $5 in their name or address. Nothing that was typed is a wildcard. An index
 * finds one pattern, but not all of a list; it finds the longest, which tells the most.
 */
export const STORES_SAYING = {
  name: 'users.stores-saying',
  text: `with words as materialized (
      select '%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern
      from unnest($5::text[]) word order by length(word) desc),
    found as materialized (
      select o.uuid, o.is_idle, o.sort_name from users.account a join users.local_store o on o.uuid = a.uuid
      where a.role = 'STORE' and o.is_listed
        and ${HAYSTACK} like (select pattern from words limit 1)
        and ${HAYSTACK} like all (array(select pattern from words))),
    page as (
      select uuid from found where (is_idle, sort_name, uuid) > ${AFTER}
      order by is_idle, sort_name, uuid limit $1::int + 1)
    ${pageText({
      ...PAGE,
      rows: `select ${COLUMNS} from page join users.local_store o on o.uuid = page.uuid
        join users.account a on a.uuid = page.uuid
        join users.listers s on s.uuid = page.uuid order by o.is_idle, o.sort_name, o.uuid`,
      total: cappedTotal('select from found'),
    })}`,
};

/** What members see of the open account $1; where somebody lives, and that somebody is under 18, is shown to nobody. */
export const PROFILE = {
  name: 'users.profile',
  text: `select s.uuid, s.name, s.role, case s.role when 'STORE' then s.address end as address,
      s.phone_number as "phoneNumber", s.email, a.website
    from users.listers s join users.account a on a.uuid = s.uuid where s.uuid = $1`,
};

const NEWEST = `from users.account a join users.local_store o on o.uuid = a.uuid and o.is_listed
      where a.role = 'STORE' order by a.created_at desc, a.uuid limit $1::int`;

/** The stores that opened last and are shown: $1 how many. Strangers see their names alone. */
export const NEWEST_STORES = {
  name: 'users.newest-stores',
  text: `select a.uuid, a.name ${NEWEST}`,
};

/** How many stores are shown, counted as far as $1. */
export const COUNT_STORES = {
  name: 'users.count-stores',
  text: `select count(*)::int as total from (
      select from users.local_store where is_listed order by is_idle, sort_name, uuid limit $1::int) known`,
};

/** $1 uuid. */
export const ACCOUNT = {
  name: 'users.account',
  text: `select uuid, name, email, phone_number, address, role, website, email_visible, phone_visible, enabled, version
    from users.account where uuid = $1`,
};
