// Suggests the printings that a name without a set may mean.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { MAX_SUGGESTED } from '../dto/suggested-printings.dto.js';
import { askedCard, identifiersIn, noSchema } from './card-identifiers.js';
import { CardRefusal } from './card-refusal.js';

// The order by name puts ordinary printings before promos and odd ones, the newest first.
const LIKELY = {
  name: 'cards.likely-printings',
  text: `with asked as materialized (
      select a.n, a.set, cards.letters(a.key) as letters
      from json_to_recordset($1::json) as a (n int, key text, set text)
    ), spelled as materialized (
      select distinct on (a.n) a.n, a.set, s.kind, a.letters from asked a join cards.spelling s using (letters)
      order by a.n, s.kind
    )
    select '[' || string_agg(json_build_object('total', coalesce(f.total, 0), 'printings', coalesce(f.printings, '[]'))::text,
      ',' order by a.n) || ']' as data
    from asked a left join lateral (
      select max(l.total) as total, json_agg(json_strip_nulls(json_build_object('object', 'card', 'id', l.id,
          'name', l.name, 'lang', l.lang, 'set', l.set_code, 'set_name', i.name,
          'collector_number', l.collector_number, 'released_at', l.released_at, 'games', l.games,
          'finishes', l.finishes, 'prices', r.raw -> 'prices', 'card_faces', r.raw -> 'card_faces'))
        order by l.extra, l.rank_name) as printings
      from (
        select p.id, o.name, p.lang, p.set_code, p.collector_number, p.released_at, p.games, p.finishes, p.extra, p.rank_name,
          count(*) over ()::int as total
        from spelled q join cards.spelling s on s.letters = q.letters and s.kind = q.kind
          join cards.oracle_card o using (oid) join cards.printing p using (oid)
        where q.n = a.n and p.gone_at is null and p.in_default and p.games @> '{paper}'
          and (q.set is null or p.set_code = q.set)
        order by p.extra, p.rank_name limit ${MAX_SUGGESTED}
      ) l join cards.set_info i on i.code = l.set_code join cards.card_raw r on r.id = l.id
    ) f on true`,
};

@Injectable()
export class LikelyPrintings {
  constructor(private readonly sql: Sql) {}

  /** For each name its likely printings, as the JSON text of a list. Throws a CardRefusal for what is no list of names. */
  async suggest(body: unknown): Promise<string> {
    const asked = identifiersIn(body).map(askedCard);
    const other = asked.find(({ kind }) => kind !== 'name');
    if (other) throw new CardRefusal(400, noSchema([other.kind]));
    const row = await this.sql.one<{ data: string }>(LIKELY, [JSON.stringify(asked)]);
    return `{"object":"list","data":${row.data}}`;
  }
}
