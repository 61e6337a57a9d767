// Collects cards by their names and numbers, all in one statement.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { askedCard, identifiersIn } from './card-identifiers.js';

const ALIVE = 'p.gone_at is null';
const PREFERRED = 'order by p.extra, p.rank_name limit 1';

// Each question is of one kind, and only that look-up is made for it.
const COLLECTED = {
  name: 'cards.collection',
  text: `with asked as materialized (
      select a.*, case when a.kind = 'name' then cards.letters(a.key) end as letters
      from json_to_recordset($1::json) as a (n int, kind text, key text, set text)
    ), found as materialized (
      select a.n, case a.kind
        when 'card' then (select coalesce(p.merged_into, p.id) from cards.printing p where p.id = a.key::uuid)
        when 'oracle' then (select p.id from cards.oracle_card o join cards.printing p using (oid)
          where o.oracle_id = a.key::uuid and ${ALIVE} ${PREFERRED})
        when 'art' then (select p.id from cards.printing p where p.art = a.key::uuid and ${ALIVE} ${PREFERRED})
        when 'outer' then (select p.id from cards.printing p
          where p.outer_ids @> array[a.key] and ${ALIVE} ${PREFERRED})
        when 'place' then (select p.id from cards.printing p
          where p.set_code = a.set and p.collector_number = a.key and ${ALIVE}
          order by p.lang <> 'en', p.lang limit 1)
        else (select p.id from cards.spelling s join cards.printing p using (oid)
          where s.letters = a.letters and ${ALIVE} and (a.set is null or p.set_code = a.set)
          order by s.kind, p.extra, p.rank_name limit 1)
      end as id
      from asked a
    )
    select string_agg(r.raw::text, ',' order by f.n) as data,
      array_agg(f.n order by f.n) filter (where r.id is null) as missing
    from found f left join cards.card_raw r using (id)`,
};

@Injectable()
export class CardCollections {
  constructor(private readonly sql: Sql) {}

  /** The cards as the JSON text of a list, and what named none. Throws a CardRefusal for a question that is none. */
  async collect(body: unknown): Promise<string> {
    const identifiers = identifiersIn(body);
    const asked = JSON.stringify(identifiers.map(askedCard));
    const row = await this.sql.row<{ data: string | null; missing: number[] | null }>(COLLECTED, [asked]);
    const missing = (row?.missing ?? []).map((n) => identifiers[n]);
    return `{"object":"list","not_found":${JSON.stringify(missing)},"data":[${row?.data ?? ''}]}`;
  }
}
