// The SQL of distances for the lists of users, which know no places.
import { arrayText, cappedTotal, pageText } from '../../platform/database/json-page.js';
import { distanceKey, distanceTo, viewerSql } from './distance.sql.js';

/** How far the open accounts $1 are from the account $2; those whose distance is unknown are left out. */
export const DISTANCES = {
  name: 'places.distances',
  text: `with ${viewerSql('$2')}
    select ${arrayText({
      entry: 'l.account, l.distance',
      rows: `select * from (
          select p.uuid as account, ${distanceTo('p.uuid')} as distance
          from users.listers p where p.uuid = any ($1::uuid[]) offset 0) known
        where distance is not null`,
    })}::text as entries`,
};

const ORDER = 'distance_key, is_idle, sort_name, uuid';
/** The words $7 as patterns; nothing that was typed is a wildcard. */
const WORDS = `words as materialized (
      select '%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern
      from unnest($7::text[]) word)`;
const SAYS_ALL = `where exists (select from users.listers s where s.uuid = o.uuid
        and platform.plain(s.name || ' ' || s.address) like all (array(select pattern from words)))`;

/**
 * The stores that are listed, the nearest first, those whose distance is unknown last: $1 limit, $2 who asks, $3 to $6 the distance
 * key, whether it is idle (0 or 1), the name and the uuid to start after.
 */
const nearestStores = (name: string, hasWords: boolean) => ({
  name,
  text: `with ${viewerSql('$2')}, ${hasWords ? `${WORDS}, ` : ''}
    found as materialized (
      select o.uuid, o.is_idle, o.sort_name, ${distanceKey('o.uuid')} as distance_key
      from users.listed_stores o ${hasWords ? SAYS_ALL : ''}),
    page as (
      select * from found where (${ORDER}) > ($3::int, $4::int::boolean, platform.plain($5) collate "C", $6::uuid)
      order by ${ORDER} limit $1::int + 1)
    ${pageText({
      entry: `l.uuid, l.name, l.address, l.phone_number as "phoneNumber", l.email, l.website,
        ${distanceTo('l.uuid')} as distance`,
      key: 'l.distance_key, l.is_idle::int, l.name, l.uuid',
      limit: '$1::int',
      rows: `select page.*, s.name, s.address, s.phone_number, s.email, o.website
        from page join users.listers s on s.uuid = page.uuid join users.listed_stores o on o.uuid = page.uuid
        order by ${ORDER.replace(/\w+/g, 'page.$&')}`,
      total: cappedTotal('select from found'),
    })}`,
});

export const NEAREST_STORES = nearestStores('places.nearest-stores', false);
/** Of these stores, those that say all the words $7 in their name or address. */
export const NEAREST_STORES_SAYING = nearestStores('places.nearest-stores-saying', true);
