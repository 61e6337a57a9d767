// The one SQL statement of a search: which cards, which of their printings, which page, and the answer's data as text.
import { conditionOf, Values } from './compile.js';
import type { Query } from './query.js';
import type { SearchRequest } from './search-request.js';

/** How many cards a page holds. */
export const PAGE_SIZE = 175;

const RANK = { name: 'p.rank_name', set: 'p.rank_set', released: 'p.rank_released' } as const;
/** rank_name ends in the preferred printing, so the least of a card is the one that stands for it. */
const SHOWN = {
  prints: 'select id, rank, lang from found',
  cards: 'select distinct on (oid) id, rank, lang from found order by oid, rank_name',
  art: 'select distinct on (oid, art) id, rank, lang from found order by oid, art, rank_name',
} as const;

/** The statement and its values. It answers one row: `total`, and `data`, the raw cards with commas between. */
export function searchStatement(query: Query, request: SearchRequest): { text: string; values: unknown[] } {
  const values = new Values();
  const conditions = ['p.gone_at is null'];
  if (!request.multilingual) conditions.push('p.in_default');
  if (!request.extras) conditions.push('not p.extra');
  if (!request.variations) conditions.push('not p.variation');
  conditions.push(conditionOf(query, values));
  const direction = request.dir ?? (request.order === 'released' ? 'desc' : 'asc');
  // One place, several languages: English stands first whichever way the order runs.
  const order = `rank ${direction}, lang <> 'en', lang, id`;
  const text = `with found as materialized (
      select p.id, p.oid, p.art, p.lang, p.rank_name, ${RANK[request.order]} as rank
      from cards.printing p join cards.oracle_card o on o.oid = p.oid
      where ${conditions.join(' and ')}
    ), shown as materialized (${SHOWN[request.unique]}),
    page as (
      select id, rank, lang from shown order by ${order}
      limit ${PAGE_SIZE} offset ${values.bind((request.page - 1) * PAGE_SIZE)}::bigint
    )
    select (select count(*)::int from shown) as total,
      (select string_agg(r.raw::text, ',' order by ${order}) from page join cards.card_raw r using (id)) as data`;
  return { text, values: values.list };
}
