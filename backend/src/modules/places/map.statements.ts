// The SQL of maps.
import { arrayText } from '../../platform/database/json-page.js';
import { MAX_MAP_STORES } from './domain/place.js';
import { distanceSql, insideSql } from './place.sql.js';

const PLACE = { latitude: 'p.latitude', longitude: 'p.longitude' };
const MIDDLE = { latitude: '$7::float8', longitude: '$8::float8' };
const SAYS_ALL = `and platform.plain(s.name || ' ' || s.address || ' ' || p.address) like all (array(
        select '%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' from unnest($9::text[]) word))`;

/** The listed stores in a box ($1 to $6), those nearest to its middle ($7, $8) first; one more than a map has says that there are more. */
const storesIn = (name: string, condition: string) => ({
  name,
  text: `with found as materialized (
      select s.uuid, s.name, p.address, p.latitude, p.longitude
      from places.account_place p
      join users.listed_stores o on o.uuid = p.account
      join users.listers s on s.uuid = p.account
      where p.is_exact and ${insideSql(PLACE, 1)} ${condition}
      order by ${distanceSql(MIDDLE, PLACE)}, s.uuid limit ${MAX_MAP_STORES + 1})
    select json_build_object('stores', ${arrayText({
      entry: 'l.*',
      rows: `select * from found limit ${MAX_MAP_STORES}`,
    })}, 'isComplete', (select count(*) <= ${MAX_MAP_STORES} from found))::text as answer`,
});

export const STORES_IN_BOX = storesIn('places.map', '');
/** Of these stores, those that say all the words $9 in their name or address. */
export const STORES_IN_BOX_SAYING = storesIn('places.map-saying', SAYS_ALL);
