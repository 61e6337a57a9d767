// The SQL of the till: which copies each line means, and the log of lines that have changed.
import { moment } from '../../../platform/database/json-page.js';
import { idsOfCurrent } from '../../cards/index.js';

/** The terms of a row `c`, whose card is `card`. */
const TERMS = `json_build_object('card_id', c.card, 'condition', c.condition, 'finish', c.finish, 'language', c.language,
  'type', c.type, 'price_cents', c.price_cents, 'price_set_by', c.price_set_by,
  'external_id', c.external_id, 'shelf', c.shelf, 'note', c.note,
  'private_note', c.private_note, 'paid_cents', c.paid_cents, 'is_signed', c.is_signed, 'is_altered', c.is_altered)`;

/** Each kind of copies has an index of its own by their card. */
const KINDS = [
  `status = 'ACTIVE' and type in ('SELL', 'TRADE')`,
  `status = 'ACTIVE' and type = 'BUY'`,
  `status = 'RESERVED'`,
];

/**
 * $1 lister, $2 lines as JSON: what is known of each, in their order. A line means the copies with its external id, or else
 * those of its card, condition, finish, language and type: cards that a store is looking for are not on its shelves. The card of
 * a merged printing is the one that it was merged into.
 */
export const KNOWN_LINES = {
  name: 'stock.known-lines',
  text: `with asked as materialized (
      select nth, external_id, coalesce(t.card_id, sent.card_id) as card_id, condition, coalesce(finish, 'NONFOIL') as finish,
        coalesce(language, 'en') as language, coalesce(type, 'SELL') as type
      from rows from (json_to_recordset($2::json) as (external_id text, card_id uuid, condition text, finish text, language text,
          type text)) with ordinality as sent (external_id, card_id, condition, finish, language, type, nth)
      left join lateral (select t.card_id from cards.tradeable t where t.asked_id = sent.card_id limit 1) t on true),
    printings as materialized (
      select distinct id from (select distinct card_id from asked where external_id is null) a cross join lateral ${idsOfCurrent('a.card_id')} p),
    by_id as materialized (
      select coalesce(m.merged_into, c.card_id) as card, c.* from listings.copies c left join cards.merged_cards m on m.id = c.card_id
      where c.lister = $1 and c.external_id = any ((select array_agg(external_id) from asked)::text[])),
    by_card as materialized (
      select coalesce(m.merged_into, c.card_id) as card, c.* from (${KINDS.map(
        (kind) => `select * from listings.copies
          where lister = $1 and ${kind} and card_id = any ((select array_agg(id) from printings)::uuid[])`,
      ).join(' union all ')}) c left join cards.merged_cards m on m.id = c.card_id),
    meant as materialized (
      select a.nth, c.* from asked a join by_id c on c.external_id = a.external_id
      union all
      select a.nth, c.* from asked a join by_card c on a.external_id is null
        and (c.card, c.condition, c.finish, c.language, c.type) = (a.card_id, a.condition, a.finish, a.language, a.type)),
    counted as materialized (
      select nth, count(*) filter (where status = 'RESERVED') as reserved,
        json_agg(json_build_object('uuid', uuid, 'version', version, 'price_cents', price_cents, 'shelf', shelf, 'note', note)
          order by counted_at, created_at, uuid) filter (where status = 'ACTIVE') as copies,
        json_agg(json_build_object('uuid', uuid, 'version', version, 'price_cents', price_cents))
          filter (where status = 'RESERVED') as kept
      from meant group by nth),
    latest as materialized (
      select distinct on (nth) nth, ${TERMS}::jsonb as terms from meant c order by nth, created_at desc, uuid desc)
    select coalesce(json_agg(json_build_object('copies', coalesce(m.copies, '[]'), 'reserved', coalesce(m.reserved, 0),
        'kept', coalesce(m.kept, '[]'), 'terms', known.terms, 'asked', a.card_id,
        'card', (select json_build_object('isPaper', t.is_paper, 'finishes', t.finishes) from cards.tradeable t
          where t.asked_id = coalesce(a.card_id, (known.terms ->> 'card_id')::uuid) limit 1)) order by a.nth), '[]')::text as lines
    from asked a left join counted m using (nth) left join latest using (nth)
    cross join lateral (select coalesce(latest.terms,
        (select ${TERMS}::jsonb from (
            select k.*, coalesce(m.merged_into, k.card_id) as card
            from listings.known_lines k left join cards.merged_cards m on m.id = k.card_id) c
          where c.lister = $1 and c.external_id = a.external_id)) as terms) known`,
};

/**
 * Names the transaction ids of the log. It is another one wherever these may have been taken back: in another cluster or database, after
 * a recovery to an earlier moment, which begins a timeline, and after the restore of a backup, which makes the view again.
 */
const EPOCH = `substr(md5(concat_ws(' ', (select system_identifier from pg_control_system()),
  (select timeline_id from pg_control_checkpoint()), (select oid from pg_database where datname = current_database()),
  'listings.line_changes'::regclass::oid)), 1, 8)`;

/** All transactions before this one have ended. */
const XMIN = 'pg_snapshot_xmin(pg_current_snapshot())';

/**
 * $1 lister, $2 and $3 the transaction and number to start after, $4 limit. Only what was logged by transactions older than every
 * one that runs: another cannot commit before it later, so that nothing is skipped.
 */
export const LINE_CHANGES = {
  name: 'stock.line-changes',
  text: `with changes as materialized (
      select * from listings.line_changes
      where lister = $1 and (xid, seq) > ($2::text::xid8, $3::bigint) and xid < ${XMIN}
      order by xid, seq limit $4::int + 1)
    select coalesce(json_agg(json_build_object('line', c.line, 'externalId', c.external_id, 'cardId', c.card_id,
        'quantity', now.quantity, 'reserved', now.reserved, 'changedAt', ${moment('c.changed_at')}) order by c.xid, c.seq)
        filter (where nth <= $4::int), '[]')::text as changes,
      count(*) > $4::int as "hasMore",
      (array_agg(json_build_array(${moment('c.changed_at')}, c.xid::text, c.seq::text) order by c.xid desc, c.seq desc)
        filter (where nth <= $4::int))[1] as last,
      ${EPOCH} as epoch, ${XMIN}::text as xmin
    from (select *, row_number() over (order by xid, seq) as nth from changes) c
    cross join lateral (
      select count(*) filter (where status = 'ACTIVE') as quantity, count(*) filter (where status = 'RESERVED') as reserved
      from listings.copies where lister = $1 and line = c.line) now`,
};

/** The transactions that a feed begins with: all that run now, and those after them. */
export const FEED_START = {
  name: 'stock.feed-start',
  text: `select ${XMIN}::text as xid, ${EPOCH} as epoch`,
};
