// Compares the rows of a file with a stock: by external ID where the stock knows it, else by card and terms.

const TERMS = 'card, condition, finish, language, type';
const termsOf = (row: string): string => `${row}.${TERMS.replaceAll(', ', `, ${row}.`)}`;
const BY_TERMS = (row: string): string => `concat_ws(' ', 'terms', ${termsOf(row)})`;
const BY_ID = (row: string): string => `'id ' || ${row}.external_id`;

/** Problems of cells that say nothing of how many copies there are of an external ID. */
const HARMLESS = [
  'unreadable-price',
  'ambiguous-price',
  'price-out-of-range',
  'unreadable-date',
  'unknown-flag',
  'unknown-condition',
  'several-conditions',
  'unknown-finish',
  'unknown-language',
  'unknown-type',
];

/**
 * $1 the report, $2 its owner, $3 the rows as JSON, $4 what a blank condition is. Writes the lines that differ, the largest
 * differences first, and gives the totals. A copy whose external ID the file names is compared by that, another by what it is; both
 * count reserved copies, which are on the shelf. Kinds of listings that the file does not have are left out, and so are copies that
 * only a row means which can't be compared: the file has them.
 */
export const COMPARE = {
  name: 'stock.reconcile',
  text: `with said as materialized (
      select * from json_to_recordset($3::json) as r (line int, external_id text, card_id uuid, condition text, finish text,
        language text, type text, quantity int, said text, reason text, problem text)),
    known as materialized (
      select k.external_id, coalesce(m.merged_into, k.card_id) as card, k.condition, k.finish, k.language, k.type
      from listings.known_lines k left join cards.merged_cards m on m.id = k.card_id
      where k.lister = $2 and k.external_id in (select external_id from said)),
    rows as materialized (
      select s.line, s.external_id, s.quantity, s.said, s.card_id as said_card, s.condition as said_condition,
        s.finish as said_finish, s.language as said_language, k.external_id is not null as is_by_id, coalesce(k.card, s.card_id) as card,
        coalesce(k.condition, s.condition, $4::text) as condition, coalesce(k.finish, s.finish, 'NONFOIL') as finish,
        coalesce(k.language, s.language, 'en') as language, coalesce(k.type, s.type, 'SELL') as type,
        case when k.external_id is not null then case when s.problem <> all ('{${HARMLESS}}'::text[]) then s.problem end
          else coalesce(s.problem, s.reason, case when s.card_id is null then 'unknown-card' end) end as reason
      from said s left join known k using (external_id)),
    theirs as materialized (
      select case when is_by_id then ${BY_ID('r')} else ${BY_TERMS('r')} end as key, bool_or(is_by_id) as is_by_id,
        min(external_id) as external_id, (array_agg(card))[1] as card, min(condition) as condition, min(finish) as finish,
        min(language) as language, min(type) as type, min(line) as line, sum(quantity)::int as copies
      from rows r where reason is null group by 1),
    own as materialized (
      select c.uuid, c.external_id, coalesce(m.merged_into, c.card_id) as card, c.condition, c.finish, c.language, c.type, c.status
      from listings.copies c left join cards.merged_cards m on m.id = c.card_id where c.lister = $2),
    open_rows as materialized (
      select distinct external_id, said_card, said_condition, said_finish, said_language from rows where reason is not null),
    doubtful as materialized (
      select o.uuid from open_rows r join own o on r.external_id = o.external_id
      union select o.uuid from open_rows r join own o on r.said_card = o.card
        and (r.external_id is null or o.external_id is null) and coalesce(r.said_condition, o.condition) = o.condition
        and coalesce(r.said_finish, o.finish) = o.finish and coalesce(r.said_language, o.language) = o.language),
    ours as materialized (
      select case when named.key is not null then named.key when alike.key is not null then alike.key
          when o.external_id is not null then ${BY_ID('o')} else ${BY_TERMS('o')} end as key,
        bool_or(named.key is not null or alike.key is null and o.external_id is not null) as is_by_id,
        case when count(distinct o.external_id) = 1 and bool_and(o.external_id is not null) then min(o.external_id) end as external_id,
        (array_agg(o.card))[1] as card, min(o.condition) as condition, min(o.finish) as finish, min(o.language) as language,
        min(o.type) as type, count(*)::int as copies, count(*) filter (where o.status = 'RESERVED')::int as reserved
      from own o
      left join (select key, external_id from theirs where is_by_id) named on named.external_id = o.external_id
      left join (select key from theirs where not is_by_id) alike on named.key is null and alike.key = ${BY_TERMS('o')}
      where named.key is not null or o.type in (select type from theirs)
        and (alike.key is not null or not exists (select from doubtful d where d.uuid = o.uuid))
      group by 1),
    compared as materialized (
      select coalesce(t.is_by_id, o.is_by_id) as is_by_id, coalesce(t.external_id, o.external_id) as external_id,
        coalesce(t.card, o.card) as card, coalesce(t.condition, o.condition) as condition, coalesce(t.finish, o.finish) as finish,
        coalesce(t.language, o.language) as language, coalesce(t.type, o.type) as type, t.line,
        coalesce(t.copies, 0) as theirs, coalesce(o.copies, 0) as ours, coalesce(o.reserved, 0) as reserved,
        case when t.key is null then 'NOT_IN_FILE' when o.key is null then 'NOT_IN_STOCK'
          when o.copies > t.copies then 'MORE' else 'FEWER' end as kind
      from theirs t full join ours o using (key)),
    drift as materialized (
      select * from (
        select kind, is_by_id, external_id, ${TERMS}, line, null as said, null as reason, theirs, ours, reserved
        from compared where theirs <> ours
        union all
        select 'NOT_COMPARED', false, external_id, null, null, null, null, null, line, said, reason, quantity, 0, 0
        from rows where reason is not null) d),
    written as (
      insert into stock.reconciliation_line (reconciliation, nth, kind, is_by_id, external_id, card_id, condition, finish,
        language, type, file_line, said, reason, theirs, ours, reserved)
      select $1, row_number() over (order by d.kind = 'NOT_COMPARED', abs(d.theirs - d.ours) desc, d.line, d.external_id,
          d.card, d.condition, d.finish, d.language, d.type), d.kind, is_by_id, external_id, card, condition, finish, language, type, line, said, reason,
        theirs, ours, reserved
      from drift d returning kind, theirs, ours)
    select json_build_object('lines', (select count(*) from compared), 'agreeing', (select count(*) from compared where theirs = ours),
      'copiesInFile', (select coalesce(sum(theirs), 0) from compared), 'copiesInStock', (select coalesce(sum(ours), 0) from compared),
      'kinds', (select coalesce(json_agg(k order by k.kind), '[]') from (
        select kind, count(*)::int as lines, sum(abs(theirs - ours))::int as copies from written group by kind) k)) as totals`,
};
