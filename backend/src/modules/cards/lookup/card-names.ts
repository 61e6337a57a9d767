// Completes the name of a card.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import type { CardCatalog } from '../dto/card-catalog.dto.js';
import { ResponseCache } from './response-cache.js';

const MAX_NAMES = 20;
const MIN_QUERY_LENGTH = 2;

// Order: the exact name; names with a word that starts with the text, the most printed first (`bolt` is Lightning Bolt for most
// people); then, if there is room, names that contain it elsewhere. The prefix search is an index range from the text to the
// text followed by the last code point.
/** $1 what was typed, $2 whether tokens and the like count. */
export const NAMES = {
  name: 'cards.complete-name',
  text: `with asked as materialized (
      select letters from cards.letters($1::text) letters where length(letters) >= ${MIN_QUERY_LENGTH}
    ), begun as materialized (
      select name, prints, is_first, is_exact from (
        select name, bool_or(is_first) as is_first,
          bool_or(is_first and start = (select letters from asked)) as is_exact, max(prints) as prints
        from cards.name_start
        where start >= (select letters from asked) and start < (select letters || chr(1114111) from asked)
          and (not extra or $2)
        group by name
      ) names
      order by is_exact desc, prints desc, is_first desc, length(name), name collate "C" limit ${MAX_NAMES}
    ), inside as materialized (
      select oid from cards.spelling
      where (select count(*) from begun) < ${MAX_NAMES} and kind = 0 and (not extra or $2)
        and letters like (select '%' || regexp_replace(letters, '([\\\\%_])', '\\\\\\1', 'g') || '%' from asked)
      order by length(plain), plain collate "C" limit ${2 * MAX_NAMES}
    )
    select name from (
      select name, case when is_exact then 0 else 1 end as place, prints, is_first from begun
      union all
      select name, 2, max(prints), false from inside join cards.oracle_card using (oid)
      where name not in (select name from begun) group by name
    ) found
    order by place, prints desc, is_first desc, length(name), name collate "C" limit ${MAX_NAMES}`,
};

@Injectable()
export class CardNames {
  constructor(
    private readonly sql: Sql,
    private readonly environment: Environment,
    private readonly answers: ResponseCache,
  ) {}

  /** At most twenty names that what was typed may become. */
  completing(typed: string, extras: boolean): JsonText<CardCatalog> | Promise<JsonText<CardCatalog>> {
    return this.answers.getOrLoad(`names ${extras} ${typed}`, () => this.read(typed, extras));
  }

  private async read(typed: string, extras: boolean): Promise<string> {
    const rows = await this.sql.rows<{ name: string }>(NAMES, [typed, extras]);
    const parameters = new URLSearchParams({ ...(extras ? { include_extras: 'true' } : {}), q: typed });
    return JSON.stringify({
      object: 'catalog',
      uri: `${publicAddress(this.environment)}/api/cards/autocomplete?${parameters}`,
      total_values: rows.length,
      data: rows.map(({ name }) => name),
    });
  }
}
