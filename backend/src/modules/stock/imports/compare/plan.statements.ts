// Compares the rows of an import with the stock: what becomes of each, what that adds up to, and the changes of the commit.
import { ALLOCATION } from './allocation.sql.js';

/** In ADD mode nothing is allocated: how many there are of a line is asked of it. */
const BEFORE_ADDING = `select l.nth, count(c.uuid)::int as copies, coalesce(sum(c.price_cents), 0)::bigint as cents
    from leads l join listings.copies c on c.lister = $2 and c.card_id = l.card and c.condition = l.condition
      and c.finish = l.finish and c.language = l.language and c.type = l.type and c.price_cents = l.price_cents
      and c.is_signed = l.is_signed and c.is_altered = l.is_altered and coalesce(c.external_id, '') = l.external_id
    where $3 = 'ADD' group by l.nth`;

/** $1 import, $2 owner, $3 mode, $4 the fields that the file has. Gives each row its kind. */
export const PLAN = {
  name: 'stock.plan-import',
  text: `with ${ALLOCATION},
    before_adding as materialized (${BEFORE_ADDING}),
    kept as materialized (
      select nth, count(*)::int as copies, sum(price_before)::bigint as cents_before, sum(price_after)::bigint as cents_after,
        count(*) filter (where price_before <> price_after)::int as repriced, count(*) filter (where patch <> '{}')::int as changed,
        (array_agg(price_before order by abs(ln(price_after::float8 / price_before)) desc)
          filter (where price_before <> price_after))[1] as price_before
      from changed group by nth),
    gone as materialized (
      select nth, count(*)::int as copies, sum(price_cents)::bigint as cents from surplus where nth is not null group by nth),
    planned as materialized (
      select l.nth, l.total, coalesce(missing.copies, 0)::int as added, coalesce(kept.repriced, 0) as repriced,
        coalesce(kept.changed, 0) as changed, coalesce(gone.copies, 0) as removed, kept.price_before,
        coalesce(kept.copies, 0) + coalesce(gone.copies, 0) + coalesce(b.copies, 0) as copies_before,
        coalesce(kept.cents_before, 0) + coalesce(gone.cents, 0) + coalesce(b.cents, 0) as cents_before,
        coalesce(kept.cents_after, 0) + coalesce(b.cents, 0)
          + coalesce(missing.copies, 0) * coalesce(l.price_cents, 0)::bigint as cents_after
      from leads l left join missing using (nth) left join kept using (nth)
        left join gone using (nth) left join before_adding b using (nth)),
    led as (
      update stock.import_row r set
        kind = case when p.added > 0 and p.copies_before = 0 then 'NEW' when p.added > 0 then 'MORE'
          when p.removed > 0 and p.copies_before = p.removed then 'TO_ZERO' when p.removed > 0 then 'FEWER'
          when p.repriced > 0 then 'PRICE' when p.changed > 0 then 'CHANGED'
          when p.total = 0 and p.copies_before = 0 then 'SKIPPED' else 'UNCHANGED' end,
        reason = case when p.total = 0 and p.copies_before = 0 then 'none-in-stock' end,
        copies_before = p.copies_before, copies_after = p.copies_before + p.added - p.removed,
        cents_before = p.cents_before, cents_after = p.cents_after, price_before = p.price_before
      from planned p where r.import = $1 and r.nth = p.nth),
    followed as (
      update stock.import_row r set kind = 'SUMMED', into_line = s.lead_line
      from summed s where s.nth <> s.lead and r.import = $1 and r.nth = s.nth)
    insert into stock.import_row (import, nth, line, section, raw, said, stock_card, quantity, condition, finish, language, type,
      price_cents, kind, copies_before, copies_after, cents_before, cents_after)
    select $1, (select coalesce(max(nth), 0) from stock.import_row where import = $1)
        + row_number() over (order by sum(price_cents) desc, line), 0, 'ABSENT', '[]', '{}', card, 0, condition, finish, language,
      type, price_cents, 'TO_ZERO', count(*), 0, sum(price_cents), 0
    from surplus where nth is null group by line, card, condition, finish, language, type, price_cents`,
};

/**
 * $1 to $4 as above: copies that deals keep of the lines that the file is about, and of like ones that it has too few of which they
 * are and how many are missing.
 */
export const KEPT_COPIES = {
  name: 'stock.import-kept-copies',
  text: `with ${ALLOCATION},
    kept as materialized (
      select e.key, e.uuid, not exists (select from matched m where m.uuid = e.uuid)
          and not exists (select from doubtful d where d.uuid = e.uuid) as is_missing
      from existing e left join (select distinct key, true as is_near from leads) near using (key)
      where e.status = 'RESERVED' and (near.is_near or $3 = 'REPLACE' and e.type in (select type from leads)))
    select (select count(*)::int from kept) as copies, (select count(*)::int from kept where is_missing) as missing,
      coalesce((select json_agg(s) from (
        select json_agg(uuid) as copies, count(*) filter (where is_missing)::int as missing
        from kept group by key having bool_or(is_missing)) s), '[]') as shortages`,
};

/** How many copies the rows of $1 ask for in all: they are counted before they are written out. */
export const COPIES_WANTED = {
  name: 'stock.copies-wanted',
  text: `select coalesce(sum(quantity), 0)::bigint as copies from stock.import_row
    where import = $1 and section in ('STOCK', 'DECK') and kind is null`,
};

/** $1 import, $2 owner, $3 mode: what the rows add up to, as JSON, with the stop signs. What the owner wants to buy has no value. */
export const DIFFERENCE = {
  name: 'stock.import-difference',
  text: `with own as materialized (
      select count(distinct line)::int as lines, coalesce(sum(price_cents) filter (where type <> 'BUY'), 0)::bigint as cents
      from listings.copies where lister = $2 and status = 'ACTIVE'),
    rows as materialized (
      select kind, copies_before, copies_after, case when type = 'BUY' then 0 else coalesce(cents_before, 0) end as cents_before,
        case when type = 'BUY' then 0 else coalesce(cents_after, 0) end as cents_after, quantity, price_before, price_cents
      from stock.import_row where import = $1 and kind is not null),
    kinds as materialized (
      select kind, count(*)::int as lines, sum(case when kind in ('NEW', 'MORE', 'FEWER', 'TO_ZERO')
            then abs(copies_after - copies_before) when kind in ('PRICE', 'CHANGED', 'UNCHANGED') then copies_before
          else quantity end)::int as copies, sum(cents_after - cents_before) / 100.0::float8 as value
      from rows group by kind),
    figures as materialized (
      select count(*) filter (where price_before is not null)::int as repriced,
        count(*) filter (where price_cents > 3 * price_before::bigint or 3 * price_cents::bigint < price_before)::int as jumps,
        count(*) filter (where kind = 'TO_ZERO')::int as zeroed,
        coalesce(sum(cents_before) filter (where kind = 'TO_ZERO'), 0) as cents_zeroed
      from rows),
    zeroing as materialized (
      select greatest(100.0 * zeroed / nullif(lines, 0), 100.0 * cents_zeroed / nullif(cents, 0)) as percent from figures, own),
    before as materialized (
      select max(i.finished_at) as at from stock.import i join stock.batch b on b.uuid = i.batch
      where i.owner = $2 and i.state = 'COMMITTED' and b.status = 'DONE' and $3 = 'ADD' and i.choices ->> 'mode' = 'ADD'
        and i.hash = (select hash from stock.import where uuid = $1))
    select json_build_object(
      'kinds', coalesce((select json_agg(k order by k.kind) from kinds k), '[]'),
      'linesBefore', own.lines, 'valueBefore', own.cents / 100.0::float8, 'priceChanges', figures.repriced,
      'stopSigns', (select coalesce(json_agg(sign), '[]') from (
        select json_build_object('code', 'TO_ZERO', 'lines', zeroed, 'percent', round(percent, 1)) as sign from zeroing where percent > 10
        union all
        select json_build_object('code', 'PRICE_JUMP', 'lines', jumps) where jumps > 0
        union all
        select json_build_object('code', 'SAME_FILE', 'lines', 0, 'importedAt',
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from before where at is not null) signs)) as difference
    from own, figures`,
};

/**
 * Prices that follow a rule, of what is in stock: copies that are added at such a price follow it, too, whatever their shelf. A
 * price that only the file says is typed by hand.
 */
const PRICED_BY_RULE = `select coalesce(m.merged_into, c.card_id) as card, c.condition, c.finish, c.language, c.type, c.is_signed,
      c.is_altered, c.price_cents, 'RULE' as price_set_by
    from listings.copies c left join cards.merged_cards m on m.id = c.card_id
    where c.lister = $2 group by 1, 2, 3, 4, 5, 6, 7, 8 having bool_and(c.price_set_by = 'RULE')`;

/** Copies of one call to listings. */
const CHUNK = 10_000;
const inChunks = (verb: string, copies: string, from: string): string => `
  select '${verb}' as verb, chunk, json_agg(change)::text as changes from (
    select change, (sum(${copies}) over (order by nth, rank))::bigint / ${CHUNK} as chunk from (${from}) listed) chunked
  group by chunk`;

/**
 * $1 to $4 as above, $5 the batch, $6 now: what listings are to do, as the texts of JSON arrays. Copies are withdrawn before others
 * are added, which may have their external IDs.
 */
export const CHANGES = {
  name: 'stock.import-changes',
  text: `with ${ALLOCATION},
    by_rule as materialized (${PRICED_BY_RULE})
    ${inChunks(
      'withdraw',
      '1',
      `select json_build_object('uuid', uuid, 'version', version) as change, 0 as nth, uuid::text as rank from surplus`,
    )}
    union all
    ${inChunks(
      'change',
      '1',
      `select jsonb_build_object('uuid', uuid, 'version', version, 'counted_at', least(counted_at::timestamptz, $6::timestamptz)) || patch
        || case when price_after <> price_before then jsonb_build_object('price_cents', price_after, 'price_set_by', 'HAND') else '{}' end
        || case when price_after <> price_before or patch <> '{}' then jsonb_build_object('import', $5::uuid) else '{}' end as change,
        nth, uuid::text as rank from changed where status = 'ACTIVE'`,
    )}
    union all
    ${inChunks(
      'reprice',
      '1',
      `select json_build_object('uuid', uuid, 'version', version, 'price_cents', price_after, 'price_set_by', 'HAND') as change,
        nth, uuid::text as rank from changed where status = 'RESERVED' and price_after <> price_before`,
    )}
    union all
    ${inChunks(
      'add',
      'quantity',
      `select json_build_object('card_id', l.card, 'condition', l.condition, 'finish', l.finish, 'language', l.language,
          'type', l.type, 'price_cents', l.price_cents, 'price_set_by', price_set_by, 'external_id', nullif(l.external_id, ''), 'shelf', nullif(l.shelf, ''),
          'note', nullif(l.note, ''), 'private_note', nullif(l.private_note, ''), 'paid_cents', l.paid_cents, 'is_signed', l.is_signed, 'is_altered', l.is_altered,
          'counted_at', least(l.counted_at::timestamptz, $6::timestamptz), 'import', $5::uuid, 'quantity', m.copies) as change,
        l.nth, '' as rank, m.copies as quantity from missing m join leads l using (nth)
           left join by_rule using (card, condition, finish, language, type, is_signed, is_altered, price_cents)`,
    )}
    order by 1 desc, 2`,
};
