// The SQL of the reads. What others see of an account is said once, in the view users.listers; lists PostgreSQL writes as JSON.
import { pageText } from '../../platform/database/page-text.js';

/** The aggregate's own columns are what the indexes know; the view says who is open and what is hidden. */
const STORES = `from users.account a join users.listers s on s.uuid = a.uuid`;
const COLUMNS = 's.uuid, s.name, s.address, s.phone_number, s.email, a.website';
const PAGE = {
  entry: 'l.uuid, l.name, l.address, l.phone_number as "phoneNumber", l.email, l.website',
  key: 'l.name, l.uuid',
  limit: '$1::int',
};
/** The same order on every machine, whatever the language of its database. */
const PLAIN_NAME = 'platform.plain(a.name) collate "C"';
/** $2 name and $3 uuid to start after. The first page starts before every name, so that the index bounds both. */
const AFTER = '(platform.plain($2) collate "C", $3::uuid)';

/** Open stores by name: $1 limit, $2 and $3 where to start after. */
export const STORES_BY_NAME = {
  name: 'users.stores',
  text: pageText({
    ...PAGE,
    rows: `select ${COLUMNS} ${STORES} where a.role = 'STORE' and (${PLAIN_NAME}, a.uuid) > ${AFTER}
      order by ${PLAIN_NAME}, a.uuid limit $1::int + 1`,
    total: `select count(*)::int ${STORES} where a.role = 'STORE'`,
  }),
};

const HAYSTACK = `platform.plain(a.name || ' ' || a.address)`;

/**
 * Open stores that say all the words $4 in their name or address. Nothing that was typed is a wildcard. An index finds
 * one pattern, but not all of a list; it finds the longest, which tells the most.
 */
export const STORES_SAYING = {
  name: 'users.stores-saying',
  text: `with words as materialized (
      select '%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern
      from unnest($4::text[]) word order by length(word) desc),
    found as materialized (
      select a.uuid, ${PLAIN_NAME} as plain ${STORES} where a.role = 'STORE'
        and ${HAYSTACK} like (select pattern from words limit 1)
        and ${HAYSTACK} like all (array(select pattern from words))),
    page as (
      select uuid, plain from found where (plain, uuid) > ${AFTER} order by plain, uuid limit $1::int + 1)
    ${pageText({
      ...PAGE,
      rows: `select ${COLUMNS} from page join users.account a on a.uuid = page.uuid
        join users.listers s on s.uuid = a.uuid order by page.plain, page.uuid`,
      total: 'select count(*)::int from found',
    })}`,
};

/** The stores that opened last and are open: $1 how many. Of what they told, their name alone is for strangers. */
export const NEWEST_STORES = {
  name: 'users.newest-stores',
  text: `select s.uuid, s.name ${STORES} where a.role = 'STORE' order by a.created_at desc, a.uuid limit $1::int`,
};

/** How many stores are open, counted as far as $1. */
export const COUNT_STORES = {
  name: 'users.count-stores',
  text: `select count(*)::int as total from (
      select ${STORES} where a.role = 'STORE' order by a.created_at desc, a.uuid limit $1::int) known`,
};

/** $1 uuid. */
export const ACCOUNT = {
  name: 'users.account',
  text: `select uuid, name, email, phone_number, address, role, website, email_visible, phone_visible, enabled, version
    from users.account where uuid = $1`,
};
